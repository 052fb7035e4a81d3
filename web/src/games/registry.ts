// The games that the page can draw: every folder here that has a `page.ts`. Each is loaded when its table is
// opened, its rules when somebody looks them up. A game without a page of its own gets a plain one.

import type { Component } from "svelte";
import { games } from "../lib/games.svelte";
import type { GameLobby, GamePage, RulesProps } from "./game";

const PAGES = import.meta.glob<GamePage>("./*/page.ts", { import: "page" });
const RULES = import.meta.glob<Component<RulesProps>>("./*/Rules.svelte", { import: "default" });
const LOBBIES = import.meta.glob<GameLobby>("./*/lobby.ts", { import: "lobby", eager: true });

export async function pageOf(game: string): Promise<GamePage> {
  const load = PAGES[`./${game}/page.ts`];
  return load ? load() : (await import("../parts/plain/page")).plainPage;
}

export async function rulesOf(game: string): Promise<Component<RulesProps>> {
  const load = RULES[`./${game}/Rules.svelte`];
  return load ? load() : (await import("../parts/plain/Rules.svelte")).default;
}

export function lobbyOf(game: string): GameLobby {
  return LOBBIES[`./${game}/lobby.ts`] ?? {};
}

// The picture of a game, or of the one that it expands.
export function vignetteOf(game: string): string | undefined {
  return games
    .withBases(game)
    .map((id) => lobbyOf(id).vignette)
    .findLast(Boolean);
}
