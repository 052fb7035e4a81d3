// Battles as scenes, a scene for each round: cards, both rolls, the re-rolls of leaders, and whom the hits cost.

import { eventText } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { Scene } from "../game";
import { figureKind, REGIONS, SHADOW, type Side } from "./facts";
import type { BattleBeganEvent, GameEvent, SettlementCapturedEvent } from "./types";
import { CALLS, SLAYING } from "./warriors/factions";

export interface Roll {
  side: Side;
  kind: "combat" | "leaders" | "additional" | "called";
  dice: number[];
  hits: number;
}

export interface Loss {
  figure: string;
  reduced: boolean; // to a Regular
}

// What one side did and suffered in a round.
export interface Fighting {
  side: Side;
  card: { card: string; combat: string; cancelled: boolean } | null;
  rolls: Roll[];
  changed: number; // hits that cards added or turned, less those they cancelled
  hits: number;
  losses: Loss[];
}

export interface BattleDrawn {
  kind: "battle";
  sides: [attacker: Fighting, defender: Fighting];
  walls: boolean; // only a 6 hits the defenders
  steps: string[];
  after: string[]; // how it ended
}

interface Round {
  began: BattleBeganEvent;
  number: number; // of its first event
  round: number;
  told: { event: GameEvent; number: number }[];
  ends: { event: GameEvent; number: number }[];
  isOver: boolean; // something else came after it
}

const ROLLS: Partial<Record<GameEvent["event"], Roll["kind"]>> = {
  "combat-rolled": "combat",
  "leaders-rerolled": "leaders",
  "additional-attack-rolled": "additional",
};
const OPENS = ["combat-card-chosen", "combat-card-revealed", "combat-rolled"];
const ENDS = ["battle-ceased", "force-destroyed", "army-retreated", "army-withdrew", "battle-broken-off"];

export function battleScenes(events: GameEvent[]): Scene[] {
  return roundsOf(events)
    .filter(({ told }) => told.some(({ event }) => event.event === "combat-rolled"))
    .flatMap(sceneOf);
}

// ------------------------------------------------ the rounds

function roundsOf(events: GameEvent[]): Round[] {
  const rounds: Round[] = [];
  let open: Round | null = null;
  events.forEach((event, number) => {
    if (event.event === "battle-began") {
      if (open) open.isOver = true;
      open = { began: event, number, round: 1, told: [], ends: [], isOver: false };
      rounds.push(open);
    } else if (open) open = follow(rounds, open, event, number);
    else if (event.event === "settlement-captured") addCapture(rounds.at(-1), event, number);
  });
  return rounds;
}

// The round that is being fought after this event; nothing, if the battle is over.
function follow(rounds: Round[], open: Round, event: GameEvent, number: number): Round | null {
  if (OPENS.includes(event.event) && isFought(open, event)) {
    open.isOver = true;
    const next = {
      began: open.began,
      number,
      round: open.round + 1,
      told: [{ event, number }],
      ends: [],
      isOver: false,
    };
    rounds.push(next);
    return next;
  }
  if (event.event === "turn-began" || event.event === "die-used") open.isOver = true;
  if (open.isOver) return null;
  if (event.event === "siege-battle-extended") open.told = withoutPrice(open.told);
  if (ENDS.includes(event.event)) open.ends.push({ event, number });
  else open.told.push({ event, number });
  return ENDS.includes(event.event) ? null : open;
}

// The Elite that was reduced for another round is no casualty of this one.
function withoutPrice(told: Round["told"]): Round["told"] {
  const price = told.findLastIndex(({ event }) => event.event === "unit-reduced");
  return told.filter((_, i) => i !== price);
}

// Whether this event can only belong to the next round.
function isFought({ told }: Round, event: GameEvent): boolean {
  const rolled = told.filter(({ event: other }) => other.event === "combat-rolled");
  if (event.event !== "combat-rolled") return rolled.length > 0;
  return rolled.some(({ event: other }) => "side" in other && other.side === event.side);
}

// What was taken after the battle in which its defenders fell.
function addCapture(round: Round | undefined, event: SettlementCapturedEvent, number: number): void {
  if (round?.began.region === event.region && round.ends.length && !round.isOver) round.ends.push({ event, number });
}

// ------------------------------------------------ one round

