// Where the options of a question lie on the table. Nothing here knows a rule: options carry ids of things.

import { keyOf } from "../../lib/keyboard.svelte";
import { words } from "../../lib/narration";
import type { Option, Question } from "../../lib/protocol";
import type { Kinds, Offer, Offers } from "../game";
import { beginnings } from "./beginnings.svelte";
import { CARDS, CHARACTERS, FACES, isFigure, NATIONS, REGIONS } from "./facts";
import type { QuestionKind, Totals, View } from "./types";
import { FACTIONS } from "./warriors/factions";
import { ALL_DECKS, factionZone, type FactionZone } from "./warriors/offers";

export interface WarKinds extends Kinds {
  offers: WarOffers;
  view: View;
  totals: Totals;
}

// With a die in hand: where the deed would begin, which is chosen with it.
export type WarOffer = Offer<QuestionKind> & { begins?: string };
type Lying = Map<string, WarOffer[]>;

export interface WarOffers extends Offers<QuestionKind> {
  regions: Lying;
  cards: Lying; // in a hand or on the table
  dice: Lying; // by their face: those of whoever is asked
  becomes: WarOffer[]; // faces to which an Elven Ring can turn the die in question
  decks: Lying; // by their kind: those of the side of whoever is asked
  nations: Lying;
  companions: Lying; // in the Fellowship
  factions: Lying; // on their reference cards
  calls: Lying; // Call to Battle cards
  rings: WarOffer[];
  figures: WarOffer[]; // of the army in question: who stays, who falls, who is recruited
}

// These ask about one of the dice; `ring-face` asks what one becomes.
const ON_DICE: QuestionKind[] = ["die", "ring-die", "lidless-eye"];
const OF_FELLOWSHIP: QuestionKind[] = ["guide", "separate", "breaking", "send-envoy"];
const DAMAGE: QuestionKind[] = ["guide-ability", "casualty-of-hunt"]; // answered in the leaf of the Hunt

export function placeOffers(questions: Question<QuestionKind>[], view: View): WarOffers {
  const [asked] = questions;
  const offers: WarOffers = {
    asked,
    regions: new Map(),
    cards: new Map(),
    dice: new Map(),
    becomes: [],
    decks: new Map(),
    nations: new Map(),
    companions: new Map(),
    factions: new Map(),
    calls: new Map(),
    rings: [],
    figures: [],
    unplaced: [],
  };
  for (const question of questions) {
    for (const option of question.options) lay(offers, { question, option, key: "" }, view);
  }
  for (const [i, offer] of allOffers(offers).entries()) offer.key = keyOf(i);
  for (const offer of offers.unplaced) if (offer.question.kind === "allocate") offer.key = String(offer.option);
  if (asked?.kind === "act") layDeeds(offers, asked, view);
  return offers;
}

// Each deed lies also where it would begin.
function layDeeds(offers: WarOffers, asked: Question<QuestionKind>, view: View): void {
  const where = new Map(beginnings(asked));
  for (const offer of offers.unplaced) {
    for (const begins of where.get(String(offer.option)) ?? []) {
      const [zone, id] = zoneOfThing(begins, view);
      if (zone) offers[zone].set(id, [...(offers[zone].get(id) ?? []), { ...offer, begins }]);
    }
  }
}

function zoneOfThing(thing: string, view: View): [Zone | "", string] {
  if (REGIONS.has(thing)) return ["regions", thing];
  if (CARDS.has(thing)) return [isShown(thing, view) ? "cards" : "", thing];
  if (NATIONS.has(thing)) return ["nations", thing];
  if (FACTIONS.has(thing)) return ["factions", thing];
  if (isDeck(thing)) return ["decks", thing];
  return [view.fellowship.companions.includes(thing) ? "companions" : "", thing];
}

type Zone = "regions" | "cards" | "dice" | "decks" | "nations" | "companions" | FactionZone;

