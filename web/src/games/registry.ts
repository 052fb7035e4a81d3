// The games that the page can draw. Each is loaded when its table is opened, its rules when somebody looks them up.

import type { Component } from "svelte";
import type { GamePage, RulesProps } from "./game";
import { SCENARIOS, seatMarks } from "./wotr-cards/facts";

interface Known {
  load: () => Promise<GamePage>;
  rules: () => Promise<{ default: Component<RulesProps> }>; // to look up
  seatMarks: (scenario: string, players: string[]) => { side?: string; badges: string[] }; // beside a name in the lobby
  alone?: boolean; // made for one person
  unseated?: (scenario: string, players: string[]) => string[]; // who plays without a seat: bots of the game itself
}

const GAMES: Record<string, Known> = {
  "wotr-cards": { load: async () => (await import("./wotr-cards/page")).page, rules: () => import("./wotr-cards/Rules.svelte"), seatMarks },
  "against-the-shadow": {
    load: async () => (await import("./against-the-shadow/page")).page,
    rules: () => import("./against-the-shadow/Rules.svelte"),
    seatMarks,
    alone: true,
    unseated: (scenario, seated) => SCENARIOS.get(scenario)?.decks.map((deck) => deck.player).filter((player) => !seated.includes(player)) ?? [],
  },
  thrones: { load: async () => (await import("./thrones/page")).page, rules: () => import("./thrones/Rules.svelte"), seatMarks: (_, players) => ({ badges: players }) },
};

export const drawn = Object.keys(GAMES);
export const isDrawn = (game: string): boolean => game in GAMES;

export function pageOf(game: string): Promise<GamePage> {
  return GAMES[game]!.load();
}

export async function rulesOf(game: string): Promise<Component<RulesProps>> {
  return (await GAMES[game]!.rules()).default;
}

export function marksOfSeat(game: string, scenario: string, players: string[]): { side?: string; badges: string[] } {
  return GAMES[game]?.seatMarks(scenario, players) ?? { badges: [] };
}

export const isForOne = (game: string): boolean => GAMES[game]?.alone ?? false;

export function unseatedAt(game: string, scenario: string, seated: string[]): string[] {
  return GAMES[game]?.unseated?.(scenario, seated) ?? [];
}
