"""Points that the printed text leaves open, each decided in one place (17).

Those that tables may want to decide otherwise are options; the first value is the default.
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.table import War

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    # O1: whether an action may leave more than ten units in a region, which are then removed.
    "over-stacking": ("forbidden", "trimmed"),
    # O2: Wizard's Staff on the Mordor Track: whether the step is still made.
    "staff-in-mordor": ("step", "no-step"),
    # O3: whether a siege battle of three rounds can be extended by Elites.
    "extend-three-rounds": ("yes", "no"),
    # O4: Black Breath compares the Level with hits of the Leader re-roll, or with all hits.
    "black-breath": ("re-roll", "all"),
    # O5: what pays for removing A Power too Great: a card of the Strategy deck, or an Army icon.
    "army-event-card": ("deck", "icon"),
    # O7: an Event result from a Will of the West counts for the draw of Gandalf the Grey.
    "will-as-event": ("counts", "does-not"),
    # O8: recruiting inside a besieged Stronghold: place and remove, or stop at five.
    "over-recruiting": ("remove", "stop"),
    # O10: Mithril Coat uses up the one card of a Hunt, or does not.
    "mithril-coat": ("besides", "instead"),
    # O11: the Saruman player may move the Witch-king, or may not.
    "witch-king-moves": ("his-player", "any-player"),
    # R16: when the Sorcerer's card is drawn.
    "sorcerer": ("after-round", "at-once"),
    # How many turns a match lasts at most. Printed rules know no limit.
    "longest-match": ("none", "30", "50"),
    # Warriors of Middle-earth: the expansion with its six factions.
    "warriors": ("no", "yes"),
}


def may_over_stack(game: War) -> bool:
    return game.options["over-stacking"] == "trimmed"


def staff_stops_in_mordor(game: War) -> bool:
    return game.options["staff-in-mordor"] == "no-step"


def may_extend_three_rounds(game: War) -> bool:
    return game.options["extend-three-rounds"] == "yes"


def black_breath_counts_all_hits(game: War) -> bool:
    return game.options["black-breath"] == "all"


def army_card_means_icon(game: War) -> bool:
    return game.options["army-event-card"] == "icon"


def will_counts_as_event(game: War) -> bool:
    return game.options["will-as-event"] == "counts"


def recruiting_stops_at_five(game: War) -> bool:
    return game.options["over-recruiting"] == "stop"


def mithril_uses_up_the_card(game: War) -> bool:
    return game.options["mithril-coat"] == "instead"


def witch_king_obeys_his_player_only(game: War) -> bool:
    return game.options["witch-king-moves"] == "his-player"


def sorcerer_draws_at_once(game: War) -> bool:
    return game.options["sorcerer"] == "at-once"


def longest_match(game: War) -> int | None:
    limit = game.options["longest-match"]
    return None if limit == "none" else int(limit)
