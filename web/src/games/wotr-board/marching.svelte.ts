// Who goes. An army is chosen, then figures are taken or left with plus and minus, then the goal is chosen. The rules ask
// for the goal first and then, one by one, who stays behind: what was laid out here is answered to these questions as
// far as they offer it. Nothing here knows who may go: where an answer is not offered, the question is left to us.

import { words } from "../../lib/narration";
import type { Question } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Offer } from "../game";
import type { Side } from "./facts";
import { forceIn, sideOfPlayer } from "./forces";
import type { View } from "./types";
import { escort } from "./warriors/tokens";

export const GO = "go";
const GOALS = ["move-to", "attack", "land-in"]; // questions where an army goes to
const WHO = "stay-behind"; // about the region and those who would go

type Counts = Record<string, number>;

// An army with all who go with it.
const readyIn = (view: View, region: string, side: Side): string[] => [
  ...forceIn(view, region, side),
  ...escort(view, region, side),
];

class Marching {
  origin = $state(""); // whose army may go; none if nobody is asked
  all = $state.raw<string[]>([]); // who stands ready
  stays = $state<Counts>({}); // how many of each figure stay behind
  asked = $state.raw<Question | null>(null);
  stuck = $state(""); // who was to stay, and must go
  tray = $state<HTMLElement>(); // in which it is told who goes
  isAtHead = $state(false); // the tray hides goals at the foot of the map
  private wish: string[] | null = null; // who stays, while this is being answered
  private table: Table | undefined;

  // What the table says: called with every position.
  watch(table: Table | undefined, question: Question | undefined, view: View): void {
    this.table = table;
    if (!question) {
      if (!this.wish) this.leave();
      return;
    }
    const [origin = "", ...going] = words(question.about).map(String);
    if (question.kind === WHO) this.lay(question, origin, going);
    else if (GOALS.includes(question.kind))
      this.lay(question, origin, readyIn(view, origin, sideOfPlayer(view, question.actor)));
    else return this.leave();
    if (this.wish && question.kind === WHO) this.go(question);
    else this.wish = null; // something was taken back
  }

  private lay(question: Question, origin: string, all: string[]): void {
    if (question.kind === this.asked?.kind && question.turn === this.asked.turn && origin === this.origin) return;
    Object.assign(this, { asked: question, origin, all, stays: {} });
    if (!this.wish) this.stuck = "";
  }

  leave(): void {
    if (this.origin) Object.assign(this, { origin: "", all: [], stays: {}, asked: null, stuck: "", wish: null });
  }

  get kinds(): string[] {
    return [...new Set(this.all)];
  }

  count(figure: string): number {
    return this.all.filter((other) => other === figure).length;
  }

  going(figure: string): number {
    return this.count(figure) - (this.stays[figure] ?? 0);
  }

  get isWhole(): boolean {
    return this.kinds.every((figure) => !this.stays[figure]);
  }

  // Whether it is asked who stays, so that nobody else can be left than whom the table offers.
  get isWho(): boolean {
    return this.asked?.kind === WHO;
  }

  mayStay(figure: string): boolean {
    if (this.going(figure) < 1) return false;
    return !this.isWho || !this.isWhole || !!this.asked?.options.includes(figure);
  }

  get mayGo(): boolean {
    return this.isWho && (!this.isWhole || !!this.asked?.options.includes(GO));
  }

  leaveBehind(figure: string): void {
    if (this.mayStay(figure)) this.stays = { ...this.stays, [figure]: (this.stays[figure] ?? 0) + 1 };
  }

  takeAlong(figure: string): void {
    if (this.stays[figure]) this.stays = { ...this.stays, [figure]: this.stays[figure] - 1 };
  }

  takeAll(): void {
    this.stays = {};
  }

  // Whether an offer is answered here: the goal is answered by the table, and what we laid out follows it.
  take({ question, option }: Offer): boolean {
    if (GOALS.includes(question.kind)) this.wish = this.left();
    if (question.kind !== WHO) return false;
    if (option !== GO) this.leaveBehind(String(option));
    else this.depart();
    return true;
  }

  depart(): void {
    if (!this.asked || !this.mayGo) return;
    this.wish = this.left();
    this.go(this.asked);
  }

  private left(): string[] {
    return Object.entries(this.stays).flatMap(([figure, count]) => Array<string>(count).fill(figure));
  }

  // The next of the answers: who cannot go anyway stays without being named.
  private go(question: Question): void {
    const going = words(question.about).map(String);
    this.wish = this.wish!.filter((figure) => going.includes(figure));
    const [next = GO] = this.wish;
    if (question.options.includes(next)) {
      this.wish = this.wish.slice(1);
      this.table?.answer(question, next);
      if (next === GO) this.wish = null;
    } else Object.assign(this, { stuck: next === GO ? "" : next, wish: null, stays: {} });
  }
}

export const marching = new Marching();
