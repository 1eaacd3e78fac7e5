"""What a move costs the server, next to others that do the same: phases in turn, in one run.

Only ratios within a run mean anything, and only processor time: the machine may be busy.
"""

import statistics
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from bench.server.boardgame_io_server import BoardgameIo, NotThere
from bench.server.contenders import Contender, Ground, Ours, Round
from bench.server.trial import Say, Trial


class Costs(NamedTuple):
    """One contender's phases: microseconds and bytes a move; or why there are none."""

    name: str
    processor: list[float]
    received: list[float]
    refused: int = 0
    missing: str = ""

    @property
    def median(self) -> float:
        """Microseconds a move."""
        return statistics.median(self.processor)


class Plan(NamedTuple):
    """What is compared, and how long."""

    game: str
    phases: int
    moves: int  # at each table in a phase
    beside: Path | None  # another checkout
    has_peer: bool  # whether boardgame.io plays, too
    protocol: int = 2  # of ours; others are told everything
    beside_protocol: int = 1  # of the other checkout; old ones know no other


def run(trial: Trial, plan: Plan, say: Say) -> list[Costs]:
    """Let all play, one after the other, again and again; the first time is not counted."""
    game, phases = plan.game, plan.phases
    missing = []
    with ExitStack() as opened:
        ours = opened.enter_context(Ours("ours", trial, game, protocol=plan.protocol))
        ground = opened.enter_context(Ground(trial, ours))
        those: list[Contender] = [ours, ground]
        if plan.beside is not None:
            older = Ours("beside", trial, game, plan.beside, plan.beside_protocol)
            those.append(opened.enter_context(older))
        if plan.has_peer and game == "for-sale":
            try:
                those.append(opened.enter_context(BoardgameIo(trial)))
            except NotThere as fault:
                missing.append(Costs(BoardgameIo.name, [], [], missing=str(fault)))
        found = {one.name: Costs(one.name, [], []) for one in those}
        for phase in range(phases + 1):
            say(f"{game}, {trial.seats} sockets a table: phase {phase} of {phases}")
            turn = phase % len(those)
            for one in those[turn:] + those[:turn]:
                spent, came = _measured(one, plan.moves)
                if one is ours:
                    ground.size = came.received // came.moves // trial.seats
                if phase:
                    _note(found, one.name, spent, came)
        return [*found.values(), *missing]


def _measured(one: Contender, moves: int) -> tuple[float, Round]:
    one.get_ready()
    before = computed(one.pid)
    came = one.play(moves)
    return computed(one.pid) - before, came


def _note(found: dict[str, Costs], name: str, spent: float, came: Round) -> None:
    costs = found[name]
    costs.processor.append(spent / came.moves * 1e6)
    costs.received.append(came.received / came.moves)
    found[name] = costs._replace(refused=costs.refused + came.refused)


def computed(pid: int) -> float:
    """Seconds the threads of a process have run so far, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in threads) / 1e9


def rows(found: Sequence[Costs]) -> list[tuple[str, str]]:
    """What there is to report: each one's cost, and the ratio to the first, phase by phase."""
    told = []
    first = found[0]
    for one in found:
        if one.missing:
            told.append((one.name, f"not measured: {one.missing}"))
            continue
        spent = f"{one.median:,.0f} ({min(one.processor):,.0f})"
        told.append((f"{one.name}, us a move (least)", spent))
        if any(one.received):
            told.append((f"{one.name}, bytes a move", f"{statistics.median(one.received):,.0f}"))
        if one.refused:
            told.append((f"{one.name}, moves refused", str(one.refused)))
        if one is not first:
            told.append((f"ours : {one.name}", f"{ratio(first, one):.2f}"))
    return told


def ratio(ours: Costs, other: Costs) -> float:
    """The median of what ours cost of the other's, each phase compared with its neighbour."""
    pairs = zip(ours.processor, other.processor, strict=True)
    return statistics.median(own / its for own, its in pairs)
