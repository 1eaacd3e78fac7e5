"""What a printer would mark in the margin, in texts that only terminal and command line have.

`web/tests/words` looks at the others in the same way, with the same glossary.
"""

import json
import re
from collections.abc import Callable, Iterator

import pytest

from tests.house.tree import ROOT
from zuschlag.words.patterns import Choice, Pattern, Place
from zuschlag.words.speech import FILES, HELP, LANGUAGES, SHARED, file

OWN = tuple(name for name in FILES if name not in (*SHARED, *HELP))
GLOSSARY: dict[str, list[tuple[str, str]]] = json.loads(
    (ROOT / "web" / "tests" / "words" / "glossary.json").read_text("utf-8")
)
QUOTES = {"de": "„“", "en": "‘’", "it": "«»", "fr": "«»"}
LAID_OUT = (
    *("keys-", "marks-", "desk-hand", "card-", "offer-own", "plain-keys", "too-small"),
    *("serve-check", "own-board-beginning", "help-"),
)
"""Several lines, or columns."""
TYPED = ("way-back", "refused-serve-cannot-listen")
"""They hold a command to copy, which is typed with straight marks."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text, one that chooses in all its ways; what is typed between backticks is not read."""
    for name in OWN:
        for key, form in file(language, name).items():
            for text in ways(form):
                yield key, re.sub("`[^`]*`", "zuschlag", text)


def ways(form: Pattern) -> list[str]:
    found = [""]
    for part in form:
        found = [before + text for before in found for text in _ways(part)]
    return found


def _ways(part: str | Place | Choice) -> list[str]:
    match part:
        case Place(name):
            return [f"{{{name}}}"]
        case Choice(_, cases, otherwise):
            return [text for case in (*cases.values(), otherwise) for text in ways(case)]
        case str():
            return [part]


def where(language: str, is_so: Callable[[str], object]) -> set[str]:
    return {key for key, text in texts(language) if is_so(text)}


@pytest.mark.parametrize("language", sorted(GLOSSARY))
def test_there_is_one_word_for_each_thing(language: str) -> None:
    strays = [
        (key, better)
        for key, text in texts(language)
        for stray, better in GLOSSARY[language]
        if re.search(stray, text)
    ]
    assert strays == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty_padded_or_broken(language: str) -> None:
    broken = where(language, lambda text: not text.strip() or text != text.strip())
    broken |= where(language, lambda text: re.search(r"\s\s|\n|\.\.\.|\s[-–—]\s", text))
    assert {key for key in broken if not key.startswith(LAID_OUT)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert where(language, lambda text: "!" in text) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly_and_quotation_marks_its_own(language: str) -> None:
    foreign = "".join(mark for mark in "„“”‘«»" if mark not in QUOTES[language])
    marked = where(language, lambda text: re.search(f"['\"`´{foreign}]", text))
    assert marked - set(TYPED) == set()


@pytest.mark.parametrize("language", ["de", "en", "it"])
def test_there_is_no_space_before_a_mark(language: str) -> None:
    assert where(language, lambda text: re.search(r"\s[:;!»“]|\s\?$|[«„]\s", text)) == set()


def test_french_marks_have_a_space_that_does_not_break() -> None:
    wrong = where("fr", lambda text: re.search(r"[^\u00a0/{}\w][:;?!»]|\w[;?!]|«[^\u00a0]", text))
    assert wrong == set()


def test_nobody_is_addressed_formally() -> None:
    assert (
        where("de", lambda text: re.search(r"[^.:?!] (Sie|Ihnen|Ihr|Ihre[mnrs]?)\b", text)) == set()
    )
    assert where("fr", lambda text: re.search(r"(?i)(^|[\s’])(vous|votre|vos)\b", text)) == set()
    assert (
        where("it", lambda text: re.search(r"[^.:?!] (Lei|Le|Suo|Sua|Suoi|Sue)\b", text)) == set()
    )
