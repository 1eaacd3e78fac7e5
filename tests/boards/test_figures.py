"""Both boards have the figures of the ledger, typed here a second time (3.1, 3.3, 3.4, GAP-31)."""

import pytest

from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.board import Board, Card

# slot, kind, group, price, house, bare, one to four houses, hotel, mortgage
FIGURES = """\
0,go,,,,,,,,,,
1,street,brown,60,50,2,10,30,90,160,250,30
2,chest,,,,,,,,,,
3,street,brown,60,50,4,20,60,180,320,450,30
4,donation,,,,,,,,,,
5,station,station,200,,,,,,,,100
6,street,lightblue,100,50,6,30,90,270,400,550,50
7,chance,,,,,,,,,,
8,street,lightblue,100,50,6,30,90,270,400,550,50
9,street,lightblue,120,50,8,40,100,300,450,600,60
10,jail,,,,,,,,,,
11,street,pink,140,100,10,50,150,450,625,750,70
12,utility,utility,150,,,,,,,,75
13,street,pink,140,100,10,50,150,450,625,750,70
14,street,pink,160,100,12,60,180,500,700,900,80
15,station,station,200,,,,,,,,100
16,street,orange,180,100,14,70,200,550,750,950,90
17,chest,,,,,,,,,,
18,street,orange,180,100,14,70,200,550,750,950,90
19,street,orange,200,100,16,80,220,600,800,1000,100
20,parking,,,,,,,,,,
21,street,red,220,150,18,90,250,700,875,1050,110
22,chance,,,,,,,,,,
23,street,red,220,150,18,90,250,700,875,1050,110
24,street,red,240,150,20,100,300,750,925,1100,120
25,station,station,200,,,,,,,,100
26,street,yellow,260,150,22,110,330,800,975,1150,130
27,street,yellow,260,150,22,110,330,800,975,1150,130
28,utility,utility,150,,,,,,,,75
29,street,yellow,280,150,24,120,360,850,1025,1200,140
30,go-to-jail,,,,,,,,,,
31,street,green,300,200,26,130,390,900,1100,1275,150
32,street,green,300,200,26,130,390,900,1100,1275,150
33,chest,,,,,,,,,,
34,street,green,320,200,28,150,450,1000,1200,1400,160
35,station,station,200,,,,,,,,100
36,chance,,,,,,,,,,
37,street,darkblue,350,200,35,175,500,1100,1300,1500,175
38,donation,,,,,,,,,,
39,street,darkblue,400,200,50,200,600,1400,1700,2000,200
"""
CHANCE = [
    ("move", 39),
    ("move", 0),
    ("move", 24),
    ("move", 11),
    ("nearest-station",),
    ("nearest-station",),
    ("nearest-utility",),
    ("receive", 50),
    ("keeper",),
    ("back", 3),
    ("jail",),
    ("repairs", 25, 100),
    ("pay", 15),
    ("move", 5),
    ("pay-each", 50),
    ("receive", 150),
]
CHEST = [
    ("move", 0),
    ("receive", 200),
    ("pay", 50),
    ("receive", 50),
    ("keeper",),
    ("jail",),
    ("receive", 100),
    ("receive", 20),
    ("collect-each", 10),
    ("receive", 100),
    ("pay", 100),
    ("pay", 50),
    ("receive", 25),
    ("repairs", 40, 115),
    ("receive", 10),
    ("receive", 100),
]


@pytest.fixture(params=board.names())
def known(request: pytest.FixtureRequest) -> Board:
    return board.load(request.param)


def test_every_slot_has_the_figures_of_the_ledger(known: Board) -> None:
    for line, slot in zip(FIGURES.splitlines(), known.slots, strict=True):
        number, kind, group, *figures = line.split(",")
        price, house, *rents, mortgage = (int(figure or 0) for figure in figures)
        assert (slot.kind, slot.group) == (kind, group), number
        assert (slot.price, slot.house) == (price, house), number
        assert slot.rents == (tuple(rents) if kind == "street" else ()), number
        assert slot.price == 2 * mortgage, number


def test_the_sums_are_those_of_the_ledger(known: Board) -> None:
    assert sum(slot.price for slot in known.slots if slot.kind == "street") == 4590
    assert sum(slot.price for slot in known.slots) == 5690
    assert sum(slot.price // 2 for slot in known.slots) == 2845
    hotels = sum(5 * slot.house for slot in known.slots)
    assert hotels == 13_750
    assert sum(slot.price > 0 for slot in known.slots) == 28


def test_the_two_donations_are_200_and_100_and_no_properties(known: Board) -> None:
    """MA-DON-1, GAP-01, GAP-02."""
    assert [(n, slot.amount) for n, slot in enumerate(known.slots) if slot.amount] == [
        (4, 200),
        (38, 100),
    ]
    assert known.slots[4].group == known.slots[38].group == ""


def test_money_and_bank_are_those_of_the_rule_sheet(known: Board) -> None:
    money = known.money
    assert (money.start, money.salary, money.fine) == (1500, 200, 50)
    assert (money.station, money.utility) == ((25, 50, 100, 200), (4, 10))
    assert (money.utility_by_card, money.station_by_card) == (10, 2)
    assert (known.bank.houses, known.bank.hotels) == (32, 12)
    assert known.currency == "M"


def told(card: Card) -> tuple[str | int, ...]:
    figures = (card.to, card.amount, card.steps, card.house, card.hotel)
    return (card.effect, *(figure for figure in figures if figure))


def test_both_decks_have_the_effects_of_the_ledger(known: Board) -> None:
    for deck, prefix, expected in ((known.chance, "CH", CHANCE), (known.chest, "CC", CHEST)):
        assert [card.id for card in deck] == [f"{prefix}-{n:02}" for n in range(1, 17)]
        # The start is slot 0, and 0 is what an absent figure is, too.
        assert [told(card) for card in deck] == [
            ("move",) if one == ("move", 0) else one for one in expected
        ]


def test_the_decks_balance_as_in_the_ledger(known: Board) -> None:
    signs = {"receive": 1, "pay": -1}
    balances = [
        sum(signs.get(card.effect, 0) * card.amount for card in deck)
        for deck in (known.chance, known.chest)
    ]
    assert balances == [185, 405]
