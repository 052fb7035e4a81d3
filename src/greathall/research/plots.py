"""A plot of shares with their intervals, as an SVG file that needs nothing else to be read.

>>> row = Row("Standard", (Point(0.9, 0.85, 0.94), Point(1.0, 0.96, 1.0)))
>>> svg = plot_shares("Who wins?", ("standard", "expert"), [row])
>>> svg.count("<circle"), svg.count("<path")
(2, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

AXIS, LEFT, RIGHT, TOP = 460, 270, 30, 74
LETTER = 7.2  # how wide one is, about
ROW, GAP = 20, 12  # what a row takes besides its points; distance between them
COLOURS = ("#8a5a00", "#1d4f91", "#2e6b34", "#7d2150", "#444444")  # and as many shapes
SHAPES = (  # how each begins and goes on; the first is a circle
    "",
    "M{x} {y}m0-6l6 6-6 6-6-6z",
    "M{x} {y}m-5-5h10v10h-10z",
    "M{x} {y}m0-6l6 11h-12z",
    "M{x} {y}m0 6l6-11h-12z",
)
STEPS = 5  # parts of the axis


class Point(NamedTuple):
    """A share and the interval around it, each from 0 to 1."""

    share: float
    low: float
    high: float


class Row(NamedTuple):
    """What one line of the plot shows: a point of each series."""

    label: str
    points: tuple[Point, ...]


def plot_shares(title: str, series: Sequence[str], rows: Sequence[Row]) -> str:
    """Rows from top to bottom, shares from left to right; each series has a colour and a shape."""
    left = max([LEFT, *(24 + round(LETTER * len(row.label)) for row in rows)])
    width = left + AXIS + RIGHT
    tall = ROW + GAP * max(1, len(series))
    height = TOP + tall * len(rows) + 40
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
    look = f'font-family="sans-serif" role="img" aria-label="{escape(title)}"'
    parts = [
        f"<svg {box} {look}>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        _text(16, 26, title, size=16),
        *_legend(series, left),
        *_axis(height, left),
    ]
    for number, row in enumerate(rows):
        middle = TOP + tall * number + tall // 2
        parts.append(_text(16, middle + 5, row.label))
        for which, point in enumerate(row.points):
            y = middle + (2 * which + 1 - len(series)) * GAP // 2
            parts += _point(point, which, left, y)
    return "\n".join([*parts, "</svg>", ""])


def _x(share: float, left: int) -> float:
    return round(left + share * AXIS, 1)


def _text(x: float, y: float, words: str, size: int = 14, anchor: str = "start") -> str:
    where = f'x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {where} fill="#222">{escape(words)}</text>'


def _mark(which: int, x: float, y: float) -> str:
    """A circle for the first series, a diamond for the second, then other shapes."""
    colour, shape = COLOURS[which], SHAPES[which].format(x=x, y=y)
    if not shape:
        return f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>'
    return f'<path d="{shape}" fill="{colour}"/>'


def _point(point: Point, which: int, left: int, y: float) -> list[str]:
    low, high = _x(point.low, left), _x(point.high, left)
    line = f'<line x1="{low}" y1="{y}" x2="{high}" y2="{y}"'
    return [
        f'{line} stroke="{COLOURS[which]}" stroke-width="2"/>',
        _mark(which, _x(point.share, left), y),
    ]


def _legend(series: Sequence[str], left: int) -> list[str]:
    parts: list[str] = []
    for which, name in enumerate(series):
        x = left + which * min(170, AXIS // len(series))
        parts += [_mark(which, x + 6, 46), _text(x + 18, 51, name)]
    return parts


def _axis(height: int, left: int) -> list[str]:
    parts: list[str] = []
    for step in range(STEPS + 1):
        x = _x(step / STEPS, left)
        line = f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{height - 32}" stroke="#ddd"/>'
        parts += [line, _text(x, height - 14, f"{100 * step // STEPS} %", anchor="middle")]
    return parts
