// A map that is written as a mosaic of hexagons, and the arcs in it: each is the border of two areas between the
// corners where three meet, so that one arc serves both neighbours. Corners are counted in halves of a cell's width
// and sixths of the height of two rows; every game draws them where it likes.

export type Point = [number, number];
type Cell = [row: number, column: number];

export interface Mosaic {
  grid: string[][]; // the area of each cell, by rows
  separations: string[]; // pairs that touch and are not adjacent
  links: string[]; // pairs that are adjacent and do not touch
}

export interface Arc {
  areas: [string, string];
  points: Point[];
}

interface Side extends Pick<Arc, "areas"> {
  id: string;
  from: Point;
  to: Point;
}

export const EDGE = "edge"; // beyond the edge of the map
const CORNERS: Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const pairOf = (one: string, other: string): string => (one < other ? `${one}|${other}` : `${other}|${one}`);
const declared = (lines: string[]): string[] =>
  lines.map((line) => line.split("|").map((part) => part.trim())).map(([one, other]) => pairOf(one!, other!));

function sections(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>([["header", []]]);
  let lines = found.get("header")!;
  for (const line of text.split("\n")) {
    if (line.startsWith("[")) found.set(line.slice(1, line.indexOf("]")), (lines = []));
    else if (line.trim() && !line.startsWith("#")) lines.push(line);
  }
  return found;
}

// What is in no area is what its code is called here.
export function readMosaic(text: string, outside: (code: string) => string): Mosaic {
  const parts = sections(text);
  const areas = new Map(
    parts.get("legend")!.map((line) => line.split("=").map((part) => part.trim()) as [string, string]),
  );
  const grid = parts.get("grid")!.map((line) =>
    line
      .trim()
      .split(" ")
      .map((code) => areas.get(code) ?? outside(code)),
  );
  return { grid, separations: declared(parts.get("separations")!), links: declared(parts.get("links")!) };
}

export const centre = ([row, column]: Cell): Point => [2 * column + (row % 2) + 1, 3 * row + 2];

// The middles of the cells of each area.
export function cellsOf(grid: string[][], drawn: (at: Point) => Point): Map<string, Point[]> {
  const cells = new Map<string, Point[]>();
  grid.forEach((line, row) =>
    line.forEach((area, column) => {
      const all = cells.get(area) ?? [];
      all.push(drawn(centre([row, column])));
      cells.set(area, all);
    }),
  );
  return cells;
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

// Every side of a hexagon that parts two areas, in both directions, by the corner at which it begins.
function sidesOf(grid: string[][]): Map<string, Side[]> {
  const sides = new Map<string, Side[]>();
  const areaOf = ([row, column]: Cell): string => grid[row]?.[column] ?? EDGE;
  grid.forEach((line, row) =>
    line.forEach((here, column) => {
      const [x, y] = centre([row, column]);
      beside([row, column]).forEach((place, side) => {
        const there = areaOf(place);
        const beyond = there === EDGE;
        if (here === there || (!beyond && (place[0] < row || (place[0] === row && place[1] < column)))) return;
        const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!].map(([dx, dy]) => [x + dx, y + dy] as Point) as [
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
export function arcsOf(grid: string[][]): Arc[] {
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

export const isClosed = (points: Point[]): boolean => keyOf(points[0]!) === keyOf(points.at(-1)!);

export function cutCorners(points: Point[], closed: boolean): Point[] {
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

const fixed = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const pathOf = (points: Point[]): string => `M${points.map(fixed).join("L")}`;
export const pathsOf = (arcs: Arc[]): string => arcs.map(({ points }) => pathOf(points)).join("");

// The lines around an area, of its arcs joined end to end.
export function rings(arcs: Arc[]): Point[][] {
  const rest = [...arcs];
  const found: Point[][] = [];
  while (rest.length) {
    const line = [...rest.shift()!.points];
    while (!isClosed(line)) {
      const end = keyOf(line.at(-1)!);
      const at = rest.findIndex(({ points }) => keyOf(points[0]!) === end || keyOf(points.at(-1)!) === end);
      if (at < 0) break;
      const { points } = rest.splice(at, 1)[0]!;
      line.push(...(keyOf(points[0]!) === end ? points : [...points].reverse()).slice(1));
    }
    found.push(line);
  }
  return found;
}

export const outline = (arcs: Arc[]): string =>
  rings(arcs)
    .map((ring) => `${pathOf(ring)}Z`)
    .join("");

// A number between -1 and 1 that belongs to this point for ever.
export function seeded([x, y]: Point, salt: number): number {
  const n = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

// The area whose cell is nearest.
export function areaAt(grid: string[][], [x, y]: Point): string {
  let best = "";
  let least = Infinity;
  const row = Math.round((y - 2) / 3);
  for (const r of [row - 1, row, row + 1]) {
    const column = Math.round((x - 1) / 2 - (((r % 2) + 2) % 2) / 2);
    const [cx, cy] = centre([r, column]);
    const far = Math.hypot((x - cx) * Math.sqrt(3), y - cy);
    if (far < least) [best, least] = [grid[r]?.[column] ?? EDGE, far];
  }
  return best;
}

export const mean = (points: Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];
