"""The texts of the bot cards, one module per faction."""

from greathall.games.against_the_shadow.cards import (  # noqa: F401
    isengard,
    monstrous,
    mordor,
    southron,
)
