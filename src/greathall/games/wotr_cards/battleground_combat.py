"""Combat on a battleground: its own side defends, whoever activated it (pp. 16–17)."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from functools import partial
from typing import Final

from greathall.games.wotr_cards.card_texts import (
    BATTLEGROUND_COMBAT,
    CardText,
    text_of,
    texts_saying,
)
from greathall.games.wotr_cards.combat import (
    SUPPORT,
    clear,
    combat_of,
    lose_cards,
    own_icons,
    settle,
    tell_combat,
)
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    CHARACTER,
    ENEMY,
    LOCATIONS,
    Card,
    Location,
    Side,
)
from greathall.games.wotr_cards.places import texts_in_force
from greathall.games.wotr_cards.table import Combat, MiddleEarth, cards_of_side, conduct_of
from greathall.kernel import Outline, Player, without_one

# which of a card's icons count
ATTACK: Final = 0
DEFENCE: Final = 1
Supported = tuple[tuple[Card, Card], ...]  # each character with the army that supports it


def battleground_defence(game: MiddleEarth, field: Location) -> int:
    """Its own icons, unless it was retaken from the enemy, and the tokens on it (p. 16)."""
    own = 0 if field in game.stormed else LOCATIONS[field].defence
    return own + game.defence_tokens.get(field, 0)


async def fight_on_battleground(game: MiddleEarth, field: Location) -> None:
    """One combat, from the first icon to the last card (p. 16)."""
    game.combat, outer = Combat(field), game.cause
    await game.walk(COMBAT_ON_BATTLEGROUND)
    game.cause = outer


async def count_icons(game: MiddleEarth) -> None:
    """The attack icons, and what the battleground itself cancels (p. 16)."""
    combat = combat_of(game)
    combat.attack = battleground_attack(game, combat.location)
    combat.defence = battleground_defence(game, combat.location)
    combat.left = max(0, combat.need)


def battleground_attack(game: MiddleEarth, field: Location) -> int:
    """All attack icons: of cards, of leaders as well supported as can be, and of tokens (p. 16)."""
    icons = sum(icons for _, icons in battleground_attackers(game, field))
    return icons + game.attack_tokens.get(field, 0)


def battleground_attackers(game: MiddleEarth, field: Location) -> list[tuple[Card, int]]:
    """Each attacking card with its icons."""
    cards = cards_of_side(game, field, ENEMY[LOCATIONS[field].side])
    return best_icons(game, field, cards, ATTACK)


def most_icons(game: MiddleEarth, field: Location, cards: tuple[Card, ...], role: int) -> int:
    """All icons of these cards, leaders as well supported as can be (p. 16)."""
    return sum(icons for _, icons in best_icons(game, field, cards, role))


def best_icons(
    game: MiddleEarth, field: Location, cards: tuple[Card, ...], role: int
) -> list[tuple[Card, int]]:
    """Each card with its icons, leaders as well supported as can be (p. 16)."""
    plans = [icons for _, icons in plans_of_support(game, field, cards, role)]
    best = max(plans, key=lambda icons: sum(icons.values()))
    # A plan gives the icons of one copy; further copies of an army add their own.
    return [
        (card, own_icons(game, card, field)[role] if card in cards[:place] else best[card])
        for place, card in enumerate(cards)
    ]


async def choose_support(game: MiddleEarth) -> None:
    """The defence icons of each card, with the support that its side chooses (p. 16).

    As much as can be has to be cancelled; where several ways of support do that, those are asked
    whose leaders and armies fight otherwise in one way than in another.
    """
    combat = combat_of(game)
    cards = cards_of_side(game, combat.location, LOCATIONS[combat.location].side)
    plans = list(plans_of_support(game, combat.location, cards, DEFENCE))
    if combat.need <= 0:
        combat.icons = plans[0][1]
        return
    most = max(sum(icons[card] for card in cards) for _, icons in plans)
    different: list[tuple[Supported, dict[Card, int]]] = []
    for plan, icons in plans:
        enough = sum(icons[card] for card in cards) >= min(most, combat.need)
        better = any(_is_better(other, icons) for _, other in plans)
        if enough and not better and all(icons != other for _, other in different):
            different.append((plan, icons))
    if len(different) > 1:
        combat.icons = await _way_of_support(game, cards, different)
    else:
        combat.icons = different[0][1]


async def _way_of_support(
    game: MiddleEarth, cards: tuple[Card, ...], plans: list[tuple[Supported, dict[Card, int]]]
) -> dict[Card, int]:
    """One of these ways of support, named by the characters who have it."""
    ways: dict[Sequence[Card], dict[Card, int]] = {
        tuple(character for character, _ in plan): icons for plan, icons in plans
    }
    in_question = [
        card
        for plan, _ in plans
        for pair in plan
        if any(pair not in other for other, _ in plans)
        for card in pair
    ]
    field = combat_of(game).location
    pick = partial(_pick_support, game, cards, ways)
    return ways[await settle(game, field, SUPPORT, in_question, pick)]


def _pick_support(
    game: MiddleEarth,
    cards: tuple[Card, ...],
    ways: dict[Sequence[Card], dict[Card, int]],
    player: Player,
) -> Awaitable[Sequence[Card]]:
    return conduct_of(game, player).support(player, combat_of(game).location, cards, ways)


def _is_better(one: dict[Card, int], other: dict[Card, int]) -> bool:
    """Whether no card has fewer icons and some card has more."""
    return one != other and all(one[card] >= icons for card, icons in other.items())


# ------------------------------------------------------------------ support


def plans_of_support(
    game: MiddleEarth, field: Location, cards: tuple[Card, ...], role: int
) -> Iterator[tuple[Supported, dict[Card, int]]]:
    """Every way in which these armies can support characters, and the icons that gives (p. 16)."""
    base = {card: own_icons(game, card, field)[role] for card in cards}
    armies = tuple(c for c in cards if CARDS[c].type == ARMY)
    leaders = [c for c in cards if CARDS[c].type == CHARACTER and _gains(game, c, armies, role)]
    for supported in _assign(game, tuple(leaders), armies):
        icons = dict(base)
        for character, army in supported:
            icons[character] += leadership(game, character, role)
            icons[army] += text_of(game, army).icons_supporting(character)[role]
        yield supported, icons


def leadership(game: MiddleEarth, character: Card, role: int) -> int:
    """The circled icons, which count only with support (p. 16)."""
    facts = game.cards[character]
    return facts.leads_attack if role == ATTACK else facts.leads_defence


def can_support(game: MiddleEarth, army: Card, character: Card) -> bool:
    """An army supports a character of its faction, or one that a text entrusts to it (p. 16)."""
    faction = CARDS[army].faction
    if faction in (CARDS[character].faction, text_of(game, character).supported_by):
        return True
    return any(text.lends_support(army, character) for text in texts_in_force(game))


def _gains(game: MiddleEarth, character: Card, armies: tuple[Card, ...], role: int) -> bool:
    """Whether it makes a difference that one of these armies supports this character."""
    leads = leadership(game, character, role)
    return any(
        can_support(game, army, character)
        and (leads or text_of(game, army).icons_supporting(character)[role])
        for army in armies
    )


def _assign(
    game: MiddleEarth, leaders: tuple[Card, ...], armies: tuple[Card, ...]
) -> Iterator[Supported]:
    """Give each leader an army or none. Armies that differ in nothing here stand for each other."""
    if not leaders:
        yield ()
        return
    leader, *rest = leaders
    tried = set()
    for army in armies:
        likeness = army if army in game.texts else CARDS[army].faction
        if likeness not in tried and can_support(game, army, leader):
            tried.add(likeness)
            for others in _assign(game, tuple(rest), without_one(armies, army)):
                yield ((leader, army), *others)
    yield from _assign(game, tuple(rest), armies)


# ------------------------------------------------------------------ after the combat


def winner_of_battleground(field: Location, left: int) -> Side:
    """One icon that is not cancelled wins the battleground for the attackers (p. 16)."""
    defender = LOCATIONS[field].side
    return ENEMY[defender] if left else defender


async def find_winner(game: MiddleEarth) -> None:
    """The winner follows from what is left."""
    combat = combat_of(game)
    combat.winner = winner_of_battleground(combat.location, combat.left)
    tell_combat(game, battleground_attackers(game, combat.location))


async def announce_losses(game: MiddleEarth) -> None:
    """Texts of cards that stand there may save somebody."""
    combat = combat_of(game)
    for text in texts_saying(game, CardText.combat_lost):
        if text.id in game.there[combat.location]:
            await text.combat_lost(game, combat.location, combat.lost)


async def score_battleground(game: MiddleEarth) -> None:
    """It is cleared, and goes to its winner (p. 16)."""
    combat = combat_of(game)
    field, winner = combat.location, combat.winner
    assert winner is not None
    clear(game, BATTLEGROUND_COMBAT)
    game.battlegrounds = without_one(game.battlegrounds, field)
    if field in game.stormed:
        game.stormed = without_one(game.stormed, field)
    game.scored[winner] = (*game.scored[winner], field)
    game.combat = None


COMBAT_ON_BATTLEGROUND: Final = Outline(
    count_icons, choose_support, lose_cards, find_winner, announce_losses, score_battleground
)
