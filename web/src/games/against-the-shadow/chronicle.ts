// The chronicle of the expansion: what a bot did stands in one line with the way that led to it.

import type { HallEvent } from "../../lib/protocol";
import type { Entry } from "../game";
import * as base from "../wotr-cards/chronicle";

export function entriesOf(events: HallEvent[]): Entry[] {
  const entries: Entry[] = [];
  for (const entry of base.entriesOf(events)) {
    const before = entries.at(-1);
    if (before?.turn !== undefined && before.turn === entry.number - 1 && entry.event.player === before.event.player) {
      entries[entries.length - 1] = { ...entry, number: before.number, turn: before.turn };
    } else if ("walk" in entry.event) {
      entries.push(withoutWalk(entry));
    } else {
      entries.push(entry);
    }
  }
  return entries;
}

// Where no deed of the card game follows, the last part of the walk says what is done.
function withoutWalk(entry: Entry): Entry {
  const { walk, ...event } = entry.event as HallEvent & { walk: HallEvent[] };
  return { ...entry, event, after: [walk.at(-1)!, ...entry.after], turn: entry.number };
}
