// Names and settlements never move: for each language and size of the map they find their places once, and beside each
// name stays a small free place, so that whoever comes into the region finds room.

import { around, middleOf, movedBy, shared, type Box, type Size } from "../../map/boxes";
import type { Point } from "../../map/mosaic";
import { t, language } from "../../lib/texts.svelte";
import { REGIONS } from "./facts";
import { areaOf, isWellIn, liesAt, placesIn, squaresAt } from "./ground";
import { MIDDLE_EARTH, numberOf, regionsInOrder } from "./middle-earth";

export type Level = 1 | 2 | 3; // how closely one looks

export interface Name {
  region: string;
  lines: string[];
  size: number; // of its letters, in pixels
  at: Point; // the middle of the lines, in units of the map
  sign?: { at: Point; size: number };
  boxes: Box[];
  reserve: Box; // stays free for who comes
}

interface Variant {
  lines: string[];
  letters: number;
  name: Box; // from the middle of the block
  sign?: Box;
  reserve: Box;
  dear: number;
}

interface Candidate {
  at: Point;
  variant: Variant;
  cost: number;
  boxes?: Box[]; // the place for pieces, then name and sign: most are never looked at
}

export const RESERVE: Record<Level, Size> = { 1: [31, 18], 2: [42, 26], 3: [52, 34] };
const LETTERS: Record<Level, [settled: number, plain: number]> = { 1: [12.5, 12.5], 2: [16, 14], 3: [18, 15] };
const SMALLER: Record<Level, [by: number, dear: number][]> = {
  1: [
    [0, 0],
    [-0.7, 1],
    [-1.4, 2.6],
  ],
  2: [
    [0, 0],
    [-1.5, 1.5],
  ],
  3: [
    [0, 0],
    [-1.5, 1.5],
  ],
};
const SIGNS = { town: 12, city: 14.5, stronghold: 16, fortification: 13.5 };
const SIGN_GROWS: Record<Level, number> = { 1: 1, 2: 1.35, 3: 1.55 };
const TAKEN = 1.16; // a captor's shape around a sign is so much larger
export const LINE = 1.02; // the height of a line, in heights of its letters
const APART = 1.5; // pixels between things of two regions
const MEETS = 2; // pixels that may be shared, before a name is left out
const [ASIDE, BESIDE] = [3, 1]; // pixels between sign and name, between name and pieces
const SHORT = 1.8; // what it costs to shorten a name
const [TRIED, PLACES, PASSES] = [14, 160, 12];
const [NAME_LIES, RESERVE_LIES] = [1.5, 1.2]; // how much it weighs to lie badly
const [TOUCHED, COVERED, HELD] = [6, 11, 150];
const SQUARE = 16; // pixels

export const levelAt = (scale: number): Level => (scale >= 2.6 ? 3 : scale >= 1.6 ? 2 : 1);
export const regionName = (region: string): string => t(`region-${region}`, {}, language.page);
export const weightOf = (region: string): number => (REGIONS.get(region)!.settlement ? 700 : 500);

const ruler = document.createElement("canvas").getContext("2d")!;
const widths = new Map<string, number>();

function widthOf(text: string, weight: number): number {
  const key = `${weight} ${text}`;
  if (!widths.has(key)) {
    ruler.font = `${weight} 100px Piazzolla, Georgia, serif`;
    widths.set(key, ruler.measureText(text).width / 100);
  }
  return widths.get(key)!;
}

// Until the letters of all names have come, or do not come.
export async function lettersCome(): Promise<void> {
  const all = regionsInOrder.map(regionName).join("");
  await Promise.allSettled([500, 700].map((weight) => document.fonts.load(`${weight} 12px Piazzolla`, all)));
}

// Names are measured again when letters have come. Whether any is of another width now: then all are placed anew.
export function measuredAnew(): boolean {
  const before = [...widths];
  widths.clear();
  if (before.every(([key, wide]) => widthOf(key.slice(4), Number(key.slice(0, 3))) === wide)) return false;
  found.clear();
  return true;
}

