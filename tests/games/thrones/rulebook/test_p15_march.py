"""The example on page 15: three footmen march from Lannisport, and chains of marches."""

from __future__ import annotations

from games.thrones.story import march


def test_p15_one_to_stoney_sept_one_to_searoad_marches_one_stays() -> None:
    story = march(
        "lannister",
        "lannisport",
        forces={
            "lannisport": "lannister footman footman footman",
            "searoad-marches": "lannister footman",
        },
    ).answers(
        ("lannister", "stoney-sept"),
        ("lannister", ("footman",)),
        ("lannister", "searoad-marches"),
        ("lannister", ("footman",)),
        ("lannister", "done"),
    )
    assert story.force("stoney-sept") == "lannister footman"
    assert story.force("searoad-marches") == "lannister footman footman"
    assert story.force("lannisport") == "lannister footman"
    assert story.table.orders == {}
    assert story.table.battle is None


def test_p15_a_unit_may_march_again_with_the_order_where_it_arrived() -> None:
    story = march(
        "lannister",
        "lannisport",
        forces={
            "lannisport": "lannister knight",
            "stoney-sept": "lannister footman",
            "harrenhal": "lannister footman",
        },
        orders={"stoney-sept": "march-minus-1", "harrenhal": "march-plus-1"},
        supply={"lannister": 6},
    )
    for origin, to in (("lannisport", "stoney-sept"), ("stoney-sept", "harrenhal")):
        story.answers(("lannister", origin), ("lannister", to))
        if story.question.kind == "march-group":
            story.answers(("lannister", ("knight",)), ("lannister", "done"))
    story.answers(("lannister", "crackclaw-point"), ("lannister", ("knight",)))
    story.answers(("lannister", "done"))
    assert story.force("crackclaw-point") == "lannister knight"
