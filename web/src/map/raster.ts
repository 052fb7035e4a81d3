// Which area lies where, in small squares: filled from the shapes that are drawn, so that what is looked up is what is
// seen. Sums over all squares above and to the left tell in four steps how much of a box lies in an area.

import type { Box } from "./boxes";
import type { Point } from "./mosaic";

export class Raster {
  readonly squares: Int16Array; // the number of an area, or what fills the rest
  readonly across: number;
  readonly down: number;

  constructor(
    readonly wide: number,
    readonly high: number,
    readonly step: number,
    rest: number,
  ) {
    [this.across, this.down] = [Math.ceil(wide / step), Math.ceil(high / step)];
    this.squares = new Int16Array(this.across * this.down).fill(rest);
  }

  // The squares whose middles lie within these lines.
  fill(rings: Point[][], number: number): void {
    for (let row = 0; row < this.down; row++) {
      const y = (row + 0.5) * this.step;
      const cuts = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const from = Math.max(0, Math.ceil(cuts[i]! / this.step - 0.5));
        const to = Math.min(this.across - 1, Math.floor(cuts[i + 1]! / this.step - 0.5));
        if (to >= from) this.squares.fill(number, row * this.across + from, row * this.across + to + 1);
      }
    }
  }

  at(x: number, y: number): number | undefined {
    const [column, row] = [Math.floor(x / this.step), Math.floor(y / this.step)];
    if (column < 0 || row < 0 || column >= this.across || row >= this.down) return undefined;
    return this.squares[row * this.across + column];
  }
}

function crossings(ring: Point[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    if (a[1] <= y !== b[1] <= y) found.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  }
  return found;
}

// Sums of a value of each square, for quick answers about boxes.
export class Sums {
  private readonly sums: Float64Array;

  constructor(
    private readonly raster: Raster,
    value: (square: number, index: number) => number,
    private readonly part: Box = [0, 0, raster.across, raster.down], // in squares
  ) {
    const [left, top, right, bottom] = part;
    const wide = right - left + 1;
    this.sums = new Float64Array(wide * (bottom - top + 1));
    for (let row = top; row < bottom; row++) {
      let line = 0;
      for (let column = left; column < right; column++) {
        const index = row * raster.across + column;
        line += value(raster.squares[index]!, index);
        const at = (row - top + 1) * wide + column - left + 1;
        this.sums[at] = line + this.sums[at - wide]!;
      }
    }
  }

  // Within a box of the map; what lies beyond the part counts nothing.
  within(left: number, top: number, right: number, bottom: number): number {
    const { step } = this.raster;
    const [from, above, to, below] = this.part;
    const wide = to - from + 1;
    const l = clamp(Math.round(left / step), from, to) - from;
    const r = clamp(Math.round(right / step), from, to) - from;
    const t = (clamp(Math.round(top / step), above, below) - above) * wide;
    const b = (clamp(Math.round(bottom / step), above, below) - above) * wide;
    return this.sums[b + r]! - this.sums[t + r]! - this.sums[b + l]! + this.sums[t + l]!;
  }
}

const clamp = (n: number, least: number, most: number): number => (n < least ? least : n > most ? most : n);
