// Names, armies and marks find their own places: each area's block tries its cells and its forms, and takes the one
// that lies best inside the area and on nothing else. The same position gives the same places.

import { around, GAP, movedBy, shared, type Box, type Size } from "../../map/boxes";
import { areasInOrder, kindOf } from "./facts";
import { middle, WESTEROS, type Point } from "./mosaic";

export interface Block {
  id: string; // the area, or what else is placed
  area: string; // where it belongs
  plaque?: Size; // an army with its order
  names?: Size[]; // its name in one line, and in two
  readable?: number; // how much smaller letters may become
  marks?: Size; // castle, supply, power and tokens
  near?: Point[]; // places to try, the best first, instead of all cells
}

export interface Row {
  what: "plaque" | "name" | "marks";
  x: number; // the middle of its upper edge, from the middle of the block
  y: number;
  size: Size;
}

export interface Place {
  at: Point;
  lines: number; // in how many lines the name stands
  shrunk: number; // 1, or less where there is too little room
  rows: Row[];
  boxes: Box[]; // of these rows, on the map
}

type Part = Pick<Row, "what" | "size">;
type Form = { lines: number; shrunk: number; rows: Row[]; boxes: Box[]; weights: number[]; dear: number };

const STEP = 3; // of the raster in which areas are looked up
const ASIDE = 4; // between parts beside each other
const [LAND_AMISS, SEA_AMISS, AWAY] = [2.6, 1, 0.004];
const [TOUCHED, COVERED] = [3, 0.06]; // what it costs to lie on another, and for each unit of it
// What it costs an army or a name to seem to be in another land or sea, and what it costs one of a land to
// lie in the water around it. Armies would rather lie on another: then both become smaller.
const STRAYED = {
  plaque: { land: 200, sea: 200, water: 20 },
  name: { land: 30, sea: 30, water: 5 },
  // A fleet in a port, which has an anchor, and those who attack, who have an arrow.
  near: { land: 9, sea: 4, water: 2 },
};
const AROUND: Point[] = [
  [0, 0],
  [-7, 0],
  [7, 0],
  [0, -5],
  [0, 5],
]; // as borders are drawn smoother than the raster knows
const SEEN = [-56, 962] as const; // what is shown of the seas at both sides
const OUT_OF_SIGHT = 1500;
const WEIGHT = { name: 1.6, plaque: 0.8, marks: 1 };
const PASSES = 6;
const SHRUNK = [0.86, 0.74, 0.64, 0.56]; // how much smaller those become that lie on each other, step by step
const SMALLER = 4; // what it costs to be shrunk, for the whole of it

const numbers = new Map(areasInOrder.map((area, i) => [area, i + 1]));
const raster = rasterOf();

function rasterOf(): { wide: number; high: number; cells: Uint8Array } {
  const [wide, high] = [Math.ceil(WESTEROS.width / STEP), Math.ceil(WESTEROS.height / STEP)];
  const cells = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) cells[y * wide + x] = numbers.get(WESTEROS.areaAt(x * STEP, y * STEP)) ?? 0;
  return { wide, high, cells };
}

const isLand = areasInOrder.map((area) => kindOf(area) === "land");

// How badly a box lies for a thing of this area: over other lands worse than over the sea.
function amiss([left, top, right, bottom]: Box, own: number): number {
  let bad = left < SEEN[0] || right > SEEN[1] ? OUT_OF_SIGHT : 0;
  for (let i = 0; i <= 4; i++) {
    for (let j = 0; j <= 2; j++) {
      const x = Math.round((left + ((right - left) * i) / 4) / STEP);
      const y = Math.round((top + ((bottom - top) * j) / 2) / STEP);
      if (x < 0 || y < 0 || x >= raster.wide || y >= raster.high) {
        bad += y < 0 || y >= raster.high ? 20 : isLand[own - 1] ? 4 : 0.2; // there is open sea on both sides of the map
        continue;
      }
      const there = raster.cells[y * raster.wide + x]!;
      if (there !== own) bad += isLand[there - 1] ? LAND_AMISS : SEA_AMISS;
    }
  }
  return bad / 15;
}

