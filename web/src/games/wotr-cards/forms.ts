// How cards lie where there is little room: whole, low, in rows or as chips. None is cut off while another way fits.

import { lettering, SMALLEST } from "../../lib/lettering.svelte";
import { language, t } from "../../lib/texts.svelte";
import { signsWidth } from "./signs";
import type { View } from "./types";

type Form = "whole" | "low" | "rows" | "chips";

export interface Lying {
  name: string;
  held: string[]; // the items it carries
  signs: number; // how wide its signs are in a row
}

export const lyingOf = (cards: string[], { items }: View): Lying[] =>
  cards.map((card) => ({
    name: t(`card-${card}`, {}, language.cards),
    held: (items[card] ?? []).map((item) => t(`card-${item}`, {}, language.cards)),
    signs: signsWidth(card),
  }));

export interface Lay {
  form: Form;
  columns: number;
  wide: number; // of one card
  high: number; // what all of them need
}

const GAP = { whole: 9, low: 7, rows: 3, chips: 4 };
const [WHOLE, NARROWER, LOWEST] = [94, 86, 78]; // widths of cards
const [BADGED, BARE] = [38, 13]; // what a chip has besides its name
const [ART, LOW_ART, FOOT, LOW_FOOT, ROW] = [30, 25, 19, 17, 28]; // heights

const fits = (cards: Lying[], wide: number): boolean =>
  cards.every(({ name }) => lettering.widest(name) * SMALLEST <= wide);

function tallest(cards: Lying[], high: (card: Lying) => number): number {
  return Math.max(0, ...cards.map(high));
}

function linesOf(name: string, wide: number, largest: number): number {
  return lettering.lines(name, wide, lettering.fit(name, wide, largest));
}

// How high cards are that lie in so many columns, each row as high as the highest in it.
function inColumns(heights: number[], columns: number, gap: number): number {
  let sum = -gap;
  for (let i = 0; i < heights.length; i += columns) sum += Math.max(...heights.slice(i, i + columns)) + gap;
  return sum;
}

// How high the items of a card are, whose names may need several lines.
const held = ({ held }: Lying, wide: number): number =>
  held.reduce((sum, name) => sum + lettering.lines(name, wide - 17, 12, 500) * 13.2 + 2, 0);

function whole(cards: Lying[], wide: number): Lay[] {
  return [WHOLE, NARROWER]
    .filter((w) => cards.length * (w + GAP.whole) - GAP.whole <= wide && fits(cards, w - 10))
    .map((w) => ({
      form: "whole" as const,
      columns: cards.length,
      wide: w,
      high: tallest(
        cards,
        (card) => 10 + ART + Math.max(34, linesOf(card.name, w - 14, 12.5) * 14 + 5) + FOOT + held(card, w - 10),
      ),
    }));
}

function low(cards: Lying[], wide: number): Lay[] {
  return [3, 2]
    .map((most) => Math.min(most, cards.length))
    .map((columns) => ({ columns, w: Math.min(110, (wide - GAP.low * (columns - 1)) / columns) }))
    .filter(({ w }) => w >= LOWEST && fits(cards, w - 9))
    .map(({ columns, w }) => {
      const heights = cards.map(
        (card) => 8 + LOW_ART + Math.max(27, linesOf(card.name, w - 13, 12) * 12.6 + 2) + LOW_FOOT + held(card, w - 9),
      );
      return { form: "low" as const, columns, wide: w, high: inColumns(heights, columns, GAP.low + 1) };
    });
}

function inRows(cards: Lying[], wide: number): Lay[] {
  const room = ({ signs }: Lying) => wide - signs - 43;
  if (!cards.every((card) => fits([card], room(card)))) return [];
  const each = (card: Lying) =>
    Math.max(ROW, linesOf(card.name, room(card), 12.5) * 13.5 + 6) + held(card, wide - 43) + GAP.rows;
  return [{ form: "rows", columns: 1, wide, high: cards.reduce((sum, card) => sum + each(card), 0) }];
}

