// What goes on at the table, for its styles: what takes the room of what.

import type { WarOffer, WarOffers } from "./offers";
import type { View } from "./types";

const [MANY, MOST] = [4, 6]; // of what can be chosen: a small screen, a large screen has room for them

// A battle or a Hunt; more to choose than there is room for besides what is told, and no Nation or faction to be chosen;
// what is answered on the map; the expansion.
export function states(view: View, { unplaced, figures, regions, nations, factions }: WarOffers): string[] {
  const isAsked = (lying: Map<string, WarOffer[]>): boolean => [...lying.values()].flat().some(({ begins }) => !begins);
  const count = isAsked(nations) || isAsked(factions) ? 0 : Math.max(unplaced.length, figures.length);
  const found = {
    "in-battle": view.battle || view.hunt,
    busy: count > MANY,
    crowded: count > MOST,
    "on-map": regions.size,
    warriors: view.factions,
  };
  return Object.entries(found).flatMap(([name, is]) => (is ? [name] : []));
}
