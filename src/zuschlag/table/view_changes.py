"""What changed of a game between two moments, as bytes for spectators and for every seat.

Where viewers share what they are shown it is found once for all, and only what is a seat's own
(some fields of its place in `people` and of the whole) is looked at again for that seat.
"""

from typing import Any, Protocol

import msgspec

from zuschlag.table.changes import Same, by_place, change, fields_of, made
from zuschlag.table.viewing import Pairs, SharedViewing, Viewing

_ENCODER = msgspec.json.Encoder()
_NOTHING: dict[str, Any] = {}


class GameChanges(Protocol):
    """From one moment of a game to another."""

    shared: bytes
    """For everybody who has nothing else; empty where nothing changed."""

    def for_seat(self, seat: int) -> bytes:
        """For a seat, with what is its own."""


class PlainChanges:
    """By comparing what each viewer is shown."""

    def __init__(self, was: Viewing, now: Viewing) -> None:
        self._was, self._now = was, now
        self.shared = self._changed(None)

    def for_seat(self, seat: int) -> bytes:
        """What the seat is shown now and was shown then."""
        return self._changed(seat)

    def _changed(self, viewer: int | None) -> bytes:
        found = change(self._was(viewer), self._now(viewer))
        return b"" if found is Same else _ENCODER.encode(found)


class SharedChanges:
    """By comparing what spectators are shown, and then what is a seat's own."""

    def __init__(self, was: SharedViewing, now: SharedViewing) -> None:
        self._was, self._now = was, now
        old, new = was.shared, now.shared
        self._fields = _inside(fields_of(old, new, apart="people"))
        self._people: dict[int, dict[str, Any]] = {}
        self._written: dict[int, bytes] = {}
        for place, (then, here) in enumerate(zip(old.people, new.people, strict=True)):
            if then is not here and then != here:
                found = self._people[place] = fields_of(then, here)
                self._written[place] = _ENCODER.encode(found)
        self.shared = _joined(self._fields, self._written)

    def for_seat(self, seat: int) -> bytes:
        """For a seat with what is its own, which comes instead of what all see of that."""
        person, rest = self._now.own_since(self._was, seat)
        shared = self._people.get(seat, _NOTHING)
        changes = {name: one for name, one in shared.items() if name not in person}
        changes |= _changed(person)
        people = self._written.copy()
        if changes:
            people[seat] = _ENCODER.encode(changes)
        else:
            people.pop(seat, None)
        fields = self._fields
        if own := _inside(_changed(rest)):
            fields = b"%b,%b" % (fields, own) if fields else own
        return _joined(fields, people)


def _changed(pairs: Pairs) -> dict[str, Any]:
    return {name: made(was, now) for name, (was, now) in pairs.items() if was != now}


def _inside(fields: dict[str, Any]) -> bytes:
    return _ENCODER.encode(fields)[1:-1] if fields else b""


def _joined(fields: bytes, people: dict[int, bytes]) -> bytes:
    if not people:
        return b"{%b}" % fields if fields else b""
    comma = b"," if fields else b""
    return b'{%b%b"people":%b}' % (fields, comma, by_place(sorted(people.items())))
