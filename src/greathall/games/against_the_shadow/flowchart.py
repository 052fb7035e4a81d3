"""The flowchart: what a bot does in its turn, a function a question (p. 8).

Priorities are those of the boxes: the path, then battlegrounds from the right, then the reserve; of
several cards the rightmost.
"""

from __future__ import annotations

from collections.abc import Iterator

from greathall.games.against_the_shadow.able_to_win import (
    Front,
    adds_icons,
    by_priority,
    front,
    icons_for_and_against,
    is_last_path,
    is_winning,
)
from greathall.games.against_the_shadow.beneficial import helps_at
from greathall.games.against_the_shadow.bot_texts import ICONS, Benefit, BotText, benefit_of
from greathall.games.against_the_shadow.events import (
    BEFORE_LAST_PATH,
    CAN_PASS,
    OTHERS_OVER_LIMIT,
    USE_ACTION,
    WINNING_ALL,
    BotTurn,
    Walk,
)
from greathall.games.against_the_shadow.events import MOVE as MOVE_NODE
from greathall.games.against_the_shadow.events import PASS as PASS_NODE
from greathall.games.against_the_shadow.events import PLAY as PLAY_NODE
from greathall.games.against_the_shadow.rulings import chosen
from greathall.games.wotr_cards.action_phase import DISCARD, MOVE, PASS, PLAY, USE, can_use
from greathall.games.wotr_cards.action_phase import may_pass as may_pass_by_the_rules
from greathall.games.wotr_cards.facts import ARMY, CARDS, EVENT, ITEM, Card, Location
from greathall.games.wotr_cards.game_terms import carryover_limit
from greathall.games.wotr_cards.places import can_enter, possible_wielders
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    active_locations,
    owner,
    place_of,
    scenario,
)
from greathall.kernel import CHANCE, Player, choose

Action = tuple[str, ...]


async def follow_flowchart(game: MiddleEarth, bot: Player) -> Action:
    """Walk from question to question until one of the boxes says what to do; record the way."""
    walk = Walk()
    action = (
        use_action(game, bot, walk)
        or pass_turn(game, bot, walk)
        or move_card(game, bot, walk)
        or await play_card(game, bot, walk)
    )
    game.emit_cause(BotTurn(bot, tuple(walk.parts)))
    return action


# ------------------------------------------------------------------ use an action?


def use_action(game: MiddleEarth, bot: Player, walk: Walk) -> Action:
    """USE AN ACTION? The text of a card in play that helps the Shadow."""
    for card, place in cards_in_play(game, bot):
        if card in game.action_texts and can_use(game, bot, card, place):
            benefit = benefit_of(game, bot, card)
            if benefit is not None:
                _weigh(walk, benefit, card)
                walk.asks(USE_ACTION, True, card=card, why=benefit.why)
                return USE, card
    walk.asks(USE_ACTION, False)
    return ()


def cards_in_play(game: MiddleEarth, bot: Player) -> Iterator[tuple[Card, Location]]:
    """The bot's cards on the path, on battlegrounds, in reserve: the rightmost first."""
    for place in (*by_priority(game), RESERVE):
        cards = game.reserve[bot] if place == RESERVE else game.there[place]
        for card in reversed(cards):
            for each in (*reversed(game.items.get(card, ())), card):
                if owner(game, each) == bot:
                    yield each, place


# ------------------------------------------------------------------ pass?


def pass_turn(game: MiddleEarth, bot: Player, walk: Walk) -> Action:
    """PASS? LIMIT? PATH? VICTORY? One chain of questions that may end in the box Pass."""
    if not may_pass(game, bot, walk):
        return ()
    if others_over_limit(game, bot, walk):
        if chosen(game, "others-over-limit", "act"):
            return ()
        walk.comes_to(PASS_NODE, why="waits")
        return (PASS,)
    if not before_last_path(game, walk) and chosen(game, "last-path-pass", "act"):
        return ()
    if not winning_every_combat(game, bot, walk):
        return ()
    walk.comes_to(PASS_NODE, why="wins")
    return (PASS,)


def may_pass(game: MiddleEarth, bot: Player, walk: Walk) -> bool:
    """PASS? Whether the rules let the bot pass."""
    hand, limit = len(game.hand[bot]), carryover_limit(game, bot)
    fewest = min(len(game.hand[enemy]) for enemy in scenario(game).enemies[bot])
    answer = may_pass_by_the_rules(game, bot)
    why = "limit" if hand <= limit else "fewer" if answer else "above"
    return walk.asks(CAN_PASS, answer, hand=hand, limit=limit, fewest=fewest, why=why)


def others_over_limit(game: MiddleEarth, bot: Player, walk: Walk) -> bool:
    """LIMIT? Whether any other player or bot is above the carryover limit."""
    for player in scenario(game).players:
        hand, limit = len(game.hand[player]), carryover_limit(game, player)
        if player != bot and hand > limit:
            return walk.asks(OTHERS_OVER_LIMIT, True, player=player, hand=hand, limit=limit)
    return walk.asks(OTHERS_OVER_LIMIT, False)


