// Seats before anybody plays: how they are called in the words of their game.

import { has, language, sitterName, t } from "./texts.svelte";
import type { Listed } from "./protocol";

export function say(id: string, game: string): string {
  return t(id, {}, language.page, game);
}

// A seat by its side, if it has all of it, or by its players.
export function seatLabel(game: string, seat: string, players: string[]): string {
  if (has(`side-${seat}`, language.page, game)) return say(`side-${seat}`, game);
  return players.map((player) => say(`player-${player}`, game)).join(" + ");
}

// How far a match has come, in the words of its game; nothing where that is not known.
export function stands(game: string, { round, phase }: { round: number | null; phase: string | null }): string {
  const known = has(`phase-${phase}`, language.page, game);
  return [...(round ? [t("page-round", { round })] : []), ...(known ? [say(`phase-${phase}`, game)] : [])].join(" · ");
}

// How a match stands, the best first: by sides, or by players.
export function scoreText(game: string, score: Record<string, number>): string {
  return Object.entries(score)
    .sort(([, one], [, other]) => other - one)
    .map(([who, points]) => `${seatLabel(game, who, [who])} ${points}`)
    .join(", ");
}

// The name of a person stays, even while a bot plays for them.
export function sitter(seat: Listed["seats"][number]): string {
  return seat.name || sitterName(seat);
}
