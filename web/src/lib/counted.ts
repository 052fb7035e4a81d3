// The sums of a position, as they are shown.

import type { View } from "./protocol";

// Some points are counted only when a match is over: then its scores are those of its outcome.
export function countedAt(view: View, counted: Record<string, any>): Record<string, any> {
  return view.outcome && counted.scores ? { ...counted, scores: Object.fromEntries(view.outcome[2]) } : counted;
}
