"""Scenes about debts and bankruptcy."""

from typing import Any

from tests.recorded.monopoly.scene import Scene

DEAR: dict[str, object] = {"donation": [2000, 100]}
WALK = (4, 6)


def _poor_visitor(about: str, seats: int = 3, **more: Any) -> Scene:
    """Ben has 5 and slot 6, and comes to Ada's slot 9, where the rent is 8."""
    game = Scene(seats, about, **more)
    game.buy("A", (3, 3), (1, 2))
    game.trade("B", "A", {"cash": 1495}, {"deeds": [6]})
    game.roll("B", 4, 5)
    game.expect(cash=[2775, 5] + [1500] * (seats - 2))
    return game


def _ruined_visitor(about: str, seats: int = 3, **more: Any) -> Scene:
    """The same, but slot 6 is mortgaged already, and Ben holds a jail card."""
    game = Scene(seats, about, chance=("CH-09",), **more)
    game.buy("A", (3, 3), (1, 2))
    game.walk("B", (3, 4))
    if seats > 2:
        game.walk("C", WALK)
    game.walk("A", (5, 6))
    game.do("A", "mortgage", 6)
    game.trade("B", "A", {"cash": 1490}, {"deeds": [6]})
    game.expect(cash=[2820, 5] + [1500] * (seats - 2))
    game.roll("B", 1, 1)
    game.do("A", "demand", 0)
    return game


def debt_paid_by_a_deed_and_cash() -> Scene:
    """GAP-75: property, with cash beside it or not, but no cash alone."""
    game = _poor_visitor("Ada takes slot 6 and 1 for a debt of 8.")
    game.do("A", "demand", 0)
    game.refused("one-sided", "B", "offer", 0, {"cash": 5}, {"debt": 8})
    game.do("B", "offer", 0, {"deeds": [6], "cash": 1}, {"debt": 8})
    game.do("A", "accept", 1)
    game.expect(phase="turn", debts=[], cash=[2776, 4, 1500], owner={6: "A"})
    return game


def debt_forgiven_for_cash_before() -> Scene:
    """Number 1 of the rules: for part of the sum."""
    game = _poor_visitor("Ada lets Ben off for 5 of 8.", rules=1)
    game.do("A", "demand", 0)
    game.do("B", "offer", 0, {"cash": 5}, {"debt": 8})
    game.do("A", "accept", 1)
    game.expect(phase="turn", debts=[], cash=[2780, 0, 1500], owner={6: "B"})
    return game


def claim_binds_what_one_has() -> Scene:
    """GAP-76: while rent may be asked for, nothing goes for less."""
    game = _poor_visitor("Ben may sell slot 6 for 3, but not for 2: 8 may be asked for.")
    game.refused("debt-would-stay", "B", "offer", 2, {"deeds": [6]}, {"cash": 2})
    game.trade("B", "C", {"deeds": [6]}, {"cash": 3})
    game.do("A", "demand", 0)
    game.expect(cash=[2783, 0, 1497], owner={6: "C"})
    return game


def claim_did_not_bind_before() -> Scene:
    """Number 1 of the rules: Ben gives his deed away and is bankrupt."""
    game = _poor_visitor("Ben sells slot 6 for 1 before Ada asks.", rules=1)
    game.trade("B", "C", {"deeds": [6]}, {"cash": 1})
    game.do("A", "demand", 0)
    game.do("B", "give-up")
    game.expect(cash=[2781, 0, 1499], owner={6: "C"}, phase="window", turn=2)
    return game


def _promised_twice(rules: int, slug: str) -> Scene:
    """Ada offers 1000 to both of the others, and can pay only one."""
    game = Scene(3, "Ada offers 1000 twice, and the second one who accepts gets nothing.",
                 rules=rules)  # fmt: skip
    game.buy("A", (1, 2))
    game.buy("B", (2, 3))
    game.buy("C", (2, 4))
    game.do("A", "offer", 1, {"cash": 1000}, {"deeds": [5]})
    game.do("A", "offer", 2, {"cash": 1000}, {"deeds": [6]})
    game.do("C", "accept", 1)
    game.refused(slug, "B", "accept", 0)
    game.do("B", "reject", 0)
    game.expect(cash=[440, 1300, 2400], owner={5: "B", 6: "A"})
    return game


def deal_off_and_no_reason() -> Scene:
    """GAP-78: another's purse may be covered."""
    return _promised_twice(2, "deal-off")


