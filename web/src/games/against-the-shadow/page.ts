// Against the Shadow, for the screens: the table of the card game, with the flowchart of the bots beside it.

import type { GamePage, Kinds } from "../game";
import type { CardOffers } from "../wotr-cards/offers";
import { page as base } from "../wotr-cards/page";
import "./shadow.css";
import Flowchart from "./Flowchart.svelte";
import Latest from "./Latest.svelte";
import Why from "./Why.svelte";
import { entriesOf } from "./chronicle";
import { BOT_CARDS, textOf } from "./facts";
import type { GameEvent, Totals, View } from "./types";

interface ShadowKinds extends Kinds {
  offers: CardOffers;
  view: View;
  totals: Totals;
}

export const page: GamePage<ShadowKinds, GameEvent> = {
  ...base,
  things: { ...base.things, chart: ".leaf.chart" },
  tabs: [...base.tabs, ["chart", "fit", "page-tab-chart"]],
  Aside: Flowchart,
  Panel: Latest,
  Line: Why,
  entriesOf,
  textOf,
  printed: BOT_CARDS,
  related: (kind, id) => [...base.related(kind, id), ...(textOf(kind, id) ? ["bot", "beneficial"] : [])],
  terms: {
    ...base.terms,
    preparation: [...base.terms.preparation!, "bot"],
    actions: ["bot", "beneficial", "able-to-win", "rightmost", ...base.terms.actions!],
    combats: [...base.terms.combats!, "rightmost"],
  },
  guides: { preparation: "guide-shadow-preparation", actions: "guide-shadow-actions", victory: "guide-shadow-victory" },
};
