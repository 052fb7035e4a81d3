// The printed figures of Warriors of Middle-earth, from the same files that the rules use.

import callRows from "@games/wotr_board/data/call-to-battle-cards.json";
import diceRows from "@games/wotr_board/data/faction-dice.json";
import factionRows from "@games/wotr_board/data/factions.json";
import type { Side } from "../facts";

export interface FactionFacts {
  id: string;
  side: Side;
  figures: number;
  start: [region: string, count: number][];
  stacking?: number; // how many figures a region holds
}

export interface CallFacts {
  id: string;
  side: Side;
  faction: string;
  back: "character" | "strategy";
  initiative: number[];
}

export const FACTIONS = new Map((factionRows as unknown as FactionFacts[]).map((row) => [row.id, row]));
export const CALLS = new Map((callRows as CallFacts[]).map((row) => [row.id, row]));
// What can be rolled besides an Eye.
export const FACTION_FACES = [...new Set(Object.values(diceRows).flat())].filter((face) => face !== "eye");
export const IN_PLAY = "in-play";
export const GONE = "gone";
// Calls whose die slays somebody: that is no hit.
export const SLAYING = ["hideous-speed"];
// While a card arms them, Dunlendings fight as Regulars of Isengard.
export const ARMED = "armed-dunlendings";
// They fight, retreat and die with a Shadow Army of their region.
export const HOSTS = ["dunlendings", "spiders"];
export const CORSAIRS = "corsairs";
export const DEAD_MEN = "dead-men";
