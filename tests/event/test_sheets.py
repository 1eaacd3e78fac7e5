"""Result sheets: what they come to by the rules, and what cannot stand on one."""

import random
from typing import Any

import pytest

from tests.event.monopoly_sheets import written
from tests.laws.games import TABLES, random_action
from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.going_on import play_on
from tests.thorough import thorough
from zuschlag.errors import Refusal
from zuschlag.event.forsale.sheet import ForSaleAtBoard, ForSaleSheet
from zuschlag.event.monopoly.sheet import MonopolyAtBoard
from zuschlag.event.monopoly.sheet_words import Estate, MonopolySheet, SheetDeed
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.monopoly.game import MONOPOLY

BROWN, DARKBLUE, STATIONS = (1, 3), (37, 39), (5, 15, 25, 35)
STREETS = [
    *((1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29)),
    *((31, 32, 34), (37, 39)),
]


def deeds(slots: Any, level: int = 0) -> list[SheetDeed]:
    return [SheetDeed(slot, level) for slot in slots]


def worths(*seats: Estate, **options: object) -> list[int]:
    terms = MONOPOLY.agree("aalen-event", len(seats), options)
    return MonopolyAtBoard().count(terms, MonopolySheet(list(seats))).amounts


def test_the_examples_of_the_ledger() -> None:
    four = Estate(100, deeds(DARKBLUE, 4))
    assert worths(four, Estate(650))[0] == 2450
    more = Estate(100, [*deeds(DARKBLUE, 4), SheetDeed(5, mortgaged=True)])
    assert worths(more, Estate(650))[0] == 2550
    hotel = Estate(0, [SheetDeed(1, 5), SheetDeed(3, 4)])
    assert worths(hotel, Estate(1))[0] == 120 + 9 * 50
    assert worths(Estate(300, deeds([39])), Estate(650)) == [700, 650]
    assert worths(four, Estate(650), **{"end.buildings": "half"})[0] == 2450 - 800


def test_who_went_bankrupt_later_comes_before() -> None:
    terms = MONOPOLY.agree("aalen-event", 4)
    sheet = MonopolySheet([Estate(out=1), Estate(out=2), Estate(out=3), Estate(0, deeds([1]))])
    counted = MonopolyAtBoard().count(terms, sheet)
    assert (counted.amounts, counted.places) == ([0, 0, 0, 60], [4, 3, 2, 1])
    assert counted.warnings == ["no-cash"]


def test_odd_cash_is_only_warned_of() -> None:
    terms = MONOPOLY.agree("aalen-event", 3)
    sheet = MonopolySheet([Estate(22_501), Estate(0), Estate(0)])
    assert MonopolyAtBoard().count(terms, sheet).warnings == ["no-cash", "much-cash"]
    usual = MonopolySheet([Estate(22_498), Estate(1), Estate(1)])
    assert MonopolyAtBoard().count(terms, usual).warnings == []


LEFT = Estate(1)
IMPOSSIBLE: dict[str, list[Estate]] = {
    "event/sheet-seats": [LEFT] * 3,
    "event/sheet-deed-twice": [Estate(1, deeds([5])), Estate(1, deeds([5])), LEFT, LEFT],
    "event/sheet-no-deed": [Estate(1, deeds([0])), LEFT, LEFT, LEFT],
    "event/sheet-no-street": [Estate(1, deeds(STATIONS, 1)), LEFT, LEFT, LEFT],
    "event/sheet-part-of-group": [Estate(1, deeds([37], 1)), Estate(1, deeds([39])), LEFT, LEFT],
    "event/sheet-uneven": [Estate(1, [SheetDeed(37, 4), SheetDeed(39, 2)]), LEFT, LEFT, LEFT],
    "event/sheet-mortgaged-group": [
        *(Estate(1, [SheetDeed(37, 1), SheetDeed(39, mortgaged=True)]), LEFT, LEFT, LEFT)
    ],
    "event/sheet-bankrupt-owns": [Estate(1, out=1), LEFT, LEFT, LEFT],
    "event/sheet-bankrupt-order": [Estate(out=2), LEFT, LEFT, LEFT],
    "event/sheet-nobody-left": [Estate(out=seat) for seat in range(1, 5)],
    "event/sheet-houses": [Estate(1, deeds(sum(STREETS[1:4], ()), 4)), LEFT, LEFT, LEFT],
    "event/sheet-hotels": [Estate(1, deeds(sum(STREETS[:5], ()), 5)), LEFT, LEFT, LEFT],
}


