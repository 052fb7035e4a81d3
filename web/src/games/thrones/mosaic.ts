// The map as smooth shapes, made from the mosaic of hexagons: borders are arcs between the corners where three
// areas meet, their zigzag averaged, slightly disturbed, and their angles cut twice. One arc serves both neighbours.

import text from "@games/thrones/data/westeros.txt?raw";
import {
  arcsOf,
  areaAt,
  cellsOf,
  cutCorners,
  EDGE,
  isClosed,
  mean,
  outline,
  pairOf,
  pathOf,
  pathsOf,
  readMosaic,
  seeded,
  type Arc,
  type Point,
} from "../../map/mosaic";
import { kindOf, seaOf } from "./facts";

export type { Point };

export const [CELL_WIDTH, ROW_HEIGHT] = [22, 15]; // widened by 1.27 for screens
const drawn = ([x, y]: Point): Point => [(x * CELL_WIDTH) / 2, (y * ROW_HEIGHT) / 3];
const REACH = 46; // how far an arrow goes on both sides of a border
const BEYOND = 400;
const OUTSIDE = "outside"; // beyond the Wall

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

// A port is drawn as a disc on the coast: its cell belongs to the sea there.
const inSeas = (grid: string[][]): string[][] =>
  grid.map((line) => line.map((area) => (kindOf(area) === "port" ? seaOf(area) : area)));

function averaged(points: Point[], closed: boolean): Point[] {
  const n = points.length;
  return points.map((p, i) => {
    if (!closed && (i === 0 || i === n - 1)) return p;
    const [a, b] = [points[(i - 1 + n) % n]!, points[(i + 1) % n]!];
    return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
  });
}

function smooth(points: Point[]): Point[] {
  const closed = isClosed(points);
  let line = closed ? points.slice(0, -1) : points;
  line = averaged(averaged(line, closed), closed);
  line = line.map((p, i) =>
    !closed && (i === 0 || i === line.length - 1) ? p : [p[0] + 1.7 * seeded(p, 1), p[1] + 1.7 * seeded(p, 2)],
  );
  line = cutCorners(cutCorners(line, closed), closed);
  return closed ? [...line, line[0]!] : line;
}

// The arcs that part two areas, by what they are.
function bordersOf(arcs: Arc[], separations: string[]): Pick<Westeros, "coast" | "landBorders" | "rivers" | "wall"> {
  const between = (wanted: (one: string, other: string, pair: string) => boolean): string =>
    pathsOf(arcs.filter(({ areas: [a, b] }) => wanted(kindOf(a) ?? a, kindOf(b) ?? b, pairOf(a, b))));
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

function draw(): Westeros {
  const { grid, separations, links } = readMosaic(text, () => OUTSIDE);
  const [width, height] = [CELL_WIDTH * grid[0]!.length + CELL_WIDTH / 2, ROW_HEIGHT * grid.length + 5];
  const cells = cellsOf(grid, drawn);
  const ports = new Map([...cells].filter(([area]) => kindOf(area) === "port").map(([port, [at]]) => [port, at!]));
  // The seas go on beyond the edge of the map, as far as one can look.
  const outward = ([x, y]: Point): Point => [
    x < CELL_WIDTH ? x - BEYOND : x > width - CELL_WIDTH ? x + BEYOND : x,
    y < ROW_HEIGHT ? y - BEYOND : y > height - ROW_HEIGHT ? y + BEYOND : y,
  ];
  const arcs = arcsOf(inSeas(grid)).map(({ areas, points: corners }) => {
    const points = corners.map(drawn);
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
    ...bordersOf(arcs, separations),
    seaBorders: arcs
      .filter(({ areas }) => areas.every((area) => kindOf(area) === "sea"))
      .map(({ points }) => pathOf([outward(points[0]!), ...points, outward(points.at(-1)!)]))
      .join(""),
    bridges: links.map((pair) => nearest(...(pair.split("|").map((area) => cells.get(area)!) as [Point[], Point[]]))),
    ports,
    cells,
    areaAt: (x, y) => areaAt(grid, [(2 * x) / CELL_WIDTH, (3 * y) / ROW_HEIGHT]),
  };
}

export const WESTEROS = draw();
