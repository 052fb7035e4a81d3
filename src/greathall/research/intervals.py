"""How sure a share is that was counted in so many tries."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.96  # for an interval that holds the true share in 95 of 100 such counts


def wilson(won: int, tries: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence (Wilson's score interval).

    >>> low, high = wilson(100, 100)
    >>> round(low, 3), high
    (0.963, 1.0)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not tries:
        return 0.0, 1.0
    share = won / tries
    middle = (share + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    reach = Z / (1 + Z * Z / tries) * sqrt(share * (1 - share) / tries + (Z / tries) ** 2 / 4)
    return max(0.0, middle - reach), min(1.0, round(middle + reach, 12))
