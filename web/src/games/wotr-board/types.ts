// Written by web/page_types.py from the Python declarations; `make types` writes it anew.

export interface Battle {
  kind: string;
  attacker: string;
  origin: string;
  region: string;
  attackers: string[];
  round: number;
  rounds: number;
  is_extended_by_elites: boolean;
  cards: Record<string, string>;
  backs: Record<string, string>;
  cancelled: string[];
  forfeited: Record<string, number>;
  silenced: string;
  white_rider: boolean;
  no_reroll: string[];
  fewer_dice: Record<string, number>;
  most_dice: Record<string, number>;
  fewer_dice_always: Record<string, number>;
  roll_bonus: Record<string, number>;
  reroll_bonus: Record<string, number>;
  rolled: Record<string, number[]>;
  rerolled: Record<string, number[]>;
  misses: Record<string, number>;
  early_hits: Record<string, number>;
  hits: Record<string, number>;
  extra_hits: Record<string, number>;
  reroll_hits: Record<string, number>;
  no_free_card: boolean;
  must_go_on: boolean;
  must_leave: string[];
  sorcerer: string[];
  is_over: boolean;
}

export interface Fellowship {
  region: string;
  guide: string;
  companions: string[];
  progress: number;
  corruption: number;
  is_hidden: boolean;
  mordor: number | null;
  was_declared: boolean;
  has_acted: boolean;
}

export interface Hunt {
  cause: string;
  successes: number;
  tile: string;
  damage: number;
  is_casualty_taken: boolean;
  table_card: string;
  is_reduced: boolean;
  random_casualty_first: boolean;
  ignores_reveal: boolean;
  numbered_only: boolean;
  set_aside: string;
  gollum_reveals: boolean;
}

// Face down: how many there are, and those at its ends that this seat knows.
export interface Pile {
  count: number;
  top?: (string | null)[];
  bottom?: (string | null)[];
}

export interface RollTotals {
  dice: number;
  needed: number;
  rerolls: number;
  average: number;
  chances: number[];
}

export interface Strength {
  strength: number;
  leadership: number;
}

export interface View {
  options: Record<string, string>;
  seat: Record<string, string>;
  teams: Record<string, string[]>;
  turn: number;
  phase: string;
  leading: Record<string, string>;
  free: Record<string, string[]>;
  shadow: Record<string, string[]>;
  nazgul: Record<string, number>;
  characters: Record<string, string>;
  besieged: string[];
  control: Record<string, string>;
  captors: Record<string, string>;
  reinforcements: Record<string, number>;
  casualties: Record<string, number>;
  steps: Record<string, number>;
  active: Record<string, boolean>;
  dice: Record<string, string[]>;
  hunt_box: Record<string, number>;
  min_hunt: number;
  actor: number;
  rings: Record<string, number>;
  ring_used: string[];
  messenger_used: boolean;
  acting_nations: string[];
  acting_armies: string[];
  last_nations: string[];
  last_armies: string[];
  fellowship: Fellowship;
  hunt_pool: string[];
  hunt_drawn: string[];
  hunt_waiting: string[];
  hunt_removed: string[];
  hunt: Hunt | null;
  battle: Battle | null;
  character_deck?: Record<string, Pile>;
  strategy_deck?: Record<string, Pile>;
  character_hand: Record<string, string[] | number>;
  strategy_hand: Record<string, string[] | number>;
  character_buried: Record<string, string[] | number>;
  strategy_buried: Record<string, string[] | number>;
  combat_card: Record<string, string[] | number>;
  on_table: string[];
  discard: string[];
  outcome: [winners: string[], how: string, scores: [string, number][]] | null;
  factions?: Record<string, string>;
  faction_figures?: Record<string, string[]>;
  company?: string[];
  entwoods?: string[];
  on_cards?: Record<string, number>;
  faction_pool?: string[];
  faction_dice?: Record<string, string>;
  faction_deck?: Record<string, Pile>;
  faction_hand?: Record<string, string[] | number>;
  faction_buried?: Record<string, string[] | number>;
  calls?: Record<string, string[]>;
  barred?: string[];
}

