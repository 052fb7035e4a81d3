// Figures of factions on the map: coins beside the force of their side, or alone. They are no army, so they are no
// part of its plaque.

import { FREE, SHADOW, SIDES, type Side } from "../facts";
import type { View } from "../types";
import { CORSAIRS, DEAD_MEN, FACTIONS, HOSTS } from "./factions";

export interface Token {
  faction: string;
  count: number;
}

// What a coin lies beside: a force of the base game.
interface Beside {
  side: Side;
  isBesieged: boolean;
  tokens: Token[];
}

export function figuresIn(view: View, region: string): string[] {
  return view.faction_figures?.[region] ?? [];
}

export function tokensIn(view: View, region: string): Token[] {
  const figures = figuresIn(view, region);
  return [...FACTIONS.keys()]
    .map((faction) => ({ faction, count: figures.filter((figure) => figure === faction).length }))
    .filter(({ count }) => count);
}

export function figuresOf(view: View, region: string, side: Side): string[] {
  return figuresIn(view, region).filter((figure) => FACTIONS.get(figure)!.side === side);
}

// Who goes with an army of a side: hosts, and Corsairs that carry it.
export function escort(view: View, region: string, side: Side): string[] {
  return side === SHADOW ? figuresIn(view, region).filter((figure) => isHost(figure) || figure === CORSAIRS) : [];
}

// The leader and the Companions of the Army of the Dead: they are with no other army.
export function companyIn(view: View, region: string): string[] {
  return (view.company ?? []).filter((who) => view.characters[who] === region);
}

const isHost = (faction: string): boolean => HOSTS.includes(faction);
// Within the walls are only those who fight as a part of the garrison. The Army of the Dead keeps to itself.
const mayLieBeside = (faction: string, { side, isBesieged }: Beside): boolean =>
  FACTIONS.get(faction)!.side === side && (!isBesieged || isHost(faction)) && faction !== DEAD_MEN;

// The forces of a region with the coins that lie beside them, and those coins that are left.
export function withTokens<Force extends Beside>(
  forces: Force[],
  tokens: Token[],
): { forces: Force[]; alone: [side: Side, tokens: Token[]][] } {
  const laid = forces.map((force) => ({
    ...force,
    tokens: tokens.filter(({ faction }) => mayLieBeside(faction, force)),
  }));
  const found = laid.flatMap((force) => force.tokens);
  const left = tokens.filter((token) => !found.includes(token));
  const alone = SIDES.map((side): [Side, Token[]] => [
    side,
    left.filter(({ faction }) => FACTIONS.get(faction)!.side === side),
  ]);
  return { forces: laid, alone: alone.filter(([, coins]) => coins.length) };
}

export const isWithTheDead = (tokens: Token[]): boolean => tokens.some(({ faction }) => faction === DEAD_MEN);
export const groundOf = (faction: string): string => (FACTIONS.get(faction)!.side === FREE ? "free" : "shadow");
