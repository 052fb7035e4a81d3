"""Why the bot would do what it would do, for a person who asks for a hint: by what they see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.advice import Reason, Reasons, against_it, for_it
from greathall.games.wotr_board import hints_of_armies as of_armies
from greathall.games.wotr_board import hints_of_the_ring as of_the_ring
from greathall.games.wotr_board.actions import PASS, RING, SKIP, deeds_with
from greathall.games.wotr_board.bot import RULES
from greathall.games.wotr_board.bot.aims import CROWNING, Aims
from greathall.games.wotr_board.bot.cards import USUAL, worth_in_battle, worth_of_event
from greathall.games.wotr_board.bot.outlook import distance
from greathall.games.wotr_board.event_cards import playable
from greathall.games.wotr_board.facts import (
    CHARACTER,
    DONE,
    EVENT_CARDS,
    FREE,
    NATIONS,
    NO,
    REGIONS,
    SHADOW,
    YES,
)
from greathall.games.wotr_board.politics import nations_to_advance
from greathall.games.wotr_board.table import armies, hand, has_army, ring_region
from greathall.games.wotr_board.warriors.table import table_of
from greathall.kernel import Question, state_from

Why = Callable[[Aims, Question[Any], Any], tuple[Reason, ...]]


def reasons(view: dict[str, Any], question: Question[Any], option: Any) -> Reasons:
    """What speaks for and against an option; the bot says so where it has no opinion."""
    aims = Aims(state_from(table_of(view), view), question.actor)
    found = WHY.get(question.kind, of_factions)(aims, question, option)
    undecided = () if question.kind in RULES else (for_it("reason-no-difference"),)
    return Reasons((*found, *undecided))


# ------------------------------------------------ dice


def die(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    """The best that a die can do, and why that is good."""
    if option == PASS:
        return (for_it("reason-pass"),)
    if option == RING:
        lost = (against_it("reason-ring-lost"),) if aims.side == FREE else ()
        return (for_it("reason-ring"), *lost)
    deeds = deeds_with(aims.game, aims.player, option)
    best = max(deeds, key=lambda deed: aims.worth_of_act(option, deed))
    if best == SKIP:
        return (against_it("reason-no-use"),)
    return (for_it("reason-deed", deed=best), *deed_with(aims, option, best))


def act(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return deed_with(aims, question.about, option)


def deed_with(aims: Aims, face: str, deed: str) -> tuple[Reason, ...]:
    """What speaks for and against using a die so."""
    if deed == "play-card":
        cards = playable(aims.game, aims.player, face)
        best = max(cards, key=lambda card: worth_of_event(aims.game, card))
        return (for_it("reason-card", card=best), *of_card(aims, best))
    return OF_DEED[deed](aims) if deed in OF_DEED else of_factions(aims, NOTHING, deed)


def of_drawing(aims: Aims) -> tuple[Reason, ...]:
    count = len(hand(aims.game, aims.player))
    told = for_it if count < 5 else against_it
    return (told("reason-hand", count=count),)


def of_nations(aims: Aims) -> tuple[Reason, ...]:
    """Of the Nation that the bot would choose."""
    nations = nations_to_advance(aims.game, aims.player)
    return of_armies.nation(aims, NOTHING, max(nations, key=aims.worth_of_nation))


def of_recruiting(aims: Aims) -> tuple[Reason, ...]:
    told = "reason-reinforcements" if aims.side == SHADOW else "reason-few-free"
    return (for_it(told),)


def of_crowning(aims: Aims) -> tuple[Reason, ...]:
    return of_the_ring.separate(aims, NOTHING, "strider")


def of_companions(aims: Aims) -> tuple[Reason, ...]:
    on_his_way = (for_it("reason-crown"),) if aims.strider_is_on_his_way() else ()
    return (*on_his_way, for_it("reason-companions-lead"))


NOTHING: Final = Question[Any]("", "", ())  # where a reason does not ask what it is about
OF_DEED: Final[dict[str, Callable[[Aims], tuple[Reason, ...]]]] = {
    "move-fellowship": of_the_ring.journey,
    "hide-fellowship": lambda aims: (for_it("reason-hide"),),
    "separate": of_crowning,
    "move-companions": of_companions,
    "move-minions": lambda aims: (for_it("reason-minions-fly"),),
    "move-army-led": lambda aims: of_armies.best_move(aims, armies(aims.game, aims.side)),
    "move-armies": lambda aims: of_armies.best_move(aims, armies(aims.game, aims.side)),
    "attack-led": of_armies.best_attack,
    "attack": of_armies.best_attack,
    "advance-nation": of_nations,
    "recruit": of_recruiting,
    "enter-minion": lambda aims: (for_it("reason-new-die"), for_it("reason-minion")),
    "voice-of-saruman": lambda aims: (for_it("reason-voice"),),
    "draw-card": of_drawing,
    "enter-companion": lambda aims: (for_it("reason-new-die"),),
    "send-envoy": lambda aims: (for_it("reason-at-war"),),
    "remove-card": lambda aims: (for_it("reason-card-harms"),),
    SKIP: lambda aims: (against_it("reason-skip"),),
}


def ring_die(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return (for_it("reason-least-useful", face=option),)


def ring_face(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    told = "reason-ring-face" if option == CHARACTER else "reason-face"
    return (for_it(told, face=option),)


def lidless_eye(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return () if option == DONE else ring_die(aims, question, option)


# ------------------------------------------------ cards


def card(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return of_card(aims, option) if option in EVENT_CARDS else none(aims, question, option)


def of_card(aims: Aims, name: str) -> tuple[Reason, ...]:
    """Whether its moment has come, and what goes with it."""
    is_good = worth_of_event(aims.game, name) >= USUAL
    now = for_it("reason-card-now") if is_good else against_it("reason-card-later")
    stays = (for_it("reason-card-stays"),) if EVENT_CARDS[name].table else ()
    return (now, *stays)


def combat_card(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    if option == NO:
        return (for_it("reason-keep-cards"),)
    if option not in EVENT_CARDS:  # a Call to Battle
        return of_factions(aims, question, option)
    worth = worth_in_battle(aims.game, option)
    combat = EVENT_CARDS[option].combat
    told = for_it if worth > 0.35 else against_it
    return (told("reason-combat", combat=combat), against_it("reason-event-lost"))


def least_missed(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    return none(aims, question, option) or (for_it("reason-least-missed"),)


def draw_from(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return (for_it(f"reason-deck-{option}"),)


# ------------------------------------------------ characters


def minion(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    if option == DONE:
        return (for_it("reason-well-placed"),)
    return flies_to(aims, option[1], against_it)


def minion_to(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    return flies_to(aims, option, for_it)


def flies_to(aims: Aims, region: str, told: Callable[..., Reason]) -> tuple[Reason, ...]:
    """What a Nazgûl does there: lead an Army, or follow the Ring."""
    hunts = (told("reason-hunts", region=region),) if region == ring_region(aims.game) else ()
    leads = has_army(aims.game, SHADOW, region)
    army = (told("reason-leads-there", region=region),) if leads else ()
    return (*hunts, *army) or (for_it("reason-of-no-use", region=region),)


def companion(aims: Aims, question: Question[Any], option: str) -> tuple[Reason, ...]:
    if option not in REGIONS:
        return none(aims, question, option) or of_armies.figure(aims, question, option)
    if "strider" in question.about:
        steps = min(distance(option, place) for place in CROWNING)
        return (for_it("reason-to-the-crown", region=option, count=steps),)
    return of_armies.place(aims, question, option)


# ------------------------------------------------ whatever else


def of_factions(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    """What the expansion asks: the bot weighs it, and does not put it into words."""
    return (for_it("reason-of-factions"),)


def none(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    """To stop, or to let something be."""
    return (for_it("reason-enough"),) if option in (NO, DONE, "go") else ()


def thing(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    """What is to be said of a region, a Nation, a card or a figure, whatever it is chosen for."""
    if isinstance(option, tuple):
        return thing(aims, question, option[0])
    if option in REGIONS:
        return of_armies.place(aims, question, option)
    if option in NATIONS:
        return of_armies.nation(aims, question, option)
    if option in EVENT_CARDS:
        return of_card(aims, option)
    return of_armies.figure(aims, question, option) or none(aims, question, option)


def yes_or_no(aims: Aims, question: Question[Any], option: Any) -> tuple[Reason, ...]:
    """A question with one reason for yes."""
    told = for_it if option == YES else against_it
    return (told(FOR_YES[question.kind]),)


FOR_YES: Final = {
    "guide-draw": "reason-card-for-nothing",
    "sorcerer": "reason-card-for-nothing",
    "enter-mordor": "reason-enter-mordor",
    "balrog": "reason-balrog",
    "white-rider": "reason-white-rider",
    "orderly-withdrawal": "reason-orderly-withdrawal",
    "advance": "reason-advance",
    "join-army": "reason-together",
}
WHY: Final[dict[str, Why]] = {
    "die": die,
    "act": act,
    "allocate": of_the_ring.allocate,
    "ring-die": ring_die,
    "ring-face": ring_face,
    "lidless-eye": lidless_eye,
    "play-card": card,
    "free-card": card,
    "remove-card": card,
    "discard": least_missed,
    "pay-with-card": least_missed,
    "swap": least_missed,
    "draw-from": draw_from,
    "combat-card": combat_card,
    "advance-nation": of_armies.nation,
    "card-nation": of_armies.nation,
    "stormcrow": of_armies.nation,
    "send-envoy": of_armies.figure,
    "declare": of_the_ring.declare,
    "reveal": of_the_ring.reveal,
    "drive-fellowship": of_the_ring.reveal,
    "guide": of_the_ring.guide,
    "separate": of_the_ring.separate,
    "breaking": of_the_ring.separate,
    "casualty-of-hunt": of_the_ring.casualty,
    "guide-ability": of_the_ring.guide_ability,
    "lure": of_the_ring.lure,
    "move-companion": companion,
    "move-companion-to": companion,
    "move-minion": minion,
    "move-minion-to": minion_to,
    "move-army": lambda aims, question, option: (
        none(aims, question, option) or of_armies.best_move(aims, (option,))
    ),
    "move-to": lambda aims, question, option: (
        none(aims, question, option) or of_armies.move(aims, question.about, option)
    ),
    "stay-behind": of_armies.stay_behind,
    "attack-from": lambda aims, question, option: of_armies.best_attack(aims, (option,)),
    "attack": lambda aims, question, option: of_armies.attack(aims, question.about, option),
    "withdraw": of_armies.battle,
    "cease": of_armies.battle,
    "extend-siege": of_armies.battle,
    "retreat": of_armies.retreat,
    "scouts": of_armies.retreat,
    "own-hits": lambda aims, question, option: (for_it("reason-own-hits", count=option),),
    "casualty": of_armies.casualty,
    "remove-unit": of_armies.casualty,
    "recruit-in": of_armies.recruit_in,
    **dict.fromkeys(FOR_YES, yes_or_no),
    **dict.fromkeys(
        (
            *("recruit", "enter-companion", "enter-minion", "enter-in", "join-group", "march-to"),
            *("card-region", "card-army", "card-companions", "promote", "promote-in", "land-in"),
            *("spells-from", "spells-on", "eliminate-leader", "storm-victim", "nazgul-home"),
            *("slay", "silence", "forfeit", "heroic-death", "sorrow-and-toil", "join-dunlendings"),
            *("stop-tile", "replace-tile", "hunt-bonus", "hunt-card", "nazgul-strike", "rearguard"),
            *("voice", "another-way", "black-captain", "move-or-attack", "card-recruits"),
            "forfeit-points",
        ),
        thing,
    ),
}
