"""Points a campaign must have reached: a fault that never struck proves nothing."""

from collections import Counter

POINTS = (
    "append in flight at a kill was lost",
    "append in flight at a kill was kept",
    "append was refused: somebody else was first",
    "append unclear and kept",
    "append unclear and lost",
    "append met a full disk",
    "read failed",
    "worker killed",
    "worker killed between two steps",
    "worker stopped past its lease",
    "worker restarted in order",
    "clock set wrong at a start",
    "lease taken from a worker that lives",
    "table moved to another worker",
    "command handed to another worker",
    "hand-over of a command failed",
    "hint lost",
    "hint told twice",
    "forged hint",
    "connection reset",
    "connection half open",
    "reader too slow",
    "request lost",
    "request told twice",
    "answer lost",
    "command repeated",
    "repeat answered from the log",
    "move came too late",
    "viewer resumed in the middle",
    "viewer forgot everything and began anew",
    "bot too slow",
    "bot talked nonsense",
    "person away, bot stands in",
    "person came back",
    "time ran out",
    "standing order played",
    "rent asked for",
    "undone",
    "paused",
    "chat",
    "seed not shown",
    "game of For Sale ended",
    "game of Monopoly ended",
    "vote ended a game",
    "seat moved to another device",
    "rematch",
)


class Sometimes:
    """How often each point was reached."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def reached(self, point: str) -> None:
        """Count it; the point must be on the list."""
        if point not in POINTS:
            raise LookupError(point)
        self.counts[point] += 1


def never(counts: Counter[str]) -> list[str]:
    """The points a campaign has not reached."""
    return [point for point in POINTS if not counts[point]]
