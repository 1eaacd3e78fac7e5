"""Refusals and faults as sentences: a slug and its facts come in, one sentence goes out.

To the one who asked (`you`) it names the remedy; to a reader of a written game it says what was
wrong. The key follows from the slug, so that a slug without a sentence gets the general one.
"""

from collections.abc import Mapping

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.words.speech import Fact, Words


def key_of(slug: str) -> str:
    """The key of a slug's sentence."""
    return f"refused-{slug.replace('/', '-')}"


def refused(fault: ZuschlagError, words: Words, to: str = "reader") -> str:
    """The sentence for this fault."""
    key = key_of(fault.slug)
    if not words.has(key):
        return words("refused-unknown", slug=str(fault), to=to)
    path = fault.path if isinstance(fault, Malformed) else ""
    return words(key, **{**_facts({"path": path, **fault.facts}, words), "to": to})


def _facts(facts: Mapping[str, object], words: Words) -> dict[str, Fact]:
    told = {name: _fact(value, words) for name, value in facts.items()}
    phase = f"phase-{facts.get('phase')}"
    if words.has(phase):
        told["phase"] = words(phase)
    waiting = facts.get("waiting")
    if isinstance(waiting, list) and "who" not in told:
        told["who"] = words.listed([chr(ord("A") + seat) for seat in waiting])
    return told


def _fact(value: object, words: Words) -> Fact:
    """As it stands in a file or a command, numbers too: people look for it there."""
    if isinstance(value, list | tuple):
        return ", ".join(str(one) for one in value) or words("refused-none")
    return str(value)
