"""The catalogue is whole: every sentence in every language, with the same facts, used, once."""

import json
import re
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from tests.house.tree import ROOT
from zuschlag.rules.forsale.words import Event as ForSaleEvent
from zuschlag.rules.monopoly.events import Event as MonopolyEvent
from zuschlag.rules.monopoly.refusals import SLUGS
from zuschlag.words.fluent_file import read
from zuschlag.words.patterns import Choice, Pattern, Place, facts_in
from zuschlag.words.refused import key_of
from zuschlag.words.speech import FILES, LANGUAGES, catalogue, file

WORDS = ROOT / "src" / "zuschlag" / "words"
OTHERS = tuple(one for one in LANGUAGES if one != "en")
MADE = ("static", "shared", "boards", "__pycache__")
"""Folders of files that are made from others."""
KINDS = ("game", "edition", "about", "bot", "character", "board", "switch", "hint", "value")
"""Their keys are made from the names of things (`words/names.py`, `words/terms.ts`)."""
FEW_WORDS = 4


@cache
def sources() -> dict[Path, str]:
    """Everything that is written by people in src/ and web/src/, the catalogue itself aside."""
    found = chain((ROOT / "src").rglob("*.py"), (ROOT / "web" / "src").rglob("*"))
    kept = [path for path in found if path.suffix in (".py", ".ts", ".svelte", ".toml")]
    return {
        path: path.read_text("utf-8")
        for path in kept
        if not set(path.relative_to(ROOT).parts) & set(MADE)
    }


@cache
def code() -> str:
    return "\n".join(sources().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_and_no_key_stands_twice(language: str) -> None:
    assert {path.stem for path in (WORDS / language).glob("*.ftl")} == set(FILES)
    keys = Counter(key for name in FILES for key in file(language, name))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_every_sentence_with_the_same_facts(language: str, name: str) -> None:
    assert wanted(file(language, name)) == wanted(file("en", name))


def wanted(sentences: dict[str, Pattern]) -> dict[str, list[str]]:
    return {key: sorted(set(facts_in(pattern))) for key, pattern in sentences.items()}


def test_what_is_not_fluent_is_named() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        read("key = { $n -> [one] one line }")
    with pytest.raises(ValueError, match="twice: key"):
        read("key = a\nkey = b")


def test_every_sentence_is_used() -> None:
    made = [re.compile(one) for one in templates()]
    unused = [
        key
        for key in catalogue("en")
        if not is_named(key) and not any(one.fullmatch(key) for one in made)
    ]
    assert unused == []


def is_named(key: str) -> bool:
    kind, _, name = key.partition("-")
    if key in events():
        return True
    if kind in KINDS:
        return name in things()
    return key in quoted() or (kind == "refused" and key in refusals())


@cache
def quoted() -> set[str]:
    """Every word in quotes that could be a key."""
    return set(re.findall(r"(?<=[\"'])[a-z0-9-]+(?=[\"'])", code()))


@cache
def templates() -> list[str]:
    """Keys that are made from names: every text with a fixed beginning and a place in it."""
    found = re.findall(r"(?:f\"|`)([a-z][a-z-]*-)\$?\{[^}]*\}([a-z-]*)[\"`]", code())
    return [f"{re.escape(start)}.+{re.escape(end)}" for start, end in found if start != "refused-"]


@cache
def refusals() -> set[str]:
    """The keys of every slug there is."""
    slugs = re.findall(r"[\"']([a-z-]+/[a-z0-9-]+)[\"']", code())
    rules = [f"monopoly/{slug}" for slug in SLUGS]
    return {
        key_of(slug) for slug in (*slugs, *rules, "record/not-a-number", "record/number-too-large")
    }


@cache
def events() -> set[str]:
    """The keys of everything that can happen in a game."""
    games = {"for-sale": get_args(ForSaleEvent), "monopoly": get_args(MonopolyEvent)}
    return {
        f"{game}-{str(one.__struct_config__.tag).replace('_', '-')}"
        for game, found in games.items()
        for one in found
    }


@cache
def things() -> set[str]:
    """Games, editions, boards, bots, switches and their values, as keys have them."""
    cards = json.loads((ROOT / "web" / "tests" / "games.json").read_text("utf-8"))
    found: set[str] = {"true", "false", "null", "donation"}
    for card in cards:
        found |= {card["game"], *card["boards"], *card["bots"]}
        for edition in card["editions"]:
            found.add(edition["edition"])
            for switch, values in edition["options"].items():
                found |= {switch.replace(".", "-"), *(str(one) for one in values)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_four_words_stands_once(language: str) -> None:
    texts = [text for name in FILES for text in written(language, name)]
    long = [text for text in texts if len(text.split()) >= FEW_WORDS]
    assert [text for text, times in Counter(long).items() if times > 1] == []
    everywhere = code()
    assert [text for text in long if f"'{text}'" in everywhere or said_in(text, everywhere)] == []


def said_in(text: str, everywhere: str) -> bool:
    """Between quotation marks; a docstring may be as short."""
    return f'"{text}"' in everywhere.replace(f'"""{text}"""', "")


def written(language: str, name: str) -> list[str]:
    """The sentences of a file as they stand there; what only refers to another is not one."""
    source = (WORDS / language / f"{name}.ftl").read_text("utf-8")
    refers = re.findall(r"^([a-z0-9-]+) = \{ [a-z][\w-]* \}$", source, re.MULTILINE)
    return [plain(form) for key, form in read(source).items() if key not in refers]


def plain(form: Pattern) -> str:
    """A sentence with its choices written out, for comparing."""
    return "".join(_plain(part) for part in form)


def _plain(part: str | Place | Choice) -> str:
    match part:
        case Place(name):
            return f"{{{name}}}"
        case Choice(name, cases, _):
            return f"[{name}: {'|'.join(plain(case) for case in cases.values())}]"
        case str():
            return part