@pytest.mark.parametrize("slug", list(IMPOSSIBLE))
def test_an_impossible_sheet_is_named(slug: str) -> None:
    terms = MONOPOLY.agree("aalen-event", 4)
    with pytest.raises(Refusal) as found:
        MonopolyAtBoard().count(terms, MonopolySheet(IMPOSSIBLE[slug]))
    assert found.value.slug == slug


def test_where_a_hotel_does_not_need_all_four_it_may_stand_beside_three_houses() -> None:
    seats = (Estate(0, [SheetDeed(37, 5), SheetDeed(39, 3)]), Estate(1))
    assert worths(*seats, **{"hotel.needsAllFour": False})[0] == 350 + 400 + 8 * 200
    with pytest.raises(Refusal, match="event/sheet-uneven"):
        worths(*seats, **{"hotel.needsAllFour": True})


def test_twelve_hotels_and_thirty_two_houses_are_all_there_are() -> None:
    terms = MONOPOLY.agree("aalen-event", 2)
    hotels = sum((STREETS[group] for group in (1, 2, 3, 4)), ())
    houses = [*deeds(STREETS[5], 4), *deeds(STREETS[6], 4), *deeds(DARKBLUE, 4)]
    sheet = MonopolySheet([Estate(1, [*deeds(hotels, 5), *houses]), LEFT])
    assert MonopolyAtBoard().count(terms, sheet).places == [1, 2]
    worst = MonopolySheet([Estate(1, [*deeds(hotels, 5), *houses, *deeds(BROWN, 1)]), LEFT])
    with pytest.raises(Refusal, match="event/sheet-houses"):
        MonopolyAtBoard().count(terms, worst)


def check_end_state(seed: int) -> None:
    """A game is played to its end; the sheet somebody fills in there comes to the same."""
    luck = random.Random(f"to the end {seed}")
    state = a_setting(seed, end_limit={"rounds": luck.randint(1, 3)}).start()
    play_on(state, luck)
    outcome = MONOPOLY.outcome(state)
    assert outcome is not None
    counted = MonopolyAtBoard().count(state.terms, written(state.read()))
    assert (counted.amounts, counted.places) == (outcome.scores, outcome.ranking)


@pytest.mark.parametrize("seed", range(3))
def test_a_sheet_comes_to_what_the_rules_say(seed: int) -> None:
    check_end_state(seed)


@thorough
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_sheets_come_to_what_the_rules_say(part: int) -> None:
    for seed in range(part * 100, part * 100 + 100):
        check_end_state(seed)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_sheet_of_for_sale_comes_to_what_the_rules_say(edition: str, seats: int) -> None:
    luck = random.Random(f"{edition} {seats}")
    terms = FOR_SALE.agree(edition, seats)
    for _ in range(3):
        state = FOR_SALE.begin(terms, FOR_SALE.deal(terms, luck))
        while not FOR_SALE.turn(state).is_over:
            seat = luck.choice(FOR_SALE.turn(state).seats)
            options = FOR_SALE.options(state, seat)
            assert options is not None
            FOR_SALE.apply(state, seat, random_action(options, luck))
        t, outcome = state.read(), FOR_SALE.outcome(state)
        assert outcome is not None
        counted = ForSaleAtBoard().count(terms, ForSaleSheet(t.income[:seats], t.coins[:seats]))
        assert (counted.amounts, counted.places) == (outcome.scores, outcome.ranking)


@pytest.mark.parametrize(
    ("seats", "least", "most", "purse"),
    [(3, 238, 238, 28), (4, 208, 238, 21), (5, 238, 238, 16), (6, 238, 238, 14)],
)
def test_cheques_add_up_and_nobody_has_more_coins_than_they_got(
    seats: int, least: int, most: int, purse: int
) -> None:
    terms = FOR_SALE.agree("2015", seats)

    def count(total: int, coins: int = 0) -> list[int]:
        cheques = [total - 10 * (seats - 1), *[10] * (seats - 1)]
        sheet = ForSaleSheet(cheques, [coins, *[0] * (seats - 1)])
        return ForSaleAtBoard().count(terms, sheet).places

    for total in {least, most}:
        assert count(total, purse) == [1, *[2] * (seats - 1)]
    for total in (least - 1, most + 1):
        with pytest.raises(Refusal, match=f"event/sheet-{'all-' * (least == most)}cheques"):
            count(total)
    with pytest.raises(Refusal, match="event/sheet-coins"):
        count(most, purse + 1)
    with pytest.raises(Refusal, match="event/sheet-seats"):
        ForSaleAtBoard().count(terms, ForSaleSheet([238], [0]))
