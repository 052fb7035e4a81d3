// What a game brings to the page: how its table is drawn, and how it is told. The screens know no game, and each game is
// one folder here: `page.ts` draws its table, `Rules.svelte` tells its rules, `lobby.ts` is what the lobby must know.

import type { Component } from "svelte";
import type { Part } from "../lib/narration";
import type { HallEvent, Option, Outcome, Question, SeatInfo, View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export interface Offer {
  question: Question;
  option: Option;
  key: string; // its number on the keyboard
}

export interface Offers {
  asked: Question | undefined;
  loose: Offer[]; // not tied to anything that lies there
}

export interface Entry {
  number: number; // of its first event
  last: number; // of its last event
  event: HallEvent;
  after: HallEvent[]; // its price and what it caused
  turn?: number; // of the event that tells why it was done
}

export interface Mark {
  badge?: string; // a faction or a house
  side?: string;
}

export type Tab = "table" | "hand" | "seats" | "log" | "chart";

// What stands beside the name of a seat before its game is loaded.
export interface SeatMarks {
  side?: string;
  badges: string[];
}

// Who plays without a seat: bots of the game itself.
interface Unseated {
  players: (scenario: string, seated: string[]) => string[];
  text: string; // the message that says who they are
}

export interface GameLobby {
  seatMarks?: (scenario: string, players: string[]) => SeatMarks;
  alone?: boolean; // made for one person
  unseated?: Unseated;
}

// What every part of a table is given; a replay has no one who sits there.
export interface Laid<O extends Offers = any> {
  view: View;
  totals: Record<string, any>;
  offers: O;
  seats: SeatInfo[];
  waiting: string[];
  mine: string[]; // our own seats
  players: string[]; // whose things lie before us
  laidOut: string; // whose things lie before us just now
  present: Record<string, number>;
  events: HallEvent[];
  clock: (seat: string) => string;
  pick: (offers: Offer[], at: string) => void;
  show: (player: string) => void;
  turnTo: (tab: Tab) => void;
}

export interface Live<O extends Offers = any> extends Laid<O> {
  table: Table;
  answer: (offer: Offer) => void;
}

type Drawn = Component<any>;

// The rules of a game tell only what fits the search.
export interface RulesProps {
  fits: (...texts: string[]) => boolean;
}

export interface GamePage<O extends Offers = any> {
  layout: string; // the class of its table, for its own styles
  tabs: readonly (readonly [tab: Tab, icon: string, text: string])[];
  Board: Drawn;
  Side: Drawn; // at the left edge
  sideScrolls?: boolean; // whether that needs the focus, since nothing in it can have it
  Own?: Drawn; // the near edge
  ownOfNobody?: boolean; // whether the near edge is there for those who only watch
  openTo: (view: View, players: string[]) => string[]; // whose things lie open before those who only watch
  Panel?: Drawn; // above the choices, where something of its own goes on
  Tools?: Drawn; // in the beam
  Scores?: Drawn; // in the beam, where the left edge is out of sight
  Aside?: Drawn; // above the chronicle
  Line?: Drawn; // in a line of the chronicle that has a `turn`
  Face?: Drawn; // how an option looks, besides its words
  layOut: (questions: Question[], view: View) => O;
  everyOffer: (offers: O) => Offer[];
  isCard: (id: string) => boolean;
  keys?: string[]; // of its own, besides those of every table
  isGrave: (offer: Offer, laid: Laid<O>) => boolean; // cannot be taken back and is easily clicked by mistake
  notOffered: (offers: O) => string[]; // terms of what is not offered now: they say why
  entriesOf: (events: HallEvent[]) => Entry[];
  isRound: (event: HallEvent) => boolean;
  isEnd: (event: HallEvent) => boolean;
  markOf: (event: HallEvent, scenario: string) => Mark;
  ending: (outcome: Outcome, scenario: string, totals: Record<string, any>) => string;
  lines: (kind: string, id: string) => string[]; // what is to be told of a card or a place besides its text
  textOf?: (kind: string, id: string) => string | undefined; // the message with its text, where that is another one
  printed?: Map<string, object>; // cards that are printed otherwise than in the game it expands
  related: (kind: string, id: string) => string[]; // terms that belong to it
  unlit: (kind: string, id: string, offers: O) => string; // why it cannot be chosen now
  terms: Record<string, string[]>; // that help in each phase
  guides?: Record<string, string>; // what the guide says of a phase, where it has words of its own
  inHand?: (view: View, players: string[]) => number;
  beam?: (laid: Live<O>) => { ask?: Part[]; why?: string } | undefined;
  take?: (offer: Offer) => boolean; // whether it is answered in the game's own way
  canUndo?: () => boolean;
  undo?: () => boolean; // whether something of our own was taken back, that nobody was told yet
}
