"""The registre: every move, and how a past one is corrected."""
