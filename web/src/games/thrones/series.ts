// Castles and strongholds of each house after each round.

import { t } from "../../lib/texts.svelte";
import type { Series } from "../game";
import type { Totals } from "./types";

const DASHES = [undefined, "9 5", "3 4", "12 4 3 4", "1 5", "6 3 1 3"];

export function seriesOf(rounds: { totals: object }[]): Series[] {
  const castles = rounds.map(({ totals }) => (totals as Totals).castles);
  return Object.keys(castles.at(-1) ?? {}).map((house, i) => ({
    name: t(`player-${house}`),
    side: house,
    icon: `s-${house}`,
    dash: DASHES[i % DASHES.length],
    values: castles.map((held) => held[house] ?? 0),
  }));
}
