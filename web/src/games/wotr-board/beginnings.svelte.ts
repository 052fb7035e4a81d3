// Where the deeds of a die would begin, as the rules tell it of a face. With the die in hand an army, a card or a Nation
// can be clicked at once: that answers the deed, and then the question with which it begins.

import { explain } from "../../lib/explain.svelte";
import { words } from "../../lib/narration";
import type { Explanation } from "../../lib/messages";
import type { Option, Question } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Offer } from "../game";

const DEEDS = "explain-deeds";

type Beginning = readonly [deed: string, things: readonly string[]];

// The things with which each deed would begin, if it can be done.
export function beginningsOf(told: Explanation | undefined, player: string): Beginning[] {
  const groups = told?.groups.filter(({ title }) => title.text === DEEDS && title.fields["player"] === player) ?? [];
  return groups.flatMap(({ rows }) => rows.map(({ of, things }) => [of, things] as const));
}

// Of the die in hand.
export const beginnings = (asked: Question): Beginning[] =>
  beginningsOf(explain.of("face", String(asked.about)), asked.actor);

class Begun {
  private thing = ""; // that was clicked

  take(offer: Offer & { begins?: string }): void {
    this.thing = offer.begins ?? "";
  }

  // What the table says: called with every question.
  watch(table: Table, asked: Question | undefined): void {
    if (!asked || !this.thing || asked.kind === "act") return;
    const fitting = asked.options.filter((option: Option) => words(option).map(String).includes(this.thing));
    this.thing = "";
    if (fitting.length === 1) table.answer(asked, fitting[0]!);
  }
}

export const begun = new Begun();
