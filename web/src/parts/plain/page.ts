// A table for any game: what lies there as a list, what is asked as buttons. It knows no game; a game that
// has no page of its own gets it, and a game may begin its page with it: `export const page: GamePage = {
// ...plainPage, Board }`.

import { keyOf } from "../../lib/keyboard.svelte";
import { seatFields } from "../../lib/narration";
import type { Question } from "../../lib/protocol";
import { t } from "../../lib/texts.svelte";
import type { GamePage, Offers } from "../../games/game";
import { entriesOf } from "../../lib/chronicle";
import Board from "./Board.svelte";
import Seats from "./Seats.svelte";

function placeOffers(questions: Question[]): Offers {
  const all = questions.flatMap((question) => question.options.map((option) => ({ question, option })));
  return { asked: questions[0], unplaced: all.map((offer, i) => ({ ...offer, key: keyOf(i) })) };
}

export const plainPage: GamePage = {
  layout: "listed",
  tabs: [
    ["table", "map", "page-tab-table"],
    ["seats", "throne", "page-tab-seats"],
    ["log", "log", "page-tab-log"],
  ],
  Board,
  Side: Seats,
  sideScrolls: true,
  openTo: () => [],
  placeOffers,
  allOffers: (offers) => offers.unplaced,
  isCard: () => false,
  needsConfirmation: () => false,
  entriesOf,
  isRound: () => false,
  isEnd: () => false,
  markOf: () => ({}),
  ending: ({ winners }) =>
    t("page-winners", { winners: winners.map((winner) => seatFields(winner).seat).join(", "), count: winners.length }),
  lines: () => [],
  related: () => [],
  terms: {},
};
