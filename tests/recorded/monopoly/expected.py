"""What a person finds with pencil and rulebook at each marked moment of the recorded games.

Only what differs from a quiet table is written down; `deeds` has the deeds of each seat.
Seats 0 to 3 are Ada, Ben, Cleo and Dora.
"""

from typing import Any

END = "end"
A, B, C, D = range(4)


def claim(number: int, debtor: int, owner: int, slot: int, amount: int | None) -> dict[str, Any]:
    """An open claim as the judge answers it."""
    return {"id": number, "debtor": debtor, "owner": owner, "slot": slot, "amount": amount}


def debt(debtor: int, creditor: int | None, amount: int) -> dict[str, Any]:
    """A debt as the judge answers it."""
    return {"from": debtor, "to": creditor, "amount": amount}


def lot(what: int | str, high: int, leader: int | None, turn: int) -> dict[str, Any]:
    """An auction as the judge answers it."""
    return {"lot": what, "high": high, "leader": leader, "turn": turn}


def at(**fields: Any) -> dict[str, Any]:
    """A position: the fields of the answer that a quiet table has not."""
    return fields


Moments = dict[str, dict[str, Any]]

# fmt: off

RENT: dict[str, Moments] = {
    "rent-asked-and-forgotten": {
        # Ada bought slot 3 for 60; its base rent is 4.
        "claim open": at(
            phase="turn", round=1, turn=B, waiting=[B], cash=[1440, 1500, 1500],
            positions=[3, 3, 0], deeds=[[3], [], []], claims=[claim(0, B, A, 3, 4)],
        ),
        "rent paid": at(
            phase="window", round=1, turn=C, waiting=[C], cash=[1444, 1496, 1500],
            positions=[3, 3, 0], deeds=[[3], [], []],
        ),
        "second claim open": at(
            phase="window", round=2, turn=A, waiting=[A], cash=[1444, 1496, 1500],
            positions=[3, 3, 3], deeds=[[3], [], []], claims=[claim(1, C, A, 3, 4)],
        ),
        # Ada herself rolled: the claim is gone, Cleo keeps her 4.
        END: at(
            phase="turn", round=2, turn=A, waiting=[A], cash=[1444, 1496, 1500],
            positions=[10, 3, 3], deeds=[[3], [], []],
        ),
    },
    "one-deed-mortgaged": {
        # Ada: 1500 - 100 - 120 - 150 + 50 = 1180; slot 9 pays base rent 8 while 6 is mortgaged.
        "base rent": at(
            phase="turn", round=1, turn=C, waiting=[C], cash=[1180, 1550, 1500, 1500],
            positions=[9, 8, 9, 0], deeds=[[6, 8, 9], [], [], []], mortgaged=[6],
            claims=[claim(0, C, A, 9, 8)],
        ),
        # + 8 - 55 for redeeming; now the whole group counts: 16.
        "group rent": at(
            phase="turn", round=1, turn=D, waiting=[D], cash=[1133, 1550, 1492, 1500],
            positions=[9, 8, 9, 9], deeds=[[6, 8, 9], [], [], []], claims=[claim(1, D, A, 9, 16)],
        ),
        END: at(
            phase="turn", round=1, turn=D, waiting=[D], cash=[1149, 1550, 1492, 1484],
            positions=[9, 8, 9, 9], deeds=[[6, 8, 9], [], [], []],
        ),
    },
    "fresh-roll-at-the-utility": {
        # Ben came with 6 + 6, which says nothing about the rent.
        "dice will say": at(
            phase="turn", round=1, turn=B, waiting=[B], cash=[1350, 1500, 1500],
            positions=[20, 12, 0], deeds=[[12], [], []], claims=[claim(0, B, A, 12, None)],
        ),
        "four times seven": at(
            phase="turn", round=1, turn=B, waiting=[B], cash=[1378, 1472, 1500],
            positions=[20, 12, 0], deeds=[[12], [], []],
        ),
        # 4 x 12 = 48; the double for the rent is not Cleo's double: she rolls again for her own.
        "a double for the rent": at(
            phase="turn", round=1, turn=C, waiting=[C], cash=[1426, 1472, 1452],
            positions=[20, 20, 12], deeds=[[12], [], []],
        ),
        # Both utilities: 10 x 3 = 30. Ada 1426 - 150 + 30, Ben 1472 - 30.
        END: at(
            phase="turn", round=2, turn=B, waiting=[B], cash=[1306, 1442, 1452],
            positions=[28, 28, 20], deeds=[[12, 28], [], []],
        ),
    },
}

