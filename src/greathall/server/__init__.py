"""The hall: tables at which people and bots sit down together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from greathall.server.app import create_app
    from greathall.server.settings import Settings

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> Any:
    """The process that sends messages needs nothing of this, so it is read when it is asked for."""
    if name == "create_app":
        from greathall.server.app import create_app

        return create_app
    if name == "Settings":
        from greathall.server.settings import Settings

        return Settings
    raise AttributeError(name)
