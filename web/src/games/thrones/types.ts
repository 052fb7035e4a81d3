// Written by web/page_types.py from the Python declarations; `make types` writes it anew.

export interface Attack {
  strength: number;
  sits_out: string;
  card: string;
  is_beaten: boolean;
  bidder: string;
}

export interface Battle {
  area: string;
  attacker: string;
  defender: string;
  origin: string;
  order: string;
  units: string[];
  support: [string, string][];
  card: Record<string, string>;
  tide: Record<string, string>;
  parts: Record<string, [string, string, number][]>;
  resolved: string[];
  blade: string;
  winner: string;
  loser: string;
  casualties: number;
  step: string;
}

export interface BattleTotals {
  attacker: SideTotals;
  defender: SideTotals;
  tie: string;
}

export interface OrderLimit {
  why: "banned" | "used" | "stars";
  orders: string[];
  most: number;
}

// Face down: how many there are, and those at its ends that this seat knows.
export interface Pile {
  count: number;
  top?: (string | null)[];
  bottom?: (string | null)[];
}

export interface Plan {
  areas: string[];
  limits: OrderLimit[];
}

export interface SideTotals {
  total: number;
  parts: [string, string, number][];
  swords: number;
  fortifications: number;
  card_range: [number, number] | null;
}

export interface SupplyTotals {
  limits: number[];
  armies: number[];
}

export interface View {
  options: Record<string, string>;
  seat: Record<string, string>;
  round: number;
  phase: string;
  turn: number;
  holder: Record<string, string>;
  units: Record<string, string[]>;
  routed: Record<string, string[]>;
  orders: Record<string, string>;
  marching: string;
  planned: Record<string, [string, string][] | number>;
  unordered: string[];
  tokens: Record<string, string>;
  power: Record<string, number>;
  garrisons: Record<string, number>;
  lords: Record<string, number | null>;
  tracks: Record<string, string[]>;
  blade_used: boolean;
  raven_used: boolean;
  supply: Record<string, number>;
  hand: Record<string, string[]>;
  discard: Record<string, string[]>;
  threat: number;
  wildlings: Pile;
  westeros?: Record<string, Pile>;
  westeros_discard: Record<string, string[]>;
  revealed: string[];
  banned: string[];
  bids: Record<string, number>;
  attack: Attack | null;
  battle: Battle | null;
  tides: Record<string, string[] | number>;
  outcome: [winners: string[], how: string, scores: [string, number][]] | null;
}

export interface Totals {
  castles: Record<string, number>;
  lands: Record<string, number>;
  control: Record<string, string>;
  stars: Record<string, number>;
  supply: Record<string, SupplyTotals>;
  plans: Record<string, Plan>;
  battle: BattleTotals | null;
}

export interface NewRoundEvent {
  event: "new-round";
  round: number;
  cause?: number;
}

export interface PhaseOpenedEvent {
  event: "phase-opened";
  phase: string;
  cause?: number;
}

export interface WesterosCardRevealedEvent {
  event: "westeros-card-revealed";
  card: string;
  deck: string;
  cause?: number;
}

export interface WinterCameEvent {
  event: "winter-came";
  card: string;
  deck: string;
  cause?: number;
}

export interface ThreatGrewEvent {
  event: "threat-grew";
  count: number;
  cause?: number;
}

export interface WesterosChoiceMadeEvent {
  event: "westeros-choice-made";
  player: string;
  card: string;
  choice: string;
  cause?: number;
}

export interface OrdersBannedEvent {
  event: "orders-banned";
  card: string;
  order: string;
  cause?: number;
}

export interface SupplySetEvent {
  event: "supply-set";
  player: string;
  count: number;
  cause?: number;
}

export interface UnitMusteredEvent {
  event: "unit-mustered";
  player: string;
  unit: string;
  area: string;
  cause?: number;
}

export interface UnitUpgradedEvent {
  event: "unit-upgraded";
  player: string;
  unit: string;
  area: string;
  cause?: number;
}

export interface UnitDowngradedEvent {
  event: "unit-downgraded";
  player: string;
  area: string;
  cause?: number;
}

export interface UnitLostEvent {
  event: "unit-lost";
  player: string;
  unit: string;
  area: string;
  cause?: number;
}