function lay(offers: WarOffers, offer: WarOffer, view: View): void {
  const [zone, id] = zoneOf(offer.question, offer.option, view);
  if (zone === "rings" || zone === "becomes" || zone === "figures" || zone === "unplaced") offers[zone].push(offer);
  else offers[zone].set(id, [...(offers[zone].get(id) ?? []), offer]);
}

function zoneOf(
  question: Question<QuestionKind>,
  option: Option,
  view: View,
): [Zone | "rings" | "becomes" | "figures" | "unplaced", string] {
  const { kind } = question;
  const all = words(option).map(String);
  const [first = ""] = all;
  const region = all.find((word) => REGIONS.has(word));
  if (region) return ["regions", region];
  const zone = factionZone(kind, first);
  if (zone) return [zone, first];
  if (kind === "stay-behind") return ["figures", ""]; // the tray has a button for those who go
  if (ON_DICE.includes(kind) && FACES.includes(first)) return ["dice", first];
  if (kind === "ring-face") return ["becomes", ""];
  if (kind === "die" && first === "ring") return ["rings", ""];
  if (kind === "draw-from" && isDeck(first)) return ["decks", first];
  if (NATIONS.has(first)) return ["nations", first];
  if (CARDS.has(first)) return isShown(first, view) ? ["cards", first] : ["unplaced", ""];
  if (DAMAGE.includes(kind)) return ["unplaced", ""];
  if (CHARACTERS.has(first)) return ofCharacter(kind, first, view);
  return all.some(isFigure) ? ["figures", ""] : ["unplaced", ""];
}

// A character is in the Fellowship, or stands somewhere; who fights is told with the battle.
function ofCharacter(kind: QuestionKind, who: string, view: View): [Zone | "figures", string] {
  if (OF_FELLOWSHIP.includes(kind) && view.fellowship.companions.includes(who)) return ["companions", who];
  const at = view.characters[who] ?? "";
  if ((kind === "move-companion" || kind === "send-envoy") && REGIONS.has(at)) return ["regions", at];
  return ["figures", ""];
}

const isDeck = (word: string): boolean => (ALL_DECKS as readonly string[]).includes(word);

function isShown(card: string, view: View): boolean {
  return view.on_table.includes(card) || Object.keys(view.seat).some((player) => openHand(view, player).includes(card));
}

// The hand of a player, where we see it.
export function openHand(view: View, player: string): string[] {
  return [view.character_hand[player], view.strategy_hand[player], view.faction_hand?.[player]].flatMap((cards) =>
    Array.isArray(cards) ? cards : [],
  );
}

// How many cards of a deck a player holds.
export function handSize(view: View, player: string, deck: (typeof ALL_DECKS)[number]): number {
  const cards = view[`${deck}_hand`]?.[player] ?? 0;
  return Array.isArray(cards) ? cards.length : cards;
}

export function allOffers(offers: WarOffers): WarOffer[] {
  const lying = (...zones: Lying[]) => zones.flatMap((zone) => [...zone.values()].flat());
  return [
    ...offers.figures,
    ...lying(offers.dice),
    ...offers.becomes,
    ...offers.rings,
    ...offers.unplaced,
    ...lying(offers.companions, offers.nations, offers.factions, offers.calls),
    ...lying(offers.decks, offers.cards, offers.regions),
  ];
}

// What lies neither on the map nor among the choices: on a phone another part of the table shows it.
export function elsewhere(offers: WarOffers): WarOffer[] {
  const { dice, becomes, companions, nations, factions, decks, cards, rings } = offers;
  const lying = [dice, companions, nations, factions, decks, cards].flatMap((zone) => [...zone.values()].flat());
  return [...lying.filter(({ begins }) => !begins), ...becomes, ...rings];
}

// By what a hint finds the place of an option; where a deed would only begin is not its place.
export const optionAt = ([offer]: WarOffer[]): string | undefined =>
  offer && !offer.begins ? JSON.stringify(offer.option) : undefined;

export function offersAt(offers: WarOffers, kind: string, id: string): WarOffer[] {
  return (kind === "card" ? offers.cards : offers.regions).get(id) ?? [];
}
