"""The texts of all faction cards, one module per faction."""

from greathall.games.wotr_cards.cards import (  # noqa: F401
    dunedain,
    dwarf,
    elf,
    hobbit,
    isengard,
    monstrous,
    mordor,
    rohan,
    southron,
    wizard,
)
