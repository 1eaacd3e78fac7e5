"""How people are spoken of: games saved at the own table have a player called You."""

from collections.abc import Sequence

_YOU = "You"
_ODD = {"be": ("are", "is"), "have": ("have", "has")}


def does(name: str, verb: str) -> str:
    """Who does what: Ada bids, You bid."""
    return f"{name} {conjugated(name, verb)}"


def conjugated(name: str, verb: str) -> str:
    """The verb alone, as it goes with this name."""
    if verb in _ODD:
        return _ODD[verb][name != _YOU]
    if name == _YOU:
        return verb
    return f"{verb}es" if verb.endswith(("s", "sh", "o")) else f"{verb}s"


def whom(name: str) -> str:
    """The name where it is not the subject."""
    return "you" if name == _YOU else name


def whose(name: str) -> str:
    """What belongs to whom."""
    return "your" if name == _YOU else f"{name}'s"


def listing(parts: Sequence[str], last: str = "and") -> str:
    """A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
