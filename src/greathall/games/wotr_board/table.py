"""The table: what lies on it, who sees it, and simple questions about it (1, 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Final

from greathall.games.wotr_board.expansion import NO_EXPANSION, Expansion
from greathall.games.wotr_board.facts import (
    CHARACTER,
    CHARACTERS_OF,
    ENEMY,
    EVENT_CARDS,
    FACTION,
    FELLOWSHIP,
    FREE,
    GOLLUM,
    SHADOW,
    STRATEGY,
    Card,
    Character,
    Deck,
    Face,
    Figure,
    Nation,
    Region,
    Side,
    Tile,
)
from greathall.games.wotr_board.seats import SIDE_OF_PLAYER
from greathall.games.wotr_board.table_cards import cards_must_hold
from greathall.games.wotr_board.victory import the_ring_decides
from greathall.kernel import (
    Outcome,
    Pile,
    Player,
    Seat,
    State,
    Struct,
    hidden,
    private,
    public,
    state,
    struct,
)

if TYPE_CHECKING:
    from greathall.games.wotr_board.actions import Deed

# Kinds of battle.
FIELD: Final = "field"
SIEGE: Final = "siege"  # the besieger attacks the Stronghold
SORTIE: Final = "sortie"  # the besieged attack the besieger


@struct
class Battle(Struct):
    """A battle, from the attack until it is over (8)."""

    kind: str
    attacker: Side
    origin: Region  # where the attackers stand
    region: Region  # where the defenders stand
    attackers: tuple[Figure, ...]  # who attacks; the others in their region are the rearguard
    round: int = 0
    rounds: int = 0  # how many a siege battle lasts; 0: no limit
    is_extended_by_elites: bool = True  # whether a siege battle can be (9.5, O3)
    # This round's Combat cards, once they are revealed, and those whose effect was cancelled.
    cards: dict[Side, Card] = field(default_factory=dict)
    backs: dict[Side, Deck] = field(default_factory=dict)  # of those that lie face down
    cancelled: tuple[Side, ...] = ()  # whose card has no effect
    forfeited: dict[Side, int] = field(default_factory=dict)  # Leadership, in this round
    silenced: Character = ""  # whose Leadership and abilities do not count in this round
    white_rider: bool = False  # whether he gave up his Leadership against the Nazgûl
    no_reroll: tuple[Side, ...] = ()  # who has no Leader re-roll in this round
    fewer_dice: dict[Side, int] = field(default_factory=dict)  # in this round
    most_dice: dict[Side, int] = field(default_factory=dict)  # in this round
    fewer_dice_always: dict[Side, int] = field(default_factory=dict)  # in the whole battle
    roll_bonus: dict[Side, int] = field(default_factory=dict)  # to the Combat roll
    reroll_bonus: dict[Side, int] = field(default_factory=dict)  # to the Leader re-roll
    rolled: dict[Side, tuple[int, ...]] = field(default_factory=dict)  # the Combat roll
    rerolled: dict[Side, tuple[int, ...]] = field(default_factory=dict)
    misses: dict[Side, int] = field(default_factory=dict)  # that may still be re-rolled
    early_hits: dict[Side, int] = field(default_factory=dict)  # of additional attacks
    hits: dict[Side, int] = field(default_factory=dict)  # of both rolls, less what was cancelled
    extra_hits: dict[Side, int] = field(default_factory=dict)  # by cards
    reroll_hits: dict[Side, int] = field(default_factory=dict)
    no_free_card: bool = False  # Grond and the like: none in round one without a Companion
    must_go_on: bool = False  # the attacker may not cease
    must_leave: tuple[Side, ...] = ()  # who must cease or retreat when this round is over
    sorcerer: tuple[str, ...] = ()  # who draws, and from which deck, when this round is over
    is_over: bool = False

    @property
    def defender(self) -> Side:
        return ENEMY[self.attacker]


@struct
class Fellowship(Struct):
    """The Ring-bearers and their company (12)."""

    region: Region  # of the figure; on the Mordor Track it is the last one
    guide: Character
    companions: tuple[Character, ...]
    progress: int = 0
    corruption: int = 0
    is_hidden: bool = True
    mordor: int | None = None  # the step on the Mordor Track
    was_declared: bool = False  # this turn
    has_acted: bool = False  # this turn it tried to move or was hidden (14.6)


@struct
class Hunt(Struct):
    """A Hunt tile that is being dealt with (13.4–13.6)."""

    cause: str  # `hunt`, `card`, `stronghold`, `balrog` or `mordor`
    successes: int = 0  # what an Eye is worth
    tile: Tile = ""
    damage: int = 0
    is_casualty_taken: bool = False
    table_card: Card = ""  # that was used against it (13.6.1)
    is_reduced: bool = True  # whether the damage can be lowered at all (Isildur's Bane)
    random_casualty_first: bool = False  # Foul Thing from the Deep
    ignores_reveal: bool = False
    numbered_only: bool = False  # an Eye or a blue tile is discarded without effect
    set_aside: Tile = ""  # replaced by Mithril Coat, and back in the pool when all is done
    gollum_reveals: bool = False  # to lower the damage


@state
class War(State):
    """The state of the board game."""

    watchers: ClassVar[tuple[Callable[[Any], None], ...]] = (the_ring_decides, cards_must_hold)
    deeds: ClassVar[tuple[Deed, ...]] = ()  # what Action dice can be used for; see `actions`
    expansion: ClassVar[Expansion] = NO_EXPANSION

    # What changes seldom is a Mapping: copies of the state share it, and a change makes a new one.
    options: Mapping[str, str] = public()
    seat: Mapping[Player, Seat] = public()
    teams: Mapping[Side, tuple[Player, ...]] = public()
    turn: int = public(default=1)
    phase: str = public(default="")
    leading: Mapping[Side, Player] = public()
    # Armies: units and Leaders. A region is in a table if, and only if, an Army stands there.
    free: Mapping[Region, tuple[Figure, ...]] = public()
    shadow: Mapping[Region, tuple[Figure, ...]] = public()
    nazgul: Mapping[Region, int] = public()
    characters: Mapping[Character, Region] = public()  # or FELLOWSHIP, ASIDE, GONE
    besieged: tuple[Region, ...] = public(default=())  # whose controller is inside
    control: Mapping[Region, Side] = public()  # of Settlements
    captors: Mapping[Region, Player] = public(default_factory=dict)  # whose Army took them (16.11)
    reinforcements: Mapping[Figure, int] = public()
    casualties: Mapping[Figure, int] = public(default_factory=dict)  # out of the game
    steps: Mapping[Nation, int] = public()  # from being At War
    active: Mapping[Nation, bool] = public()
    dice: Mapping[Side, tuple[Face, ...]] = public()  # unused
    hunt_box: Mapping[Side, int] = public()
    min_hunt: int = public(default=0)  # dice that the Shadow must allocate
    actor: int = public(default=0)  # whose action it is, as a place in the order of actions
    rings: Mapping[Side, int] = public()
    ring_used: tuple[Side, ...] = public(default=())  # this turn
    messenger_used: bool = public(default=False)  # the Mouth of Sauron's licence this turn
    # With three players: what the Free Peoples act with now, and acted with before (16.10).
    acting_nations: tuple[Nation, ...] = public(default=())
    acting_armies: tuple[Region, ...] = public(default=())  # where mixed Armies stand that acted
    last_nations: tuple[Nation, ...] = public(default=())
    last_armies: tuple[Region, ...] = public(default=())
    fellowship: Fellowship = public()
    hunt_pool: tuple[Tile, ...] = public()
    hunt_drawn: tuple[Tile, ...] = public(default=())
    hunt_waiting: tuple[Tile, ...] = public(default=())  # special tiles in play, not in the pool
    hunt_removed: tuple[Tile, ...] = public(default=())
    hunt: Hunt | None = public(default=None)
    battle: Battle | None = public(default=None)
    # Cards. A hand is two tables, since everybody sees the backs.
    character_deck: Mapping[Side, Pile] = hidden(pool="character")
    strategy_deck: Mapping[Side, Pile] = hidden(pool="strategy")
    character_hand: Mapping[Player, tuple[Card, ...]] = private(pool="character")
    strategy_hand: Mapping[Player, tuple[Card, ...]] = private(pool="strategy")
    character_buried: Mapping[Player, tuple[Card, ...]] = private(pool="character")  # face down
    strategy_buried: Mapping[Player, tuple[Card, ...]] = private(pool="strategy")
    combat_card: Mapping[Player, tuple[Card, ...]] = private(pool=None)  # chosen, still in hand
    on_table: tuple[Card, ...] = public(default=())
    discard: tuple[Card, ...] = public(default=())
    outcome: Outcome | None = public(default=None)

    def pool_owner(self, key: Any) -> Any:
        """The cards of a side are mixed with each other only."""
        return side_of(self, key)


def side_of(game: War, player: Player) -> Side:
    """The side of a player; a side is its own."""
    return SIDE_OF_PLAYER[player]


def armies(game: War, side: Side) -> Mapping[Region, tuple[Figure, ...]]:
    """Units and Leaders of a side by region."""
    return game.free if side == FREE else game.shadow


def has_army(game: War, side: Side, region: Region) -> bool:
    return region in (game.free if side == FREE else game.shadow)


def characters_in(game: War, side: Side, region: Region) -> tuple[Character, ...]:
    where = game.characters
    there = tuple([who for who in CHARACTERS_OF[side] if where[who] == region])
    return game.expansion.in_army(game, side, there) if there else there


def force(game: War, side: Side, region: Region) -> tuple[Figure, ...]:
    """All figures of a side in a region: units, Leaders, Nazgûl, characters."""
    there = (game.free if side == FREE else game.shadow).get(region, ())
    if side == SHADOW:
        if region in game.nazgul:
            there += ("nazgul",) * game.nazgul[region]
        there += game.expansion.followers(game, region)
    if region in game.characters.values():
        there += characters_in(game, side, region)
    return there


def is_in_play(game: War, character: Character) -> bool:
    """On the board or in the Fellowship."""
    where = game.characters[character]
    return where not in ("aside", "gone")


def is_on_board(game: War, character: Character) -> bool:
    where = game.characters[character]
    return where not in (FELLOWSHIP, "aside", "gone")


def set_army(game: War, side: Side, region: Region, army: tuple[Figure, ...]) -> None:
    """From now on these units and Leaders of a side are there, or nobody."""
    table = {**armies(game, side), region: army}
    if not army:
        del table[region]
    if side == FREE:
        game.free = table
    else:
        game.shadow = table


def set_nazgul(game: War, region: Region, count: int) -> None:
    """From now on there are so many Nazgûl there."""
    table = {**game.nazgul, region: count}
    if not count:
        del table[region]
    game.nazgul = table


def set_place(game: War, character: Character, where: Region) -> None:
    """From now on the character is there: in a region, in the Fellowship, or in no place."""
    game.characters = {**game.characters, character: where}


def at_war(game: War, nation: Nation) -> bool:
    return game.steps[nation] == 0


def hand(game: War, player: Player) -> tuple[Card, ...]:
    return game.character_hand[player] + game.strategy_hand[player]


# The tables of the decks, by deck; an expansion has a third one.
_DECKS: Final = {CHARACTER: "character_deck", STRATEGY: "strategy_deck", FACTION: "faction_deck"}
_HANDS: Final = {CHARACTER: "character_hand", STRATEGY: "strategy_hand", FACTION: "faction_hand"}
_BURIED: Final = {
    CHARACTER: "character_buried",
    STRATEGY: "strategy_buried",
    FACTION: "faction_buried",
}


def hand_of_deck(game: War, deck: Deck) -> Mapping[Player, tuple[Card, ...]]:
    cards: Mapping[Player, tuple[Card, ...]] = getattr(game, _HANDS[deck])
    return cards


def deck_of(game: War, deck: Deck) -> Mapping[Side, Any]:
    """Piles by side; in a state made from a view, only how many cards they have."""
    piles: Mapping[Side, Any] = getattr(game, _DECKS[deck])
    return piles


def set_hand(game: War, deck: Deck, player: Player, cards: tuple[Card, ...]) -> None:
    """From now on these are a player's cards of a deck."""
    setattr(game, _HANDS[deck], {**hand_of_deck(game, deck), player: cards})


