"""The table of War of the Ring, the board game."""

from __future__ import annotations

from typing import Any

from greathall.cli.layout import Block, Layout, Row
from greathall.games.wotr_board.battlefield import dice_of, fighters, leadership_left, to_hit
from greathall.games.wotr_board.dice import unused_dice
from greathall.games.wotr_board.facts import (
    BOARD,
    CRACK_OF_DOOM,
    ENEMY,
    FREE,
    HIGHEST_CORRUPTION,
    NATIONS,
    POINTS_TO_WIN,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import available, side_of_figure
from greathall.games.wotr_board.table import Battle, War, at_war, force, is_in_mordor, side_of
from greathall.games.wotr_board.terminal.drawn_map import WIDTH, code_of, picture
from greathall.games.wotr_board.terminal.explained import (
    card_lines,
    combat_name,
    explain,
    things,
)
from greathall.games.wotr_board.terminal.factions import (
    faction_cards,
    faction_cells,
    factions_block,
)
from greathall.games.wotr_board.totals import (
    RollTotals,
    Totals,
    is_fought,
    round_of,
    totals,
)
from greathall.games.wotr_board.warriors.table import table_of
from greathall.kernel import state_from
from greathall.narration import Narrator

__all__ = ["explain", "layout", "piles", "things"]


def layout(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Layout:
    """The map, the tracks, the battle, who stands where, and our own hands."""
    game = state_from(table_of(view), view)
    sums = totals(game)
    middle = [_battle(game, game.battle, narrator)] if game.battle else []
    middle += [_forces(game, side, narrator) for side in SIDES]
    middle += factions_block(game, narrator)
    taken = _taken(game, narrator)
    if taken:
        middle.append(Block(narrator.texts("war-taken"), taken))
    rows = [_player(game, player, sums, narrator) for side in SIDES for player in game.teams[side]]
    own = [_hand(game, player, narrator) for player in players]
    no_map = narrator.texts("war-no-map", columns=WIDTH)
    head = [*_head(game, sums, narrator), *_tracks(game, narrator)]
    return Layout(head, middle, rows, own, picture(game, narrator), no_map)


# ------------------------------------------------ the turn, the Fellowship and the tracks


def _head(game: War, sums: Totals, narrator: Narrator) -> list[str]:
    texts = narrator.texts
    points = [
        texts("war-points-of", player=_side(side, narrator), count=sums["points"][side], most=most)
        for side, most in POINTS_TO_WIN.items()
    ]
    return [
        texts("war-turn", turn=game.turn, phase=texts(f"phase-{game.phase}")),
        texts("war-points", parts="; ".join(points)),
        *_fellowship(game, narrator),
        texts(
            "war-hunt",
            shadow=game.hunt_box[SHADOW],
            free=game.hunt_box[FREE],
            pool=len(game.hunt_pool),
        ),
        *([_odds(sums["hunt"], narrator)] if sums["hunt"] else []),
    ]


def _fellowship(game: War, narrator: Narrator) -> list[str]:
    texts, company = narrator.texts, game.fellowship
    state = texts("war-hidden" if company.is_hidden else "war-revealed")
    corruption = texts("war-corruption", count=company.corruption, most=HIGHEST_CORRUPTION)
    if is_in_mordor(game):
        where = texts("war-in-mordor", count=company.mordor, most=CRACK_OF_DOOM)
    else:
        place = texts(f"region-{company.region}.at")
        where = texts("war-fellowship", place=place, count=company.progress)
    guide = texts("war-guide", guide=texts(f"unit-{company.guide}"))
    others = [who for who in company.companions if who != company.guide]
    if others:
        guide += " " + texts("war-companions", companions=_named("unit", others, narrator))
    return [f"{where} {state} {corruption}", guide]


def _tracks(game: War, narrator: Narrator) -> list[str]:
    """The Political Track, and the cards that lie on the table."""
    texts = narrator.texts
    belligerent = [nation for nation in NATIONS if at_war(game, nation)]
    others = [_steps(game, nation, narrator) for nation in NATIONS if nation not in belligerent]
    lines = []
    if belligerent:
        lines.append(texts("war-at-war", nations=_named("nation", belligerent, narrator)))
    if others:
        lines.append(texts("war-steps", nations=", ".join(others)))
    if game.on_table:
        lines.append(texts("war-table", cards=_named("card", game.on_table, narrator)))
    return lines


def _steps(game: War, nation: Nation, narrator: Narrator) -> str:
    told = f"{narrator.texts(f'nation-{nation}')} {game.steps[nation]}"
    return told if game.active[nation] else f"{told} ({narrator.texts('war-passive')})"


def _player(game: War, player: str, sums: Totals, narrator: Narrator) -> Row:
    side = side_of(game, player)
    cells = {
        "dice": _named("face", unused_dice(game, side), narrator) or str(0),
        "all-dice": str(sums["dice"][side]),
        "rings": str(game.rings[side]),
        "character-cards": str(len(game.character_hand[player])),
        "strategy-cards": str(len(game.strategy_hand[player])),
        **faction_cells(game, player),
    }
    name = narrator.texts(f"player-{player}")
    return Row(name, {narrator.texts(f"war-{label}"): cell for label, cell in cells.items()})


# ------------------------------------------------ regions


def _forces(game: War, side: Side, narrator: Narrator) -> Block:
    """Every region with figures of a side, a line each."""
    lines = [_force(game, side, region, narrator) for region in BOARD]
    texts = narrator.texts
    return Block(_side(side, narrator), [line for line in lines if line] or [texts("war-nobody")])


def _force(game: War, side: Side, region: Region, narrator: Narrator) -> str:
    figures = force(game, side, region)
    if not figures:
        return ""
    told = narrator.army(figures)
    if region in game.besieged:
        inside = game.control[region] == side
        told += f"; {narrator.texts('war-besieged' if inside else 'war-besieging')}"
    return f"{narrator.texts(f'region-{region}')} ({code_of(region)}): {told}"


def _taken(game: War, narrator: Narrator) -> list[str]:
    """The Settlements that the enemy of their Nation holds."""
    return [
        f"{narrator.texts(f'region-{region}')} ({code_of(region)}): {_side(holder, narrator)}"
        for region, holder in game.control.items()
        if holder != SETTLEMENTS[region]
    ]


# ------------------------------------------------ battle and cards


def _battle(game: War, battle: Battle, narrator: Narrator) -> Block:
    """Both sides of a battle: who fights, with how many dice, and what they have rolled."""
    texts = narrator.texts
    place = texts(f"region-{battle.region}.at")
    lines = [texts("war-round", round=battle.round)]
    for side in (battle.attacker, ENEMY[battle.attacker]):
        lines += _fighters(game, battle, side, narrator)
    return Block(texts("war-battle", place=place), lines)


def _fighters(game: War, battle: Battle, side: Side, narrator: Narrator) -> list[str]:
    texts, figures = narrator.texts, fighters(game, side)
    if not figures:
        return [f"{_side(side, narrator)}: {texts('war-nobody')}"]
    lines = [
        texts(
            "war-side",
            player=_side(side, narrator),
            figures=narrator.army(figures),
            dice=dice_of(game, side),
            needed=to_hit(game, side),
            leadership=leadership_left(game, side),
        )
    ]
    if is_fought(game) and side not in battle.rolled:
        lines.append(_odds(round_of(game, side), narrator))
    if side in battle.cards:
        lines.append(texts("war-combat-card", card=combat_name(battle.cards[side], narrator)))
    if side in battle.rolled:
        rolls = (*battle.rolled[side], *battle.rerolled.get(side, ()))
        told = " ".join(map(str, rolls))
        lines.append(texts("war-rolled", dice=told, hits=battle.hits.get(side, 0)))
    return lines


def _odds(sums: RollTotals, narrator: Narrator) -> str:
    """The chance of no success, of one, and so on."""
    told = ", ".join(f"{number}: {chance} %" for number, chance in enumerate(sums["chances"]))
    return narrator.texts("war-odds", chances=told)


def _hand(game: War, player: str, narrator: Narrator) -> Block:
    texts = narrator.texts
    cards = (*game.character_hand[player], *game.strategy_hand[player])
    lines = [f"{texts(f'card-{c}')}: {' '.join(card_lines(c, narrator))}" for c in cards]
    lines += faction_cards(game, player, narrator)
    title = texts("war-hand", player=texts(f"player-{player}"))
    return Block(title, lines or [texts("war-nobody")])


def piles(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> list[Block]:
    """Discarded cards, figures that can be recruited or are lost, and Hunt tiles that are out."""
    game, texts = state_from(table_of(view), view), narrator.texts
    discarded = _named("card", game.discard, narrator)
    blocks = [Block(texts("war-discard"), [discarded or texts("war-nobody")])]
    for side in SIDES:
        left = tuple(f for f in game.reinforcements for _ in range(available(game, f)))
        own = tuple(f for f in left if side_of_figure(f) == side)
        title = texts("war-reinforcements", player=_side(side, narrator))
        blocks.append(Block(title, [narrator.army(own) if own else texts("war-nobody")]))
    lost = tuple(f for f, count in game.casualties.items() for _ in range(count))
    blocks.append(
        Block(texts("war-casualties"), [narrator.army(lost) if lost else texts("war-nobody")])
    )
    for label, tiles in (
        ("war-tiles-drawn", game.hunt_drawn),
        ("war-tiles-waiting", game.hunt_waiting),
        ("war-tiles-removed", game.hunt_removed),
    ):
        told = "; ".join(texts(f"tile-{tile}") for tile in tiles)
        blocks.append(Block(texts(label), [told or texts("war-nobody")]))
    return blocks


def _named(kind: str, names: Any, narrator: Narrator) -> str:
    return ", ".join(narrator.texts(f"{kind}-{name}") for name in names)


def _side(side: Side, narrator: Narrator) -> str:
    return narrator.texts(f"player-{side}")
