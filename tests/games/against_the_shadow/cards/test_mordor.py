"""Mordor: each text of bot cards 91–120."""

from __future__ import annotations

from typing import Any

import pytest

from games.against_the_shadow.story import fought, reason, shadow, used, weighed
from games.wotr_cards.story import Story

BOT = "witch-king"


def reserve(card: str, **setting: Any) -> Story:
    return shadow(reserve={BOT: card}, **setting)


def hand(card: str, **setting: Any) -> Story:
    """The bot has three cards, and chance gives this one."""
    return shadow(hand={BOT: f"{card} mordor-orcs mordor-orcs"}, **setting).draws(card)


# ------------------------------------------------------------------ characters


@pytest.mark.parametrize(("path", "icons"), [("shelobs-lair", 1), ("cirith-ungol", 2)])
def test_gorbag_and_shagrat_attack_on_a_path_without_a_discard(path: str, icons: int) -> None:
    story = fought(path=path, there={path: "gorbag-and-shagrat"}, hand={BOT: "olog-hai"})
    assert story.events("combat-fought")[-1]["attack"] == icons
    assert story.table.hand[BOT] == ("olog-hai",)


def test_gorbag_and_shagrat_are_able_to_win_a_path() -> None:
    story = reserve("gorbag-and-shagrat", path="cirith-ungol")
    assert weighed(story, "cirith-ungol")["reserve"] == 2
    assert story.place("gorbag-and-shagrat") == "cirith-ungol"


def test_grishnakh_adds_corruption() -> None:
    story = shadow(path="amon-hen", there={"amon-hen": "grishnakh"})
    assert (used(story), reason(story, "use-action")["why"]) == ("grishnakh", "corruption")
    assert story.table.corruption == 1
    assert story.eliminated(BOT) == {"grishnakh": 1}


def test_mouth_of_sauron_is_kept_off_paths_by_a_battleground_of_the_shadow() -> None:
    setting: dict[str, Any] = {"path": "morgai", "battlegrounds": ("umbar",)}
    assert hand("mouth-of-sauron", **setting).place("mouth-of-sauron") == "reserve"
    assert hand("mouth-of-sauron", path="morgai").place("mouth-of-sauron") == "morgai"


def test_the_lidless_eye_gives_each_bot_a_card() -> None:
    story = hand("the-lidless-eye", path="khazad-dum", deck={BOT: "olog-hai", "saruman": "gollum"})
    story.draws("olog-hai", "gollum")
    assert story.table.hand["saruman"] == ("gollum",)


# ------------------------------------------------------------------ the Nazgûl


def test_the_beguiler_makes_each_person_discard() -> None:
    story = reserve("the-beguiler")
    assert used(story) == "the-beguiler"
    assert story.question.kind == "discard"
    assert story.discarded(BOT) == {"the-beguiler": 1}


def test_the_black_easterling_draws_a_card_when_played() -> None:
    story = hand("the-black-easterling", path="khazad-dum", deck={BOT: "olog-hai"})
    assert story.draws("olog-hai").table.hand[BOT][-1] == "olog-hai"


def test_the_commander_gives_each_bot_a_card() -> None:
    story = reserve("the-commander", deck={BOT: "olog-hai", "saruman": "gollum"})
    assert (used(story), reason(story, "use-action")["why"]) == ("the-commander", "draws")
    story.draws("olog-hai", "gollum")
    assert story.table.hand["saruman"] == ("gollum",)


def test_the_commander_gives_the_only_bot_of_a_duel_two_cards() -> None:
    story = reserve("the-commander", scenario="duel-2", deck={BOT: "olog-hai gollum wolf-riders"})
    story.draws("olog-hai", "gollum")
    assert story.table.hand[BOT] == ("olog-hai", "gollum")


def test_the_commander_stays_where_nobody_can_draw() -> None:
    assert used(reserve("the-commander", path="khazad-dum")) is None


def test_the_destroyer_lays_a_token_on_the_rightmost_battleground_where_it_helps() -> None:
    story = reserve(
        "the-destroyer",
        path="khazad-dum",
        battlegrounds=("lorien", "minas-tirith", "pelargir"),
        there={"lorien": "olog-hai", "minas-tirith": "grond-hammer-of-the-underworld"},
    )
    assert (used(story), reason(story, "use-action")["why"]) == ("the-destroyer", "icons")
    assert story.table.attack_tokens == {"minas-tirith": 1}
    assert story.discarded(BOT) == {"the-destroyer": 1}


