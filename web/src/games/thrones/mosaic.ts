// The map as smooth shapes, made from the mosaic of hexagons: borders are arcs between the corners where three
// areas meet, their zigzag averaged, slightly disturbed, and their angles cut twice. One arc serves both neighbours.

import text from "@games/thrones/data/westeros.txt?raw";
import { kindOf, seaOf } from "./facts";

export type Point = [number, number];
type Cell = [row: number, column: number];

export const [CELL_WIDTH, ROW_HEIGHT] = [22, 15]; // widened by 1.27 for screens
const REACH = 46; // how far an arrow goes on both sides of a border
const BEYOND = 400;
const OUTSIDE = "outside"; // beyond the Wall
const EDGE = "edge"; // beyond the edge of the map
const HEX: Point[] = [
  [0, -10],
  [11, -5],
  [11, 5],
  [0, 10],
  [-11, 5],
  [-11, -5],
];

interface Side {
  id: string;
  areas: [string, string];
  from: Point;
  to: Point;
}

interface Arc {
  areas: [string, string];
  points: Point[];
}

export interface Westeros {
  width: number;
  height: number;
  shapes: Map<string, string>; // the path of each land and sea
  coast: string;
  landBorders: string;
  seaBorders: string;
  rivers: string;
  wall: string;
  snow: string; // beyond the Wall
  bridges: [Point, Point][]; // declared links of areas that do not touch
  ports: Map<string, Point>;
  cells: Map<string, Point[]>; // the middles of the cells of each area
  areaAt: (x: number, y: number) => string;
}

const mean = (points: Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];
export const middle = (area: string): Point => mean(WESTEROS.cells.get(area)!);

