"""Before and around a game: the front door, a new table, this device."""
