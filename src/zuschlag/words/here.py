"""The language of the person at this terminal: set once, then `say` speaks it.

For the command line and the terminal, which serve one person. A server speaks to many and sends
slugs and facts instead.
"""

from contextvars import ContextVar

from zuschlag.words.speech import Fact, Words

_WORDS: ContextVar[Words] = ContextVar("words")


def speak(language: str) -> None:
    """From now on this language."""
    _WORDS.set(Words(language))


def words() -> Words:
    """What is spoken here; English until somebody says otherwise."""
    return _WORDS.get(None) or Words("en")


def say(key: str, /, **facts: Fact) -> str:
    """A sentence in the language spoken here."""
    return words()(key, **facts)
