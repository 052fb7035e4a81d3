"""The hall: tables at which people and bots sit down together."""

from greathall.server.app import create_app
from greathall.server.settings import Settings

__all__ = ["Settings", "create_app"]
