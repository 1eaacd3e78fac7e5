"""Sessions of old: the same frames sent again bring the same frames back."""

from pathlib import Path

import msgspec
import pytest

from tests.eras.era import ERAS, Era
from tests.eras.looking import carried
from tests.eras.sessions import IN_CHANGES, SESSIONS
from tests.eras.tape import Tape, changes, replayed
from tests.eras.world import World

FIRST_IN_CHANGES = 9
FRAMES = {
    "hello", "table", "log", "news", "presence", "ack", "nak", "pong", "error", "closed",
}  # fmt: skip


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_goes_as_it_went(era: Era, journal: Path, name: str) -> None:
    _goes_as_it_went(era, journal, name)


@pytest.mark.parametrize("name", IN_CHANGES)
@pytest.mark.parametrize("of", [era for era in ERAS if era.number >= FIRST_IN_CHANGES], ids=repr)
def test_a_session_in_changes_goes_as_it_went(of: Era, name: str, tmp_path: Path) -> None:
    _goes_as_it_went(of, of.moved_to(tmp_path), name)


def _goes_as_it_went(era: Era, journal: Path, name: str) -> None:
    tape = msgspec.json.decode(era.data(f"transcripts/{name}.json"), type=Tape)
    stored = carried(journal, era.tables[tape.scene]["id"])
    now = replayed(World(era, era.at), stored, tape)
    assert changes(tape, now, kinds_of(era), f"transcripts.{name}") == []


def test_the_sessions_show_every_kind_of_frame(era: Era) -> None:
    found = {
        frame["t"]
        for name in SESSIONS
        for frames in era.json(f"transcripts/{name}.json")["heard"]
        for frame in frames
    }
    assert found >= FRAMES


def kinds_of(era: Era) -> set[str]:
    """The kinds of entries the era knew."""
    return {kind for table in era.json("views.json").values() for kind in table["kinds"]}
