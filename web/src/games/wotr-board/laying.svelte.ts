// Which names stand where, and at which scale of the map: first when their letters are there and it is known how large
// the map is; then anew when it has rested for a moment, so that nobody waits for them who zooms or begins a battle.

import { language } from "../../lib/texts.svelte";
import type { Box } from "../../map/boxes";
import { NOTHING } from "../../map/covered";
import type { Window } from "../../map/window.svelte";
import { mordorBoxes } from "./mordor";
import { lettersCome, measuredAnew, namesAt, NO_NAMES, type Name } from "./names";
import { edgesOf, HIGH } from "./warp";

// Names and pieces are placed at these scales, and drawn in the same way at all between.
const SCALES = [0.5, 0.6, 0.7, 0.8, 0.86, 0.92, 0.96, 0.99, 1, 1.1, 1.25, 1.4, 1.6, 1.9, 2.25, 2.6, 3.1, 3.7];
const [NORTH, WEST] = [100, 288]; // buttons lie above the one, panels under the other, in units of the map
const RESTED = 60; // milliseconds

interface Laid {
  key: string; // what was laid out
  scale: number;
  fixed: Box[]; // where nothing stands
  names: Map<string, Name>;
}

export class Laying {
  laid = $state.raw<Laid>({ key: "", scale: 1, fixed: [], names: NO_NAMES });
  private hasLetters = $state(false);
  private letters = $state(0); // how often others have come

  constructor(private readonly pane: Window) {
    void lettersCome().then(() => (this.hasLetters = true));
    $effect(() => this.followLetters());
    $effect(() => this.layOut());
  }

  isDrawn = $derived.by(() => !!this.laid.key);
  isBusy = $derived.by(() => this.laid.key !== this.key);
  private scale = $derived.by(() => SCALES.findLast((step) => step <= this.pane.scale) ?? SCALES[0]!);
  // The panel in the western sea grows and shrinks; names must not move with it.
  private fixed = $derived.by((): Box[] => [
    ...edgesOf(this.scale),
    ...mordorBoxes(this.scale),
    ...this.pane.hidden.map(([left, top, right, bottom]): Box =>
      top < NORTH ? [left, top, right, bottom] : [left, Math.min(top, WEST), right, HIGH],
    ),
  ]);
  private key = $derived.by(() => JSON.stringify([language.page, this.letters, this.scale, this.fixed]));

  private followLetters(): () => void {
    const measure = () => {
      if (measuredAnew()) this.letters++;
    };
    document.fonts.addEventListener("loadingdone", measure);
    return () => document.fonts.removeEventListener("loadingdone", measure);
  }

  private layOut(): (() => void) | undefined {
    if (!this.hasLetters || this.pane.cover === NOTHING || !this.isBusy) return;
    const { key, scale, fixed } = this;
    const lay = () => (this.laid = { key, scale, fixed, names: namesAt(scale, fixed) });
    if (!this.isDrawn) {
      lay();
      return;
    }
    const timer = window.setTimeout(lay, RESTED);
    return () => clearTimeout(timer);
  }
}
