"""Thirty small drawings for cards on large terminals: three lines of nine characters each."""

from importlib import resources

HEIGHT, WIDTH = 3, 9


def _drawn(block: str) -> list[str]:
    return [line.ljust(WIDTH)[:WIDTH] for line in block.splitlines()]


_FILE = resources.files("zuschlag.terminal") / "sketches.txt"
_BY_VALUE = [_drawn(one) for one in _FILE.read_text("utf-8").strip("\n").split("\n\n")]


def street(width: int) -> list[str]:
    """Some of the buildings side by side, from modest to grand, as many as there is room for."""
    wanted = max(2, min(len(_BY_VALUE), (width - 2) // (WIDTH + 1)))
    step = (len(_BY_VALUE) - 1) / (wanted - 1)
    chosen = [_BY_VALUE[round(place * step)] for place in range(wanted)]
    return [" ".join(one[line] for one in chosen) for line in range(HEIGHT)]


def sketch(building: int) -> list[str]:
    """The drawing of a building."""
    return _BY_VALUE[building - 1]
