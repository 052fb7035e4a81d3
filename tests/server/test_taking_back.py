"""Taking back: one's own last answer, and more if all people agree."""

from __future__ import annotations

from greathall.client import Seat
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    heard,
    lines,
    notices,
    play_all,
    play_on,
    refused,
    sitting,
    written_entries,
)

DEALT = 14  # answers of chance before anybody is asked: seven cards for each of two


def proposal(seat: Seat) -> object:
    return heard(seat, "proposal")[-1]["what"]


async def discard_something(seat: Seat) -> str:
    question = seat.questions()[0]
    card: str = question["options"][0]
    await seat.answer(question, card)
    return card


async def test_ones_own_answer_is_taken_back_where_nothing_was_revealed(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf = people[GANDALF]
        before = gandalf.questions()
        assert gandalf.position["seats"][GANDALF]["can_undo"] == []
        await discard_something(gandalf)
        assert gandalf.position["seats"][GANDALF]["can_undo"] == [GANDALF]
        await gandalf.say("undo", actor=GANDALF)
        assert gandalf.questions() == before
        assert gandalf.position["number"] == DEALT
        await play_all(people)
    entries = written_entries(hall.settings.url, opened["table"])
    assert f"!withdraw {DEALT}" in [entry for _, entry in entries]  # nothing is deleted


async def test_a_sealed_answer_is_taken_back_from_under_the_others(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        card = await discard_something(people[GANDALF])
        await discard_something(people[BALROG])
        await people[GANDALF].say("undo", actor=GANDALF)
        assert card in people[GANDALF].questions()[0]["options"]
        await eventually(lambda: people[BALROG].position["number"] == DEALT + 1)
        assert people[BALROG].questions()[0]["turn"] == 1


async def test_what_was_revealed_is_not_taken_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        for _ in range(2):
            for seat in people.values():
                await discard_something(seat)
        number = people[BALROG].position["number"]
        for name, seat in people.items():
            if not seat.position["seats"][name]["can_undo"]:
                async with refused("error-nothing-to-undo"):
                    await seat.say("undo", actor=name)
        async with refused("error-not-your-seat"):
            await people[GANDALF].say("undo", actor=BALROG)
        assert people[BALROG].position["number"] == number


async def test_all_people_agree_and_the_match_goes_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        asked = gandalf.questions()
        for _ in range(2):
            for seat in people.values():
                await discard_something(seat)
        await gandalf.say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(balrog) == "take-back")
        said = heard(balrog, "proposal")[-1]
        assert (said["by"], said["to"], said["agreed"]) == (GANDALF, DEALT, [GANDALF])
        assert sorted(said["needed"]) == [BALROG, GANDALF]
        assert gandalf.position["number"] > DEALT
        await balrog.say("agree", yes=True)
        await eventually(lambda: gandalf.position["number"] == DEALT)
        await eventually(lambda: proposal(gandalf) is None)
        assert gandalf.questions() == asked
        assert lines(balrog, "notice")[-1]["text"] == "notice-take-back"
        assert lines(balrog, "notice")[-1]["fields"] == {"seat": GANDALF, "to": DEALT}
        await play_all(people)
    entries = [entry for _, entry in written_entries(hall.settings.url, opened["table"])]
    assert f"!rewind {DEALT}" in entries


async def test_one_who_declines_is_enough(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await discard_something(gandalf)
        await gandalf.say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(balrog) == "take-back")
        await balrog.say("agree", yes=False)
        await eventually(lambda: "notice-declined" in notices(gandalf))
        assert proposal(gandalf) is None
        assert gandalf.position["number"] == DEALT + 1
        async with refused("error-nothing-proposed"):
            await balrog.say("agree", yes=True)


async def test_watchers_have_no_say(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await discard_something(people[GANDALF])
        async with refused("error-not-your-seat"):
            await watcher.say("propose", what="take-back", to=DEALT)
        await people[GANDALF].say("propose", what="take-back", to=DEALT)
        for yes in (True, False):
            async with refused("error-not-your-seat"):
                await watcher.say("agree", yes=yes)
        assert proposal(people[GANDALF]) == "take-back"


async def test_bots_are_not_asked_for_consent(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await play_on(gandalf, until=30)
        await gandalf.say("propose", what="take-back", to=DEALT)
        assert "notice-take-back" in notices(gandalf)
        assert gandalf.position["number"] <= DEALT + 2  # the bot discards at once
        await play_on(gandalf)


async def test_one_cannot_go_back_to_where_the_match_never_was(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        for nowhere in (-1, DEALT, 10**9):
            async with refused("error-stale-answer"):
                await people[GANDALF].say("propose", what="take-back", to=nowhere)
        async with refused("error-nothing-proposed"):
            await people[GANDALF].say("propose", what="go-on")
        async with refused("error-nothing-proposed"):
            await people[GANDALF].say("agree", yes=True)


async def test_a_match_may_go_back_to_before_the_deal(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        hand = people[GANDALF].questions()[0]["options"]
        await people[GANDALF].say("propose", what="take-back", to=0)
        await people[BALROG].say("agree", yes=True)
        await eventually(lambda: "notice-take-back" in notices(people[GANDALF]))
        assert people[GANDALF].questions()[0]["options"] == hand  # the dice were fixed before
        assert people[GANDALF].position["number"] == DEALT
        await play_all(people)
