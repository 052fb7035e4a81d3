"""Plays as people do who know the game: overlooks little, and wavers only between what is close."""

from __future__ import annotations

from typing import ClassVar

from greathall.bots.squire import Squire

NAME = "knight"
LEVEL = 2
NEEDS = ("bot",)


class Knight(Squire):
    """Errs as the squire does, and less."""

    overlooked: ClassVar = 0.1
    wavering: ClassVar = 0.06


BOT = Knight
