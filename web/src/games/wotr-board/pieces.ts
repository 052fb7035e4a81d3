// What stands in each region: forces of both sides, inside and outside the walls, and the Fellowship.

import { CHARACTERS, figureKind, FREE, NATIONS, nationOf, SHADOW, sideOf, type Side } from "./facts";
import { forceIn } from "./forces";
import { regionsInOrder } from "./middle-earth";
import type { View } from "./types";
import { companyIn, isWithTheDead, tokensIn, withTokens, type Token } from "./warriors/tokens";

export interface Contingent {
  nation: string;
  regulars: number;
  elites: number;
}

export interface Force {
  side: Side;
  contingents: Contingent[];
  leaders: number;
  nazgul: number;
  characters: string[];
  tokens: Token[]; // of factions beside it
  isBesieged: boolean; // within the walls
  besieges: boolean;
}

export interface Standing {
  region: string;
  forces: Force[]; // those within the walls first
  fellowship: { progress: number; isHidden: boolean } | null;
}

const count = (figures: string[], nation: string, kind: string): number =>
  figures.filter((figure) => figureKind(figure) === kind && nationOf(figure) === nation).length;

export function forceOf(figures: string[], side: Side, siege = { isBesieged: false, besieges: false }): Force {
  const contingents = [...NATIONS.keys()].map((nation) => ({
    nation,
    regulars: count(figures, nation, "regular"),
    elites: count(figures, nation, "elite"),
  }));
  const kinds = figures.map(figureKind);
  return {
    side,
    contingents: contingents.filter(({ regulars, elites }) => regulars + elites),
    leaders: kinds.filter((kind) => kind === "leader").length,
    nazgul: kinds.filter((kind) => kind === "nazgul").length,
    characters: figures.filter((figure) => CHARACTERS.has(figure)),
    tokens: [],
    ...siege,
  };
}

export const unitsOf = ({ contingents }: Force): number =>
  contingents.reduce((sum, { regulars, elites }) => sum + regulars + elites, 0);

export const figuresOf = (force: Force): number =>
  unitsOf(force) +
  force.leaders +
  force.nazgul +
  force.characters.length +
  force.tokens.reduce((sum, { count }) => sum + count, 0);

// Whoever holds a besieged stronghold is inside it.
function forcesIn(view: View, region: string): Force[] {
  const [inside, siege] = [view.control[region] ?? FREE, view.besieged.includes(region)];
  const order: Side[] = siege && inside === SHADOW ? [SHADOW, FREE] : [FREE, SHADOW];
  const tokens = tokensIn(view, region);
  const company = isWithTheDead(tokens) ? companyIn(view, region) : [];
  const forces = order.flatMap((side) => {
    const figures = forceIn(view, region, side).filter((figure) => !company.includes(figure));
    const isBesieged = siege && side === inside;
    return figures.length ? [forceOf(figures, side, { isBesieged, besieges: siege && !isBesieged })] : [];
  });
  if (!tokens.length) return forces;
  const laid = withTokens(forces, tokens);
  return [
    ...laid.forces,
    ...laid.alone.map(([side, coins]) => ({
      ...forceOf(isWithTheDead(coins) ? company : [], side),
      tokens: coins,
    })),
  ];
}

export function standingOf(view: View): Map<string, Standing> {
  const { fellowship } = view;
  const found = new Map<string, Standing>();
  for (const region of regionsInOrder) {
    const forces = forcesIn(view, region);
    const isHere = fellowship.mordor === null && fellowship.region === region;
    if (forces.length || isHere)
      found.set(region, {
        region,
        forces,
        fellowship: isHere ? { progress: fellowship.progress, isHidden: fellowship.is_hidden } : null,
      });
  }
  return found;
}

// Who took a settlement from whom it belonged to at first.
export function captorOf(view: View, region: string, nation: string | undefined): Side | "" {
  const side = view.control[region] as Side | undefined;
  return side && nation && NATIONS.get(nation)!.side !== side ? side : "";
}

export const isOf = (figure: string, side: Side): boolean => sideOf(figure) === side;
