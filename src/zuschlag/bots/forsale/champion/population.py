"""Whom a champion expects: the trained rules, and the net with the noise of several levels."""

from typing import NamedTuple

from zuschlag.bots.forsale.policies.minds import NET, Mind, record_of
from zuschlag.bots.forsale.trained import Trained
from zuschlag.rules.kernel import Tables

_LEVELS = (7, 5, 3, 1)


class Expected(NamedTuple):
    """Minds with their nets, and which of them the own seat plays in imagined games."""

    minds: list[Mind]
    nets: list[list[float]]
    own: int

    def record(self) -> Tables:
        """A record for one game."""
        made = record_of(self.minds, self.nets)
        made[0].minds[0] = len(self.minds)
        return made


def expected(known: Trained) -> Expected:
    """Everybody who was trained for this number of seats."""
    noises = [known.noise[level - 1] for level in _LEVELS] if known.net else []
    levels = [Mind(NET, 0, noise, noise) for noise in noises]
    return Expected([*known.population, *levels], [known.net], len(known.population) - 1)
