// What of an area is to be clicked, and where the key for it lies, in pixels.

import { shared, type Box } from "./boxes";
import type { Point } from "./mosaic";

export interface Spot {
  at: Point; // on the map
  left: number; // from there
  top: number;
  wide: number;
  high: number;
}

const FINGER = 40; // nothing is smaller
export const LOZENGE = 13; // from the middle of a key's lozenge to its corners
const OUTSIDE = 80; // what it costs it to lie in another area, in square units that it hides
// Beside the block, the best first, in parts of the way to its edges.
const WAYS: Point[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [-0.5, -1],
  [0.5, -1],
  [0, 1],
  [-0.9, -0.8],
  [0.9, -0.8],
  [-0.9, 0.8],
  [0.9, 0.8],
];

// All of a block that lies around a place, and not less than a finger.
export function spotAround(at: Point, [left, top, right, bottom]: Box, scale: number): Spot {
  const [wide, high] = [Math.max(FINGER, (right - left) * scale), Math.max(FINGER, (bottom - top) * scale)];
  return {
    at,
    left: ((left + right) / 2) * scale - wide / 2,
    top: ((top + bottom) / 2) * scale - high / 2,
    wide,
    high,
  };
}

// What is left of a spot beside the buttons over a map: less of its height or less of its width.
export function spotBeside(spot: Spot, [x, y]: Point, [left, top, right, bottom]: Box): Spot {
  const [dx, dy] = [right - (x + spot.left), bottom - (y + spot.top)];
  const isFree = dx <= 0 || dy <= 0 || x + spot.left + spot.wide <= left || y + spot.top + spot.high <= top;
  if (isFree) return spot;
  if (dy * spot.wide < dx * spot.high) return { ...spot, top: spot.top + dy, high: Math.max(0, spot.high - dy) };
  return { ...spot, left: spot.left + dx, wide: Math.max(0, spot.wide - dx) };
}

// The lozenge with the key lies beside the block, in its area, where it hides the least; from the middle of the block.
export function lozengesOf(
  spots: Map<string, Spot>,
  taken: Box[],
  scale: number,
  areaAt: (x: number, y: number) => string,
): Map<string, Point> {
  const hidden = [...taken];
  const found = new Map<string, Point>();
  for (const [area, { at, left, top, wide, high }] of spots) {
    const [x, y, aside, up] = [left + wide / 2, top + high / 2, wide / 2 + LOZENGE, high / 2 + LOZENGE - 1];
    const tried = WAYS.map(([right, down], i) => {
      const [dx, dy] = [x + right * aside, y + down * up];
      const box = [dx - LOZENGE, dy - LOZENGE, dx + LOZENGE, dy + LOZENGE].map(
        (n, side) => at[side % 2]! + n / scale,
      ) as Box;
      const outside = areaAt(at[0] + dx / scale, at[1] + dy / scale) === area ? 0 : OUTSIDE;
      return { dx, dy, box, cost: i + outside + hidden.reduce((sum, other) => sum + shared(box, other), 0) };
    });
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
    hidden.push(best.box);
    found.set(area, [best.dx, best.dy]);
  }
  return found;
}
