// What others may know of those at a table: how strong they play, how reliable they are.

import type { Repute, ReliabilityTold } from "./messages";
import { ask } from "./protocol";
import { t } from "./texts.svelte";

export type Reputes = Record<string, Repute>; // by seat; of those who have a profile

export function reputesAt(table: string, key = ""): Promise<Reputes> {
  return ask<Reputes>(`/api/tables/${table}/repute`, {}, key);
}

export function reputeText({ rating, reliability }: Repute): string {
  return [
    rating ? t("page-rating-of", { rating: rating.rating, settled: rating.is_settled ? "yes" : "no" }) : "",
    reliabilityText(reliability),
  ]
    .filter(Boolean)
    .join(" · ");
}

export function reliabilityText({ turns, in_time, matches, left }: ReliabilityTold): string {
  if (!matches) return t("page-new-here");
  const inTime = turns ? t("page-in-time", { share: Math.floor((100 * in_time) / turns), turns }) : "";
  return [inTime, t("page-matches-left", { matches, left })].filter(Boolean).join(" · ");
}
