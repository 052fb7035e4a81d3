"""Games for tests that need some game and know none by its name: found by who sits there."""

from __future__ import annotations

from greathall.games import games


def game_of_seat(seat: str) -> str:
    """The id of a game of its own, no expansion, where somebody has this seat.

    Should there be several, the one with most scenarios.
    """
    found = [
        game
        for game in games().values()
        if not game.expands
        and any(
            seat in seats for by_count in game.scenarios.values() for seats in by_count.values()
        )
    ]
    return max(found, key=lambda game: len(game.scenarios)).id


def expansion_of(game: str) -> str:
    """The id of a game that expands this one."""
    return next(other.id for other in games().values() if other.expands == game)


# With scenarios for two to four, seats for one player or two, options, secrets and short matches.
SAMPLE = game_of_seat("gandalf")
# Another one, with a board.
BOARD = game_of_seat("stark")
EXPANSION = expansion_of(SAMPLE)
# A third one, with dice.
WAR = game_of_seat("free-peoples")
