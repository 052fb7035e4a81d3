// The sums of a position, as they are shown.

import type { Totals, View } from "./protocol";

// Some points are counted only when a match is over: then its scores are those of its outcome.
export function totalsAt(view: View, totals: Totals): Totals {
  return view.outcome && "scores" in totals ? { ...totals, scores: Object.fromEntries(view.outcome[2]) } : totals;
}
