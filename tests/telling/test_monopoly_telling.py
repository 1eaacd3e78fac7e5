"""The Monopoly telling held against the worked examples of its ledger, and against its laws."""

import json
import random
from typing import Any

import pytest

from .monopoly.board import CHANCE, CHEST, GROUPS, PROPERTIES, SPACES, STREETS
from .monopoly.building import is_even
from .monopoly.judge import Telling, judge, opener_of
from .monopoly.table import Debt, Table

A, B, C, D = range(4)
ORANGE = (16, 18, 19)


def game(seats: int = 4, edition: str = "aalen-event", **options: Any) -> Telling:
    """A fresh game; `rent__claim` means `rent.claim`."""
    written = {key.replace("__", "."): value for key, value in options.items()}
    return Telling(edition, seats, written)


def give(telling: Telling, seat: int, *slots: int, level: int = 0) -> None:
    """Deeds, built so high."""
    for slot in slots:
        telling.table.owner[slot] = seat
        telling.table.level[slot] = level
    if level:
        telling.table.stock["hotel" if level == 5 else "house"] -= len(slots) * (level % 5 or 1)


def window(telling: Telling, turn: int = B, ended: int = A) -> Table:
    """After the turn of `ended`, before the roll of `turn`."""
    table = telling.table
    table.in_window, table.turn, table.pivot = True, turn, ended
    table.turns_ended = max(table.turns_ended, 1)
    return table


def own_turn(telling: Telling, seat: int = A, stage: str = "end") -> Table:
    """In the middle of a turn."""
    table = telling.table
    table.turn = table.pivot = seat
    table.in_window, table.rolled, table.stage = False, True, stage
    return table


def roll(telling: Telling, seat: int, *dice: int) -> dict[str, Any]:
    """Roll, throw every pair given, and look."""
    assert telling.apply(seat, "roll")
    for first, second in zip(dice[::2], dice[1::2], strict=True):
        telling.throw(first, second)
    return telling.answer()


def play(telling: Telling, *actions: tuple[Any, ...]) -> dict[str, Any]:
    """Legal actions one after the other, and look."""
    for seat, verb, *args in actions:
        assert telling.apply(seat, verb, *args), (seat, verb, args)
    return telling.answer()


def refuses(telling: Telling, seat: int, verb: str, *args: Any) -> bool:
    """Is it refused, and nothing changed."""
    before = repr(telling.table)
    return not telling.apply(seat, verb, *args) and repr(telling.table) == before


def owes(telling: Telling, debtor: int, to: int | None, amount: int) -> None:
    """A debt by hand; the next action makes it felt."""
    telling.table.debts.append(Debt(debtor, to, amount))


# 3.1 Board


def test_board_adds_up() -> None:
    assert (len(SPACES), len(PROPERTIES), len(STREETS)) == (40, 28, 22)
    assert sum(SPACES[slot].price for slot in STREETS) == 4590
    assert sum(SPACES[slot].price for slot in PROPERTIES) == 5690
    assert sum(SPACES[slot].mortgage for slot in PROPERTIES) == 2845
    assert sum(5 * SPACES[slot].house for slot in STREETS) == 13750
    assert {slot for slot in PROPERTIES if SPACES[slot].mortgage % 10} == {12, 28, 37}
    assert [SPACES[slot].mortgage + SPACES[slot].interest for slot in (12, 37, 39)] == [
        83,
        193,
        220,
    ]
    assert [len(slots) for slots in GROUPS.values()] == [2, 4, 3, 3, 2, 3, 3, 3, 3, 2]


def test_cards_add_up() -> None:
    signs = {"receive": 1, "pay": -1}
    for deck, balance in [(CHANCE, 185), (CHEST, 405)]:
        assert len(deck) == 16
        assert sum(signs.get(effect, 0) * figure for effect, figure, _ in deck.values()) == balance


# 1.2 Setup


@pytest.mark.parametrize(("setup", "opener"), [
    ([[[3, 4]], [[1, 3]], [[4, 5]], [[5, 6]]], D),  # MA-BANK-4
    ([[[2, 3]], [[4, 5]], [[4, 4]], [[1, 2]]], B),  # MA-TURN-2
    ([[[3, 4], [1, 2]], [[3, 4], [1, 1]], [[1, 3]], [[1, 2]]], A),  # GAP-12
    ([[[3, 4], [1, 2]], [[3, 4], [1, 3], [1, 1]], [[3, 4], [2, 2], [1, 2]], [[3, 4], [2, 1]]], C),
])  # fmt: skip
def test_setup_rolls_give_the_opener(setup: list[list[list[int]]], opener: int) -> None:
    assert opener_of({"setup": setup}, 4) == opener


def test_new_game() -> None:
    """MA-BANK-5, MA-MONEY-1, GAP-15."""
    seen = game().answer()
    assert (seen["cash"], seen["positions"], seen["owners"]) == ([1500] * 4, [0] * 4, [None] * 40)
    assert (seen["phase"], seen["round"], seen["turn"], seen["waiting"]) == ("turn", 1, A, [A])
    assert (seen["bank"], seen["scores"], seen["ending"]) == (
        {"houses": 32, "hotels": 12},
        None,
        None,
    )


# 1.4 Turn, LOS, doubles


@pytest.mark.parametrize(("start", "dice", "slot", "gain"), [
    (36, (3, 4), 3, 200), (35, (2, 3), 0, 200), (0, (2, 3), 5, 0), (10, (4, 6), 20, 0),
])  # fmt: skip
def test_moving(start: int, dice: tuple[int, int], slot: int, gain: int) -> None:
    """MA-TURN-4, MA-GO-1, MA-REST-1, GAP-15."""
    telling = game()
    telling.table.positions[A] = start
    seen = roll(telling, A, *dice)
    assert (seen["positions"][A], seen["cash"][A]) == (slot, 1500 + gain)


def test_salary_twice_in_one_turn() -> None:
    """MA-GO-2."""
    telling = game()
    telling.table.positions[A] = 39
    seen = roll(telling, A, 1, 2)
    assert (seen["positions"][A], seen["cash"][A], telling.table.chest[-1]) == (0, 1900, "CC-01")


def test_donation_and_double() -> None:
    """MA-DBL-1, MA-DON-1."""
    telling = game()
    seen = roll(telling, A, 2, 2)
    assert (seen["cash"][A], seen["waiting"]) == (1300, [A])
    assert refuses(telling, A, "done")
    assert roll(telling, A, 1, 5)["positions"][A] == 10


def test_donation_is_data() -> None:
    telling = game(donation=[10, 7])
    assert roll(telling, A, 1, 3)["cash"][A] == 1490
    telling = game(donation=[10, 7])
    telling.table.positions[A] = 35
    assert roll(telling, A, 1, 2)["cash"][A] == 1493


def test_third_double_goes_to_jail_unmoved() -> None:
    """MA-DBL-2, GAP-25."""
    telling = game()
    give(telling, A, 8)
    telling.table.chest.insert(0, "CC-15")
    roll(telling, A, 1, 1)
    roll(telling, A, 3, 3)
    seen = roll(telling, A, 5, 5)
    assert (seen["positions"][A], seen["jail"][A], seen["cash"][A]) == (10, 1, 1510)
    assert (seen["phase"], seen["turn"], seen["waiting"]) == ("window", B, [B])


def test_order_round_and_tokens_sharing_a_space() -> None:
    """MA-TURN-3, MA-TURN-6, MA-TURN-7."""
    telling = Telling("aalen-event", 4, {}, {"opener": B})
    for seat, turn, number in [(B, C, 1), (C, D, 1), (D, A, 1), (A, B, 2)]:
        telling.table.positions[seat] = 10
        roll(telling, seat, 4, 6)
        seen = play(telling, (seat, "done"))
        assert (seen["turn"], seen["round"]) == (turn, number)
    assert telling.table.positions == [20] * 4