DEBTS: dict[str, Moments] = {
    "three-creditors": {
        # Ada has 60: Ben gets his 50, 10 are left for Cleo and Dora.
        "owes two more": at(
            phase="debt", round=2, turn=A, waiting=[A], cash=[10, 2830, 1500, 1500],
            positions=[7, 6, 10, 10], deeds=[[3, 6], [], [], []],
            debts=[debt(A, C, 50), debt(A, D, 50)],
        ),
        "owes the last": at(
            phase="debt", round=2, turn=A, waiting=[A], cash=[10, 2830, 1550, 1500],
            positions=[7, 6, 10, 10], deeds=[[3, 6], [], [], []], mortgaged=[6],
            debts=[debt(A, D, 50)],
        ),
        # 10 + 30 for slot 3 go to Dora, with both deeds; she pays 3 + 5 interest: 1500 + 40 - 8.
        END: at(
            phase="window", round=2, turn=B, waiting=[B], cash=[0, 2830, 1550, 1532],
            positions=[7, 6, 10, 10], deeds=[[], [], [], [3, 6]], mortgaged=[3, 6],
        ),
    },
    "deed-instead-of-money": {
        "in debt": at(
            phase="debt", round=1, turn=B, waiting=[B], cash=[2775, 5], positions=[9, 9],
            deeds=[[9], [6]], debts=[debt(B, A, 8)],
        ),
        "offered": at(
            phase="debt", round=1, turn=B, waiting=[A, B], cash=[2775, 5], positions=[9, 9],
            deeds=[[9], [6]], debts=[debt(B, A, 8)],
            offers=[{
                "id": 1, "from": B, "to": A,
                "give": {"cash": 0, "deeds": [6], "cards": [], "debt": 0},
                "want": {"cash": 0, "deeds": [], "cards": [], "debt": 8},
            }],
        ),
        # No money has moved.
        END: at(
            phase="turn", round=1, turn=B, waiting=[B], cash=[2775, 5], positions=[9, 9],
            deeds=[[6, 9], []],
        ),
    },
    "two-bankrupt-in-a-row": {
        # Cleo: 1500 - 340 + 100 + 1435 + 1819 = 4514. Ada and Dora gave their last away.
        "both are poor": at(
            phase="window", round=1, turn=D, waiting=[D], cash=[0, 851, 4514, 0],
            positions=[3, 27, 11, 0], deeds=[[3, 8], [], [11], [6, 12, 24, 27]],
            mortgaged=[6, 8, 12, 24, 27],
        ),
        # Ada inherits 6, 12, 24, 27 and owes 5 + 8 + 12 + 13 = 38; slot 3 would bring 30.
        "one is out": at(
            phase="debt", round=2, turn=A, waiting=[A], cash=[0, 851, 4514, 0],
            positions=[3, 27, 11, 3], deeds=[[3, 6, 8, 12, 24, 27], [], [11], []],
            mortgaged=[6, 8, 12, 24, 27], debts=[debt(A, None, 38)],
        ),
        # All of Ada's deeds come under the hammer, free of mortgage, the lowest first.
        "two are out": at(
            phase="auction", round=2, turn=B, waiting=[B], cash=[0, 851, 4514, 0],
            positions=[3, 27, 11, 3], deeds=[[], [], [11], []], auction=lot(3, 0, None, B),
        ),
        # Ben pays 10 + 20 + 30 + 40 + 50 + 60 = 210.
        END: at(
            phase="window", round=2, turn=B, waiting=[B], cash=[0, 641, 4514, 0],
            positions=[3, 27, 11, 3], deeds=[[], [3, 6, 8, 12, 24, 27], [11], []],
        ),
    },
}

