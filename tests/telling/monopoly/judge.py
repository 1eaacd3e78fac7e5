"""The judge: a written record in, the answer of design section 4 out."""

import pickle
import random
from typing import Any

from . import auction, building, debt, order, rent, samples, trade, turn, wishes
from .end import finish, ranks, ruling, worth
from .flags import flags_of
from .table import Offer, Refused, Side, Table, must


def opener_of(deal: dict[str, Any], seats: int) -> int:
    """The highest sum begins; the tied roll again, all if all are equal. MA-BANK-4, GAP-12."""
    if "setup" not in deal:
        opener: int = deal["opener"]
        return opener
    rolls: list[list[list[int]]] = deal["setup"]
    contenders, throw = list(range(seats)), 0
    while True:
        sums = {seat: sum(rolls[seat][throw]) for seat in contenders}
        contenders = [seat for seat in contenders if sums[seat] == max(sums.values())]
        if len(contenders) == 1:
            return contenders[0]
        throw += 1


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Replay a record."""
    telling = Telling.of(record)
    dice = [tuple(throw) for throw in record["deal"]["dice"]]
    for at, (seat, verb, *args) in enumerate(record["actions"]):
        if not telling.apply(seat, verb, *args):
            return {"ok": False, "at": at}
        while telling.wants_chance:
            if not dice:
                return {"ok": False, "error": "record/no-dice"}
            telling.throw(*dice.pop(0))
    return telling.answer()


class Telling:
    """One game, told action by action."""

    def __init__(
        self,
        edition: str = "aalen-event",
        seats: int = 4,
        options: dict[str, Any] | None = None,
        deal: dict[str, Any] | None = None,
        rules: int = 2,
    ) -> None:
        deal = deal or {"opener": 0}
        flags = flags_of(edition, options or {}, rules)
        self.table = Table(seats, flags, opener_of(deal, seats), rules)
        self.table.chance = list(deal.get("chance", self.table.chance))
        self.table.chest = list(deal.get("chest", self.table.chest))

    @classmethod
    def of(cls, record: dict[str, Any]) -> "Telling":
        """The game of a record, before its first action."""
        seats, rules = len(record["seats"]), record.get("rules", 1)
        return cls(record["edition"], seats, record["options"], record["deal"], rules)

    @property
    def wants_chance(self) -> bool:
        """Dice must be thrown before anything else."""
        return self.table.dice_for is not None

    def apply(self, seat: int, verb: str, *args: Any) -> bool:
        """One action; refused ones change nothing."""
        trial: Table = pickle.loads(pickle.dumps(self.table))
        try:
            act(trial, seat, verb, args)
        except Refused:
            return False
        go_on(trial)
        self.table = trial
        return True

    def throw(self, first: int, second: int) -> None:
        """The dice that are wanted."""
        purpose, self.table.dice_for = self.table.dice_for, None
        assert purpose is not None
        if purpose == "rent":
            rent.rent_thrown(self.table, first + second)
        else:
            turn.thrown(self.table, first, second)
        go_on(self.table)

    def answer(self) -> dict[str, Any]:
        """Design section 4, key for key, without options."""
        return answer(self.table)

    def legal_samples(self, chance: random.Random) -> list[tuple[int, str, tuple[Any, ...]]]:
        """Plausible actions for this position, legal and illegal mixed."""
        return samples.samples(self.table, chance)


def act(table: Table, seat: int, verb: str, args: tuple[Any, ...]) -> None:
    """Carry out one action or refuse it."""
    if seat == -1:
        if verb == "time-up":
            order.time_up(table)
        else:
            must(verb == "ruling")
            ruling(table, *args)
        return
    must(verb in ACTIONS and table.ending is None and seat in table.living())
    must(seat != table.leaving)
    if verb == "wish":
        plan = {int(slot): more for slot, more in args[0].items()}
        wishes.wish(table, seat, plan)
    else:
        ACTIONS[verb](table, seat, *args)


ACTIONS: dict[str, Any] = {
    "roll": turn.roll,
    "buy": turn.buy,
    "decline": turn.decline,
    "bid": auction.bid,
    "pass": auction.pass_,
    "demand": rent.demand,
    "waive": rent.waive,
    "hold": order.hold,
    "done": order.done,
    "wish": wishes.wish,
    "build": building.build,
    "sell": building.sell,
    "mortgage": building.mortgage,
    "redeem": building.redeem,
    "pay-fine": turn.pay_fine,
    "use-card": turn.use_card,
    "offer": trade.offer,
    "accept": trade.accept,
    "reject": trade.reject,
    "withdraw": trade.withdraw,
    "give-up": debt.give_up,
}


def go_on(table: Table) -> None:
    """Everything that happens by itself, until somebody is asked."""
    while table.ending is None:
        if len(table.living()) == 1:  # MA-GOAL-2..3
            finish(table, "last-standing")
        elif table.dice_for is not None or table.asked or table.auction is not None:
            return
        elif table.debts:
            if not debt.pay_first_debt(table):
                return
        elif table.leaving is not None:
            debt.leave(table)
        elif table.estate:  # GAP-74
            auction.open_next_of_estate(table)
        elif table.pending_steps is not None:
            turn.leave_after_fine(table)
        elif table.wishes:
            wishes.fulfil(table)
        elif table.stopped and table.rules > 1 and order.awaited_for_rent(table):  # GAP-79
            table.stopped = False
            table.in_window = table.last_window = True
        elif table.stopped or (table.last_window and not order.awaited_at_last(table)):
            finish(table, table.reason)
        else:
            return


def waiting(table: Table) -> list[int]:
    """Whom the table waits for, ascending."""
    phase = table.phase()
    if phase == "done" or table.dice_for is not None:
        return []
    if phase == "wishes":
        return sorted(table.asked)
    if phase == "auction":
        return building.bidders_in_turn(table)
    answering = {offer.to for offer in table.offers}
    if phase == "debt":
        return sorted(answering | {table.debts[0].debtor})
    if table.last_window:
        return sorted(answering | set(order.awaited_at_last(table)))
    if phase == "window" and table.holds:
        return sorted(answering | table.holds)
    return sorted(answering | {table.turn})


def auction_seen(table: Table) -> dict[str, Any] | None:
    """The lot, the highest bid, and who is asked."""
    if table.auction is None:
        return None
    is_open = table.flags["auction.order"] == "open"
    return {
        "lot": table.auction.lot,
        "high": table.auction.high,
        "leader": table.auction.leader,
        "turn": None if is_open else table.auction.remaining[0],
    }


def side_seen(side: Side) -> dict[str, Any]:
    """One side of an offer, all keys."""
    return {
        "cash": side.cash,
        "deeds": list(side.deeds),
        "cards": list(side.cards),
        "debt": side.debt,
    }


def offer_seen(offer: Offer) -> dict[str, Any]:
    """An offer as everybody sees it."""
    return {
        "id": offer.id,
        "from": offer.giver,
        "to": offer.to,
        "give": side_seen(offer.give),
        "want": side_seen(offer.want),
    }


def answer(table: Table) -> dict[str, Any]:
    """The whole answer."""
    is_done = table.ending is not None
    ranking = ranks(table) if is_done else None
    return {
        "ok": True,
        "phase": table.phase(),
        "round": table.round,
        "turn": table.turn,
        "cash": list(table.cash),
        "positions": list(table.positions),
        "jail": list(table.jail),
        "owners": [table.owner.get(slot) for slot in range(40)],
        "levels": [table.level.get(slot, 0) for slot in range(40)],
        "mortgaged": sorted(table.mortgaged),
        "cards": dict(table.keeper),
        "bank": {"houses": table.stock["house"], "hotels": table.stock["hotel"]},
        "claims": [
            {"id": c.id, "debtor": c.debtor, "owner": c.owner, "slot": c.slot, "amount": c.amount}
            for c in table.claims
        ],
        "debts": [{"from": d.debtor, "to": d.to, "amount": d.amount} for d in table.debts],
        "auction": auction_seen(table),
        "offers": [offer_seen(offer) for offer in table.offers],
        "waiting": waiting(table),
        "scores": [worth(table, seat) for seat in range(table.seats)] if is_done else None,
        "ranking": ranking,
        "winners": [s for s, rank in enumerate(ranking) if rank == 1] if ranking else None,
        "ending": table.ending,
    }
