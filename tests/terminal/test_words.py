"""What is said: events, prospects, rules, verdicts, names, drawings and colours."""

import random

import pytest
from textual.theme import Theme

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.forsale.editions import agree, choices
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import Bid, Pass, Passed, Swept
from zuschlag.rules.game import fresh
from zuschlag.terminal import catalogue, prospects, sketches
from zuschlag.terminal.buildings import called, card_lines
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.rulesheet import rules_of
from zuschlag.terminal.theme import PAPER, ROOM, SEAT_COLOURS

TELLER = Teller(["Eva", "Bruno", "Clara"])


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour is read on another, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [PAPER, ROOM])
@pytest.mark.parametrize("ground", ["room", "card", "quiet"])
def test_text_is_readable_on_every_ground(look: Theme, ground: str) -> None:
    colours = look.variables
    assert contrast(colours["ink"], colours[ground]) >= 7
    for secondary in ("muted", "hammer", "sold"):
        assert contrast(colours[secondary], colours[ground]) >= 4.5, secondary
    assert contrast(colours["on-hammer"], colours["hammer"]) >= 4.5


def test_letters_of_seats_are_readable() -> None:
    assert all(contrast(letter, ground) >= 4.5 for letter, ground in SEAT_COLOURS)


def test_thirty_buildings_have_names_and_drawings_that_fit_a_card() -> None:
    assert len({called(building) for building in range(1, 31)}) == 30
    for building in range(1, 31):
        assert all(len(line) <= sketches.WIDTH for line in card_lines(building))
        assert [len(line) for line in sketches.sketch(building)] == [sketches.WIDTH] * 3
    assert len({tuple(sketches.sketch(building)) for building in range(1, 31)}) == 30


def test_large_numbers_are_three_even_lines() -> None:
    for number in range(31):
        assert len({len(line) for line in large(number)}) == 1
    assert len({tuple(large(number)) for number in range(31)}) == 31


@pytest.mark.parametrize("edition", FOR_SALE.editions())
def test_every_edition_has_a_sentence_and_a_rules_sheet(edition: str) -> None:
    assert catalogue.difference(edition).endswith(".")
    assert "edition of its own" not in catalogue.difference(edition)
    for seats in FOR_SALE.seats(edition):
        terms = agree(edition, seats)
        told = " ".join(paragraph for _, paragraph in rules_of(terms))
        assert f"gets {terms.coins} coins" in told
        assert f"{terms.in_play} of {terms.deck.buildings} buildings" in told
        offered = choices(edition, seats)
        assert all(catalogue.house_rules()[rule][v] for rule in offered for v in offered[rule])


def test_every_bot_has_a_friendly_name() -> None:
    assert all(catalogue.opponent(name)[0].isupper() for name in FOR_SALE_BOTS)
    assert catalogue.opponent("deep-thinker") == "Deep thinker"


@pytest.mark.parametrize(
    ("edition", "seats"), [("2015", 4), ("2015-variant", 5), ("2005-published", 3)]
)
def test_the_prospect_of_a_pass_is_what_a_pass_brings(edition: str, seats: int) -> None:
    luck = random.Random(4)
    terms = agree(edition, seats)
    state = fresh(FOR_SALE, terms, luck)
    checked = 0
    while FOR_SALE.observe(state, None).phase == "buy":
        (seat,) = FOR_SALE.waiting_for(state)
        options, seen = FOR_SALE.options(state, seat), FOR_SALE.observe(state, seat)
        bounds = getattr(options, "bid", None)
        if bounds and luck.random() < 0.5:
            FOR_SALE.apply(state, seat, Bid(bounds[0]))
            continue
        expected = seen.people[seat].passing
        assert expected is not None
        passed = FOR_SALE.apply(state, seat, Pass())[0]
        assert isinstance(passed, Passed)
        assert (passed.building, passed.back, passed.paid) == (
            expected.building,
            expected.back,
            expected.paid,
        )
        assert prospects.told(expected, is_asked=True).startswith("Pass: ")
        assert prospects.told(expected, is_asked=False).startswith("If you passed now: ")
        checked += 1
    assert checked >= terms.auctions


def test_events_are_told_in_the_second_person_where_they_are_yours() -> None:
    assert TELLER.tell(Passed(0, 3, 2, 1), [9, None, None]) == [
        "You passed and took the garden shed (3): 1 paid, 2 back, 9 coins left."
    ]
    assert TELLER.tell(Passed(1, None, 4, 0)) == ["Bruno passed without a building, 4 coins back."]
    assert TELLER.tell(Passed(0, None, 0, 0)) == ["You passed without a building."]


def test_a_sweep_is_told() -> None:
    swept = Swept(2, [4, 9], [0, 12])
    assert TELLER.tell(swept) == ["Only Clara still had buildings (4 and 9) and got 0 and 12."]


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([0], "You win the day."),
        ([1], "Bruno wins the day."),
        ([0, 2], "You and Clara share the victory."),
        ([0, 1, 2], "You, Bruno and Clara share the victory."),
    ],
)
def test_victories_are_told_shared_ones_too(winners: list[int], told: str) -> None:
    assert TELLER.verdict(winners) == told
