// A Game of Thrones: The Board Game, for the screens.

import { questionParts } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { GamePage, LiveTableProps } from "../game";
import "../../map/map.css";
import "./thrones.css";
import Board from "./Board.svelte";
import Duel from "./Duel.svelte";
import Face from "./Face.svelte";
import Houses from "./Houses.svelte";
import Panel from "./Panel.svelte";
import Result from "./Result.svelte";
import Tools from "./Tools.svelte";
import Tracks from "./Tracks.svelte";
import { entriesOf, markOf } from "./chronicle";
import { legend, lines, related, signsOf } from "./explaining";
import { HOUSE_CARDS } from "./facts";
import { allOffers, placeOffers, type MapKinds } from "./offers";
import { planning } from "./planning.svelte";
import { scenesOf } from "./scenes";
import { seriesOf } from "./series";
import type { GameEvent } from "./types";

// While orders are planned, the top bar tells of the plan; the table hears of it when it is done.
function topBar({ offers }: LiveTableProps<MapKinds>) {
  if (offers.asked?.kind !== "place-order" || !planning.house) return undefined;
  const fields = {
    placed: planning.placed,
    all: planning.areas.length,
    used: planning.stars.used,
    stars: planning.stars.most,
  };
  const question = planning.complete
    ? { ...offers.asked, kind: "orders-ready", about: null }
    : { ...offers.asked, about: planning.selected };
  return { ask: questionParts(question), why: t("page-plan", fields) };
}

export const page: GamePage<MapKinds, GameEvent> = {
  layout: "map",
  tabs: [
    ["table", "map", "page-tab-map"],
    ["log", "log", "page-tab-log"],
    ["hand", "hand", "page-tab-houses"],
    ["seats", "throne", "page-tab-tracks"],
  ],
  Board,
  Side: Tracks,
  sideScrolls: true,
  Own: Houses,
  ownOfNobody: true,
  openTo: (_, houses) => houses,
  Panel,
  Tools,
  Face,
  placeOffers,
  allOffers,
  things: { map: ".mapbox", orders: ".tokens", tracks: ".seats", houses: ".handrow", battle: ".fight" },
  keys: ["zoom", "done"],
  isCard: (id) => HOUSE_CARDS.has(id),
  // The last bid reveals them all.
  needsConfirmation: ({ question }, { waiting }) => question.kind === "bid" && waiting.length === 1,
  entriesOf,
  isRound: ({ event }) => event === "new-round",
  isEnd: ({ event }) => event === "game-won",
  markOf,
  scenesOf,
  Duel,
  seriesOf,
  Result,
  ending: ({ winners: [winner = ""] }, _, totals) =>
    t("page-winner-house", { player: t(`player-${winner}`), count: totals.castles?.[winner] ?? 0 }),
  lines,
  related,
  signsOf,
  legend,
  offersAt: (offers, kind, id) => (kind === "card" ? offers.cards : offers.areas).get(id) ?? [],
  siblings: (view, houses, kind, id) =>
    kind === "card" ? (houses.map((house) => view.hand[house] ?? []).find((hand) => hand.includes(id)) ?? []) : [],
  terms: {
    westeros: ["thrones-supply", "thrones-mustering", "thrones-influence", "thrones-wildlings"],
    planning: ["thrones-order", "thrones-special-order", "thrones-raven"],
    raids: ["thrones-raid", "thrones-order"],
    marches: [
      "thrones-march",
      "thrones-battle",
      "thrones-support",
      "thrones-retreat",
      "thrones-ship-transport",
      "thrones-power-token",
    ],
    "consolidate-power": ["thrones-consolidate-power", "thrones-mustering", "thrones-control", "thrones-victory"],
    "clean-up": ["thrones-routed", "thrones-blade", "thrones-raven"],
  },
  topBar,
  take: ({ question, option }) => {
    if (question.kind !== "place-order") return false;
    planning.put(String(option));
    return true;
  },
  adopt: (plan, table) => {
    for (const [area, order] of plan) planning.put(String(order), String(area));
    if (table && planning.complete) void planning.lay(table);
    return plan.length > 0;
  },
  canUndo: () => planning.canUndo,
  undo: () => planning.undo(),
};