# 1.5 Buying


def test_buying() -> None:
    """MA-BUY-1, GAP-45."""
    telling = game()
    telling.table.positions[A] = 36
    roll(telling, A, 1, 2)
    assert refuses(telling, A, "done")
    assert refuses(telling, B, "buy")
    poor = game()
    poor.table.positions[A], poor.table.cash[A] = 36, 399
    roll(poor, A, 1, 2)
    assert refuses(poor, A, "buy")
    assert play(poor, (A, "decline"))["phase"] == "auction"
    seen = play(telling, (A, "buy"))
    assert (seen["cash"][A], seen["owners"][39], seen["waiting"]) == (1100, A, [A])


def test_decliner_may_bid() -> None:
    """MA-BUY-3, MA-BUY-4, GAP-42."""
    telling = game()
    telling.table.positions[A] = 36
    roll(telling, A, 1, 2)
    seen = play(telling, (A, "decline"))
    assert seen["auction"] == {"lot": 39, "high": 0, "leader": None, "turn": B}
    seen = play(telling, (B, "pass"), (C, "pass"), (D, "pass"))
    assert seen["waiting"] == [A]
    seen = play(telling, (A, "bid", 120))
    assert (seen["owners"][39], seen["cash"][A], seen["phase"]) == (A, 1380, "turn")


# 1.6 Rent, 2.4 claims


@pytest.mark.parametrize(("deeds", "mortgaged", "levels", "slot", "options", "rent"), [
    ([11], [], {}, 11, {}, 10),  # MA-RENT-1
    ([37, 39], [], {37: 3, 39: 3}, 39, {}, 1400),  # MA-RENT-2
    ([16, 18, 19], [], {}, 19, {}, 32),  # MA-RENT-7
    ([16, 18, 19], [16], {}, 19, {}, 16),  # MA-RENT-9
    ([16, 18, 19], [16], {}, 19, {"rent__groupWithMortgage": "double"}, 32),  # GAP-06
    ([16, 18, 19], [], {16: 1}, 18, {}, 28),  # GAP-40
    ([5, 15, 25], [], {}, 25, {}, 100),  # MA-RENT-10
    ([5, 15, 25, 35], [], {}, 25, {}, 200),
    ([5, 15], [5], {}, 15, {}, 50),  # GAP-39
    ([5, 15], [5], {}, 15, {"rent__countMortgaged": False}, 25),
    ([12], [], {}, 12, {"rent__utilityRoll": "arrival"}, 16),
    ([12, 28], [], {}, 12, {"rent__utilityRoll": "arrival"}, 40),
    ([12, 28], [28], {}, 12, {"rent__utilityRoll": "arrival", "rent__countMortgaged": False}, 16),
])  # fmt: skip
def test_rents(
    deeds: list[int], mortgaged: list[int], levels: dict[int, int], slot: int,
    options: dict[str, Any], rent: int,
) -> None:  # fmt: skip
    telling = game(**options)
    give(telling, C, *deeds)
    telling.table.level.update(levels)
    telling.table.mortgaged = set(mortgaged)
    telling.table.positions[A] = slot - 4
    seen = roll(telling, A, 1, 3)
    assert seen["claims"] == [{"id": 0, "debtor": A, "owner": C, "slot": slot, "amount": rent}]
    seen = play(telling, (C, "demand", 0))
    assert (seen["cash"], seen["claims"]) == ([1500 - rent, 1500, 1500 + rent, 1500], [])


@pytest.mark.parametrize(("deeds", "dice", "rent"), [
    ([12], (5, 2), 28), ([12, 28], (6, 6), 120),  # MA-RENT-11, MA-RENT-12
])  # fmt: skip
def test_fresh_rent_roll_at_utilities(deeds: list[int], dice: tuple[int, int], rent: int) -> None:
    telling = game()
    give(telling, C, *deeds)
    telling.table.positions[A] = 5
    assert roll(telling, A, 3, 4)["claims"][0]["amount"] is None
    play(telling, (C, "demand", 0))
    assert telling.wants_chance
    assert refuses(telling, A, "done")
    telling.throw(*dice)
    assert telling.answer()["cash"] == [1500 - rent, 1500, 1500 + rent, 1500]
    play(telling, (A, "done"))  # no extra roll


def landed(*, double: bool = False, seats: int = 4, **options: Any) -> Telling:
    """A has come to C's #16 (or with two players to B's)."""
    telling = game(seats, **options)
    give(telling, C if seats > 2 else B, 16)
    telling.table.positions[A] = 12 if double else 13
    roll(telling, A, 2, 2 if double else 1)
    return telling


def test_demand_in_time() -> None:
    """MA-RENT-4, MA-RENT-5, 2.4 (a)."""
    telling = landed()
    assert refuses(telling, B, "demand", 0)
    assert refuses(telling, C, "demand", 1)
    seen = play(telling, (A, "done"), (C, "demand", 0))
    assert seen["cash"][:3] == [1486, 1500, 1514]
    late = landed()
    play(late, (A, "done"))
    roll(late, B, 1, 2)
    assert refuses(late, C, "demand", 0)
    assert late.answer()["claims"] == []


def test_own_second_roll_closes_nothing() -> None:
    """2.4 (b)."""
    telling = landed(double=True)
    give(telling, D, 19)
    roll(telling, A, 1, 2)
    seen = play(telling, (C, "demand", 0), (D, "demand", 1))
    assert seen["cash"] == [1470, 1500, 1514, 1516]


def test_two_players_lose_the_rent_by_rolling() -> None:
    """2.4 (c)."""
    telling = landed(seats=2)
    play(telling, (A, "done"))
    roll(telling, B, 1, 2)
    assert refuses(telling, B, "demand", 0)


def test_amount_is_fixed_at_landing() -> None:
    """2.4 (d)."""
    telling = landed()
    play(telling, (A, "done"))
    give(telling, C, 18, 19)
    assert play(telling, (C, "demand", 0))["cash"][C] == 1514


def test_no_demand_while_mortgaged() -> None:
    """2.4 (e) and (f), MA-RENT-3, MA-MORT-6."""
    telling = landed()
    play(telling, (A, "done"), (C, "mortgage", 16))
    assert refuses(telling, C, "demand", 0)
    play(telling, (C, "redeem", 16), (C, "demand", 0))
    telling = game()
    give(telling, C, 16)
    telling.table.mortgaged = {16}
    telling.table.positions[A] = 13
    roll(telling, A, 2, 1)
    play(telling, (A, "done"), (C, "redeem", 16))
    assert refuses(telling, C, "demand", 0)


def test_claim_stays_with_the_owner_at_landing() -> None:
    """2.4, 4; MA-STD-3."""
    telling = landed()
    telling.table.jail[C] = 1
    play(telling, (A, "done"))
    telling.table.owner[16] = D
    assert refuses(telling, D, "demand", 0)
    assert play(telling, (C, "demand", 0))["cash"][C] == 1514


def test_waiving() -> None:
    telling = landed()
    play(telling, (C, "waive", 0))
    assert refuses(telling, C, "demand", 0)


def test_automatic_rent() -> None:
    telling = landed(rent__claim="auto")
    assert telling.answer()["cash"][:3] == [1486, 1500, 1514]
    play(telling, (A, "done"))
    give(telling, A, 12)
    telling.table.positions[B] = 5
    assert telling.apply(B, "roll")
    telling.throw(3, 4)
    assert telling.wants_chance
    telling.throw(1, 1)
    assert telling.answer()["cash"][:2] == [1494, 1492]
    assert telling.table.next_claim == 2


def test_championship_window() -> None:
    """2.4, 6: until the second following player's roll."""
    telling = landed(rent__claim="championship")
    play(telling, (A, "done"))
    roll(telling, B, 4, 6)
    assert len(telling.table.claims) == 1
    own_turn(telling, B)
    play(telling, (B, "done"))
    roll(telling, C, 1, 2)
    assert telling.table.claims == []


