// What there is to tell of an area or a card, besides its own text, and the terms of the rules that belong to it.

import { seatFields } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import { AREAS, HOUSE_CARDS, ORDERS, TIDES, WESTEROS_CARDS, WILDLING_CARDS } from "./facts";

export function lines(kind: string, id: string): string[] {
  const area = kind === "location" ? AREAS.get(id) : undefined;
  const card = kind === "card" ? HOUSE_CARDS.get(id) : undefined;
  if (area) {
    const told = [t(`page-kind-${area.kind}`)];
    if (area.structure) told.push(t(`page-kind-${area.structure}`));
    if (area.supply) told.push(t("page-area-supply", { count: area.supply }));
    if (area.power) told.push(t("page-area-power", { count: area.power }));
    if (area.home_of) told.push(t("page-home-of", seatFields(area.home_of, "player")));
    return [
      told.join(" · "),
      t("page-borders", { areas: area.adjacent.map((other) => t(`location-${other}`)).join(", ") }),
    ];
  }
  if (!card) return [];
  const told = [t(`player-${card.house}`), t("page-card-strength", { count: card.strength })];
  if (card.swords) told.push(t("page-swords", { count: card.swords }));
  if (card.fortifications) told.push(t("page-fortifications", { count: card.fortifications }));
  return [told.join(" · ")];
}

// In the order of the texts.
export const TERMS = [
  ...[
    "area",
    "home-area",
    "unit",
    "army",
    "control",
    "available-power",
    "power-token",
    "garrison",
    "neutral-lord",
    "port",
    "ship-transport",
  ],
  ...["supply", "mustering", "influence", "throne", "blade", "raven"],
  ...["order", "special-order", "raid", "march", "support", "defense", "consolidate-power"],
  ...["battle", "house-card", "icons", "casualties", "retreat", "routed", "tides", "wildlings", "victory"],
].map((term) => `thrones-${term}`);

const OF_WESTEROS_CARDS: Record<string, string[]> = {
  supply: ["supply"],
  mustering: ["mustering"],
  "a-throne-of-blades": ["throne", "supply", "mustering"],
  "clash-of-kings": ["influence", "throne", "blade", "raven"],
  "game-of-thrones": ["available-power", "port"],
  "dark-wings-dark-words": ["raven", "influence", "available-power"],
  "wildlings-attack": ["wildlings"],
  "put-to-the-sword": ["blade", "defense", "march"],
  "rains-of-autumn": ["march"],
  "storm-of-swords": ["defense"],
  "sea-of-storms": ["raid"],
  "web-of-lies": ["support"],
  "feast-for-crows": ["consolidate-power"],
};

export function termOf(order: string): string {
  return `thrones-${ORDERS.get(order)?.type ?? "order"}`;
}

export function related(kind: string, id: string): string[] {
  const terms = kind === "location" ? ofArea(id) : kind === "card" ? ofCard(id) : [];
  return terms.map((term) => `thrones-${term}`);
}

function ofArea(id: string): string[] {
  const { kind, structure, supply, power, home_of } = AREAS.get(id)!;
  if (kind === "port") return ["port", "mustering"];
  if (kind === "sea") return ["ship-transport", "army", "retreat"];
  return [
    "control",
    "power-token",
    ...(home_of ? ["home-area", "garrison"] : []),
    ...(structure ? ["mustering", "victory"] : []),
    ...(supply ? ["supply"] : []),
    ...(power ? ["consolidate-power"] : []),
  ];
}

function ofCard(id: string): string[] {
  if (WESTEROS_CARDS.has(id)) return OF_WESTEROS_CARDS[id] ?? [];
  if (WILDLING_CARDS.includes(id)) return ["wildlings"];
  if (TIDES.has(id)) return ["tides", "icons"];
  return HOUSE_CARDS.has(id) ? ["battle", "house-card", "icons", "casualties"] : [];
}
