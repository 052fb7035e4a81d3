from __future__ import annotations

import random
from importlib import resources
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall import games, new_match, replay
from greathall.cli import fallback
from greathall.games.wotr_cards import terminal as wotr_cards
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.games.wotr_cards.terminal.prints import TERMS
from greathall.kernel import state_from
from greathall.narration import Narrator
from greathall.texts import Texts, languages

LONG_ENOUGH = ["1"] * 600
FELLOWSHIP = "play wotr-cards --scenario fellowship --seed 3 --save game.txt"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("look", ["", "--plain"])
def test_a_whole_game_is_played(terminal: Terminal, language: str, look: str) -> None:
    shown = terminal.type(f"{FELLOWSHIP} --lang {language} {look}", *LONG_ENOUGH)
    texts = Texts(language, "wotr-cards")
    assert (shown.code, shown.err) == (0, "")
    assert texts("scenario-fellowship") in shown.out
    assert texts("play-lost") in shown.out or texts("play-won") in shown.out
    assert replay(Path("game.txt").read_text(encoding="utf-8")).outcome is not None


@pytest.mark.parametrize(
    ("scenario", "players"),
    [(name, count) for name, counts in games()["wotr-cards"].scenarios.items() for count in counts],
)
def test_every_scenario_is_played_from_every_seat(
    terminal: Terminal, scenario: str, players: int
) -> None:
    for seat in games()["wotr-cards"].scenarios[scenario][players]:
        command = f"play wotr-cards --scenario {scenario} --players {players} --seat {seat} --plain"
        chance = random.Random(seat)
        lines = [str(int(chance.random() * 4) + 1) for _ in range(1500)]
        shown = terminal.type(f"{command} --seed 5 --save game.txt", *lines)
        assert shown.code == 0
        assert replay(Path("game.txt").read_text(encoding="utf-8")).outcome is not None


def test_plain_has_neither_boxes_nor_colours(terminal: Terminal) -> None:
    shown = terminal.type(f"{FELLOWSHIP} --plain", *LONG_ENOUGH)
    assert not set("│─╭╮╰╯┃━\x1b") & set(shown.out)
    assert max(len(line) for line in shown.out.splitlines()) > 110  # nothing is broken into two


def test_the_table_is_drawn_with_boxes(terminal: Terminal) -> None:
    shown = terminal.type(FELLOWSHIP, *["1"] * 8)
    for words in ("Path 1: ", "Battleground: Minas Morgul", "Hand: The Balrog of Moria", "Reserve"):
        assert words in shown.out


