"""What the templates get: frozen, ready to be shown, and nothing else."""
