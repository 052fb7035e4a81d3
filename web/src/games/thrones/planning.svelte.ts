// Orders are planned here, as behind a screen: placed, changed and swapped until one is content, then laid on the table
// with one message. The plan is kept in the browser, so that it outlives a reload. Which orders may be laid down, and
// how many of them, the table tells: see `plans` among its totals.

import type { Question } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { OrderLimit, Plan } from "./types";

export const NO_ORDER = "none"; // for areas that the tokens do not reach
const READY = "ready";

type Draft = Record<string, string>; // area → order

class Planning {
  house = $state(""); // who plans; nobody outside the planning phase
  areas = $state<string[]>([]); // where orders are due
  draft = $state<Draft>({});
  selected = $state("");
  swapping = $state(false);
  mode = $state<"draft" | "sending" | "recalling">("draft");
  sent = $state(false);
  dragged = $state<{ order: string; from: string; x: number; y: number } | null>(null);
  areaAt: (x: number, y: number) => string = () => ""; // of the map on the screen
  private limits = $state.raw<OrderLimit[]>([]);
  private key = "";
  private round = 0;
  private steps = $state.raw<Draft[]>([]); // the plan as it was before each change

  constructor() {
    // Another tab of this seat has changed the plan.
    addEventListener("storage", ({ key, newValue }) => {
      if (key === this.key && newValue) this.take(newValue);
    });
  }

  // What the table says: called with every position.
  watch(table: string, house: string, round: number, { areas, limits }: Plan, sent: boolean): void {
    const key = `orders-${table}-${house}`;
    this.limits = limits;
    this.sent = sent;
    if (key === this.key && round === this.round && areas.join() === this.areas.join()) return;
    Object.assign(this, { key, house, areas, round, mode: "draft", swapping: false });
    this.take(localStorage.getItem(key) ?? "{}");
    this.selected = this.nextEmpty();
  }

  // The plan as it was kept, if it is one of this round.
  private take(kept: string): void {
    const { round, draft } = JSON.parse(kept) as { round?: number; draft?: Draft };
    const own = round === this.round ? Object.entries(draft ?? {}) : [];
    this.draft = Object.fromEntries(own.filter(([area]) => this.areas.includes(area)));
    this.steps = [];
  }

  leave(): void {
    if (this.house)
      Object.assign(this, {
        house: "",
        areas: [],
        draft: {},
        selected: "",
        swapping: false,
        mode: "draft",
        sent: false,
        key: "",
        dragged: null,
      });
  }

  get complete(): boolean {
    return this.areas.every((area) => this.draft[area]);
  }

  get placed(): number {
    return this.areas.filter((area) => this.draft[area]).length;
  }

  // How many special orders we may lay down, and have laid down.
  get stars(): { used: number; most: number } {
    const limit = this.limits.find(({ why }) => why === "stars");
    return limit ? { used: used(limit, Object.values(this.draft)), most: limit.most } : { used: 0, most: 0 };
  }

  get orders(): string[] {
    return [...new Set(this.limits.flatMap(({ orders }) => orders))];
  }

  // How many tokens of this order can still be laid down, were the selected area empty.
  left(order: string): number {
    return this.leftAfter(order, this.elsewhere);
  }

  // Why none of these can be laid down.
  lack(order: string): OrderLimit["why"] {
    const placed = this.elsewhere;
    return this.limitsOf(order).find((limit) => used(limit, placed) >= limit.most)?.why ?? "used";
  }

  private get elsewhere(): string[] {
    return this.areas.filter((area) => area !== this.selected).map((area) => this.draft[area] ?? "");
  }

  private limitsOf(order: string): OrderLimit[] {
    return this.limits.filter(({ orders }) => orders.includes(order));
  }

  private leftAfter(order: string, placed: string[]): number {
    return Math.min(...this.limitsOf(order).map((limit) => limit.most - used(limit, placed)));
  }

