// The Faction die of a side: whether it lies in the pool this turn, and what has become of it.

import type { HallEvent } from "../../../lib/protocol";
import type { Side } from "../facts";
import type { GameEvent, View } from "../types";
import { FACTIONS, IN_PLAY } from "./factions";

export type DieState =
  | { state: "none" }
  | { state: "ready" | "eye" | "used"; face: string; leaves: boolean }
  | { state: "waits"; leaves: boolean } // not rolled yet
  | { state: "joins" }; // with the next turn

export const hasFaction = (view: View, side: Side): boolean =>
  [...FACTIONS.values()].some((faction) => faction.side === side && view.factions?.[faction.id] === IN_PLAY);

export function factionDie(view: View, events: HallEvent[], side: Side): DieState {
  const isThere = hasFaction(view, side);
  if (!view.faction_pool?.includes(side)) return { state: isThere ? "joins" : "none" };
  const leaves = !isThere;
  const ready = view.faction_dice?.[side];
  if (ready) return { state: "ready", face: ready, leaves };
  const face = rolledFace(events, side);
  if (!face) return { state: "waits", leaves };
  return { state: face === "eye" ? "eye" : "used", face, leaves };
}

// What it showed in this turn.
export function rolledFace(events: HallEvent[], side: Side): string {
  const all = events as GameEvent[];
  const began = all.findLastIndex(({ event }) => event === "turn-began");
  const rolled = all.findLast((told, i) => i > began && told.event === "faction-die-rolled" && told.side === side);
  return rolled?.event === "faction-die-rolled" ? rolled.face : "";
}