@pytest.mark.parametrize(("card", "start", "slot", "dice", "rent"), [
    ("CH-05", 4, 15, (), 50), ("CH-07", 4, 12, (3, 4), 70), ("CH-04", 4, 11, (), 10),
])  # fmt: skip
def test_rent_after_a_card(
    card: str, start: int, slot: int, dice: tuple[int, ...], rent: int
) -> None:
    """GAP-56."""
    telling = game(rent__utilityRoll="arrival")
    give(telling, C, slot)
    telling.table.chance.insert(0, card)
    telling.table.positions[A] = start
    seen = roll(telling, A, 1, 2)
    assert seen["positions"][A] == slot
    play(telling, (C, "demand", 0))
    if dice:
        telling.throw(*dice)
    assert telling.answer()["cash"][A] == 1500 - rent


# 1.7 Cards


def drawing(card: str, at: int = 7, **options: Any) -> Telling:
    """A is about to draw this card, coming from three spaces before."""
    telling = game(**options)
    deck = "chance" if card.startswith("CH") else "chest"
    telling.table.deck(deck).remove(card)
    telling.table.deck(deck).insert(0, card)
    telling.table.positions[A] = at - 3
    return telling


@pytest.mark.parametrize(("card", "at", "slot", "cash"), [
    ("CH-01", 7, 39, 1500), ("CH-02", 22, 0, 1700), ("CH-03", 36, 24, 1700),
    ("CH-05", 7, 15, 1500), ("CH-06", 22, 25, 1500), ("CH-05", 36, 5, 1700),
    ("CH-07", 7, 12, 1500), ("CH-07", 22, 28, 1500), ("CH-07", 36, 12, 1700),
    ("CH-08", 7, 7, 1550), ("CH-10", 7, 4, 1300), ("CH-10", 22, 19, 1500),
    ("CH-13", 7, 7, 1485), ("CH-14", 7, 5, 1700), ("CH-16", 7, 7, 1650),
    ("CC-02", 17, 17, 1700), ("CC-11", 17, 17, 1400), ("CC-13", 33, 33, 1525),
])  # fmt: skip
def test_cards(card: str, at: int, slot: int, cash: int) -> None:
    """MA-BANK-6, MA-CARD-1, 3.3, 3.4."""
    seen = roll(drawing(card, at), A, 1, 2)
    assert (seen["positions"][A], seen["cash"][A], seen["jail"][A]) == (slot, cash, 0)


@pytest.mark.parametrize(("card", "at"), [("CH-11", 36), ("CC-06", 17)])
def test_card_to_jail(card: str, at: int) -> None:
    """MA-GO-3, MA-JAIL-2, MA-JAIL-3."""
    telling = drawing(card, at)
    seen = roll(telling, A, 1, 2)
    assert (seen["positions"][A], seen["jail"][A], seen["cash"][A]) == (10, 1, 1500)
    assert (seen["phase"], seen["waiting"]) == ("window", [B])


def test_card_chain() -> None:
    """GAP-68."""
    telling = drawing("CH-10", 36)
    telling.table.chest.insert(0, "CC-02")
    assert roll(telling, A, 1, 2)["cash"][A] == 1700


def test_decks_are_cyclic_without_the_keeper() -> None:
    """MA-CARD-2, MA-CARD-3."""
    telling = drawing("CH-09")
    seen = roll(telling, A, 1, 2)
    assert (seen["cards"], len(telling.table.chance)) == ({"chance": A, "chest": None}, 15)
    assert telling.table.chance[0] == "CH-01"


def test_repairs() -> None:
    for card, cost in [("CH-12", 4 * 25 + 100), ("CC-14", 4 * 40 + 115)]:
        telling = drawing(card, 7 if card.startswith("CH") else 17)
        give(telling, A, 37, level=4)
        give(telling, A, 39, level=5)
        assert roll(telling, A, 1, 2)["cash"][A] == 1500 - cost


def test_everybody_pays_in_order() -> None:
    """GAP-23, GAP-58."""
    seen = roll(drawing("CH-15"), A, 1, 2)
    assert seen["cash"] == [1350, 1550, 1550, 1550]
    telling = drawing("CC-09", 17)
    telling.table.cash[C] = 0
    give(telling, C, 5)
    seen = roll(telling, A, 1, 2)
    assert (seen["phase"], seen["cash"], seen["waiting"]) == ("debt", [1510, 1490, 0, 1500], [C])
    assert seen["debts"] == [{"from": C, "to": A, "amount": 10}, {"from": D, "to": A, "amount": 10}]
    assert refuses(telling, A, "done")
    assert refuses(telling, A, "mortgage", 5)
    assert play(telling, (C, "mortgage", 5))["cash"] == [1530, 1490, 90, 1490]


# 1.8 Jail


def jailed(turn: int = 1, cash: int = 1500) -> Telling:
    """A sits in jail and is about to roll."""
    telling = game()
    window(telling, A, D)
    telling.table.positions[A], telling.table.jail[A] = 10, turn
    telling.table.cash[A] = cash
    return telling


def test_go_to_jail_space_ends_the_turn() -> None:
    """MA-JAIL-1, GAP-24."""
    telling = game()
    telling.table.positions[A] = 22
    seen = roll(telling, A, 4, 4)
    assert (seen["positions"][A], seen["jail"][A]) == (10, 1)
    assert refuses(telling, A, "roll")
    assert (seen["phase"], seen["turn"]) == ("window", B)


def test_paying_the_fine() -> None:
    """MA-JAIL-4, GAP-26, GAP-28."""
    telling = jailed(2, 100)
    seen = play(telling, (A, "pay-fine"))
    assert (seen["phase"], seen["cash"][A], seen["jail"][A]) == ("window", 50, 0)
    seen = roll(telling, A, 3, 3)
    assert seen["positions"][A] == 16
    play(telling, (A, "decline"), (B, "pass"), (C, "pass"), (D, "pass"), (A, "pass"))
    assert refuses(telling, A, "done")
    assert telling.apply(A, "roll")
    assert refuses(jailed(1, 49), A, "pay-fine")
    assert refuses(jailed(0), A, "pay-fine")


def test_using_the_card() -> None:
    """MA-JAIL-5."""
    telling = jailed()
    telling.table.keeper["chance"] = A
    telling.table.chance.remove("CH-09")
    assert refuses(telling, A, "use-card", "chest")
    play(telling, (A, "use-card", "chance"))
    assert telling.table.chance[-1] == "CH-09"
    assert len(telling.table.chance) == 16
    telling.table.chest.insert(0, "CC-15")
    assert roll(telling, A, 2, 5)["positions"][A] == 17


def test_double_out_of_jail_gives_no_further_roll() -> None:
    """MA-JAIL-7, GAP-27."""
    telling = jailed()
    give(telling, A, 18)
    seen = roll(telling, A, 4, 4)
    assert (seen["positions"][A], seen["jail"][A], seen["cash"][A]) == (18, 0, 1500)
    play(telling, (A, "done"))


def test_three_tries() -> None:
    """MA-JAIL-6, MA-JAIL-8."""
    seen = roll(jailed(1), A, 2, 5)
    assert (seen["positions"][A], seen["jail"][A]) == (10, 2)
    telling = jailed(3, 60)
    telling.table.chest.insert(0, "CC-15")
    seen = roll(telling, A, 2, 5)
    assert (seen["positions"][A], seen["jail"][A], seen["cash"][A]) == (17, 0, 20)


