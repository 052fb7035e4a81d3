"""Taking back: one's own last answer, and more if all people agree."""

from __future__ import annotations

from greathall.client import Seat
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    ServedHall,
    agree,
    eventually,
    lines,
    notices,
    play_all,
    play_on,
    proposed,
    refused,
    sitting,
    written_entries,
)

DEALT = 14  # answers of chance before anybody is asked: seven cards for each of two


def proposal(seat: Seat) -> object:
    return proposed(seat)["what"]


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
        said = proposed(balrog)
        assert (said["by"], said["to"], said["agreed"]) == (GANDALF, DEALT, [GANDALF])
        assert sorted(said["needed"]) == [BALROG, GANDALF]
        assert gandalf.position["number"] > DEALT
        await agree(balrog)
        await eventually(lambda: gandalf.position["number"] == DEALT)
        await eventually(lambda: proposal(gandalf) is None)
        assert gandalf.questions() == asked
        assert lines(balrog, "notice")[-1]["text"] == "notice-take-back"
        assert lines(balrog, "notice")[-1]["fields"] == {"seat": GANDALF, "to": DEALT, "answers": 4}
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
        number = proposed(balrog)["number"]
        await agree(balrog, yes=False)
        await eventually(lambda: "notice-declined" in notices(gandalf))
        assert proposal(gandalf) is None
        assert gandalf.position["number"] == DEALT + 1
        async with refused("error-nothing-proposed"):
            await balrog.say("agree", number=number, yes=True)


async def test_watchers_have_no_say(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await discard_something(people[GANDALF])
        async with refused("error-not-your-seat"):
            await watcher.say("propose", what="take-back", to=DEALT)
        await people[GANDALF].say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(watcher) == "take-back")
        for yes in (True, False):
            async with refused("error-not-your-seat"):
                await watcher.say("agree", number=proposed(watcher)["number"], yes=yes)
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
            await people[GANDALF].say("agree", number=1, yes=True)


async def test_a_match_may_go_back_to_before_the_deal(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        hand = people[GANDALF].questions()[0]["options"]
        await people[GANDALF].say("propose", what="take-back", to=0)
        await agree(people[BALROG])
        await eventually(lambda: "notice-take-back" in notices(people[GANDALF]))
        assert people[GANDALF].questions()[0]["options"] == hand  # the dice were fixed before
        assert people[GANDALF].position["number"] == DEALT
        await play_all(people)


# ------------------------------------------------------------------ what exactly one agrees to


async def test_a_proposal_says_how_far_back_and_whose_answers_it_costs(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        dealt = len(gandalf.events[GANDALF])
        await discard_something(gandalf)
        await gandalf.say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(balrog) == "take-back")
        assert (proposed(balrog)["events"], proposed(balrog)["answers"]) == (dealt, {GANDALF: 1})
        await discard_something(balrog)  # the match goes on, and the same costs more
        both = {GANDALF: 1, BALROG: 1}
        await eventually(lambda: proposed(gandalf)["answers"] == both)
        assert proposed(gandalf)["agreed"] == [GANDALF]


async def test_consent_is_to_one_proposal_and_to_no_other(hall: ServedHall) -> None:
    """Otherwise one could agree to a step back and find oneself at the beginning."""
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await discard_something(gandalf)
        await gandalf.say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(balrog) == "take-back")
        first = proposed(balrog)["number"]
        await gandalf.say("propose", what="take-back", to=0)
        for yes in (True, False):
            async with refused("error-other-proposal"):
                await balrog.say("agree", number=first, yes=yes)
        assert gandalf.position["number"] == DEALT + 1
        await eventually(lambda: proposed(balrog)["number"] != first)
        await agree(balrog)
        await eventually(lambda: gandalf.position["number"] == DEALT)


async def test_a_proposal_that_is_made_again_has_to_be_agreed_to_again(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="duel-3")
    async with sitting(hall, opened) as people:
        gandalf, saruman, witch_king = (people[s] for s in (GANDALF, "saruman", "witch-king"))
        await gandalf.say("propose", what="take-back", to=1)
        await agree(saruman)
        await gandalf.say("propose", what="take-back", to=1)
        await eventually(lambda: proposed(witch_king)["agreed"] == [GANDALF])
        await agree(witch_king)
        await eventually(lambda: len(proposed(gandalf)["agreed"]) == 2)
        assert "notice-take-back" not in notices(gandalf)
        await agree(saruman)
        await eventually(lambda: "notice-take-back" in notices(gandalf))


async def test_who_takes_somebodys_chair_has_not_agreed_with_their_words(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await balrog.say("propose", what="take-back", to=3)
        await balrog.say("leave", seat=BALROG)
        await eventually(lambda: proposal(gandalf) is None)
        async with hall.sit(await hall.join(opened["table"], BALROG)) as new:
            await gandalf.say("propose", what="take-back", to=3)
            await eventually(lambda: proposed(new)["agreed"] == [GANDALF])
            assert "notice-take-back" not in notices(gandalf)


async def test_where_the_past_has_changed_nothing_is_proposed_any_more(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await discard_something(gandalf)
        await balrog.say("propose", what="take-back", to=DEALT)
        await eventually(lambda: proposal(gandalf) == "take-back")
        number = proposed(gandalf)["number"]
        await gandalf.say("undo", actor=GANDALF)
        assert proposal(gandalf) is None
        await discard_something(gandalf)
        async with refused("error-nothing-proposed"):
            await gandalf.say("agree", number=number, yes=True)


async def test_no_match_goes_back_that_is_over(hall: ServedHall) -> None:
    """When it is over all hands are open to everybody."""
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("propose", what="take-back", to=DEALT - 1)
        await eventually(lambda: proposal(balrog) == "take-back")
        number = proposed(balrog)["number"]
        await play_all(people)
        async with refused("error-nothing-proposed"):
            await balrog.say("agree", number=number, yes=True)
        assert balrog.is_over
