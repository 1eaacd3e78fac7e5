"""Everything on the table, and who may act there."""

from dataclasses import dataclass, field
from typing import Any

from .board import CHANCE, CHEST, HOTELS, HOUSES, PROPERTIES, SPACES, START_CASH, with_mates


class Refused(Exception):
    """The seat may not do this now."""


def must(condition: bool) -> None:
    """Refuse unless."""
    if not condition:
        raise Refused


@dataclass
class Claim:
    """A rent that may be demanded. Ledger 2.4."""

    id: int
    debtor: int
    owner: int
    slot: int
    amount: int | None  # None: to be rolled
    factor: int  # what the rent roll is multiplied by
    turn: int  # the number of the turn it arose in


@dataclass
class Debt:
    """What somebody owes; to None is to the bank."""

    debtor: int
    to: int | None
    amount: int


@dataclass
class Side:
    """What one party of a trade gives."""

    cash: int
    deeds: list[int]
    cards: list[str]
    debt: int


@dataclass
class Offer:
    """A trade on the table."""

    id: int
    giver: int
    to: int
    give: Side
    want: Side
    redeem: dict[int, str]  # what the giver does with mortgaged deeds that come to him

    def terms(self) -> tuple[Any, ...]:
        """What makes two offers the same."""
        return (self.giver, self.to, repr(self.give), repr(self.want), sorted(self.redeem.items()))


@dataclass
class Auction:
    """One lot under the hammer."""

    lot: int | str  # a slot, "house" or "hotel"
    remaining: list[int]  # clockwise, beginning with the seat in turn
    high: int = 0
    leader: int | None = None
    street: int | None = None  # where the leader's building goes


@dataclass
class Table:
    """One game at one moment."""

    seats: int
    flags: dict[str, Any]
    opener: int = 0
    rules: int = 2
    chance: list[str] = field(default_factory=lambda: list(CHANCE))
    chest: list[str] = field(default_factory=lambda: list(CHEST))

    cash: list[int] = field(init=False)
    vault: int = 0  # what the bank took in less what it paid out
    positions: list[int] = field(init=False)
    jail: list[int] = field(init=False)
    owner: dict[int, int | None] = field(init=False)
    level: dict[int, int] = field(init=False)
    mortgaged: set[int] = field(default_factory=set)
    inherited: set[int] = field(default_factory=set)  # redeemable without interest. GAP-38
    keeper: dict[str, int | None] = field(init=False)
    stock: dict[str, int] = field(init=False)

    round: int = 1
    turn: int = field(init=False)  # the active seat, or in the window the next one
    turns_ended: int = 0
    pivot: int = field(init=False)  # whose turn runs, or ran last
    stage: str = "roll"  # inside a turn: roll, buy, end
    in_window: bool = False
    rolled: bool = False  # has this turn had its first roll
    doubles: int = 0
    again: bool = False  # this roll was a double that obliges to roll again
    arrival: int = 0  # the sum of the last movement roll
    pending_steps: int | None = None  # a move that waits for the jail fine. MA-JAIL-8
    dice_for: str | None = None  # "move" or "rent"
    rent_roll: Claim | None = None

    claims: list[Claim] = field(default_factory=list)
    next_claim: int = 0
    debts: list[Debt] = field(default_factory=list)
    estate: dict[int, int] = field(default_factory=dict)  # slot: who left it
    auction: Auction | None = None
    wishes: dict[int, dict[int, int]] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # who still has to answer a call for wishes

    holds: set[int] = field(default_factory=set)
    have_held: set[int] = field(default_factory=set)
    offers: list[Offer] = field(default_factory=list)
    next_offer: int = 0
    offers_made: dict[int, int] = field(default_factory=dict)
    rejected: list[tuple[int, tuple[Any, ...]]] = field(default_factory=list)  # round, terms

    leaving: int | None = None  # goes when the hammer has fallen. GAP-77
    gone: list[int] = field(default_factory=list)  # who left, in order
    time_up: bool = False
    fresh_round: bool = False  # the last turn completed a round, and nobody rolled since
    last_window: bool = False
    stopped: bool = False  # count as soon as nothing is under way
    reason: str = ""  # why the last window opened, or the game was stopped
    ending: str | None = None
    ruled: list[int] | None = None

    def __post_init__(self) -> None:
        self.cash = [START_CASH] * self.seats
        self.positions = [0] * self.seats
        self.jail = [0] * self.seats
        self.owner = dict.fromkeys(PROPERTIES, None)
        self.level = dict.fromkeys(PROPERTIES, 0)
        self.keeper = {"chance": None, "chest": None}
        self.stock = {"house": HOUSES, "hotel": HOTELS}
        self.turn = self.opener
        self.pivot = self.opener

    def deck(self, name: str) -> list[str]:
        """The chance or the chest deck."""
        return self.chance if name == "chance" else self.chest

    def phase(self) -> str:
        """Design section 4."""
        if self.ending is not None:
            return "done"
        if self.asked:
            return "wishes"
        if self.auction is not None:
            return "auction"
        if self.debts:
            return "debt"
        return "window" if self.in_window else "turn"

    def is_quiet(self) -> bool:
        """A turn or window stage in which no dice are wanted."""
        return self.dice_for is None and self.phase() in ("turn", "window")

    def alive(self, seat: int) -> bool:
        """Still in the game."""
        return seat not in self.gone

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if self.alive(seat)]

    def left_of(self, seat: int) -> list[int]:
        """The living seats clockwise from the left neighbour; the seat itself comes last."""
        around = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return [other for other in around if self.alive(other)]

    def has_floor(self, seat: int) -> bool:
        """Own turn or window. MA-STD-1, GAP-19."""
        return self.is_quiet() and (self.in_window or seat == self.turn)

    def is_first_debtor(self, seat: int) -> bool:
        """The one debtor who must find money now."""
        return self.phase() == "debt" and self.dice_for is None and self.debts[0].debtor == seat

    def deeds(self, seat: int) -> list[int]:
        """What the seat owns, in board order."""
        return [slot for slot in PROPERTIES if self.owner[slot] == seat]

    def owns_group(self, seat: int, slot: int) -> bool:
        """Has the seat every deed of this slot's group."""
        return all(self.owner[mate] == seat for mate in with_mates(slot))

    def group_is_bare(self, slot: int) -> bool:
        """No building anywhere in the group."""
        return all(self.level[mate] == 0 for mate in with_mates(slot))

    def group_is_free(self, slot: int) -> bool:
        """No mortgage anywhere in the group."""
        return not any(mate in self.mortgaged for mate in with_mates(slot))

    def max_raise(self, seat: int) -> int:
        """Cash, half of every level, mortgages of free deeds. Ledger 2.6."""
        total = self.cash[seat]
        for slot in self.deeds(seat):
            total += self.level[slot] * (SPACES[slot].house // 2)
            if slot not in self.mortgaged:
                total += SPACES[slot].mortgage
        return total

    def pay(self, payer: int | None, payee: int | None, amount: int) -> None:
        """Money changes hands; None is the bank, which never runs dry. GAP-16."""
        for party, change in ((payer, -amount), (payee, amount)):
            if party is None:
                self.vault += change
            else:
                self.cash[party] += change

    def owe(self, debtor: int, to: int | None, amount: int) -> None:
        """A new debt, last in the queue."""
        if amount > 0:
            self.debts.append(Debt(debtor, to, amount))