def test_third_failure_without_money() -> None:
    """GAP-30."""
    telling = jailed(3, 20)
    seen = roll(telling, A, 2, 5)
    assert seen["debts"] == [{"from": A, "to": None, "amount": 50}]
    seen = play(telling, (A, "give-up"))
    assert (seen["positions"][A], seen["phase"], seen["turn"], seen["cash"][A]) == (
        10,
        "window",
        B,
        0,
    )
    telling = jailed(3, 20)
    give(telling, A, 5)
    telling.table.chest.insert(0, "CC-15")
    roll(telling, A, 2, 5)
    assert refuses(telling, A, "give-up")
    seen = play(telling, (A, "mortgage", 5))
    assert (seen["positions"][A], seen["cash"][A]) == (17, 80)


def test_staying_without_a_try_where_allowed() -> None:
    """GAP-29."""
    telling = jailed()
    assert refuses(telling, A, "done")
    telling.table.flags["jail.rollOptional"] = True
    seen = play(telling, (A, "done"))
    assert (seen["turn"], seen["jail"][A]) == (B, 2)


# 1.9 Standing actions


def test_windows() -> None:
    """MA-STD-1, MA-STD-2, GAP-19, GAP-20."""
    telling = game()
    give(telling, D, 5, *ORANGE)
    own_turn(telling, B)
    assert refuses(telling, D, "mortgage", 5)
    assert refuses(telling, D, "build", [16])
    play(telling, (B, "done"), (D, "mortgage", 5), (D, "build", [16]))
    own_turn(telling, A, "roll")
    assert refuses(telling, D, "build", [18])


def test_hold() -> None:
    """GAP-22."""
    telling = game()
    window(telling)
    play(telling, (C, "hold"))
    assert refuses(telling, B, "roll")
    assert telling.answer()["waiting"] == [C]
    play(telling, (C, "done"))
    assert refuses(telling, C, "hold")
    assert refuses(telling, C, "done")
    assert telling.apply(B, "roll")


def test_hold_in_advance() -> None:
    telling = game()
    own_turn(telling, A)
    play(telling, (C, "hold"), (D, "hold"), (D, "done"), (A, "hold"), (A, "done"))
    assert telling.answer()["waiting"] == [A, C]
    assert refuses(telling, B, "roll")
    play(telling, (A, "done"), (C, "done"))
    roll(telling, B, 1, 2)
    assert telling.table.have_held == set()


# 1.10 Auctions


def auctioned(**options: Any) -> Telling:
    """A has declined #39."""
    telling = game(**options)
    telling.table.positions[A] = 36
    roll(telling, A, 1, 2)
    play(telling, (A, "decline"))
    return telling


def test_bids() -> None:
    """GAP-41, GAP-42, GAP-44, GAP-46."""
    telling = auctioned()
    telling.table.cash[B] = 100
    give(telling, B, 5)
    assert refuses(telling, C, "bid", 1)
    assert refuses(telling, B, "bid", 0)
    assert refuses(telling, B, "bid", 120)
    assert refuses(telling, C, "mortgage", 5)
    assert refuses(telling, B, "offer", A, {"cash": 1}, {"deeds": [39]})
    play(telling, (B, "mortgage", 5), (B, "bid", 120))
    assert refuses(telling, C, "bid", 120)
    play(telling, (C, "bid", 121), (D, "pass"), (A, "pass"), (B, "bid", 130), (C, "pass"))
    assert (telling.table.owner[39], telling.table.cash[B]) == (B, 70)


def test_nobody_bids() -> None:
    """GAP-43."""
    telling = auctioned()
    seen = play(telling, (B, "pass"), (C, "pass"), (D, "pass"), (A, "pass"))
    assert (seen["owners"][39], seen["phase"]) == (None, "turn")


def test_minimum_and_step() -> None:
    telling = auctioned(auction__minOpen=10, auction__step=5)
    assert refuses(telling, B, "bid", 9)
    play(telling, (B, "bid", 10))
    assert refuses(telling, C, "bid", 14)
    play(telling, (C, "bid", 15))


def test_open_outcry() -> None:
    telling = auctioned(auction__order="open")
    assert telling.answer()["auction"]["turn"] is None
    assert telling.answer()["waiting"] == [A, B, C, D]
    play(telling, (D, "bid", 5), (B, "bid", 6), (A, "pass"), (C, "pass"))
    assert refuses(telling, B, "bid", 7)
    assert telling.answer()["waiting"] == [D]
    assert play(telling, (D, "pass"))["owners"][39] == B


# 1.11 Building


def builder(level: int = 0, **options: Any) -> Telling:
    """A has orange and 1500, in A's own turn."""
    telling = game(**options)
    give(telling, A, *ORANGE, level=level)
    own_turn(telling)
    return telling


def test_building_needs_the_group() -> None:
    """MA-BUILD-1, MA-BUILD-2, MA-BANK-9."""
    telling = game()
    own_turn(telling)
    give(telling, A, 39)
    assert refuses(telling, A, "build", [39])
    give(telling, A, 37)
    seen = play(telling, (A, "build", [37]))
    assert (seen["cash"][A], seen["levels"][37], seen["bank"]["houses"]) == (1300, 1, 31)


def test_building_evenly() -> None:
    """MA-BUILD-3, MA-BUILD-4, MA-BUILD-6."""
    telling = builder()
    play(telling, (A, "build", [16]))
    assert refuses(telling, A, "build", [16])
    assert refuses(telling, A, "build", [])
    assert refuses(telling, A, "build", [5])
    play(telling, (A, "build", [18]), (A, "build", [19, 19, 16, 18]))
    assert [telling.table.level[slot] for slot in ORANGE] == [2, 2, 2]
    hotels = builder(5)
    assert refuses(hotels, A, "build", [16])


def test_hotel() -> None:
    """MA-BUILD-5, GAP-07."""
    telling = game()
    own_turn(telling)
    give(telling, A, 37, 39, level=4)
    seen = play(telling, (A, "build", [39]))
    assert (seen["cash"][A], seen["bank"]) == (1300, {"houses": 28, "hotels": 11})
    uneven = builder(3)
    uneven.table.level[16] = 4
    assert refuses(uneven, A, "build", [16])
    uneven.table.flags["hotel.needsAllFour"] = False
    play(uneven, (A, "build", [16]))
    assert refuses(uneven, A, "sell", [18])


def test_no_building_beside_a_mortgage() -> None:
    """MA-BUILD-7."""
    telling = builder()
    telling.table.mortgaged = {16}
    assert refuses(telling, A, "build", [18])


def test_empty_bank() -> None:
    """MA-BUILD-8, GAP-33b."""
    telling = builder()
    telling.table.stock["house"] = 0
    assert refuses(telling, A, "build", [16])
    telling = builder(3)
    telling.table.stock["house"] = 2
    assert refuses(telling, A, "build", [16, 16, 18, 18, 19, 19])
    telling.table.stock["house"] = 3
    seen = play(telling, (A, "build", [16, 16, 18, 18, 19, 19]))
    assert (seen["cash"][A], seen["bank"]) == (900, {"houses": 12, "hotels": 9})


# 2.5 Shortage


def shortage(houses: int, **options: Any) -> Telling:
    """In the window after C's turn: A with orange (100), B with brown (50), few houses."""
    telling = game(**options)
    give(telling, A, *ORANGE)
    give(telling, B, 1, 3)
    window(telling, D, C)
    telling.table.stock["house"] = houses
    return telling


def test_enough_houses_for_all_wishes() -> None:
    """GAP-32, 2.5 step 2."""
    telling = shortage(3)
    seen = play(telling, (A, "wish", {"16": 1, "18": 1}))
    assert (seen["phase"], seen["waiting"], seen["levels"][16]) == ("wishes", [B], 0)
    assert refuses(telling, D, "roll")
    assert refuses(telling, C, "wish", {"16": 1})
    seen = play(telling, (B, "wish", {"1": 1}))
    assert (seen["cash"][:2], seen["bank"]["houses"], seen["phase"]) == ([1300, 1450], 0, "window")


