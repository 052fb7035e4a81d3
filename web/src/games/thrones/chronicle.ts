// The chronicle as people read it: what somebody did, and below it what came of it.

import type { HallEvent } from "../../lib/protocol";
import type { Entry, Mark } from "../game";
import { HOUSE_CARDS } from "./facts";
import { isHouse } from "./pieces";

const UNTOLD = ["phase-opened"];
// What comes of the deed before it, whoever it happens to.
const FOLLOWS = ["threat-grew", "winter-came", "unit-lost", "power-lost", "moved-on-track", "power-token-left", "power-token-removed", "order-removed", "garrison-fell", "retreated", "house-card-discarded", "house-card-taken-back", "hand-restored", "card-replaced", "ships-scuttled", "ships-captured", "wildling-card-put-back", "support-refused", "unit-downgraded", "tide-redrawn"];
// What can bring power; power for crowns comes by itself, house after house.
const BRINGS_POWER = ["westeros-choice-made", "wildlings-beaten", "battle-won", "card-text-used", "power-gained"];

const follows = (deed: HallEvent, { event }: HallEvent): boolean => FOLLOWS.includes(event) || (event === "power-gained" && BRINGS_POWER.includes(deed.event));

export function entriesOf(events: HallEvent[]): Entry[] {
  const entries: Entry[] = [];
  let open = null as Entry | null;
  events.forEach((event, number) => {
    if (UNTOLD.includes(event.event)) {
      open = null;
      return;
    }
    if (open && follows(open.event, event)) {
      open.after.push(event);
      open.last = number;
      return;
    }
    open = { number, last: number, event, after: [] };
    entries.push(open);
  });
  return entries;
}

// Whose mark stands before an entry: the house that did it, or whose card it is.
export function markOf(event: HallEvent): Mark {
  const card = HOUSE_CARDS.get(String(event.card ?? ""));
  const house = [event.player, event.attacker, card?.house].find((id) => typeof id === "string" && isHouse(id));
  return house ? { badge: String(house) } : {};
}