// Where one goes from an area into the next: across the middle of their border, or straight on where they do not touch.
export function crossing(from: string, to: string): [Point, Point] {
  const [starts, ends] = [from, to].map((area) => WESTEROS.cells.get(area)!) as [Point[], Point[]];
  const pairs = starts.flatMap((a) =>
    ends
      .filter((b) => Math.hypot((a[0] - b[0]) / CELL_WIDTH, (a[1] - b[1]) / ROW_HEIGHT) < 1.2)
      .map((b) => [a, b] as [Point, Point]),
  );
  if (!pairs.length) return [middle(from), middle(to)];
  const halves = pairs.map(([a, b]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const amid = mean(halves);
  const far = (p: Point): number => Math.hypot(p[0] - amid[0], p[1] - amid[1]);
  const [x, y] = halves.reduce((best, half) => (far(half) < far(best) ? half : best));
  const near = pairs.filter((_, i) => Math.hypot(halves[i]![0] - x, halves[i]![1] - y) < 70);
  const [dx, dy] = [0, 1].map((i) => near.reduce((sum, [a, b]) => sum + b[i]! - a[i]!, 0)) as Point;
  const length = Math.hypot(dx, dy) || 1;
  const reach = (part: number): Point => [x + (part * dx) / length, y + (part * dy) / length];
  return [reach(-REACH), reach(REACH)];
}

function sections(): Map<string, string[]> {
  const found = new Map<string, string[]>([["header", []]]);
  let lines = found.get("header")!;
  for (const line of text.split("\n")) {
    if (line.startsWith("[")) found.set(line.slice(1, line.indexOf("]")), (lines = []));
    else if (line.trim() && !line.startsWith("#")) lines.push(line);
  }
  return found;
}

function gridOf(parts: Map<string, string[]>): string[][] {
  const areas = new Map(
    parts.get("legend")!.map((line) => line.split("=").map((part) => part.trim()) as [string, string]),
  );
  return parts.get("grid")!.map((line) =>
    line
      .trim()
      .split(" ")
      .map((code) => areas.get(code) ?? OUTSIDE),
  );
}

function cellsOf(grid: string[][]): Map<string, Point[]> {
  const cells = new Map<string, Point[]>();
  grid.forEach((line, row) =>
    line.forEach((area, column) => cells.set(area, [...(cells.get(area) ?? []), centre([row, column])])),
  );
  return cells;
}

// A port is drawn as a disc on the coast: its cell belongs to the sea there.
function areaOf(grid: string[][], [row, column]: Cell): string {
  const area = grid[row]?.[column] ?? EDGE;
  return kindOf(area) === "port" ? seaOf(area) : area;
}

const pairOf = (one: string, other: string): string => (one < other ? `${one}|${other}` : `${other}|${one}`);
const declared = (lines: string[]): string[] =>
  lines.map((line) => line.split("|").map((part) => part.trim())).map(([one, other]) => pairOf(one!, other!));

function centre([row, column]: Cell): Point {
  return [CELL_WIDTH * (column + (row % 2) / 2) + CELL_WIDTH / 2, ROW_HEIGHT * row + 10];
}

// The places beside a cell, in the order of its sides clockwise from the upper right.
function beside([row, column]: Cell): Cell[] {
  const left = column - 1 + (row % 2);
  return [
    [row - 1, left + 1],
    [row, column + 1],
    [row + 1, left + 1],
    [row + 1, left],
    [row, column - 1],
    [row - 1, left],
  ];
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

// A number between -1 and 1 that belongs to this point for ever.
function seeded([x, y]: Point, salt: number): number {
  const n = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

function averaged(points: Point[], closed: boolean): Point[] {
  const n = points.length;
  return points.map((p, i) => {
    if (!closed && (i === 0 || i === n - 1)) return p;
    const [a, b] = [points[(i - 1 + n) % n]!, points[(i + 1) % n]!];
    return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
  });
}

function cutCorners(points: Point[], closed: boolean): Point[] {
  const cut: Point[] = closed ? [] : [points[0]!];
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    cut.push(
      [0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]],
      [0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]],
    );
  }
  if (!closed) cut.push(points.at(-1)!);
  return cut;
}

function smooth(points: Point[]): Point[] {
  const closed = keyOf(points[0]!) === keyOf(points.at(-1)!);
  let line = closed ? points.slice(0, -1) : points;
  line = averaged(averaged(line, closed), closed);
  line = line.map((p, i) =>
    !closed && (i === 0 || i === line.length - 1) ? p : [p[0] + 1.7 * seeded(p, 1), p[1] + 1.7 * seeded(p, 2)],
  );
  line = cutCorners(cutCorners(line, closed), closed);
  return closed ? [...line, line[0]!] : line;
}

// Every side of a hexagon that parts two areas, in both directions, by the corner at which it begins.
function sidesOf(grid: string[][]): Map<string, Side[]> {
  const sides = new Map<string, Side[]>();
  grid.forEach((line, row) =>
    line.forEach((_, column) => {
      const cell: Cell = [row, column];
      const [x, y] = centre(cell);
      beside(cell).forEach((place, side) => {
        const [here, there] = [areaOf(grid, cell), areaOf(grid, place)];
        const beyond = there === EDGE;
        if (here === there || (!beyond && (place[0] < row || (place[0] === row && place[1] < column)))) return;
        const [from, to] = [HEX[side]!, HEX[(side + 1) % 6]!].map(([dx, dy]) => [x + dx, y + dy] as Point) as [
          Point,
          Point,
        ];
        const id = `${row} ${column} ${side}`;
        for (const [a, b] of [
          [from, to],
          [to, from],
        ] as const) {
          sides.set(keyOf(a), [...(sides.get(keyOf(a)) ?? []), { id, areas: [here, there], from: a, to: b }]);
        }
      });
    }),
  );
  return sides;
}

// All sides walked together into arcs: first those between corners where three areas meet, then those around
// one area alone.
function arcsOf(grid: string[][]): Arc[] {
  const sides = sidesOf(grid);
  const walked = new Set<string>();
  const next = ({ to }: Side): Side | undefined => {
    const there = sides.get(keyOf(to))!;
    return there.length === 2 ? there.find(({ id }) => !walked.has(id)) : undefined;
  };
  const walk = (start: Side): Arc => {
    const points = [start.from];
    for (let side: Side | undefined = start; side; side = next(side)) {
      walked.add(side.id);
      points.push(side.to);
    }
    return { areas: start.areas, points };
  };
  const corners = [...sides.values()];
  const starts = [...corners.filter((corner) => corner.length !== 2), ...corners].flat();
  return starts.flatMap((side) => (walked.has(side.id) ? [] : [walk(side)]));
}

const fixed = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const pathOf = (points: Point[]): string => `M${points.map(fixed).join("L")}`;

// The arcs around an area, joined end to end.
function outline(arcs: Arc[]): string {
  const rest = [...arcs];
  let path = "";
  while (rest.length) {
    const line = [...rest.shift()!.points];
    while (keyOf(line[0]!) !== keyOf(line.at(-1)!)) {
      const end = keyOf(line.at(-1)!);
      const at = rest.findIndex(({ points }) => keyOf(points[0]!) === end || keyOf(points.at(-1)!) === end);
      if (at < 0) break;
      const { points } = rest.splice(at, 1)[0]!;
      line.push(...(keyOf(points[0]!) === end ? points : [...points].reverse()).slice(1));
    }
    path += `${pathOf(line)}Z`;
  }
  return path;
}

// The arcs that part two areas, by what they are.
function bordersOf(arcs: Arc[], separations: string[]): Pick<Westeros, "coast" | "landBorders" | "rivers" | "wall"> {
  const between = (wanted: (one: string, other: string, pair: string) => boolean): string =>
    arcs
      .filter(({ areas: [a, b] }) => wanted(kindOf(a) ?? a, kindOf(b) ?? b, pairOf(a, b)))
      .map(({ points }) => pathOf(points))
      .join("");
  const lands = (one: string, other: string) => one === "land" && other === "land";
  return {
    coast: between((one, other) => (one === "sea") !== (other === "sea") && one !== EDGE && other !== EDGE),
    landBorders: between((one, other, pair) => lands(one, other) && !separations.includes(pair)),
    rivers: between((one, other, pair) => lands(one, other) && separations.includes(pair)),
    wall: between((one, other) => (one === OUTSIDE && other === "land") || (one === "land" && other === OUTSIDE)),
  };
}

function nearest(starts: Point[], ends: Point[]): [Point, Point] {
  const far = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const pairs = starts.flatMap((a) => ends.map((b) => [a, b] as [Point, Point]));
  return pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best));
}