def set_deck(game: War, deck: Deck, side: Side, pile: Pile) -> None:
    """From now on this is a side's deck."""
    setattr(game, _DECKS[deck], {**deck_of(game, deck), side: pile})


def bury_under(game: War, deck: Deck, player: Player, card: Card) -> None:
    """A card lies face down among the player's discards of its deck."""
    table: Mapping[Player, tuple[Card, ...]] = getattr(game, _BURIED[deck])
    setattr(game, _BURIED[deck], {**table, player: (*table[player], card)})


def put_in_hand(game: War, player: Player, card: Card) -> None:
    deck = EVENT_CARDS[card].deck
    set_hand(game, deck, player, (*hand_of_deck(game, deck)[player], card))


def take_from_hand(game: War, player: Player, card: Card) -> None:
    deck = EVENT_CARDS[card].deck
    cards = hand_of_deck(game, deck)[player]
    set_hand(game, deck, player, tuple(c for c in cards if c != card))


def is_on_table(game: War, card: Card) -> bool:
    return card in game.on_table


def gollum_guides(game: War) -> bool:
    return game.fellowship.guide == GOLLUM


def is_in_mordor(game: War) -> bool:
    """Whether the Fellowship is on the Mordor Track."""
    return game.fellowship.mordor is not None


def ring_region(game: War) -> Region:
    """Where the Ring-bearers are; on the Mordor Track in no region (1.9)."""
    return "" if is_in_mordor(game) else game.fellowship.region


def battle_of(game: War) -> Battle:
    """The battle that is being fought."""
    assert game.battle is not None
    return game.battle
