// The chronicle as a tree: what somebody did, and below it what came of it.

import type { Entry } from "../games/game";
import type { HallEvent } from "./protocol";

// Each event that nothing else brought about begins an entry; what came of it follows there.
export function entriesOf(events: HallEvent[]): Entry[] {
  const entries: Entry[] = [];
  const entryOf = new Map<number, Entry>(); // by the numbers of its events
  events.forEach((event, number) => {
    const entry = typeof event.cause === "number" ? entryOf.get(event.cause) : undefined;
    if (entry) {
      entry.after.push(event);
      entry.last = number;
      entryOf.set(number, entry);
      return;
    }
    const own = { number, last: number, event, after: [] };
    entries.push(own);
    entryOf.set(number, own);
  });
  return entries;
}
