"""The texts of the bot cards, a module a faction."""

from greathall.games.against_the_shadow.cards import (  # noqa: F401
    isengard,
    monstrous,
    mordor,
    southron,
)
