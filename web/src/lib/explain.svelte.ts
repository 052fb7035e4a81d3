// Cards and terms explain themselves: a small leaf on hover and focus, a large one on demand.

import type { GamePage } from "../games/game";

type Kind = "card" | "location" | "term";

class Explain {
  open = $state<{ kind: Kind; id: string } | null>(null);
  hint = $state<{ kind: Kind; id: string; box: DOMRect } | null>(null);
  game = $state.raw<GamePage | null>(null); // whose things these are
  unlit: (kind: Kind, id: string) => string = () => ""; // why a thing cannot be chosen now
  private timer = 0;

  // The message that tells what a thing does; an expansion may word it anew.
  textOf(kind: string, id: string): string {
    return this.game?.textOf?.(kind, id) ?? `${kind}-${id}.text`;
  }

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
