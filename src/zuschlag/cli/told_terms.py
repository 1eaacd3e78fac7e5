"""What a table has agreed on, in words: the edition and the switches that differ from it."""

from collections.abc import Mapping

from zuschlag.words.here import words
from zuschlag.words.names import named, value_name


def edition_name(edition: str) -> str:
    """The edition as people call it."""
    return named(words(), "edition", edition)


def switches(options: Mapping[str, object]) -> list[str]:
    """One line for all of them, or none."""
    told = [_switch(name, value) for name, value in options.items()]
    return [words()("show-switches", switches="; ".join(told))] if told else []


def _switch(name: str, value: object) -> str:
    said = ", ".join(map(str, value)) if isinstance(value, list) else value_name(words(), value)
    return words()("show-switch", switch=named(words(), "switch", name), value=said)
