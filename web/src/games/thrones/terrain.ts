// Trees, hills and peaks, scattered for ever in the same way, where no name and no army stands.

import type { Box } from "../../map/boxes";
import { WESTEROS } from "./mosaic";

export interface Terrain {
  icon: string;
  x: number;
  y: number;
}

const GROWS: Record<string, string> = {
  winterfell: "m-tree",
  "castle-black": "m-tree",
  karhold: "m-peak",
  "white-harbor": "m-tree",
  "stony-shore": "m-hill",
  "moat-cailin": "m-tree",
  "greywater-watch": "m-tree",
  "mountains-of-the-moon": "m-peak",
  eyrie: "m-peak",
  fingers: "m-hill",
  riverrun: "m-hill",
  lannisport: "m-hill",
  "searoad-marches": "m-hill",
  "crackclaw-point": "m-tree",
  kingswood: "m-tree",
  "storms-end": "m-tree",
  boneway: "m-peak",
  "princes-pass": "m-peak",
  "dornish-marches": "m-hill",
  reach: "m-hill",
  "three-towers": "m-hill",
  yronwood: "m-hill",
  sunspear: "m-hill",
  starfall: "m-peak",
  blackwater: "m-tree",
};
const [SIZE, APART] = [22, 46];

export function terrainOf(taken: Box[]): Terrain[] {
  const grown: Terrain[] = [];
  const free = (x: number, y: number) =>
    !taken.some(([left, top, right, bottom]) => x + 13 > left && x - 13 < right && y + 12 > top && y - 12 < bottom) &&
    !grown.some((other) => Math.hypot(other.x + 11 - x, other.y + 11 - y) < APART);
  for (const [area, icon] of Object.entries(GROWS)) {
    for (const [x, y] of WESTEROS.cells.get(area)!) {
      const inside = [
        [-20, 0],
        [20, 0],
        [0, -16],
        [0, 16],
      ].every(([dx, dy]) => WESTEROS.areaAt(x + dx!, y + dy!) === area);
      const chosen = (Math.imul(x * 7 + y * 13, 2654435761) >>> 0) % 5 < 2;
      if (chosen && inside && free(x, y)) grown.push({ icon, x: x - SIZE / 2, y: y - SIZE / 2 });
    }
  }
  return grown;
}