function areaAt(grid: string[][], x: number, y: number): string {
  let best = "";
  let least = Infinity;
  const row = Math.round((y - 10) / ROW_HEIGHT);
  for (const r of [row - 1, row, row + 1]) {
    const column = Math.round((x - CELL_WIDTH / 2) / CELL_WIDTH - (((r % 2) + 2) % 2) / 2);
    const [cx, cy] = centre([r, column]);
    const far = Math.hypot((x - cx) / 1.27, y - cy);
    if (far < least) [best, least] = [grid[r]?.[column] ?? EDGE, far];
  }
  return best;
}

function draw(): Westeros {
  const parts = sections();
  const grid = gridOf(parts);
  const [width, height] = [CELL_WIDTH * grid[0]!.length + CELL_WIDTH / 2, ROW_HEIGHT * grid.length + 5];
  const cells = cellsOf(grid);
  const ports = new Map([...cells].filter(([area]) => kindOf(area) === "port").map(([port, [at]]) => [port, at!]));
  // The seas go on beyond the edge of the map, as far as one can look.
  const outward = ([x, y]: Point): Point => [
    x < CELL_WIDTH ? x - BEYOND : x > width - CELL_WIDTH ? x + BEYOND : x,
    y < ROW_HEIGHT ? y - BEYOND : y > height - ROW_HEIGHT ? y + BEYOND : y,
  ];
  const arcs = arcsOf(grid).map(({ areas, points }) => {
    if (areas.includes(EDGE)) return { areas, points: [points[0]!, ...points.map(outward), points.at(-1)!] };
    return { areas, points: smooth(points) };
  });
  const shapeOf = (area: string): string => outline(arcs.filter(({ areas }) => areas.includes(area)));
  return {
    width,
    height,
    shapes: new Map(
      [...cells.keys()].filter((area) => area !== OUTSIDE && !ports.has(area)).map((area) => [area, shapeOf(area)]),
    ),
    snow: shapeOf(OUTSIDE),
    ...bordersOf(arcs, declared(parts.get("separations")!)),
    seaBorders: arcs
      .filter(({ areas }) => areas.every((area) => kindOf(area) === "sea"))
      .map(({ points }) => pathOf([outward(points[0]!), ...points, outward(points.at(-1)!)]))
      .join(""),
    bridges: declared(parts.get("links")!).map((pair) =>
      nearest(...(pair.split("|").map((area) => cells.get(area)!) as [Point[], Point[]])),
    ),
    ports,
    cells,
    areaAt: (x, y) => areaAt(grid, x, y),
  };
}

export const WESTEROS = draw();
