// Where the options of the expansion lie: factions on their reference cards, Call to Battle cards in the battle.

import { words } from "../../../lib/narration";
import type { Offer } from "../../game";
import { DECKS } from "../facts";
import type { QuestionKind } from "../types";
import { CALLS, FACTION_FACES, FACTIONS } from "./factions";

export type FactionZone = "factions" | "calls" | "dice";
const OF_FACTIONS: QuestionKind[] = ["enter-faction", "recruit-faction"];
export const ALL_DECKS = [...DECKS, "faction"] as const;

// Where an option lies, if it is one of these.
export function factionZone(kind: QuestionKind, first: string): FactionZone | undefined {
  if (kind === "die" && FACTION_FACES.includes(first)) return "dice";
  if (OF_FACTIONS.includes(kind) && FACTIONS.has(first)) return "factions";
  return kind === "combat-card" && CALLS.has(first) ? "calls" : undefined;
}

// Whether Ents or the Army of the Dead attack by it.
export const isStrike = ({ question, option }: Offer): boolean =>
  question.kind === "attack-by-dead" || (question.kind === "march-of-ents" && words(option)[0] === "attack");
