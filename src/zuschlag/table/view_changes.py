"""What changed of a game between two moments: found once for all who share it, then for a seat.

What spectators see of both moments comes in. All viewers share it but for what is a seat's own,
some fields of its place in `people` and of the whole: only these are looked at again for a seat.
"""

from typing import Any

import msgspec

from zuschlag.table.changes import by_place, fields_of, made
from zuschlag.table.game_at_table import OwnChanges, Pairs

_ENCODER = msgspec.json.Encoder()


class ViewChanges:
    """From one view of spectators' to another of the same game."""

    def __init__(self, old: Any, new: Any) -> None:
        self._fields = _inside(fields_of(old, new, apart="people"))
        pairs = enumerate(zip(old.people, new.people, strict=True))
        self._people = {n: fields_of(*pair) for n, pair in pairs if pair[0] != pair[1]}
        self._written = {n: _ENCODER.encode(found) for n, found in self._people.items()}
        self.shared = _joined(self._fields, self._written)
        """For everybody who has nothing else; empty where nothing changed."""

    def for_seat(self, seat: int, own: OwnChanges) -> bytes:
        """For a seat with what is its own, which comes instead of what all see of that."""
        shared = self._people.get(seat, {})
        person, rest = own
        changes = {name: one for name, one in shared.items() if name not in person}
        changes |= _changed(person)
        people = {**self._written, seat: _ENCODER.encode(changes)}
        if not changes:
            del people[seat]
        fields = _inside(_changed(rest))
        return _joined(b",".join(filter(None, (self._fields, fields))), people)


def _changed(pairs: Pairs) -> dict[str, Any]:
    return {name: made(was, now) for name, (was, now) in pairs.items() if was != now}


def _inside(fields: dict[str, Any]) -> bytes:
    return _ENCODER.encode(fields)[1:-1] if fields else b""


def _joined(fields: bytes, people: dict[int, bytes]) -> bytes:
    if not people:
        return b"{%b}" % fields if fields else b""
    comma = b"," if fields else b""
    return b'{%b%b"people":%b}' % (fields, comma, by_place(sorted(people.items())))
