// The printed figures, from the same files that the rules use.

import characterRows from "@games/wotr_board/data/characters.json";
import combatRows from "@games/wotr_board/data/combat-cards.json";
import cardRows from "@games/wotr_board/data/event-cards.json";
import factionRows from "@games/wotr_board/data/faction-events.json";
import tileRows from "@games/wotr_board/data/hunt-tiles.json";
import nationRows from "@games/wotr_board/data/nations.json";
import regionRows from "@games/wotr_board/data/regions.json";
import warriorsRows from "@games/wotr_board/data/warriors-events.json";
import { ARMED, FACTIONS } from "./warriors/factions";

export type Side = "free-peoples" | "shadow";
export const FREE: Side = "free-peoples";
export const SHADOW: Side = "shadow";
export const SHADOW_PLAYERS: string[] = [SHADOW, "witch-king-player", "saruman-player"];
export const SIDES: readonly Side[] = [FREE, SHADOW];

export interface RegionFacts {
  id: string;
  x: number;
  y: number;
  adjacent: string[];
  mountains?: string[];
  nation?: string;
  settlement?: "town" | "city" | "stronghold" | "fortification";
  coastal?: boolean;
}

interface NationFacts {
  id: string;
  side: Side;
  steps: number;
}

export interface CharacterFacts {
  id: string;
  kind: "companion" | "minion";
  level: number;
  leadership: number;
  captain?: boolean;
  dice?: number; // Action dice that he brings
  replaces?: string; // another character
}

export interface TileFacts {
  id: string;
  kind: "standard" | "fellowship" | "shadow";
  value: number | "eye" | "die";
  copies: number;
  reveal?: boolean;
  stop?: boolean;
}

export interface CardFacts {
  id: string;
  side: Side;
  deck: "character" | "strategy" | "faction";
  number: number;
  icon: string;
  combat?: string; // its lower half; faction events have none
  table?: boolean;
  player?: string;
  faction?: string; // whose event it is
}

export const REGIONS = new Map((regionRows as RegionFacts[]).map((row) => [row.id, row]));
export const NATIONS = new Map((nationRows as NationFacts[]).map((row) => [row.id, row]));
export const CHARACTERS = new Map((characterRows as CharacterFacts[]).map((row) => [row.id, row]));
export const TILES = new Map((tileRows as TileFacts[]).map((row) => [row.id, row]));
export const CARDS = new Map(
  ([...cardRows, ...warriorsRows, ...factionRows] as CardFacts[]).map((row) => [row.id, row]),
);
export const COMBATS = new Map((combatRows as { id: string; initiative: number[] }[]).map((row) => [row.id, row]));
export const FACES = ["character", "army", "muster", "muster-army", "event", "will-of-the-west", "eye"];
export const DECKS = ["character", "strategy"] as const;
export const NAZGUL = "nazgul";
// The ends of the tracks, and the points that win.
export const [HIGHEST, DOOM] = [12, 5];
export const TO_WIN: Record<Side, number> = { "free-peoples": 4, shadow: 10 };

export type FigureKind = "regular" | "elite" | "leader" | "nazgul" | "faction" | "character";

// Units and Leaders are called after their Nation.
export function figureKind(figure: string): FigureKind {
  if (figure === NAZGUL) return NAZGUL;
  if (FACTIONS.has(figure)) return "faction";
  if (figure === ARMED) return "regular";
  const end = figure.split("-").at(-1)!;
  return end === "regular" || end === "elite" || end === "leader" ? end : "character";
}

export const isFigure = (word: string): boolean =>
  word === NAZGUL ||
  CHARACTERS.has(word) ||
  FACTIONS.has(word) ||
  (NATIONS.has(nationOf(word)) && figureKind(word) !== "character");

export const nationOf = (figure: string): string =>
  figure === ARMED ? "isengard" : figure.slice(0, figure.lastIndexOf("-"));

export function sideOf(figure: string): Side {
  if (figure === NAZGUL) return SHADOW;
  const character = CHARACTERS.get(figure);
  if (character) return character.kind === "companion" ? FREE : SHADOW;
  return (FACTIONS.get(figure) ?? NATIONS.get(nationOf(figure)))?.side ?? FREE;
}

export function figureIcon(figure: string): string {
  const kind = figureKind(figure);
  if (kind === "faction") return `w-${figure}`;
  return kind === "character" ? `c-${figure}` : `u-${kind}`;
}

// The colour of a figure: that of its Nation or faction, or of its side.
export function figureColour(figure: string): string {
  const kind = figureKind(figure);
  if (kind === "faction") return `var(--w-${figure})`;
  if (kind === "character" || kind === "nazgul") return `var(--${sideOf(figure) === SHADOW ? "dies" : "dief"})`;
  return `var(--n-${nationOf(figure)})`;
}