export interface Totals {
  points: Record<string, number>;
  dice: Record<string, number>;
  strengths: Record<string, Record<string, Strength>>;
  battle: Record<string, Strength>;
  next_round: Record<string, RollTotals>;
  hunt: RollTotals | null;
  corruption: number;
  steps_left: number;
  nations: Record<string, string[]>;
}

export interface BattleBeganEvent {
  event: "battle-began";
  side: string;
  battle: string;
  origin: string;
  region: string;
  figures: string[];
  cause?: number;
}

export interface WhiteRiderUsedEvent {
  event: "white-rider-used";
  region: string;
  cause?: number;
}

export interface CombatCardChosenEvent {
  event: "combat-card-chosen";
  side: string;
  deck: string;
  cause?: number;
}

export interface CombatCardRevealedEvent {
  event: "combat-card-revealed";
  side: string;
  card: string;
  combat: string;
  cause?: number;
}

export interface CombatCardCancelledEvent {
  event: "combat-card-cancelled";
  side: string;
  card: string;
  cause?: number;
}

export interface LeadershipForfeitedEvent {
  event: "leadership-forfeited";
  side: string;
  count: number;
  cause?: number;
}

export interface CompanionSilencedEvent {
  event: "companion-silenced";
  figure: string;
  cause?: number;
}

export interface LeaderRerollCancelledEvent {
  event: "leader-reroll-cancelled";
  side: string;
  cause?: number;
}

export interface CombatRolledEvent {
  event: "combat-rolled";
  side: string;
  dice: number[];
  hits: number;
  cause?: number;
}

export interface LeadersRerolledEvent {
  event: "leaders-rerolled";
  side: string;
  dice: number[];
  hits: number;
  cause?: number;
}

export interface AdditionalAttackRolledEvent {
  event: "additional-attack-rolled";
  side: string;
  dice: number[];
  hits: number;
  cause?: number;
}

export interface MissesTurnedEvent {
  event: "misses-turned";
  side: string;
  count: number;
  cause?: number;
}

export interface HitsAddedEvent {
  event: "hits-added";
  side: string;
  count: number;
  cause?: number;
}

export interface HitsCancelledEvent {
  event: "hits-cancelled";
  side: string;
  count: number;
  cause?: number;
}

export interface FigureLostEvent {
  event: "figure-lost";
  side: string;
  figure: string;
  region: string;
  cause?: number;
}

export interface UnitReducedEvent {
  event: "unit-reduced";
  side: string;
  figure: string;
  region: string;
  cause?: number;
}

export interface ForceDestroyedEvent {
  event: "force-destroyed";
  side: string;
  region: string;
  cause?: number;
}

export interface BattleCeasedEvent {
  event: "battle-ceased";
  side: string;
  region: string;
  cause?: number;
}

export interface SiegeBattleExtendedEvent {
  event: "siege-battle-extended";
  side: string;
  region: string;
  cause?: number;
}

export interface ArmyRetreatedEvent {
  event: "army-retreated";
  side: string;
  origin: string;
  region: string;
  cause?: number;
}

export interface ArmyWithdrewEvent {
  event: "army-withdrew";
  side: string;
  region: string;
  cause?: number;
}

export interface SiegeBeganEvent {
  event: "siege-began";
  side: string;
  region: string;
  cause?: number;
}

export interface SiegeEndedEvent {
  event: "siege-ended";
  region: string;
  cause?: number;
}

export interface SorcererDrewEvent {
  event: "sorcerer-drew";
  deck: string;
  cause?: number;
}

export interface CompanionsMovedEvent {
  event: "companions-moved";
  player: string;
  companions: string[];
  origin: string;
  region: string;
  cause?: number;
}

export interface MinionMovedEvent {
  event: "minion-moved";
  player: string;
  figure: string;
  origin: string;
  region: string;
  cause?: number;
}

