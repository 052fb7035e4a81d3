// An Elven Ring is dragged onto a die: then the question which die it changes is answered by itself.

import type { Table } from "../../lib/table.svelte";
import type { Offer } from "../game";

class Rings {
  dragged = $state<{ x: number; y: number } | null>(null);
  private face = ""; // of the die on which it was let go

  drag(event: PointerEvent, ring: Offer, pick: (offers: Offer[], at: string) => void): void {
    if (event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent) => {
      if (this.dragged || Math.hypot(at.clientX - start.x, at.clientY - start.y) > 6)
        this.dragged = { x: at.clientX, y: at.clientY };
    };
    const drop = (at: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      const under = this.dragged && at.type === "pointerup" ? document.elementFromPoint(at.clientX, at.clientY) : null;
      this.face = under?.closest<HTMLElement>("[data-die]")?.dataset.die ?? "";
      if (this.face) pick([ring], "ring");
      setTimeout(() => (this.dragged = null)); // the click that ends a drag is none
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  }

  // What the table says: called with every position.
  watch(table: Table): void {
    const asked = table.questions.find(({ kind }) => kind === "ring-die");
    if (asked && this.face && asked.options.includes(this.face)) table.answer(asked, this.face);
    if (asked || table.questions.length) this.face = "";
  }
}

export const rings = new Rings();
