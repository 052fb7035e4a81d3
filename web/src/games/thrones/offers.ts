// Where the options of a question lie on the table. Nothing here knows a rule: options carry ids of things.

import { keyOf } from "../../lib/keyboard.svelte";
import { words } from "../../lib/narration";
import type { Option, Question } from "../../lib/protocol";
import type { Kinds, Offer, Offers } from "../game";
import { AREAS, HOUSE_CARDS } from "./facts";
import type { QuestionKind, Totals, View } from "./types";

export interface MapKinds extends Kinds {
  offers: MapOffers;
  view: View;
  totals: Totals;
}

export interface MapOffers extends Offers<QuestionKind> {
  areas: Map<string, Offer<QuestionKind>[]>;
  cards: Map<string, Offer<QuestionKind>[]>; // in hands and discard piles
  orders: Offer<QuestionKind>[]; // tokens to plan with: they are not answered one by one
  bids: Offer<QuestionKind>[]; // each is its own number on the keyboard
}

const ON_CARDS: QuestionKind[] = [
  "choose-house-card",
  "replacement-card",
  "discard-from-hand",
  "take-card-back",
  "discard-card",
];

export function placeOffers(questions: Question<QuestionKind>[], view: View): MapOffers {
  const [asked] = questions;
  const offers: MapOffers = { asked, areas: new Map(), cards: new Map(), orders: [], bids: [], unplaced: [] };
  let number = 0;
  for (const question of asked?.kind === "place-order" ? [asked] : questions) {
    for (const option of question.options) {
      const offer = { question, option, key: keyOf(number++) };
      if (question.kind === "place-order") offers.orders.push(offer);
      else if (question.kind === "bid") offers.bids.push({ ...offer, key: String(option) });
      else if (question.kind === "orders-ready")
        continue; // the panel's own button says it
      else lay(offers, offer, view);
    }
  }
  return offers;
}

function lay(offers: MapOffers, offer: Offer<QuestionKind>, view: View): void {
  const { kind } = offer.question;
  const area = areaOf(offer.question, offer.option);
  const [card] = words(offer.option).map(String);
  if (area) offers.areas.set(area, [...(offers.areas.get(area) ?? []), offer]);
  else if (ON_CARDS.includes(kind) && isShown(card!, view))
    offers.cards.set(card!, [...(offers.cards.get(card!) ?? []), offer]);
  else offers.unplaced.push(offer);
}

// The area on the map that an option stands for.
function areaOf({ kind, about }: Question<QuestionKind>, option: Option): string {
  const all = words(option).map(String);
  const named = all.find((word) => AREAS.has(word));
  if (named) return named;
  return kind === "muster" && all[0] === "upgrade" && AREAS.has(String(about)) ? String(about) : "";
}

function isShown(card: string, view: View): boolean {
  return (
    HOUSE_CARDS.has(card) &&
    [view.hand, view.discard].some((cards) => Object.values<string[]>(cards).some((all) => all.includes(card)))
  );
}

export function allOffers(offers: MapOffers): Offer<QuestionKind>[] {
  return [
    ...offers.unplaced,
    ...offers.orders,
    ...offers.bids,
    ...[...offers.areas.values()].flat(),
    ...[...offers.cards.values()].flat(),
  ];
}
