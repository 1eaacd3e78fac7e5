"""Small questions to a value of a board. Each gives every fault it finds, none where all is well.

A `Check` takes the value and its path; `board_checks` puts them together.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.monopoly.layout import LANGUAGES

Faults = Iterator[Malformed]
Check = Callable[[object, str], Faults]

NO_BREAK_SPACES = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
PLACEHOLDER = re.compile(r"\{([a-z]+)\}")
_BRACES = re.compile(r"\{[^{}]*\}|[{}]")
_KINDS = {
    dict: "table",
    list: "list",
    str: "string",
    bool: "boolean",
    int: "whole number",
    float: "fraction",
    type(None): "null",
}


def table(fields: Mapping[str, Check], optional: Collection[str] = ()) -> Check:
    """A table with these keys and no others, each value as it should be."""
    needed = [key for key in fields if key not in optional]

    def check(value: object, path: str) -> Faults:
        if not isinstance(value, dict):
            yield wrong_type(path, "table", value)
            return
        for key in needed:
            if key not in value:
                yield Malformed("board/missing-key", below(path, key), {"needed": needed})
        for key in value:
            if key not in fields:
                yield Malformed("board/unknown-key", below(path, key), {"known": list(fields)})
        for key, field in fields.items():
            if key in value:
                yield from field(value[key], below(path, key))

    return check


def listed(count: int, of: Callable[[int], Check]) -> Check:
    """A list of so many; what is at each place may differ."""

    def check(value: object, path: str) -> Faults:
        if not isinstance(value, list):
            yield wrong_type(path, "list", value)
        elif len(value) != count:
            facts = {"found": len(value), "expected": count}
            yield Malformed("board/wrong-count", path, facts)
        else:
            for place, one in enumerate(value):
                yield from of(place)(one, f"{path}[{place}]")

    return check


def number(least: int, most: int, slug: str = "board/out-of-range") -> Check:
    """A whole number between two others; true and 1.0 are not."""

    def check(value: object, path: str) -> Faults:
        if type(value) is not int:
            yield wrong_type(path, "whole number", value)
        elif not least <= value <= most:
            yield Malformed(slug, path, {"found": told(value), "least": least, "most": most})

    return check


def even(least: int, most: int) -> Check:
    """A whole number whose half is whole too."""
    is_number = number(least, most)

    def check(value: object, path: str) -> Faults:
        yield from is_number(value, path)
        if type(value) is int and least <= value <= most and value % 2:
            facts = {"found": value, "below": value - 1, "above": value + 1}
            yield Malformed("board/not-even", path, facts)

    return check


def ascending(count: int, least: int, most: int) -> Check:
    """So many whole numbers, each more than the one before."""
    is_number = number(least, most)
    are_numbers = listed(count, lambda place: is_number)

    def check(value: object, path: str) -> Faults:
        yield from are_numbers(value, path)
        if not isinstance(value, list) or len(value) != count:
            return
        for place in range(1, count):
            before, here = value[place - 1], value[place]
            if type(before) is type(here) is int and here <= before:
                facts = {"found": told(here), "more_than": told(before)}
                yield Malformed("board/not-ascending", f"{path}[{place}]", facts)

    return check


def exactly(expected: str, slug: str) -> Check:
    """This very word."""

    def check(value: object, path: str) -> Faults:
        if value != expected:
            yield Malformed(slug, path, {"found": told(value), "expected": expected})

    return check


def text(most: int, placeholders: Collection[str] | None = None) -> Check:
    """Printable words; on a card with no other braces than those of its figures."""

    def check(value: object, path: str) -> Faults:
        if not isinstance(value, str):
            yield wrong_type(path, "string", value)
            return
        is_printable = value.translate(NO_BREAK_SPACES).isprintable()
        if not (0 < len(value) <= most and value.strip() and is_printable):
            facts = {"least": 1, "most": most, "found": len(value), "printable": is_printable}
            yield Malformed("board/bad-text", path, facts)
        elif placeholders is not None:
            yield from _strange_braces(value, path, placeholders)

    return check


def words(most: int, placeholders: Collection[str] | None = None) -> Check:
    """One text for all languages, or a table with at least one language."""
    is_text = text(most, placeholders)
    is_table = table(dict.fromkeys(LANGUAGES, is_text), optional=LANGUAGES)

    def check(value: object, path: str) -> Faults:
        if isinstance(value, str):
            yield from is_text(value, path)
        elif not isinstance(value, dict):
            yield wrong_type(path, "string or table", value)
        elif not value:
            yield Malformed("board/no-language", path, {"known": list(LANGUAGES)})
        else:
            yield from is_table(value, path)

    return check


def _strange_braces(value: str, path: str, placeholders: Collection[str]) -> Faults:
    known = [f"{{{name}}}" for name in placeholders]
    for found in _BRACES.findall(value):
        if found not in known:
            facts = {"found": told(found), "known": known}
            yield Malformed("board/unknown-placeholder", path, facts)


def wrong_type(path: str, expected: str, value: object) -> Malformed:
    """A value of a type that a board does not have here."""
    found = _KINDS.get(type(value), "date")
    return Malformed("board/wrong-type", path, {"expected": expected, "found": found})


def told(value: object) -> object:
    """A stranger's value as something short that can be shown and printed."""
    if isinstance(value, str):
        return _printable(checks.shortened(value))
    if type(value) is int:
        return value if abs(value) <= checks.LARGEST else "a very large number"
    return f"a {_KINDS.get(type(value), 'date')}"


def below(path: str, key: object) -> str:
    """The path of a key; a table made in Python may have keys that are not strings."""
    return checks.below(path, _printable(key) if isinstance(key, str) else "?")


def _printable(text: str) -> str:
    return text if text.isprintable() else ascii(text)
