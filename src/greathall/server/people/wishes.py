"""When somebody wants to be told: at once, later, once a day; and never at night."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from greathall.server.errors import BadMessage


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours are those of the person's own zone; equal quiet hours are none.

    >>> night = Wishes(quiet_from=22, quiet_to=7)
    >>> at = datetime(2026, 11, 18, 23, 30, tzinfo=ZoneInfo("UTC")).timestamp()
    >>> datetime.fromtimestamp(night.due(at), ZoneInfo("UTC")).strftime("%d %H:%M")
    '19 07:00'
    >>> digest = Wishes(when="digest", digest_hour=8)
    >>> datetime.fromtimestamp(digest.due(at), ZoneInfo("UTC")).strftime("%d %H:%M")
    '19 08:00'
    >>> Wishes(when="delay", delay_minutes=30).due(at) - at
    1800.0
    """

    when: Literal["at-once", "delay", "digest"] = "at-once"
    delay_minutes: int = 30
    digest_hour: int = 8
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"

    def due(self, now: float) -> float:
        """When a message of now is to go out."""
        if self.when == "digest":
            return self._next(now, self.digest_hour)
        later = now + self.delay_minutes * 60.0 if self.when == "delay" else now
        return self._next(later, self.quiet_to) if self._is_quiet(later) else later

    def _is_quiet(self, at: float) -> bool:
        hour = datetime.fromtimestamp(at, zone_called(self.zone)).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to

    def _next(self, now: float, hour: int) -> float:
        """The next time that it is this hour there."""
        here = datetime.fromtimestamp(now, zone_called(self.zone))
        then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
        return (then if then > here else then + timedelta(days=1)).timestamp()


def zone_called(name: str) -> ZoneInfo:
    """A zone by its name, such as Europe/Kyiv."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as unknown:
        raise BadMessage(f"there is no zone {name!r}", why="zone") from unknown


def wishes_in(kept: dict[str, Any]) -> Wishes:
    return msgspec.convert(kept, Wishes)
