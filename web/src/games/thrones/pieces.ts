// What stands in each area, and how large it is on the screen.

import type { Size } from "../../map/boxes";
import type { SeatInfo } from "../../lib/protocol";
import { t, language } from "../../lib/texts.svelte";
import { AREAS, areasInOrder, HOUSES, kindOf, seaOf } from "./facts";
import { crossing, WESTEROS, type Point } from "./mosaic";
import type { Block } from "./placement";
import { NO_ORDER } from "./planning.svelte";
import type { View } from "./types";

export interface Force {
  id: string; // the area, or "battle" for those who attack
  area: string;
  house: string;
  units: string[];
  routed: string[];
  order: string; // open, or our own
  faceDown: boolean;
  due: boolean; // here an order is still to be laid
}

export interface Sign {
  icon: string;
  house?: string; // whose token it is
  number?: string;
  kind: "printed" | "token" | "garrison" | "lord";
}

export const [BADGE, ANCHOR, UNIT, DISC, HIGH, SIGN, NAME] = [25, 14, 17, 27, 22, 15, 12.5]; // pixels
const READABLE = 11.1; // pixels: armies and names may shrink, letters not below
const NARROW = 0.52; // pixels of a unit: below, only armies are shown
// How much smaller than usual a name may be where pieces are so large.
export const readableAt = (grown: number): number => READABLE / (NAME * grown);
const showsNames = (scale: number): boolean => scale >= NARROW;

// Who has not decided yet, where all decide at once.
export const awaitedHouses = (seats: SeatInfo[], waiting: string[]): string[] =>
  seats.filter(({ seat }) => waiting.includes(seat)).flatMap(({ players }) => players);

// The armies on the map. `plan` are our own orders that nobody else sees yet.
export function forcesOf(
  view: View,
  plan: Record<string, string>,
  due: string[],
  awaited: string[],
): Map<string, Force> {
  const found = new Map<string, Force>();
  for (const area of areasInOrder) {
    const house = view.holder[area];
    if (!house) continue;
    const order = view.orders[area] ?? plan[area] ?? "";
    const faceDown = !order && view.phase === "planning" && !due.includes(area) && !awaited.includes(house);
    found.set(area, {
      id: area,
      area,
      house,
      units: view.units[area] ?? [],
      routed: view.routed[area] ?? [],
      order: order === NO_ORDER ? "" : order,
      faceDown,
      due: due.includes(area) && !order,
    });
  }
  const { battle } = view;
  if (battle)
    found.set("battle", {
      id: "battle",
      area: battle.area,
      house: battle.attacker,
      units: battle.units,
      routed: [],
      order: battle.order,
      faceDown: false,
      due: false,
    });
  return found;
}

export function signsOf(area: string, view: View): Sign[] {
  const facts = AREAS.get(area)!;
  const signs: Sign[] = [];
  if (facts.structure) signs.push({ icon: facts.structure, kind: "printed" });
  for (let i = 0; i < (facts.supply ?? 0); i++) signs.push({ icon: "supply", kind: "printed" });
  for (let i = 0; i < (facts.power ?? 0); i++) signs.push({ icon: "power", kind: "printed" });
  if (view.tokens[area]) signs.push({ icon: "power", house: view.tokens[area], kind: "token" });
  if (area in view.garrisons)
    signs.push({ icon: "garrison", house: facts.home_of, number: String(view.garrisons[area]), kind: "garrison" });
  if (area in view.lords)
    signs.push({ icon: "", number: view.lords[area] === null ? "—" : String(view.lords[area]), kind: "lord" });
  return signs;
}

// What the anchor takes up that marks those in a port.
export const anchorWidth = ({ area }: Force): number => (kindOf(area) === "port" ? ANCHOR : 0);

export const hasDisc = ({ order, faceDown, due }: Force): boolean => !!order || faceDown || due;

