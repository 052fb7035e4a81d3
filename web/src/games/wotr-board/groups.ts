// The pieces of a region as rows under each other, in the forms that they can take where there is less room: smaller,
// then only how many units, then one small shield with all that a lens tells.

import type { Box, Size } from "../../map/boxes";
import { figuresOf, type Force, type Standing } from "./pieces";
import { growth, plaqueOf, type Form, type Plaque } from "./plaque";
import { RESERVE, type Level } from "./names";

export interface Row {
  what: "fellowship" | "plaque" | "shield";
  force?: Force;
  plaque?: Plaque;
  size: Size; // pixels
  offset: number; // where the plaque begins in it: behind a siege tower or within a wall
}

export interface Group {
  rows: Row[];
  shrunk: number;
  dear: number;
}

export const WALL = 4.5; // around a plaque
export const TOWER: Record<Level, number> = { 1: 17, 2: 26, 3: 32 };
export const MARKER: Record<Level, Size> = { 1: [34, 25], 2: [46, 34], 3: [56, 42] };
// No figure is smaller than eleven pixels.
const FORMS: [Form, shrunk: number, dear: number][] = [
  ["whole", 1, 0],
  ["whole", 0.92, 3],
  ["whole", 0.85, 7],
  ["few", 1, 14],
  ["few", 0.85, 20],
];
const SHIELD = 40; // what it costs to be only that
export const ROW_GAP = 1.5;

function rowOf(force: Force, level: Level, form: Form): Row {
  const plaque = plaqueOf(force, level, form);
  const [wide, high] = plaque.size;
  if (force.isBesieged)
    return { what: "plaque", force, plaque, size: [wide + 2 * WALL, high + 2 * WALL], offset: WALL };
  const offset = force.besieges ? TOWER[level] : 0;
  return { what: "plaque", force, plaque, size: [wide + offset, high], offset };
}

export const shrink = ([wide, high]: Size, by: number): Size => [wide * by, high * by];

export function groupsOf({ forces, fellowship }: Standing, level: Level): Group[] {
  const marker: Row[] = fellowship ? [{ what: "fellowship", size: MARKER[level], offset: 0 }] : [];
  const groups = FORMS.map(([form, shrunk, dear]) => ({
    rows: [...marker, ...forces.map((force) => rowOf(force, level, form))],
    shrunk,
    dear,
  }));
  return [...groups, { rows: [{ what: "shield", size: RESERVE[level], offset: 0 }], shrunk: 1, dear: SHIELD }];
}

// The boxes of its rows around the middle of the group, in pixels.
export function boxesOf({ rows, shrunk }: Group): Box[] {
  const sizes = rows.map(({ size }) => shrink(size, shrunk));
  let y = -(sizes.reduce((sum, [, high]) => sum + high, 0) + ROW_GAP * (rows.length - 1)) / 2;
  return sizes.map(([wide, high]) => {
    const box: Box = [-wide / 2, y, wide / 2, y + high];
    y += high + ROW_GAP;
    return box;
  });
}

export const totalOf = ({ forces }: Standing): number => forces.reduce((sum, force) => sum + figuresOf(force), 0);
export { growth };
