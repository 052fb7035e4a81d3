// Middle-earth as smooth shapes, made from the mosaic of hexagons: every arc is drawn where the kind lies of the map
// have it, slightly disturbed, and its angles are cut twice. What nobody crosses is a ridge with peaks.

import text from "@games/wotr_board/data/middle-earth.txt?raw";
import {
  arcsOf,
  cellsOf,
  cutCorners,
  EDGE,
  mean,
  outline,
  pairOf,
  pathsOf,
  readMosaic,
  rings,
  type Arc,
  type Point,
} from "../../map/mosaic";
import { Raster } from "../../map/raster";
import { REGIONS } from "./facts";
import { RIVERS } from "./terrain";
import { drawn, HIGH, WIDE } from "./warp";

export const WATER = "water";
export const MOUNTAINS = "mountains"; // the Grey Mountains, of no region
const [ROUGH_COAST, ROUGH] = [2.1, 1.5]; // how far corners are moved
const PEAK = { size: 15, more: 5, apart: 11.5 };
const STEP = 2; // of the raster
const [CLOSE, BEYOND] = [12, 700]; // to the edge of the map, and past it
const SHORE = { far: 28, aside: 20 }; // between the corners of a coast that goes on there

export interface Peak {
  x: number; // the middle of its foot
  y: number;
  size: number;
}

export interface MiddleEarth {
  shapes: Map<string, string>;
  grey: string;
  coast: string;
  borders: string;
  nationBorders: string; // those of them between lands of two nations, where no river flows
  nationEdges: Map<string, string>; // around all lands of a nation
  rivers: string;
  ridges: string;
  peaks: Peak[];
  ridgePoints: Point[];
  riverPoints: Point[];
  middles: Map<string, Point>;
  raster: Raster; // the number of a region, or one of those below
  regionAt: (x: number, y: number) => string;
}

export const [IN_WATER, IN_MOUNTAINS] = [-1, -2];
export const regionsInOrder = [...REGIONS.keys()];
export const numberOf = new Map(regionsInOrder.map((region, i) => [region, i]));

// Numbers between 0 and 1 that are the same for ever.
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const isRegion = (area: string): boolean => REGIONS.has(area);
const nationOf = (area: string): string => REGIONS.get(area)?.nation ?? "";

function disturbed([u, v]: Point, by: number): Point {
  const random = dice(u * 7919 + v * 104729);
  const [angle, far] = [random() * 2 * Math.PI, by * random()];
  const [x, y] = drawn([u, v]);
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

// The land goes on beyond the edge of the map, as far as one can look.
const outward = ([x, y]: Point): Point => [
  x < CLOSE ? x - BEYOND : x > WIDE - CLOSE ? x + BEYOND : x,
  y < CLOSE ? y - BEYOND : y > HIGH - CLOSE ? y + BEYOND : y,
];

// What parts two areas there: a line as of a coast.
function beyond(corner: Point): Point[] {
  const at = drawn(corner);
  const end = outward(at);
  const far = Math.hypot(end[0] - at[0], end[1] - at[1]);
  const [dx, dy] = [(end[0] - at[0]) / far, (end[1] - at[1]) / far];
  const random = dice(corner[0] * 7919 + corner[1] * 104729);
  const points = [at];
  for (let gone = SHORE.far; gone < far; gone += SHORE.far) {
    const aside = SHORE.aside * (2 * random() - 1);
    points.push([at[0] + dx * gone - dy * aside, at[1] + dy * gone + dx * aside]);
  }
  return cutCorners(cutCorners([...points, end], false), false);
}

// Where land and water meet at the edge of the map, the coast goes on.
function coastsBeyond(arcs: Arc[]): Arc[] {
  const areasAt = new Map<string, string[]>();
  for (const { areas, points } of arcs.filter(({ areas }) => areas.includes(EDGE)))
    for (const corner of [points[0]!, points.at(-1)!])
      areasAt.set(corner.join(), [...(areasAt.get(corner.join()) ?? []), ...areas.filter((area) => area !== EDGE)]);
  return [...areasAt]
    .filter(([, areas]) => areas.includes(WATER))
    .map(([corner, [one = "", other = ""]]) => {
      const [u = 0, v = 0] = corner.split(",").map(Number);
      return { areas: [one, other], points: beyond([u, v]) };
    });
}

// Half the way between the corners lies the line; then its angles are cut.
function smooth({ areas, points }: Arc, moved: (at: Point) => Point): Arc {
  if (areas.includes(EDGE)) {
    const [first, last] = [beyond(points[0]!), beyond(points.at(-1)!)];
    return { areas, points: [...first, ...points.map((at) => outward(drawn(at))), ...last.reverse()] };
  }
  const corners = points.map(moved);
  const halves = corners.slice(1).map((b, i): Point => [(b[0] + corners[i]![0]) / 2, (b[1] + corners[i]![1]) / 2]);
  const line = [corners[0]!, ...halves, corners.at(-1)!];
  return { areas, points: cutCorners(cutCorners(line, false), false) };
}

// Corners at the water are moved farther; each is moved once, for all arcs that meet there.
function smoothed(arcs: Arc[]): Arc[] {
  const key = (at: Point) => at.join();
  const [wet, still] = [new Set<string>(), new Set<string>()];
  for (const { areas, points } of arcs) {
    if (areas.includes(EDGE)) points.forEach((at) => still.add(key(at)));
    else if (areas.includes(WATER)) points.forEach((at) => wet.add(key(at)));
  }
  const moved = (at: Point) => (still.has(key(at)) ? drawn(at) : disturbed(at, wet.has(key(at)) ? ROUGH_COAST : ROUGH));
  return arcs.map((arc) => smooth(arc, moved));
}

// A row of peaks along each ridge.
function peaksAlong({ points }: Arc, seed: number): Peak[] {
  const random = dice(seed);
  const peaks: Peak[] = [];
  let ahead = 6;
  points.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = points[i]!;
    const length = Math.hypot(x - fromX, y - fromY);
    for (; ahead < length; ahead += PEAK.apart * (0.85 + random() * 0.3)) {
      const part = ahead / length;
      const size = PEAK.size + random() * PEAK.more;
      peaks.push({ x: fromX + (x - fromX) * part + random() * 2 - 1, y: fromY + (y - fromY) * part, size });
    }
    ahead -= length;
  });
  return peaks;
}

