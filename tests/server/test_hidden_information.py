"""Twins: what a seat is sent does not depend on anything that this seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from greathall.games import game_called
from greathall.kernel import EVERYBODY, Match
from greathall.matches import begin_match
from greathall.server.positions import position_message
from greathall.server.room import Room
from greathall.server.viewers import WATCH, encode
from server.halls import GAME, ServedHall, heard, play_all, play_on, sitting

EVERY_TABLE = [
    (scenario, players)
    for scenario, by_players in game_called(GAME).scenarios.items()
    for players in by_players
]


class Twins:
    """Looks at a table after every few changes, and at what it might as well be."""

    def __init__(self, seed: str, every: int) -> None:
        self.rng, self.every = random.Random(seed), every
        self.changes = self.compared = self.different = 0
        self.leaks: list[str] = []

    def look(self, room: Room) -> None:
        """From every viewpoint in turn: the same message, whatever is hidden from it."""
        turn, is_due = divmod(self.changes, self.every)
        self.changes += 1
        if is_due == 0 and room.match.outcome is None:
            viewpoints = (*room.occupants, WATCH)
            self.compare(room, viewpoints[turn % len(viewpoints)])

    def compare(self, room: Room, who: str) -> None:
        truth, known = room.match, self.rng.randrange(room.match.log_length() + 1)
        viewpoint: Any = None if who == WATCH else who
        twin = truth.imagine(viewpoint, self.rng)
        before = position_message(room, (who,), known)
        room.match = twin
        try:
            after = position_message(room, (who,), known)
        finally:
            room.match = truth
        self.compared += 1
        self.different += everything(twin) != everything(truth)
        if before != after:
            self.leaks.append(f"{who} at {len(truth)}: {before!r} or {after!r}")


def everything(match: Match) -> Any:
    return match.view(EVERYBODY), sorted(
        (player, sorted(pile.cards)) for player, pile in match.state.deck.items()
    )


@pytest.mark.parametrize(("scenario", "players"), EVERY_TABLE)
async def test_nothing_that_is_sent_depends_on_what_is_hidden(
    any_hall: ServedHall, scenario: str, players: int
) -> None:
    opened = await any_hall.open_table(game=GAME, scenario=scenario, players=players)
    twins = Twins(f"{scenario}-{players}", every=2)
    await any_hall.in_room(opened["table"], lambda room: room.on_change.append(twins.look))
    async with sitting(any_hall, opened) as people:
        await play_all(people)
    assert twins.leaks == []
    assert twins.compared > 30
    assert twins.different > twins.compared * 0.8  # twins that are worth the name


# ------------------------------------------------------------------ card by card


def leaves(value: Any) -> Iterator[str]:
    """Every word in a message."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(key)
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif isinstance(value, str):
        yield value


def known_before(match: Match) -> set[str]:
    """Words that everybody knew before the deal: a player may be called as a card is."""
    return {*leaves(json.loads(encode(begin_match(match.header).view(None))))}


def face_down(match: Match, *seen_by: str) -> set[str]:
    """The cards that lie only where these players cannot look."""
    state, hidden = match.state, set[str]()
    for player in state.hand:
        if player not in seen_by:  # one's own deck may be searched, and then one reads it
            hidden |= set(state.deck[player].bag)
            hidden |= {*state.hand[player], *state.aside[player]}
            hidden |= {*state.discard[player], *state.eliminated[player]}
    open_cards = set(leaves(json.loads(encode(match.view(None))))) | known_before(match)
    for player in seen_by:
        own = (state.hand, state.aside, state.discard, state.eliminated)
        open_cards |= {card for table in own for card in table[player]}
    return hidden - open_cards


async def test_no_face_down_card_is_named_in_any_view_or_question(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(game=GAME, scenario="duel-3")
    found: list[str] = []
    looked_for = 0

    def look(room: Room) -> None:
        nonlocal looked_for
        for who in (*room.occupants, WATCH):
            players = room.occupants[who].players if who in room.occupants else ()
            hidden = face_down(room.match, *players)
            message = json.loads(position_message(room, (who,), room.match.log_length()))
            looked_for += len(hidden)
            found.extend(f"{who} reads {word}" for word in leaves(message) if word in hidden)

    await any_hall.in_room(opened["table"], lambda room: room.on_change.append(look))
    async with any_hall.sit(*opened["seat_links"].values()) as hot_seat:
        await play_on(hot_seat)
    assert found == []
    assert looked_for > 10_000


async def test_before_anything_is_shown_a_watcher_hears_of_no_card(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="trilogy", players=4, public=True)
    async with sitting(hall, opened), hall.sit(opened["watch_link"]) as watcher:
        cards = await hall.in_room(
            opened["table"],
            lambda room: (
                {
                    *(card for hand in room.match.state.hand.values() for card in hand),
                    *(card for pile in room.match.state.deck.values() for card in pile.cards),
                }
                - known_before(room.match)
            ),
        )
        said = [watcher.table, watcher.position, watcher.events, *watcher.heard]
        moments = [await hall.moment(opened["table"], at) for at in range(0, 28, 7)]
    assert len(cards) > 100
    assert cards.isdisjoint(leaves(json.loads(json.dumps([said, moments]))))
    assert heard(watcher, "talk")


async def test_sealed_answers_are_told_to_nobody_before_all_are_in(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="fellowship")
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        gandalf, balrog = people["gandalf"], people["balrog"]
        question = balrog.questions()[0]
        before = json.dumps([gandalf.position["seats"], watcher.position["seats"]])
        await balrog.answer(question, question["options"][0])
        for tab in (gandalf, watcher):
            while tab.position["number"] < 15:
                await tab.next_position()
        after = [gandalf.position["seats"], watcher.position["seats"]]
        assert question["options"][0] not in leaves(json.loads(json.dumps(after)))
        for seats, was in zip(after, json.loads(before), strict=True):
            for seat, part in seats.items():
                assert part["view"] == was[seat]["view"]
                assert part["events"] == []
