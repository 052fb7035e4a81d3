// The chronicle as people read it: what is not told, and whose mark stands before an entry.

import * as tree from "../../lib/chronicle";
import type { Entry, Mark } from "../game";
import { CARDS, LOCATIONS } from "./facts";
import { SCENARIOS } from "./scenarios";
import type { GameEvent } from "./types";

export function entriesOf<E extends { event: string; cause?: number }>(events: E[]): Entry<E>[] {
  return tree.entriesOf(events, ["phase-began", "scores"]);
}

// The faction of its card or place, or the side of its player.
export function markOf(event: GameEvent, scenario: string): Mark {
  const card = "card" in event && event.card !== null ? CARDS.get(event.card) : undefined;
  if (card) return { badge: card.faction };
  const place = "location" in event && event.location !== null ? LOCATIONS.get(event.location) : undefined;
  if (event.event === "combat-fought" && event.winner) return { side: event.winner };
  if (place?.side) return { side: place.side };
  const player = "player" in event ? event.player : "";
  const deck = SCENARIOS.get(scenario)?.decks.find((d) => d.player === player);
  return { side: deck?.side ?? (place?.kind === "path" ? "free" : undefined) };
}
