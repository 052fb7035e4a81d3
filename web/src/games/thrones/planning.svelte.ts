// Orders are planned here, as behind a screen: placed, changed and swapped until one is content, then sent one after
// the other. The plan is kept in the browser, so that it outlives a reload.

import type { View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { areasInOrder, ORDERS } from "./facts";

export const NO_ORDER = "none"; // for areas that the tokens do not reach

type Plan = Record<string, string>;

class Planning {
  house = $state(""); // who plans; nobody outside the planning phase
  areas = $state<string[]>([]); // where orders are due
  draft = $state<Plan>({});
  selected = $state("");
  swapping = $state(false);
  mode = $state<"draft" | "sending" | "recalling">("draft");
  sent = $state(false);
  stars = $state(0); // how many special orders we may lay
  dragged = $state<{ order: string; from: string; x: number; y: number } | null>(null);
  areaAt: (x: number, y: number) => string = () => ""; // of the map on the screen
  private banned = $state<string[]>([]);
  private key = "";
  private round = 0;
  private steps = $state.raw<Plan[]>([]); // the plan as it was before each change

  constructor() {
    // Another tab of this seat has changed the plan.
    addEventListener("storage", ({ key, newValue }) => {
      if (key === this.key && newValue) this.take(newValue);
    });
  }

  // What the table says: called with every position.
  watch(table: string, house: string, view: View, stars: number, sent: boolean): void {
    const areas = areasInOrder.filter((area) => view.holder[area] === house);
    const key = `orders-${table}-${house}`;
    this.banned = view.banned ?? [];
    this.stars = stars;
    this.sent = sent;
    if (key === this.key && view.round === this.round && areas.join() === this.areas.join()) return;
    Object.assign(this, { key, house, areas, round: view.round, mode: "draft", swapping: false });
    this.take(localStorage.getItem(key) ?? "{}");
    this.selected = this.nextEmpty();
  }

  // The plan as it was kept, if it is one of this round.
  private take(kept: string): void {
    const { round, draft } = JSON.parse(kept) as { round?: number; draft?: Plan };
    const own = round === this.round ? Object.entries(draft ?? {}) : [];
    this.draft = Object.fromEntries(own.filter(([area]) => this.areas.includes(area)));
    this.steps = [];
  }

  leave(): void {
    if (this.house) Object.assign(this, { house: "", areas: [], draft: {}, selected: "", swapping: false, mode: "draft", sent: false, key: "", dragged: null });
  }

  get complete(): boolean {
    return this.areas.every((area) => this.draft[area]);
  }

  get placed(): number {
    return this.areas.filter((area) => this.draft[area]).length;
  }

  get starsUsed(): number {
    return Object.values(this.draft).filter((order) => ORDERS.get(order)?.special).length;
  }

  // How many tokens of this order can still be laid down, were the selected area empty.
  left(order: string): number {
    const facts = ORDERS.get(order);
    const others = this.areas.filter((area) => area !== this.selected).map((area) => this.draft[area] ?? "");
    if (!facts) return this.areas.length - this.usable - others.filter((other) => other === NO_ORDER).length;
    if (this.isBanned(order)) return 0;
    const free = this.stars - others.filter((other) => ORDERS.get(other)?.special).length;
    const left = facts.copies - others.filter((other) => other === order).length;
    return facts.special ? Math.min(left, free) : left;
  }

  // Why none of these can be laid down.
  lack(order: string): "banned" | "stars" | "used" {
    const used = this.areas.filter((area) => area !== this.selected && this.draft[area] === order).length;
    return this.isBanned(order) ? "banned" : used < (ORDERS.get(order)?.copies ?? 0) ? "stars" : "used";
  }

  private isBanned(order: string): boolean {
    return this.banned.includes(order) || this.banned.includes(ORDERS.get(order)?.type ?? "");
  }

  private get usable(): number {
    const all = [...ORDERS.values()].filter(({ id }) => !this.isBanned(id));
    const count = (special: boolean) => all.filter((facts) => !!facts.special === special).reduce((sum, facts) => sum + facts.copies, 0);
    return count(false) + Math.min(count(true), this.stars);
  }

  private nextEmpty(): string {
    const after = [...this.areas.slice(this.areas.indexOf(this.selected) + 1), ...this.areas];
    return after.find((area) => !this.draft[area]) ?? (this.selected || this.areas[0] || "");
  }

  private change(draft: Plan): void {
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
      if (this.dragged || Math.hypot(at.clientX - start.x, at.clientY - start.y) > 6) this.dragged = { order, from, x: at.clientX, y: at.clientY };
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
    table.trouble = null;
    const asked = table.questions.find(({ actor }) => actor === this.house);
    if (asked?.kind === "place-order" && asked.about !== this.areas[0]) await this.recall(table);
    this.mode = "sending";
    this.send(table);
  }

  // The next step of sending the plan, whenever the table has moved on; what was refused is not sent again.
  send(table: Table): void {
    if (this.mode !== "sending" || table.pending) return;
    const asked = table.online && !table.trouble ? table.questions.find(({ actor }) => actor === this.house) : undefined;
    if (asked?.kind === "orders-ready") table.answer(asked, "ready");
    else if (asked?.kind === "place-order" && asked.options.includes(this.draft[String(asked.about)]!)) table.answer(asked, this.draft[String(asked.about)]!);
    else this.mode = "draft";
  }

  // Take everything back that was sent, one answer after the other.
  async recall(table: Table): Promise<void> {
    this.mode = "recalling";
    const asked = () => table.questions.find(({ actor }) => actor === this.house);
    const able = () => table.seen.some((seen) => seen.can_undo.includes(this.house));
    try {
      while (able() && !(asked()?.kind === "place-order" && asked()?.about === this.areas[0])) {
        const { era } = table.position!;
        await table.say("undo", { actor: this.house });
        for (let wait = 0; table.position!.era === era && wait < 100; wait++) await new Promise((done) => setTimeout(done, 20));
      }
    } catch {
      // too late: the table says why
    }
    this.mode = "draft";
  }
}

export const planning = new Planning();
