"""Sentences taken apart into text, places and choices.

`fluent_file` reads them from `.ftl` files, `speech.Words` fills them here, and
`tools/word_files.py` writes them for the pages.
"""

from collections.abc import Iterator
from typing import NamedTuple


class Place(NamedTuple):
    """Here a fact is filled in."""

    name: str


class Choice(NamedTuple):
    """One of several, by a fact; the last resort is always there."""

    name: str
    cases: "dict[str, Pattern]"
    otherwise: "Pattern"


Pattern = tuple[str | Place | Choice, ...]


def facts_in(pattern: Pattern) -> Iterator[str]:
    """The names of all facts a sentence may ask for."""
    for part in pattern:
        match part:
            case Place(name):
                yield name
            case Choice(name, cases, otherwise):
                yield name
                for case in (*cases.values(), otherwise):
                    yield from facts_in(case)
