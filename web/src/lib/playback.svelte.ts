// What others did since our last answer, told again deed by deed while the thing it is about is lit on the table.

import type { Entry } from "../games/game";
import type { HallEvent } from "./protocol";

// Where the things on a table say what they are.
const NAMED = ["card", "field", "area", "spot", "of", "player"];

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
  const things = NAMED.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`.tablescreen [data-${name}]`)]);
  const told = things.filter(({ dataset }) => NAMED.some((name) => words.includes(dataset[name] ?? "")));
  told.push(...document.querySelectorAll<HTMLElement>(`.log [data-entry="${entry.number}"]`));
  for (const thing of told) thing.classList.add("retold");
  told.at(-1)?.scrollIntoView({ block: "nearest" });
  return () => {
    for (const thing of told) thing.classList.remove("retold");
  };
}
