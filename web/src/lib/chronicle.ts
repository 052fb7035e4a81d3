// The chronicle as a tree: what somebody did, and below it what came of it.

import type { Entry } from "../games/game";
import type { HallEvent } from "./protocol";

// Each event that nothing else brought about begins an entry; what came of it stands there, too. Some are not told.
export function entriesOf<E extends HallEvent>(events: E[], untold: E["event"][] = []): Entry<E>[] {
  const entries: Entry<E>[] = [];
  const places = new Map<number, { entry: Entry<E>; depth: number }>(); // of the events, by their numbers
  events.forEach((event, number) => {
    if (untold.includes(event.event)) return;
    const cause = event.cause === undefined ? undefined : places.get(event.cause);
    if (cause) {
      const depth = cause.depth + 1;
      cause.entry.after.push({ event, depth });
      cause.entry.last = number;
      places.set(number, { entry: cause.entry, depth });
    } else {
      const entry = { number, last: number, event, after: [] };
      entries.push(entry);
      places.set(number, { entry, depth: 0 });
    }
  });
  return entries;
}
