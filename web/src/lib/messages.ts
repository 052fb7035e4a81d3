// Written by web/page_types.py from the Python declarations; `make types` writes it anew.

import type { Option } from "./protocol";

export interface SitMessage {
  do: "sit";
  ref?: number | string | null;
  keys?: string[];
  name?: string;
  since?: number;
  era?: number | null;
  changes?: boolean;
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
  what: "take-back" | "go-on" | "show-hands" | "cover-hands" | "allow-hints" | "pause" | "resume" | "extend" | "draw" | "replace" | "reseat";
  to?: number;
  seat?: string | null;
  minutes?: number;
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

export interface ComeBackMessage {
  do: "come-back";
  ref?: number | string | null;
  seat: string;
}

export interface SetStandingMessage {
  do: "standing";
  ref?: number | string | null;
  seat: string;
  answers: InAdvance[];
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
  | ComeBackMessage
  | SetStandingMessage
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

export interface InAdvance {
  id: string;
  about: string;
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
  things: string[];
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
  watch_chat?: boolean;
  hints?: string;
  guided?: boolean;
  by_lot?: boolean;
  rated?: boolean;
  absence?: number;
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
  watch_chat?: boolean | null;
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

export interface RemovalWish {
  reason: string;
}

export interface AnswerWish {
  text: string;
}

export interface SanctionWish {
  kind: "mute" | "ban";
  whom: string;
  hours: number;
  reason: string;
}

export interface AnnouncementWish {
  text: string;
  hours: number;
}

export interface Made {
  number: number;
}

export interface AnnouncementTold {
  id: number;
  text: string;
  until: number;
}

export interface SignUpWish {
  name: string;
}

export interface Ceremony {
  ceremony: string;
  options: Record<string, unknown>;
}

export interface PasskeyMade {
  ceremony: string;
  credential: Record<string, unknown>;
  label?: string;
  language?: "en" | "uk" | "pl";
}

export interface PasskeyShown {
  ceremony: string;
  credential: Record<string, unknown>;
}

export interface RecoveryWish {
  code: string;
}

export interface NewCode {
  recovery_code: string;
}

export interface PasskeyTold {
  id: string;
  label: string;
  created_at: number;
}

export interface DeviceTold {
  id: string;
  device: string;
  here: boolean;
  created_at: number;
  seen_at: number;
}

export interface Profile {
  person: string;
  name: string;
  language: string;
  created_at: number;
  passkeys: PasskeyTold[];
  devices: DeviceTold[];
}

export interface ProfileChange {
  name?: string | null;
  language?: "en" | "uk" | "pl" | null;
}

export interface ClaimWish {
  tables: Record<string, string[]>;
}

export interface Claimed {
  claimed: string[];
}

export interface Telling {
  when?: "at-once" | "delay" | "digest";
  delay_minutes?: number;
  digest_hour?: number;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
}

export interface ChannelTold {
  id: string;
  kind: string;
  label: string;
  confirmed: boolean;
  error: string;
}

export interface Messages {
  on: boolean;
  mail: boolean;
  push_key: string;
  telling: Telling;
  channels: ChannelTold[];
}

export interface ChannelWish {
  kind: "push" | "mail" | "apprise";
  address: string;
  label?: string;
}

export interface ChannelMade {
  id: string;
}

export interface Tried {
  error: string;
}

export interface Proof {
  proof: string;
}

export interface Acquaintance {
  person: string;
  name: string;
}

export interface InvitationTold {
  table: string;
  by: string;
}

export interface Society {
  friends: Acquaintance[];
  asked_me: Acquaintance[];
  asked: Acquaintance[];
  blocked: Acquaintance[];
  invitations: InvitationTold[];
}

export interface InviteWish {
  friends: string[];
}

export interface Rating {
  game: string;
  rating: number;
  matches: number;
  is_settled: boolean;
}

export interface ReliabilityTold {
  turns: number;
  in_time: number;
  matches: number;
  left: number;
}

export interface Repute {
  rating: Rating | null;
  reliability: ReliabilityTold;
}

export interface OwnRepute {
  rated: boolean;
  ratings: Rating[];
  reliability: ReliabilityTold;
}

export interface RatedWish {
  rated: boolean;
}

export interface Holiday {
  id: string;
  from_at: number;
  until_at: number;
}

export interface HolidaysTold {
  holidays: Holiday[];
  days_left: number;
  days_a_year: number;
  longest: number;
}

export interface HolidayWish {
  from_at?: number;
  days: number;
}
