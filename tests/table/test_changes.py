"""Protocol 2: what is told of changes leads exactly to what protocol 1 shows, for every viewer."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.secrecy.cast import a_cast, speaker
from tests.secrecy.story import SEAL, TABLE, Story
from tests.table.world import Inbox
from tests.thorough import a_few
from zuschlag.client.changes import View, applied
from zuschlag.table.audience import CHANGES, WHOLE, Watch
from zuschlag.table.changes import Same, change
from zuschlag.table.live_table import LiveTable
from zuschlag.table.log import Viewer

STORIES = (("for-sale", 3), ("for-sale", 10), ("monopoly", 4), ("monopoly", 16))
MOMENTS = 110
LEAST_NEWS = 80
_LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab,0", max_size=2)
_VALUES = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab01", max_size=2), inner),
    max_leaves=12,
)
Json = dict[str, Any]


class Couple:
    """The same viewer twice: told everything, and told what changed."""

    def __init__(self, viewer: Viewer, holder: str, memory: bool) -> None:
        self.watches = [
            Watch(TABLE, viewer, holder, Inbox(), "", memory, protocol)
            for protocol in (WHOLE, CHANGES)
        ]
        self.view = View()
        self.table: Json = {}
        self.news = 0

    def check(self) -> None:
        """Every frame that came since is the same, but for a table that is as it was."""
        told, tersely = (self._taken(watch) for watch in self.watches)
        for one, other in zip(told, tersely, strict=True):
            made = self.view.take(other)
            assert made is not None
            self.table = made.get("table", self.table)
            assert one.get("table", self.table) == self.table
            assert {**one, "table": 0} == {**made, "table": 0}
            self.news += one["t"] == "news"

    @staticmethod
    def _taken(watch: Watch) -> list[Json]:
        inbox: Any = watch.sink
        frames, inbox.frames = inbox.frames, []
        return [msgspec.json.decode(frame) for frame in frames]


class Room:
    """One story at two tables, with everybody at both."""

    def __init__(self, game: str, seed: int) -> None:
        self.story = Story(a_cast(seed, game))
        self.tables = [self.story.live, LiveTable(TABLE, self.story.limits, SEAL)]
        self.couples: list[Couple] = []
        self._luck = random.Random(seed)

    def live(self) -> Iterator[None]:
        """Something happens, and all are told."""
        for number, event in enumerate(self.story.tell()):
            for live in self.tables:
                live.take_in(event, number.to_bytes(32, "big"), self.story.now)
                live.ripen(self.story.now)
            if event.kind in ("sat", "seat_moved") and event.seat is not None:
                self.enter(event.seat, self.story.people[event.seat].holder)
            if number == 0 or self._luck.random() < 0.01:
                self.enter(None, speaker("a spectator").holder)
            yield
            if number >= MOMENTS:
                return

    def enter(self, viewer: Viewer, holder: str) -> None:
        """Somebody looks on from here; on one seat the last to come is in control."""
        couple = Couple(viewer, holder, memory=self._luck.random() < 0.3)
        for live, watch in zip(self.tables, couple.watches, strict=True):
            live.enter(watch, 0, self.story.now)
        self.couples.append(couple)


@pytest.mark.parametrize(("game", "seed"), a_few(STORIES, 3))
def test_whoever_hears_of_changes_sees_what_everybody_sees(game: str, seed: int) -> None:
    room = Room(game, seed)
    for _ in room.live():
        for couple in room.couples:
            couple.check()
    assert sum(couple.news for couple in room.couples) > LEAST_NEWS


@given(_VALUES, _VALUES)
@settings(max_examples=150)
def test_a_change_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    made = change({"it": old}, {"it": new})
    assert (made is Same) == (old == new)
    if made is not Same:
        before = msgspec.json.encode(old)
        assert applied({"it": old}, _read(made)) == {"it": new}
        assert msgspec.json.encode(old) == before


class _Offer(msgspec.Struct, frozen=True, rename={"maker": "from"}):
    maker: int
    to: int


class _Odd(msgspec.Struct, frozen=True, omit_defaults=True):
    bid: tuple[int, int] | None = None
    may_pass: bool = False
    sides: dict[int, _Offer] = {}


class _Row(msgspec.Struct, frozen=True, array_like=True):
    slot: int
    rent: int | None


class _Seen(msgspec.Struct, frozen=True):
    offers: list[_Offer]
    odd: _Odd
    rows: list[_Row]


def test_typed_values_change_as_they_are_written() -> None:
    one = _Seen([_Offer(1, 2), _Offer(0, 3)], _Odd((1, 5)), [_Row(3, None), _Row(5, 8)])
    two = _Seen([_Offer(1, 2), _Offer(0, 2)], _Odd(None, True), [_Row(3, 4), _Row(5, 8)])
    three = _Seen([], _Odd(sides={4: _Offer(1, 1)}), [*two.rows, _Row(6, None)])
    for old, new in ((one, two), (two, three), (three, one), (three, two)):
        assert applied(_read(old), _read(change(old, new))) == _read(new)
    assert _read(change(one, two))["offers"] == {"1": {"to": 2}}


def _read(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_places_where_the_same_changed_are_named_together() -> None:
    old, new = ([{"least": least, "bid": n} for n in range(4)] for least in (3, 4))
    assert msgspec.json.encode(change(old, new)) == b'{"0,1,2,3":{"least":4}}'


def test_what_is_added_to_a_list_comes_in_its_order() -> None:
    made = msgspec.json.encode(change([], [None, False, None]))
    assert applied([], msgspec.json.decode(made)) == [None, False, None]
