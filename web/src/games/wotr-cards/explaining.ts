// What there is to tell of a card or a location, besides its own text.

import { explain } from "../../lib/explain.svelte";
import { t } from "../../lib/texts.svelte";
import type { Sign, SignGroup } from "../game";
import { CARDS, LOCATIONS, type CardFacts } from "./facts";
import { pipsOf } from "./signs";

// The figures of a card, as the game at this table prints them.
export function printedOn(card: string): CardFacts | undefined {
  return (explain.game?.printed?.get(card) as CardFacts | undefined) ?? CARDS.get(card);
}

export function lines(kind: string, id: string): string[] {
  const told: string[] = [];
  const card = kind === "card" ? CARDS.get(id) : undefined;
  const place = kind === "location" ? LOCATIONS.get(id) : undefined;
  if (card) {
    const keywords = (card.keywords ?? []).map((keyword) => t(`keyword-${keyword}`)).join(", ");
    told.push([t(`type-${card.type}`), t(`faction-${card.faction}`), keywords].filter(Boolean).join(" · "));
  }
  if (place) {
    const number = { number: place.number ?? 0 };
    const what = place.kind === "path" ? t("page-path-number", number) : t(`page-battleground-${place.side}`);
    told.push(what);
    const factions = (list: string[]): string => list.map((faction) => t(`faction-${faction}`)).join(", ");
    const { attackers, defenders } = place;
    if (attackers && defenders) {
      told.push(`${t("term-attack")}: ${factions(attackers)}. ${t("term-defence")}: ${factions(defenders)}.`);
    }
  }
  return told;
}

// All that is drawn on a card or a location, with its numbers.
export function signsOf(kind: string, id: string): Sign[] {
  const place = kind === "location" ? LOCATIONS.get(id) : undefined;
  if (place) {
    return [
      { icon: "star", text: "mark-points", count: place.points },
      { icon: place.kind === "path" ? "path-defence" : "n-wall", text: "mark-own-defence", count: place.defence },
    ];
  }
  const card = kind === "card" ? printedOn(id) : undefined;
  if (!card) return [];
  const signs: Sign[] = pipsOf(card).map(([icon, count]) => ({ icon, text: `mark-${icon}`, count }));
  if (card.varies) signs.push({ icon: "", text: "mark-varies" });
  const paths = card.paths?.join(", ") ?? "";
  if (card.type === "character" && paths) signs.push({ icon: "n-stone", text: "mark-paths", fields: { paths } });
  signs.push({ icon: TYPE_ICONS[card.type], text: `mark-${card.type}` });
  signs.push({ icon: `e-${card.faction}`, text: "mark-faction", name: t(`faction-${card.faction}`) });
  return signs;
}

const TYPE_ICONS = { army: "n-people", character: "hand", item: "blade", event: "log" } as const;
const sign = (icon: string, text = `mark-${icon}`): Sign => ({ icon, text });

export const legend: readonly SignGroup[] = [
  {
    title: "page-legend-cards",
    signs: [
      ...["attack", "defence", "lead-attack", "lead-defence", "path-attack", "path-defence"].map((icon) => sign(icon)),
      { icon: "", text: "mark-varies" },
      { icon: "n-stone", text: "mark-paths", fields: { paths: "2, 3, 4" } },
      ...(["army", "character", "item", "event"] as const).map((type) => sign(TYPE_ICONS[type], `mark-${type}`)),
      sign("e-hobbit", "mark-faction"),
      { icon: "plus", text: "mark-plus" },
      { icon: "", text: "mark-fresh" },
    ],
  },
  {
    title: "page-legend-places",
    signs: [
      sign("star", "mark-points"),
      sign("n-wall", "mark-own-defence"),
      sign("corruption", "term-corruption"),
      sign("n-fallen", "mark-fallen"),
    ],
  },
  {
    title: "page-legend-seats",
    signs: [
      { icon: "", text: "mark-order" },
      ...["hand", "deck"].map((icon) => sign(icon)),
      sign("fit", "term-carryover-limit"),
      sign("ring", "term-ring-token"),
      sign("rosette", "term-first-player"),
      sign("deck", "mark-discard"),
      sign("corruption", "mark-eliminated"),
      sign("s-free", "mark-side-free"),
      sign("s-shadow", "mark-side-shadow"),
    ],
  },
];

export function related(kind: string, id: string): string[] {
  const card = kind === "card" ? CARDS.get(id) : undefined;
  if (kind === "location") return ["activate", "victory-points"];
  if (!card) return [];
  return { army: ["support"], character: ["leadership"], item: ["wielder"], event: ["play"] }[card.type];
}
