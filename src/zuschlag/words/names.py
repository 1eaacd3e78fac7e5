"""Names of games, editions, switches, bots, boards and buildings, as people say them.

A key is the kind and the name, with - for a dot. What has no name here is shown as it is.
"""

from collections.abc import Mapping

from zuschlag.words.speech import Words


def named(words: Words, kind: str, name: str) -> str:
    """The name of an edition, a bot, a board, a switch, a game."""
    return told(words, kind, name) or name


def told(words: Words, kind: str, name: str) -> str:
    """A sentence about one of them; empty where there is none."""
    key = f"{kind}-{name.replace('.', '-')}"
    return words(key) if words.has(key) else ""


def value_name(words: Words, value: object) -> str:
    """What a switch is set to."""
    match value:
        case None:
            return words("value-null")
        case bool():
            return words(f"value-{str(value).lower()}")
        case list():
            return ", ".join(str(one) for one in value)
        case Mapping():
            return words.listed([_limit(words, unit, count) for unit, count in value.items()])
    return named(words, "value", str(value))


def _limit(words: Words, unit: str, count: int) -> str:
    return words(f"limit-{unit}", n=count) if words.has(f"limit-{unit}") else f"{unit} {count}"


def building_name(words: Words, building: int) -> str:
    """What people call a building, as it stands in a sentence: only German keeps the capital."""
    name = named(words, "building", str(building))
    return name if words.language == "de" else name[0].lower() + name[1:]