function fighting({ told }: Round, side: Side): Fighting {
  const found: Fighting = { side, card: null, rolls: [], changed: 0, hits: 0, losses: [] };
  for (const { event } of told) {
    if (event.event === "card-dice-rolled" && CALLS.get(event.card)?.side === side)
      found.rolls.push({
        side,
        kind: "called",
        dice: event.dice,
        hits: SLAYING.includes(event.card) ? 0 : event.successes,
      });
    if (!("side" in event)) continue;
    const ours = event.side === side;
    const kind = ROLLS[event.event];
    if (ours && kind && "dice" in event && "hits" in event)
      found.rolls.push({ side, kind, dice: event.dice, hits: event.hits });
    if (ours && (event.event === "hits-added" || event.event === "misses-turned")) found.changed += event.count;
    if (!ours && event.event === "hits-cancelled") found.changed -= event.count;
    if (ours && event.event === "combat-card-revealed")
      found.card = { card: event.card, combat: event.combat, cancelled: false };
    if (ours && event.event === "combat-card-cancelled" && found.card) found.card.cancelled = true;
    if (ours && (event.event === "figure-lost" || event.event === "unit-reduced"))
      found.losses.push({ figure: event.figure, reduced: event.event === "unit-reduced" });
  }
  found.hits = Math.max(0, found.changed + found.rolls.reduce((sum, { hits }) => sum + hits, 0));
  return found;
}

// The event after which the round can be told: all hits are dealt, it has ended, or the next one has begun.
function decided(round: Round, sides: Fighting[]): number | undefined {
  const [one, other] = sides as [Fighting, Fighting];
  const last = round.told.at(-1)?.number ?? round.number;
  const both = sides.every(({ rolls }) => rolls.some(({ kind }) => kind === "combat"));
  const taken = ({ losses }: Fighting) => losses.filter(({ figure }) => figureKind(figure) !== "faction").length;
  if (both && taken(one) >= other.hits && taken(other) >= one.hits) return last;
  return round.ends[0]?.number ?? (round.isOver ? last : undefined);
}

function sceneOf(round: Round): Scene[] {
  const { began } = round;
  const attacker = began.side as Side;
  const sides: BattleDrawn["sides"] = [
    fighting(round, attacker),
    fighting(round, attacker === SHADOW ? "free-peoples" : SHADOW),
  ];
  const at = decided(round, sides);
  if (at === undefined) return [];
  const settlement = REGIONS.get(began.region)?.settlement;
  const fortified = settlement === "city" || settlement === "fortification";
  const steps = stepsOf(sides);
  const drawn: BattleDrawn = {
    kind: "battle",
    sides,
    walls: began.battle === "siege" || (fortified && round.round === 1 && began.battle === "field"),
    steps,
    after: round.ends.map(({ event }) => eventText(event)),
  };
  return [{ ...framed(round, drawn), decided: at, steps: steps.map((step) => t(`page-battle-step-${step}`)) }];
}

function stepsOf(sides: Fighting[]): string[] {
  const rerolled = sides.some(({ rolls }) => rolls.some(({ kind }) => kind === "leaders"));
  return [...(sides.some(({ card }) => card) ? ["cards"] : []), "roll", ...(rerolled ? ["reroll"] : []), "casualties"];
}

function framed({ began, number, round, ends }: Round, drawn: BattleDrawn): Omit<Scene, "decided" | "steps"> {
  const [one, other] = drawn.sides;
  const captured = ends.find(({ event }) => event.event === "settlement-captured");
  const ending = captured ?? ends[0];
  const winner = one.hits === other.hits ? undefined : one.hits > other.hits ? one.side : other.side;
  return {
    number,
    title: t(`page-battle-of-${began.battle}`, { place: t(`region-${began.region}.at`) }),
    detail: t("page-battle-round", { round }),
    icon: began.battle === "field" ? "attack" : "t-besieged",
    side: winner && colourOf(winner),
    score: `${one.hits} : ${other.hits}`,
    sum: drawn.sides.map(({ side, hits }, i) => ({
      sign: i ? (":" as const) : undefined,
      value: hits,
      label: t(`player-${side}`),
      icon: "hit",
      from: drawn.steps.length - 1,
    })),
    verdict: t(`page-battle-ended-${ending?.event.event ?? "not"}`),
    why: drawn.walls ? t("page-battle-walls") : "",
    mood: "plain",
    minor: !ends.length,
    weight: weightOf(drawn, began, !!captured, ends.length > 0),
    drawn,
  };
}

function weightOf({ sides }: BattleDrawn, { region }: BattleBeganEvent, captured: boolean, over: boolean): number {
  const lost = sides.reduce((sum, { losses }) => sum + losses.length, 0);
  const points = { town: 1, city: 4, stronghold: 9, fortification: 1 }[REGIONS.get(region)?.settlement ?? "town"];
  return lost + (captured ? 3 * points : 0) + (over ? 2 : 0);
}

// As the common colours call the sides.
export const colourOf = (side: Side): string => (side === SHADOW ? "shadow" : "free");
