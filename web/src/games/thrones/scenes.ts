// Battles, bids and wildlings as scenes: both sums cause by cause, fists that open, and what came of it.

import { eventText } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { Scene } from "../game";
import { AREAS, TRACK_ICONS } from "./facts";
import type {
  BattleBeganEvent,
  BattleWonEvent,
  BidMadeEvent,
  CardReplacedEvent,
  GameEvent,
  HouseCardsRevealedEvent,
  TrackSettledEvent,
  WildlingsBeatenEvent,
  WildlingsWonEvent,
} from "./types";

type Told<E extends GameEvent["event"]> = Extract<GameEvent, { event: E }>;
type Part = BattleWonEvent["parts"][number];

// One cause of strength, for the attacker and for the defender: how much, and what it comes from.
export interface Row {
  cause: string;
  from: number; // the step that tells it
  sides: { amount: number | null; of: string[] }[];
}

export interface BattleDrawn {
  kind: "battle";
  houses: [attacker: string, defender: string];
  winner: string;
  rows: Row[];
  cards: string[]; // of both, as they lay in the end
  totals: number[];
  swords: number;
  fortifications: number;
  after: string[]; // who fell, who fled and where to
}

export interface BidsDrawn {
  kind: "bids";
  bids: { house: string; count: number }[]; // the highest first
  wildlings: { strength: number; total: number; card: string; deciding: string; beaten: boolean } | null;
  after: string[];
}

const STEPS: Record<string, number> = {
  units: 0,
  order: 0,
  garrison: 0,
  support: 0,
  card: 1,
  text: 1,
  tide: 2,
  blade: 2,
};
const AFTERMATH = ["unit-lost", "unit-downgraded", "garrison-fell", "retreated", "battle-broken-off"];

const isKind = <E extends GameEvent["event"]>(event: GameEvent, kind: E): event is Told<E> => event.event === kind;
const name = (house: string): string => t(`player-${house}`);

export function scenesOf(events: GameEvent[]): Scene[] {
  return events.flatMap((event, number) => {
    if (isKind(event, "battle-won")) return battle(events, number, event);
    if (isKind(event, "track-settled")) return track(events, number, event);
    if (isKind(event, "wildlings-beaten") || isKind(event, "wildlings-won")) return wildlings(events, number, event);
    return [];
  });
}

// The event of a kind that came last before another one.
function before<E extends GameEvent["event"]>(events: GameEvent[], number: number, kind: E): number {
  return events.findLastIndex((event, i) => i < number && isKind(event, kind));
}

// Whether an event came of another, however indirectly.
function cameOf(events: GameEvent[], number: number, root: number): boolean {
  const cause = events[number]?.cause;
  return number === root || (cause !== undefined && cause < number && cameOf(events, cause, root));
}

function tellAfter(events: GameEvent[], number: number, root: number, kinds?: string[]): string[] {
  return events.flatMap((event, i) =>
    i > number && (!kinds || kinds.includes(event.event)) && cameOf(events, i, root) ? [eventText(event)] : [],
  );
}

// ------------------------------------------------ battles

function battle(events: GameEvent[], decided: number, won: BattleWonEvent): Scene[] {
  const number = before(events, decided, "battle-began");
  if (number < 0) return [];
  const began = events[number] as BattleBeganEvent;
  const houses: BattleDrawn["houses"] = [began.attacker, began.defender];
  const attackerWon = won.player === began.attacker;
  const parts = attackerWon ? [won.parts, won.against_parts] : [won.against_parts, won.parts];
  const totals = attackerWon ? [won.strength, won.against] : [won.against, won.strength];
  const after = tellAfter(events, decided, number, AFTERMATH);
  const rows = Object.keys(STEPS).flatMap((cause) => rowOf(cause, parts));
  const more = rows.some(({ cause }) => STEPS[cause] === 2) ? ["blade"] : [];
  const steps = ["armies", "cards", ...more, "result"];
  const drawn: BattleDrawn = {
    kind: "battle",
    houses,
    winner: won.player,
    rows,
    cards: houses.map((house) => cardOf(events.slice(number, decided), house)),
    totals,
    swords: won.swords,
    fortifications: won.fortifications,
    after,
  };
  const player = { player: name(won.player), player_gen: name(won.player) };
  return [
    {
      number,
      decided,
      title: t("page-battle", { area: t(`location-${won.area}.at`) }),
      detail: houses.map(name).join(" – "),
      icon: "blade",
      side: won.player,
      score: totals.join(" : "),
      steps: steps.map((step) => t(`page-fight-${step}`)),
      sum: totals.map((value, i) => ({
        sign: i ? ":" : undefined,
        value,
        label: name(houses[i]!),
        from: steps.length - 1,
      })),
      verdict: t("page-battle-won", player),
      why: won.tied ? t("page-tie", player) : "",
      mood: "plain",
      weight: won.strength + won.against + (AREAS.get(won.area)?.structure ? 6 : 0) + (attackerWon ? 3 : 0),
      drawn,
    },
  ];
}

