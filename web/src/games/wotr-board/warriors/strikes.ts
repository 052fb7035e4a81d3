// Attacks of Ents and of the Army of the Dead as scenes: three dice, and whom the hits cost. Nobody strikes back.

import { eventText } from "../../../lib/narration";
import { t } from "../../../lib/texts.svelte";
import type { Scene } from "../../game";
import type { Loss } from "../battles";
import type { FactionAttackedEvent, GameEvent } from "../types";

export interface StrikeDrawn {
  kind: "strike";
  faction: string;
  dice: number[];
  hits: number;
  losses: Loss[];
  steps: string[];
  after: string[]; // what became of the army
}

export const NEEDED = 4;
const FATES = ["force-destroyed", "army-retreated", "character-eliminated"];

export function strikeScenes(events: GameEvent[]): Scene[] {
  return events.flatMap((event, number) => (event.event === "faction-attacked" ? sceneOf(events, number, event) : []));
}

function sceneOf(events: GameEvent[], number: number, attack: FactionAttackedEvent): Scene[] {
  const after = events.slice(number + 1);
  const end = after.findIndex((event) => !isLoss(event) && !FATES.includes(event.event));
  const told = end < 0 ? after : after.slice(0, end);
  const losses = told
    .filter(isLoss)
    .map((event) => ({ figure: event.figure, reduced: event.event === "unit-reduced" }));
  if (losses.length < attack.hits && end < 0) return []; // somebody is still to choose
  const fates = told.filter(({ event }) => FATES.includes(event));
  const drawn: StrikeDrawn = {
    kind: "strike",
    faction: attack.faction,
    dice: attack.dice,
    hits: attack.hits,
    losses,
    steps: ["roll", "casualties"],
    after: fates.map(eventText),
  };
  return [{ ...framed(attack, drawn), number, decided: number + told.length }];
}

type Lost = Extract<GameEvent, { event: "figure-lost" | "unit-reduced" }>;
const isLoss = (event: GameEvent): event is Lost => event.event === "figure-lost" || event.event === "unit-reduced";

function framed(
  { faction, region }: FactionAttackedEvent,
  { hits, dice, losses, steps, after }: StrikeDrawn,
): Omit<Scene, "number" | "decided"> & { drawn: StrikeDrawn } {
  return {
    title: t(`faction-${faction}`),
    detail: t("page-strike-at", { place: t(`region-${region}.at`) }),
    icon: `w-${faction}`,
    side: hits ? "free" : undefined,
    score: `${hits} : ${losses.length}`,
    steps: steps.map((step) => t(`page-battle-step-${step}`)),
    sum: [
      { value: dice.length, label: t("page-strike-dice", { needed: NEEDED }), icon: "dice", from: 0 },
      { sign: ":", value: hits, label: t("page-battle-hit"), icon: "hit", from: 0 },
    ],
    verdict: t(hits ? "page-strike-hits" : "page-strike-misses"),
    why: "",
    mood: "plain",
    minor: !hits,
    weight: losses.length + 3 * after.length,
    drawn: { kind: "strike", faction, dice, hits, losses, steps, after },
  };
}
