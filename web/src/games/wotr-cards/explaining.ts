// What there is to tell of a card or a location, besides its own text.

import { explain } from "../../lib/explain.svelte";
import { t } from "../../lib/texts.svelte";
import { CARDS, LOCATIONS, type CardFacts } from "./facts";
import type { CardOffers } from "./offers";

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
    if (card.paths) told.push(t("page-allowed-paths", { paths: card.paths.join(", ") }));
  }
  if (place) {
    const number = { number: place.number ?? 0 };
    const what = place.kind === "path" ? t("page-path-number", number) : t(`page-battleground-${place.side}`);
    const [points, defence] = [{ count: place.points }, { count: place.defence }];
    told.push([what, t("page-points", points), t("page-own-defence", defence)].join(" · "));
    const factions = (list: string[]): string => list.map((faction) => t(`faction-${faction}`)).join(", ");
    const { attackers, defenders } = place;
    if (attackers && defenders) {
      told.push(`${t("term-attack")}: ${factions(attackers)}. ${t("term-defence")}: ${factions(defenders)}.`);
    }
  }
  return told;
}

// Why a card cannot be chosen in this turn, in general words: the page knows no rules.
export function unlit(kind: string, id: string, offers: CardOffers): string {
  const card = CARDS.get(id);
  if (kind !== "card" || !card || offers.asked?.kind !== "turn") return "";
  if (offers.hand.has(id) || offers.table.has(id)) return "";
  if (offers.held.includes(id)) return t(`page-unlit-${card.type}`);
  return offers.reserve.includes(id) ? t("page-unlit-reserve") : "";
}

export function related(kind: string, id: string): string[] {
  const card = kind === "card" ? CARDS.get(id) : undefined;
  if (kind === "location") return ["activate", "victory-points"];
  if (!card) return [];
  return { army: ["support"], character: ["leadership"], item: ["wielder"], event: ["play"] }[card.type];
}
