// War of the Ring, the board game, for the screens.

import type { Outcome } from "../../lib/protocol";
import { t } from "../../lib/texts.svelte";
import type { GamePage, LiveTableProps } from "../game";
import "../../map/map.css";
import "./colours.css";
import "./map.css";
import "./war.css";
import Board from "./Board.svelte";
import Duel from "./Duel.svelte";
import Result from "./Result.svelte";
import { entriesOf, markOf, sideOfSeat } from "./chronicle";
import { asked, legend, lines, related, signsOf, terms, textOf } from "./explaining";
import Face from "./Face.svelte";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import Panel from "./Panel.svelte";
import Scores from "./Scores.svelte";
import Side from "./Side.svelte";
import { begun } from "./beginnings.svelte";
import { dieInUse } from "./dice";
import { states } from "./states";
import { CARDS } from "./facts";
import { marching } from "./marching.svelte";
import { allOffers, offersAt, openHand, placeOffers, type WarKinds } from "./offers";
import { scenesOf } from "./scenes";
import { seriesOf } from "./series";
import type { GameEvent } from "./types";
import { CALLS } from "./warriors/factions";
import "./warriors/warriors.css";

// What the question costs: the die that is in use, and what for.
function topBar({ offers, events, view }: LiveTableProps<WarKinds>) {
  const inUse = dieInUse(events, view, offers.asked?.kind);
  if (!inUse) return undefined;
  return { why: t("page-with-die", { face: t(`face-${inUse.face}`), deed: t(`deed-${inUse.deed}`) }) };
}

function ending({ winners: [winner = ""], how }: Outcome): string {
  const told = t(`ending-${how}`);
  return winner ? t("page-winner-side", { side: t(`player-${sideOfSeat(winner)}`), how: told }) : told;
}

export const page: GamePage<WarKinds, GameEvent> = {
  layout: "war",
  tabs: [
    ["table", "map", "page-tab-map"],
    ["hand", "hand", "page-tab-hand"],
    ["chart", "dice", "page-tab-dice"],
    ["log", "log", "page-tab-log"],
    ["seats", "u-leader", "page-tab-tracks"],
  ],
  Board,
  Side,
  Own,
  ownOfNobody: true,
  glassDrawn: true,
  Panel,
  Scores,
  Face,
  states,
  openTo: (view, players) => players.filter((player) => openHand(view, player).length),
  placeOffers,
  allOffers,
  things: {
    map: ".mapbox",
    dice: ".dicebox",
    fellowship: ".fellowship",
    hunt: ".huntbox",
    nations: ".nations",
    factions: ".factions",
    scores: ".score",
    hand: ".war-own .cards",
    battle: ".fight",
  },
  isCard: (id) => CARDS.has(id) || CALLS.has(id),
  needsConfirmation: () => false,
  entriesOf,
  isRound: ({ event }) => event === "turn-began",
  isEnd: ({ event }) => event === "game-won",
  markOf,
  scenesOf,
  Duel,
  seriesOf,
  Result,
  ending,
  asked,
  lines,
  textOf,
  related,
  signsOf,
  legend,
  Picture,
  hasPicture: (kind, id) => kind === "card" && (CARDS.has(id) || CALLS.has(id)),
  offersAt,
  terms,
  siblings: (view, players, kind, id) =>
    kind === "card" ? (players.map((player) => openHand(view, player)).find((hand) => hand.includes(id)) ?? []) : [],
  topBar,
  take: (offer) => {
    begun.take(offer);
    return marching.take(offer);
  },
  tellsOf: ({ kind, about }) => (kind === "act" ? { kind: "face", id: String(about) } : undefined),
  inHand: (view, players) => players.reduce((sum, player) => sum + openHand(view, player).length, 0),
};
