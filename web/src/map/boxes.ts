// Boxes on a map, and what two of them share.

import type { Point } from "./mosaic";

export type Box = [left: number, top: number, right: number, bottom: number];
export type Size = [width: number, height: number];

export const GAP = 2; // that is kept between things

export const shared = (a: Box, b: Box, gap = GAP): number => {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + gap;
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + gap;
  return wide > 0 && high > 0 ? wide * high : 0;
};

export const movedBy = ([left, top, right, bottom]: Box, [x, y]: Point): Box => [
  left + x,
  top + y,
  right + x,
  bottom + y,
];

export const around = (boxes: Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
];

export const middleOf = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2];
