// What others did since our last answer, told again deed by deed while the thing it is about is lit on the table.

import type { Entry } from "../games/game";
import type { HallEvent } from "./protocol";

// Where the things on a table say what they are.
const NAMED = ["card", "field", "area", "region", "spot", "of", "player", "nation", "companion"];

export class Playback {
  entries = $state.raw<Entry[]>([]);
  at = $state(0);
  readonly entry = $derived<Entry | undefined>(this.entries[this.at]);

  begin(entries: Entry[]): void {
    this.entries = entries;
    this.at = 0;
  }

  next(): void {
    if (this.at < this.entries.length - 1) this.at++;
    else this.close();
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  close(): void {
    this.entries = [];
    this.at = 0;
  }
}

// All that an event names.
function wordsOf(event: HallEvent): string[] {
  return Object.values(event)
    .flat(2)
    .filter((word): word is string => typeof word === "string");
}

// Light what an entry is about; returned is how to put out that light.
export function light(entry: Entry): () => void {
  const words = [entry.event, ...entry.after.map(({ event }) => event)].flatMap(wordsOf);
  const told = thingsNamed(words, NAMED);
  told.push(...document.querySelectorAll<HTMLElement>(`.log [data-entry="${entry.number}"]`));
  told.at(-1)?.scrollIntoView({ block: "nearest" });
  return mark(told, "retold");
}

// What lies on the table under these names.
export function thingsNamed(words: readonly string[], names: readonly string[]): HTMLElement[] {
  const things = names.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`.tablescreen [data-${name}]`)]);
  return things.filter(({ dataset }) => names.some((name) => words.includes(dataset[name] ?? "")));
}

// Returned is how to take the mark away.
export function mark(things: HTMLElement[], as: string): () => void {
  for (const thing of things) thing.classList.add(as);
  return () => {
    for (const thing of things) thing.classList.remove(as);
  };
}