// An army or a name whose middle lies in another area would tell a lie, unless it is one of a land and lies
// in the water.
function stray([x, y]: Point, own: number, costs: (typeof STRAYED)["plaque"]): number {
  return AROUND.reduce((sum, [dx, dy]) => {
    // The seas go on beyond the edge.
    const column = Math.min(raster.wide - 1, Math.max(0, Math.round((x + dx) / STEP)));
    const there = raster.cells[Math.round((y + dy) / STEP) * raster.wide + column] ?? 0;
    if (there === own) return sum;
    const lie = costs[isLand[there - 1] ? "land" : isLand[own - 1] ? "water" : "sea"];
    return sum + lie / AROUND.length;
  }, 0);
}

export const boxOf = ({ x, y, size: [wide, high] }: Row): Box => [x - wide / 2, y, x + wide / 2, y + high];

// Parts beside and under each other, around the middle of their block.
function stacked(parts: Part[][]): Row[] {
  const heights = parts.map((row) => Math.max(...row.map(({ size }) => size[1])));
  const rows: Row[] = [];
  let y = -(heights.reduce((sum, high) => sum + high, 0) + GAP * (parts.length - 1)) / 2;
  parts.forEach((row, i) => {
    let x = -(row.reduce((sum, { size }) => sum + size[0], 0) + ASIDE * (row.length - 1)) / 2;
    for (const { what, size } of row) {
      rows.push({ what, x: x + size[0] / 2, y: y + (heights[i]! - size[1]) / 2, size });
      x += size[0] + ASIDE;
    }
    y += heights[i]! + GAP;
  });
  return rows;
}

// The ways in which the parts of a block can stand.
function formsOf(block: Block, shrunk: number): Form[] {
  const forms: Form[] = [];
  const part = (what: Row["what"], [wide, high]: Size, by = shrunk): Part => ({ what, size: [wide * by, high * by] });
  const stack = (parts: Part[][], lines: number, dear: number) => {
    const rows = stacked(parts);
    forms.push({
      lines,
      shrunk,
      rows,
      boxes: rows.map(boxOf),
      weights: rows.map(({ what }) => WEIGHT[what]),
      dear: dear + SMALLER * (1 - shrunk),
    });
  };
  const plaque = block.plaque && part("plaque", block.plaque);
  const marks = block.marks && part("marks", block.marks);
  const names = block.names ?? [];
  if (!names.length) stack([[plaque ?? marks!]], 0, 0);
  names.forEach((size, i) => {
    const name = part("name", size, Math.max(shrunk, block.readable ?? 0));
    const [lines, dear] = [i + 1, 0.05 * i];
    const under = marks ? [[marks]] : [];
    stack([...(plaque ? [[plaque]] : []), [name], ...under], lines, dear);
    if (plaque) stack([[name], ...under, [plaque]], lines, dear + 0.12);
    if (marks) stack([...(plaque ? [[plaque]] : []), [name, marks]], lines, dear + 0.06);
    if (plaque) stack([[plaque, name], ...under], lines, dear + 0.2);
    if (plaque) stack([[name, plaque], ...under], lines, dear + 0.2);
    if (marks && plaque) {
      stack([[name, marks], [plaque]], lines, dear + 0.16);
      stack([[name], [plaque, marks]], lines, dear + 0.1);
      stack([[plaque, marks], [name]], lines, dear + 0.08);
      stack([[name], [plaque], [marks]], lines, dear + 0.16);
    }
  });
  return forms;
}

function covered(a: Box, b: Box): number {
  const area = shared(a, b);
  return area ? TOUCHED + COVERED * area : 0;
}

interface Candidate {
  at: Point;
  form: Form;
  boxes: Box[];
  cost: number; // without the others
}

const TRIED = 200; // so many candidates of a block are compared with its neighbours

interface Tried {
  all: Candidate[];
  extent: Box; // around all that was tried
}

const remembered = new Map<string, Tried>(); // most blocks are as they were in the position before
const REMEMBERED = 600;

