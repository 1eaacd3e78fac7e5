"""French has a space before : ; ? ! and inside « », and a line must not break there.

Catalogues are written with plain spaces, which every keyboard has and every editor shows.
"""

import re

from zuschlag.words.patterns import Choice, Pattern, Place

_BREAKS = re.compile(r" (?=[:;?!»])|(?<=«) ")
_NO_BREAK = "\u00a0"


def unbroken(pattern: Pattern) -> Pattern:
    """The same sentence with spaces that hold."""
    return tuple(_part(part) for part in pattern)


def bound(text: str) -> str:
    """A text with spaces that hold."""
    return _BREAKS.sub(_NO_BREAK, text)


def _part(part: str | Place | Choice) -> str | Place | Choice:
    match part:
        case str():
            return bound(part)
        case Place():
            return part
        case Choice(name, cases, otherwise):
            held = {key: unbroken(case) for key, case in cases.items()}
            return Choice(name, held, unbroken(otherwise))
