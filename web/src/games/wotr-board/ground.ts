// How badly a box lies for a thing of a region, in squares of four pixels: over the land of others worse than over the
// sea, worst over mountains.

import type { Box } from "../../map/boxes";
import { Sums } from "../../map/raster";
import { IN_WATER, MIDDLE_EARTH, numberOf, regionsInOrder } from "./middle-earth";

const { raster, ridgePoints, riverPoints } = MIDDLE_EARTH;
const [LAND, WATER, RIDGE, RIVER, OUTSIDE] = [1, 0.45, 1.1, 0.35, 9];
const [RIDGE_REACH, RIVER_REACH] = [6.5, 5];
const SQUARE = 4; // pixels

function steep(): Float32Array {
  const cost = new Float32Array(raster.squares.length);
  const mark = (points: [number, number][], reach: number, value: number, up: number) => {
    const far = Math.ceil(reach / raster.step);
    for (const [x, y] of points) {
      const [column, row] = [Math.floor(x / raster.step), Math.floor((y - up) / raster.step)];
      for (let r = Math.max(0, row - far); r <= Math.min(raster.down - 1, row + far); r++)
        for (let c = Math.max(0, column - far); c <= Math.min(raster.across - 1, column + far); c++)
          if (Math.hypot(c - column, r - row) * raster.step < reach) {
            const at = r * raster.across + c;
            cost[at] = Math.max(cost[at]!, value);
          }
    }
  };
  mark(riverPoints, RIVER_REACH, RIVER, 0);
  mark(ridgePoints, RIDGE_REACH, RIDGE, 2); // peaks stand on their ridge
  return cost;
}

const heights = steep();
const foreign = new Sums(raster, (square, at) => (square === IN_WATER ? WATER : LAND) + heights[at]!);

// The squares of each region, in the smallest part of the map that holds them.
function extents(): Map<number, Box> {
  const found = new Map<number, Box>();
  raster.squares.forEach((number, at) => {
    if (number < 0) return;
    const [column, row] = [at % raster.across, Math.floor(at / raster.across)];
    const box = found.get(number);
    if (!box) found.set(number, [column, row, column + 1, row + 1]);
    else {
      box[0] = Math.min(box[0], column);
      box[2] = Math.max(box[2], column + 1);
      box[3] = row + 1;
    }
  });
  return found;
}

const parts = extents();
const own = regionsInOrder.map(
  (_, number) => new Sums(raster, (square) => (square === number ? LAND : 0), parts.get(number)),
);

// `scale` is how many pixels a unit of the map has.
export function amiss(region: string, [left, top, right, bottom]: Box, scale: number): number {
  return liesAt(numberOf.get(region)!, left, top, right, bottom) * squaresAt(scale);
}

// The same for the number of a region, in squares of the raster: names try very many places.
export function liesAt(number: number, left: number, top: number, right: number, bottom: number): number {
  const lies = foreign.within(left, top, right, bottom) - own[number]!.within(left, top, right, bottom);
  if (left >= 0 && top >= 0 && right <= raster.wide && bottom <= raster.high) return lies;
  const seen = (Math.min(right, raster.wide) - Math.max(0, left)) * (Math.min(bottom, raster.high) - Math.max(0, top));
  return lies + (OUTSIDE * ((right - left) * (bottom - top) - seen)) / raster.step ** 2;
}

export const squaresAt = (scale: number): number => ((raster.step * scale) / SQUARE) ** 2;

const NEAR = 3; // units of the map

// Whether a place is in a region, and not at its very edge.
export function isWellIn(region: string, [x, y]: [number, number]): boolean {
  const number = numberOf.get(region);
  return (
    raster.at(x - NEAR, y) === number &&
    raster.at(x + NEAR, y) === number &&
    raster.at(x, y - NEAR) === number &&
    raster.at(x, y + NEAR) === number
  );
}

// Places in a region, so far apart, in units of the map.
export function placesIn(region: string, apart: number): [number, number][] {
  const number = numberOf.get(region)!;
  const [left, top, right, bottom] = parts.get(number)!.map((n) => n * raster.step) as Box;
  const found: [number, number][] = [];
  for (let y = top + apart / 2; y < bottom; y += apart)
    for (let x = left + apart / 2; x < right; x += apart) if (raster.at(x, y) === number) found.push([x, y]);
  return found;
}

export const areaOf = (region: string): number => {
  const [left, top, right, bottom] = parts.get(numberOf.get(region)!)!.map((n) => n * raster.step) as Box;
  return own[numberOf.get(region)!]!.within(left, top, right, bottom) * raster.step ** 2;
};