export interface CharacterEnteredEvent {
  event: "character-entered";
  player: string;
  character: string;
  region: string;
  cause?: number;
}

export interface CharacterEliminatedEvent {
  event: "character-eliminated";
  character: string;
  cause?: number;
}

export interface FigureRecruitedEvent {
  event: "figure-recruited";
  player: string;
  figure: string;
  region: string;
  cause?: number;
}

export interface UnitPromotedEvent {
  event: "unit-promoted";
  player: string;
  figure: string;
  region: string;
  cause?: number;
}

export interface UnitRemovedEvent {
  event: "unit-removed";
  player: string;
  figure: string;
  region: string;
  cause?: number;
}

export interface ArmyMovedEvent {
  event: "army-moved";
  side: string;
  figures: string[];
  origin: string;
  region: string;
  cause?: number;
}

export interface ArmyJoinedEvent {
  event: "army-joined";
  player: string;
  region: string;
  agrees: boolean;
  cause?: number;
}

export interface SettlementCapturedEvent {
  event: "settlement-captured";
  side: string;
  region: string;
  points: number;
  cause?: number;
}

export interface NationActivatedEvent {
  event: "nation-activated";
  nation: string;
  how: string;
  cause?: number;
}

export interface NationAdvancedEvent {
  event: "nation-advanced";
  nation: string;
  steps: number;
  how: string;
  cause?: number;
}

export interface NationSetBackEvent {
  event: "nation-set-back";
  nation: string;
  steps: number;
  cause?: number;
}

export interface TurnBeganEvent {
  event: "turn-began";
  turn: number;
  cause?: number;
}

export interface LeadPassedEvent {
  event: "lead-passed";
  side: string;
  player: string;
  cause?: number;
}

export interface GameWonEvent {
  event: "game-won";
  side: string | null;
  how: string;
  points: number;
  best: string | null;
  cause?: number;
}

export interface DiceRolledEvent {
  event: "dice-rolled";
  side: string;
  faces: string[];
  eyes: number;
  cause?: number;
}

export interface HuntAllocatedEvent {
  event: "hunt-allocated";
  dice: number;
  cause?: number;
}

export interface DieUsedEvent {
  event: "die-used";
  player: string;
  face: string;
  deed: string;
  cause?: number;
}

export interface DieSkippedEvent {
  event: "die-skipped";
  player: string;
  face: string;
  cause?: number;
}

export interface ActionPassedEvent {
  event: "action-passed";
  player: string;
  cause?: number;
}

export interface RingUsedEvent {
  event: "ring-used";
  player: string;
  before: string;
  after: string;
  cause?: number;
}

export interface RingHandedOverEvent {
  event: "ring-handed-over";
  player: string;
  cause?: number;
}

export interface DieChangedEvent {
  event: "die-changed";
  side: string;
  before: string;
  after: string;
  cause?: number;
}

export interface DiceDiscardedEvent {
  event: "dice-discarded";
  side: string;
  face: string;
  count: number;
  cause?: number;
}

export interface CardDrawnEvent {
  event: "card-drawn";
  player: string;
  deck: string;
  card: string | null;
  cause?: number;
}

export interface CardBuriedEvent {
  event: "card-buried";
  player: string;
  deck: string;
  card: string | null;
  cause?: number;
}

export interface CardDiscardedEvent {
  event: "card-discarded";
  player: string;
  card: string;
  cause?: number;
}

export interface CardsSwappedEvent {
  event: "cards-swapped";
  player: string;
  teammate: string;
  given: string | null;
  received: string | null;
  cause?: number;
}

export interface CardPlayedEvent {
  event: "card-played";
  player: string;
  card: string;
  face: string | null;
  cause?: number;
}

export interface TableCardUsedEvent {
  event: "table-card-used";
  card: string;
  cause?: number;
}

export interface TableCardRemovedEvent {
  event: "table-card-removed";
  player: string;
  card: string;
  cause?: number;
}

