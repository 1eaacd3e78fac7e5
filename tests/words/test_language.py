"""Whose language is spoken: what is said, then what the environment says; programs hear none."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.command import here, zuschlag
from tests.house.tree import ROOT
from zuschlag.rules.monopoly.board import load
from zuschlag.words.language import said, wanted
from zuschlag.words.speech import LANGUAGES, Words

RECORD = ROOT / "tests" / "fair" / "monopoly.json"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "frp_IT"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US", "LANGUAGE": "pt:fr:de"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: Mapping[str, str], language: str) -> None:
    assert wanted(None, environment) == language


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("show x --lang de", "de"),
        ("--lang=fr play", "fr"),
        ("play --lang", None),
        ("play --lang pt", None),
        ("serve --lan it", None),
    ],
)
def test_what_is_typed_is_known_before_it_is_understood(typed: str, language: str | None) -> None:
    assert said(typed.split()) == language


def test_what_is_said_comes_first() -> None:
    assert wanted("it", {"LC_ALL": "de_DE"}) == "it"


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "lässt sich nicht lesen"), ("it", "non si può leggere"), ("fr", "ne peut pas être lu")],
)
def test_a_command_speaks_the_language_of_the_person(language: str, told: str) -> None:
    assert told in zuschlag("show", "nothing.json", "--lang", language).sentence
    locale = {"LC_ALL": f"{language}_XX.UTF-8"}
    assert told in zuschlag("verify", "nothing.json", env=locale).sentence
    assert told not in zuschlag("show", "nothing.json", "--lang", "en", env=locale).sentence


SAID = {
    "de": (
        "ist geschrieben",
        "ist bereit: Klassisch",
        "Horcht auf: 127.0.0.1, Port 8765",
        "Bots",
    ),
    "en": ("is written", "is ready: Classic", "Listens on: 127.0.0.1, port 8765", "bots"),
    "it": ("è scritto", "è pronto: ", "In ascolto su: 127.0.0.1, porta 8765", "bot"),
    "fr": ("est écrit", "est prêt\u00a0: ", "Écoute sur\u00a0: 127.0.0.1, port 8765", "bots"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_command_prints_is_in_the_language_of_the_person(
    language: str, tmp_path: Path
) -> None:
    file, lang = tmp_path / "town.toml", f"--lang={language}"
    written, ready, listens, bots = SAID[language]
    assert written in here("board", "new", file, lang).out
    assert Words(language)("own-board-beginning", name="classic") in file.read_text("utf-8")
    assert ready in here("board", "check", file, lang).out
    told = here("serve", "--check", lang).out
    assert listens in told
    assert bots in told
    boards = here("board", "list", lang).out
    assert load("classic").note.in_(language) in boards


@pytest.mark.parametrize(
    "arguments",
    [
        ("judge", RECORD),
        ("judge", "nothing.json"),
        ("verify", "--json", RECORD),
    ],
    ids=lambda given: " ".join(map(str, given[:2])) if isinstance(given, tuple) else str(given),
)
def test_what_programs_read_is_the_same_in_every_language(arguments: tuple[str, ...]) -> None:
    locales = ["C", *(f"{one}_{one.upper()}.UTF-8" for one in LANGUAGES)]
    ran = [zuschlag(*arguments, env={"LC_ALL": one, "LANGUAGE": one[:2]}) for one in locales]
    assert ran[0].out
    assert {(one.code, one.out) for one in ran} == {(ran[0].code, ran[0].out)}


def test_numbers_and_lists_are_written_as_the_language_does() -> None:
    assert [Words(one).number(1_234_567) for one in ("en", "de", "fr")] == [
        "1,234,567",
        "1.234.567",
        "1\u202f234\u202f567",
    ]
    assert Words("it").listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben e Cleo"
    assert Words("fr")("limit-rounds", n=0) == Words("fr")("limit-rounds", n=1)