def test_house_auction() -> None:
    """MA-BUILD-9..11, GAP-33, GAP-33a, GAP-72."""
    telling = shortage(2)
    seen = play(telling, (A, "wish", {"16": 1, "18": 1}), (B, "wish", {"1": 1, "3": 1}))
    assert seen["auction"] == {"lot": "house", "high": 50, "leader": B, "turn": A}
    assert seen["bank"]["houses"] == 1
    assert refuses(telling, C, "bid", 200)
    assert refuses(telling, A, "bid", 99)
    assert refuses(telling, A, "bid", 150, 39)
    seen = play(telling, (A, "bid", 120, 19), (B, "bid", 121, 1), (A, "pass"))
    assert (seen["levels"][1], seen["cash"][B], seen["bank"]["houses"]) == (1, 1379, 0)
    assert seen["auction"] == {"lot": "house", "high": 50, "leader": B, "turn": A}
    seen = play(telling, (A, "bid", 100, 16), (B, "pass"))
    assert (seen["levels"][16], seen["levels"][3], seen["cash"][A]) == (1, 0, 1400)
    assert (seen["phase"], seen["bank"]["houses"]) == ("window", 0)


def test_wishes_fit_after_an_auction() -> None:
    """2.5 step 4 and 6."""
    telling = shortage(2)
    telling.table.cash[B] = 50
    seen = play(telling, (A, "wish", {"16": 1, "18": 1}), (B, "wish", {"1": 1}), (A, "pass"))
    assert (seen["levels"][1], seen["levels"][16], seen["bank"]["houses"]) == (1, 1, 0)
    assert seen["cash"][:2] == [1400, 0]


def test_nobody_else_wishes() -> None:
    telling = shortage(2)
    seen = play(telling, (A, "wish", {"16": 1, "18": 1}), (B, "done"))
    assert (seen["cash"][A], seen["phase"]) == (1300, "window")
    telling = shortage(2)
    telling.table.cash[B] = 49
    assert play(telling, (A, "wish", {"16": 1, "18": 1}))["cash"][A] == 1300
    assert refuses(telling, A, "wish", {"19": 1})


@pytest.mark.parametrize(("ask", "houses", "asked"), [
    ("short", 9, [B]), ("short", 10, []), ("on", 32, [B]), ("off", 2, []),
])  # fmt: skip
def test_asking_before_building(ask: str, houses: int, asked: list[int]) -> None:
    """2.5, 7: B could place eight houses."""
    telling = shortage(houses, build__alwaysAsk=ask)
    own_turn(telling, A)
    seen = play(telling, (A, "build", [16, 18]))
    assert (seen["phase"], seen["waiting"]) == (("wishes", asked) if asked else ("turn", [A]))
    if asked:
        seen = play(telling, (B, "done"))
    assert (seen["phase"], seen["cash"][A], seen["levels"][16]) == ("turn", 1300, 1)


def test_cheap_floor() -> None:
    telling = shortage(1, buildAuction__floor=10)
    seen = play(telling, (B, "wish", {"1": 1}), (A, "wish", {"16": 1}))
    assert (seen["auction"]["high"], seen["auction"]["leader"]) == (10, B)
    assert play(telling, (A, "bid", 11, 16), (B, "pass"))["cash"][A] == 1489


# 1.12 Selling


def test_selling() -> None:
    """MA-SELL-1..3."""
    telling = game()
    own_turn(telling)
    give(telling, A, 37, 39, level=5)
    telling.table.stock["house"] = 10
    seen = play(telling, (A, "sell", [39]))
    assert (seen["cash"][A], seen["levels"][39]) == (1600, 4)
    assert seen["bank"] == {"houses": 6, "hotels": 11}
    uneven = builder(2)
    uneven.table.level[19] = 1
    assert refuses(uneven, A, "sell", [19])
    play(uneven, (A, "sell", [16]))


@pytest.mark.parametrize(("slots", "gain", "houses"), [
    ([39], None, 1), ([37] * 5 + [39] * 5, 1000, 1), ([37] * 4 + [39] * 5, 900, 0),
])  # fmt: skip
def test_selling_hotels_without_houses(slots: list[int], gain: int | None, houses: int) -> None:
    """GAP-33d."""
    telling = game()
    own_turn(telling)
    give(telling, A, 37, 39, level=5)
    telling.table.stock["house"] = 1
    if gain is None:
        assert refuses(telling, A, "sell", slots)
        return
    seen = play(telling, (A, "sell", slots))
    assert (seen["cash"][A], seen["bank"]["houses"]) == (1500 + gain, houses)
    telling.table.flags["sell.hotelShort"] = "refuse"
    give(telling, A, 37, 39, level=5)
    telling.table.stock["house"] = 7
    assert refuses(telling, A, "sell", [37] * 5 + [39] * 5)


# 1.13 Mortgage


def test_mortgages() -> None:
    """MA-MORT-1..5, GAP-34, GAP-35."""
    telling = builder()
    give(telling, A, 5, 12, 37)
    seen = play(telling, (A, "mortgage", 5), (A, "mortgage", 12), (A, "mortgage", 37))
    assert (seen["cash"][A], seen["mortgaged"]) == (1500 + 100 + 75 + 175, [5, 12, 37])
    assert refuses(telling, A, "mortgage", 5)
    assert refuses(telling, A, "mortgage", 39)
    seen = play(telling, (A, "redeem", 5), (A, "redeem", 12), (A, "redeem", 37))
    assert seen["cash"][A] == 1500 - 10 - 8 - 18
    play(telling, (A, "build", [16]))
    assert refuses(telling, A, "mortgage", 18)  # MA-MORT-2


# 1.14 Trading


def traders() -> Telling:
    """A has #11 and mortgaged #39, C has #13, in A's turn."""
    telling = game()
    own_turn(telling)
    give(telling, A, 11, 39)
    give(telling, C, 13)
    telling.table.mortgaged = {39}
    return telling


def test_trades() -> None:
    """MA-TRADE-1..6, GAP-61, GAP-70."""
    telling = traders()
    seen = play(telling, (A, "offer", C, {"deeds": [11]}, {"cash": 200}))
    nothing = {"cash": 0, "deeds": [], "cards": [], "debt": 0}
    assert seen["offers"] == [
        {"id": 0, "from": A, "to": C, "give": nothing | {"deeds": [11]},
         "want": nothing | {"cash": 200}}
    ]  # fmt: skip
    assert seen["waiting"] == [A, C]
    assert refuses(telling, B, "accept", 0)
    seen = play(telling, (C, "accept", 0))
    assert (seen["cash"][:3], seen["owners"][11]) == ([1700, 1500, 1300], C)
    telling.table.keeper["chest"] = A
    seen = play(
        telling, (A, "offer", C, {"cards": ["chest"]}, {"deeds": [11, 13]}), (C, "accept", 1)
    )
    assert (seen["cards"]["chest"], seen["owners"][11], seen["owners"][13]) == (C, A, A)
    telling.table.keeper["chest"] = A
    seen = play(telling, (A, "offer", C, {"cards": ["chest"]}, {"cash": 40}), (C, "accept", 2))
    assert seen["cash"][:3] == [1740, 1500, 1260]  # MA-CARD-4


@pytest.mark.parametrize(("give_side", "want_side"), [
    ({"cash": 100}, {}), ({}, {"deeds": [13]}), ({"cash": 10}, {"cash": 20}),
    ({"deeds": [13]}, {"cash": 1}), ({"cash": 1501}, {"deeds": [13]}),
    ({"cards": ["chance"]}, {"cash": 1}), ({"deeds": [11, 11]}, {"cash": 1}),
    ({"deeds": [11]}, {"debt": 5}),
])  # fmt: skip
def test_refused_offers(give_side: dict[str, Any], want_side: dict[str, Any]) -> None:
    """GAP-60, MA-BANKRUPT-2."""
    assert refuses(traders(), A, "offer", C, give_side, want_side)


