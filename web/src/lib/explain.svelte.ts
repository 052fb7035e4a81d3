// Everything explains itself: in the reading glass beside the table on hover and focus, in a sheet on demand. What
// depends on the position is asked of the hall when it is wanted.

import { MediaQuery } from "svelte/reactivity";
import type { GamePage, Offer } from "../games/game";
import type { Explanation } from "./messages";

export interface Thing {
  kind: string; // card, location, term, mark
  id: string;
}

const MOMENT = 90; // milliseconds; so long a pointer rests on what it means
const ASKED: readonly string[] = ["card", "location", "player"]; // of which the rules know more than is printed

class Explain {
  open = $state<Thing | null>(null); // in the sheet
  glass = $state<Thing | null>(null); // in the reading glass
  game = $state.raw<GamePage | null>(null); // whose things these are
  told = $state.raw<Record<string, Explanation>>({}); // what the hall has told at this position
  offersAt = $state.raw<(thing: Thing) => Offer[]>(() => []); // what can be done with it now
  choose: (offer: Offer) => void = () => {};
  siblings = $state.raw<(thing: Thing) => string[]>(() => []); // among which it lies, such as a hand
  private ask: ((thing: Thing) => Promise<Explanation>) | null = null;
  private timer = 0;

  // The message that tells what a thing does; an expansion may word it anew.
  textOf(kind: string, id: string): string {
    return this.game?.textOf?.(kind, id) ?? `${kind}-${id}.text`;
  }

  // A table has come, or its position has changed: all that was told may have changed.
  begin(ask: (thing: Thing) => Promise<Explanation>): void {
    this.ask = ask;
    this.told = {};
    for (const thing of [this.glass, this.open]) if (thing) this.learn(thing.kind, thing.id);
  }

  end(): void {
    this.ask = null;
    this.told = {};
    this.glass = null;
    this.offersAt = this.siblings = () => [];
  }

  of(kind: string, id: string): Explanation | undefined {
    return this.told[`${kind} ${id}`];
  }

  learn(kind: string, id: string): void {
    const { ask } = this;
    if (!ask || !(this.game?.asked ?? ASKED).includes(kind) || this.of(kind, id)) return;
    ask({ kind, id })
      .then((told) => {
        if (this.ask === ask) this.told = { ...this.told, [`${kind} ${id}`]: told };
      })
      .catch(() => {}); // what is printed can be read all the same
  }

  show(kind: string, id: string): void {
    clearTimeout(this.timer);
    const isNew = this.glass?.kind !== kind || this.glass.id !== id;
    this.fill(kind, id);
    if (isNew && isTouched() && isGlassSeen()) return; // the second touch opens it
    this.open = { kind, id };
  }

  close(): void {
    this.open = null;
  }

  hover(kind: string, id: string): void {
    clearTimeout(this.timer);
    if (isTouched()) return;
    this.timer = window.setTimeout(() => this.fill(kind, id), MOMENT);
  }

  // The pointer has gone on: the glass keeps what was read last.
  leave(): void {
    clearTimeout(this.timer);
  }

  private fill(kind: string, id: string): void {
    this.glass = { kind, id };
    this.learn(kind, id);
  }
}

export const isNarrow = new MediaQuery("max-width: 1180px"); // no room for the glass beside the table
const isTouched = (): boolean => matchMedia("(hover: none)").matches;
const isGlassSeen = (): boolean => !!document.querySelector(".glass .lens")?.getClientRects().length;

export const explain = new Explain();
