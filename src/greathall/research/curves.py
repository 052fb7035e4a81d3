"""How the training of a net went, as an SVG file that needs nothing else to be read.

>>> line = {"seconds": 30, "won": {"duel steward": (9, 10), "duel random": (10, 10)}}
>>> plot_curves([line, line | {"seconds": 90}]).count("<polyline")
1
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, KEY = 760, 360, 56, 44, 28, 190
RIVAL: Final = " steward"
POINTS: Final = 24  # of a curve; each is the share of the matches since the last one
COLOURS: Final = (
    *("#8a5a00", "#1d4f91", "#2f6b2f", "#8b1a1a", "#5b3a86", "#00727a"),
    *("#6b6b00", "#a03b6e", "#444444", "#c2571a", "#3f7fbf"),
)
Curve = list[tuple[float, float]]


def plot_curves(progress: Sequence[Mapping[str, Any]]) -> str:
    """What share of its matches against stewards the net has won, by time and setting."""
    curves = shares(progress)
    last = max((line["seconds"] for line in progress), default=0) or 1
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    title = "Won against stewards while learning"
    look = f'font-family="sans-serif" font-size="13" role="img" aria-label="{title}"'
    parts = [f"<svg {box} {look}>", f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for step in range(6):
        y = _y(step / 5)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - KEY}" stroke="#ddd"/>')
        parts.append(_text(LEFT - 6, y + 4, f"{20 * step} %", "end"))
    for step in range(5):
        x = _x(step / 4)
        parts.append(_text(x, HEIGHT - BOTTOM + 20, f"{last * step / 240:.1f} min", "middle"))
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{_x(seconds / last)},{_y(share)}" for seconds, share in curve)
        drawn = f'fill="none" stroke="{colour}" stroke-width="2"'
        parts.append(f'<polyline points="{points}" {drawn}/>')
        y = TOP + 20 * number
        parts.append(f'<path d="M{WIDTH - KEY + 12} {y}h18" stroke="{colour}" stroke-width="3"/>')
        parts.append(_text(WIDTH - KEY + 36, y + 4, name))
    return "\n".join([*parts, "</svg>", ""])


def shares(progress: Sequence[Mapping[str, Any]]) -> dict[str, Curve]:
    """For every setting what share was won, in so many points of time."""
    lines = [line for line in progress if line["won"]]
    size = max(1, len(lines) // POINTS)
    curves: dict[str, Curve] = defaultdict(list)
    for first in range(0, len(lines), size):
        some = lines[first : first + size]
        names = {name for line in some for name in line["won"] if name.endswith(RIVAL)}
        for name in sorted(names):
            counts = [line["won"][name] for line in some if name in line["won"]]
            won, played = (sum(each) for each in zip(*counts, strict=True))
            curves[name.removesuffix(RIVAL)].append((some[-1]["seconds"], won / max(1, played)))
    return dict(sorted(curves.items()))


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - KEY - LEFT), 1)


def _y(share: float) -> float:
    return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP), 1)


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#222">{escape(words)}</text>'
