"""Fight many rounds of battle, make many Hunts, and compare them with the exact odds.

python tests/games/wotr_board/soak.py --rounds 100000     of all cases together
python tests/games/wotr_board/soak.py --hunts 100000      of all cases together
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.wotr_board.hunt_odds import HUNTS, Hunted, damage_odds, hunted
from games.wotr_board.odds import CASES, fight, is_plausible, odds


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100_000, help="how many in all")
    parser.add_argument("--hunts", type=int, default=100_000, help="how many in all")
    parser.add_argument("--seed", type=int, default=1, help="of the dice")
    given = parser.parse_args()
    console = Console()
    failed = battles(console, given.rounds, given.seed) + hunts(console, given.hunts, given.seed)
    return 1 if failed else 0


def battles(console: Console, rounds: int, seed: int) -> int:
    """How many rolls of battles did not come out as expected."""
    failed = 0
    for case in CASES:
        counted = fight(case, rounds // len(CASES), seed)
        for side, roll in case.rolls.items():
            is_right = is_plausible(counted[side], odds(roll))
            failed += not is_right
            tell(console, is_right, str(roll))
    console.print(f"{rounds} rounds of battle, {failed} of {2 * len(CASES)} rolls failed")
    return failed


def hunts(console: Console, count: int, seed: int) -> int:
    """How many kinds of Hunts did not come out as expected."""
    failed = 0
    for case in HUNTS:
        is_right = comes_out(case, hunted(case, count // len(HUNTS), seed))
        failed += not is_right
        tell(console, is_right, str(case))
    console.print(f"{count} Hunts, {failed} of {len(HUNTS)} kinds failed")
    return failed


def comes_out(case: Hunted, counted: tuple[Counter[int], Counter[int]]) -> bool:
    successes, damage = counted
    return is_plausible(successes, odds(case.roll)) and is_plausible(damage, damage_odds(case))


def tell(console: Console, is_right: bool, what: str) -> None:
    shown = f"{'as expected' if is_right else 'NOT as expected':15} {what}"
    console.print(shown, markup=False, highlight=False)


if __name__ == "__main__":
    sys.exit(main())
