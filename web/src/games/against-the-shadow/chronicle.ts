// The chronicle of the expansion: what a bot did stands in one line with the way that led to it.

import type { Entry } from "../game";
import * as base from "../wotr-cards/chronicle";
import type { GameEvent } from "./types";

export function entriesOf(events: GameEvent[]): Entry<GameEvent>[] {
  return base.entriesOf(events).map((entry) => (entry.event.event === "bot-turn" ? deedOf(entry) : entry));
}

function deedOf({ number, last, after }: Entry<GameEvent>): Entry<GameEvent> {
  const [deed, ...rest] = after;
  return {
    number,
    last,
    event: deed!.event,
    after: rest.map((line) => ({ ...line, depth: Math.max(1, line.depth - 1) })),
    turn: number,
  };
}
