"""What can go wrong in ways a user can mend. Anything else is our bug and fails loudly.

Rules answer with `Refusal`, readers of files with `Malformed`, tables and the server with the
others: slugs and facts, no prose.
"""

from collections.abc import Mapping

Facts = Mapping[str, object]


class ZuschlagError(Exception):
    """A slug that names the fault and the facts a person needs to mend it."""

    def __init__(self, slug: str, facts: Facts | None = None) -> None:
        super().__init__(slug)
        self.slug = slug
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.slug} ({told})" if told else self.slug


class Refusal(ZuschlagError):
    """The rules do not allow this now; told only to the one who asked."""


class Malformed(ZuschlagError):
    """What came in is not what it claims to be; `path` says where."""

    def __init__(self, slug: str, path: str, facts: Facts | None = None) -> None:
        super().__init__(slug, facts)
        self.path = path

    def __str__(self) -> str:
        where = f" at {self.path}" if self.path else ""
        return super().__str__() + where


class NotFound(ZuschlagError):
    """There is no such thing, or not for you: nobody can tell the difference."""


class Gone(ZuschlagError):
    """It was there once, and nobody can bring it back from here."""


class NotAllowed(ZuschlagError):
    """You may not do this."""


class Stale(ZuschlagError):
    """The table has moved on since you decided."""


class Reused(ZuschlagError):
    """An id that belongs to another command already."""


class TooMuch(ZuschlagError):
    """More than anybody needs: too fast, too many, too long."""


class Unavailable(ZuschlagError):
    """Not now; the same again in a moment."""
