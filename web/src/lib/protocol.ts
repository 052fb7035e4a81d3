// What the hall says: docs/protocol.md. What it hears is in messages.ts.

import type { Advised, Told as ReasonTold, Explanation, Problem, Question } from "./messages";

export type { Question } from "./messages";

export type Word = string | number;
export type Option = Word | Word[];

// What happened: its kind, and the number of the event that brought it about. Each game has its own kinds.
export interface HallEvent {
  event: string;
  cause?: number;
}

// From this event on, until the next one, it was this time (in seconds since 1970).
export type Times = [event: number, at: number][];

// What a seat sees. Each game has its own fields.
export interface View {
  outcome: [winners: string[], how: string, scores: [string, number][]] | null;
  round?: number;
  turn?: number;
  phase?: string;
}

export type Totals = object; // sums that anybody could count, of each game its own

export interface Seen {
  view: View;
  events_from: number;
  events: HallEvent[];
  times: Times; // of the events that are sent
  questions: Question[];
  can_undo: string[];
}

export interface Outcome {
  winners: string[];
  how: string;
  scores: Record<string, number>;
}

export interface Position {
  is: "position";
  number: number;
  era: number; // how often something was taken back
  state: "open" | "playing" | "finished";
  read_only: boolean;
  waiting: string[];
  outcome: Outcome | null;
  clocks: Record<string, number>;
  totals: Totals;
  seats: Record<string, Seen>;
}

// A position of which the totals and each view hold only the fields that have changed.
export interface Change extends Omit<Position, "is"> {
  is: "change";
}

export interface SeatInfo {
  seat: string;
  players: string[];
  name: string;
  bot: string | null;
  person: boolean;
  taken: boolean;
  holiday: [from: number, until: number] | null; // of whoever sits here
  absent: string | null; // the name of the person for whom somebody else plays here
  deputy: boolean; // whether the table may let somebody else play here, and not a bot alone
}

export interface TableInfo {
  is: "table";
  table: string;
  title: string;
  game: string;
  scenario: string;
  players: number;
  options: Record<string, string>;
  language: string;
  public: boolean;
  hands_shown: boolean;
  paused: [from: number, until: number] | null; // all have agreed that time stands
  absence: number; // seconds; then the others may let somebody else play on
  watch_chat: boolean; // those who watch may talk among themselves
  private_chat: boolean; // two people may talk without the others
  guided: boolean; // a first match with lessons; its dice are prepared
  hints: string; // the bot that gives hints
  hints_on: boolean; // whether it does so now
  by_lot: boolean; // seats are dealt when the match begins
  rated: boolean; // it counts for ratings
  dice: { asked: "pledge" | "share" | null; pledges: Record<string, string>; shares: Record<string, string> };
  pace: { kind: string; seconds: number; increment: number; when_out: string };
  state: "open" | "playing" | "finished";
  outcome: string | null;
  commitment: string;
  secret: string | null;
  seats: SeatInfo[];
  mine?: string[]; // the seats that our key opens, when it was asked for over HTTP
}

export interface TalkLine {
  seat: string | null;
  name: string; // who said it, as they were called then
  to: string | null; // the one seat that it was said to
  to_name: string;
  kind: "chat" | "watch" | "notice";
  text: string;
  fields: Record<string, Word>;
  position: number | null; // where it was said: after so many answers
  events: number | null; // and events; null where nobody noted it
  at: number;
}

export interface Proposal {
  is: "proposal";
  number?: number; // an answer to it names it
  what: string | null;
  to?: number | null; // the position to go back to; null where nothing is taken back
  events?: number | null; // how much of the chronicle stays
  answers?: Record<string, number>; // how many answers each seat would lose
  by?: string;
  absent?: string | null; // for whom a bot is to play on
  minutes?: number | null; // of a pause, or of more time
  expires_at?: number;
  agreed?: string[];
  needed?: string[];
}

export interface Presence {
  is: "presence";
  seats: Record<string, number>;
  watching: number;
}