@pytest.mark.parametrize("columns", ["20", "80", "200"])
def test_the_table_fits_every_terminal(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = terminal.type(FELLOWSHIP, *["1"] * 60)
    assert (shown.code, shown.err) == (0, "")
    assert max(len(line) for line in shown.out.splitlines() if "answer" not in line) <= int(columns)


def test_the_first_seat_is_ours_unless_we_choose(terminal: Terminal) -> None:
    assert "The Balrog of Moria: Which card" in terminal.type(FELLOWSHIP).out
    assert "Gandalf: Which card" in terminal.type(f"{FELLOWSHIP} --seat gandalf").out


def test_a_player_stands_for_the_seat(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --players 2 --seed 3 --plain --seat saruman")
    assert "Hand: The Witch-king.\n" in shown.out
    assert "Hand: Saruman.\n" in shown.out
    assert "Hand: Frodo.\n" not in shown.out


def test_end_of_input_leaves_and_saves_as_told(terminal: Terminal) -> None:
    shown = terminal.type(FELLOWSHIP, "1")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.endswith("The record is in game.txt.\n")
    assert replay(Path("game.txt").read_text(encoding="utf-8")).outcome is None


def test_end_of_input_saves_nothing_unasked(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3", "1")
    assert shown.code == 0
    assert shown.out.endswith("The record was not saved.\n")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("answer", "files"),
    [("", []), ("kept.txt", ["kept.txt"]), ("+", ["wotr-cards-trilogy-1.txt"])],
)
def test_who_quits_may_save(terminal: Terminal, answer: str, files: list[str]) -> None:
    shown = terminal.type("play wotr-cards --seed 3", "1", "q", answer)
    assert shown.code == 0
    assert "Save the record?" in shown.out
    assert [file.name for file in Path().iterdir()] == files


def test_a_game_is_saved_and_taken_up_again(terminal: Terminal) -> None:
    terminal.type("play wotr-cards --scenario fellowship --seed 3", "1", "1", "s half.txt", "q", "")
    before = replay(Path("half.txt").read_text(encoding="utf-8"))
    terminal.type("play wotr-cards --resume half.txt --seed 9 --save whole.txt", *LONG_ENOUGH)
    after = replay(Path("whole.txt").read_text(encoding="utf-8"))
    assert after.outcome is not None
    assert list(after.record.answers)[: len(before)] == list(before.record.answers)


def test_a_second_record_gets_another_name(terminal: Terminal) -> None:
    terminal.type("play wotr-cards --seed 3", "s", "s", "q", "")
    assert sorted(file.name for file in Path().iterdir()) == [
        "wotr-cards-trilogy-1.txt",
        "wotr-cards-trilogy-2.txt",
    ]


def test_a_file_that_cannot_be_written_does_not_end_the_game(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3", "s nowhere/x.txt", "1", "q", "")
    assert "“nowhere/x.txt” cannot be written." in shown.out
    assert shown.code == 0


def test_an_answer_is_taken_back(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --save game.txt", "1", "u", "2", "q")
    assert "Taken back." in shown.out
    record = replay(Path("game.txt").read_text(encoding="utf-8")).record
    discards = [answer for answer in record.answers if answer.actor == "frodo"]
    assert len(discards) == 1
    assert discards[0].option == new_match("wotr-cards", seed="3").questions("frodo")[0].options[1]


def test_nothing_to_take_back(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3", "u")
    assert "Frodo has nothing to take back now." in shown.out


def test_the_keys_of_a_ukrainian_keyboard_work(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --lang uk", "1", "г", "й", "")
    assert "Скасовано." in shown.out
    assert "Зберегти запис?" in shown.out


@pytest.mark.parametrize("line", ["0", "99", "-1", "x", "", "1.5", "²"])
def test_what_is_no_answer_changes_nothing(terminal: Terminal, line: str) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --save game.txt", line)
    assert f"“{line}” is not among the answers to this question." in shown.out
    assert "frodo" not in Path("game.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("?", "“? 3” explains answer 3"),
        ("h", "“? 3” explains answer 3"),
        ("? gimli", "Dwarf; Character; attack 1; defence 1; path icons: 1; paths: 3–9"),
        ("?gimli", "When you play him, you may take Dwarven Axe"),
        ("? GIMLI", "Dwarf; Character"),
        ("? the-messenger", "Action in reserve"),
        ("? minas tirith", "3 victory points; defence 3; defenders: Dúnedain, Wizard"),
        ("? weathertop", "Path 2; 2 victory points; defence 0"),
        ("? forsake", "Eliminate one card of your choice"),
        ("? carry", "The most cards you may hold"),
        ("? a", "Which one do you mean: "),
        ("? 1", "Ent-Draught"),
        ("? tom bombadil", "Nothing is called “tom bombadil” here."),
    ],
)
def test_cards_places_and_terms_are_explained(terminal: Terminal, wanted: str, words: str) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --plain", wanted)
    assert words in shown.out.partition("Your answer:")[2]


def test_an_offer_is_shown_with_its_text(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --scenario duel-2 --plain")
    assert "Do you take up the offer of Minas Tirith?" in shown.out
    assert "may forsake 1" in shown.out


def test_the_log_the_piles_and_the_table_are_shown(terminal: Terminal) -> None:
    shown = terminal.type("play wotr-cards --seed 3 --plain", "1", "1", "l 3", "p", "t")
    assert "Paths that may still come.\nPath 1: " in shown.out
    assert "Discard pile, as far as you may see it: Frodo.\nEnt-Draught, Éowyn\n" in shown.out
    assert shown.out.count("Round 1, phase: Actions") == 2
    assert shown.out.count("Phase: Actions.\n") == 2


def test_several_people_at_one_screen_do_not_see_each_other(terminal: Terminal) -> None:
    shown = terminal.type(
        "play wotr-cards --scenario fellowship --seed 3 --plain --seat balrog --seat gandalf",
        "1",
        "1",
    )
    before, _, after = shown.out.partition("It is the turn of Gandalf now.")
    assert "Hand: The Balrog of Moria." in before
    assert "Hand: Gandalf." not in before
    assert "Hand: " not in after
    assert after.endswith("The record was not saved.\n")


# ------------------------------------------------------------------ the table


def test_the_icons_are_those_that_the_rules_count() -> None:
    """Whatever the table says just before a combat is what the combat says afterwards."""
    compared = 0
    for seed in range(5):
        match = new_match("wotr-cards", players=4, seed=seed)
        chance = random.Random(seed)
        while asked := match.questions():
            question = asked[0]
            option = chance.choice(question.options)
            table = state_from(MiddleEarth, match.view(None))
            since = len(match.log())
            match.answer(question.actor, option)
            if question.kind == "combat":
                attack, own, _ = wotr_cards.icons_at(table, option)
                fought = [e for e in match.log(None, since) if e["event"] == "combat-fought"]
                for event in fought[:1]:
                    assert (event["attack"], event["defence"]) == (attack, own)
                    assert (event["winner"] or "nobody") == wotr_cards.outlook(table, option)
                    compared += 1
    assert compared > 30


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_explained(language: str) -> None:
    narrator = Narrator(Texts(language, "wotr-cards"))
    for thing in wotr_cards.things():
        block = wotr_cards.explain(thing, narrator)
        assert block.title
        assert all(block.lines)


def test_every_term_that_is_written_can_be_asked_for() -> None:
    file = resources.files("greathall.games.wotr_cards") / "locales" / "en" / "terms.ftl"
    texts = file.read_text(encoding="utf-8")
    written = [line.partition(" =")[0] for line in texts.splitlines() if line.startswith("term-")]
    assert sorted(written) == sorted(f"term-{term}" for term in TERMS)


def test_a_game_that_nobody_has_drawn_is_listed_as_it_is() -> None:
    narrator = Narrator(Texts("en", "wotr-cards"))
    assert fallback.layout({"board": "empty"}, ("white",), narrator).head == ["board: empty"]
    assert fallback.things() == ()
    assert fallback.piles({}, (), narrator) == []
    assert fallback.explain("rook", narrator).title == "rook"
