"""Actions on paper: `[seat, verb, ...]` read as typed words, and written again."""

from collections.abc import Callable
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.monopoly.parts import PARTS, VERB_OF, VERBS, Part
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import SLOTS
from zuschlag.rules.monopoly.words import BY_THE_TABLE, TABLE_SEAT, Action, Ruling, Side
from zuschlag.rules.ruling import read_ruling

MOST_ACTIONS = 100_000
MOST_LEVELS = 5
MOST_NAMED = SLOTS * MOST_LEVELS

_SLOT_KEYS = {str(slot) for slot in range(SLOTS)}
_OF_THE_TABLE = {VERB_OF[action] for action in BY_THE_TABLE}

Reader = Callable[[list[Any], str, int], Action]


def read_actions(written: object, seats: int) -> list[tuple[int, Action]]:
    """All actions of a record, well formed; the judge says whether they are legal."""
    rows = checks.a_list(written, "actions", MOST_ACTIONS)
    return [
        _usual_action(row, seats) or read_action(row, f"actions[{place}]", seats)
        for place, row in enumerate(rows)
    ]


def _usual_action(row: Any, seats: int) -> tuple[int, Action] | None:
    """A player's single word, plainly well formed: most rows of a record are."""
    if type(row) is list and len(row) == 2 and type(row[0]) is int and 0 <= row[0] < seats:
        action = _SINGLE_WORDS.get(row[1]) if type(row[1]) is str else None
        return None if action is None else (row[0], action)
    return None


def read_action(row: object, path: str, seats: int) -> tuple[int, Action]:
    """One row: who, what, and the arguments the verb wants."""
    parts = checks.a_list(row, path, most=6)
    if len(parts) < 2:
        raise Malformed("record/short-action", path, {"expected": "seat, verb, ..."})
    verb = checks.a_text(parts[1], f"{path}[1]")
    if verb not in _ROWS:
        facts: dict[str, object] = {"verb": checks.shortened(verb), "known": list(VERBS)}
        raise Malformed("record/unknown-verb", f"{path}[1]", facts)
    seat = _a_speaker(parts[0], f"{path}[0]", verb, seats)
    least, most, read = _ROWS[verb]
    if not least <= len(parts) - 2 <= most:
        facts = {"verb": verb, "expected": least + 2, "found": len(parts)}
        raise Malformed("record/wrong-number-of-parts", path, facts)
    return seat, read(parts, path, seats)


def _a_speaker(value: object, path: str, verb: str, seats: int) -> int:
    if verb in _OF_THE_TABLE:
        if checks.a_number(value, path) != TABLE_SEAT:
            raise Malformed("record/out-of-range", path, {"least": -1, "most": -1})
        return TABLE_SEAT
    return checks.a_number_below(value, path, seats)


def _a_slot(value: object, path: str) -> int:
    return checks.a_number_below(value, path, SLOTS)


def _a_key(key: str, path: str) -> int:
    """A slot as the key of an object."""
    if key not in _SLOT_KEYS:
        facts: dict[str, object] = {"expected": "a slot from 0 to 39"}
        raise Malformed("record/bad-slot", checks.below(path, key), facts)
    return int(key)


def _slots(value: object, path: str) -> list[int]:
    named = checks.a_list(value, path, MOST_NAMED)
    return [_a_slot(slot, f"{path}[{place}]") for place, slot in enumerate(named)]


def _levels(value: object, path: str) -> dict[int, int]:
    if not isinstance(value, dict):
        checks.an_object(value, path, ())
        return {}
    found = {}
    for key, levels in value.items():
        slot = _a_key(key, path)
        found[slot] = checks.a_number(levels, checks.below(path, key))
        if not 1 <= found[slot] <= MOST_LEVELS:
            facts = {"least": 1, "most": MOST_LEVELS}
            raise Malformed("record/out-of-range", checks.below(path, key), facts)
    return found


def _redeemed(value: object, path: str) -> list[int]:
    """`{"5": "redeem", "6": "keep"}`: the slots to redeem."""
    if not isinstance(value, dict):
        checks.an_object(value, path, ())
        return []
    found = []
    for key, choice in value.items():
        slot = _a_key(key, path)
        if choice not in ("redeem", "keep"):
            facts: dict[str, object] = {"allowed": ["redeem", "keep"]}
            raise Malformed("record/bad-choice", checks.below(path, key), facts)
        if choice == "redeem":
            found.append(slot)
    return sorted(found)


