// Written by web/page_types.py from the Python declarations; `make types` writes it anew.

export interface Combat {
  location: string;
  attack: number;
  defence: number;
  icons: Record<string, number>;
  lost: string[];
  left: number;
  winner: string | null;
}

// Face down: how many there are, and those at its ends that this seat knows.
export interface Pile {
  count: number;
  top?: (string | null)[];
  bottom?: (string | null)[];
}

export interface PlaceTotals {
  attack: number;
  defence: number;
  own_defence: number;
  attack_tokens: number;
  attackers: [string, number][];
  defenders: [string, number][];
  short: number;
}

export interface View {
  scenario: string;
  options: Record<string, string>;
  seat: Record<string, string>;
  hand: Record<string, string[] | number>;
  aside: Record<string, string[] | number>;
  deck?: Record<string, Pile>;
  discard: Record<string, string[] | number>;
  discard_seen: Record<string, string[]>;
  eliminated: Record<string, string[] | number>;
  eliminated_seen: Record<string, string[]>;
  reserve: Record<string, string[]>;
  fresh: Record<string, string[]>;
  playing: string[];
  items: Record<string, string[]>;
  paths: string[];
  battleground_deck: Record<string, string[]>;
  path: string;
  path_number: number;
  battlegrounds: string[];
  there: Record<string, string[]>;
  stormed: string[];
  attack_tokens: Record<string, number>;
  defence_tokens: Record<string, number>;
  combat: Combat | null;
  scored: Record<string, string[]>;
  nobodys: string[];
  corruption: number;
  ring_token: Record<string, boolean>;
  round: number;
  phase: string;
  first: number;
  turn: number;
  passed: string[];
  played: string[];
  used: string[];
  in_force: string[];
  outcome: [winners: string[], how: string, scores: [string, number][]] | null;
}

export interface Totals {
  scores: Record<string, number>;
  carryover: Record<string, number>;
  places: Record<string, PlaceTotals>;
}

export interface RoundBeganEvent {
  event: "round-began";
  round: number;
  player: string;
  cause?: number;
}

export interface PhaseBeganEvent {
  event: "phase-began";
  phase: string;
  cause?: number;
}

export interface LocationActivatedEvent {
  event: "location-activated";
  location: string;
  player: string;
  again: boolean;
  cause?: number;
}

export interface TextAppliesEvent {
  event: "text-applies";
  card: string;
  cause?: number;
}

export interface CardsDrawnEvent {
  event: "cards-drawn";
  player: string;
  count: number;
  cards: string[] | null;
  cause?: number;
}

export interface CardPlayedEvent {
  event: "card-played";
  player: string;
  card: string;
  to: string;
  cause?: number;
}

export interface CardMovedEvent {
  event: "card-moved";
  player: string;
  card: string;
  to: string;
  cause?: number;
}

export interface CardDiscardedEvent {
  event: "card-discarded";
  player: string;
  card: string | null;
  source: string;
  shown: boolean;
  cause?: number;
}

export interface CardEliminatedEvent {
  event: "card-eliminated";
  player: string;
  card: string | null;
  source: string;
  shown: boolean;
  cause?: number;
}

export interface CardTakenEvent {
  event: "card-taken";
  player: string;
  card: string;
  source: string;
  cause?: number;
}

export interface NothingFoundEvent {
  event: "nothing-found";
  player: string;
  cause?: number;
}

export interface DeckRebuiltEvent {
  event: "deck-rebuilt";
  player: string;
  count: number;
  cause?: number;
}

export interface PassedEvent {
  event: "passed";
  player: string;
  cause?: number;
}

export interface RingTokenUsedEvent {
  event: "ring-token-used";
  player: string;
  cause?: number;
}

export interface HandWinnowedEvent {
  event: "hand-winnowed";
  player: string;
  cause?: number;
}

export interface TokenAddedEvent {
  event: "token-added";
  token: string;
  on: string;
  count: number;
  cause?: number;
}

export interface CorruptionChangedEvent {
  event: "corruption-changed";
  change: number;
  total: number;
  cause?: number;
}

export interface LossesDisputedEvent {
  event: "losses-disputed";
  player: string;
  location: string;
  cause?: number;
}

export interface SupportDisputedEvent {
  event: "support-disputed";
  player: string;
  location: string;
  cause?: number;
}

export interface CombatFoughtEvent {
  event: "combat-fought";
  location: string;
  attack: number;
  defence: number;
  cancelled: number;
  left: number;
  winner: string | null;
  tokens: number;
  attackers: [string, number][];
  defenders: [string, number][];
  lost: string[];
  cause?: number;
}

export interface ScoresEvent {
  event: "scores";
  free: number;
  shadow: number;
  cause?: number;
}

export interface GameEndedEvent {
  event: "game-ended";
  winner: string;
  how: string;
  free: number;
  shadow: number;
  cause?: number;
}

export type GameEvent =
  | RoundBeganEvent
  | PhaseBeganEvent
  | LocationActivatedEvent
  | TextAppliesEvent
  | CardsDrawnEvent
  | CardPlayedEvent
  | CardMovedEvent
  | CardDiscardedEvent
  | CardEliminatedEvent
  | CardTakenEvent
  | NothingFoundEvent
  | DeckRebuiltEvent
  | PassedEvent
  | RingTokenUsedEvent
  | HandWinnowedEvent
  | TokenAddedEvent
  | CorruptionChangedEvent
  | LossesDisputedEvent
  | SupportDisputedEvent
  | CombatFoughtEvent
  | ScoresEvent
  | GameEndedEvent;

export type QuestionKind =
  | "opening-discard"
  | "turn"
  | "place"
  | "wielder"
  | "move-to"
  | "discard"
  | "eliminate"
  | "forsake"
  | "may"
  | "take"
  | "eliminate-drawn"
  | "discard-drawn"
  | "play-drawn"
  | "combat"
  | "loss"
  | "agree"
  | "support"
  | "agree-support"
  | "battleground"
  | "path"
  | "token"
  | "nazgul"
  | "ride"
  | "fall"
  | "army"
  | "hobbit"
  | "heal"
  | "grima";
