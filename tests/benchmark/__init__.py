"""Figures, each beside its bound measured in the same run: `python -m tests.benchmark`."""
