// Where the options of a question lie on the table. Nothing here knows a rule: options carry ids of things.

import { keyOf } from "../../lib/keyboard.svelte";
import type { Option, Question } from "../../lib/protocol";
import { words } from "../../lib/narration";
import type { Kinds, Offer, Offers } from "../game";
import { CARDS, LOCATIONS } from "./facts";
import type { QuestionKind, Totals, View } from "./types";

export interface CardKinds extends Kinds {
  offers: CardOffers;
  view: View;
  totals: Totals;
}

export interface CardOffers extends Offers<QuestionKind> {
  hand: Map<string, Offer<QuestionKind>[]>;
  aside: Map<string, Offer<QuestionKind>[]>;
  table: Map<string, Offer<QuestionKind>[]>; // cards in reserve or at a location
  places: Map<string, Offer<QuestionKind>[]>; // locations, the reserve, the deck
}

const FROM_HAND: QuestionKind[] = ["discard", "eliminate", "opening-discard"];
const FROM_ASIDE: QuestionKind[] = ["play-drawn", "eliminate-drawn", "discard-drawn"];
const OUT_OF_SIGHT: QuestionKind[] = ["take", "hobbit", "grima", "agree", "agree-support", "may", "support", "fall"];

export function placeOffers(questions: Question<QuestionKind>[], view: View): CardOffers {
  const [asked] = questions;
  const offers: CardOffers = {
    asked,
    hand: new Map(),
    aside: new Map(),
    table: new Map(),
    places: new Map(),
    unplaced: [],
  };
  for (const question of questions) {
    for (const option of question.options) {
      const offer = { question, option, key: "" };
      const [zone, id] = zoneOf(question, option, view);
      if (zone === "unplaced") offers.unplaced.push(offer);
      else offers[zone].set(id, [...(offers[zone].get(id) ?? []), offer]);
    }
  }
  for (const [i, offer] of allOffers(offers).entries()) offer.key = keyOf(i); // the row of choices before the cards
  return offers;
}

type Zone = "hand" | "aside" | "table" | "places" | "unplaced";

function zoneOf(question: Question<QuestionKind>, option: Option, view: View): [Zone, string] {
  const all = words(option).map(String);
  const last = all.at(-1) ?? "";
  const owner = question.actor;
  const held = openHand(view, owner);
  if (OUT_OF_SIGHT.includes(question.kind)) return ["unplaced", ""];
  if (last === "reserve" || last === "deck" || LOCATIONS.has(last)) {
    const there = last === "reserve" || last === "deck" || last in view.there;
    return there ? ["places", last === "reserve" || last === "deck" ? `${last}-${owner}` : last] : ["unplaced", ""];
  }
  if (!CARDS.has(last)) return ["unplaced", ""];
  if (FROM_ASIDE.includes(question.kind)) return ["aside", last];
  const fromHand = FROM_HAND.includes(question.kind) || all[0] === "play" || all[0] === "hand";
  if (fromHand && held.includes(last)) return ["hand", last];
  return isInPlay(last, view) ? ["table", last] : ["unplaced", ""];
}

// The hand of a player, where we see it.
export function openHand(view: View, player: string): string[] {
  const hand = view.hand[player];
  return Array.isArray(hand) ? hand : [];
}

function isInPlay(card: string, view: View): boolean {
  const lists = [...Object.values(view.there), ...Object.values(view.reserve), ...Object.values(view.items)];
  return lists.some((cards) => cards.includes(card));
}

export function allOffers(offers: CardOffers): Offer<QuestionKind>[] {
  return [
    ...offers.unplaced,
    ...[offers.hand, offers.aside, offers.table, offers.places].flatMap((zone) => [...zone.values()].flat()),
  ];
}

// The card that is in somebody's fingers: it is asked where it goes.
export function handled(offers: CardOffers): string {
  const { kind, about } = offers.asked ?? {};
  return kind === "place" || kind === "wielder" || kind === "move-to" ? String(about) : "";
}

// What can be done with a card or a location now.
export function offersAt(offers: CardOffers, kind: string, id: string): Offer<QuestionKind>[] {
  const zones = kind === "card" ? [offers.hand, offers.aside, offers.table] : [offers.places];
  return zones.flatMap((zone) => zone.get(id) ?? []);
}

// At these questions a card is being played, and has its price.
export const pays = ({ kind }: Question<QuestionKind>): boolean => ["turn", "place", "wielder"].includes(kind);

// Answers that cannot be taken back and are easily clicked by mistake are asked about once more.
export function needsConfirmation({ option }: Offer): boolean {
  return ["winnow", "ring", "deck"].includes(String(words(option)[0]));
}