def test_the_destroyer_does_not_count_itself_in_reserve() -> None:
    # With an army there he leads it to three against three; his token alone makes it two.
    story = reserve(
        "the-destroyer",
        path="khazad-dum",
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "black-uruks"},
    )
    assert used(story) is None


def test_the_hunter_lays_a_token_on_a_path_that_can_be_won_with_it() -> None:
    story = reserve("the-hunter", path="khazad-dum")
    assert story.table.attack_tokens == {"khazad-dum": 1}
    assert weighed(story, "khazad-dum") | {
        "strength": 0,
        "reserve": 1,
        "playing": "the-hunter",
    } == weighed(story, "khazad-dum")
    assert used(reserve("the-hunter", path="the-doors-of-durin")) is None


def test_the_hunter_lays_a_token_on_the_last_path_in_any_case() -> None:
    story = reserve("the-hunter", path="morgai", there={"morgai": "the-witch-king"})
    assert used(story) == "the-hunter"


def test_the_messenger_takes_a_random_other_nazgul_from_the_discard_pile() -> None:
    story = reserve("the-messenger", discard={BOT: "the-hunter the-warrior olog-hai"})
    assert (used(story), reason(story, "use-action")["why"]) == ("the-messenger", "draws")
    assert set(story.question.options) == {"the-hunter", "the-warrior"}
    story.draws("the-warrior")
    assert story.table.hand[BOT] == ("the-warrior",)


def test_the_messenger_is_used_in_vain_where_nobody_can_know() -> None:
    story = reserve("the-messenger", discard={BOT: "olog-hai"})
    assert used(story) == "the-messenger"
    assert len(story.events("nothing-found")) == 1


def test_the_messenger_stays_where_no_nazgul_can_be_in_the_pile() -> None:
    assert used(reserve("the-messenger", discard_seen={BOT: "olog-hai"}, path="khazad-dum")) is None
    everybody = (
        "the-beguiler the-black-easterling the-commander the-destroyer the-hunter the-reaver "
        "the-warrior the-witch-king"
    )
    gone: dict[str, Any] = {"eliminated_seen": {BOT: everybody}, "discard": {BOT: "olog-hai"}}
    assert used(reserve("the-messenger", path="khazad-dum", **gone)) is None


def test_the_reaver_makes_each_person_forsake() -> None:
    story = reserve("the-reaver")
    assert used(story) == "the-reaver"
    assert story.question.kind == "forsake"


def test_the_warrior_lays_a_token_on_a_battleground_of_the_shadow_where_it_helps() -> None:
    story = reserve(
        "the-warrior",
        path="khazad-dum",
        battlegrounds=("dol-guldur", "umbar", "lorien"),
        attack_tokens={"dol-guldur": 3},
    )
    assert used(story) == "the-warrior"
    assert story.table.defence_tokens == {"dol-guldur": 1}


def test_the_warrior_stays_where_no_battleground_of_the_shadow_is_being_lost() -> None:
    story = reserve("the-warrior", path="khazad-dum", battlegrounds=("umbar", "lorien"))
    assert used(story) is None


def test_the_witch_king_lets_the_bot_draw_one_more() -> None:
    deck = {BOT: " ".join(["mordor-orcs"] * 5)}
    story = shadow(
        turn="frodo",
        first=BOT,
        reserve={BOT: "the-witch-king"},
        deck=deck,
        agenda=(("draw_phase",),),
    ).draws(*["mordor-orcs"] * 4)
    assert len(story.table.hand[BOT]) == 4


# ------------------------------------------------------------------ items


def test_black_breath_adds_corruption_for_its_wielder_and_all_items() -> None:
    story = shadow(
        battlegrounds=("lorien",),
        there={"lorien": "the-hunter"},
        items={"the-hunter": "black-breath nazguls-mantle"},
    )
    assert used(story) == "black-breath"
    assert story.table.corruption == 1
    assert story.discarded(BOT) == {"the-hunter": 1, "black-breath": 1, "nazguls-mantle": 1}


