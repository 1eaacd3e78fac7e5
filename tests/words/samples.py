"""Sample facts for every sentence: every case of every choice is taken once."""

from collections.abc import Iterator
from itertools import islice, product

from zuschlag.words.patterns import Choice, Pattern, facts_in
from zuschlag.words.speech import Fact

MOST = 60
NUMBERS: tuple[Fact, ...] = (0, 1, 2, 1_234, 1_234_567)
PLURALS = {"one", "other", "few", "many"}


def samples(pattern: Pattern) -> Iterator[dict[str, Fact]]:
    """Facts as this sentence may meet them."""
    choices: dict[str, set[str]] = {}
    for name, cases in _choices(pattern):
        choices.setdefault(name, set()).update(cases)
    names = sorted(set(facts_in(pattern)))
    values = [_values(name, choices.get(name, set())) for name in names]
    for found in islice(product(*values), MOST):
        yield dict(zip(names, found, strict=True))


def _values(name: str, cases: set[str]) -> tuple[Fact, ...]:
    words = tuple(sorted(cases - PLURALS))
    if cases & {"one"}:
        return (*NUMBERS, *words)
    return (*words, "odd") if cases else (f"<{name}>", 12_345)


def _choices(pattern: Pattern) -> Iterator[tuple[str, set[str]]]:
    for part in pattern:
        if isinstance(part, Choice):
            yield part.name, set(part.cases)
            for case in (*part.cases.values(), part.otherwise):
                yield from _choices(case)