function chips(cards: Lying[], wide: number): Lay[] {
  return [1, 2, 3]
    .map((columns) => ({ columns, w: (wide - GAP.chips * (columns - 1)) / columns }))
    .filter(({ columns, w }) => columns === 1 || fits(cards, w - (columns === 2 ? BARE : BADGED)))
    .map(({ columns, w }) => {
      const heights = cards.map(
        (card) => Math.max(ROW, linesOf(card.name, w - BADGED, 12) * 13 + 6) + held(card, w - BADGED),
      );
      return { form: "chips" as const, columns, wide: w, high: inColumns(heights, columns, GAP.chips) };
    });
}

// The ways in which these cards can lie in such a width, the handsomest first and each lower than the one before.
function ways(cards: Lying[], wide: number): Lay[] {
  const count = cards.length;
  if (!count) return [{ form: "whole", columns: 1, wide: WHOLE, high: 0 }];
  const all = [
    ...(count <= 3 ? whole(cards, wide) : []),
    ...(count <= 6 ? low(cards, wide) : []),
    ...inRows(cards, wide),
    ...chips(cards, wide),
  ];
  return all.filter((way, i) => all.slice(0, i).every((other) => other.high > way.high));
}

// How the cards of both sides lie, so that together they need no more than there is.
export function lay(far: Lying[], near: Lying[], wide: number, high: number): [Lay, Lay] {
  const left = [ways(far, wide), ways(near, wide)] as const;
  const needs = () => left.reduce((sum, [first]) => sum + first!.high, 0);
  while (needs() > high) {
    const [most] = left.filter((list) => list.length > 1).sort((a, b) => b[0]!.high - a[0]!.high);
    if (!most) break;
    most.shift();
  }
  return [left[0][0]!, left[1][0]!];
}

export interface Rows {
  form: "strip" | "chip";
  columns: number;
  wide: number; // of one card
}

type Leaves = [slim: number, broad: number]; // how wide it is
const [FRAME, BETWEEN] = [22, 6]; // of the leaf, and from column to column

// One's own reserve: one column, then two in a broader leaf, then without signs, then three.
function waysOfReserve([slim, broad]: Leaves): Rows[] {
  const wide = (leaf: number, columns: number) => (leaf - FRAME + BETWEEN) / columns - BETWEEN;
  return [
    { form: "strip", columns: 1, wide: wide(slim, 1) },
    { form: "strip", columns: 2, wide: wide(broad, 2) },
    { form: "chip", columns: 2, wide: wide(broad, 2) },
    { form: "chip", columns: 3, wide: wide(broad, 3) },
  ];
}

function reserveHigh(cards: Lying[], { form, columns, wide }: Rows): number {
  const room = (card: Lying) => wide - (form === "strip" ? card.signs + 43 : 38);
  const each = cards.map(
    (card) => Math.max(25, linesOf(card.name, room(card), 12.5) * 13.5 + 6) + held(card, wide - 38) + 2,
  );
  return inColumns(each, columns, 0);
}

// How the reserves of all one's decks lie in a leaf, slim or broad: alike, so that the hand stays where it is.
export function rowsOf(reserves: Lying[][], high: number, leaves: Leaves, most = 3): Rows {
  const ways = waysOfReserve(leaves).filter(({ columns }) => columns <= most);
  return ways.find((way) => reserves.every((cards) => reserveHigh(cards, way) <= high)) ?? ways.at(-1)!;
}

export interface Fan {
  wide: number; // of a card in hand
  step: number; // from one to the next
  fanned: boolean; // they overlap, or nearly
  low: boolean; // two rows of low cards
  columns: number;
}

const HAND = { widest: 134, narrowest: 96, gap: 9, step: 84 };

// A hand grows narrower, then overlaps; where names would go under the next card, it lies in two rows.
export function fanOf(count: number, room: number): Fan {
  const { widest, narrowest, gap, step } = HAND;
  const each = Math.floor((room + gap) / Math.max(1, count) - gap);
  if (each >= narrowest)
    return { wide: Math.min(widest, each), step: widest + gap, fanned: false, low: false, columns: count };
  const overlapping = Math.floor((room - narrowest) / Math.max(1, count - 1));
  if (overlapping >= step) return { wide: narrowest, step: overlapping, fanned: true, low: false, columns: count };
  const columns = Math.ceil(count / 2);
  const wide = Math.min(widest, Math.floor((room + gap) / columns - gap));
  return { wide, step: widest + gap, fanned: false, low: true, columns };
}
