// The part of the map that is shown: moved by mouse, finger and arrows, enlarged up to four times.

import { isForTable } from "../lib/keyboard.svelte";
import type { Box } from "./boxes";
import { NOTHING, type Cover } from "./covered";
import type { Point } from "./mosaic";

// What is to be seen of a map at once, in its units.
export interface Seen {
  left: number;
  wide: number;
  high: number;
}

// Pixels of a unit: screens on which it is smaller begin enlarged, so that names can be read.
export interface Readable {
  small: number;
  begins: number;
  most?: number; // that one may look at, where four times the whole map is less
  strip?: boolean; // on a phone what is to be seen lies under the row of buttons
}

const MOST = 4;
const [ASIDE, ABOVE] = [50, 40]; // pixels between the edge and what is to be seen
const COARSE = 12; // units of the map, so that not every pixel of a resized window places the armies anew
const [STEP, PACE] = [1.35, 80];

export class Window {
  private readonly seen: Seen = { left: 0, wide: 1, high: 1 };
  private readonly readable: Readable = { small: 0, begins: 0 };
  wide = $state(760);
  high = $state(800);
  cover = $state.raw<Cover>(NOTHING);
  moved = $state(false); // a pointer went along: its end is no click
  held = $state(false);
  private chosen = $state(0); // nothing was chosen yet
  private fitted = $state(Infinity); // so that all that is to be seen has room
  private middle = $state<Point>([0, 0]);
  private pointers: Record<number, Point> = {}; // that are down
  private box: HTMLElement | undefined;

  // A map that is not shown has no size.
  fit = $derived(Math.max(0.1, Math.min(this.wide / this.seen.wide, this.high / this.seen.high)));
  private most = $derived(Math.max(MOST, (this.readable.most ?? 0) / this.fit));
  zoom = $derived(
    Math.min(
      this.fitted,
      this.chosen || (this.fit < this.readable.small ? Math.min(this.most, this.readable.begins / this.fit) : 1),
    ),
  );
  scale = $derived(this.fit * this.zoom);
  free = $derived(this.high - this.cover.foot); // of its height
  // The middle, but never so that one looks past the edge of the map.
  private kept = $derived.by((): Point => {
    const within = (at: number, from: number, size: number, seen: number) =>
      seen >= size
        ? from
          ? from + size / 2
          : seen / 2
        : Math.min(from + size - seen / 2, Math.max(from + seen / 2, at));
    return [
      within(this.middle[0], this.seen.left, this.seen.wide, this.wide / this.scale),
      within(this.middle[1], 0, this.seen.high, this.free / this.scale),
    ];
  });
  x = $derived(this.wide / 2 - this.kept[0] * this.scale);
  y = $derived(this.free / 2 - this.kept[1] * this.scale);
  // The parts of the map under buttons and panels, while all of it is seen: nothing stands there.
  hidden = $derived.by((): Box[] => {
    if (this.zoom > 1) return [];
    const at = (side: number, from: number, round: (n: number) => number) =>
      COARSE * round((side - from) / this.scale / COARSE);
    return [this.cover.buttons, ...this.cover.panels].map(([left, top, right, bottom]) => [
      at(left, this.x, Math.floor),
      at(top, this.y, Math.floor),
      at(right, this.x, Math.ceil),
      at(bottom, this.y, Math.ceil),
    ]);
  });

  constructor(seen: Seen, readable: Readable) {
    [this.seen, this.readable] = [seen, readable];
    this.middle = [seen.left + seen.wide / 2, seen.high / 2];
  }

  zoomBy(factor: number, at: Point = [this.wide / 2, this.free / 2]): void {
    const [x, y] = [(at[0] - this.x) / this.scale, (at[1] - this.y) / this.scale];
    this.chosen = Math.min(this.most, Math.max(1, this.zoom * factor));
    this.fitted = Infinity;
    this.middle = [x + (this.wide / 2 - at[0]) / this.scale, y + (this.free / 2 - at[1]) / this.scale];
  }

  zoomIn(): void {
    this.zoomBy(STEP);
  }

  zoomOut(): void {
    this.zoomBy(1 / STEP);
  }

  fitAll(): void {
    this.chosen = 1;
  }