def test_built_groups_are_not_traded() -> None:
    """MA-TRADE-2."""
    telling = builder()
    play(telling, (A, "build", [16]))
    assert refuses(telling, A, "offer", C, {"deeds": [19]}, {"cash": 1})


def test_mortgaged_deeds() -> None:
    """MA-TRADE-7..10, GAP-36."""
    for choice, cash, left in [({}, 1330, [39]), ({"39": "redeem"}, 1130, [])]:
        telling = traders()
        seen = play(
            telling,
            (A, "offer", C, {"deeds": [39]}, {"cash": 150}),
            (C, "accept", 0, choice),
        )
        assert (seen["cash"][C], seen["mortgaged"]) == (cash, left)
    telling = traders()
    play(telling, (A, "offer", C, {"deeds": [39]}, {"cash": 150}))
    telling.table.cash[C] = 155
    assert refuses(telling, C, "accept", 0)
    telling.table.cash[C] = 170
    play(telling, (C, "accept", 0))


def test_redeeming_what_the_offerer_receives() -> None:
    telling = traders()
    window(telling)
    assert refuses(telling, C, "offer", A, {"cash": 1}, {"deeds": [39]}, {"13": "redeem"})
    offer = (C, "offer", A, {"cash": 1}, {"deeds": [39]}, {"39": "redeem"})
    seen = play(telling, offer, (A, "accept", 0))
    assert (seen["cash"][C], seen["mortgaged"]) == (1500 - 1 - 220, [])


def test_offers_are_limited() -> None:
    """GAP-71."""
    telling = traders()
    play(telling, (A, "offer", C, {"cash": 5}, {"deeds": [13]}), (C, "reject", 0))
    assert refuses(telling, A, "offer", C, {"cash": 5}, {"deeds": [13]})
    play(telling, (A, "offer", C, {"cash": 6}, {"deeds": [13]}), (A, "withdraw", 1))
    play(telling, (A, "offer", C, {"cash": 6}, {"deeds": [13]}))
    assert refuses(telling, A, "offer", C, {"cash": 7}, {"deeds": [13]})
    play(telling, (A, "done"), (A, "offer", C, {"cash": 7}, {"deeds": [13]}))
    roll(telling, B, 1, 2)
    assert telling.table.offers == []


def test_counter_offer() -> None:
    telling = traders()
    assert refuses(telling, C, "offer", A, {"cash": 5}, {"deeds": [11]})
    play(telling, (A, "offer", C, {"deeds": [11]}, {"cash": 50}))
    seen = play(telling, (C, "offer", A, {"cash": 5}, {"deeds": [11]}))
    assert [offer["id"] for offer in seen["offers"]] == [1]
    assert refuses(telling, A, "offer", C, {"deeds": [11]}, {"cash": 50})
    assert play(telling, (A, "accept", 1))["owners"][11] == C


# 1.15 Debts and bankruptcy


def indebted(cash: int, to: int | None, amount: int, *deeds: int, **options: Any) -> Telling:
    """A in A's own turn with a debt."""
    telling = game(**options)
    own_turn(telling)
    give(telling, A, *deeds)
    telling.table.cash[A] = cash
    owes(telling, A, to, amount)
    return telling


def test_raising_money() -> None:
    """MA-BANKRUPT-1, GAP-09."""
    telling = indebted(30, C, 100, 5)
    assert refuses(telling, A, "give-up")
    assert refuses(telling, A, "roll")
    seen = play(telling, (A, "mortgage", 5))
    assert (seen["cash"][:3], seen["debts"], seen["phase"]) == ([30, 1500, 1600], [], "turn")


def test_property_as_payment() -> None:
    """MA-BANKRUPT-3, GAP-63."""
    telling = indebted(0, C, 70, 1)
    assert refuses(telling, A, "offer", C, {"deeds": [1]}, {"debt": 71})
    assert refuses(telling, A, "offer", B, {"deeds": [1]}, {"debt": 70})
    play(telling, (A, "offer", C, {"deeds": [1]}, {"debt": 70}))
    seen = play(telling, (C, "accept", 0))
    assert (seen["debts"], seen["owners"][1], seen["phase"]) == ([], C, "turn")


def test_creditor_counters() -> None:
    telling = indebted(0, C, 70, 1, 3)
    play(telling, (A, "offer", C, {"deeds": [1]}, {"debt": 70}))
    assert refuses(telling, C, "offer", B, {"debt": 70}, {"deeds": [1, 3]})
    assert refuses(telling, B, "offer", A, {"cash": 5}, {"deeds": [1]})
    seen = play(telling, (C, "offer", A, {"debt": 50}, {"deeds": [1]}))
    assert seen["waiting"] == [A]
    seen = play(telling, (A, "accept", 1))
    assert seen["debts"] == [{"from": A, "to": C, "amount": 20}]


def test_no_dumping_before_bankruptcy() -> None:
    """GAP-62."""
    telling = indebted(0, C, 500, 39)
    assert refuses(telling, A, "offer", B, {"deeds": [39]}, {"cash": 1})
    play(telling, (A, "offer", B, {"deeds": [39]}, {"cash": 300}))
    seen = play(telling, (B, "accept", 0))
    assert (seen["cash"][A], seen["debts"][0]["amount"]) == (300, 500)


def test_bankrupt_to_a_player() -> None:
    """MA-BANKRUPT-4..5, MA-BANKRUPT-9..11, GAP-38."""
    telling = indebted(5, C, 500, 5, 37)
    telling.table.keeper["chest"] = A
    seen = play(telling, (A, "give-up"))
    assert seen["cash"] == [0, 1500, 1500 + 280 - 28, 1500]
    assert (seen["mortgaged"], seen["owners"][5], seen["cards"]["chest"]) == ([5, 37], C, C)
    assert (seen["phase"], seen["turn"]) == ("window", B)
    seen = play(telling, (C, "redeem", 5))
    assert seen["cash"][C] == 1652
    roll(telling, B, 1, 2)
    own_turn(telling, C)
    assert play(telling, (C, "redeem", 37))["cash"][C] == 1652 - 193


def test_bankrupt_to_the_bank() -> None:
    """MA-AUCTION-3, MA-BANKRUPT-6..8, GAP-47."""
    telling = indebted(0, None, 500, 5, 15)
    telling.table.keeper["chest"] = A
    telling.table.chest.remove("CC-05")
    seen = play(telling, (A, "give-up"))
    assert seen["auction"] == {"lot": 5, "high": 0, "leader": None, "turn": B}
    assert (seen["cards"]["chest"], telling.table.chest[-1]) == (None, "CC-05")
    seen = play(telling, (B, "bid", 90), (C, "pass"), (D, "pass"))
    assert (seen["cash"][B], seen["owners"][5], seen["mortgaged"]) == (1410, B, [])
    assert seen["auction"]["lot"] == 15
    seen = play(telling, (B, "pass"), (C, "pass"), (D, "pass"))
    assert (seen["owners"][15], seen["phase"], seen["turn"]) == (None, "window", B)


def test_whole_estate_of_the_classic_rules() -> None:
    telling = indebted(5, C, 900, 5, 37, bankrupt__estate="all")
    telling.table.mortgaged = {37}
    seen = play(telling, (A, "give-up"))
    assert (seen["cash"][C], seen["mortgaged"], seen["owners"][5]) == (1505 - 18, [37], C)


def test_buildings_of_the_bankrupt() -> None:
    telling = indebted(0, C, 5000)
    give(telling, A, 37, 39, level=5)
    seen = play(telling, (A, "give-up"))
    assert seen["cash"][C] == 1500 + 1000 + 375 - 38
    assert (seen["bank"], seen["levels"][39]) == ({"houses": 32, "hotels": 12}, 0)


