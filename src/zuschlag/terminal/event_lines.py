"""Events as sentences: what the log says, in the second person where it is about you."""

from collections.abc import Sequence

from zuschlag.rules.forsale.words import (
    AuctionWon,
    BidPlaced,
    BuildingsLaid,
    ChequesLaid,
    Event,
    GameEnded,
    Passed,
    Revealed,
    Ruled,
    Sealed,
    Swept,
)
from zuschlag.terminal.buildings import called


def coins(number: int) -> str:
    """A number of coins."""
    return f"{number} coin" if number == 1 else f"{number} coins"


def listed(values: Sequence[int]) -> str:
    """Numbers in a row: 3, 9 and 12."""
    return joined([str(value) for value in values])


def joined(words: Sequence[str]) -> str:
    """Words in a row with a final "and"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


class Teller:
    """Knows everybody's name, and which seat is yours."""

    def __init__(self, names: Sequence[str], you: int | None = 0) -> None:
        self.names = list(names)
        self.you = you

    def does(self, seat: int, verb: str, others: str | None = None) -> str:
        """Who and verb: "You bid", "Clara bids"."""
        if seat == self.you:
            return f"You {verb}"
        return f"{self.names[seat]} {others or verb + 's'}"

    def tell(self, event: Event) -> list[str]:
        """The lines the log gets for an event."""
        match event:
            case BuildingsLaid(number, buildings, opener):
                return [f"Auction {number}: {listed(buildings)}. {self.does(opener, 'open')}."]
            case BidPlaced(seat, total):
                return [f"{self.does(seat, 'bid')} {total}."]
            case Passed():
                return [self._pass(event)]
            case AuctionWon(seat, building, paid):
                price = coins(paid) if paid else "nothing at all"
                won = f"Sold! {self.does(seat, 'take')} the {called(building)} for {price}."
                return [won]
            case _:
                return self._sale(event)

    def _pass(self, event: Passed) -> str:
        out = self.does(event.seat, "pass", "passes")
        if event.building is None:
            purse = f", all {coins(event.back)} back" if event.back else ""
            return f"{out} and {self._goes(event.seat)} empty-handed{purse}."
        price = f", {event.back} back, {event.paid} paid" if event.back or event.paid else ", free"
        return f"{out}: {called(event.building)}{price}."

    def _goes(self, seat: int) -> str:
        return "leave" if seat == self.you else "leaves"

    def _sale(self, event: Event) -> list[str]:
        match event:
            case ChequesLaid(number, cheques):
                return [f"Sale {number}: cheques {listed(cheques)}."]
            case Sealed(seat):
                return [f"{self.does(seat, 'lay')} one face down."]
            case Revealed(sales):
                return [f"{self.does(s.seat, 'get')} {s.cheque} for {s.building}." for s in sales]
            case Swept():
                return [self.sweep(event)]
            case Ruled(winners):
                return [f"By ruling: {joined([self.names[seat] for seat in winners])}."]
            case GameEnded(_, _, winners):
                return [self.verdict(winners)]
        return []

    def sweep(self, event: Swept) -> str:
        """Somebody is alone with buildings and takes the rest."""
        rest = f"{_the_last(event.buildings)} for {listed(event.cheques)}"
        return (
            f"{self.does(event.seat, 'alone still hold', 'alone still holds')} buildings: {rest}."
        )

    def verdict(self, winners: Sequence[int]) -> str:
        """Who has won, one or several."""
        if list(winners) == [self.you]:
            return "You win the day."
        names = joined(["you" if seat == self.you else self.names[seat] for seat in winners])
        names = names[:1].upper() + names[1:]
        return f"{names} share the victory." if len(winners) > 1 else f"{names} wins the day."


def _the_last(buildings: Sequence[int]) -> str:
    return f"{listed(buildings)} {'goes' if len(buildings) == 1 else 'go'} unopposed"
