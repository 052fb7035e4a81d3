// What the glass, the sheet, the rules and the legend tell of the expansion.

import { t, language } from "../../../lib/texts.svelte";
import type { Sign, SignGroup } from "../../game";
import { CALLS, FACTION_FACES, FACTIONS } from "./factions";

// The terms of the expansion, in the order of the texts.
export const TERMS = ["faction", "faction-die", "faction-event", "call-to-battle", "at-sea"];

export function linesOfFaction(id: string): string[] {
  return FACTIONS.has(id) ? [t("war-faction-enters", { condition: t(`faction-${id}.entry`) })] : [];
}

export function linesOfCall(id: string): string[] {
  const call = CALLS.get(id);
  if (!call) return [];
  const faction = t(`faction-${call.faction}`, {}, language.cards);
  return [t("war-call-card", { faction }, language.cards), t("war-initiative", { order: call.initiative.join(", ") })];
}

export function termsOf(kind: string, id: string): string[] | undefined {
  if (kind === "faction" || (kind === "unit" && FACTIONS.has(id))) return ["faction", "faction-die", "call-to-battle"];
  if (kind === "card" && CALLS.has(id)) return ["call-to-battle", "faction"];
  return kind === "face" && FACTION_FACES.includes(id) ? ["faction-die", "faction-event"] : undefined;
}

// A face, and the rim that tells the die apart.
export const signsOfFace = (id: string): Sign[] =>
  FACTION_FACES.includes(id) ? [sign(`d-${id}`), { icon: "dice", text: "mark-faction-die" }] : [];

export const coinsOf = (id: string): Sign[] =>
  FACTIONS.has(id)
    ? [
        sign(`s-faction-${FACTIONS.get(id)!.side === "shadow" ? "shadow" : "free"}`),
        { icon: `w-${id}`, text: `faction-${id}` },
      ]
    : [];

const sign = (icon: string): Sign => ({ icon, text: `mark-${icon}` });

export const legendOfFactions: SignGroup = {
  title: "page-legend-factions",
  signs: [
    ...["s-faction-free", "s-faction-shadow"].map(sign),
    ...[...FACTIONS.keys()].map((id) => ({ icon: `w-${id}`, text: `faction-${id}` })),
    { icon: "dice", text: "mark-faction-die" },
    ...FACTION_FACES.map((face) => sign(`d-${face}`)),
    { icon: "deck", text: "mark-deck-faction" },
  ],
};
