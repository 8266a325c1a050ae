"""The games' rules: pure, without clock, chance, input or output."""