def _an_amount(value: object, path: str) -> int:
    amount = checks.a_number(value, path)
    if amount < 0:
        raise Malformed("record/out-of-range", path, {"least": 0, "most": checks.LARGEST})
    return amount


def _side(value: object, path: str) -> Side:
    side = checks.an_object(value, path, (), ("cash", "deeds", "cards", "debt"))
    deeds = _slots(side.get("deeds", []), f"{path}.deeds")
    cards = checks.a_list(side.get("cards", []), f"{path}.cards", 2)
    for place, deck in enumerate(cards):
        _a_deck(deck, f"{path}.cards[{place}]")
    for name, named in (("deeds", deeds), ("cards", cards)):
        if len(set(named)) < len(named):
            raise Malformed("record/named-twice", f"{path}.{name}", {})
    return Side(
        _an_amount(side.get("cash", 0), f"{path}.cash"),
        sorted(deeds),
        sorted(cards),
        _an_amount(side.get("debt", 0), f"{path}.debt"),
    )


def _a_deck(value: object, path: str) -> str:
    deck = checks.a_text(value, path)
    if deck not in DECKS:
        facts: dict[str, object] = {"deck": checks.shortened(deck), "known": list(DECKS)}
        raise Malformed("record/unknown-deck", path, facts)
    return deck


def _written_levels(levels: dict[int, int]) -> dict[str, int]:
    return {str(slot): levels[slot] for slot in sorted(levels)}


def written_side(side: Side) -> dict[str, Any]:
    """Only what is given."""
    found: dict[str, Any] = {"cash": side.cash, "deeds": list(side.deeds)}
    found |= {"cards": list(side.cards), "debt": side.debt}
    return {key: value for key, value in found.items() if value}


def _written_choices(redeemed: list[int]) -> dict[str, str]:
    return {str(slot): "redeem" for slot in redeemed}


_READ: dict[str, Callable[[object, str], Any]] = {
    "amount": checks.a_number,
    "number": _an_amount,
    "slot": _a_slot,
    "street": _a_slot,
    "streets": _slots,
    "levels": _levels,
    "deck": _a_deck,
    "given": _side,
    "wanted": _side,
    "redeemed": _redeemed,
}
_WRITE: dict[str, Callable[[Any], Any]] = {
    "streets": list,
    "levels": _written_levels,
    "given": written_side,
    "wanted": written_side,
    "redeemed": _written_choices,
}
"""Every other kind of part is written as it is."""


def _reader(action: Callable[..., Action], parts: tuple[Part, ...]) -> Reader:
    """What reads the parts of a row. Of several faults, the same one is always reported first."""
    order = sorted(parts, key=lambda part: (part.kind != "seat", part.is_required))

    def read(row: list[Any], path: str, seats: int) -> Action:
        there = [part for part in order if part.place < len(row)]
        return action(**{part.name: _read_part(part, row, path, seats) for part in there})

    return read


def _read_part(part: Part, row: list[Any], path: str, seats: int) -> Any:
    value, path = row[part.place], f"{path}[{part.place}]"
    if part.kind == "seat":
        return checks.a_number_below(value, path, seats)
    return _READ[part.kind](value, path)


def _read_ruling(row: list[Any], path: str, seats: int) -> Action:
    return read_ruling(row[2], f"{path}[2]", seats)


_ROWS: dict[str, tuple[int, int, Reader]] = {
    VERB_OF[action]: (sum(part.is_required for part in parts), len(parts), _reader(action, parts))
    for action, parts in PARTS.items()
} | {VERB_OF[Ruling]: (1, 1, _read_ruling)}
"""Of every verb: how many parts a row has at least and at most, and what reads them."""

_SINGLE_WORDS: dict[str, Action] = {
    VERB_OF[action]: action()
    for action, parts in PARTS.items()
    if not parts and action not in BY_THE_TABLE
}


def as_written(action: Action) -> list[Any]:
    """The verb and its arguments, as a record writes them after the seat."""
    if isinstance(action, Ruling):
        return action.as_written()
    if type(action) not in PARTS:
        raise TypeError(f"not an action of Monopoly: {action!r}")
    said: list[Any] = [VERB_OF[type(action)]]
    for name, kind, _, is_required in PARTS[type(action)]:
        value = getattr(action, name)
        if is_required or value not in (None, [], ()):
            said.append(_WRITE[kind](value) if kind in _WRITE else value)
    return said