export const widthOf = (force: Force): number =>
  BADGE + anchorWidth(force) + (force.units.length + force.routed.length) * UNIT + 6 + (hasDisc(force) ? DISC - 3 : 0);

export const signWidth = ({ kind }: Sign): number =>
  kind === "garrison" ? SIGN + 9 : kind === "lord" ? SIGN + 5 : SIGN + 1;

const ruler = document.createElement("canvas").getContext("2d")!;

function widthOfText(text: string, weight: number): number {
  ruler.font = `${weight} ${NAME}px Piazzolla, Georgia, serif`;
  return ruler.measureText(text).width;
}

// A name in one line, and in two, broken at the space nearest to its middle.
export function linesOf(name: string): string[][] {
  const spaces = [...name.matchAll(/[ -]/g)].map((match) => match.index);
  if (!spaces.length) return [[name]];
  const at = spaces.reduce((best, space) =>
    Math.abs(space - name.length / 2) < Math.abs(best - name.length / 2) ? space : best,
  );
  const two = [name.slice(0, at + (name[at] === "-" ? 1 : 0)), name.slice(at + 1)];
  return name.length < 8 ? [[name]] : [[name], two];
}

export const areaName = (area: string): string => t(`location-${area}`, {}, language.cards);

// The blocks to be placed, in units of the map: `scale` is how many pixels a unit has.
export function blocksOf(view: View, forces: Map<string, Force>, grown: number, scale: number): Block[] {
  const [size, readable, names] = [grown / scale, readableAt(grown), showsNames(scale)];
  const scaled = (wide: number, high: number): Size => [wide * size, high * size];
  const blocks: Block[] = [];
  for (const area of areasInOrder) {
    const kind = kindOf(area);
    const force = forces.get(area);
    const plaque = force && scaled(widthOf(force), hasDisc(force) ? DISC : BADGE);
    if (kind === "port") {
      if (plaque)
        blocks.push({
          id: area,
          area: seaOf(area),
          plaque,
          near: around(WESTEROS.ports.get(area)!, plaque, 13 * size),
        });
      continue;
    }
    const signs = names ? signsOf(area, view) : [];
    const marks = signs.length
      ? scaled(
          signs.reduce((sum, sign) => sum + signWidth(sign), 0),
          SIGN + 1,
        )
      : undefined;
    const lines = names
      ? linesOf(areaName(area)).map((all) =>
          scaled(Math.max(...all.map((line) => widthOfText(line, kind === "sea" ? 500 : 700))) + 2, all.length * NAME),
        )
      : undefined;
    if (plaque || lines) blocks.push({ id: area, area, plaque, names: lines, readable, marks });
  }
  const attackers = forces.get("battle");
  if (attackers && view.battle) {
    const { origin } = view.battle;
    const plaque = scaled(widthOf(attackers), DISC);
    const [start] = crossing(origin, attackers.area);
    const near = [start, ...(WESTEROS.ports.has(origin) ? around(start, plaque, 0) : WESTEROS.cells.get(origin)!)];
    blocks.push({ id: "battle", area: origin, plaque, near });
  }
  return blocks;
}

// Beside a port's disc, in all directions.
function around([x, y]: Point, [wide, high]: Size, gap: number): Point[] {
  const places: Point[] = [];
  for (const far of [0, 8, 16, 26, 40, 56]) {
    const [aside, up] = [wide / 2 + gap + far, high / 2 + gap + far];
    for (const part of [-0.5, 0.5]) places.push([x + part * aside, y + up], [x + part * aside, y - up]);
    places.push(
      [x + aside, y],
      [x - aside, y],
      [x, y + up],
      [x, y - up],
      [x + aside, y + up * 0.7],
      [x - aside, y + up * 0.7],
      [x + aside, y - up * 0.7],
      [x - aside, y - up * 0.7],
    );
  }
  return places;
}

export const isHouse = (id: string): boolean => HOUSES.includes(id);
