// The chronicle as a tree: what somebody did, and below it what came of it.

import type { Entry, GamePage } from "../games/game";
import { eventText } from "./narration";
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

// The same thing told several times over is told once, with how often.
export function toldOnce(entries: Entry[]): (Entry & { times: number })[] {
  const found: (Entry & { times: number })[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const alone = !last?.after.length && !entry.after.length && last?.turn === entry.turn;
    if (last && alone && eventText(last.event) === eventText(entry.event))
      Object.assign(last, { last: entry.last, times: last.times + 1 });
    else found.push({ ...entry, times: 1 });
  }
  return found;
}

// What has happened since so many events were told.
export function newsSince(game: GamePage, entries: Entry[], told: number): Entry[] {
  return entries.filter((entry) => entry.last >= told && !game.isRound(entry.event));
}