TIME: dict[str, Moments] = {
    "equal-turns-and-a-last-claim": {
        # Cleo has had her turn; Ada gets no second one, but Ben may ask.
        "last window": at(
            phase="window", round=1, turn=A, waiting=[B], cash=[1440, 1300, 1500],
            positions=[3, 5, 5], deeds=[[3], [5], []], claims=[claim(0, C, B, 5, 25)],
        ),
        # 1440 + 60, 1325 + 200, 1475.
        END: at(
            phase="done", round=1, turn=A, waiting=[], cash=[1440, 1325, 1475],
            positions=[3, 5, 5], deeds=[[3], [5], []], scores=[1500, 1525, 1475],
            ranking=[2, 1, 3], winners=[B], ending="time",
        ),
    },
    "time-up-in-debt": {
        "time is up": at(
            phase="debt", round=1, turn=B, waiting=[B], cash=[2775, 5], positions=[9, 9],
            deeds=[[9], [6]], debts=[debt(B, A, 8)],
        ),
        "paid": at(
            phase="turn", round=1, turn=B, waiting=[B], cash=[2783, 47], positions=[9, 9],
            deeds=[[9], [6]], mortgaged=[6],
        ),
        # 2783 + 120; 47 + half of 100.
        END: at(
            phase="done", round=1, turn=A, waiting=[], cash=[2783, 47], positions=[9, 9],
            deeds=[[9], [6]], mortgaged=[6], scores=[2903, 97], ranking=[1, 2], winners=[A],
            ending="time",
        ),
    },
}

TOWNS: list[list[int]] = [[], [11, 13, 14], [6, 8, 9], [16, 18, 19]]
PINK = {11: 4, 13: 4, 14: 4}

SCARCE: dict[str, Moments] = {
    "two-builders-few-houses": {
        # 9 + 12 + 9 = 30 houses are built.
        "two houses left": at(
            phase="window", round=2, turn=C, waiting=[C], cash=[1681, 0, 149, 300],
            positions=[16, 18, 13, 19], deeds=TOWNS, bank={"houses": 2, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 3, 18: 3, 19: 3},
        ),
        # Ben could place hotels, but has no cash: only Dora is asked.
        "asked": at(
            phase="wishes", round=2, turn=C, waiting=[D], cash=[1681, 0, 149, 300],
            positions=[16, 18, 13, 19], deeds=TOWNS, bank={"houses": 2, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 3, 18: 3, 19: 3},
        ),
        # Four wished, two there: one is put up at Cleo's regular price.
        "auction": at(
            phase="auction", round=2, turn=C, waiting=[D], cash=[1681, 0, 149, 300],
            positions=[16, 18, 13, 19], deeds=TOWNS, bank={"houses": 1, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 3, 18: 3, 19: 3}, auction=lot("house", 50, C, D),
        ),
        # Cleo pays 110 and cannot pay 50 more; Dora has the other at the regular price, 100.
        END: at(
            phase="window", round=2, turn=C, waiting=[C], cash=[1681, 0, 39, 200],
            positions=[16, 18, 13, 19], deeds=TOWNS, bank={"houses": 0, "hotels": 12},
            levels=PINK | {6: 4, 8: 3, 9: 3, 16: 4, 18: 3, 19: 3},
        ),
    },
    "last-house-in-the-own-turn": {
        # 10 + 12 + 9 = 31 houses are built.
        "one house left": at(
            phase="turn", round=2, turn=C, waiting=[C], cash=[1155, 0, 725, 150],
            positions=[16, 18, 20, 19], deeds=TOWNS, bank={"houses": 1, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 4, 18: 3, 19: 3},
        ),
        "asked": at(
            phase="wishes", round=2, turn=C, waiting=[D], cash=[1155, 0, 725, 150],
            positions=[16, 18, 20, 19], deeds=TOWNS, bank={"houses": 1, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 4, 18: 3, 19: 3},
        ),
        "auction": at(
            phase="auction", round=2, turn=C, waiting=[D], cash=[1155, 0, 725, 150],
            positions=[16, 18, 20, 19], deeds=TOWNS, bank={"houses": 0, "hotels": 12},
            levels=PINK | {6: 3, 8: 3, 9: 3, 16: 4, 18: 3, 19: 3}, auction=lot("house", 50, C, D),
        ),
        # 725 - 151; Dora keeps her 150.
        END: at(
            phase="turn", round=2, turn=C, waiting=[C], cash=[1155, 0, 574, 150],
            positions=[16, 18, 20, 19], deeds=TOWNS, bank={"houses": 0, "hotels": 12},
            levels=PINK | {6: 4, 8: 3, 9: 3, 16: 4, 18: 3, 19: 3},
        ),
    },
    "hotel-in-debt": {
        # 8 + 12 + 12 = 32 houses and a hotel are built; four houses on 18 cost 750.
        "in debt": at(
            phase="debt", round=2, turn=C, waiting=[C], cash=[1105, 0, 525, 0],
            positions=[16, 18, 18, 19], deeds=TOWNS, bank={"houses": 0, "hotels": 11},
            levels=PINK | {6: 4, 8: 4, 9: 5, 16: 4, 18: 4, 19: 4}, debts=[debt(C, D, 750)],
        ),
        # Nine levels at 25 are 225: 525 + 225 - 750 = 0. Four of her houses stay, four come back.
        END: at(
            phase="turn", round=2, turn=C, waiting=[C], cash=[1105, 0, 0, 750],
            positions=[16, 18, 18, 19], deeds=TOWNS, bank={"houses": 4, "hotels": 12},
            levels=PINK | {6: 1, 8: 1, 9: 2, 16: 4, 18: 4, 19: 4},
        ),
    },
}

