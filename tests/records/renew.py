"""Write whole matches anew: of each setting one by thoughtful bots, one at random with options.

    python tests/records/renew.py [GAME …]

Needed only where the rules of a game changed, so that old records end otherwise; then the number of
its rules goes up as well. Records of other names in the folder are left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from games.declared import folder_of
from greathall import Match, games, new_match
from greathall.bots import bot_called, play_on

SEED = "a whole match"


def matches(game: str) -> dict[str, Match]:
    """The matches to keep of a game, by the name of their file."""
    title, found = games()[game], dict[str, Match]()
    for scenario, counts in title.scenarios.items():
        for people in counts:
            rng = Random(f"{SEED} {game} {scenario} {people}")
            options = {name: rng.choice(values) for name, values in title.options.items()}
            name = f"{scenario}-{people}"
            found[f"{name}-steward"] = played(game, scenario, people, "steward", {})
            found[f"{name}-random-options"] = played(game, scenario, people, "random", options)
    return found


def played(game: str, scenario: str, people: int, bot: str, options: dict[str, str]) -> Match:
    match = new_match(game, scenario=scenario, players=people, seed=SEED, options=options)
    play_on(match, {seat: bot_called(bot, f"{SEED} {seat}") for seat in match.seats})
    assert match.outcome is not None
    return match


def main() -> None:
    console = Console()
    for game in sys.argv[1:] or games():
        folder = folder_of(game) / "records"
        folder.mkdir(exist_ok=True)
        for name, match in matches(game).items():
            (folder / f"{name}.record").write_text(match.record.text, encoding="utf-8")
            console.print(f"{game} {name}: {match.record.end}")


if __name__ == "__main__":
    main()