def test_several_debts() -> None:
    """GAP-57, GAP-74."""
    telling = indebted(60, C, 50)
    owes(telling, A, D, 50)
    own_turn(telling, B)
    assert telling.apply(B, "hold") is True
    telling.table.debts.insert(0, Debt(B, A, 0))  # to get the queue going
    telling.table.debts[0].amount = 1501
    give(telling, B, 1)
    seen = play(telling, (B, "mortgage", 1))
    assert seen["cash"] == [60 + 1501 - 100, 29, 1550, 1550]


def test_second_creditor_takes_the_estate() -> None:
    """GAP-57."""
    telling = drawing("CH-15")
    telling.table.cash[A] = 110
    seen = roll(telling, A, 1, 2)
    assert (seen["cash"], seen["debts"]) == (
        [10, 1550, 1550, 1500],
        [{"from": A, "to": D, "amount": 50}],
    )
    assert play(telling, (A, "give-up"))["cash"] == [0, 1550, 1550, 1510]


def test_chain_of_bankruptcies() -> None:
    """GAP-37."""
    telling = indebted(0, C, 500, 37)
    telling.table.mortgaged = {37}
    telling.table.cash[C] = 10
    seen = play(telling, (A, "give-up"))
    assert seen["debts"] == [{"from": C, "to": None, "amount": 18}]
    seen = play(telling, (C, "give-up"))
    assert (seen["auction"]["lot"], seen["auction"]["turn"]) == (37, D)
    seen = play(telling, (D, "pass"), (B, "bid", 1))
    assert (seen["owners"][37], seen["mortgaged"], seen["turn"]) == (B, [], B)


def test_demand_while_debts_are_settled() -> None:
    telling = landed()
    owes(telling, A, None, 2000)
    give(telling, A, 39)
    seen = play(telling, (C, "demand", 0))
    assert [debt["to"] for debt in seen["debts"]] == [None, C]


def test_leaving() -> None:
    """GAP-65."""
    telling = landed()
    give(telling, A, 1)
    assert refuses(telling, A, "give-up")
    play(telling, (C, "waive", 0))
    seen = play(telling, (A, "give-up"))
    assert (seen["cash"][A], seen["auction"]["lot"], seen["turn"]) == (0, 1, B)
    strict = game(players__mayLeave=False)
    assert refuses(strict, A, "give-up")


def test_last_one_standing() -> None:
    """MA-GOAL-2, MA-GOAL-3, GAP-53."""
    telling = game(3)
    give(telling, C, 1)
    telling.table.cash[C] = 0
    seen = play(telling, (A, "give-up"), (B, "give-up"))
    assert (seen["phase"], seen["ending"], seen["winners"]) == ("done", "last-standing", [C])
    assert (seen["scores"], seen["ranking"], seen["waiting"]) == ([0, 0, 60], [3, 2, 1], [])
    assert refuses(telling, C, "roll")


# End


def test_valuation() -> None:
    """MA-GOAL-1, GAP-48."""
    telling = game(2, end__limit={"rounds": 1})
    give(telling, A, 37, 39, level=4)
    give(telling, A, 5)
    telling.table.mortgaged = {5}
    telling.table.cash = [100, 650]
    own_turn(telling, B)
    seen = play(telling, (B, "done"))
    assert (seen["scores"], seen["winners"], seen["ending"]) == ([2550, 650], [A], "rounds")
    assert (seen["round"], seen["phase"]) == (1, "done")
    telling.table.flags["end.buildings"] = "half"
    assert telling.answer()["scores"][A] == 1750


def test_equal_turns_and_last_window() -> None:
    """GAP-49, GAP-52."""
    telling = game()
    give(telling, C, 16)
    own_turn(telling, C)
    play(telling, (-1, "time-up"), (C, "done"))
    assert refuses(telling, -1, "time-up")
    telling.table.positions[D] = 13
    roll(telling, D, 1, 2)
    seen = play(telling, (D, "done"))
    assert (seen["phase"], seen["round"], seen["waiting"]) == ("window", 1, [C])
    assert refuses(telling, A, "roll")
    assert refuses(telling, B, "done")
    seen = play(telling, (C, "demand", 0))
    assert (seen["phase"], seen["ending"], seen["scores"][D]) == ("done", "time", 1486)


def test_time_up_in_the_window_between_rounds() -> None:
    telling = game()
    own_turn(telling, D)
    play(telling, (D, "done"), (B, "hold"))
    assert telling.answer()["round"] == 2
    seen = play(telling, (-1, "time-up"))
    assert (seen["round"], seen["phase"], seen["waiting"]) == (1, "window", [B])
    assert play(telling, (B, "done"))["phase"] == "done"


@pytest.mark.parametrize(("mode", "phase"), [
    ("equalTurns", "window"), ("finishTurn", "done"), ("stopNow", "done"),
])  # fmt: skip
def test_modes_of_ending_in_a_window(mode: str, phase: str) -> None:
    telling = game(end__mode=mode)
    own_turn(telling, A)
    seen = play(telling, (A, "done"), (-1, "time-up"))
    assert (seen["phase"], seen["round"]) == (phase, 1)


def test_stopping_now_finishes_the_auction() -> None:
    telling = auctioned(end__mode="stopNow")
    seen = play(telling, (-1, "time-up"))
    assert seen["phase"] == "auction"
    seen = play(telling, (B, "bid", 5), (C, "pass"), (D, "pass"), (A, "pass"))
    assert (seen["phase"], seen["scores"][B]) == ("done", 1895)


def test_tie_break_list() -> None:
    """GAP-51."""
    for tiebreak, ranking in [("shared", [1, 1]), ("list", [2, 1])]:
        telling = game(2, end__tiebreak=tiebreak, end__mode="stopNow")
        give(telling, A, 1, 5)
        give(telling, B, 37, 39)
        telling.table.cash = [1000, 510]
        seen = play(telling, (-1, "time-up"))
        assert (seen["scores"], seen["ranking"]) == ([1260, 1260], ranking)


def test_ruling() -> None:
    """MA-ORG-2."""
    telling = game()
    telling.table.cash = [10, 30, 20, 40]
    assert refuses(telling, -1, "ruling", {"winners": [], "reason": "x"})
    assert refuses(telling, -1, "ruling", {"winners": [A], "reason": ""})
    seen = play(telling, (-1, "ruling", {"winners": [C], "reason": "fair play"}))
    assert (seen["ending"], seen["winners"], seen["ranking"]) == ("ruling", [C], [4, 3, 1, 2])
    seen = play(telling, (-1, "ruling", {"winners": [A, C], "reason": "both"}))
    assert (seen["winners"], seen["ranking"]) == ([A, C], [1, 4, 1, 3])


def test_bankrupt_in_the_window_before_the_own_turn() -> None:
    """2.4, 3 and GAP-49: the roll of the player after him counts, and the round may be over."""
    telling = game()
    window(telling, D, C)
    telling.table.cash[D] = 0
    owes(telling, D, B, 10)
    seen = play(telling, (-1, "time-up"), (D, "give-up"))
    assert (seen["phase"], seen["ending"], seen["turn"], seen["round"]) == ("done", "time", A, 1)
    telling = game()
    window(telling, B, A)
    telling.table.cash[B] = 0
    owes(telling, B, None, 10)
    seen = play(telling, (B, "give-up"))
    assert (seen["phase"], seen["turn"], seen["round"]) == ("window", C, 1)
    assert telling.apply(C, "roll")


def test_leaving_in_the_last_window() -> None:
    telling = game(end__mode="finishTurn")
    window(telling, D, C)
    play(telling, (A, "hold"), (-1, "time-up"))
    seen = play(telling, (D, "give-up"))
    assert (seen["phase"], seen["turn"], seen["round"]) == ("window", A, 1)
    seen = play(telling, (A, "done"))
    assert (seen["ending"], seen["ranking"]) == ("time", [1, 1, 1, 4])


