// The chronicle as people read it: what is not told, and whose mark stands before an entry.

import * as tree from "../../lib/chronicle";
import type { Entry, Mark } from "../game";
import { CARDS, FREE, NATIONS, sideOf, type Side } from "./facts";
import type { GameEvent } from "./types";
import { CALLS, FACTIONS } from "./warriors/factions";

// The signs of the two sides, as they are called in the common colours.
const SIGNS: Record<Side, string> = { "free-peoples": "free", shadow: "shadow" };
const SHADOW_PLAYERS = ["shadow", "witch-king-player", "saruman-player"];

export function entriesOf(events: GameEvent[]): Entry<GameEvent>[] {
  return tree.entriesOf(events, ["army-joined"]);
}

export const sideOfSeat = (player: string): Side => (SHADOW_PLAYERS.includes(player) ? "shadow" : FREE);

// The side that did it, to which it happened, or whose card it is.
export function markOf(event: GameEvent): Mark {
  const side = sideIn(event);
  return side ? { side: SIGNS[side] } : {};
}

function sideIn(event: GameEvent): Side | undefined {
  if ("side" in event && event.side) return event.side as Side;
  if ("player" in event) return sideOfSeat(event.player);
  if ("faction" in event) return FACTIONS.get(event.faction)?.side;
  if ("nation" in event) return NATIONS.get(event.nation)?.side;
  if ("card" in event && event.card) return (CARDS.get(event.card) ?? CALLS.get(event.card))?.side;
  if ("character" in event) return sideOf(event.character);
  if (event.event.startsWith("fellowship-") || "companion" in event || "companions" in event) return FREE;
  return event.event.startsWith("hunt-") || event.event.startsWith("tile-") ? "shadow" : undefined;
}