// All ways to break a name into so many lines.
function broken(name: string, lines: number): string[][] {
  const words = name.split(" ");
  if (lines === 1) return [[name]];
  if (words.length < lines) {
    const dash = name.lastIndexOf("-");
    return lines === 2 && name.length > 11 && dash > 0 ? [[name.slice(0, dash + 1), name.slice(dash + 1)]] : [];
  }
  return words
    .slice(1)
    .flatMap((_, i) =>
      broken(words.slice(i + 1).join(" "), lines - 1).map((rest) => [words.slice(0, i + 1).join(" "), ...rest]),
    );
}

// «N.», «Пн.», «Płn.» for the points of the compass.
function shortened(name: string): string {
  const [first, ...rest] = name.split(" ");
  for (const pair of t("page-compass", {}, language.page).split(";")) {
    const [begins = "", short = ""] = pair.trim().split("=");
    if (rest.length && first!.startsWith(begins)) return [short, ...rest].join(" ");
  }
  return name;
}

function variantsOf(region: string, level: Level, scale: number): Variant[] {
  const name = regionName(region);
  const short = level === 1 ? shortened(name) : name;
  const { settlement } = REGIONS.get(region)!;
  const letters = LETTERS[level][settlement ? 0 : 1];
  const found: Variant[] = [];
  for (const [text, dear] of short === name ? [[name, 0] as const] : [[name, 0] as const, [short, SHORT] as const])
    for (const count of [1, 2, 3])
      for (const lines of broken(text, count))
        for (const [by, smaller] of SMALLER[level])
          for (const above of settlement ? [false, true] : [false])
            found.push(
              ...laidOut(
                { lines, letters: letters + by, weight: weightOf(region) },
                settlement ? SIGNS[settlement] * SIGN_GROWS[level] * TAKEN : 0,
                above,
                level,
                scale,
              ).map((variant) => ({
                ...variant,
                dear: variant.dear + dear + smaller + (count - 1) * 0.5 + (count === 3 ? 0.8 : 0) + (above ? 0.7 : 0),
              })),
            );
  return found;
}

// On a small map some names have no room; the place for pieces stays.
function nameless(level: Level, scale: number): Variant {
  const [x, y] = RESERVE[level].map((n) => n / scale / 2) as Size;
  return { lines: [], letters: 0, name: [0, 0, 0, 0], reserve: [-x, -y, x, y], dear: 0 };
}

interface Lettering {
  lines: string[];
  letters: number;
  weight: number;
}

// The name with its sign beside or above it, and the free place over, under or beside both.
function laidOut(
  { lines, letters, weight }: Lettering,
  sign: number,
  above: boolean,
  level: Level,
  scale: number,
): Variant[] {
  const wide = Math.max(...lines.map((line) => widthOf(line, weight))) * letters + 2;
  const high = lines.length * letters * LINE;
  const [shift, drop] = sign ? (above ? [0, (sign + 1) / 2] : [(sign + ASIDE) / 2, 0]) : [0, 0];
  const name: Box = [shift - wide / 2, drop - high / 2, shift + wide / 2, drop + high / 2];
  const signAt: Point = above ? [0, drop - high / 2 - 1 - sign / 2] : [shift - wide / 2 - ASIDE - sign / 2, 0];
  const signBox: Box | undefined = sign
    ? [signAt[0] - sign / 2, signAt[1] - sign / 2, signAt[0] + sign / 2, signAt[1] + sign / 2]
    : undefined;
  const label = around(signBox ? [name, signBox] : [name]);
  const [across, down] = RESERVE[level];
  const middle = (label[0] + label[2]) / 2;
  const ways: [Box, number][] = [
    [[middle - across / 2, label[1] - BESIDE - down, middle + across / 2, label[1] - BESIDE], 0],
    [[middle - across / 2, label[3] + BESIDE, middle + across / 2, label[3] + BESIDE + down], 0.9],
    [[label[2] + ASIDE, -down / 2, label[2] + ASIDE + across, down / 2], 1.4],
    [[label[0] - ASIDE - across, -down / 2, label[0] - ASIDE, down / 2], 1.4],
  ];
  const onMap = (box: Box): Box => box.map((n) => n / scale) as Box;
  return ways.map(([reserve, dear]) => {
    const all = around([label, reserve]);
    const to: Point = [-(all[0] + all[2]) / 2, -(all[1] + all[3]) / 2];
    const centred = (box: Box) => onMap(movedBy(box, to));
    return {
      lines,
      letters,
      name: centred(name),
      sign: signBox && centred(signBox),
      reserve: centred(reserve),
      dear,
    };
  });
}

