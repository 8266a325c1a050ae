"""How each game is played at random, and what must hold in it besides what holds in all."""
