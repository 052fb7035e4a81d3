// The chronicle as people read it: what is not told, and whose mark stands before an entry.

import * as tree from "../../lib/chronicle";
import type { Entry, Mark } from "../game";
import { HOUSE_CARDS } from "./facts";
import { isHouse } from "./pieces";
import type { GameEvent } from "./types";

export function entriesOf(events: GameEvent[]): Entry<GameEvent>[] {
  return tree.entriesOf(events, ["phase-opened"]);
}

// The house that did it, or whose card it is.
export function markOf(event: GameEvent): Mark {
  const card = "card" in event && event.card !== null ? HOUSE_CARDS.get(event.card) : undefined;
  const doer = "player" in event ? event.player : "attacker" in event ? event.attacker : "";
  const badge = [doer, card?.house ?? ""].find(isHouse);
  return badge ? { badge } : {};
}
