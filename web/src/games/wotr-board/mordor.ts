// The Mordor Track in Gorgoroth: five steps and the Crack of Doom.

import type { Box } from "../../map/boxes";
import type { Point } from "../../map/mosaic";
import { levelAt } from "./names";

export const STEPS: Point[] = [
  [948, 499],
  [968, 510],
  [990, 513],
  [1012, 510],
  [1033, 502],
  [1054, 491],
];
export const stepRadius = (scale: number): number => [9, 15, 18][levelAt(scale) - 1]!; // pixels

export const mordorBoxes = (scale: number): Box[] =>
  STEPS.map(([x, y]) => {
    const far = (stepRadius(scale) + 1) / scale;
    return [x - far, y - far, x + far, y + far];
  });
