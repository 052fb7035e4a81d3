// Written by web/page_types.py from the Python declarations; `make types` writes it anew.

import type { Option } from "./protocol";

export interface SitMessage {
  do: "sit";
  ref?: number | string | null;
  keys?: string[];
  name?: string;
  since?: number;
  era?: number | null;
}

export interface AnswerMessage {
  do: "answer";
  ref?: number | string | null;
  actor: string;
  turn: number;
  option: Option;
}

export interface AnswersMessage {
  do: "answers";
  ref?: number | string | null;
  actor: string;
  turn: number;
  options: Option[];
}

export interface PledgeMessage {
  do: "pledge";
  ref?: number | string | null;
  seat: string;
  pledge: string;
}

export interface ShareMessage {
  do: "share";
  ref?: number | string | null;
  seat: string;
  share: string;
}

export interface UndoMessage {
  do: "undo";
  ref?: number | string | null;
  actor: string;
  count?: number;
}

export interface ExplainMessage {
  do: "explain";
  ref?: number | string | null;
  seat: string;
  of: string;
  id: string;
}

export interface ProposeMessage {
  do: "propose";
  ref?: number | string | null;
  what: "take-back" | "go-on" | "show-hands" | "cover-hands" | "allow-hints";
  to?: number;
}

export interface AgreeMessage {
  do: "agree";
  ref?: number | string | null;
  number: number;
  yes: boolean;
}

export interface ChatMessage {
  do: "chat";
  ref?: number | string | null;
  text: string;
  to?: string | null;
}

export interface NoteMessage {
  do: "note";
  ref?: number | string | null;
  seat: string;
  text: string;
}

export interface HandOverMessage {
  do: "hand-over";
  ref?: number | string | null;
  seat: string;
  bot: string;
}

export interface TakeSeatMessage {
  do: "take-seat";
  ref?: number | string | null;
  seat: string;
}

export interface LeaveMessage {
  do: "leave";
  ref?: number | string | null;
  seat: string;
}

export interface WaiveMessage {
  do: "waive";
  ref?: number | string | null;
  seat: string;
}

export interface HintMessage {
  do: "hint";
  ref?: number | string | null;
  actor: string;
  turn: number;
}

export interface ReadMessage {
  do: "lesson";
  ref?: number | string | null;
  lesson: string;
}

export interface RematchMessage {
  do: "rematch";
  ref?: number | string | null;
  swap?: boolean;
}

export interface FollowMessage {
  do: "follow";
  ref?: number | string | null;
  tables: Record<string, string[]>;
}

export type Message =
  | SitMessage
  | AnswerMessage
  | AnswersMessage
  | PledgeMessage
  | ShareMessage
  | UndoMessage
  | ExplainMessage
  | ProposeMessage
  | AgreeMessage
  | ChatMessage
  | NoteMessage
  | HandOverMessage
  | TakeSeatMessage
  | LeaveMessage
  | WaiveMessage
  | HintMessage
  | ReadMessage
  | RematchMessage;

export interface Question<Kind extends string = string> {
  actor: string;
  turn: number;
  kind: Kind;
  options: Option[];
  about: Option | null;
}

export interface Explanation {
  can: boolean | null;
  why: Reason | null;
  cost: Reason | null;
  groups: Group[];
}

export interface Group {
  title: Reason;
  rows: Row[];
}

export interface Reason {
  text: string;
  fields: Record<string, unknown>;
}

export interface Row {
  of: string;
  can: boolean | null;
  why: Reason | null;
  sign: string;
  before: number | null;
  after: number | null;
}

export interface Told {
  good: boolean;
  text: string;
  fields: Record<string, unknown>;
}

export interface Advised {
  option: Option;
  worth: number;
  reasons: Told[];
  if_so: Told | null;
  if_not: Told | null;
}

export interface Problem {
  error: string;
  fields: Record<string, string | number>;
  plain: string;
}

export interface TimeControlWish {
  kind?: "none" | "bank" | "move";
  seconds?: number;
  increment?: number;
  when_out?: "wait" | "bot";
}

export interface TableWish {
  game: string;
  scenario?: string | null;
  players?: number | null;
  options?: Record<string, string>;
  bots?: Record<string, string>;
  title?: string;
  language?: "en" | "uk" | "pl";
  public?: boolean;
  hands_shown?: boolean;
  private_chat?: boolean;
  hints?: string;
  guided?: boolean;
  by_lot?: boolean;
  pace?: TimeControlWish;
}

export interface Opened {
  table: string;
  host_key: string;
  watch_link: string;
  seat_links: Record<string, string>;
}

export interface Joined {
  link: string;
}

export interface JoinWish {
  name?: string;
}

export interface Settling {
  public?: boolean | null;
  private_chat?: boolean | null;
  hints_on?: "False" | null;
}

export interface ChairWish {
  bot: string | null;
}

export interface Chair {
  link: string | null;
}

export interface SwapWish {
  other: string;
}

export interface StartWish {
  bot?: string;
}

export interface ContinueWish {
  at: number;
  bots?: Record<string, string>;
  public?: boolean;
}

export interface ShareWish {
  seat?: string;
}

export interface ReportWish {
  text: string;
}

export interface Reported {
  report: number;
}

export interface Imported {
  table: string;
}
