"""The JSON interface, and what it says of itself."""
