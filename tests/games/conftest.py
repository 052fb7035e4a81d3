"""What the tests of a game's page and of its terminal table need."""

from cli.conftest import pressed_after, terminal
from page.conftest import _the_dice_are_loaded, archive, browser, hall, onlooker

__all__ = [
    "_the_dice_are_loaded",
    "archive",
    "browser",
    "hall",
    "onlooker",
    "pressed_after",
    "terminal",
]
