// Two kind lies of the map: the far east is narrowed, and the middle of the war (Rohan, Gondor, the marches of Mordor)
// is drawn larger. Borders, adjacency and places do not change.

import type { Box } from "../../map/boxes";
import type { Point } from "../../map/mosaic";

export const [WIDE, HIGH] = [1088, 646]; // units of the map: pixels on a screen of 1440 by 900
const [COLUMNS, ROWS] = [164, 186]; // of the mosaic, in halves and thirds of its cells
const MARGIN = { left: 1.4, right: 163.4, top: 2.6, bottom: 184.6 }; // half-cells at the edges are not shown
const BULGE = { x: 655, y: 440, wide: 215, high: 135, by: 0.26 };

function between(from: number, to: number, at: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

// The steps of one direction, added up.
function added(steps: number, width: (at: number) => number): number[] {
  const sums = [0];
  for (let i = 0; i < steps; i++) sums.push(sums[i]! + width(i));
  return sums;
}

const ACROSS = added(COLUMNS + 1, (at) => 1 - 0.42 * between(138, 158, at));
const DOWN = added(ROWS + 1, (at) => 1.04 + 0.06 * between(95, 115, at) - 0.22 * between(160, 178, at));

function reached(sums: number[], at: number): number {
  const i = Math.max(0, Math.min(sums.length - 2, Math.floor(at)));
  return sums[i]! + (sums[i + 1]! - sums[i]!) * (at - i);
}

const part = (sums: number[], at: number, from: number, to: number): number =>
  (reached(sums, at) - reached(sums, from)) / (reached(sums, to) - reached(sums, from));

// Where a point of the mosaic is drawn.
export function drawn([u, v]: Point): Point {
  const x = WIDE * part(ACROSS, u, MARGIN.left, MARGIN.right);
  const y = HIGH * part(DOWN, v, MARGIN.top, MARGIN.bottom);
  const [dx, dy] = [x - BULGE.x, y - BULGE.y];
  const more = BULGE.by * Math.exp(-((dx / BULGE.wide) ** 2) - (dy / BULGE.high) ** 2);
  return [x + dx * more, y + dy * more];
}

const FRAME = 6; // pixels

// Under the frame of the map, where nothing stands.
export const edgesOf = (scale: number): Box[] => {
  const frame = FRAME / scale;
  return [
    [-WIDE, -HIGH, frame, 2 * HIGH],
    [WIDE - frame, -HIGH, 2 * WIDE, 2 * HIGH],
    [-WIDE, -HIGH, 2 * WIDE, frame],
    [-WIDE, HIGH - frame, 2 * WIDE, 2 * HIGH],
  ];
};
