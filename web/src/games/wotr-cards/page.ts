// War of the Ring: The Card Game, for the screens.

import { t } from "../../lib/texts.svelte";
import type { GamePage } from "../game";
import "./cards.css";
import Board from "./Board.svelte";
import Duel from "./Duel.svelte";
import Picture from "./Picture.svelte";
import OwnSide from "./OwnSide.svelte";
import Result from "./Result.svelte";
import Scores from "./Scores.svelte";
import Seats from "./Seats.svelte";
import { entriesOf, markOf } from "./chronicle";
import { legend, lines, related, signsOf } from "./explaining";
import { CARDS } from "./facts";
import { SCENARIOS } from "./scenarios";
import { scenesOf } from "./scenes";
import { allOffers, needsConfirmation, offersAt, pays, placeOffers, openHand, type CardKinds } from "./offers";
import { seriesOf } from "./series";
import type { GameEvent } from "./types";

export const page: GamePage<CardKinds, GameEvent> = {
  layout: "cards",
  tabs: [
    ["table", "map", "page-tab-table"],
    ["hand", "hand", "page-tab-hand"],
    ["seats", "power", "page-tab-seats"],
    ["log", "log", "page-tab-log"],
  ],
  Board,
  Side: Seats,
  oneRow: true,
  Own: OwnSide,
  Scores,
  things: {
    hand: ".own .hand",
    reserve: ".own .side",
    piles: ".own .piles",
    path: ".field.p .loc",
    scores: ".pts.shadow",
  },
  openTo: (view, players) => players.filter((player) => Array.isArray(view.hand[player])),
  placeOffers,
  allOffers,
  isCard: (id) => CARDS.has(id),
  needsConfirmation,
  pays,
  closes: ({ kind }) => kind === "turn",
  entriesOf,
  isRound: ({ event }) => event === "round-began",
  isEnd: ({ event }) => event === "game-ended",
  markOf,
  scenesOf,
  Duel,
  seriesOf,
  Result,
  ending: ({ winners, scores }, scenario) =>
    t("page-winner", {
      side: t(`side-${SCENARIOS.get(scenario)?.decks.find((deck) => winners.includes(deck.player))?.side ?? "free"}`),
      free: scores.free ?? 0,
      shadow: scores.shadow ?? 0,
    }),
  lines,
  related,
  signsOf,
  legend,
  Picture,
  hasPicture: (kind) => kind === "card",
  offersAt,
  siblings: (view, players, kind, id) =>
    kind === "card" ? (players.map((player) => openHand(view, player)).find((hand) => hand.includes(id)) ?? []) : [],
  terms: {
    preparation: ["discard", "rebuild", "path", "battleground"],
    locations: ["activate", "path", "battleground", "first-player"],
    actions: ["play", "reserve", "move", "winnow", "pass", "carryover-limit", "forsake"],
    combats: ["attack", "defence", "leadership", "support", "corruption"],
    victory: ["victory-points", "scoring-area"],
    draw: ["carryover-limit", "first-player"],
  },
  inHand: (view, players) => players.reduce((sum, player) => sum + openHand(view, player).length, 0),
};