def before_last_path(game: MiddleEarth, walk: Walk) -> bool:
    """PATH? Whether its number is lower than that of the scenario's last path."""
    path, last = game.path_number, scenario(game).last_path
    return walk.asks(BEFORE_LAST_PATH, not is_last_path(game), path=path, last=last)


def winning_every_combat(game: MiddleEarth, bot: Player, walk: Walk) -> bool:
    """VICTORY? Whether the Shadow is winning every combat."""
    for location in active_locations(game):
        here = standing(game, bot, location, walk)
        walk.weighs(here)
        if not here.winning:
            return walk.asks(WINNING_ALL, False, location=location)
    return walk.asks(WINNING_ALL, True)


def icons(game: MiddleEarth, location: Location, walk: Walk) -> tuple[int, int]:
    """The icons for and against the Shadow; as long as the bot walks nothing changes them."""
    if location not in walk.icons:
        walk.icons[location] = icons_for_and_against(game, location)
    return walk.icons[location]


def standing(game: MiddleEarth, bot: Player, location: Location, walk: Walk) -> Front:
    """How a combat stands; as long as the bot walks it stands so."""
    if location not in walk.fronts:
        now = icons(game, location, walk)
        walk.fronts[location] = front(game, bot, location, now=now)
    return walk.fronts[location]


# ------------------------------------------------------------------ move?


def move_card(game: MiddleEarth, bot: Player, walk: Walk) -> Action:
    """MOVE? A card to where the Shadow is able to win but is losing now, or to the last path."""
    for location in by_priority(game):
        is_last = is_last_path(game) and location == game.path
        if is_winning(game, location, icons(game, location, walk)) and not is_last:
            continue
        here = standing(game, bot, location, walk)
        walk.weighs(here)
        always = is_last and here.grows and chosen(game, "last-path-moves", "always")
        if here.wanted or always:
            for card in reversed(game.reserve[bot]):
                if adds_icons(game, here, card):
                    why = "able" if here.wanted else "last-path"
                    walk.asks(MOVE_NODE, True, card=card, location=location, why=why)
                    return MOVE, card, location
    walk.asks(MOVE_NODE, False)
    return ()


# ------------------------------------------------------------------ play


async def play_card(game: MiddleEarth, bot: Player, walk: Walk) -> Action:
    """PLAY: a random card of the hand; without a card, pass."""
    if not game.hand[bot]:
        walk.comes_to(PASS_NODE, why="empty-hand")
        return (PASS,)
    card = await choose(CHANCE, "draw", game.hand[bot], always_ask=True)
    way, to = where_to_play(game, bot, card, walk)
    walk.comes_to(PLAY_NODE, card=card, to=to, why=way)
    return (DISCARD, card) if way in ("twice", "unplayable") else (PLAY, card, to)


def where_to_play(game: MiddleEarth, bot: Player, card: Card, walk: Walk) -> tuple[str, str]:
    """On a wielder, to the path, a battleground, else to reserve: how it is played, and where."""
    kind = CARDS[card].type
    if is_second(game, card):
        return "twice", ""
    if kind == ITEM:
        wielder = rightmost_wielder(game, card)
        return ("wielder", wielder) if wielder else ("unplayable", "")
    if kind == EVENT:
        benefit = benefit_of(game, bot, card)
        if benefit is None:
            return "unplayable", ""
        _weigh(walk, benefit, card)
        return "event", ""
    to = place_to_play(game, bot, card, walk)
    if to == RESERVE:
        return "reserve", to
    if to == game.path:
        return ("last-path" if is_last_path(game) else "path"), to
    return "battleground", to


def is_second(game: MiddleEarth, card: Card) -> bool:
    """No character, item or event is played twice in a round; it is discarded (p. 4)."""
    return CARDS[card].type != ARMY and card in game.played


def place_to_play(game: MiddleEarth, bot: Player, card: Card, walk: Walk) -> str:
    """The path, a battleground from the right, or reserve, for an army or character."""
    text = game.texts.get(card)
    for location in by_priority(game):
        harms = isinstance(text, BotText) and not text.is_worth_playing_to(game, location)
        if can_enter(game, card, location) and not harms:
            here = front(game, bot, location, card, icons(game, location, walk))
            walk.weighs(here, playing=card)
            if helps_at(game, here, card):
                return location
    return RESERVE


def rightmost_wielder(game: MiddleEarth, item: Card) -> Card:
    """The rightmost character that may wield this item, in the first place where there is one."""
    able = tuple(possible_wielders(game, item))
    places: tuple[str, ...] = (*by_priority(game), RESERVE)
    if chosen(game, "wielders", "reserve-first"):
        places = places[::-1]
    for place in places:
        there = [card for card in able if place_of(game, card) == place]
        if there:
            return there[-1]
    return ""


def _weigh(walk: Walk, benefit: Benefit, card: Card) -> None:
    """The combats that show why the text helps; an icon that its card brings counts there."""
    for here in benefit.fronts:
        walk.weighs(here, playing=card if benefit.why == ICONS else "")
