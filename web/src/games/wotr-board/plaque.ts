// How a force is laid out as one plaque, in pixels: a segment for each nation with its emblem, Regulars, and Elites in
// the crested cell; then a dark cell for command; then medals for characters.

import type { Size } from "../../map/boxes";
import { unitsOf, type Contingent, type Force } from "./pieces";
import type { Level } from "./names";
import type { Token } from "./warriors/tokens";

export type Form = "whole" | "few"; // all of it, or only how many units

export interface Sign {
  icon: string;
  x: number;
  size: number;
}

export interface Figure {
  text: string;
  x: number; // its middle
}

export interface Segment {
  nation: string;
  x: number;
  wide: number;
  signs: Sign[];
  figures: Figure[];
  crest?: { x: number; wide: number; signs: Sign[]; figure?: Figure };
}

export interface Medal {
  character: string; // or how many more there are
  x: number;
}

export interface Coin extends Token {
  x: number;
  tab: number; // how wide is the tab with their number
}

export interface Plaque {
  size: Size;
  body: number; // how wide it is without medals
  segments: Segment[];
  command?: { x: number; wide: number; signs: Sign[]; figures: Figure[] };
  medals: Medal[];
  coins: Coin[]; // of factions
  letters: number;
  medal: number; // the size of a medal
}

interface Measures {
  high: number;
  letters: number;
  emblem: number;
  edge: number; // before the first sign
  after: number; // behind an emblem
  gap: number; // between parts
  command: number;
  medal: number;
  step: number; // from medal to medal
  unit: number; // a sign for units, where they have one
  grows: number;
}

const MEASURES: Record<Level, Measures> = {
  1: {
    high: 17.5,
    letters: 13,
    emblem: 12.5,
    edge: 4,
    after: 3,
    gap: 2.5,
    command: 11.5,
    medal: 18,
    step: 15.5,
    unit: 0,
    grows: 1,
  },
  2: {
    high: 25,
    letters: 16,
    emblem: 18,
    edge: 6,
    after: 5,
    gap: 4,
    command: 18,
    medal: 27,
    step: 25,
    unit: 16,
    grows: 1,
  },
  3: {
    high: 25,
    letters: 16,
    emblem: 18,
    edge: 6,
    after: 5,
    gap: 4,
    command: 18,
    medal: 27,
    step: 25,
    unit: 16,
    grows: 1.28,
  },
};
const MEDALS = 3; // as many are shown; more are counted

export const growth = (level: Level): number => MEASURES[level].grows;
const widthOf = (count: number, letters: number): number => String(count).length * letters * 0.56;

// Signs one after another, or one sign and how many; `x` is where they begin.
function counted(
  icon: string,
  count: number,
  x: number,
  level: Level,
): { signs: Sign[]; figure?: Figure; end: number } {
  const { unit, letters } = MEASURES[level];
  if (level === 3) {
    const signs = Array.from({ length: count }, (_, i) => ({ icon, x: x + i * (unit - 0.5), size: unit }));
    return { signs, end: x + count * (unit - 0.5) };
  }
  const wide = widthOf(count, letters);
  const start = x + (unit ? unit + 1 : 0);
  return {
    signs: unit ? [{ icon, x, size: unit }] : [],
    figure: { text: String(count), x: start + wide / 2 },
    end: start + wide,
  };
}

function segmentOf({ nation, regulars, elites }: Contingent, x: number, level: Level): Segment {
  const { emblem, after, gap } = MEASURES[level];
  const segment: Segment = { nation, x, wide: 0, signs: [{ icon: `n-${nation}`, x, size: emblem }], figures: [] };
  let at = x + emblem + after;
  if (regulars) {
    const { signs, figure, end } = counted("u-regular", regulars, at, level);
    segment.signs.push(...signs);
    if (figure) segment.figures.push(figure);
    at = end + gap;
  }
  if (elites) {
    const { signs, figure, end } = counted("u-elite", elites, at + gap, level);
    segment.crest = { x: at, wide: end + gap - at, signs, figure };
    at = end + 2 * gap;
  }
  segment.wide = at - x;
  return segment;
}

function commandOf({ leaders, nazgul }: Force, x: number, level: Level): Plaque["command"] {
  const { command, gap, letters } = MEASURES[level];
  const cell = { x, wide: 0, signs: [] as Sign[], figures: [] as Figure[] };
  let at = x + gap;
  for (const [icon, count] of [
    ["u-leader", leaders],
    ["u-nazgul", nazgul],
  ] as const) {
    const shown = level === 3 ? count : Math.min(1, count);
    for (let i = 0; i < shown; i++) cell.signs.push({ icon, x: at + i * (command + 1), size: command });
    at += shown * (command + 1);
    if (count > shown) {
      const wide = widthOf(count, letters);
      cell.figures.push({ text: String(count), x: at + wide / 2 });
      at += wide + 1;
    }
  }
  cell.wide = at + gap / 2 - x;
  return leaders + nazgul ? cell : undefined;
}

const strongest = (force: Force): Contingent | undefined =>
  force.contingents.toSorted((a, b) => b.regulars + b.elites - a.regulars - a.elites)[0];

export function plaqueOf(whole: Force, level: Level, form: Form): Plaque {
  const { high, letters, edge, medal, step, grows } = MEASURES[level];
  const chief = strongest(whole);
  const force: Force =
    form === "few" && chief
      ? {
          ...whole,
          contingents: [{ nation: chief.nation, regulars: unitsOf(whole), elites: 0 }],
          leaders: 0,
          nazgul: 0,
        }
      : whole;
  const shown = form === "few" && level === 3 ? 2 : level;
  const segments: Segment[] = [];
  let x = edge;
  for (const contingent of force.contingents) {
    const segment = segmentOf(contingent, x, shown);
    segments.push(segment);
    x += segment.wide;
  }
  const command = commandOf(force, segments.length ? x : 2, shown);
  if (command) x = command.x + command.wide;
  const body = segments.length || command ? x + edge / 2 : 0;
  const { characters } = force;
  const most = form === "few" && body ? 1 : MEDALS;
  const names =
    characters.length > most ? [...characters.slice(0, most - 1), `+${characters.length - most + 1}`] : characters;
  const closer = names.length > 2 ? step - 2.5 : step;
  const first = body ? body - 4 : 0;
  const medals = names.map((character, i) => ({ character, x: first + i * closer }));
  const end = medals.length ? medals.at(-1)!.x + medal : body;
  const coins = coinsOf(whole.tokens, end ? end + 1 : 0, shown);
  const last = coins.at(-1);
  const wide = last ? last.x + medal + Math.max(0, last.tab - 2) : end;
  return { size: [wide * grows, high * grows], body, segments, command, medals, coins, letters, medal };
}

// Coins one after another, each with its number behind it.
function coinsOf(tokens: Token[], from: number, level: Level): Coin[] {
  const { letters, medal } = MEASURES[level];
  let x = from;
  return tokens.map((token) => {
    const coin = { ...token, x, tab: token.count > 1 ? widthOf(token.count, letters) + 5 : 0 };
    x += medal + Math.max(1, coin.tab - 1);
    return coin;
  });
}
