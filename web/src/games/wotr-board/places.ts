// Pieces find their places around the names, which never move. No piece lies on a name, on another's piece, or on the
// place that is kept free in another region; so there is always room for a region's own shield, and whoever does not
// change never has to move.

import { middleOf, movedBy, shared, type Box } from "../../map/boxes";
import type { Point } from "../../map/mosaic";
import { amiss, areaOf, isWellIn, placesIn } from "./ground";
import { boxesOf, groupsOf, type Group } from "./groups";
import { levelAt, type Level, type Name } from "./names";
import type { Standing } from "./pieces";

export interface Place {
  group: Group;
  at: Point; // the middle of the group, in units of the map
  boxes: Box[]; // of its rows, on the map
  key: string; // what was placed
}

interface Room {
  names: Map<string, Name>;
  fixed: Box[];
  scale: number;
  level: Level;
}

const APART = 4; // pixels between two things: pieces have a rim of paper
const PLACES = 260; // are tried in a region
const AWAY = 0.05; // what it costs to stand a pixel away from the free place
const STAND_APART = 60; // what it costs to stand so far away that the name is somebody else's

const tried = new Map<string, Point[]>();

function placesTried(region: string, scale: number): Point[] {
  const key = `${region} ${scale}`;
  if (!tried.has(key)) tried.set(key, placesIn(region, Math.max(2.5 / scale, Math.sqrt(areaOf(region) / PLACES))));
  return tried.get(key)!;
}

// What no piece of this region may lie on.
function obstacles(region: string, { names, fixed }: Room, places: Map<string, Place>): Box[] {
  const found = [...fixed];
  for (const name of names.values()) {
    found.push(...name.boxes);
    if (name.region !== region) found.push(name.reserve);
  }
  for (const [other, { boxes }] of places) if (other !== region) found.push(...boxes);
  return found;
}

const reachOf = (group: Group, scale: number): Box => {
  const boxes = boxesOf(group);
  const [wide, high] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))];
  return [-wide / scale, -high / scale, wide / scale, high / scale];
};

function around(points: Point[], [left, top, right, bottom]: Box): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs) + left, Math.min(...ys) + top, Math.max(...xs) + right, Math.max(...ys) + bottom];
}

function findPlace(standing: Standing, room: Room, places: Map<string, Place>): Place {
  const { region } = standing;
  const { scale, level, names } = room;
  const key = JSON.stringify(standing);
  const home = names.get(region)!.reserve;
  const [homeX, homeY] = middleOf(home);
  const points: Point[] = [[homeX, homeY], ...placesTried(region, scale)];
  const groups = groupsOf(standing, level);
  const extent = around(points, reachOf(groups[0]!, scale));
  const close = obstacles(region, room, places).filter((box) => shared(extent, box) > 0);
  const shield = groups.at(-1)!;
  let best: Place = { group: shield, at: [homeX, homeY], boxes: [home], key };
  let least = shield.dear;
  for (const group of groups.slice(0, -1)) {
    if (group.dear >= least) break;
    const form = boxesOf(group).map((box) => box.map((n) => n / scale) as Box);
    for (const at of points) {
      const far = Math.hypot(at[0] - homeX, at[1] - homeY) * scale;
      let cost = group.dear + AWAY * far + (far > STAND_APART ? far - STAND_APART : 0);
      if (cost >= least) continue;
      const boxes = form.map((box) => movedBy(box, at));
      if (!boxes.every((box) => isWellIn(region, middleOf(box)))) continue;
      if (boxes.some((box) => close.some((other) => shared(box, other, APART / scale) > 0))) continue;
      for (const box of boxes) cost += 0.75 * amiss(region, box, scale);
      if (cost < least) [least, best] = [cost, { group, at, boxes, key }];
    }
  }
  return best;
}

const crowding = (standing: Standing, level: Level): number =>
  groupsOf(standing, level)[0]!.rows.reduce((sum, { size: [wide, high] }) => sum + wide * high, 0) /
  areaOf(standing.region);

let last: { room: string; names: Map<string, Name> | null; places: Map<string, Place> } = {
  room: "",
  names: null,
  places: new Map(),
};

// Places for all that stands on the map. Whoever is as before stays, unless there was too little room before.
export function place(
  standings: Map<string, Standing>,
  names: Map<string, Name>,
  fixed: Box[],
  scale: number,
): Map<string, Place> {
  const room: Room = { names, fixed, scale, level: levelAt(scale) };
  const key = JSON.stringify([scale, fixed]);
  const before = last.room === key && last.names === names ? last.places : new Map<string, Place>();
  const places = new Map<string, Place>();
  const changed: Standing[] = [];
  for (const [region, standing] of standings) {
    const then = before.get(region);
    if (then && then.key === JSON.stringify(standing)) places.set(region, then);
    else changed.push(standing);
  }
  changed.sort((a, b) => crowding(b, room.level) - crowding(a, room.level));
  for (const standing of changed) places.set(standing.region, findPlace(standing, room, places));
  if (changed.length || before.size !== places.size) unfold(standings, room, places);
  last = { room: key, names, places };
  return places;
}

// Those who had too little room may have more now.
function unfold(standings: Map<string, Standing>, room: Room, places: Map<string, Place>): void {
  for (const [region, { group }] of [...places]) {
    if (!group.dear) continue;
    const again = findPlace(standings.get(region)!, room, places);
    if (again.group.dear < group.dear) places.set(region, again);
  }
}
