"""Count the distinct lines of moves from a start, once by the contract and once by the telling.

A start is a fixed deal and some scripted moves. Both counters return the number of lines of one,
two, ... moves; the moves of the last depth are counted from the options, not played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from tests.telling import for_sale
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Deal, Pass, Sell

Move = tuple[int, str, int]
Place = TypeVar("Place")


@dataclass(frozen=True)
class Start:
    """A deal in which cards come in steps of seven, and where in the game to begin."""

    edition: str
    seats: int
    place: str

    @property
    def name(self) -> str:
        return f"{self.edition} {self.seats} {self.place}"

    def deal(self) -> Deal:
        size = for_sale.in_play(self.edition, self.seats, {})
        buildings, cheques = for_sale.cards(self.edition)
        return Deal(strewn(buildings)[:size], strewn(cheques)[:size], self.seats - 1)

    def script(self) -> list[Move]:
        """The moves that lead to the place."""
        told = self.told([])
        around = [(told.asked[0].seat + step) % self.seats for step in range(self.seats)]
        if self.place == "all in":
            return [(around[0], "bid", told.asked[0].coins)]
        if self.place == "second round":
            bids = [(seat, "bid", 3 + step) for step, seat in enumerate(around)]
            return bids + [(seat, "pass", 0) for seat in around[:-1]]
        moves: list[Move] = []
        while self.place == "sale" and told.phase == "buy":
            moves.append((told.asked[0].seat, "pass", 0))
            told.act(*moves[-1])
        return moves

    def told(self, moves: list[Move]) -> for_sale.Game:
        """The telling after these moves."""
        deal = self.deal()
        cards = deal.buildings, deal.cheques, deal.opener
        game = for_sale.Game(self.edition, self.seats, {}, *cards)
        for move in moves:
            game.act(*move)
        return game

    def state(self) -> State:
        """The real rules at the place."""
        state = FOR_SALE.begin(FOR_SALE.agree(self.edition, self.seats), self.deal())
        for seat, verb, value in self.script():
            FOR_SALE.apply(state, seat, as_action(verb, value))
        return state


def strewn(cards: list[int]) -> list[int]:
    """All cards, far from ascending, the same everywhere."""
    return [cards[place * 7 % len(cards)] for place in range(len(cards))]


def as_action(verb: str, value: int) -> Action:
    match verb:
        case "bid":
            return Bid(value)
        case "sell":
            return Sell(value)
    return Pass()


def by_contract(start: Start, depth: int) -> list[int]:
    """Lines of 1 to depth moves, by options, copy and apply."""
    return _counted(start.state(), moves_by_contract, played, depth)


def by_telling(start: Start, depth: int) -> list[int]:
    """The same by the telling, which cannot be copied: every line is told from the beginning."""
    return _counted(start.script(), partial(moves_by_telling, start), longer, depth)


def _counted(
    place: Place,
    moves: Callable[[Place], list[Move]],
    after: Callable[[Place, Move], Place],
    depth: int,
) -> list[int]:
    open_moves = moves(place)
    if depth == 1:
        return [len(open_moves)]
    below = [0] * (depth - 1)
    for move in open_moves:
        for level, count in enumerate(_counted(after(place, move), moves, after, depth - 1)):
            below[level] += count
    return [len(open_moves), *below]


def moves_by_contract(state: State) -> list[Move]:
    found: list[Move] = []
    for seat in FOR_SALE.waiting_for(state):
        options = FOR_SALE.options(state, seat)
        assert options is not None
        if isinstance(options, AuctionOptions):
            found.append((seat, "pass", 0))
            least, most = options.bid or (1, 0)
            found += [(seat, "bid", total) for total in range(least, most + 1)]
        else:
            found += [(seat, "sell", building) for building in options.sell]
    return found


def played(state: State, move: Move) -> State:
    seat, verb, value = move
    after = state.copy()
    FOR_SALE.apply(after, seat, as_action(verb, value))
    return after


def moves_by_telling(start: Start, moves: list[Move]) -> list[Move]:
    return list(_told_moves(start.told(moves)))


def _told_moves(game: for_sale.Game) -> Iterator[Move]:
    for player in game.asked:
        if game.phase == "sell":
            for building in player.buildings:
                yield player.seat, "sell", building
            continue
        yield player.seat, "pass", 0
        for total in range(game._least(player), game._most(player) + 1):
            yield player.seat, "bid", total


def longer(moves: list[Move], move: Move) -> list[Move]:
    return [*moves, move]