function rowOf(cause: string, parts: Part[][]): Row[] {
  const sides = parts.map((all) => {
    const found = all.filter((part) => part[0] === cause);
    const amount = found.length ? found.reduce((sum, [, , count]) => sum + count, 0) : null;
    return { amount, of: found.map(([, of]) => of).filter(Boolean) };
  });
  return sides.some(({ amount }) => amount !== null) ? [{ cause, from: STEPS[cause]!, sides }] : [];
}

// The card that counted: the one revealed, or the last that took its place.
function cardOf(fought: GameEvent[], house: string): string {
  const shown = fought.find((event): event is HouseCardsRevealedEvent => isKind(event, "house-cards-revealed"));
  const other = fought.findLast(
    (event): event is CardReplacedEvent => isKind(event, "card-replaced") && event.player === house,
  );
  return other ? other.card : shown ? (shown.attacker === house ? shown.attacker_card : shown.defender_card) : "";
}

// ------------------------------------------------ bids

// Those bids that were made just before, on the same thing.
function bidsBefore(events: GameEvent[], number: number, about: string): { first: number; bids: BidsDrawn["bids"] } {
  const bids: BidsDrawn["bids"] = [];
  let first = number;
  for (let i = number - 1; i >= 0; i--) {
    const event = events[i]!;
    if (isKind(event, "bid-made") && event.about === about && !bids.some(({ house }) => house === event.player)) {
      bids.unshift({ house: event.player, count: (event as BidMadeEvent).count });
      first = i;
    } else if (bids.length && !isKind(event, "power-lost")) break;
  }
  return { first, bids };
}

function track(events: GameEvent[], decided: number, { track, houses }: TrackSettledEvent): Scene[] {
  const { first, bids } = bidsBefore(events, decided, track);
  if (!bids.length) return [];
  const place = ({ house }: { house: string }): number => houses.indexOf(house);
  const drawn: BidsDrawn = {
    kind: "bids",
    bids: bids.sort((one, other) => place(one) - place(other)),
    wildlings: null,
    after: [],
  };
  return [
    {
      number: first,
      decided,
      title: t(`track-${track}`),
      detail: t("page-bids"),
      icon: TRACK_ICONS[track as keyof typeof TRACK_ICONS],
      side: houses[0],
      steps: ["bids", "order"].map((step) => t(`page-fight-${step}`)),
      sum: [],
      verdict: t("page-fight-first", { player: name(houses[0]!) }),
      why: eventText(events[decided]!),
      mood: "plain",
      weight: 0,
      drawn,
    },
  ];
}

function wildlings(
  events: GameEvent[],
  decided: number,
  { event, strength, total, card, player }: WildlingsBeatenEvent | WildlingsWonEvent,
): Scene[] {
  const number = before(events, decided, "wildlings-attacked");
  const { bids } = bidsBefore(events, decided, "wildlings");
  if (number < 0) return [];
  const beaten = event === "wildlings-beaten";
  const drawn: BidsDrawn = {
    kind: "bids",
    bids: bids.sort((one, other) => other.count - one.count),
    wildlings: { strength, total, card, deciding: player, beaten },
    after: tellAfter(events, decided, number),
  };
  return [
    {
      number,
      decided,
      title: t("page-wildlings"),
      detail: t("page-fight-strength", { strength }),
      icon: "horn",
      score: `${strength} : ${total}`,
      steps: ["threat", "bids", "watch", "result"].map((step) => t(`page-fight-${step}`)),
      sum: [
        { value: strength, label: t("page-wildlings"), icon: "horn", from: 0 },
        { sign: ":", value: total, label: t("page-bids"), from: 2 },
      ],
      verdict: t(beaten ? "page-fight-beaten" : "page-fight-lost"),
      why: t(beaten ? "page-fight-highest" : "page-fight-lowest", { player: name(player) }),
      mood: beaten ? "good" : "bad",
      weight: beaten ? 0 : strength,
      drawn,
    },
  ];
}
