// Who stands where.

import { CHARACTERS, FREE, NAZGUL, sideOf, type Side } from "./facts";
import type { View } from "./types";

// Units and Leaders of a side in a region, then Nazgûl and characters.
export function forceIn(view: View, region: string, side: Side): string[] {
  const army = (side === FREE ? view.free : view.shadow)[region] ?? [];
  const nazgul = side === FREE ? 0 : (view.nazgul[region] ?? 0);
  return [...army, ...Array<string>(nazgul).fill(NAZGUL), ...charactersIn(view, region, side)];
}

export function charactersIn(view: View, region: string, side: Side): string[] {
  return [...CHARACTERS.keys()].filter((who) => view.characters[who] === region && sideOf(who) === side);
}

export function sideOfPlayer(view: View, player: string): Side {
  return view.teams[FREE]?.includes(player) ? FREE : "shadow";
}
