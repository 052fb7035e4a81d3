// What the expansion prints anew: cards of the bots, and locations whose text speaks of a bot.

import botRows from "@games/against_the_shadow/data/bot-cards.json";
import locationRows from "@games/against_the_shadow/data/bot-locations.json";
import { has } from "../../lib/texts.svelte";
import type { CardFacts } from "../wotr-cards/facts";

export const BOT_CARDS = new Map((botRows as unknown as CardFacts[]).map((row) => [row.id, row]));
export const REPLACED: string[] = locationRows.map((row) => row.id);

// The message that tells what a card or a location does, where the expansion words it anew.
export function textOf(kind: string, id: string): string | undefined {
  const text = kind === "location" ? `bot-location-${id}` : `bot-card-${id}`;
  return kind !== "term" && has(text) ? text : undefined;
}
