"""What Event cards are worth to the steward, as events and in battle."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.bot.faction_events import worth_of_faction_event
from greathall.games.wotr_board.facts import EVENT_CARDS, FACTION, SHADOW, Card
from greathall.games.wotr_board.table import War, is_in_mordor
from greathall.games.wotr_board.warriors.table import WarOfFactions

USUAL: Final = 4.0
ACTION_DIE: Final = 1.0  # how much less faction events are worth, which have a die of their own
# As events, where they differ from the usual card. Many depend on the hour: see `worth_of_event`.
EVENTS: Final[dict[Card, float]] = {
    "athelas": 5.0,
    "there-is-another-way": 4.5,
    "bilbos-song": 4.5,
    "i-will-go-alone": 1.0,
    "gwaihir-the-windlord": 2.0,
    "we-prove-the-swifter": 2.0,
    "there-and-back-again": 2.0,
    "mithril-coat-and-sting": 6.0,
    "axe-and-bow": 6.0,
    "horn-of-gondor": 6.0,
    "wizards-staff": 6.0,
    "elven-cloaks": 5.0,
    "elven-rope": 5.0,
    "phial-of-galadriel": 6.0,
    "smeagol-helps-nice-master": 5.5,
    "challenge-of-the-king": 5.0,
    "the-last-battle": 5.0,
    "wisdom-of-elrond": 5.0,
    "book-of-mazarbul": 3.0,
    "fear-fire-foes": 3.0,
    "the-red-arrow": 5.5,
    "through-a-day-and-a-night": 1.5,
    "paths-of-the-woses": 2.0,
    "mirror-of-galadriel": 3.0,
    "shelobs-lair": 6.0,
    "the-ring-is-mine": 6.0,
    "on-on-they-went": 6.0,
    "give-it-to-uss": 6.0,
    "orc-patrol": 5.0,
    "isildurs-bane": 5.5,
    "foul-thing-from-the-deep": 5.0,
    "candles-of-corpses": 5.0,
    "nazgul-search": 4.0,
    "cruel-weather": 2.0,
    "the-nazgul-strike": 3.5,
    "morgul-wound": 5.5,
    "lure-of-the-ring": 5.0,
    "the-breaking-of-the-fellowship": 5.0,
    "the-lidless-eye": 1.0,
    "the-day-without-dawn": 4.0,
    "threats-and-promises": 3.0,
    "wormtongue": 4.0,
    "the-palantir-of-orthanc": 5.0,
    "grond-hammer-of-the-underworld": 6.0,
    "the-fighting-uruk-hai": 6.0,
    "dreadful-spells": 4.5,
    "a-new-power-is-rising": 6.5,
    "many-kings-to-the-service-of-mordor": 6.0,
    "orcs-multiplying-again": 6.0,
    "horde-from-the-east": 6.0,
    "musterings-of-long-planned-war": 6.5,
    "pits-of-mordor": 6.5,
    "the-king-is-revealed": 6.5,
    "shadows-on-the-misty-mountains": 5.5,
    "monsters-roused": 5.0,
    "return-to-valinor": 4.0,
    "corsairs-of-umbar": 4.5,
    "shadows-gather": 3.5,
    "the-shadow-lengthens": 3.5,
    "the-shadow-is-moving": 5.0,
}
HEALING: Final = ("athelas", "there-is-another-way", "bilbos-song")
# In battle, where they differ from the usual half.
COMBATS: Final[dict[str, float]] = {
    "scouts": 0.2,
    "heroic-death": 0.6,
    "desperate-battle": 0.4,
    "deadly-strife": 0.4,
    "relentless-assault": 0.5,
    "onslaught": 0.5,
    "words-of-power": 0.8,
    "swarm-of-bats": 0.7,
    "daring-defiance": 0.7,
    "daylight": 1.2,
    "charge": 1.3,
    "sudden-strike": 1.3,
    "durins-bane": 1.4,
    "we-come-to-kill": 1.3,
}


def worth_of_event(game: War, card: Card) -> float:
    """What it is worth to play the card now."""
    if isinstance(game, WarOfFactions) and EVENT_CARDS[card].deck == FACTION:
        return worth_of_faction_event(game, card) - ACTION_DIE
    corruption = game.fellowship.corruption
    if card in HEALING and corruption < 2:
        return 0.5
    if card == "the-lidless-eye" and is_in_mordor(game):
        return 5.0
    return EVENTS.get(card, USUAL)


def worth_of_keeping(game: War, card: Card) -> float:
    """What it is worth to have the card in hand."""
    return worth_of_event(game, card) + 0.3 * COMBATS.get(EVENT_CARDS[card].combat, 1.0)


def worth_in_battle(game: War, card: Card) -> float:
    """What it is worth to use the card in a round of battle, compared with keeping it."""
    gain = COMBATS.get(EVENT_CARDS[card].combat, 1.0)
    patience = 0.12 if EVENT_CARDS[card].side == SHADOW else 0.1
    return gain - patience * worth_of_event(game, card)
