"""The words of both boards: whole in four languages, short, and never lying about a figure."""

import re
import tomllib

import pytest

from tests.boards.towns import town
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.board import Board, Card
from zuschlag.rules.monopoly.layout import EFFECTS, LANGUAGES, PLACEHOLDERS

LONGEST_TOLD = 90
# What a text must name; where a card sends nobody needs to be told the salary.
NAMED = PLACEHOLDERS | {"move": ("slot",)}


def decks(known: Board) -> tuple[Card, ...]:
    return (*known.chance, *known.chest)


@pytest.fixture(params=board.names())
def known(request: pytest.FixtureRequest) -> Board:
    return board.load(request.param)


@pytest.mark.parametrize("name", board.names())
def test_every_text_is_written_in_all_four_languages(name: str) -> None:
    written = tomllib.loads(board.source(name))
    for card in (*written["chance"], *written["chest"]):
        assert tuple(card["text"]) == LANGUAGES, card["id"]
    assert tuple(written["note"]) == LANGUAGES
    for slot in written["slots"]:
        for key in ("name", "short"):
            assert isinstance(slot[key], str) or tuple(slot[key]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_typed_by_hand(known: Board, language: str) -> None:
    for card in decks(known):
        assert not re.search(r"\d", card.text.in_(language)), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_names_its_figures(known: Board, language: str) -> None:
    for card in decks(known):
        found = set(re.findall(r"\{(.*?)\}", card.text.in_(language)))
        assert set(NAMED[card.effect]) <= found <= set(PLACEHOLDERS[card.effect]), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_when_told_and_no_brace_is_left(known: Board, language: str) -> None:
    for card in decks(known):
        text = board.card_text(known, card, language)
        assert len(text) <= LONGEST_TOLD, text
        assert not set("{}") & set(text), text
        assert text == text.strip()
        assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_say_the_same(known: Board, language: str) -> None:
    texts = [card.text.in_(language) for card in decks(known)]
    assert len(set(texts)) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_deeds_have_names_of_their_own(known: Board, language: str) -> None:
    deeds = [slot for slot in known.slots if slot.group]
    assert len({slot.name.in_(language) for slot in deeds}) == 28
    assert len({slot.short.in_(language) for slot in deeds}) == 28


def test_french_signs_do_not_stand_alone_on_a_line(known: Board) -> None:
    for words in (known.note, *(card.text for card in decks(known))):
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?»]", words.fr), words.fr


def test_the_names_of_aalen_are_said_to_be_our_own() -> None:
    """3.6: our own choice, not the licensed product."""
    note = board.load("aalen").note
    for language, word in (
        ("de", "lizenziert"),
        ("en", "licensed"),
        ("it", "licenza"),
        ("fr", "licence"),
    ):
        assert word in note.in_(language)


def test_aalen_begins_in_dewangen_and_ends_at_the_market() -> None:
    aalen = board.load("aalen")
    assert board.slot_name(aalen, 1, "fr") == "Dewangen"
    assert board.slot_name(aalen, 35, "de") == "Aalen Hauptbahnhof"
    assert board.slot_name(aalen, 39, "de") == "Marktplatz (Altes Rathaus mit dem Spion)"


def test_a_text_tells_the_figures_of_its_card_and_board() -> None:
    written = town()
    texts = {
        effect: " ".join(f"{{{w}}}" for w in PLACEHOLDERS[effect]) or "-" for effect in EFFECTS
    }
    for deck in ("chance", "chest"):
        for card in written[deck]:
            card["text"] = texts[card["effect"]]
    written["slots"][39]["name"] = {"en": "Hill", "fr": "Colline"}
    read = board.read(written)
    found = [board.card_text(read, card, "en") for card in read.chance]
    assert found[0] == "Hill M200"
    assert board.card_text(read, read.chance[0], "fr") == "Colline M200"
    assert found[4:10] == ["2", "2", "10", "M50", "-", "3"]
    assert found[11] == "M25 M100"


def test_a_long_currency_keeps_a_distance_and_an_unknown_language_is_english() -> None:
    read = board.read(town(("currency",), "EUR"))
    assert board.sum_of_money(read, 200) == "EUR\N{NO-BREAK SPACE}200"
    assert board.slot_name(read, 1, "nl") == "Broom Lane"


@pytest.mark.parametrize("name", board.names())
def test_the_words_are_set_like_those_of_the_pages(name: str) -> None:
    """Only the hammer has an exclamation mark, and an apostrophe is a typographic one."""
    words = re.findall(r'"([^"\n]*)"', re.sub(r"^#.*$", "", board.source(name), flags=re.MULTILINE))
    assert [text for text in words if set("!'") & set(text)] == []
