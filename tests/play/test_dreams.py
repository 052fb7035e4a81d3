"""What a bot gets to imagine tells it nothing of what really happened behind its back."""

from __future__ import annotations

from random import Random

from greathall import new_match
from greathall.kernel import EVERYBODY


def test_an_imagined_match_tells_no_more_of_the_past_than_its_seat_knows() -> None:
    match = new_match("wotr-cards", scenario="trilogy", players=4, seed=11)
    rng = Random(11)
    for _ in range(60):
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
        seen = match.log("frodo")
        dream = match.imagine("frodo", Random(1))
        assert dream.log(EVERYBODY)[: len(seen)] == seen
        assert dream.fork().log(EVERYBODY)[: len(seen)] == seen
        assert dream.log("saruman")[: len(seen)] == match.log(None)
        assert len(dream.record.answers) == len(dream) - len(match)
