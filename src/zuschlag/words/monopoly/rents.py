"""Which place a rent is paid for: events of a payment do not say, those before it do."""

from dataclasses import dataclass, field

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event

Pair = tuple[int, int]
"""Debtor and owner."""


@dataclass
class Rent:
    """Rent that was asked for; the amount is known once it is owed."""

    slot: int
    amount: int = 0


@dataclass
class Rents:
    """Claims that lie on the table, and rents that are due, oldest first."""

    claims: dict[Pair, list[int]] = field(default_factory=dict)
    due: dict[Pair, list[Rent]] = field(default_factory=dict)

    def place_of(self, event: events.Paid | events.Owed) -> int | None:
        """What this rent is for; call it before `note`."""
        pair = (event.debtor, -1 if event.creditor is None else event.creditor)
        rents = self.due.get(pair, [])
        if isinstance(event, events.Owed):
            rents = [rent for rent in rents if not rent.amount]
        if rents:
            return rents[0].slot
        return next(iter(self.claims.get(pair, ())), None)

    def note(self, event: Event) -> None:
        """Follow what is asked for, owed, paid, forgiven."""
        match event:
            case events.ClaimOpened(debtor, owner, slot):
                self.claims.setdefault((debtor, owner), []).append(slot)
            case events.RentDemanded(owner, debtor, slot):
                self._drop((debtor, owner), slot)
                self.due.setdefault((debtor, owner), []).append(Rent(slot))
            case events.RentWaived(owner, debtor, slot) | events.ClaimExpired(owner, debtor, slot):
                self._drop((debtor, owner), slot)
            case events.Owed(debtor, int(owner), amount, "rent"):
                self._owe((debtor, owner), amount)
            case events.Paid(debtor, int(owner), _, "rent"):
                self._settle((debtor, owner))
            case events.Traded(seat, to, _, give, want):
                self._forgive((to, seat), give.debt)
                self._forgive((seat, to), want.debt)
            case events.WentBankrupt(seat) | events.LeftGame(seat):
                self._forget(seat)

    def _drop(self, pair: Pair, slot: int) -> None:
        if slot in self.claims.get(pair, ()):
            self.claims[pair].remove(slot)

    def _owe(self, pair: Pair, amount: int) -> None:
        """Rent that comes by itself is due without having been asked for."""
        due = self.due.setdefault(pair, [])
        asked = next((rent for rent in due if not rent.amount), None)
        if asked is None and self.claims.get(pair):
            asked = Rent(self.claims[pair].pop(0))
            due.append(asked)
        if asked is not None:
            asked.amount = amount

    def _settle(self, pair: Pair) -> None:
        for waiting in (self.due.get(pair), self.claims.get(pair)):
            if waiting:
                waiting.pop(0)
                return

    def _forgive(self, pair: Pair, amount: int) -> None:
        due = self.due.get(pair)
        if not due or not amount:
            return
        due[0].amount -= amount
        if due[0].amount <= 0:
            due.pop(0)

    def _forget(self, seat: int) -> None:
        for known in (self.claims, self.due):
            for pair in [one for one in known if seat in one]:
                del known[pair]