export interface TableCardDiscardedEvent {
  event: "table-card-discarded";
  card: string;
  cause?: number;
}

export interface FellowshipMovedEvent {
  event: "fellowship-moved";
  player: string;
  progress: number;
  mordor: number | null;
  cause?: number;
}

export interface FellowshipDeclaredEvent {
  event: "fellowship-declared";
  region: string;
  path: string[];
  cause?: number;
}

export interface FellowshipRevealedEvent {
  event: "fellowship-revealed";
  region: string | null;
  path: string[];
  cause?: number;
}

export interface FellowshipDrivenEvent {
  event: "fellowship-driven";
  player: string;
  region: string;
  cause?: number;
}

export interface FellowshipHiddenEvent {
  event: "fellowship-hidden";
  player: string;
  cause?: number;
}

export interface GuideChangedEvent {
  event: "guide-changed";
  guide: string;
  cause?: number;
}

export interface CompanionsSeparatedEvent {
  event: "companions-separated";
  companions: string[];
  region: string;
  cause?: number;
}

export interface CompanionLostEvent {
  event: "companion-lost";
  companion: string;
  cause?: number;
}

export interface CompanionTakenAliveEvent {
  event: "companion-taken-alive";
  companion: string;
  cause?: number;
}

export interface CorruptionAddedEvent {
  event: "corruption-added";
  count: number;
  corruption: number;
  cause?: number;
}

export interface CorruptionHealedEvent {
  event: "corruption-healed";
  count: number;
  corruption: number;
  cause?: number;
}

export interface MordorEnteredEvent {
  event: "mordor-entered";
  pool: number;
  cause?: number;
}

export interface CardDiceRolledEvent {
  event: "card-dice-rolled";
  card: string;
  needed: number;
  dice: number[];
  successes: number;
  cause?: number;
}

export interface TileRemovedEvent {
  event: "tile-removed";
  tile: string;
  cause?: number;
}

export interface HuntRolledEvent {
  event: "hunt-rolled";
  needed: number;
  rolled: number[];
  rerolled: number[];
  successes: number;
  cause?: number;
}

export interface TileDrawnEvent {
  event: "tile-drawn";
  tile: string;
  due_to: string;
  cause?: number;
}

export interface TileStoppedEvent {
  event: "tile-stopped";
  card: string;
  cause?: number;
}

export interface TileReplacedEvent {
  event: "tile-replaced";
  tile: string;
  card: string;
  cause?: number;
}

export interface TileIgnoredEvent {
  event: "tile-ignored";
  tile: string;
  cause?: number;
}

export interface TileDamageEvent {
  event: "tile-damage";
  tile: string;
  damage: number;
  cause?: number;
}

export interface DamageLoweredEvent {
  event: "damage-lowered";
  by: string;
  damage: number;
  cause?: number;
}

export interface TileBroughtIntoPlayEvent {
  event: "tile-brought-into-play";
  tile: string;
  in_pool: boolean;
  cause?: number;
}

export interface TilesReturnedEvent {
  event: "tiles-returned";
  count: number;
  cause?: number;
}

export interface FactionDieRolledEvent {
  event: "faction-die-rolled";
  side: string;
  face: string;
  cause?: number;
}

export interface FactionEnteredEvent {
  event: "faction-entered";
  player: string;
  faction: string;
  cause?: number;
}

export interface FactionEliminatedEvent {
  event: "faction-eliminated";
  faction: string;
  cause?: number;
}

export interface FactionPreparedEvent {
  event: "faction-prepared";
  player: string;
  faction: string;
  count: number;
  cause?: number;
}

export interface FiguresPutOnCardEvent {
  event: "figures-put-on-card";
  player: string;
  card: string;
  count: number;
  cause?: number;
}

export interface FactionMovedEvent {
  event: "faction-moved";
  player: string;
  faction: string;
  count: number;
  origin: string;
  region: string;
  cause?: number;
}