  moveBy(dx: number, dy: number): void {
    this.middle = [this.kept[0] - dx / this.scale, this.kept[1] - dy / this.scale];
  }

  // At least so many pixels of a unit, with this place in the middle.
  look(at: Point, scale: number): void {
    this.chosen = Math.min(this.most, Math.max(this.zoom, scale / this.fit));
    this.fitted = Infinity;
    this.middle = at;
  }

  // Bring these places into sight, if they are not; but not so far off that names are no longer shown.
  show(places: Point[]): void {
    if (!places.length || !this.box) return;
    const strip = this.readable.strip && this.cover.phone ? this.cover.buttons[3] - this.cover.buttons[1] : 0;
    const above = ABOVE + strip;
    const seen = ([x, y]: Point) => {
      const [px, py] = [this.x + x * this.scale, this.y + y * this.scale];
      return px > ASIDE - 1 && py > above - 1 && px < this.wide - ASIDE + 1 && py < this.free - ABOVE + 1;
    };
    if (places.every(seen)) return;
    const ends = (side: 0 | 1): Point => [
      Math.min(...places.map((p) => p[side])),
      Math.max(...places.map((p) => p[side])),
    ];
    const [[left, right], [top, bottom]] = [ends(0), ends(1)];
    const room = Math.min((this.wide - 2 * ASIDE) / (right - left), (this.free - above - ABOVE) / (bottom - top));
    this.fitted = Math.max(1, this.readable.small / this.fit, Math.min(this.most, room / this.fit));
    this.middle = [(left + right) / 2, (top + bottom) / 2 - strip / 2 / this.scale];
    if (!places.some(seen)) this.middle = places[0]!;
  }

  // Where on the map a place of the screen is, if the map is there.
  onMap(x: number, y: number): Point | undefined {
    const box = this.box?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
    return [(x - box.left - this.x) / this.scale, (y - box.top - this.y) / this.scale];
  }

  press(event: KeyboardEvent): void {
    if (!isForTable(event)) return;
    const arrows: Record<string, Point> = {
      ArrowLeft: [PACE, 0],
      ArrowRight: [-PACE, 0],
      ArrowUp: [0, PACE],
      ArrowDown: [0, -PACE],
    };
    const arrow = arrows[event.key];
    if (event.key === "+" || event.key === "=") this.zoomIn();
    else if (event.key === "-") this.zoomOut();
    else if (arrow && this.box?.contains(document.activeElement)) this.moveBy(...arrow);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  watch = (box: HTMLElement): { destroy: () => void } => {
    const gone = new AbortController();
    const { signal } = gone;
    this.box = box;
    box.addEventListener("wheel", (event) => this.turn(event), { passive: false, signal });
    box.addEventListener("pointerdown", (event) => this.hold(event), { signal });
    addEventListener("pointermove", (event) => this.follow(event), { signal });
    addEventListener("pointerup", (event) => this.release(event), { signal });
    addEventListener("pointercancel", (event) => this.release(event), { signal });
    return { destroy: () => gone.abort() };
  };

  private within(event: MouseEvent): Point {
    const { left, top } = this.box!.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  private get fingers(): number {
    return Object.keys(this.pointers).length;
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 500), this.within(event));
  }

  private hold(event: PointerEvent): void {
    if (event.button) return;
    if (!this.fingers) this.moved = false;
    this.pointers[event.pointerId] = this.within(event);
    this.held = true;
  }

  private follow(event: PointerEvent): void {
    const before = this.pointers[event.pointerId];
    if (!before) return;
    const now = this.within(event);
    if (this.fingers === 2) {
      const other = Object.entries(this.pointers).find(([id]) => Number(id) !== event.pointerId)![1];
      const far = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1]);
      this.zoomBy(far(now) / Math.max(1, far(before)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      this.moved = true;
    } else {
      if (!this.moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < 5) return;
      this.moved = true;
      this.moveBy(now[0] - before[0], now[1] - before[1]);
    }
    this.pointers[event.pointerId] = now;
  }

  private release(event: PointerEvent): void {
    delete this.pointers[event.pointerId];
    this.held = this.fingers > 0;
  }
}
