"""What a planted leak is."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.secrecy.nets import NETS

Plant = Callable[[pytest.MonkeyPatch], None]
Planted = dict[str, tuple[Plant, str]]
"""By name: how to plant it, and the net that should catch it"""


@dataclass(frozen=True)
class Leak:
    """What leaks, where, and which net should catch it."""

    name: str
    where: str
    plant: Plant
    net: str

    def caught(self) -> str | None:
        """What its net finds while it is planted."""
        with pytest.MonkeyPatch.context() as patch:
            self.plant(patch)
            return NETS[self.net]()