const peaksIn = (cells: Point[]): Peak[] =>
  cells.flatMap(([x, y], i) => {
    const random = dice(i * 977 + 5);
    return i % 4 ? [] : [{ x: x + random() * 5 - 2.5, y: y + 2 + random() * 4, size: 16 + random() * 6 }];
  });

function rasterOf(around: (area: string) => Arc[]): Raster {
  const raster = new Raster(WIDE, HIGH, STEP, IN_WATER);
  for (const [region, number] of numberOf) raster.fill(rings(around(region)), number);
  raster.fill(rings(around(MOUNTAINS)), IN_MOUNTAINS);
  return raster;
}

function draw(): MiddleEarth {
  const { grid, separations } = readMosaic(text, (code) => (code === "^^" ? MOUNTAINS : WATER));
  const cells = cellsOf(grid, drawn);
  const mosaicArcs = arcsOf(grid);
  const arcs = smoothed(mosaicArcs);
  const around = (area: string) => arcs.filter(({ areas }) => areas.includes(area));
  const inner = arcs.filter(({ areas }) => !areas.includes(EDGE));
  const coasts = coastsBeyond(mosaicArcs);
  const between = (wanted: (one: string, other: string) => boolean) => inner.filter(({ areas }) => wanted(...areas));
  const edges = (wanted: (one: string, other: string) => boolean) =>
    pathsOf([...inner, ...coasts].filter(({ areas }) => wanted(...areas)));
  const rivers = new Set(Object.values(RIVERS).flat());
  const isRiver = ({ areas }: Arc) => rivers.has(pairOf(...areas));
  const isClosed = (one: string, other: string) =>
    separations.includes(pairOf(one, other)) || (one === MOUNTAINS) !== (other === MOUNTAINS);
  const ridges = between((one, other) => isClosed(one, other) && one !== WATER && other !== WATER);
  const open = between((one, other) => isRegion(one) && isRegion(other) && !isClosed(one, other));
  const nations = [...new Set(regionsInOrder.map(nationOf))].filter(Boolean);
  const peaks = [...ridges.flatMap((arc, i) => peaksAlong(arc, i * 131 + 17)), ...peaksIn(cells.get(MOUNTAINS)!)];
  const raster = rasterOf(around);
  return {
    shapes: new Map(regionsInOrder.map((region) => [region, outline(around(region))])),
    grey: outline(around(MOUNTAINS)),
    coast: edges((one, other) => (one === WATER) !== (other === WATER)),
    borders: pathsOf(open),
    nationBorders: pathsOf(open.filter((arc) => nationOf(arc.areas[0]) !== nationOf(arc.areas[1]) && !isRiver(arc))),
    nationEdges: new Map(
      nations.map((nation) => [
        nation,
        edges((one, other) => (nationOf(one) === nation) !== (nationOf(other) === nation)),
      ]),
    ),
    rivers: pathsOf(open.filter(isRiver)),
    ridges: pathsOf(ridges.filter(({ areas }) => areas.every(isRegion))),
    peaks: peaks.sort((a, b) => a.y - b.y),
    ridgePoints: ridges.flatMap(({ points }) => points),
    riverPoints: open.filter(isRiver).flatMap(({ points }) => points),
    middles: new Map(regionsInOrder.map((region) => [region, mean(cells.get(region)!)])),
    raster,
    regionAt: (x, y) => regionsInOrder[raster.at(x, y) ?? IN_WATER] ?? "",
  };
}

export const MIDDLE_EARTH = draw();