# fmt: on

EXPECTED: dict[str, Moments] = RENT | DEBTS | TIME | SCARCE

REFUSED: list[tuple[str, str, list[object], str]] = [
    ("rent-asked-and-forgotten", "claim open", [B, "waive", 0], "not-your-claim"),
    ("rent-asked-and-forgotten", "rent paid", [A, "demand", 0], "no-such-claim"),
    ("rent-asked-and-forgotten", END, [A, "demand", 1], "no-such-claim"),
    ("one-deed-mortgaged", "base rent", [A, "redeem", 6], "not-your-turn"),
    ("fresh-roll-at-the-utility", "dice will say", [B, "done"], "must-roll"),
    ("three-creditors", "owes two more", [A, "give-up"], "can-still-pay"),
    ("three-creditors", "owes two more", [A, "done"], "debt-comes-first"),
    ("deed-instead-of-money", "in debt", [B, "give-up"], "can-still-pay"),
    ("two-bankrupt-in-a-row", "one is out", [A, "pay-fine"], "debt-comes-first"),
    ("two-bankrupt-in-a-row", "two are out", [C, "bid", 5], "not-your-turn"),
    ("two-bankrupt-in-a-row", END, [D, "hold"], "not-in-the-game"),
    ("equal-turns-and-a-last-claim", "last window", [A, "roll"], "not-now"),
    ("equal-turns-and-a-last-claim", END, [A, "roll"], "game-over"),
    ("time-up-in-debt", "time is up", [-1, "time-up"], "time-is-already-up"),
    ("two-builders-few-houses", "two houses left", [C, "wish", {"6": 2}], "uneven"),
    ("two-builders-few-houses", "asked", [C, "roll"], "wishes-come-first"),
    ("two-builders-few-houses", "auction", [D, "bid", 99], "bid-too-low"),
    ("two-builders-few-houses", "auction", [A, "bid", 200], "out-of-the-auction"),
    ("hotel-in-debt", "in debt", [C, "sell", [9]], "too-few-houses"),
    ("hotel-in-debt", "in debt", [C, "sell", [6, 8, 9]], "too-few-houses"),
    ("hotel-in-debt", "in debt", [C, "sell", [6]], "uneven"),
    ("hotel-in-debt", "in debt", [C, "mortgage", 6], "group-built"),
]
