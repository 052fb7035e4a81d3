// The printed figures, from the same files that the rules use.

import cardRows from "@games/wotr_cards/data/cards.json";
import locationRows from "@games/wotr_cards/data/locations.json";

export interface CardFacts {
  id: string;
  faction: string;
  type: "army" | "character" | "item" | "event";
  attack?: number;
  defence?: number;
  leads_attack?: number;
  leads_defence?: number;
  path_icons?: number;
  paths?: number[];
  varies?: string[];
  keywords?: string[];
  text?: boolean;
  promo?: boolean;
  copies?: number;
}

export interface LocationFacts {
  id: string;
  kind: "path" | "battleground";
  points: number;
  defence: number;
  number?: number;
  side?: "free" | "shadow";
  defenders?: string[];
  attackers?: string[];
}

export const CARDS = new Map((cardRows as unknown as CardFacts[]).map((row) => [row.id, row]));
export const LOCATIONS = new Map((locationRows as unknown as LocationFacts[]).map((row) => [row.id, row]));

const FREE = ["dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard"];

export function sideOf(faction: string): "free" | "shadow" {
  return FREE.includes(faction) ? "free" : "shadow";
}

export function cardSide(card: string): "free" | "shadow" {
  return sideOf(CARDS.get(card)?.faction ?? "mordor");
}
