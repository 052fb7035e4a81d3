// What others did since our last answer, or since we looked, told again deed by deed while the thing it is about is lit
// on the table.

import type { Entry, GamePage } from "../games/game";
import { newsSince, toldOnce } from "./chronicle";
import { preferences } from "./preferences.svelte";
import type { HallEvent } from "./protocol";

// Where the things on a table say what they are.
const NAMED = ["card", "field", "area", "region", "spot", "of", "player", "nation", "companion"];

export class Playback {
  entries = $state.raw<Entry[]>([]);
  at = $state(0);
  taken = $state(false); // the reader has taken over, and it waits for them
  readonly entry = $derived<Entry | undefined>(this.entries[this.at]);
  private away = true; // nobody looks: the table was not opened yet, or lies under something else

  constructor(private readonly table: string) {}

  get playsByItself(): boolean {
    return preferences.playsByItself && !this.taken;
  }

  // Whoever looks again sees what has happened meanwhile, if they like things to move and `calm` says that nobody's
  // clock runs for them.
  watch(game: GamePage, told: HallEvent[], isSeen: boolean, calm: boolean): void {
    if (!isSeen) return this.leave();
    const looked = `looked-${this.table}`; // how much was told when they last looked; nothing, if they were never here
    const before = Number(localStorage.getItem(looked) ?? Infinity);
    localStorage.setItem(looked, String(told.length));
    if (this.away && calm && preferences.playsByItself)
      this.begin(newsSince(game, toldOnce(game.entriesOf(told)), before));
    this.away = false;
  }

  private leave(): void {
    this.away = true;
    this.close();
  }

  begin(entries: Entry[]): void {
    this.entries = entries;
    this.at = 0;
    this.taken = false;
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

// What the deed that is told again is about: a map brings it into sight.
export const retold = $state<{ words: string[] }>({ words: [] });

// Light what an entry is about, also what is drawn only later; returned is how to put out that light.
export function light(entry: Entry): () => void {
  const words = [entry.event, ...entry.after.map(({ event }) => event)].flatMap(wordsOf);
  const told = document.querySelectorAll<HTMLElement>(`.log [data-entry="${entry.number}"]`);
  told[0]?.scrollIntoView({ block: "nearest" });
  const show = () => mark([...thingsNamed(words, NAMED), ...told], "retold");
  const drawn = new MutationObserver(show);
  drawn.observe(document.querySelector(".tablescreen")!, { childList: true, subtree: true });
  show();
  retold.words = words;
  return () => {
    drawn.disconnect();
    retold.words = [];
    for (const thing of document.querySelectorAll(".retold")) thing.classList.remove("retold");
  };
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
