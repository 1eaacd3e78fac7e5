"""One telling of a game: the same lines everywhere, each thing once, no hidden purse."""

import json
import re
import typing

import pytest

from tests.words.stories import KEPT, TOLD, begun, kept_of, lines_of, purses_of, record_of, steps_of
from zuschlag.rules.forsale import words as for_sale
from zuschlag.rules.monopoly import board, events
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.words import Side
from zuschlag.words.monopoly.story import Story
from zuschlag.words.speech import LANGUAGES, Words
from zuschlag.words.story import key_of

STORIES = {one["name"]: one for one in json.loads(KEPT.read_text("utf-8"))}
EVENTS = {"monopoly": typing.get_args(events.Event), "for-sale": typing.get_args(for_sale.Event)}


def is_hidden(name: str) -> bool:
    record = record_of(name)
    return any(None in purses_of(state, record["game"], None) for _, state in steps_of(record))


HIDDEN = [name for name in TOLD if is_hidden(name)]


def told(*happened: Event, purses: list[int | None] | None = None) -> list[str]:
    """What Eva reads, but for heads."""
    story = Story(Words("en"), ["Eva", "Bruno", "Clara"], board.load("aalen"), 0)
    return [line.text for line in story.tell(happened, purses or []) if not line.is_head]


@pytest.mark.parametrize("name", TOLD)
def test_the_story_is_the_one_that_is_kept(name: str) -> None:
    assert json.loads(json.dumps(kept_of(name))) == STORIES[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_game_has_a_sentence(language: str) -> None:
    for game, kinds in EVENTS.items():
        for kind in kinds:
            assert Words(language).has(key_of(game, kind.__struct_config__.tag)), kind


@pytest.mark.parametrize("game", EVENTS)
def test_every_kind_of_event_happens_in_the_stories(game: str) -> None:
    happened = {
        event["event"]
        for story in STORIES.values()
        if story["game"] == game
        for move in story["moves"]
        for event in move[0]
    }
    assert happened == {kind.__struct_config__.tag for kind in EVENTS[game]}


@pytest.mark.parametrize("name", TOLD)
def test_a_sentence_is_whole_and_nothing_is_said_twice_in_one_breath(name: str) -> None:
    for language in LANGUAGES:
        for lines in lines_of(record_of(name), language, 1):
            texts = [line.text for line in lines]
            assert len(set(texts)) == len(texts)
            for text in texts:
                assert not re.search(r"[{}]|none|unknown|\(\)|  | [,.]|\.\.$", text), text
                assert text[:1] == text[:1].upper() or text[0].isdigit(), text


@pytest.mark.parametrize("name", HIDDEN)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_purse_that_the_reader_does_not_see_is_not_spoken_of(
    name: str, reader: int | None
) -> None:
    record = record_of(name)
    seeing, knowing_own = begun(record, "en", reader), begun(record, "en", reader)
    for happened, state in steps_of(record):
        purses = purses_of(state, record["game"], reader)
        own = [purse if seat == reader else None for seat, purse in enumerate(purses)]
        lines, shy = seeing.tell(happened, purses), knowing_own.tell(happened, own)
        if None in purses:  # at the end everything lies open
            assert lines == shy
        if None in purses and reader is None:
            assert not [line.text for line in lines if line.text.endswith(" left.")]


def test_a_purse_that_lies_open_is_spoken_of() -> None:
    paid = events.Paid(1, 0, 18, "card")
    assert told(paid, purses=[1500, 1282, 9]) == [
        "Bruno paid M18 to you for the card, M1,282 left."
    ]
    assert told(paid, purses=[1500, None, 9]) == ["Bruno paid M18 to you for the card."]


def test_what_is_left_is_what_was_left_then() -> None:
    twice: list[Event] = [
        events.Bought(0, 1, 60),
        events.Paid(0, 1, 40, "card"),
        events.Received(0, 10),
    ]
    assert told(*twice, purses=[1410, 0, 0])[:2] == [
        "You bought Dewangen for M60, M1,440 left.",
        "You paid M40 to Bruno for the card, M1,400 left.",
    ]


def test_rent_says_for_which_place() -> None:
    rent: list[Event] = [events.ClaimOpened(0, 1, 3, 50), events.Paid(0, 1, 50, "rent")]
    assert told(*rent, purses=[1282, 0, 0]) == ["You paid M50 to Bruno for Ebnat, M1,282 left."]


def test_where_rent_is_automatic_nobody_may_ask_for_it_though_it_cannot_be_paid_at_once() -> None:
    rent: list[Event] = [events.ClaimOpened(0, 1, 3, 50), events.Owed(0, 1, 50, "rent")]
    assert told(*rent) == ["You owe Bruno M50 for Ebnat."]


def test_rents_of_one_pair_are_paid_in_their_order() -> None:
    story = Story(Words("en"), ["Eva", "Bruno"], board.load("aalen"))
    story.tell([events.ClaimOpened(0, 1, 1, 2), events.ClaimOpened(0, 1, 3, 4)])
    later = [
        line.text
        for line in story.tell([events.RentDemanded(1, 0, 3), events.Paid(0, 1, 4, "rent")])
    ]
    first = [
        line.text
        for line in story.tell([events.RentDemanded(1, 0, 1), events.Paid(0, 1, 2, "rent")])
    ]
    assert (later, first) == (
        ["Eva paid M4 to Bruno for Ebnat."],
        ["Eva paid M2 to Bruno for Dewangen."],
    )


def test_a_rent_that_was_forgiven_is_not_taken_for_the_next() -> None:
    story = Story(Words("en"), ["Eva", "Bruno"], board.load("aalen"))
    story.tell([events.ClaimOpened(0, 1, 1, 2), events.Owed(0, 1, 2, "rent")])
    story.tell([events.Traded(0, 1, 1, Side(deeds=[6]), Side(debt=2))])
    told = story.tell([events.ClaimOpened(0, 1, 3, 50), events.Paid(0, 1, 50, "rent")])
    assert [line.text for line in told] == ["Eva paid M50 to Bruno for Ebnat."]


@pytest.mark.parametrize(
    ("happened", "line"),
    [
        ([events.DiceRolled(0, (3, 3))], "You rolled 3 and 3, a double."),
        ([events.Moved(1, 0, 10, 10)], "Bruno went to jail, just visiting."),
        ([events.Paid(0, None, 50, "fine")], "You paid M50 to the bank to leave jail."),
        ([events.ClaimOpened(1, 0, 3, 50)], "You may ask Bruno for M50: Ebnat."),
        ([events.LotSold(2, "house", 60)], "Sold! Clara got a house for M60."),
        ([events.WentBankrupt(2, 0, 70)], "Clara is bankrupt. M70 went to you."),
        ([events.WentBankrupt(0, None, 0)], "You are bankrupt. Nothing is left to pay with."),
        (
            [events.Offered(1, 0, 4, Side(30, [1]), Side(cards=["chance"]))],
            "Bruno offered you M30 and Dewangen for a jail card.",
        ),
    ],
)
def test_the_reader_is_spoken_to(happened: list[Event], line: str) -> None:
    assert told(*happened) == [line]


@pytest.mark.parametrize(
    "happened",
    [
        [events.Owed(0, 1, 5, "card"), events.Paid(0, 1, 5, "card")],
        [events.Paid(0, None, 50, "fine"), events.Freed(0, "fine")],
        [events.Declined(0, 1), events.LotOpened(1, 1)],
        [events.WishesCalled(0, [1]), events.WishSealed(0)],
        [events.DiceRolled(0, (1, 2)), events.Moved(0, 0, 3, 3)],
    ],
)
def test_what_happens_in_one_breath_is_told_in_one_sentence(happened: list[Event]) -> None:
    assert len(told(*happened)) == 1
