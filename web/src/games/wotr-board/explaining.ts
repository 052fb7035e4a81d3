// What there is to tell of a region, a card, a figure or a tile besides its own text, and the terms that belong to it.

import { t, language } from "../../lib/texts.svelte";
import type { Sign, SignGroup } from "../game";
import { CARDS, CHARACTERS, COMBATS, FACES, NATIONS, NAZGUL, REGIONS, TILES, figureKind, isFigure } from "./facts";
import * as factions from "./warriors/explaining";
import { FACTION_FACES, FACTIONS } from "./warriors/factions";

// The kinds of things of which the rules tell more than is printed.
export const asked = ["card", "region", "unit", "nation", "tile", "face", "faction"];

const names = (regions: string[]): string => regions.map((region) => t(`region-${region}`)).join(", ");

export function lines(kind: string, id: string): string[] {
  if (kind === "region") return ofRegion(id);
  if (kind === "card") return [...ofCard(id), ...factions.linesOfCall(id)];
  if (kind === "faction") return factions.linesOfFaction(id);
  if (kind === "combat") return [t("war-initiative", { order: initiative(id) })];
  const character = kind === "unit" ? CHARACTERS.get(id) : undefined;
  return character ? [t("war-level", { level: character.level, leadership: character.leadership })] : [];
}

function ofRegion(id: string): string[] {
  const region = REGIONS.get(id);
  if (!region) return [];
  const told = [
    region.nation ? t(`nation-${region.nation}`) : t("war-no-nation"),
    ...(region.settlement ? [t(`war-${region.settlement}`)] : []),
    ...(region.coastal ? [t("war-coast")] : []),
  ];
  return [
    told.join(" · "),
    t("war-borders", { regions: names(region.adjacent) }),
    ...(region.mountains?.length ? [t("war-mountains", { regions: names(region.mountains) })] : []),
  ];
}

// Both halves: what plays it, and what it does in a battle.
function ofCard(id: string): string[] {
  const card = CARDS.get(id);
  if (!card) return [];
  const played = t("war-card", { deck: t(`deck-${card.deck}`), face: t(`face-${card.icon}`) });
  if (!card.combat) return [played];
  const battle = {
    card: t(`combat-${card.combat}`, {}, language.cards),
    text: t(`combat-${card.combat}.text`, {}, language.cards),
  };
  return [played, `${t("war-in-battle", battle)} ${t("war-initiative", { order: initiative(card.combat) })}`];
}

const initiative = (combat: string): string => COMBATS.get(combat)?.initiative.join(", ") ?? "";

// The message with the text of a thing, where it is another one than usual.
export function textOf(kind: string, id: string): string | undefined {
  if (kind !== "unit") return undefined;
  if (FACTIONS.has(id)) return `faction-${id}.text`;
  return figureKind(id) === "character" || id === NAZGUL ? `ability-${id}` : `mark-u-${figureKind(id)}.text`;
}

// All that is drawn of a thing, in words.
export function signsOf(kind: string, id: string): Sign[] {
  if (kind === "face") return FACTION_FACES.includes(id) ? factions.signsOfFace(id) : [sign(`d-${id}`)];
  if (FACTIONS.has(id)) return factions.coinsOf(id);
  const [region, card, tile] = [REGIONS.get(id), CARDS.get(id), TILES.get(id)];
  if (kind === "region" && region)
    return [
      ...(region.settlement ? [sign(`t-${region.settlement}`)] : []),
      ...(region.mountains?.length ? [sign("m-mount")] : []),
    ];
  if (kind === "card" && card)
    return [
      { icon: "deck", text: `mark-deck-${card.deck}` },
      sign(`d-${card.icon}`),
      ...(card.faction ? factions.coinsOf(card.faction).slice(1) : []),
      ...(card.table ? [{ icon: "", text: "mark-table" }] : []),
    ];
  if (kind === "tile" && tile)
    return [
      sign("hunt-tile"),
      ...(tile.reveal ? [sign("hunt-reveal")] : []),
      ...(tile.stop ? [sign("hunt-stop")] : []),
    ];
  return kind === "unit" && isFigure(id) ? ofFigure(id) : [];
}

function ofFigure(id: string): Sign[] {
  const character = CHARACTERS.get(id);
  if (!character) return [sign(`u-${figureKind(id)}`)];
  return [
    { icon: "", text: "mark-level", count: character.level },
    { icon: "reroll", text: "mark-leadership", count: character.leadership },
    ...(character.captain ? [{ icon: "hit", text: "mark-captain", count: 1 }] : []),
    ...(character.dice ? [{ icon: "dice", text: "mark-extra-die", count: character.dice }] : []),
  ];
}

const sign = (icon: string): Sign => ({ icon, text: `mark-${icon}` });

