// The sums of a position, as they are shown.

import type { View } from "./protocol";

// Some points are totals only when a match is over: then its scores are those of its outcome.
export function countedAt(view: View, totals: Record<string, any>): Record<string, any> {
  return view.outcome && totals.scores ? { ...totals, scores: Object.fromEntries(view.outcome[2]) } : totals;
}