export interface FactionAttackedEvent {
  event: "faction-attacked";
  faction: string;
  region: string;
  dice: number[];
  hits: number;
  cause?: number;
}

export interface CompanyGatheredEvent {
  event: "company-gathered";
  companions: string[];
  origin: string;
  cause?: number;
}

export interface CompanyLeftEvent {
  event: "company-left";
  region: string;
  cause?: number;
}

export interface FactionDeckShuffledEvent {
  event: "faction-deck-shuffled";
  side: string;
  count: number;
  cause?: number;
}

export interface FactionCardGivenEvent {
  event: "faction-card-given";
  player: string;
  teammate: string;
  given: string | null;
  received: string | null;
  cause?: number;
}

export interface CallsHandedOutEvent {
  event: "calls-handed-out";
  side: string;
  faction: string;
  cause?: number;
}

export interface CardsPutBackEvent {
  event: "cards-put-back";
  player: string;
  place: string;
  count: number;
  cause?: number;
}

export interface CardTakenBackEvent {
  event: "card-taken-back";
  player: string;
  card: string;
  cause?: number;
}

export interface BuriedCardTakenBackEvent {
  event: "buried-card-taken-back";
  player: string;
  card: string | null;
  cause?: number;
}

export interface BattleBrokenOffEvent {
  event: "battle-broken-off";
  card: string;
  region: string;
  cause?: number;
}

export type GameEvent =
  | BattleBeganEvent
  | WhiteRiderUsedEvent
  | CombatCardChosenEvent
  | CombatCardRevealedEvent
  | CombatCardCancelledEvent
  | LeadershipForfeitedEvent
  | CompanionSilencedEvent
  | LeaderRerollCancelledEvent
  | CombatRolledEvent
  | LeadersRerolledEvent
  | AdditionalAttackRolledEvent
  | MissesTurnedEvent
  | HitsAddedEvent
  | HitsCancelledEvent
  | FigureLostEvent
  | UnitReducedEvent
  | ForceDestroyedEvent
  | BattleCeasedEvent
  | SiegeBattleExtendedEvent
  | ArmyRetreatedEvent
  | ArmyWithdrewEvent
  | SiegeBeganEvent
  | SiegeEndedEvent
  | SorcererDrewEvent
  | CompanionsMovedEvent
  | MinionMovedEvent
  | CharacterEnteredEvent
  | CharacterEliminatedEvent
  | FigureRecruitedEvent
  | UnitPromotedEvent
  | UnitRemovedEvent
  | ArmyMovedEvent
  | ArmyJoinedEvent
  | SettlementCapturedEvent
  | NationActivatedEvent
  | NationAdvancedEvent
  | NationSetBackEvent
  | TurnBeganEvent
  | LeadPassedEvent
  | GameWonEvent
  | DiceRolledEvent
  | HuntAllocatedEvent
  | DieUsedEvent
  | DieSkippedEvent
  | ActionPassedEvent
  | RingUsedEvent
  | RingHandedOverEvent
  | DieChangedEvent
  | DiceDiscardedEvent
  | CardDrawnEvent
  | CardBuriedEvent
  | CardDiscardedEvent
  | CardsSwappedEvent
  | CardPlayedEvent
  | TableCardUsedEvent
  | TableCardRemovedEvent
  | TableCardDiscardedEvent
  | FellowshipMovedEvent
  | FellowshipDeclaredEvent
  | FellowshipRevealedEvent
  | FellowshipDrivenEvent
  | FellowshipHiddenEvent
  | GuideChangedEvent
  | CompanionsSeparatedEvent
  | CompanionLostEvent
  | CompanionTakenAliveEvent
  | CorruptionAddedEvent
  | CorruptionHealedEvent
  | MordorEnteredEvent
  | CardDiceRolledEvent
  | TileRemovedEvent
  | HuntRolledEvent
  | TileDrawnEvent
  | TileStoppedEvent
  | TileReplacedEvent
  | TileIgnoredEvent
  | TileDamageEvent
  | DamageLoweredEvent
  | TileBroughtIntoPlayEvent
  | TilesReturnedEvent
  | FactionDieRolledEvent
  | FactionEnteredEvent
  | FactionEliminatedEvent
  | FactionPreparedEvent
  | FiguresPutOnCardEvent
  | FactionMovedEvent
  | FactionAttackedEvent
  | CompanyGatheredEvent
  | CompanyLeftEvent
  | FactionDeckShuffledEvent
  | FactionCardGivenEvent
  | CallsHandedOutEvent
  | CardsPutBackEvent
  | CardTakenBackEvent
  | BuriedCardTakenBackEvent
  | BattleBrokenOffEvent;

