// The scenarios and who plays in them, from the same file that the rules use.

import scenarioRows from "@games/wotr_cards/data/scenarios.json";
import type { SeatMarks } from "../game";

interface DeckFacts {
  player: string;
  side: "free" | "shadow";
  factions: string[];
}

interface ScenarioFacts {
  id: string;
  decks: DeckFacts[];
  turn_order: string[];
  last_path: number;
}

export const SCENARIOS = new Map((scenarioRows as unknown as ScenarioFacts[]).map((row) => [row.id, row]));

export function seatMarks(scenario: string, players: string[]): SeatMarks {
  const decks = SCENARIOS.get(scenario)?.decks.filter((deck) => players.includes(deck.player)) ?? [];
  return { side: decks[0]?.side, badges: decks.flatMap((deck) => deck.factions) };
}
