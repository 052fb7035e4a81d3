// Cards and terms explain themselves: a small leaf on hover and focus, a large one on demand.

import type { Offers } from "../games/wotr-cards/offers";

type Kind = "card" | "location" | "term";

class Explain {
  open = $state<{ kind: Kind; id: string } | null>(null);
  hint = $state<{ kind: Kind; id: string; box: DOMRect } | null>(null);
  offers: Offers | null = null; // of the table one sits at: a thing that is not among them can say why
  private timer = 0;

  show(kind: Kind, id: string): void {
    this.leave();
    this.open = { kind, id };
  }

  close(): void {
    this.open = null;
  }

  hover(kind: Kind, id: string, at: Element): void {
    clearTimeout(this.timer);
    if (matchMedia("(hover: none)").matches) return;
    this.timer = window.setTimeout(() => {
      if (at.isConnected) this.hint = { kind, id, box: at.getBoundingClientRect() };
    }, 350);
  }

  // The table has changed: whatever the hint was about may be gone.
  leave(): void {
    clearTimeout(this.timer);
    this.hint = null;
  }
}

export const explain = new Explain();
