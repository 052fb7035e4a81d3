// A Hunt as a scene: the dice, the tile, and for each point of damage what bore it: a card, a Companion, or the Ring.

import { eventText } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { Scene } from "../game";
import { TILES } from "./facts";
import type { GameEvent, HuntRolledEvent, TileDamageEvent, TileDrawnEvent } from "./types";

export interface Bearer {
  by: string; // a card, a Companion or Gollum
  count: number; // how much he stopped
}

export interface HuntDrawn {
  kind: "hunt";
  rolled: HuntRolledEvent | null; // in Mordor and by cards there is no roll
  tile: string;
  damage: number;
  bearers: Bearer[];
  corruption: number; // what was left for the Ring
  healed: number;
  reveals: boolean;
  steps: string[];
}

// Where the telling of a tile ends.
const NEXT = ["tile-drawn", "hunt-rolled", "die-used", "turn-began", "card-played"];

export function huntScenes(events: GameEvent[]): Scene[] {
  return events.flatMap((event, number) => (event.event === "tile-drawn" ? sceneOf(events, number, event) : []));
}

function sceneOf(events: GameEvent[], number: number, drawn: TileDrawnEvent): Scene[] {
  const end = events.findIndex(({ event }, i) => i > number && NEXT.includes(event));
  const after = events.slice(number + 1, end < 0 ? undefined : end);
  const at = after.findIndex((event) => event.event === "tile-damage");
  const damage = after[at] as TileDamageEvent | undefined;
  if (!damage) return []; // it was replaced, or has no effect
  const told = hunted(drawn, damage, after);
  const last = lastOf(after, told);
  if (last < 0) return []; // somebody is still to choose
  const rolled = rolledBefore(events, number);
  const steps = [...(rolled ? ["roll"] : []), "tile", "borne"];
  const whole: HuntDrawn = { kind: "hunt", rolled, ...told, steps };
  return [framed(events, rolled ? number - 1 : number, number + 1 + last, whole, drawn)];
}

// The roll that brought this tile, if it came just before.
function rolledBefore(events: GameEvent[], number: number): HuntRolledEvent | null {
  const event = events[number - 1];
  return event?.event === "hunt-rolled" ? event : null;
}

function hunted(
  { tile }: TileDrawnEvent,
  { damage }: TileDamageEvent,
  after: GameEvent[],
): Omit<HuntDrawn, "kind" | "rolled" | "steps"> {
  const bearers: Bearer[] = [];
  let left = damage;
  for (const event of after) {
    if (event.event !== "damage-lowered") continue;
    bearers.push({ by: event.by, count: left - event.damage });
    left = event.damage;
  }
  const corruption = after.find((event) => event.event === "corruption-added");
  const healed = after.find((event) => event.event === "corruption-healed");
  return {
    tile,
    damage: Math.max(0, damage),
    bearers,
    corruption: corruption?.event === "corruption-added" ? corruption.count : 0,
    healed: healed?.event === "corruption-healed" ? healed.count : 0,
    reveals: after.some(({ event }) => event === "fellowship-revealed") || (TILES.get(tile)?.reveal ?? false),
  };
}

// The event with which all damage was borne; none, as long as it was not.
function lastOf(
  after: GameEvent[],
  { damage, bearers, corruption }: Pick<HuntDrawn, "damage" | "bearers" | "corruption">,
) {
  const borne = bearers.reduce((sum, { count }) => sum + count, 0) + corruption;
  if (borne < damage) return -1;
  return after.findLastIndex(({ event }) =>
    ["tile-damage", "damage-lowered", "corruption-added", "corruption-healed"].includes(event),
  );
}

function framed(
  events: GameEvent[],
  number: number,
  decided: number,
  drawn: HuntDrawn,
  { due_to }: TileDrawnEvent,
): Scene {
  const { damage, bearers, corruption, healed, steps, reveals } = drawn;
  const stopped = damage - corruption;
  const last = steps.length - 1;
  const change = events
    .slice(number, decided + 1)
    .find(({ event }) => event === "corruption-added" || event === "corruption-healed");
  return {
    number,
    decided,
    title: t("page-hunt-scene"),
    detail: t(`page-hunt-due-to-${due_to}`),
    icon: "hunt-tile",
    side: corruption ? "shadow" : "free",
    score: `${damage} : ${stopped}`,
    steps: steps.map((step) => t(`page-hunt-step-${step}`)),
    sum: [
      { value: damage, label: t("page-hunt-damage"), icon: "d-eye", from: last - 1 },
      { sign: "−", value: stopped, label: t("page-hunt-borne"), icon: "fellowship", from: last },
      { sign: "=", value: corruption, label: t("page-hunt-corruption"), icon: "corruption", from: last },
    ],
    verdict: t(corruption ? "page-hunt-corrupts" : healed ? "page-hunt-heals" : "page-hunt-spares"),
    why: [change ? eventText(change) : "", reveals ? t("page-hunt-reveals") : ""].filter(Boolean).join(" "),
    mood: corruption ? "bad" : "good",
    minor: !damage,
    weight: 2 * corruption + bearers.length * 2,
    drawn,
  };
}
