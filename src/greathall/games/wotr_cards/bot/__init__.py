"""Heuristics for War of the Ring: The Card Game, by what a seat sees.

A location is worth its points, times how sure we are of it; a card is worth what it changes there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.wotr_cards.bot.fronts import Fronts
from greathall.games.wotr_cards.facts import CARDS, CHARACTER, EVENT, ITEM
from greathall.games.wotr_cards.table import MiddleEarth, active_locations
from greathall.kernel import Question, state_from

RESERVE: Final = "reserve"
NONE: Final = "none"
PAYMENT: Final = 0.15  # another card goes to the discard pile for every card played
WASTE: Final = -0.3  # throwing a card away is better than nothing only if we may not pass
EVENT_WORTH: Final = 0.5
RING_WORTH: Final = {
    "once-a-game": -0.2,
    "once-a-round": 0.8,
}  # an unused one may be a point in the end
Rule = Callable[[Fronts, Question[Any], Any], float]


def score_options(
    view: dict[str, Any], question: Question[Any], table: type[MiddleEarth] = MiddleEarth
) -> list[float]:
    """What each option is worth to the player who is asked; what we have no rule for is worth 0."""
    rule = RULES.get(question.kind)
    if rule is None:
        return [0.0] * len(question.options)
    fronts = Fronts(state_from(table, view), question.actor)
    return [rule(fronts, question, option) for option in question.options]


# ------------------------------------------------------------------ turns


def turn(fronts: Fronts, question: Question[Any], option: Any) -> float:
    action, *which = option
    card = which[0] if which else ""
    if action == "play":
        return worth_of_playing(fronts, card) - PAYMENT
    if action == "move":
        return fronts.best_gain(card)
    if action == "use":
        return worth_of_action(fronts, card)
    if action == "ring":
        return RING_WORTH[fronts.ring_token or ""]
    return {"pass": 0.0, "discard": WASTE, "winnow": 2 * WASTE}[action]


def worth_of_playing(fronts: Fronts, card: str) -> float:
    kind = CARDS[card].type
    if kind == EVENT:
        return EVENT_WORTH
    if kind == ITEM:
        return max((fronts.gain_of_item(card, c) for c in fronts.wielders(card)), default=-1.0)
    return max(fronts.best_gain(card), worth_in_reserve(fronts, card))


def worth_in_reserve(fronts: Fronts, card: str) -> float:
    """From reserve it can move later without another payment, and many characters work there."""
    later = 0.35 * fronts.quality(card) * fronts.rounds_left
    return later + (0.15 if CARDS[card].type == CHARACTER and CARDS[card].text else 0.0)


def worth_of_action(fronts: Fronts, card: str) -> float:
    """Most actions use their card up; what they give is in ACTION_WORTH."""
    if card in SEEKS:
        return 0.3 if any(fronts.may_be_in_deck(wanted) for wanted in SEEKS[card]) else -1.0
    if card in TOKENS:
        attack, defence = TOKENS[card]
        places = (
            active_locations(fronts.game)
            if card == "nenya-ring-of-adamant"
            else fronts.game.battlegrounds
        )
        places = (fronts.game.path,) if card in ("the-hunter", "sam-gamgee") else places
        return max(fronts.gain_of_token(p, attack, defence) for p in places) - 0.2
    if card in PATHFINDERS:  # a new path means that the present one is fought at once
        return 0.4 if fronts.value(fronts.game.path) > 0.5 else -0.3
    if card == "lembas":
        here = fronts.game.there[fronts.game.path]
        hobbits = sum(CARDS[c].faction == "hobbit" for c in here)
        return float(min(hobbits, fronts.game.corruption)) - 0.3
    return ACTION_WORTH.get(card, 0.2)


# ------------------------------------------------------------------ where to


def place(fronts: Fronts, question: Question[Any], option: Any) -> float:
    if option == RESERVE:
        return worth_in_reserve(fronts, question.about)
    if option == NONE:
        return 0.0
    return fronts.gain(question.about, option)


def wielder(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return fronts.gain_of_item(question.about, option)


def token(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return max(fronts.gain_of_token(option, attack=1), fronts.gain_of_token(option, defence=1))


def location(fronts: Fronts, question: Question[Any], option: Any) -> float:
    """Which battleground or path to activate: where we are strong, and what the enemy holds."""
    return fronts.prospect(option)


# ------------------------------------------------------------------ what to keep


def give_up(fronts: Fronts, question: Question[Any], option: Any) -> float:
    """The card that is of least use goes first."""
    return -fronts.use_of(option)


def lose(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return -fronts.quality(option)


def forsake(fronts: Fronts, question: Question[Any], option: Any) -> float:
    source, *which = option
    if source == "deck":
        return -0.45
    return -fronts.use_of(which[0]) if source == "hand" else -fronts.quality(which[0]) - 0.3


def gain_card(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return 0.0 if option == NONE else fronts.use_of(option)


def play_drawn(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return 0.0 if option == NONE else worth_of_playing(fronts, option)


def strike(fronts: Fronts, question: Question[Any], option: Any) -> float:
    """The best card of the enemy falls first."""
    return 0.0 if option == NONE else fronts.quality(option)


def fall(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return -fronts.quality(option[1])


# ------------------------------------------------------------------ yes or no


def may(fronts: Fronts, question: Question[Any], option: Any) -> float:
    if option == "no":
        return 0.0
    return MAY.get(question.about, 0.2)


def agree(fronts: Fronts, question: Question[Any], option: Any) -> float:
    return 1.0 if option == "yes" else 0.0


# Offers that cost a card and give one back are not worth it; a new path is a risk.
MAY: Final = {"dol-amroth": -0.1, "pelargir": -0.1, "faramir": -0.2}

# Actions that search the deck for somebody; in vain, if we can see them elsewhere.
SEEKS: Final = {
    "denethor": ("boromir", "faramir"),
    "halbarad": ("strider", "aragorn"),
    "grima-wormtongue": ("saruman",),
}
# Actions that put a token of attack or defence somewhere.
TOKENS: Final = {
    "the-hunter": (1, 0),
    "the-destroyer": (1, 0),
    "the-warrior": (0, 1),
    "nenya-ring-of-adamant": (0, 1),
    "sam-gamgee": (0, 1),
}
PATHFINDERS: Final = (
    "strider",
    "gandalf-the-grey",
    "smeagol",
    "ugluk",
    "flocks-of-crebain",
    "gollum",
)
ACTION_WORTH: Final = {
    "black-breath": 0.7,  # corruption is a point for certain
    "morgul-blade": 0.9,
    "grishnakh": 0.6,
    "palantir-of-orthanc": 0.6,
    "bilbo-baggins": 0.4,
    "fatty-bolger": 0.5,
    "herbs-and-stewed-rabbit": 0.4,
    "coastal-raiders": -0.1,  # an army lost for a battleground that we have yet to win
    "corsairs-of-umbar": -0.2,
    "haradrim-regulars": -0.2,
    "haradrim-cavalry": -0.1,
    "the-black-fleet": -0.1,
    "the-black-serpent": -0.1,
}

RULES: Final[dict[str, Rule]] = {
    "turn": turn,
    "place": place,
    "move-to": place,
    "wielder": wielder,
    "token": token,
    "battleground": location,
    "path": location,
    "discard": give_up,
    "opening-discard": give_up,
    "discard-drawn": give_up,
    "eliminate": give_up,
    "eliminate-drawn": give_up,
    "loss": lose,
    "army": lose,
    "fall": fall,
    "forsake": forsake,
    "take": gain_card,
    "hobbit": gain_card,
    "heal": gain_card,
    "play-drawn": play_drawn,
    "nazgul": strike,
    "grima": strike,
    "ride": lambda fronts, question, option: 0.0 if option == NONE else -1.0,
    "may": may,
    "agree": agree,
    "agree-support": agree,
}
