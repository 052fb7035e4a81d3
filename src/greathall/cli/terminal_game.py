"""A game at the terminal: people on some seats, bots on the others."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from greathall.bots import Advice, Bot, BotFault, BotSeat, adviser_called, play_on
from greathall.cli.advising import ADVISER, advice_in_lines
from greathall.cli.breaks import BreakableBot, Breaks
from greathall.cli.files import unused_name, write_record
from greathall.cli.layout import Block
from greathall.cli.renderers import layout_for, renderer_of
from greathall.cli.screens import BoxScreen, PlainScreen, Screen
from greathall.cli.yes_or_no import is_no, is_yes
from greathall.kernel import Match, Question, Random, Refusal, Seat
from greathall.kernel.game import pick
from greathall.matches import why_it_stands
from greathall.narration import Narrator
from greathall.texts import Texts

# The same keys on a Ukrainian keyboard, and other ways to ask for help.
KEYS = dict(zip("гйдіезсци", "uqlstpcwb", strict=True)) | dict.fromkeys(("h", "р", "help"), "?")
LINES_OF_LOG = 20
BY_LOT = "random"  # instead of the name of a seat


class _Left(Exception):
    """Somebody leaves the table."""


def seats_named(match: Match, names: Sequence[str], chance: Random) -> tuple[Seat, ...]:
    """The seats of people: those named, by themselves or by a player on them, else the first.

    Who asks for BY_LOT gets any seat that was not named.
    """
    if not names:
        return (next(iter(match.seats)),)
    names = list(names)
    while BY_LOT in names:
        free = tuple(seat for seat in match.seats if seat not in names)
        names[names.index(BY_LOT)] = pick(free, chance) if free else next(iter(match.seats))
    for name in names:
        match.players_of(name)  # a name that nobody has is refused
    return tuple(
        seat
        for seat, players in match.seats.items()
        if seat in names or any(player in names for player in players)
    )


class TerminalGame:
    """One game from the first question to the end, or until somebody leaves."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[Seat],
        bots: Mapping[Seat, Bot],
        texts: Texts,
        plain: bool = False,
        save: Path | None = None,
    ) -> None:
        self.match, self.humans, self.save_to = match, humans, save
        self.breaks = Breaks()
        self.bots = {
            seat: BreakableBot(bot, self.breaks, self._tell_fault) for seat, bot in bots.items()
        }
        self.texts = texts.of(match.game.id)
        self.narrator = Narrator(self.texts)
        self.renderer = renderer_of(match)
        self.screen: Screen = PlainScreen() if plain else BoxScreen()
        self.shown = dict.fromkeys(humans, 0)  # how much of the log each has read
        self.at_the_table: Seat | None = None  # who sees the screen
        self.asked = ""  # the player who was asked last
        self.news = True  # whether the table looks different from when it was last shown
        self.drawn_for = ""  # the kind of question for which that was, unless others moved since

    def play(self) -> None:
        """Ask people, let bots answer, until it is over."""
        with self.breaks:
            try:
                self._begin()
                while self._take_turns():
                    pass
                self._show_end()
                self._keep_record(ask=sys.stdin.isatty())
            except _Left:
                self._keep_record(ask=True)
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                self._keep_record(ask=False)

    def _begin(self) -> None:
        self.screen.say(self._title(), *self._keys())

    def _take_turns(self) -> bool:
        """Let bots answer and ask somebody; whether the game goes on."""
        try:
            if not self.match.questions():
                return False
            play_on(self.match, self.bots)
            self._ask_next()
        except KeyboardInterrupt:
            self._ask_whether_to_leave()
        except EOFError:
            if not sys.stdin.isatty():  # nobody is there to be asked
                raise
            self._ask_whether_to_leave()
        return True

    def _ask_whether_to_leave(self) -> None:
        """After Ctrl-C or Ctrl-D; whoever presses it once more here leaves at once."""
        self.screen.say("")
        if is_yes(self._read(self.texts("play-leave"))):
            raise _Left

    def _keys(self) -> list[str]:
        """What can be typed."""
        return [self.texts("play-keys")]

    def _title(self) -> str:
        header = self.match.header
        game, scenario = (f"game-{header.game}", f"scenario-{header.scenario}")
        return self.texts("play-title", game=self.texts(game), scenario=self.texts(scenario))

    def _tell_fault(self, fault: BotFault) -> None:
        self.screen.say(self.texts(fault.text, **fault.fields), self.texts("play-bot-instead"))

    # ------------------------------------------------ asking

    def _ask_next(self) -> None:
        asked = [(seat, q) for seat in self.humans for q in self.match.questions(seat)]
        if not asked:
            return
        seat, question = next((pair for pair in asked if pair[1].actor == self.asked), asked[0])
        self.asked = question.actor  # whoever has begun goes on first
        self._change_places(seat)
        self._show_news(seat)
        if self.news and self.drawn_for in ("", question.kind):  # not for every part of one turn
            self.screen.table(layout_for(self.match, seat, self.narrator))
            self.drawn_for, self.news = question.kind, False
        self._show_question(question)
        while not self._answered(seat, question, self._read(self.texts("play-prompt"))):
            pass

    def _change_places(self, seat: Seat) -> None:
        """With several people at one screen, nobody sees the hand of another."""
        if len(self.humans) > 1 and self.at_the_table not in (None, seat):
            self._read(self.texts("play-change-places", **self.narrator.seat(seat)))
            self.drawn_for, self.news = "", True
        self.at_the_table = seat

    def _show_news(self, seat: Seat) -> None:
        news = self.match.log(seat, self.shown[seat])
        self.shown[seat] += len(news)
        ours = self.match.seats[seat]
        self.news = self.news or bool(news)
        if any(event.get("player", ours[0]) not in ours for event in news):
            self.drawn_for = ""
        self.screen.show([self.narrator.event(event) for event in news])

    def _show_question(self, question: Question[Any]) -> None:
        player = self.narrator.name(question.actor, "player")[1]
        words = self.narrator.question(question)
        options = [self.narrator.option(question, option) for option in question.options]
        if set(question.options) == {"yes", "no"} and isinstance(question.about, str):
            self.screen.blocks(self._explained([question.about]))
        self.screen.question(self.texts("play-asked", player=player, question=words), options)

    def _answered(self, seat: Seat, question: Question[Any], line: str) -> bool:
        """Do what was typed; whether another question has to be shown now."""
        key, _, rest = line.strip().partition(" ")
        key = KEYS.get(key.lower(), key.lower())
        if key.isdecimal() and 0 < int(key) <= len(question.options):
            self.match.answer(question.actor, question.options[int(key) - 1])
            return True
        if key.startswith("?"):
            self._explain(question, f"{key[1:]} {rest}".strip())
        elif key == "u":
            return self._undo(seat, question)
        elif key == "l":
            self._show_log(seat, rest)
        elif key == "t":
            self.screen.table(layout_for(self.match, seat, self.narrator))
            self._show_question(question)
        elif key == "p":
            players = self.match.seats[seat]
            self.screen.blocks(self.renderer.piles(self.match.view(seat), players, self.narrator))
        elif key == "b":
            self._show_advice(seat, question, rest.strip() or ADVISER)
        elif key == "s":
            self._save(Path(rest) if rest else self.save_to or unused_name(self.match))
        elif key == "q":
            raise _Left
        elif not self._talked(key, rest):
            self.screen.say(self.texts("error-illegal-answer", value=line.strip()))
        return False

    def _talked(self, key: str, rest: str) -> bool:
        """Whether this was said to somebody; around one terminal people talk without it."""
        return False

    def _read(self, prompt: str) -> str:
        with self.breaks.heard():
            return input(f"{self.screen.prompt(prompt)} ")

    # ------------------------------------------------ keys

    def _undo(self, seat: Seat, question: Question[Any]) -> bool:
        players = [p for p in self.match.seats[seat] if self.match.can_undo(p)]
        if not players:
            refusal = why_it_stands(self.match, question.actor)
            self.screen.say(self.narrator.message(refusal.text, refusal.fields))
            return False
        self.match.undo(players[0])
        left = len(self.match.log(seat))
        if left < self.shown[seat]:  # something had happened that has not
            self.shown[seat], self.drawn_for, self.news = left, "", True
        self.screen.say(self.texts("play-undone"))
        return True

    def _show_advice(self, seat: Seat, question: Question[Any], bot: str) -> None:
        """What a bot would answer here, by what is seen from this seat."""
        try:
            by, advice = self._advice(seat, question, bot)
        except Refusal as refusal:
            self.screen.say(self.narrator.message(refusal.text, refusal.fields))
            return
        self.screen.say(*advice_in_lines(self.narrator, by, question, advice))

    def _advice(self, seat: Seat, question: Question[Any], bot: str) -> tuple[str, Advice]:
        """Who advises, and what."""
        return bot, adviser_called(bot).advise(BotSeat(self.match, seat), question)

    def _show_log(self, seat: Seat, wanted: str) -> None:
        events = self.match.log(seat)
        lines = int(wanted) if wanted.isdecimal() else LINES_OF_LOG
        self.screen.show([self.narrator.event(event) for event in events[-lines:]])

    def _explain(self, question: Question[Any], wanted: str) -> None:
        """A card, location or term by its name or by the number of an answer; or all keys."""
        if not wanted:
            self.screen.say(*self._keys(), self.texts("play-keys-more"))
            about = [question.about] if isinstance(question.about, str) else []
            self.screen.blocks(self._explained(about))
            return
        if wanted.isdecimal() and 0 < int(wanted) <= len(question.options):
            option = question.options[int(wanted) - 1]
            words = option if isinstance(option, tuple) else (option,)
            found = [word for word in words if word in self.renderer.things()]
        else:
            found = self._things_called(wanted)
        if len(found) > 5:
            names = ", ".join(block.title for block in self._explained(found))
            self.screen.say(self.texts("play-which", names=names))
        elif found:
            self.screen.blocks(self._explained(found))
        else:
            self.screen.say(self.texts("play-unknown-thing", name=wanted))

    def _explained(self, things: Sequence[str]) -> list[Block]:
        known = self.renderer.things()
        return [self.renderer.explain(thing, self.narrator) for thing in things if thing in known]

    def _things_called(self, wanted: str) -> list[str]:
        """What has this name or id; if nothing, what has it as a part."""
        names = {
            thing: self.renderer.explain(thing, self.narrator).title.casefold()
            for thing in self.renderer.things()
        }
        word = wanted.casefold()
        exact = [thing for thing, name in names.items() if word in (name, thing)]
        return exact or [thing for thing, name in names.items() if word in name]

    # ------------------------------------------------ the end

    def _show_end(self) -> None:
        seat = self.at_the_table or self.humans[0]
        self._show_news(seat)
        self.screen.table(layout_for(self.match, seat, self.narrator))
        outcome = self.match.outcome
        assert outcome is not None
        if not outcome.winners:
            self.screen.say(self.texts("play-drawn"))
        elif any(player in outcome.winners for player in self.match.seats[seat]):
            self.screen.say(self.texts("play-won"))
        else:
            self.screen.say(self.texts("play-lost"))

    def _keep_record(self, ask: bool) -> None:
        """Write the record where `--save` says, or where somebody says now."""
        saved = self.save_to is not None and self._save(self.save_to)
        if not saved and ask:
            saved = self._saved_where_somebody_says()
        if not saved:
            self.screen.say(self.texts("play-not-saved"))

    def _saved_where_somebody_says(self) -> bool:
        """Ask until the record is written, or somebody does without it."""
        while True:
            unused = unused_name(self.match)
            try:
                typed = self._read(self.texts("play-save-where", name=str(unused))).strip()
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return False
            if not typed or is_no(typed) or KEYS.get(typed.lower(), typed.lower()) == "q":
                return False
            if self._save(unused if typed == "+" or is_yes(typed) else Path(typed)):
                return True

    def _save(self, file: Path) -> bool:
        """Whether the record could be written there; either way the screen says so."""
        try:
            write_record(self.match, file)
        except Refusal as refusal:
            self.screen.say(self.texts(refusal.text, **refusal.fields))
            return False
        self.screen.say(self.texts("play-saved", file=str(file)))
        return True
