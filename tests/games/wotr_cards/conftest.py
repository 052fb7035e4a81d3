"""What the tests of the card game's page begin with."""

from page.duel import balrog, duel, gandalf, seats

__all__ = ["balrog", "duel", "gandalf", "seats"]
