"""A picture in letters, each with its colour."""

from __future__ import annotations

from greathall.cli.layout import Painted

PLAIN = ""  # the colour of the terminal itself


class Canvas:
    """Lines of letters, each with its colour."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.colours = [[PLAIN] * width for _ in range(height)]

    def write(self, row: int, column: int, text: str, colour: str) -> None:
        """Some letters around this place, as far as they have room."""
        width = len(self.letters[0])
        start = min(max(0, column - len(text) // 2), width - len(text))
        for place, letter in enumerate(text, start):
            self.letters[row][place] = letter
            self.colours[row][place] = colour

    def lines(self) -> list[list[Painted]]:
        """Letters of one colour together."""
        painted: list[list[Painted]] = []
        for letters, colours in zip(self.letters, self.colours, strict=True):
            line: list[Painted] = []
            for letter, colour in zip(letters, colours, strict=True):
                if line and line[-1][1] == colour:
                    line[-1] = (line[-1][0] + letter, colour)
                else:
                    line.append((letter, colour))
            painted.append(line)
        return painted
