// Combats as scenes: one column a sword, below it what stops it.

import { t, language } from "../../lib/texts.svelte";
import type { Scene } from "../game";
import { LOCATIONS } from "./facts";
import type { CombatFoughtEvent, CorruptionChangedEvent } from "./types";

const [COUNTED, CANCELLED, ABSORBED, RESULT] = [0, 1, 2, 3];

// A card, or tokens, over as many columns as it has icons there.
export interface Figure {
  card: string; // nothing, where it is tokens
  icons: number;
  span: number;
  fate: "gone" | "absorbs" | "spared";
}

// One column: whether it has a sword, and from which step on something stops it.
interface Column {
  sword: boolean;
  stopped: number | null;
  left: boolean;
  idle: boolean; // a shield that was not needed
}

export interface CombatDrawn {
  isPath: boolean;
  attacking: "free" | "shadow";
  defending: "free" | "shadow";
  attack: number;
  own: number; // the shields of the place itself
  walls: number; // how many swords it stops
  absorbed: number; // how many its cards stop
  left: number;
  attackers: Figure[];
  lost: Figure[];
  spared: Figure[];
  columns: Column[];
}

interface Told {
  event: string;
  cause?: number;
}

export function scenesOf(events: Told[]): Scene[] {
  return events.flatMap((event, number) =>
    event.event === "combat-fought" ? [sceneOf(event as CombatFoughtEvent, number, events)] : [],
  );
}

const wide = (figures: Figure[]): number => figures.reduce((sum, { span }) => sum + span, 0);

function drawnOf(fought: CombatFoughtEvent): CombatDrawn {
  const { attack, left, defence: own, tokens } = fought;
  const place = LOCATIONS.get(fought.location)!;
  const isPath = place.kind === "path";
  const attacking = isPath || place.side === "free" ? "shadow" : "free";
  const walls = Math.min(own, attack);
  const cards = fought.attackers.map(([card, icons]): Figure => ({ card, icons, span: icons || 1, fate: "gone" }));
  const loose: Figure[] = tokens ? [{ card: "", icons: tokens, span: tokens, fate: "gone" }] : [];
  const attackers = [...cards.filter(({ icons }) => icons), ...loose, ...cards.filter(({ icons }) => !icons)];
  const [lost, spared] = defendersOf(fought, attack - walls);
  const absorbed = wide(lost);
  const stopping = (walls || Math.min(1, own)) + absorbed + left; // where those begin who were not needed
  const columns = Array.from({ length: Math.max(1, wide(attackers), stopping + spared.length) }, (_, i) => ({
    sword: i < attack,
    stopped: i < walls ? CANCELLED : i < walls + absorbed ? ABSORBED : null,
    left: i < attack && i >= attack - left,
    idle: i >= stopping && i < stopping + spared.length && spared[i - stopping]!.icons > 0,
  }));
  const defending = attacking === "free" ? "shadow" : "free";
  return { isPath, attacking, defending, attack, own, walls, absorbed, left, attackers, lost, spared, columns };
}

// Those who were lost stop as much as was still needed; the others stopped nothing.
function defendersOf({ defenders, lost }: CombatFoughtEvent, need: number): [lost: Figure[], spared: Figure[]] {
  const gone = [...lost];
  const figures = defenders.map(([card, icons]): Figure => {
    const at = gone.indexOf(card);
    if (at < 0) return { card, icons, span: 1, fate: "spared" };
    gone.splice(at, 1);
    const span = Math.min(icons, need);
    need -= span;
    return { card, icons, span, fate: "absorbs" };
  });
  return [figures.filter(({ fate }) => fate === "absorbs"), figures.filter(({ fate }) => fate === "spared")];
}

function sceneOf(fought: CombatFoughtEvent, number: number, events: Told[]): Scene {
  const place = LOCATIONS.get(fought.location)!;
  const drawn = drawnOf(fought);
  const { isPath, defending, attack, walls, absorbed, left } = drawn;
  const kind = isPath ? "path" : "battleground";
  return {
    number,
    decided: number,
    title: t(`location-${fought.location}`, {}, language.cards),
    detail: isPath ? t("page-path-number", { number: place.number ?? 0 }) : t(`page-battleground-${place.side}`),
    icon: isPath ? "n-stone" : "n-wall",
    side: fought.winner ?? undefined,
    score: `${attack} : ${walls + absorbed}`,
    steps: ["count", kind, "absorb", "result"].map((step) => t(`page-combat-${step}`)),
    first: attack ? COUNTED : RESULT,
    sum: [
      { value: attack, label: t("page-combat-attack"), icon: isPath ? "path-attack" : "attack", from: COUNTED },
      { sign: "−", value: walls, label: t(`page-combat-of-${kind}`), from: CANCELLED },
      { sign: "−", value: absorbed, label: t("page-combat-absorbed"), from: ABSORBED },
      { sign: "=", value: left, label: t("page-combat-left"), from: RESULT },
    ],
    verdict: t(`page-combat-${kind}-won`, { side: fought.winner ?? "nobody", number: place.number ?? 0, left }),
    why: whyOf(fought, number, events),
    mood: fought.winner === null ? "plain" : fought.winner === defending ? "good" : "bad",
    weight: (place.points + left) * (fought.winner === defending ? 1 : 2) * Math.min(1, attack),
    drawn,
  };
}

// What came of it: corruption on a path that fell, else the points of the place.
function whyOf({ location, winner, left }: CombatFoughtEvent, number: number, events: Told[]): string {
  const place = LOCATIONS.get(location)!;
  const risen = events.find(
    (event): event is CorruptionChangedEvent => event.event === "corruption-changed" && event.cause === number,
  );
  if (risen) return t("page-combat-corruption", { left, before: risen.total - risen.change, after: risen.total });
  if (winner === null || (place.kind === "path" && winner === "shadow")) return t("page-combat-no-points");
  return t("page-combat-points", { side: winner, points: place.points });
}
