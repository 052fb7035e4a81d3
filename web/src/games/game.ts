// What a game brings to the page: how its table is drawn, and how it is told. The screens know no game, and
// each game is one folder here: `page.ts` draws its table, `Rules.svelte` tells its rules, `lobby.ts` is what
// the lobby must know.

import type { Component } from "svelte";
import type { Thing } from "../lib/explain.svelte";
import type { Part } from "../lib/narration";
import type { HallEvent, Option, Outcome, Question, SeatInfo, Totals, View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import type { Fields } from "../lib/texts.svelte";

export interface Offer<Kind extends string = string> {
  question: Question<Kind>;
  option: Option;
  key: string; // its number on the keyboard
}

export interface Offers<Kind extends string = string> {
  asked: Question<Kind> | undefined;
  unplaced: Offer<Kind>[]; // not tied to anything that lies there
}

// What each game has of its own kind; the screens see no more of it than this.
export interface Kinds {
  offers: Offers;
  view: View;
  totals: Totals;
}

// The kinds of question that a game asks.
type Asked<K extends Kinds> = NonNullable<K["offers"]["asked"]>["kind"];

export interface Line<E extends HallEvent = HallEvent> {
  event: E;
  depth: number; // how many events led to it
}

export interface Entry<E extends HallEvent = HallEvent> {
  number: number; // of its first event
  last: number; // of its last event
  event: E;
  after: Line<E>[]; // its price and what came of it
  turn?: number; // of the event that tells why it was done
}

// Something drawn that has a meaning: its icon, and the message that names and explains it.
export interface Sign {
  icon: string;
  text: string;
  count?: number;
  name?: string; // where it has one of its own, such as that of a faction
  fields?: Fields;
}

export interface SignGroup {
  title: string;
  signs: readonly Sign[];
}

export interface Mark {
  badge?: string; // a faction or a house
  side?: string;
}

// One term of the sum under a scene; the first has no sign before it.
export interface Term {
  sign?: "−" | "+" | "=" | ":";
  value: number | string;
  label: string;
  icon?: string;
  from: number; // the step that tells it
}

// Something that happened and is shown step by step where it happened: a combat, a battle, a bid.
export interface Scene {
  number: number; // of its first event
  decided: number; // of the event after which it can be shown
  title: string;
  detail: string;
  icon: string;
  side?: string; // whose colour its sign has, once it is decided
  score?: string; // in a few signs
  steps: string[];
  first?: number; // the step with which it begins, where nothing happens in those before
  sum: Term[];
  verdict: string;
  why: string;
  mood: "good" | "bad" | "plain";
  weight: number; // how much it changed: the heaviest are the key moments of a match
  minor?: boolean; // so small a part of what went on that a replay has no mark for it
  drawn: unknown; // what the game draws of it
}

// One line of the chart at the end: how a side stood after each round.
export interface Series {
  name: string;
  side: string; // its colour
  icon: string;
  dash?: string; // so that many lines tell apart without colours
  values: number[];
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
  vignette?: string; // the address of its picture
  minutes?: [least: number, most: number]; // that a match takes
  people?: number; // for how many it is set up at first
  lessons?: boolean; // whether it has a guided first match, at /learn/<game>
  alone?: boolean; // made for one person
  expansions?: readonly string[]; // options that add one: without it at first, with it as the second value
  unseated?: Unseated;
}

// What every part of a table is given; a replay has no one who sits there.
export interface TableProps<K extends Kinds = Kinds> {
  view: K["view"];
  totals: K["totals"];
  offers: K["offers"];
  seats: SeatInfo[];
  waiting: string[];
  mine: string[]; // our own seats
  players: string[]; // whose things lie before us
  shownPlayer: string; // whose things lie before us just now
  present: Record<string, number>;
  events: HallEvent[];
  clock: (seat: string) => string;
  pick: (offers: Offer[], at: string) => void;
  show: (player: string) => void;
  turnTo: (tab: Tab) => void;
}

export interface LiveTableProps<K extends Kinds = Kinds> extends TableProps<K> {
  table: Table;
  answer: (offer: Offer) => void;
}

// The rules of a game tell only what fits the search.
export interface RulesProps {
  fits: (...texts: string[]) => boolean;
}

// Its functions are methods, so that an expansion can take over a page that knows fewer kinds of events.
export interface GamePage<K extends Kinds = Kinds, E extends HallEvent = HallEvent> {
  layout: string; // the class of its table, for its own styles
  tabs: readonly (readonly [tab: Tab, icon: string, text: string])[];
  Board: Component<TableProps<K>>;
  Side: Component<TableProps<K>>; // at the left edge
  sideScrolls?: boolean; // whether that needs the focus, since nothing in it can have it
  oneRow?: boolean; // its choices lie in a row that never grows, so that nothing on the table moves
  Own?: Component<TableProps<K>>; // the near edge
  ownOfNobody?: boolean; // whether the near edge is there for those who only watch
  openTo(view: K["view"], players: string[]): string[]; // whose things lie open before those who only watch
  // Above the choices, where something of its own goes on.
  Panel?: Component<TableProps<K> & Partial<LiveTableProps<K>>>;
  Tools?: Component<LiveTableProps<K>>; // in the top bar
  Scores?: Component<TableProps<K>>; // in the top bar, where the left edge is out of sight
  Aside?: Component<TableProps<K>>; // above the chronicle
  glassDrawn?: boolean; // its right edge is full: the reading glass is a drawer there
  Line?: Component<{ turn: number; event: HallEvent }>; // in a line of the chronicle that has a `turn`
  Face?: Component<{ question: Question; option: Option }>; // how an option looks, besides its words
  // What goes on at its table, as classes of it: rules of style that look for it in the whole table are slow.
  states?(view: K["view"], offers: K["offers"]): string[];
  placeOffers(questions: Question<Asked<K>>[], view: K["view"]): K["offers"];
  allOffers(offers: K["offers"]): Offer[];
  isCard(id: string): boolean;
  keys?: string[]; // of its own, besides those of every table
  // Whether it cannot be taken back and is easily clicked by mistake.
  needsConfirmation(offer: Offer<Asked<K>>, tableProps: TableProps<K>): boolean;
  pays?(question: Question<Asked<K>>): boolean; // whether a card is being played, which has its price
  tellsOf?(question: Question<Asked<K>>): Thing | undefined; // what the rules are asked about while this is asked
  closes?(question: Question<Asked<K>>): boolean; // whether the rules tell what is not open at this question
  entriesOf(events: E[]): Entry<E>[];
  isRound(event: E): boolean;
  isEnd(event: E): boolean;
  markOf(event: E, scenario: string): Mark;
  scenesOf?(events: E[]): Scene[];
  Duel?: Component<{ scene: Scene; step: number }>; // draws a scene up to a step
  seriesOf?(rounds: { round: number; totals: object }[], outcome: Outcome): Series[];
  Result?: Component<TableProps<K> & { outcome: Outcome }>; // what the result is made of
  ending(outcome: Outcome, scenario: string, totals: K["totals"]): string;
  lines(kind: string, id: string): string[]; // what is to be told of a card or a place besides its text
  textOf?(kind: string, id: string): string | undefined; // the message with its text, where that is another one
  printed?: Map<string, object>; // cards that are printed otherwise than in the game it expands
  related(kind: string, id: string): string[]; // terms that belong to it
  asked?: readonly string[]; // the kinds of things of which its rules tell more than is printed
  signsOf?(kind: string, id: string): Sign[]; // all that is drawn on it
  legend?: readonly SignGroup[]; // every sign of the game
  Picture?: Component<{ id: string }>; // a thing as large as a sheet shows it
  hasPicture?(kind: string, id: string): boolean;
  offersAt?(offers: K["offers"], kind: string, id: string): Offer[]; // what can be done with a thing now
  siblings?(view: K["view"], players: string[], kind: string, id: string): string[]; // among which it lies
  terms: Record<string, string[]>; // that help in each phase
  guides?: Record<string, string>; // what the guide says of a phase, where it has words of its own
  inHand?(view: K["view"], players: string[]): number;
  topBar?(tableProps: LiveTableProps<K>): { ask?: Part[]; why?: string } | undefined;
  take?(offer: Offer<Asked<K>>): boolean; // whether it is answered in the game's own way
  // Whether it lays out a whole plan that was proposed, for us to change and to send.
  adopt?(plan: [about: Option, option: Option][], table?: Table): boolean; // with a table it is sent at once
  things?: Record<string, string>; // where on its table are the things that lessons point at: selectors by name
  canUndo?(): boolean;
  undo?(): boolean; // whether something of our own was taken back, that nobody was told yet
}
