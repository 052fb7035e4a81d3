// What there is to tell of an area or a card, besides its own text, and the terms of the rules that belong to it.

import { seatFields } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { Sign, SignGroup } from "../game";
import { AREAS, HOUSE_CARDS, ORDERS, TIDES, unitIcon, WESTEROS_CARDS, WILDLING_CARDS } from "./facts";

export function lines(kind: string, id: string): string[] {
  const area = kind === "location" ? AREAS.get(id) : undefined;
  const card = kind === "card" ? HOUSE_CARDS.get(id) : undefined;
  if (area) {
    const told = [t(`page-kind-${area.kind}`)];
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

// All that is printed in an area or on a house card, with its numbers.
export function signsOf(kind: string, id: string): Sign[] {
  const area = kind === "location" ? AREAS.get(id) : undefined;
  const card = kind === "card" ? HOUSE_CARDS.get(id) : undefined;
  if (area) {
    return [
      ...(area.structure ? [sign(area.structure)] : []),
      ...(area.supply ? [{ ...sign("supply", "mark-barrel"), count: area.supply }] : []),
      ...(area.power ? [{ ...sign("power", "mark-crown"), count: area.power }] : []),
      ...(area.kind === "port" ? [sign("anchor", "term-thrones-port")] : []),
    ];
  }
  if (!card) return [];
  return [
    { icon: "", text: "mark-strength", count: card.strength },
    ...(card.swords ? [{ ...sign("attack", "mark-swords"), count: card.swords }] : []),
    ...(card.fortifications ? [{ ...sign("castle", "mark-fortifications"), count: card.fortifications }] : []),
  ];
}

const sign = (icon: string, text = `mark-${icon}`): Sign => ({ icon, text });
const term = (icon: string, of: string): Sign => ({ icon, text: `term-thrones-${of}` });

export const legend: readonly SignGroup[] = [
  {
    title: "page-legend-map",
    signs: [
      sign("castle"),
      sign("stronghold"),
      sign("supply", "mark-barrel"),
      sign("power", "mark-crown"),
      term("anchor", "port"),
      term("garrison", "garrison"),
      { icon: "", text: "term-thrones-neutral-lord" },
      term("power", "power-token"),
    ],
  },
  {
    title: "page-legend-units",
    signs: [
      ...["footman", "knight", "siege-engine", "ship"].map((unit) => sign(unitIcon(unit), `mark-${unit}`)),
      term("footman", "routed"),
    ],
  },
  {
    title: "page-legend-orders",
    signs: [
      term("o-march", "march"),
      term("o-defend", "defense"),
      term("o-support", "support"),
      term("o-raid", "raid"),
      term("o-consolidate", "consolidate-power"),
      term("o-march-star", "special-order"),
      { icon: "", text: "mark-face-down" },
    ],
  },
  {
    title: "page-legend-houses",
    signs: [
      sign("e-stark", "mark-house"),
      { icon: "", text: "mark-strength" },
      sign("attack", "mark-swords"),
      sign("castle", "mark-fortifications"),
      { icon: "", text: "mark-text" },
      term("power", "available-power"),
      term("castle", "victory"),
      term("supply", "supply"),
    ],
  },
  {
    title: "page-legend-tracks",
    signs: [
      term("throne", "throne"),
      term("blade", "blade"),
      term("raven", "raven"),
      sign("star"),
      term("horn", "wildlings"),
    ],
  },
];

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