def test_building_under_the_hammer_goes_back_at_a_ruling() -> None:
    telling = shortage(1)
    play(telling, (A, "wish", {"16": 1}), (B, "wish", {"1": 1}))
    assert telling.answer()["bank"]["houses"] == 0
    seen = play(telling, (-1, "ruling", {"winners": [A, B], "reason": "closing time"}))
    assert (seen["bank"]["houses"], seen["auction"], seen["ranking"]) == (1, None, [1, 1, 3, 3])


def test_stopping_now_drops_wishes() -> None:
    telling = shortage(1, end__mode="stopNow")
    play(telling, (A, "wish", {"16": 1}))
    seen = play(telling, (-1, "time-up"))
    assert (seen["phase"], seen["levels"][16], seen["cash"][A]) == ("done", 0, 1500)


# Whole records


def record(actions: list[list[Any]], dice: list[list[int]], seats: int = 3) -> dict[str, Any]:
    """A record of the strict event rules."""
    return {
        "zuschlag": 1, "game": "monopoly", "edition": "aalen-event-strict", "board": "classic",
        "options": {}, "seats": ["Ada", "Ben", "Cy"][:seats],
        "deal": {"chance": list(CHANCE), "chest": list(CHEST), "dice": dice, "opener": 0},
        "actions": actions,
    }  # fmt: skip


OPENING: list[list[Any]] = [
    [0, "roll"], [0, "buy"], [0, "done"], [1, "roll"], [0, "demand", 0], [1, "done"],
]  # fmt: skip


def test_record_of_an_opening() -> None:
    seen = judge(record(OPENING, [[2, 3], [1, 4]]))
    assert seen == {
        "ok": True, "phase": "window", "round": 1, "turn": 2, "cash": [1325, 1475, 1500],
        "positions": [5, 5, 0], "jail": [0, 0, 0],
        "owners": [0 if slot == 5 else None for slot in range(40)],
        "levels": [0] * 40, "mortgaged": [], "cards": {"chance": None, "chest": None},
        "bank": {"houses": 32, "hotels": 12}, "claims": [], "debts": [], "auction": None,
        "offers": [], "waiting": [2], "scores": None, "ranking": None, "winners": None,
        "ending": None,
    }  # fmt: skip


def test_record_with_an_illegal_action_or_too_few_dice() -> None:
    assert judge(record([*OPENING, [0, "demand", 0]], [[2, 3], [1, 4]])) == {"ok": False, "at": 6}
    assert judge(record(OPENING, [[2, 3]])) == {"ok": False, "error": "record/no-dice"}
    assert judge(record(OPENING[:3], [[2, 3], [1, 1]]))["ok"]


def test_record_to_the_end() -> None:
    seen = judge(record([*OPENING, [1, "give-up"], [2, "give-up"]], [[2, 3], [1, 4]]))
    assert (seen["ending"], seen["scores"], seen["ranking"]) == (
        "last-standing",
        [1525, 0, 0],
        [1, 3, 2],
    )


# Laws


def keeps_the_laws(table: Table) -> None:
    """Ledger 2.6, invariant."""
    assert sum(table.cash) + table.vault == 1500 * table.seats
    assert min(table.cash) >= 0
    lot = table.auction.lot if table.auction else None
    houses = sum(level for level in table.level.values() if level < 5)
    hotels = sum(level == 5 for level in table.level.values())
    assert houses + table.stock["house"] + (lot == "house") == 32
    assert hotels + table.stock["hotel"] + (lot == "hotel") == 12
    assert min(table.stock.values()) >= 0
    assert len(table.owner) == 28
    assert all(owner is None or table.alive(owner) for owner in table.owner.values())
    for slot in STREETS:
        assert is_even(table, table.level, slot)
        assert table.level[slot] == 0 or table.owns_group(table.owner[slot] or 0, slot)
        assert table.level[slot] == 0 or table.group_is_free(slot)
    for deck, holder in table.keeper.items():
        assert len(table.deck(deck)) == (16 if holder is None else 15)
    assert all(table.owner[slot] is not None for slot in table.mortgaged)


def random_game(chance: random.Random) -> Telling:
    """Some edition, some options, often with all deeds dealt out and few houses left."""
    editions = ["aalen-event", "aalen-event-strict", "aalen-casual", "tournament", "classic"]
    options: dict[str, Any] = {"end.limit": {"rounds": chance.choice([2, 5, 12])}}
    choices: list[tuple[str, list[Any]]] = [
        ("auction.order", ["clockwise", "open"]), ("build.alwaysAsk", ["short", "on", "off"]),
        ("hotel.needsAllFour", [True, True, False]), ("jail.rollOptional", [False, True]),
        ("end.mode", ["equalTurns", "finishTurn", "stopNow"]), ("end.tiebreak", ["shared", "list"]),
        ("buildAuction.floor", ["regular", 10, 1]), ("bankrupt.estate", ["mortgaged", "all"]),
    ]  # fmt: skip
    for key, values in choices:
        if chance.random() < 0.5:
            options[key] = chance.choice(values)
    telling = Telling(chance.choice(editions), chance.randint(2, 6), options)
    table = telling.table
    chance.shuffle(table.chance)
    chance.shuffle(table.chest)
    if chance.random() < 0.7:
        for slots in GROUPS.values():
            owner, level = chance.randrange(table.seats), chance.choice([0, 0, 3, 4])
            whole = chance.random() < 0.7
            if SPACES[slots[0]].kind != "street" or table.stock["house"] < 12 or not whole:
                level = 0
            for slot in slots:
                give(telling, owner if whole else chance.randrange(table.seats), slot, level=level)
    return telling


SILENT = {"offer", "reject", "withdraw", "hold", "waive"}


@pytest.mark.parametrize("batch", range(6))
def test_random_games_keep_the_laws(batch: int) -> None:
    chance = random.Random(f"monopoly/{batch}")
    for _ in range(10):
        telling = random_game(chance)
        for _ in range(3000):
            if telling.table.ending is not None:
                break
            if telling.wants_chance:
                telling.throw(chance.randint(1, 6), chance.randint(1, 6))
                continue
            if chance.random() < 0.0005:
                telling.apply(-1, "time-up")
                continue
            before = telling.answer()
            assert before["waiting"]
            for seat, verb, args in telling.legal_samples(chance):
                if telling.apply(seat, verb, *args):
                    break
                assert telling.answer() == before
            else:
                pytest.fail(f"a dead end: {before}")
            if verb in SILENT and telling.table.ending is None:
                assert telling.answer()["cash"] == before["cash"]
            keeps_the_laws(telling.table)
        else:
            pytest.fail("an endless game")
        seen = telling.answer()
        assert (seen["waiting"], min(seen["ranking"])) == ([], 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_written_down_is_judged_alike(seed: int) -> None:
    chance = random.Random(f"written/{seed}")
    written = record([], [])
    written["options"] = {"end.limit": {"rounds": 8}}
    telling = Telling.of(written)
    while telling.table.ending is None:
        if telling.wants_chance:
            dice = [chance.randint(1, 6), chance.randint(1, 6)]
            written["deal"]["dice"].append(dice)
            telling.throw(*dice)
            continue
        for seat, verb, args in telling.legal_samples(chance):
            if telling.apply(seat, verb, *args):
                written["actions"].append([seat, verb, *args])
                break
        if chance.random() < 0.01:
            assert judge(written) == telling.answer() or telling.wants_chance
    assert judge(json.loads(json.dumps(written))) == telling.answer()
    written["actions"].append([A, "roll"])
    assert judge(written) == {"ok": False, "at": len(written["actions"]) - 1}
