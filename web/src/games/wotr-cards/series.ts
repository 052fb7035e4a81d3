// The points of both sides after each round.

import { t } from "../../lib/texts.svelte";
import type { Outcome } from "../../lib/protocol";
import type { Series } from "../game";
import type { Totals } from "./types";

const SIDES = ["free", "shadow"];

export function seriesOf(rounds: { totals: object }[], { scores }: Outcome): Series[] {
  return SIDES.map((side) => {
    const values = rounds.map(({ totals }) => (totals as Totals).scores[side] ?? 0);
    values.splice(-1, 1, scores[side] ?? values.at(-1)!); // what counts only at the end
    return { name: t(`side-${side}`), side, icon: `s-${side}`, dash: side === "shadow" ? "9 5" : undefined, values };
  });
}
