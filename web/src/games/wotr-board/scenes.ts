// What is shown step by step at the table: rounds of battles, Hunts, and attacks of factions.

import type { Scene } from "../game";
import { battleScenes } from "./battles";
import { huntScenes } from "./hunts";
import type { GameEvent } from "./types";
import { strikeScenes } from "./warriors/strikes";

export function scenesOf(events: GameEvent[]): Scene[] {
  return [...battleScenes(events), ...huntScenes(events), ...strikeScenes(events)].sort(
    (one, other) => one.number - other.number,
  );
}
