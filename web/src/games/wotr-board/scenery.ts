// Firs, hills, reeds and ashes, scattered for ever in the same way, where no name and no army stands.

import type { Box } from "../../map/boxes";
import { dice, MIDDLE_EARTH, numberOf } from "./middle-earth";
import { GROWTH, type Growth } from "./terrain";
import { HIGH, WIDE } from "./warp";

export interface Plant {
  icon: string;
  region: string;
  x: number; // its upper left corner
  y: number;
  size: number;
}

const GROWN: Record<Growth, { icon: string; size: number; apart: number }> = {
  forest: { icon: "fir", size: 11, apart: 13 },
  hill: { icon: "hill", size: 16, apart: 24 },
  marsh: { icon: "marsh", size: 13, apart: 19 },
  grass: { icon: "grass", size: 12, apart: 25 },
  waste: { icon: "waste", size: 16, apart: 22 },
  dune: { icon: "dune", size: 16, apart: 28 },
  ash: { icon: "ash", size: 16, apart: 25 },
};

const RIDGE = 7; // so near to one nothing grows

// All that could grow; a part of it is seen, where nothing lies on it.
function grown(): Plant[] {
  const { raster, ridgePoints } = MIDDLE_EARTH;
  const steep = new Set(ridgePoints.map(([x, y]) => `${Math.round(x / RIDGE)},${Math.round(y / RIDGE)}`));
  const squares = new Map<number, number[]>();
  raster.squares.forEach((region, i) => squares.get(region)?.push(i) ?? squares.set(region, [i]));
  return [...GROWTH].flatMap(([region, growth]) => {
    const number = numberOf.get(region)!;
    const { icon, size, apart } = GROWN[growth];
    const [random, own, found] = [dice(number * 7919 + 3), squares.get(number)!, [] as Plant[]];
    for (let tried = 0; tried < own.length / 3; tried++) {
      const square = own[Math.floor(random() * own.length)]!;
      const x = ((square % raster.across) + random()) * raster.step;
      const y = (Math.floor(square / raster.across) + random()) * raster.step;
      const far = size / 2 + 1;
      const inside = [-far, 0, far].every((dx) => [-far, far].every((dy) => raster.at(x + dx, y + dy) === number));
      const high = [-1, 0, 1].some((dx) => steep.has(`${Math.round(x / RIDGE) + dx},${Math.round(y / RIDGE)}`));
      const close = found.some((one) => Math.hypot((one.x + size / 2 - x) * 0.85, one.y + size / 2 - y) < apart * 0.86);
      if (inside && !high && !close) found.push({ icon, region, x: x - size / 2, y: y - size / 2, size });
    }
    return found;
  });
}

const PLANTS = grown();

// By squares of the map, so that for a box only those near it are looked at.
const SQUARE = 40;
const [COLUMNS, ROWS] = [Math.ceil(WIDE / SQUARE), Math.ceil(HIGH / SQUARE)];
const NEAR: Plant[][] = Array.from({ length: COLUMNS * ROWS }, () => []);
for (const plant of PLANTS)
  for (const near of squaresUnder([plant.x, plant.y, plant.x + plant.size, plant.y + plant.size])) near.push(plant);

function squaresUnder([left, top, right, bottom]: Box): Plant[][] {
  const [first, last] = [Math.max(0, Math.floor(left / SQUARE)), Math.min(COLUMNS - 1, Math.floor(right / SQUARE))];
  const found = [];
  for (let row = Math.max(0, Math.floor(top / SQUARE)); row <= Math.min(ROWS - 1, Math.floor(bottom / SQUARE)); row++)
    found.push(...NEAR.slice(row * COLUMNS + first, row * COLUMNS + last + 1));
  return found;
}

// Names and pieces lie in such boxes; an army that comes fells the trees under it.
export function sceneryBeside(taken: Box[]): Plant[] {
  const felled = new Set<Plant>();
  for (const box of taken) {
    const [left, top, right, bottom] = box;
    for (const near of squaresUnder(box))
      for (const plant of near) {
        const { x, y, size } = plant;
        if (x < right && x + size > left && y < bottom && y + size > top) felled.add(plant);
      }
  }
  return PLANTS.filter((plant) => !felled.has(plant));
}