export interface BidMadeEvent {
  event: "bid-made";
  player: string;
  about: string;
  count: number;
  cause?: number;
}

export interface TrackSettledEvent {
  event: "track-settled";
  track: string;
  houses: string[];
  cause?: number;
}

export interface MovedOnTrackEvent {
  event: "moved-on-track";
  player: string;
  track: string;
  count: number;
  cause?: number;
}

export interface PowerGainedEvent {
  event: "power-gained";
  player: string;
  count: number;
  cause?: number;
}

export interface PowerLostEvent {
  event: "power-lost";
  player: string;
  count: number;
  cause?: number;
}

export interface WildlingsAttackedEvent {
  event: "wildlings-attacked";
  strength: number;
  cause?: number;
}

export interface WildlingsBeatenEvent {
  event: "wildlings-beaten";
  player: string;
  card: string;
  strength: number;
  total: number;
  cause?: number;
}

export interface WildlingsWonEvent {
  event: "wildlings-won";
  player: string;
  card: string;
  strength: number;
  total: number;
  cause?: number;
}

export interface OrdersRevealedEvent {
  event: "orders-revealed";
  count: number;
  houses: number;
  cause?: number;
}

export interface OrderReplacedEvent {
  event: "order-replaced";
  player: string;
  area: string;
  order: string;
  old: string;
  cause?: number;
}

export interface WildlingsSeenEvent {
  event: "wildlings-seen";
  player: string;
  card: string | null;
  cause?: number;
}

export interface WildlingCardPutBackEvent {
  event: "wildling-card-put-back";
  player: string;
  where: string;
  cause?: number;
}

export interface RaidMadeEvent {
  event: "raid-made";
  player: string;
  area: string;
  target: string;
  order: string;
  victim: string;
  cause?: number;
}

export interface RaidInVainEvent {
  event: "raid-in-vain";
  player: string;
  area: string;
  cause?: number;
}

export interface MarchedEvent {
  event: "marched";
  player: string;
  origin: string;
  area: string;
  units: string[];
  cause?: number;
}

export interface StayedPutEvent {
  event: "stayed-put";
  player: string;
  area: string;
  cause?: number;
}

export interface PowerTokenLeftEvent {
  event: "power-token-left";
  player: string;
  area: string;
  cause?: number;
}

export interface PowerTokenRemovedEvent {
  event: "power-token-removed";
  player: string;
  area: string;
  cause?: number;
}

export interface LordConqueredEvent {
  event: "lord-conquered";
  player: string;
  area: string;
  strength: number;
  total: number;
  cause?: number;
}

export interface LordStoodFirmEvent {
  event: "lord-stood-firm";
  player: string;
  area: string;
  strength: number;
  total: number;
  cause?: number;
}

export interface ShipsCapturedEvent {
  event: "ships-captured";
  player: string;
  area: string;
  count: number;
  cause?: number;
}

export interface ShipsScuttledEvent {
  event: "ships-scuttled";
  player: string;
  area: string;
  count: number;
  cause?: number;
}

export interface PowerConsolidatedEvent {
  event: "power-consolidated";
  player: string;
  area: string;
  count: number;
  cause?: number;
}

export interface BattleBeganEvent {
  event: "battle-began";
  attacker: string;
  defender: string;
  area: string;
  origin: string;
  cause?: number;
}

export interface SupportGivenEvent {
  event: "support-given";
  player: string;
  to: string;
  cause?: number;
}

export interface SupportRefusedEvent {
  event: "support-refused";
  player: string;
  by: string;
  cause?: number;
}

export interface HouseCardsRevealedEvent {
  event: "house-cards-revealed";
  attacker: string;
  attacker_card: string;
  defender: string;
  defender_card: string;
  cause?: number;
}

export interface CardTextUsedEvent {
  event: "card-text-used";
  player: string;
  card: string;
  cause?: number;
}

export interface CardReplacedEvent {
  event: "card-replaced";
  player: string;
  old: string;
  card: string;
  cause?: number;
}

export interface OrderRemovedEvent {
  event: "order-removed";
  player: string;
  area: string;
  order: string;
  cause?: number;
}

export interface BladeUsedEvent {
  event: "blade-used";
  player: string;
  cause?: number;
}

export interface TideRedrawnEvent {
  event: "tide-redrawn";
  player: string;
  cause?: number;
}

