// Victory points of both sides, Corruption, and how far the Ring still had to go, after each turn.

import { t } from "../../lib/texts.svelte";
import type { Series } from "../game";
import { SIDES } from "./facts";
import { colourOf } from "./battles";
import type { Totals } from "./types";

export function seriesOf(rounds: { totals: object }[]): Series[] {
  const all = rounds.map(({ totals }) => totals as Totals);
  return [
    ...SIDES.map((side) => ({
      name: t(`player-${side}`),
      side: colourOf(side),
      icon: `s-${colourOf(side)}`,
      values: all.map(({ points }) => points[side] ?? 0),
    })),
    {
      name: t("page-series-corruption"),
      side: "bad",
      icon: "corruption",
      dash: "3 4",
      values: all.map(({ corruption }) => corruption),
    },
    {
      name: t("page-series-steps"),
      side: "good",
      icon: "fellowship",
      dash: "9 5",
      values: all.map(({ steps_left }) => steps_left),
    },
  ];
}
