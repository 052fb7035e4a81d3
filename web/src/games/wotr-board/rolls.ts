// What the dice of the last battle and the last Hunt showed, as the chronicle tells it.

import type { HallEvent } from "../../lib/protocol";
import type { GameEvent, HuntRolledEvent } from "./types";

export interface Die6 {
  value: number;
  hit: boolean;
  again?: boolean; // whether it was rolled once more
}

type Rolled = "combat-rolled" | "leaders-rerolled" | "additional-attack-rolled";

function since(events: HallEvent[], begin: GameEvent["event"]): GameEvent[] {
  const all = events as GameEvent[];
  return all.slice(
    Math.max(
      0,
      all.findLastIndex(({ event }) => event === begin),
    ),
  );
}

// The highest of them are those that hit.
export function marked(dice: number[], hits: number): Die6[] {
  const order = dice.map((value, i) => ({ value, i })).toSorted((a, b) => b.value - a.value);
  const good = new Set(order.slice(0, hits).map(({ i }) => i));
  return dice.map((value, i) => ({ value, hit: good.has(i) }));
}

// The last roll of a side in this battle; none if it has not rolled in this round.
export function rollOf(events: HallEvent[], kind: Rolled, side: string, rolled: number[] | undefined): Die6[] {
  if (!rolled?.length) return [];
  const told = since(events, "battle-began").findLast((event) => event.event === kind && event.side === side);
  return marked(rolled, told?.event === kind ? told.hits : 0);
}

// So many of the dice that missed were rolled again.
export function rolledAgain(dice: Die6[], count: number): Die6[] {
  let left = count;
  return dice.map((die) => (!die.hit && left-- > 0 ? { ...die, again: true } : die));
}

export function lastHunt(events: HallEvent[]): { roll: HuntRolledEvent | undefined; after: GameEvent[] } {
  const after = since(events, "hunt-rolled");
  const [roll] = after;
  return { roll: roll?.event === "hunt-rolled" ? roll : undefined, after };
}