export interface TidesRevealedEvent {
  event: "tides-revealed";
  attacker: string;
  attacker_card: string;
  defender: string;
  defender_card: string;
  cause?: number;
}

export interface BattleWonEvent {
  event: "battle-won";
  player: string;
  loser: string;
  area: string;
  strength: number;
  against: number;
  tied: boolean;
  parts: [string, string, number][];
  against_parts: [string, string, number][];
  swords: number;
  fortifications: number;
  cause?: number;
}

export interface BattleBrokenOffEvent {
  event: "battle-broken-off";
  player: string;
  area: string;
  cause?: number;
}

export interface GarrisonFellEvent {
  event: "garrison-fell";
  player: string;
  area: string;
  cause?: number;
}

export interface RetreatedEvent {
  event: "retreated";
  player: string;
  area: string;
  units: string[];
  cause?: number;
}

export interface HouseCardDiscardedEvent {
  event: "house-card-discarded";
  player: string;
  card: string;
  cause?: number;
}

export interface HouseCardTakenBackEvent {
  event: "house-card-taken-back";
  player: string;
  card: string;
  cause?: number;
}

export interface HandRestoredEvent {
  event: "hand-restored";
  player: string;
  card: string;
  cause?: number;
}

export interface GameWonEvent {
  event: "game-won";
  player: string;
  how: string;
  count: number;
  cause?: number;
}

export type GameEvent =
  | NewRoundEvent
  | PhaseOpenedEvent
  | WesterosCardRevealedEvent
  | WinterCameEvent
  | ThreatGrewEvent
  | WesterosChoiceMadeEvent
  | OrdersBannedEvent
  | SupplySetEvent
  | UnitMusteredEvent
  | UnitUpgradedEvent
  | UnitDowngradedEvent
  | UnitLostEvent
  | BidMadeEvent
  | TrackSettledEvent
  | MovedOnTrackEvent
  | PowerGainedEvent
  | PowerLostEvent
  | WildlingsAttackedEvent
  | WildlingsBeatenEvent
  | WildlingsWonEvent
  | OrdersRevealedEvent
  | OrderReplacedEvent
  | WildlingsSeenEvent
  | WildlingCardPutBackEvent
  | RaidMadeEvent
  | RaidInVainEvent
  | MarchedEvent
  | StayedPutEvent
  | PowerTokenLeftEvent
  | PowerTokenRemovedEvent
  | LordConqueredEvent
  | LordStoodFirmEvent
  | ShipsCapturedEvent
  | ShipsScuttledEvent
  | PowerConsolidatedEvent
  | BattleBeganEvent
  | SupportGivenEvent
  | SupportRefusedEvent
  | HouseCardsRevealedEvent
  | CardTextUsedEvent
  | CardReplacedEvent
  | OrderRemovedEvent
  | BladeUsedEvent
  | TideRedrawnEvent
  | TidesRevealedEvent
  | BattleWonEvent
  | BattleBrokenOffEvent
  | GarrisonFellEvent
  | RetreatedEvent
  | HouseCardDiscardedEvent
  | HouseCardTakenBackEvent
  | HandRestoredEvent
  | GameWonEvent;

export type QuestionKind =
  | "westeros-choice"
  | "disband"
  | "muster-at"
  | "muster"
  | "bid"
  | "break-tie"
  | "highest-bidder"
  | "lowest-bidder"
  | "raise-track"
  | "fall-on-track"
  | "downgrade-knight"
  | "lose-unit"
  | "lose-or-fall"
  | "take-card-back"
  | "discard-card"
  | "horde-muster"
  | "place-order"
  | "orders-ready"
  | "use-raven"
  | "replace-which"
  | "replace-with"
  | "wildling-card-back"
  | "choose-raid"
  | "choose-march"
  | "choose-consolidate"
  | "raid-target"
  | "march-to"
  | "march-group"
  | "leave-power-token"
  | "consolidate"
  | "capture-ships"
  | "give-support"
  | "accept-support"
  | "choose-house-card"
  | "use-card-text"
  | "replacement-card"
  | "lower-track"
  | "remove-order"
  | "kill-footman"
  | "upgrade-footman"
  | "discard-from-hand"
  | "use-blade"
  | "redraw-tide"
  | "casualty"
  | "retreat-to"
  | "retreat-loss";
