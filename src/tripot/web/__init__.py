"""Pages, interface and what guards them: everything that speaks HTTP."""
