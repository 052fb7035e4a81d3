"""Rules of thumb, a module a game."""
