"""Sentences in one language: `Words("de")("list-and", ...)` fills a sentence with facts.

A sentence chooses its form by its facts: a number by its plural (`[one]`, or the number itself), a
word by itself (`[you]`). Files are read when a sentence of theirs is first wanted.
"""

from functools import cache
from importlib import resources
from typing import Literal, get_args

from zuschlag.words.french import unbroken
from zuschlag.words.patterns import Choice, Pattern, Place

Language = Literal["de", "en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
SHARED = ("refusals", "games", "buildings", "story", "table", "entries")
"""Files for command line, terminal and pages; `make types` brings them to the pages."""
HELP = ("rules",)
"""Shared as well, but pages load them only with their help."""
EVENING = ("sheets",)
"""And these with an evening."""
GUIDE = ("guide",)
"""And these with a guided first game."""
FILES = (
    *SHARED,
    *HELP,
    *EVENING,
    *GUIDE,
    "terminal",
    "faults",
    "story_show",
    "setup",
    "reports",
    "help",
    "arena",
    "evening",
    "league",
    "mirror",
)
_THOUSANDS = {"en": ",", "de": ".", "it": ".", "fr": "\u202f"}

Fact = str | int


class Words:
    """All sentences of a language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence of this key. A key that nobody wrote is our bug: KeyError."""
        return self._filled(self._sentences(key)[key], facts)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence, where keys are made from slugs."""
        return key in self._sentences(key)

    def listed(self, parts: list[str]) -> str:
        """A, B and C."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-and", before=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: int) -> str:
        """As this language writes it: 1,282 or 1.282."""
        return f"{value:,}".replace(",", _THOUSANDS[self.language])

    def decimal(self, value: float, digits: int) -> str:
        """The same with so many digits behind the point, or the comma."""
        whole, _, part = f"{value:,.{digits}f}".partition(".")
        point = "." if self.language == "en" else ","
        return whole.replace(",", _THOUSANDS[self.language]) + (point + part if part else "")

    def percent(self, share: float, digits: int = 2) -> str:
        """A share of the whole."""
        sign = "\N{NO-BREAK SPACE}%" if self.language in ("de", "fr") else "%"
        return self.decimal(share * 100, digits) + sign

    def _sentences(self, key: str) -> dict[str, Pattern]:
        """Where a key stands; whoever only wants help need not wait for everything else."""
        return file(self.language, "help") if key.startswith("help-") else catalogue(self.language)

    def _filled(self, pattern: Pattern, facts: dict[str, Fact]) -> str:
        return "".join(self._part(part, facts) for part in pattern)

    def _part(self, part: str | Place | Choice, facts: dict[str, Fact]) -> str:
        match part:
            case Place(name):
                fact = facts[name]
                return self.number(fact) if isinstance(fact, int) else fact
            case Choice(name, cases, otherwise):
                return self._filled(self._chosen(facts[name], cases, otherwise), facts)
            case str():
                return part

    def _chosen(self, fact: Fact, cases: dict[str, Pattern], otherwise: Pattern) -> Pattern:
        word = str(fact)
        if word in cases:
            return cases[word]
        is_one = word == "1" or (self.language == "fr" and word == "0")
        return cases["one"] if is_one and "one" in cases else otherwise


@cache
def catalogue(language: str) -> dict[str, Pattern]:
    """Every sentence of a language but help, which few ask for."""
    found: dict[str, Pattern] = {}
    for name in FILES:
        if name != "help":
            found |= file(language, name)
    return found


@cache
def file(language: str, name: str) -> dict[str, Pattern]:
    """The sentences of one file."""
    from zuschlag.words.fluent_file import read  # the parser is for those who speak

    folder = resources.files("zuschlag.words") / language
    found = read((folder / f"{name}.ftl").read_text(encoding="utf-8"))
    return {key: unbroken(one) for key, one in found.items()} if language == "fr" else found
