// A match at a glance: where its events happened, how it stood after each round, and what decided it.

import type { Scene } from "../games/game";
import { ask, type Times, type Totals } from "./protocol";

export interface Round {
  round: number;
  at: number; // the position in which it began
  totals: Totals; // when it was over
}

// Somebody took a hint; what it said is theirs alone.
export interface HintTaken {
  seat: string;
  actor: string;
  at: number; // the position in which they took it
}

export interface Story {
  events_after: number[]; // how many events had happened after each answer, from none on
  rounds: Round[];
  hints: HintTaken[];
  times: Times;
}

export interface HintPlaced extends HintTaken {
  before: number; // the event before which it is told
}

const MOST_MOMENTS = 4;

export function storyOf(table: string, key = ""): Promise<Story> {
  return ask<Story>(`/api/tables/${table}/story`, {}, key);
}

// The first position whose chronicle has this event.
export function positionOf({ events_after }: Story, event: number): number {
  const found = events_after.findIndex((told) => told > event);
  return found < 0 ? events_after.length - 1 : found;
}

// The hints that were taken up to a position, and where in the chronicle they stand.
export function hintsUntil({ events_after, hints }: Story, position: number): HintPlaced[] {
  return hints
    .filter(({ at }) => at <= position)
    .map((hint) => ({ ...hint, before: events_after[hint.at] ?? Infinity }));
}

// The round in which a position lies, as the game counts them.
export function roundAt({ rounds }: Story, at: number): number {
  return rounds.findLast((round) => round.at < at)?.round ?? rounds[0]?.round ?? 0;
}

// Those scenes that changed most, in their order.
export function keyMoments(scenes: Scene[]): Scene[] {
  const heaviest = scenes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return heaviest.slice(0, MOST_MOMENTS).sort((one, other) => one.decided - other.decided);
}
