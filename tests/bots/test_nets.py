"""What a net reads of a decision, and that it is run as it was trained."""

from __future__ import annotations

import numpy as np
import pytest

from greathall import Question
from greathall.bots.nets.net import SHAPES, Net
from greathall.bots.nets.words import WORDS, Reader, Reading, number_of


def test_a_net_of_another_make_is_refused() -> None:
    weights = {name: np.zeros(shape) for name, shape in SHAPES.items()} | {
        "score": np.zeros((3, 1))
    }
    with pytest.raises(ValueError, match="score"):
        Net(weights)


def test_a_net_adds_up_words_and_reads_them_in_layers() -> None:
    """As with pencil and paper: every word counts, and how often."""
    luck = np.random.default_rng(1)
    w = {name: luck.normal(0, 0.2, shape) for name, shape in SHAPES.items()}
    position, options = [3, 3, 5], [[7], [7, 9]]
    layer = np.maximum((2 * w["seen"][3] + w["seen"][5]) @ w["position"] + w["position_bias"], 0)
    layer = np.maximum(layer @ w["deeper"] + w["deeper_bias"], 0)
    beside = layer @ w["beside"] + w["option_bias"]
    scores = []
    for option in options:
        first = np.maximum(sum(w["said"][word] for word in option) @ w["option"] + beside, 0)
        second = np.maximum(first @ w["closer"] + w["closer_bias"], 0)
        scores.append(float(second @ w["score"][:, 0]))
    judgement = Net(w).judge([Reading(position, options)])
    assert judgement.scores[0] == pytest.approx(scores, rel=1e-4)
    worth = float(layer @ w["worth"][:, 0] + w["worth_bias"][0])
    assert judgement.worths == pytest.approx([worth], rel=1e-4)
    assert Net(w).worths([position]) == pytest.approx([worth], rel=1e-4)


def test_a_word_has_the_same_number_for_ever() -> None:
    """Or the nets that are shipped would read something else than they have learned."""
    assert number_of("hand", "frodo", "lembas") == 5579
    assert number_of("round", None, 3) == 3737
    assert number_of("is", True) == number_of("is", 1)
    assert len({number_of("word", n) for n in range(100)}) > 90


def test_what_is_mine_has_a_word_of_its_own_besides() -> None:
    view = {"power": {"stark": 3, "tyrell": 3}, "track": ("tyrell", "stark"), "nothing": ()}
    stark, tyrell = (Reader(me, ("stark", "tyrell")).position(view) for me in ("stark", "tyrell"))
    assert number_of("power", "me", 3) in stark
    assert {number_of("power", "stark", 3), number_of("power", "tyrell", 3)} <= {*stark} & {*tyrell}
    assert number_of("track", None, 1, "me") in stark
    assert number_of("track", None, 0, "me") in tyrell


def test_an_option_is_read_with_the_facts_about_its_parts_and_with_the_stewards_opinion() -> None:
    view = {"units": {"reach": ("knight",)}, "hand": {"stark": ("robb",)}, "seat": {"stark": "x"}}
    question = Question("stark", "march", ("reach", "robb"))
    reach, robb = Reader("stark", ("stark",)).options(view, question, [2.0, 5.0])
    assert number_of(("at", 0, "units"), None, "knight") in reach
    assert number_of(("in", 0, "hand"), None, "stark") in robb
    assert number_of("steward", 1) in robb
    assert number_of("steward", 2) in reach


def test_tables_within_tables_are_read() -> None:
    battle = {"hits": {"shadow": 2}, "kinds": [["a", "b"], []]}
    read = Reader("free", ("free", "shadow")).position({"battle": battle})
    assert number_of("battle", "hits", "shadow", 2) in read
    assert number_of("battle", "kinds", "a", "b") in read
    assert all(0 <= number < WORDS for number in read)
