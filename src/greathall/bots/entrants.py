"""Bots as experiments name them: with a budget, or of a module that somebody else wrote.

A hall takes the plain names alone: what is written here may load any code and think for hours.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from typing import Any

from greathall.bots import BotMaker, bot_called, bots
from greathall.kernel import Refusal

BUDGET = "@"
CLASS = ":"


class ForeignBotMissing(Refusal):
    text = "error-foreign-bot"


class NoBudget(Refusal):
    text = "error-no-budget"


def maker_of(name: str) -> BotMaker:
    """What makes the bot of this name: `steward`, `seer@64`, `seer@200ms`, `module:Class`.

    >>> maker_of("steward")("1") == maker_of("greathall.bots.steward:Steward")("1")
    False
    >>> type(maker_of("steward")("1")) is type(maker_of("greathall.bots.steward:Steward")("1"))
    True
    """
    if CLASS in name:
        return _of_others(name)
    plain, is_given, budget = name.partition(BUDGET)
    bot_called(plain, "")  # or it is refused
    if not is_given:
        return partial(bot_called, plain)
    with_budget = getattr(bots()[plain], "with_budget", None)
    maker: BotMaker | None = with_budget(budget) if with_budget else None
    if maker is None:
        raise NoBudget(f"{plain!r} takes no budget {budget!r}", name=plain, budget=budget)
    return maker


def _of_others(name: str) -> BotMaker:
    module, _, kind = name.partition(CLASS)
    if "" not in sys.path:
        sys.path.insert(0, "")  # where they lie, as for `python -m`
    found: Any = None
    try:
        found = getattr(import_module(module), kind, None)
    except (ImportError, ValueError) as problem:
        raise ForeignBotMissing(f"no bot {name!r}: {problem}", name=name) from None
    if not hasattr(found, "choose"):
        raise ForeignBotMissing(f"{name!r} has no method 'choose'", name=name)
    maker: BotMaker = found
    return maker