def test_black_riders_mount_carries_its_wielder_to_a_path_that_can_be_won() -> None:
    setting: dict[str, Any] = {"reserve": {BOT: "the-black-easterling"}, "path": "imladris"}
    story = hand("black-riders-mount", **setting)
    assert story.place("the-black-easterling") == "imladris"


def test_black_riders_mount_stays_where_the_path_is_being_won() -> None:
    story = hand(
        "black-riders-mount",
        reserve={BOT: "the-black-easterling"},
        path="imladris",
        attack_tokens={"imladris": 2},
    )
    assert story.place("the-black-easterling") == "reserve"


def test_fell_beast_carries_its_wielder_to_a_battleground_that_can_be_won() -> None:
    story = hand(
        "fell-beast",
        reserve={BOT: "the-black-easterling"},
        path="khazad-dum",
        battlegrounds=("lorien", "minas-tirith"),
        there={"lorien": "black-uruks", "minas-tirith": "black-uruks"},
        defence_tokens={"lorien": 1},
    )
    assert story.place("the-black-easterling") == "minas-tirith"


def test_fell_beast_stays_where_nothing_can_be_won() -> None:
    story = hand(
        "fell-beast",
        reserve={BOT: "the-black-easterling"},
        path="khazad-dum",
        battlegrounds=("minas-tirith",),
    )
    assert story.place("the-black-easterling") == "reserve"


def test_morgul_blade_adds_corruption_on_a_path_only() -> None:
    story = shadow(there={"bag-end": "the-hunter"}, items={"the-hunter": "morgul-blade"})
    assert used(story) == "morgul-blade"
    assert story.table.corruption == 1
    assert story.eliminated(BOT) == {"morgul-blade": 1}
    on_field = shadow(
        path="khazad-dum",
        battlegrounds=("lorien",),
        there={"lorien": "the-hunter"},
        items={"the-hunter": "morgul-blade"},
    )
    assert used(on_field) is None


def test_nazguls_mantle_saves_its_wielder_in_combat() -> None:
    story = fought(there={"bag-end": "the-hunter"}, items={"the-hunter": "nazguls-mantle"})
    assert story.discarded(BOT) == {"the-hunter": 1, "nazguls-mantle": 1}


# ------------------------------------------------------------------ events


def test_the_black_captain_activates_a_battleground_and_the_witch_king_moves_there() -> None:
    story = hand(
        "the-black-captain",
        path="khazad-dum",
        reserve={BOT: "mordor-orcs the-witch-king"},
        battleground_deck={"free": "lorien minas-tirith", "shadow": ""},
    )
    assert story.place("the-witch-king") == "lorien"
    assert story.eliminated(BOT) == {"the-black-captain": 1}


def test_the_black_captain_is_discarded_without_the_witch_king_in_reserve() -> None:
    story = hand("the-black-captain", battleground_deck={"free": "", "shadow": "dol-guldur"})
    assert story.table.discard_seen[BOT] == ("the-black-captain",)


def test_the_day_without_dawn_plays_the_first_two_armies() -> None:
    drawn = ["olog-hai", "the-hunter", "mordor-orcs", "black-uruks", "the-warrior"]
    story = hand("the-day-without-dawn", deck={BOT: " ".join(drawn)}).draws(*drawn)
    story.draws("olog-hai")  # eliminated at random
    assert story.table.reserve[BOT] == ("mordor-orcs", "black-uruks")
    assert story.discarded(BOT) == {"the-hunter": 1, "the-warrior": 1}
    assert story.eliminated(BOT) == {"olog-hai": 1, "the-day-without-dawn": 1}


def test_the_ringwraiths_are_abroad_plays_the_first_two_nazgul_by_the_flowchart() -> None:
    drawn = ["the-hunter", "olog-hai", "the-warrior", "the-reaver"]
    story = hand("the-ringwraiths-are-abroad", path="weathertop", deck={BOT: " ".join(drawn)})
    story.draws(*drawn, "olog-hai")
    assert story.place("the-hunter") == "weathertop"
    assert story.place("the-warrior") == "reserve"
    assert story.discarded(BOT) == {"the-reaver": 1}
