// The Action dice of this turn, as the chronicle tells of them.

import type { HallEvent } from "../../lib/protocol";
import type { Side } from "./facts";
import { sideOfPlayer } from "./forces";
import type { DieSkippedEvent, DieUsedEvent, GameEvent, View } from "./types";

type Spent = DieUsedEvent | DieSkippedEvent;

// Of this turn, the first one first.
function spentDice(events: HallEvent[]): Spent[] {
  const all = events as GameEvent[];
  const began = all.findLastIndex(({ event }) => event === "turn-began");
  return all
    .slice(began + 1)
    .filter((told): told is Spent => told.event === "die-used" || told.event === "die-skipped");
}

// The die that is being used now: nobody is asked for the next one yet.
export function dieInUse(events: HallEvent[], view: View, asked: string | undefined): DieUsedEvent | undefined {
  const last = spentDice(events).at(-1);
  return last?.event === "die-used" &&
    view.phase === "actions" &&
    asked !== undefined &&
    asked !== "die" &&
    asked !== "act"
    ? last
    : undefined;
}

// The faces of the dice that a side has used, but not the one in use.
export function usedFaces(events: HallEvent[], view: View, side: Side, inUse: DieUsedEvent | undefined): string[] {
  return spentDice(events)
    .filter((told) => told !== inUse && sideOfPlayer(view, told.player) === side)
    .map(({ face }) => face);
}
