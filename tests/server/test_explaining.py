"""Whoever asks is told what their own seat may know, and nobody else's."""

from __future__ import annotations

from greathall.client import Seat
from server.halls import BALROG, DUEL, GANDALF, ServedHall, heard, refused, sitting


async def ask(seat: Seat, who: str, of: str, thing: str) -> dict[str, object]:
    await seat.say("explain", seat=who, of=of, id=thing)
    told: dict[str, object] = heard(seat, "explained")[-1]
    return told


async def test_a_card_is_explained_to_whoever_holds_it_and_to_nobody_else(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        gandalf, balrog = people[GANDALF], people[BALROG]
        card = gandalf.position["seats"][GANDALF]["view"]["hand"][GANDALF][0]
        told = await ask(gandalf, GANDALF, "card", card)
        assert told["number"] == gandalf.position["number"]
        assert told["explanation"]["cost"]["text"].startswith("explain-cost-")  # type: ignore[index]
        nothing = {"can": None, "why": None, "cost": None, "groups": []}
        for seat, who in ((balrog, BALROG), (watcher, "watch")):
            assert (await ask(seat, who, "card", card))["explanation"] == nothing
        assert (await ask(gandalf, GANDALF, "weather", "rain"))["explanation"] == nothing
        for seat in (balrog, watcher):
            async with refused("error-not-your-seat"):
                await seat.say("explain", seat=GANDALF, of="card", id=card)
