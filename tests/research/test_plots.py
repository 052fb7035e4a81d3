"""A plot has room for what it says."""

from __future__ import annotations

import re

import pytest

from greathall.research.plots import COLOURS, SHAPES, Point, Row, plot_shares

HALF = Point(0.5, 0.4, 0.6)


@pytest.mark.parametrize("label", ["short", "a scenario, 4 players: " + "somebody, " * 6])
def test_a_label_ends_before_the_axis_begins(label: str) -> None:
    svg = plot_shares("Who wins?", ("steward",), [Row(label, (HALF,))])
    least = float(re.findall(r'<line x1="([\d.]+)"', svg)[0])
    assert 16 + 6.5 * len(label) < least
    width = float(re.findall(r'viewBox="0 0 (\d+) ', svg)[0])
    assert max(map(float, re.findall(r'x2="([\d.]+)"', svg))) < width


def test_as_many_series_as_there_are_levels_are_told_apart() -> None:
    series = [f"level {number}" for number in range(len(COLOURS))]
    svg = plot_shares("Who wins?", series, [Row("a side", (HALF,) * len(series))])
    assert len(SHAPES) == len(COLOURS) >= 5
    marks = re.findall(r'<(?:circle|path)[^>]*fill="([^"]*)"', svg)
    assert sorted(marks) == sorted(2 * COLOURS)  # in the legend, and beside the label
    heights = set(re.findall(r'<line x1="[\d.]+" y1="([\d.]+)"[^>]*stroke-width', svg))
    assert len(heights) == len(series)