function candidates(block: Block, shrunk = 1): Tried {
  const key = JSON.stringify([block, shrunk]);
  if (remembered.size > REMEMBERED) remembered.clear();
  if (!remembered.has(key)) remembered.set(key, tryOut(block, shrunk));
  return remembered.get(key)!;
}

function tryOut(block: Block, shrunk: number): Tried {
  const cells = block.near ?? WESTEROS.cells.get(block.area)!;
  const [x, y] = block.near?.[0] ?? middle(block.area);
  const own = numbers.get(block.area)!;
  const all: Candidate[] = [];
  for (const form of formsOf(block, shrunk)) {
    for (const at of cells) {
      const boxes = form.boxes.map((box) => movedBy(box, at));
      const lies = boxes.reduce((sum, box, i) => sum + amiss(box, own) * form.weights[i]!, 0);
      const strays = form.rows.reduce(
        (sum, row) =>
          sum +
          (row.what === "marks"
            ? 0
            : stray([at[0] + row.x, at[1] + row.y + row.size[1] / 2], own, STRAYED[block.near ? "near" : row.what])),
        0,
      );
      const away = Math.hypot(at[0] - x, 1.3 * (at[1] - y)) * AWAY * (block.near ? 6 : 1);
      all.push({ at, form, boxes, cost: lies + strays + form.dear + away });
    }
  }
  const best = all.sort((a, b) => a.cost - b.cost).slice(0, TRIED);
  return { all: best, extent: around(best.flatMap((candidate) => candidate.boxes)) };
}

let last = { key: "", places: new Map<string, Place>() };

// Places for all blocks, in units of the map; what is fixed stays free.
export function place(blocks: Block[], fixed: Box[]): Map<string, Place> {
  const key = JSON.stringify([blocks, fixed]);
  if (key !== last.key) last = { key, places: find(blocks, fixed) };
  return last.places;
}

interface Placed extends Tried {
  block: Block;
  now: Candidate | null;
}

function find(blocks: Block[], fixed: Box[]): Map<string, Place> {
  const placed: Placed[] = blocks.map((block) => ({ block, ...candidates(block), now: null }));
  settle(placed, fixed);
  for (const shrunk of SHRUNK) {
    const pressed = placed.filter((one) => isPressed(one, placed, fixed));
    if (!pressed.length) break;
    for (const one of pressed) {
      const smaller = candidates(one.block, shrunk);
      [one.all, one.extent] = [[...one.all, ...smaller.all], around([one.extent, smaller.extent])];
    }
    settle(placed, fixed);
  }
  return new Map(
    placed.map(({ block, now }) => [
      block.id,
      { at: now!.at, lines: now!.form.lines, shrunk: now!.form.shrunk, rows: now!.form.rows, boxes: now!.boxes },
    ]),
  );
}

const boxesBeside = (one: Placed, placed: Placed[], fixed: Box[]): Box[] => [
  ...fixed,
  ...placed.flatMap((other) => (other !== one && other.now ? other.now.boxes : [])),
];
const isPressed = (one: Placed, placed: Placed[], fixed: Box[]): boolean =>
  boxesBeside(one, placed, fixed).some((box) => one.now!.boxes.some((own) => shared(own, box)));

// One after the other takes the best place that the others leave it, those with the least room first.
function settle(placed: Placed[], fixed: Box[]): void {
  const room = ({ block }: Placed) =>
    block.near
      ? 0
      : (WESTEROS.cells.get(block.area)?.length ?? 1) / ((block.plaque?.[0] ?? 0) + (block.names?.[0]?.[0] ?? 0) + 1);
  const order = [...placed].sort((a, b) => room(a) - room(b));
  for (let pass = 0, moved = true; moved && pass < PASSES; pass++) {
    moved = false;
    for (const one of order) {
      const before = one.now;
      const close = boxesBeside(one, placed, fixed).filter((box) => shared(one.extent, box));
      let best = Infinity;
      for (const candidate of one.all) {
        let cost = candidate.cost;
        for (const box of candidate.boxes) for (const other of close) cost += covered(box, other);
        if (cost < best - 1e-9) [best, one.now] = [cost, candidate];
      }
      moved ||= one.now !== before;
    }
  }
}