// The best places of each variant: a name that is pressed by another should find all ways to become smaller.
function candidates(region: string, room: Room, named = true): Candidate[] {
  const { level, scale } = room;
  const [x, y] = MIDDLE_EARTH.middles.get(region)!;
  const apart = Math.max(3 / scale, Math.sqrt(areaOf(region) / PLACES));
  const places = placesIn(region, apart).map((at) => ({
    at,
    away: 0.012 * Math.hypot(at[0] - x, at[1] - y) * scale,
  }));
  const variants = named ? variantsOf(region, level, scale) : [nameless(level, scale)];
  const extent = around(places.map(({ at }) => [...at, ...at]));
  const near = fixedNear(extent, around(variants.map(extentOf)), room);
  // Whoever has not even a name looks everywhere.
  const all = variants.flatMap((variant) => bestPlaces(region, variant, places, near, named ? TRIED : PLACES));
  if (all.length) return all.sort((a, b) => a.cost - b.cost);
  return named ? candidates(region, room, false) : candidates(region, { ...room, fixed: [] }, false);
}

const boxesOf = ({ lines, name, reserve, sign }: Variant): Box[] => [
  reserve,
  ...(lines.length ? [name] : []),
  ...(sign ? [sign] : []),
];

const extentOf = (variant: Variant): Box => around(boxesOf(variant));
const boxesAt = (candidate: Candidate): Box[] =>
  (candidate.boxes ??= boxesOf(candidate.variant).map((box) => movedBy(box, candidate.at)));

interface Tried {
  at: Point;
  away: number;
}

// What comes into the way of a name of this extent whose middle lies somewhere in this part of the map.
function fixedNear([left, top, right, bottom]: Box, own: Box, { level, scale, fixed }: Room): Room {
  const reached: Box = [left + own[0], top + own[1], right + own[2], bottom + own[3]];
  return { level, scale, fixed: fixed.filter((box) => shared(reached, box, APART / scale)) };
}

// The least costly first; most places are seen to be too dear before all of it is summed up.
function bestPlaces(
  region: string,
  variant: Variant,
  places: Tried[],
  { scale, fixed }: Room,
  wanted: number,
): Candidate[] {
  const own = boxesOf(variant);
  const isFree = (at: Point) =>
    !fixed.some((box) => own.some((one) => shared(movedBy(one, at), box, APART / scale) > 0));
  const [number, squares] = [numberOf.get(region)!, squaresAt(scale)];
  const lies = ([left, top, right, bottom]: Box, [x, y]: Point) =>
    squares * liesAt(number, left + x, top + y, right + x, bottom + y);
  const { name, reserve, sign, dear } = variant;
  const [homeX, homeY] = middleOf(reserve);
  const best: { at: Point; cost: number }[] = [];
  let most = Infinity;
  for (const { at, away } of places) {
    let cost = dear + away;
    if (cost >= most || !isWellIn(region, [at[0] + homeX, at[1] + homeY])) continue;
    if (variant.lines.length) cost += NAME_LIES * lies(name, at);
    if (cost < most) cost += RESERVE_LIES * lies(reserve, at);
    if (cost < most && sign) cost += lies(sign, at);
    if (cost >= most || !isFree(at)) continue;
    best.push({ at, cost });
    if (best.length < 2 * wanted) continue;
    best.sort((a, b) => a.cost - b.cost).length = wanted;
    most = best.at(-1)!.cost;
  }
  best.sort((a, b) => a.cost - b.cost);
  return best.slice(0, wanted).map(({ at, cost }) => ({ at, variant, cost }));
}

interface Room {
  level: Level;
  scale: number;
  fixed: Box[]; // what stays free
}

interface Settling {
  region: string;
  all: Candidate[];
  extent: Box;
  now: Candidate;
}

function covered(a: Box, b: Box, scale: number): number {
  const area = shared(a, b, APART / scale);
  return area ? TOUCHED + (COVERED * area * scale * scale) / SQUARE : 0;
}