def deal_off_with_a_reason_before() -> Scene:
    """Number 1 of the rules: who accepts is told of too little cash."""
    return _promised_twice(1, "not-enough-cash")


def debt_in_the_turn_of_another() -> Scene:
    """GAP-23: who must give 10 and has none may mortgage now."""
    game = Scene(3, "Ben has nothing but a deed when Ada has her birthday.", chest=("CC-09",))
    game.buy("A", (3, 3), (1, 2))
    game.trade("B", "A", {"cash": 1500}, {"deeds": [6]})
    game.walk("B", (4, 6))
    game.walk("C", WALK)
    game.roll("A", 4, 4)
    owed = [{"from": seat, "to": 0, "amount": 10} for seat in (1, 2)]
    game.expect(phase="debt", waiting=[1], debts=owed)
    game.do("B", "mortgage", 6)
    game.expect(phase="turn", cash=[2800, 40, 1490])
    return game


def bankrupt_to_the_bank() -> Scene:
    """MA-BANKRUPT-6, MA-BANKRUPT-7: the deeds are auctioned free of mortgage."""
    game = Scene(3, "A donation of 2000 ruins Ada.", chance=("CH-10",), options=DEAR)
    game.buy("A", (1, 2))
    game.walk("B", WALK)
    game.walk("C", WALK)
    game.roll("A", 1, 3)
    game.expect(phase="debt", debts=[{"from": 0, "to": None, "amount": 2000}])
    game.do("A", "give-up")
    game.expect(phase="auction", lot=3, cash=[0, 1500, 1500])
    game.do("B", "bid", 5)
    game.do("C", "pass")
    game.expect(phase="window", owner={3: "B"}, mortgaged=[], turn=1)
    return game


def bankrupt_to_a_player() -> Scene:
    """MA-BANKRUPT-9, GAP-38: the heir pays interest, and redeems for the mortgage alone."""
    game = _ruined_visitor("Ada inherits 5, slot 6 and the jail card, and redeems at once.")
    game.expect(phase="debt", waiting=[1])
    game.do("B", "give-up")
    game.expect(cash=[2820, 0, 1500], owner={6: "A"}, cards={"chance": 0, "chest": None})
    game.do("A", "redeem", 6)
    game.expect(cash=[2770, 0, 1500], mortgaged=[])
    return game


def bankrupt_heir_waits_too_long() -> Scene:
    """GAP-38: after the next roll it costs the full 110 % again."""
    game = _ruined_visitor("Ada redeems slot 6 after Cleo's roll: 55.", rules=1)
    game.do("B", "give-up")
    game.walk("C", WALK)
    game.do("A", "redeem", 6)
    game.expect(cash=[2765, 0, 1500], mortgaged=[])
    return game


def bankrupt_and_the_last_one_wins() -> Scene:
    """MA-GOAL-2, MA-GOAL-3."""
    game = _ruined_visitor("Ben is bankrupt, Ada is alone.", seats=2)
    game.do("B", "give-up")
    game.expect(phase="done", ending="last-standing", winners=[0], ranking=[1, 2])
    return game


def bankrupt_estate_passes_as_it_is() -> Scene:
    """`bankrupt.estate` all: what is not mortgaged stays so, and costs the heir nothing."""
    game = Scene(3, "Ben owes Ada 50 and can raise 35; slot 3 goes to her as it is.",
                 edition="classic")  # fmt: skip
    game.buy("A", (2, 3))
    game.walk("B", WALK)
    game.buy("C", (1, 2))
    game.buy("A", WALK)
    game.trade("B", "C", {"cash": 1495}, {"deeds": [3]})
    game.roll("B", 2, 3)
    game.do("A", "demand", 0)
    game.do("B", "give-up")
    game.expect(cash=[1105, 0, 2935], owner={3: "A"}, mortgaged=[], turn=2)
    return game


SCENES = (
    debt_paid_by_a_deed_and_cash,
    debt_forgiven_for_cash_before,
    claim_binds_what_one_has,
    claim_did_not_bind_before,
    deal_off_and_no_reason,
    deal_off_with_a_reason_before,
    debt_in_the_turn_of_another,
    bankrupt_to_the_bank,
    bankrupt_to_a_player,
    bankrupt_heir_waits_too_long,
    bankrupt_and_the_last_one_wins,
    bankrupt_estate_passes_as_it_is,
)
