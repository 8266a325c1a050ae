"""One table drawn: its cards, its tray, its stages, and its end."""