export const legend: readonly SignGroup[] = [
  {
    title: "page-legend-map",
    signs: [
      ...["t-town", "t-city", "t-stronghold", "t-fortification", "ctl-free", "ctl-shadow", "t-besieged", "t-siege"],
      "m-mount",
    ].map(sign),
  },
  {
    title: "page-legend-figures",
    signs: [
      { icon: "s-north", text: "mark-n-gondor" },
      ...[...NATIONS.keys()].map((nation) => ({ icon: `n-${nation}`, text: `nation-${nation}` })),
      ...["u-regular", "u-elite", "u-leader", "u-nazgul", "u-character"].map(sign),
      { icon: "c-strider", text: "mark-medal" },
      ...[...CHARACTERS.keys(), "gollum"].map((who) => ({ icon: `c-${who}`, text: `unit-${who}` })),
      { icon: "", text: "mark-level" },
      { icon: "reroll", text: "mark-leadership" },
      { icon: "hit", text: "mark-captain" },
      { icon: "dice", text: "mark-extra-die" },
    ],
  },
  {
    title: "page-legend-ring",
    signs: ["fellowship", "hidden", "corruption", "hunt-tile", "hunt-reveal", "hunt-stop", "doom"].map(sign),
  },
  { title: "page-legend-dice", signs: [...FACES.map((face) => `d-${face}`), "elven-ring"].map(sign) },
  {
    title: "page-legend-battle",
    signs: [
      { icon: "attack", text: "term-war-battle" },
      ...["hit", "reroll", "casualty", "retreat", "lens"].map(sign),
      { icon: "plus", text: "mark-more" },
      { icon: "minus", text: "mark-fewer" },
      { icon: "star", text: "term-war-victory" },
      { icon: "hand", text: "term-war-event-card" },
      { icon: "deck", text: "mark-deck-character" },
      { icon: "deck", text: "mark-deck-strategy" },
      { icon: "", text: "mark-table" },
      { icon: "", text: "mark-initiative" },
    ],
  },
  factions.legendOfFactions,
];

// The chapters of the rules, each with its terms in the order of the texts.
export const CHAPTERS: [chapter: string, terms: string[]][] = [
  ["turn", ["action-die", "elven-ring", "event-card"]],
  [
    "armies",
    ["army", "stacking", "leader", "nazgul", "character", "movement", "free-region", "muster", "settlement", "control"],
  ],
  ["battles", ["battle", "combat-card", "leadership", "captain", "hit", "rearguard", "siege", "sortie"]],
  ["politics", ["nation", "advance", "at-war"]],
  [
    "ring",
    [
      "fellowship",
      "progress",
      "guide",
      "declare",
      "reveal",
      "separate",
      "hunt",
      "hunt-box",
      "hunt-tile",
      "corruption",
      "mordor",
    ],
  ],
  ["end", ["victory"]],
  ["factions", factions.TERMS],
];

// What helps in each phase.
export const terms: Record<string, string[]> = {
  recover: ["war-event-card", "war-action-die"],
  fellowship: ["war-fellowship", "war-declare", "war-guide", "war-progress"],
  hunt: ["war-hunt-box", "war-hunt"],
  roll: ["war-action-die", "war-hunt-box"],
  actions: ["war-action-die", "war-elven-ring", "war-movement", "war-battle", "war-siege", "war-muster", "war-hunt"],
  victory: ["war-victory", "war-control"],
};

export function related(kind: string, id: string): string[] {
  return termsOf(kind, id).map((term) => `war-${term}`);
}

function termsOf(kind: string, id: string): string[] {
  const ofFactions = factions.termsOf(kind, id);
  if (ofFactions) return ofFactions;
  if (kind === "region") {
    const { settlement, nation } = REGIONS.get(id) ?? {};
    const siege = settlement === "stronghold" ? ["siege", "sortie"] : [];
    return ["movement", ...(settlement ? ["settlement", "control"] : []), ...siege, ...(nation ? ["nation"] : [])];
  }
  if (kind === "card") return CARDS.get(id)?.faction ? ["faction-event", "faction"] : ["event-card", "combat-card"];
  if (kind === "tile") return ["hunt", "hunt-tile", "corruption"];
  if (kind === "face") return ["action-die", "elven-ring"];
  if (kind === "nation" && NATIONS.has(id)) return ["nation", "advance", "at-war"];
  if (kind !== "unit") return [];
  const ofKind = {
    regular: "army",
    elite: "army",
    leader: "leader",
    nazgul: "nazgul",
    faction: "faction",
    character: "character",
  };
  return [ofKind[figureKind(id)], "leadership", ...(CHARACTERS.get(id)?.kind === "companion" ? ["guide"] : [])];
}
