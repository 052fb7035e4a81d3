// An army is dragged to where it shall go: it is chosen when it leaves its region, and sent when it is let go over one
// that is lit, at once or as soon as the table has said where it may go.

import type { Point } from "../../map/mosaic";

const FAR = 6; // pixels; less is a click
const PATIENCE = 3000; // milliseconds in which the table says where it may go

export class Drag {
  region = $state(""); // from where
  at = $state<Point>([0, 0]); // on the screen
  over = $state(""); // a lit region under it
  private start: Point = [0, 0];
  private wish = ""; // let go there before it was lit
  private until = 0;
  private began = $state(false);

  constructor(
    private readonly isLit: (region: string) => boolean,
    private readonly take: (region: string) => void,
    private readonly regionAt: (x: number, y: number) => string,
  ) {}

  get isMoving(): boolean {
    return this.began;
  }

  hold(region: string, event: PointerEvent): void {
    if (event.button) return;
    event.stopPropagation();
    [this.region, this.start, this.began, this.wish] = [region, [event.clientX, event.clientY], false, ""];
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener("pointermove", (moved) => this.follow(moved), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(
        end,
        (ended) => {
          gone.abort();
          this.release(ended, end === "pointerup");
        },
        { signal },
      );
  }

  private follow({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.began && Math.hypot(x - this.start[0], y - this.start[1]) < FAR) return;
    if (!this.began && this.isLit(this.region)) this.take(this.region);
    this.began = true;
    this.at = [x, y];
    const under = this.regionAt(x, y);
    this.over = this.isLit(under) ? under : "";
  }

  private release({ clientX: x, clientY: y }: PointerEvent, isDone: boolean): void {
    const under = this.regionAt(x, y);
    if (this.began && isDone && under && under !== this.region) {
      if (this.isLit(under)) this.take(under);
      else [this.wish, this.until] = [under, Date.now() + PATIENCE];
    }
    const { began } = this;
    [this.region, this.over] = ["", ""];
    setTimeout(() => (this.began &&= !began)); // the click that follows is none
  }

  // The table has said something new.
  goOn(): void {
    if (!this.wish || Date.now() > this.until || !this.isLit(this.wish)) return;
    const goal = this.wish;
    this.wish = "";
    this.take(goal);
  }
}
