// The signs at the foot of a card: which, and how many of each.

import { printedOn } from "./explaining";
import { sideOf, type CardFacts } from "./facts";

export type Pip = [icon: string, count: number, kind: "a" | "de" | "pa"];

export function pipsOf(facts: CardFacts): Pip[] {
  const all: [string, number | undefined, Pip[2]][] = [
    ["attack", facts.attack, "a"],
    ["lead-attack", facts.leads_attack, "a"],
    ["defence", facts.defence, "de"],
    ["lead-defence", facts.leads_defence, "de"],
    [sideOf(facts.faction) === "free" ? "path-defence" : "path-attack", facts.path_icons, "pa"],
  ];
  return all.filter((pip): pip is Pip => !!pip[1]);
}

const [ICON, NUMBER, STAR] = [17, 9, 10]; // pixels

// How wide the signs of a card are in a row, where each stands once with its number.
export function signsWidth(card: string): number {
  const facts = printedOn(card)!;
  const wide = pipsOf(facts).reduce((sum, [, count]) => sum + ICON + (count > 1 ? NUMBER : 0), 0);
  return wide + (facts.varies ? STAR : 0);
}
