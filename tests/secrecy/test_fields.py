"""Whatever a table knows is public, or a twin changes it; a new field must be said to be one."""

import pytest

from tests.secrecy.cast import a_cast
from tests.secrecy.story import Story, told_until
from zuschlag.table.play import Play
from zuschlag.table.seat import Seat
from zuschlag.table.table_state import TableState

SECRET = {
    "TableState": {
        "orders", "codes", "answered", "held", "host", "log", "maker", "play", "seats", "seeds",
        "story",
    },
    "Seat": {"holder", "former"},
    "Play": {
        "state", "begin", "key", "actions", "throws", "steps_back", "_options",
        "_viewing",
    },
}  # fmt: skip
"""Differs in twins as a whole or in parts"""

PUBLIC = {
    "TableState": {
        "absences", "chat_lines", "code", "created", "ended_at", "evening", "id", "is_gated",
        "is_running", "last_at", "league", "pause", "pause_until", "pauses", "rematch", "result",
        "rows_finished", "rules", "ruling", "running_since", "settings", "skips", "speed", "status",
        "stopped_at", "timing",
        "undo", "vacation_used", "vacations", "votes",
    },
    "Seat": {
        "away", "away_at", "bot", "colour", "former_tenure", "is_program", "is_settled", "kind",
        "name", "tenure",
    },
    "Play": {
        "at", "last_undo", "outcome", "scene", "seen", "since",
        "table_has_spoken", "waiting", "_scene_key",
    },
}  # fmt: skip


@pytest.mark.parametrize("kind", [TableState, Seat, Play], ids=lambda kind: kind.__name__)
def test_every_field_is_known_to_be_secret_or_public(kind: type) -> None:
    told = told_until(a_cast(1, "for-sale"), _is_dealt)
    table: TableState = told.story.table
    one = {TableState: table, Seat: table.seats[0], Play: table.game}[kind]
    assert set(vars(one)) == SECRET[kind.__name__] | PUBLIC[kind.__name__]


def _is_dealt(story: Story, number: int) -> bool:
    return story.table.play is not None
