// The chronicle as people read it: what somebody did, and below it what came of it.

import type { HallEvent } from "../../lib/protocol";
import type { Entry, Mark } from "../game";
import { CARDS, LOCATIONS } from "./facts";
import { SCENARIOS } from "./scenarios";

const UNTOLD = ["phase-began", "scores"];
const DEEDS = ["round-began", "location-activated", "card-played", "card-moved", "passed", "ring-token-used", "hand-winnowed", "combat-fought", "game-ended"];
const isDeed = (event: HallEvent): boolean => DEEDS.includes(event.event) || "walk" in event; // or the turn of a bot

export function entriesOf(events: HallEvent[]): Entry[] {
  const entries: Entry[] = [];
  let open = null as Entry | null; // what the next events may belong to
  let byText = false; // a text has begun to apply: what follows is its doing, whoever it happens to
  events.forEach((event, number) => {
    if (UNTOLD.includes(event.event)) {
      open = null;
      return;
    }
    const own = open !== null && (byText || event.player === undefined || event.player === open.event.player);
    if (open !== null && own && !isDeed(event)) {
      open.after.push(event);
      open.last = number;
      byText ||= event.event === "text-applies";
      return;
    }
    byText = event.event === "text-applies" || event.event === "combat-fought";
    const entry = { number, last: number, event, after: [] };
    entries.push(entry);
    open = event.event === "passed" ? null : entry; // nothing comes of a pass
  });
  return entries;
}

// Whose mark stands before an entry: the faction of its card or place, or the side of its player.
export function markOf(event: HallEvent, scenario: string): Mark {
  const card = typeof event.card === "string" ? CARDS.get(event.card) : undefined;
  if (card) return { badge: card.faction };
  const place = LOCATIONS.get(String(event.location ?? ""));
  if (event.event === "combat-fought" && event.winner) return { side: String(event.winner) };
  if (place?.side) return { side: place.side };
  const deck = SCENARIOS.get(scenario)?.decks.find((d) => d.player === event.player);
  return { side: deck?.side ?? (place?.kind === "path" ? "free" : undefined) };
}