  private nextEmpty(): string {
    const after = [...this.areas.slice(this.areas.indexOf(this.selected) + 1), ...this.areas];
    return after.find((area) => !this.draft[area]) ?? (this.selected || this.areas[0] || "");
  }

  private change(draft: Draft): void {
    this.steps = [...this.steps, this.draft];
    this.draft = draft;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(this.key, JSON.stringify({ round: this.round, draft: this.draft }));
  }

  // Lay a token into the selected area, or into another one.
  put(order: string, area = this.selected): void {
    if (!this.areas.includes(area)) return;
    this.selected = area;
    if (this.left(order) < 1) return;
    this.change({ ...this.draft, [area]: order });
    this.selected = this.nextEmpty();
  }

  // Click on one of our areas: it is selected, or it trades orders with the selected one.
  touch(area: string): void {
    if (this.swapping && this.draft[this.selected] && area !== this.selected) this.swap(this.selected, area);
    else this.selected = area;
    this.swapping = false;
  }

  swap(one: string, other: string): void {
    if (one === other || !this.areas.includes(one) || !this.areas.includes(other)) return;
    const { [one]: first, [other]: second, ...rest } = this.draft;
    this.change({ ...rest, ...(second && { [one]: second }), ...(first && { [other]: first }) });
    this.selected = other;
  }

  get canUndo(): boolean {
    return !!this.house && !this.sent && this.mode === "draft" && this.steps.length > 0;
  }

  undo(): boolean {
    if (this.house && this.mode !== "draft") return true; // an answer is on its way: not now
    if (!this.canUndo) return false;
    this.draft = this.steps.at(-1)!;
    this.steps = this.steps.slice(0, -1);
    this.selected = this.nextEmpty();
    this.keep();
    return true;
  }

  // Let the mouse or a finger take a token along; where it is let go decides.
  drag(order: string, from: string, event: PointerEvent): void {
    if (event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent) => {
      if (this.dragged || Math.hypot(at.clientX - start.x, at.clientY - start.y) > 6)
        this.dragged = { order, from, x: at.clientX, y: at.clientY };
    };
    const drop = (at: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      const area = this.dragged && at.type === "pointerup" ? this.areaAt(at.clientX, at.clientY) : "";
      if (this.areas.includes(area)) {
        if (from) this.swap(from, area);
        else this.put(order, area);
      }
      setTimeout(() => (this.dragged = null)); // the click that ends a drag is none
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  }

  // Lay the plan on the table: all of it, even if a part was sent before and is another one now.
  async lay(table: Table): Promise<void> {
    await this.recall(table);
    const asked = this.askedAt(table);
    if (asked?.about !== this.areas[0]) return; // something stands for good: the table says what
    this.mode = "sending";
    await table.answerAll(asked!, this.answers());
    this.mode = "draft";
  }

  // Take everything back that was sent.
  async recall(table: Table): Promise<void> {
    const asked = this.askedAt(table);
    const sent =
      asked?.kind === "place-order" ? this.areas.indexOf(String(asked.about)) : this.answers().length - (asked ? 1 : 0);
    if (!sent) return;
    this.mode = "recalling";
    await table.undo(this.house, sent);
    this.mode = "draft";
  }

  private askedAt(table: Table): Question | undefined {
    return table.questions.find(({ actor }) => actor === this.house);
  }

  // What is answered to lay this plan down. Where one order alone is left, nobody is asked: it lies there by itself.
  private answers(): string[] {
    const placed: string[] = [];
    const answers: string[] = [];
    for (const area of this.areas) {
      const order = this.draft[area] ?? "";
      if (this.orders.filter((other) => this.leftAfter(other, placed) > 0).length > 1) answers.push(order);
      placed.push(order);
    }
    return [...answers, READY];
  }
}

function used({ orders }: OrderLimit, placed: string[]): number {
  return placed.filter((order) => orders.includes(order)).length;
}

export const planning = new Planning();