export type QuestionKind =
  | "die"
  | "act"
  | "allocate"
  | "ring-die"
  | "ring-face"
  | "draw-from"
  | "discard"
  | "swap"
  | "play-card"
  | "guide-draw"
  | "remove-card"
  | "advance-nation"
  | "send-envoy"
  | "declare"
  | "guide"
  | "separate"
  | "enter-mordor"
  | "reveal"
  | "stop-tile"
  | "replace-tile"
  | "hunt-bonus"
  | "hunt-card"
  | "guide-ability"
  | "casualty-of-hunt"
  | "enter-companion"
  | "enter-minion"
  | "enter-in"
  | "voice"
  | "move-companion"
  | "join-group"
  | "move-companion-to"
  | "move-minion"
  | "move-minion-to"
  | "recruit"
  | "recruit-in"
  | "remove-unit"
  | "move-army"
  | "move-to"
  | "march-to"
  | "stay-behind"
  | "join-army"
  | "attack-from"
  | "attack"
  | "rearguard"
  | "white-rider"
  | "withdraw"
  | "combat-card"
  | "casualty"
  | "cease"
  | "extend-siege"
  | "retreat"
  | "advance"
  | "sorcerer"
  | "forfeit"
  | "forfeit-points"
  | "own-hits"
  | "slay"
  | "silence"
  | "heroic-death"
  | "orderly-withdrawal"
  | "scouts"
  | "another-way"
  | "card-companions"
  | "card-region"
  | "card-army"
  | "card-nation"
  | "card-recruits"
  | "pay-with-card"
  | "promote"
  | "promote-in"
  | "nazgul-home"
  | "free-card"
  | "join-dunlendings"
  | "nazgul-strike"
  | "drive-fellowship"
  | "lure"
  | "breaking"
  | "sorrow-and-toil"
  | "balrog"
  | "lidless-eye"
  | "spells-from"
  | "spells-on"
  | "eliminate-leader"
  | "black-captain"
  | "move-or-attack"
  | "land-in"
  | "stormcrow"
  | "storm-victim"
  | "enter-faction"
  | "recruit-faction"
  | "prepared-in"
  | "discard-faction"
  | "give-faction-card"
  | "use-table-card"
  | "join-the-dead"
  | "leave-the-dead"
  | "march-of-the-dead"
  | "attack-by-dead"
  | "strike-again"
  | "flee-the-dead"
  | "flee-along"
  | "follow-up"
  | "entwood"
  | "march-of-ents"
  | "absorb"
  | "move-eagle"
  | "move-eagle-to"
  | "move-corsair"
  | "move-corsair-to"
  | "retreat-along"
  | "ships"
  | "embark"
  | "recruit-dunlendings"
  | "move-host"
  | "move-host-to"
  | "no-reveal"
  | "premonition"
  | "majesty-and-glory"
  | "paths-of-the-dead"
  | "swift-lines"
  | "chain"
  | "spend-eagle"
  | "second-entwood"
  | "union-price"
  | "union"
  | "keep-card"
  | "put-back"
  | "uppermost"
  | "take-back"
  | "black-sails"
  | "spend-corsairs"
  | "spend-spider"
  | "prevent-damage"
  | "call-eagles"
  | "call-price"
  | "call-roll"
  | "called-units"
  | "fierce-folk";
