"""Fight many rounds of battle and compare their hits with the exact odds.

python tests/games/wotr_board/soak.py --rounds 100000     of all cases together
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.wotr_board.odds import CASES, fight, is_plausible, odds


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100_000, help="how many in all")
    parser.add_argument("--seed", type=int, default=1, help="of the dice")
    given = parser.parse_args()
    console, failed = Console(), 0
    for case in CASES:
        counted = fight(case, given.rounds // len(CASES), given.seed)
        for side, roll in case.rolls.items():
            is_right = is_plausible(counted[side], odds(roll))
            failed += not is_right
            shown = f"{'as expected' if is_right else 'NOT as expected':15} {roll}"
            console.print(shown, markup=False, highlight=False)
    console.print(f"{given.rounds} rounds of battle, {failed} of {2 * len(CASES)} rolls failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
