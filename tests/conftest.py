"""What every test may count on: how many random games Hypothesis plays."""

from hypothesis import HealthCheck, settings

# A game is long and its drawing slow by nature; what counts is how many are played.
_a_game = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("test", max_examples=300, **_a_game)
settings.register_profile("fuzz", max_examples=2_000, **_a_game)
settings.load_profile("test")
