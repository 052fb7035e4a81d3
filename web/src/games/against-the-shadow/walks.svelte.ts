// The turns of the bots, and which of them is looked at: the newest, until an earlier one is opened.

import type { HallEvent } from "../../lib/protocol";
import type { Step } from "./flowchart";

export interface BotTurn {
  number: number; // of its event
  round: number;
  player: string;
  walk: HallEvent[];
}

export function botTurns(events: HallEvent[]): BotTurn[] {
  const turns: BotTurn[] = [];
  let round = 0;
  events.forEach((event, number) => {
    if (event.event === "round-began") round = Number(event.round);
    if ("walk" in event) turns.push({ number, round, player: String(event.player), walk: event.walk as HallEvent[] });
  });
  return turns;
}

// Each step of a walk with the combats that decided it.
export function stepsOf(walk: HallEvent[]): { told: HallEvent; step: Step; weighed: HallEvent[] }[] {
  const steps = [];
  let weighed: HallEvent[] = [];
  for (const part of walk) {
    if (part.event === "weighed") weighed.push(part);
    else {
      steps.push({ told: part, step: part as unknown as Step, weighed });
      weighed = [];
    }
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
