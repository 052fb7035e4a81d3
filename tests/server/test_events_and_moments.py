"""The chronicle is linked to the moments of the match."""

from __future__ import annotations

import httpx

from server.halls import BALROG, DUEL, GANDALF, ServedHall, play_on


async def test_every_line_of_the_chronicle_leads_to_the_moment_at_which_it_was_told(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL, bots=dict.fromkeys((GANDALF, BALROG), "random"))
    async with hall.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
        events = watcher.events["watch"]
    async with httpx.AsyncClient(base_url=hall.url) as http:
        for number in (0, len(events) // 2, len(events) - 1):
            found = await http.get(f"/api/tables/{opened['table']}/events/{number}")
            at = found.json()["at"]
            moment = await hall.moment(opened["table"], at)
            assert moment["events"][number] == events[number]
            if at:
                before = await hall.moment(opened["table"], at - 1)
                assert len(before["events"]) <= number
