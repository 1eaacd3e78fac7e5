"""Who sits at a table together: fields of bots, and every order in which a field sits down."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations

Field = tuple[str, ...]
"""The bots of a table, in no particular seats; the first is the one to watch."""


def fields_of(kind: str, bots: Sequence[str], seats: int) -> list[Field]:
    """Every field of a kind, none of them twice."""
    found: dict[Field, Field] = {}
    for field in KINDS[kind](bots, seats):
        found.setdefault(tuple(sorted(field)), field)
    return list(found.values())


def against(one: str, other: str, seats: int) -> Field:
    """One bot alone among others of one kind."""
    return (one, *(other,) * (seats - 1))


def seatings(field: Field) -> list[Field]:
    """The field moved on seat by seat: over all of them each bot sits in every seat as often."""
    turned = (field[place:] + field[:place] for place in range(len(field)))
    return list(dict.fromkeys(turned))


def _one(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """The first bot alone among each of the others."""
    for other in bots[1:]:
        yield against(bots[0], other, seats)


def _matrix(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """Every bot alone among each of the others."""
    for one, other in permutations(bots, 2):
        yield against(one, other, seats)


def _mixed(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """As many different bots at a table as there are seats, or all of them, some twice."""
    yield from company(bots, seats)


def _all(bots: Sequence[str], seats: int) -> Iterator[Field]:
    yield from _matrix(bots, seats)
    yield from _mixed(bots, seats)


def _gate(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """A new bot and an old one, each alone, in a crowd, and against each other."""
    new, old, *others = bots
    for other in others:
        for one in (new, old):
            yield against(one, other, seats)
            yield against(other, one, seats)
    yield against(new, old, seats)
    yield against(old, new, seats)


def _gate_mixed(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """The same, and each of the two in mixed company."""
    yield from _gate(bots, seats)
    new, old, *others = bots
    for rest in company(others, seats - 1):
        yield (new, *rest)
        yield (old, *rest)


def company(bots: Sequence[str], seats: int) -> Iterator[Field]:
    """Every choice of bots for so many seats with as many different ones as can be."""
    if len(bots) >= seats:
        yield from combinations(bots, seats)
    elif bots:
        for field in combinations_with_replacement(bots, seats):
            if len(set(field)) == len(bots):
                yield field


KINDS: dict[str, Callable[[Sequence[str], int], Iterator[Field]]] = {
    "matrix": _matrix,
    "one": _one,
    "mixed": _mixed,
    "all": _all,
    "gate": _gate,
    "gate-mixed": _gate_mixed,
}
"""What is played, by its name in a plan."""

CHOICES = ("matrix", "one", "mixed", "all")
"""Those that can be asked for."""
