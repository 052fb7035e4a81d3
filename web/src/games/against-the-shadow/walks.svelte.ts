// The turns of the bots, and which of them is looked at: the newest, until an earlier one is opened.

import type { HallEvent } from "../../lib/protocol";
import type { Step } from "./flowchart";
import type { GameEvent } from "./types";

// A part of a bot's way: a walked step, or a combat that it weighed; both are told like events.
export type Part = HallEvent & Partial<Step>;

export interface BotTurn {
  number: number; // of its event
  round: number;
  player: string;
  walk: Part[];
}

export function botTurns(events: GameEvent[]): BotTurn[] {
  const turns: BotTurn[] = [];
  let round = 0;
  events.forEach((event, number) => {
    if (event.event === "round-began") round = event.round;
    if (event.event === "bot-turn")
      turns.push({ number, round, player: event.player, walk: event.walk as unknown as Part[] });
  });
  return turns;
}

// Each step of a walk with the combats that decided it.
export function stepsOf(walk: Part[]): { told: Part; step: Step; weighed: Part[] }[] {
  const steps = [];
  let weighed: Part[] = [];
  for (const part of walk) {
    const { node, answer } = part;
    if (node && answer) {
      steps.push({ told: part, step: { node, answer }, weighed });
      weighed = [];
    } else weighed.push(part);
  }
  return steps;
}

class Walks {
  opened = $state<number | null>(null); // the event of the turn that somebody wants to see
  asked = $state(0); // how often one was asked for: then it is to be brought into sight

  open(number: number): void {
    this.opened = number;
    this.asked++;
  }

  shown(turns: BotTurn[]): number {
    const at = turns.findIndex((turn) => turn.number === this.opened);
    return at < 0 ? turns.length - 1 : at;
  }
}

export const walks = new Walks();
