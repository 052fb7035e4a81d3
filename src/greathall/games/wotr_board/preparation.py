"""Setting up (2), and what only some may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.data_files import load
from greathall.games.wotr_board.combat_cards import back_of
from greathall.games.wotr_board.facts import (
    ASIDE,
    CHARACTER,
    CHARACTERS,
    COMPANION,
    ELITE,
    EVENT_CARDS,
    FACTION_FIGURES,
    FELLOWSHIP,
    FIGURE,
    FIGURES,
    FREE,
    LEADER,
    NATIONS,
    NAZGUL,
    REGULAR,
    RINGS,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    STANDARD_TILES,
    STRATEGY,
    CardFacts,
    Character,
    Deck,
    Figure,
    Region,
    Side,
    in_order,
)
from greathall.games.wotr_board.seats import TEAMS
from greathall.games.wotr_board.table import Fellowship, War, hand, side_of
from greathall.games.wotr_board.turn import TURN
from greathall.kernel import Pile, Player, Random, Seats, constant
from greathall.kernel.game import Options, pick

SCENARIO: Final = "war"
SCENARIOS: Final[dict[str, dict[int, Seats]]] = {
    SCENARIO: {
        players: {player: (player,) for side in SIDES for player in teams[side]}
        for players, teams in TEAMS.items()
    }
}
RIVENDELL: Final = "rivendell"
FIRST_GUIDE: Final = "gandalf-grey"
_ARMIES: Final = load("armies.json", __package__)


def is_of_base_game(card: CardFacts) -> bool:
    return not card.added_by_warriors


def set_up(
    scenario: str,
    seats: Seats,
    options: Options,
    table: type[War] = War,
    is_in_deck: Callable[[CardFacts], bool] = is_of_base_game,
    **rows: Any,
) -> War:
    """Lay out the board, the Fellowship, the Hunt Pool and the decks (2).

    An expansion has a table of its own, with more `rows`, and other cards in the decks.
    """
    seat = {player: chair for chair, players in seats.items() for player in players}
    teams = TEAMS[len(seat)]
    standing = {side: starting_armies(side) for side in SIDES}
    nazgul: dict[Region, int] = {row["region"]: row[NAZGUL] for row in _ARMIES if NAZGUL in row}
    characters = starting_characters()
    game = table(
        options=constant(dict(options)),
        seat=constant(seat),
        teams=constant(teams),
        leading={side: team[0] for side, team in teams.items()},  # 16.2
        free=standing[FREE],
        shadow=standing[SHADOW],
        nazgul=nazgul,
        characters=characters,
        control=dict(SETTLEMENTS),
        reinforcements=reinforcements(standing, nazgul),
        steps={nation.id: nation.steps for nation in NATIONS.values()},
        active={nation.id: nation.active for nation in NATIONS.values()},
        dice=dict.fromkeys(SIDES, ()),
        hunt_box=dict.fromkeys(SIDES, 0),
        rings={FREE: RINGS, SHADOW: 0},
        fellowship=starting_fellowship(characters),
        hunt_pool=STANDARD_TILES,
        character_deck={side: Pile(deck(side, CHARACTER, is_in_deck)) for side in SIDES},
        strategy_deck={side: Pile(deck(side, STRATEGY, is_in_deck)) for side in SIDES},
        character_hand=dict.fromkeys(seat, ()),
        strategy_hand=dict.fromkeys(seat, ()),
        character_buried=dict.fromkeys(seat, ()),
        strategy_buried=dict.fromkeys(seat, ()),
        combat_card=dict.fromkeys(seat, ()),
        **rows,
    )
    game.then(TURN)
    return game


def starting_armies(side: Side) -> dict[Region, tuple[Figure, ...]]:
    """Units and Leaders of a side where they stand at the beginning."""
    return {
        row["region"]: in_order(
            FIGURE[row["nation"], kind]
            for kind in (ELITE, REGULAR, LEADER)
            for _ in range(row.get(kind, 0))
        )
        for row in _ARMIES
        if NATIONS[row["nation"]].side == side
    }


def starting_characters() -> dict[Character, Region]:
    """Seven Companions travel with the Ring; all others come later."""
    return {
        who.id: FELLOWSHIP if who.kind == COMPANION and not who.replaces else ASIDE
        for who in CHARACTERS.values()
    }


def starting_fellowship(characters: dict[Character, Region]) -> Fellowship:
    companions = tuple(who for who, where in characters.items() if where == FELLOWSHIP)
    return Fellowship(region=RIVENDELL, guide=FIRST_GUIDE, companions=companions)


def reinforcements(
    standing: dict[Side, dict[Region, tuple[Figure, ...]]], nazgul: dict[Region, int]
) -> dict[Figure, int]:
    """All figures that do not stand on the board."""
    left = {
        figure.id: figure.copies
        for figure in FIGURES.values()
        if figure.copies and figure.id not in CHARACTERS and figure.id not in FACTION_FIGURES
    }
    for armies in standing.values():
        for army in armies.values():
            for figure in army:
                left[figure] -= 1
    left[NAZGUL] -= sum(nazgul.values())
    return left


def deck(
    side: Side, name: Deck, is_in_deck: Callable[[CardFacts], bool] = is_of_base_game
) -> tuple[str, ...]:
    """The 24 cards of one deck."""
    return tuple(
        card.id
        for card in EVENT_CARDS.values()
        if (card.side, card.deck) == (side, name) and is_in_deck(card)
    )


def redraw(game: War, players: tuple[Player, ...], rng: Random) -> None:
    """Deal anew which card of an unseen hand lies face down in a battle."""
    for player, chosen in game.combat_card.items():
        if chosen and player not in players:
            back = back_of(game, chosen[0])
            cards = hand(game, player) + game.expansion.cards_besides(game, side_of(game, player))
            same = tuple(card for card in cards if back_of(game, card) == back)
            game.combat_card = {**game.combat_card, player: (pick(same, rng),)}
