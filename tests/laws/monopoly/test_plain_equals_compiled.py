"""The same source with and without the compiler: byte-equal records at every step."""

import pytest

from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from zuschlag.rules.kernel import plain
from zuschlag.rules.monopoly import doors
from zuschlag.rules.monopoly.numbers import blank_moves, write_move
from zuschlag.rules.monopoly.refusals import SLUGS
from zuschlag.rules.monopoly.verbs import THROW


@pytest.mark.parametrize("game", range(6))
def test_plain_twins_leave_byte_equal_records(game: int) -> None:
    setting = a_setting(f"twice {game}")
    slow = setting.start().tables
    act, asked = plain(doors.act), plain(doors.asked)
    for step in walk(setting, 80):
        moves = blank_moves(1)
        if step.proposal is None:
            moves[0].verb = THROW
            moves[0].number, moves[0].slot = step.after.dice[-1]
        else:
            write_move(moves[0], step.proposal.seat, step.proposal.action)
        told = SLUGS[int(act(slow, 0, moves, 0))]
        assert told == (step.refusal.slug.removeprefix("monopoly/") if step.refusal else "ok")
        assert slow.tobytes() == step.after.tables.tobytes()
        assert asked(slow, 0) == doors.asked(step.after.tables, 0)
