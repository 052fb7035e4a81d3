// Where the lens lies: beside its region, on the emptier side, within the map and over nothing that is lit.

import { shared, type Box, type Size } from "../../map/boxes";

export { CHARACTERS, FREE, REGIONS } from "./facts";
export type { Totals } from "./types";

export const LENS = 250; // pixels wide
export const MOST_UNITS = { inside: 5, outside: 10 };
const [EDGE, APART] = [10, 22];

export function besideAll(spot: Box, [wide, high]: Size, lit: Box[], [across, down]: Size): { x: number; y: number } {
  const [left, top, right, bottom] = spot;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const tried: [number, number][] = [
    [right + APART, y - high / 2],
    [left - APART - wide, y - high / 2],
    [x - wide / 2, bottom + APART],
    [x - wide / 2, top - APART - high],
    [right + APART, bottom + APART],
    [left - APART - wide, bottom + APART],
    [right + APART, top - APART - high],
    [left - APART - wide, top - APART - high],
  ];
  const within = tried.map(([a, b]) => ({
    x: Math.max(EDGE, Math.min(across - wide - EDGE, a)),
    y: Math.max(EDGE, Math.min(down - high - EDGE, b)),
  }));
  const cost = ({ x: a, y: b }: { x: number; y: number }): number => {
    const box: Box = [a, b, a + wide, b + high];
    const room = Math.abs(a + wide / 2 - across / 2) / 40; // towards the emptier side
    return 4 * shared(box, spot) + lit.reduce((sum, other) => sum + shared(box, other), 0) - room;
  };
  return within.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
