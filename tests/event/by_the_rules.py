"""What the rules say where a board page must say the same: who still plays after the bell, what a
mortgage costs, and sheets of games that were played to their end.

`python -m tests.event.by_the_rules` writes it down for the tests of pages.
"""

import json
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from tests.event.monopoly_sheets import written
from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.going_on import play_on
from tests.rulebook.monopoly.scenes import LETTERS, Scene
from zuschlag.rules.monopoly.game import MONOPOLY

FILE = Path(__file__).parents[2] / "web" / "tests" / "evening" / "by_the_rules.json"
MODES = ("equalTurns", "finishTurn", "stopNow")
SEATS = (3, 4)
PLAYED = 24


def told() -> dict[str, Any]:
    """Everything, as the file has it."""
    return {"turns": list(_turns()), "mortgages": _mortgages(), "sheets": list(_sheets())}


def _turns() -> Iterator[list[Any]]:
    """Mode, seats, opener, who is out, whose turn, whether they have rolled: who still plays."""
    for mode in MODES:
        for seats in SEATS:
            for opener in range(seats):
                for out in _outs(seats):
                    living = [seat for seat in range(seats) if seat not in out]
                    for turn in living:
                        yield [
                            mode,
                            seats,
                            opener,
                            out,
                            turn,
                            True,
                            _after(mode, seats, opener, out, turn),
                        ]
                        plays = _between(mode, seats, opener, out, turn)
                        yield [mode, seats, opener, out, turn, False, plays]


def _outs(seats: int) -> Iterator[list[int]]:
    for many in range(seats - 1):
        yield from (list(out) for out in combinations(range(seats), many))


def _scene(mode: str, seats: int, opener: int, out: list[int], turn: int) -> Scene:
    """This seat has rolled and rests on free parking; everybody else will, too."""
    scene = Scene(
        seats=seats,
        opener=LETTERS[opener],
        turn=LETTERS[turn],
        at=dict.fromkeys(LETTERS[:seats], 13),
        out="".join(LETTERS[seat] for seat in out),
        options={"end.mode": mode},
    )
    return scene.roll(LETTERS[turn], 3, 4)


def _after(mode: str, seats: int, opener: int, out: list[int], turn: int) -> list[int]:
    """The bell rings in somebody's turn."""
    return _played(_scene(mode, seats, opener, out, turn).do("-", "time-up"))


def _between(mode: str, seats: int, opener: int, out: list[int], turn: int) -> list[int]:
    """The bell rings before somebody has rolled: the one before has just passed the dice on."""
    before = next(seat for back in range(1, seats) if (seat := (turn - back) % seats) not in out)
    scene = _scene(mode, seats, opener, out, before).do(LETTERS[before], "done")
    assert scene.turn == LETTERS[turn]
    return _played(scene.do("-", "time-up"))


def _played(scene: Scene) -> list[int]:
    """Play on, and say whose turns those were."""
    found: list[int] = []
    while scene.phase != "done":
        if scene.phase == "window":
            scene.roll(scene.turn, 3, 4)
        found.append(LETTERS.index(scene.turn))
        scene.do(scene.turn, "done")
    return found


def _mortgages() -> dict[str, list[list[int]]]:
    """By the rounding of interest: slot, what the bank pays, the interest, what redeeming costs."""
    found = {}
    for rounding in ("ceil", "floor"):
        terms = MONOPOLY.agree("aalen-event", 2, {"interest.round": rounding}, "classic")
        deal = Scene(seats=2).state.deal
        seen = MONOPOLY.observe(MONOPOLY.begin(terms, deal), None)
        found[rounding] = [
            [row.slot, row.mortgage, row.interest, row.redeem] for row in seen.figures
        ]
    return found


def _sheets() -> Iterator[dict[str, Any]]:
    """What people would write down at the end of some games."""
    for seed in range(PLAYED):
        luck = random.Random(f"sheet {seed}")
        state = a_setting(seed, end_limit={"rounds": 2}).start()
        play_on(state, luck)
        yield msgspec.to_builtins(written(state.read()))


if __name__ == "__main__":
    FILE.write_text(json.dumps(told(), separators=(",", ":")) + "\n")