export interface RematchTold {
  is: "rematch";
  table: string;
  links: Record<string, string>;
  host: { host_key: string; watch_link: string } | null; // told to whoever asked for it
}

// What a bot would do in our place.
export interface HintTold {
  is: "hint";
  bot: string;
  actor: string;
  turn: number;
  kind: string;
  options: Advised[]; // the best first
  plan: [about: Option, option: Option][]; // what it would answer to all parts of a move
  why_planned: ReasonTold[][]; // why, of each part
  chance: boolean; // whether worths say how likely one wins
}

// What the pupil of a guided match is to learn now.
export interface LessonTold {
  is: "lesson";
  lesson: string | null;
  lessons: string[];
  done: string[];
  over: boolean;
  to_read: boolean;
  point: string; // what to look at, by kind and id
  to: string; // where it will go
  signs: Record<string, string[]>; // the icons that are new, by lesson
  actor: string | null;
  turn: number | null;
  option: Option | null; // the suggested answer
  plan: [about: Option, option: Option][]; // and what goes with it, where a move has many parts
}

// The answers that our seats have set in advance, and those that they may set, by what they are about.
export interface StandingTold {
  is: "standing";
  seats: Record<string, { offered: Record<string, string[]>; set: { id: string; about: string }[] }>;
}

type Ref = number | string; // of what one has said

// All that is heard at a table.
export type Told =
  | Position
  | Change
  | TableInfo
  | Presence
  | Proposal
  | RematchTold
  | HintTold
  | LessonTold
  | StandingTold
  | { is: "absent"; seats: string[] }
  | { is: "talk"; lines: TalkLine[] }
  | { is: "notes"; notes: Record<string, string> }
  | { is: "explained"; ref: Ref; number: number; explanation: Explanation }
  | { is: "done"; ref: Ref }
  | ErrorTold;

export interface ErrorTold extends Problem {
  is: "error";
  ref: Ref | null;
}

// All that is heard in the lobby, besides errors.
export interface TablesTold {
  is: "tables";
  tables: Listed[];
}

// How it stands at a table of our own.
export interface Standing {
  table: TableInfo;
  mine: string[]; // our seats
  asked: string[]; // those of them that have to answer, and no bot does it for them
  since: number; // when the first of them was asked, or else the last answer was given
  waiting: string[];
  round: number | null;
  phase: string | null;
  score: Record<string, number>;
}

export interface OwnTold {
  is: "own";
  tables: Standing[];
  gone: string[]; // of which we hear nothing
}

export interface Listed {
  id: string;
  title: string;
  game: string;
  scenario: string;
  players: number;
  language: string;
  state: string;
  rated: boolean;
  pace: TableInfo["pace"];
  hands_shown: boolean;
  round: number | null; // how far the match has come, while somebody looks
  phase: string | null;
  score: Record<string, number>; // of each side or player, where the game counts any
  created_at: number;
  seats: { seat: string; name: string; bot: string | null; taken: boolean }[];
}

export interface GameInfo {
  id: string;
  expands: string; // the game whose rules and words it takes over, if any
  names: string[]; // the kinds of things that have a name in its words
  scenarios: Record<string, Record<string, Record<string, string[]>>>;
  options: Record<string, string[]>;
  bots: string[]; // those that know it, the weakest first
}

export interface GamesInfo {
  games: GameInfo[];
  bots: string[];
  version: string;
}

export const OFFLINE: Problem = { error: "error-offline", fields: {}, plain: "offline" };

export class Refused extends Error {
  constructor(readonly why: Problem) {
    super(why.plain);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}, key = ""): Promise<T> {
  const headers = new Headers(init.headers);
  if (key) headers.set("x-key", key);
  if (init.body && !headers.has("content-type")) headers.set("content-type", "application/json");
  const answer = await fetch(path, { ...init, headers });
  if (!answer.ok) throw new Refused(await answer.json());
  if (answer.status === 204) return undefined as T;
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}
