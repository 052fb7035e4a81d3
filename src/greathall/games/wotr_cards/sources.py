"""Where the icons at a location come from, card by card and cause by cause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greathall.games.explained import Row, reason, row
from greathall.games.wotr_cards.battleground_combat import ATTACK, DEFENCE, leadership
from greathall.games.wotr_cards.card_texts import text_of
from greathall.games.wotr_cards.combat import loans_to, own_icons
from greathall.games.wotr_cards.facts import (
    ARMY,
    ENEMY,
    LOCATIONS,
    Card,
    FactionCard,
    Location,
)
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.games.wotr_cards.totals import totals_at

PATH: Final = 2  # beside ATTACK and DEFENCE: which of a card's icons count
VARYING: Final = ("attack", "defence", "path_icons")  # as a card calls what its text changes


def is_attacker(facts: FactionCard, place: Location) -> bool:
    return facts.side == ENEMY[LOCATIONS[place].side]


def sign_of(place: Location, *, attacking: bool) -> str:
    """The sign by which the icons of a side at this place are known."""
    sign = "attack" if attacking else "defence"
    return f"path-{sign}" if LOCATIONS[place].is_path else sign


def rows_at(game: MiddleEarth, place: Location) -> tuple[list[Row], list[Row]]:
    """All that makes up the attack there, and all that makes up the defence."""
    sums, attack = totals_at(game, place), sign_of(place, attacking=True)
    attackers = [r for card, icons in sums["attackers"] for r in _rows(game, card, place, icons)]
    defenders = [r for card, icons in sums["defenders"] for r in _rows(game, card, place, icons)]
    if sums["attack_tokens"]:
        tokens = reason("explain-part-tokens")
        attackers.append(row(place, tokens, sign=attack, after=sums["attack_tokens"]))
    return attackers, [*_own_rows(game, place, sums["own_defence"]), *defenders]


def rows_of_card(game: MiddleEarth, card: Card, place: Location) -> list[Row]:
    """All that makes up the icons of one card where it stands."""
    sums = totals_at(game, place)
    icons = dict(reversed([*sums["attackers"], *sums["defenders"]]))
    return list(_rows(game, card, place, icons[card]))


def _own_rows(game: MiddleEarth, place: Location, total: int) -> Iterator[Row]:
    sign = sign_of(place, attacking=False)
    stormed, tokens = place in game.stormed, game.defence_tokens.get(place, 0)
    printed = 0 if stormed else LOCATIONS[place].defence
    why = reason("explain-part-stormed" if stormed else "explain-part-place")
    yield row(place, why, sign=sign, after=printed)
    if tokens:
        yield row(place, reason("explain-part-tokens"), sign=sign, after=tokens)
    if total != printed + tokens:
        lent = total - printed - tokens
        yield row(place, reason("explain-part-items"), sign=sign, after=lent)


def _rows(game: MiddleEarth, card: Card, place: Location, icons: int) -> Iterator[Row]:
    """The causes of the icons of one copy of a card, which are so many."""
    sign = sign_of(place, attacking=is_attacker(game.cards[card], place))
    for cause, of, amount in causes(game, card, place, icons):
        yield row(card, reason(f"explain-part-{cause}", card=of), sign=sign, after=amount)


def causes(
    game: MiddleEarth, card: Card, place: Location, icons: int
) -> Iterator[tuple[str, Card, int]]:
    """Each cause, the card it comes from, and how many icons it gives; together they are all."""
    facts, role = game.cards[card], _role(game.cards[card], place)
    yield "printed", card, _printed(facts, role)
    changed = text_of(game, card).icons(game, place)[role]
    if changed or VARYING[role] in facts.varies:
        yield "text", card, changed
    for item in game.items.get(card, ()):
        own = _printed(game.cards[item], role) + text_of(game, item).icons(game, place)[role]
        if own:
            yield "item", item, own
    for lender, lent in loans_to(game, card):
        if lent[role]:
            yield "lent", lender, lent[role]
    if role == PATH and game.attack_tokens.get(card):
        yield "token", card, game.attack_tokens[card]
    gained = icons - own_icons(game, card, place)[role]
    if facts.type == ARMY and gained:
        yield "supports", card, gained
    elif gained or (role != PATH and leadership(game, card, role)):
        yield ("leads" if gained else "leads-not"), card, gained


def _role(facts: FactionCard, place: Location) -> int:
    if LOCATIONS[place].is_path:
        return PATH
    return ATTACK if is_attacker(facts, place) else DEFENCE


def _printed(facts: FactionCard, role: int) -> int:
    return (facts.attack, facts.defence, facts.path_icons)[role]