// One after the other takes the best place that the others leave it, those with the least room first; whoever has a
// neighbour that moved looks again.
function settle(settling: Settling[], scale: number, restless: Set<Settling>): void {
  const near = new Map(
    settling.map((one) => [one, settling.filter((other) => other !== one && shared(other.extent, one.extent, 0))]),
  );
  for (let pass = 0; restless.size && pass < PASSES; pass++)
    for (const one of settling) {
      if (!restless.delete(one)) continue;
      const chosen = leastCovered(one, near.get(one)!, scale);
      if (chosen !== one.now) near.get(one)!.forEach((other) => restless.add(other));
      one.now = chosen;
    }
}

// A free place that lies on a name is better than on another free place: a name can be left out.
function leastCovered({ all, now }: Settling, near: Settling[], scale: number): Candidate {
  let [best, chosen] = [Infinity, now];
  const boxes = near.flatMap((other) => boxesAt(other.now));
  const free = near.map((other) => boxesAt(other.now)[0]!);
  for (const candidate of all) {
    if (candidate.cost >= best) break;
    let cost = candidate.cost;
    for (const box of boxesAt(candidate)) for (const other of boxes) cost += covered(box, other, scale);
    if (free.some((other) => shared(boxesAt(candidate)[0]!, other, 0))) cost += HELD;
    if (cost < best - 1e-9) [best, chosen] = [cost, candidate];
  }
  return chosen;
}

function named({ region, now }: Settling): Name {
  const { at, variant } = now;
  const boxes = boxesAt(now);
  const sign = variant.sign && movedBy(variant.sign, at);
  return {
    region,
    lines: variant.lines,
    size: variant.letters,
    at: middleOf(movedBy(variant.name, at)),
    sign: sign && { at: middleOf(sign), size: sign[2] - sign[0] },
    boxes: boxes.slice(1),
    reserve: boxes[0]!,
  };
}

export const NO_NAMES = new Map<string, Name>();
const found = new Map<string, Map<string, Name>>();

// The names at a scale, so many pixels of a unit; what is fixed stays free.
export function namesAt(scale: number, fixed: Box[]): Map<string, Name> {
  const key = JSON.stringify([language.page, scale, fixed]);
  if (!found.has(key)) found.set(key, placed(scale, fixed));
  return found.get(key)!;
}

function placed(scale: number, fixed: Box[]): Map<string, Name> {
  const room = { level: levelAt(scale), scale, fixed };
  const settling = regionsInOrder.map((region) => settlingOf(region, candidates(region, room)));
  settling.sort((a, b) => b.all[0]!.cost - a.all[0]!.cost);
  settle(settling, scale, new Set(settling));
  for (let pressed = mostPressed(settling, scale); pressed; pressed = mostPressed(settling, scale)) {
    const { extent } = pressed;
    Object.assign(pressed, settlingOf(pressed.region, candidates(pressed.region, room, false)));
    settle(settling, scale, new Set(settling.filter((one) => shared(one.extent, extent, 0))));
  }
  return new Map(settling.map((one) => [one.region, named(one)]));
}

// All that the best places of each variant cover.
function reachOf(all: Candidate[]): Box {
  const own = new Map(all.map(({ variant }) => [variant, extentOf(variant)]));
  const found: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at, variant } of all) {
    const [left, top, right, bottom] = own.get(variant)!;
    found[0] = Math.min(found[0], at[0] + left);
    found[1] = Math.min(found[1], at[1] + top);
    found[2] = Math.max(found[2], at[0] + right);
    found[3] = Math.max(found[3], at[1] + bottom);
  }
  return found;
}

const settlingOf = (region: string, all: Candidate[]): Settling => ({
  region,
  all,
  extent: reachOf(all),
  now: all[0]!,
});

// Free places do not touch each other; letters may a little.
const meet = (all: Box[], others: Box[], scale: number): boolean =>
  all.some((own, i) => others.some((box, j) => shared(own, box, i || j ? -MEETS / scale : 0)));

// The name that lies on most others and can be left out: one without a settlement before all.
function mostPressed(settling: Settling[], scale: number): Settling | undefined {
  const pressed = settling.flatMap((one) => {
    const others = settling.filter((other) => other !== one).map(({ now }) => boxesAt(now));
    const touched = others.filter((boxes) => meet(boxesAt(one.now), boxes, scale));
    const plain = REGIONS.get(one.region)!.settlement ? 0 : 100;
    return touched.length && one.now.variant.lines.length ? [{ one, weight: plain + touched.length }] : [];
  });
  return pressed.sort((a, b) => b.weight - a.weight)[0]?.one;
}
