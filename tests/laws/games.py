"""Generated games of For Sale for the laws: any edition, seats, switches, deal and line of play."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

from zuschlag.rules.forsale.editions import choices
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Action, Bid, Deal, Options, Pass, SaleOptions, Sell

TABLES = [(edition, seats) for edition in FOR_SALE.editions() for seats in FOR_SALE.seats(edition)]


@dataclass(frozen=True)
class Setting:
    """All that fixes a game but the moves; `moves` seeds a line of random play."""

    edition: str
    seats: int
    options: dict[str, object]
    deal: Deal
    moves: int

    def start(self) -> State:
        """A fresh game."""
        return FOR_SALE.begin(FOR_SALE.agree(self.edition, self.seats, self.options), self.deal)


@st.composite
def settings_of_games(draw: st.DrawFn) -> Setting:
    """Any table, any switches it may set, any deal."""
    edition, seats = draw(st.sampled_from(TABLES))
    offered = choices(edition, seats)
    options = {
        name: draw(st.sampled_from(values))
        for name, values in offered.items()
        if draw(st.booleans())
    }
    luck = random.Random(draw(st.integers(0, 2**32)))
    deal = FOR_SALE.deal(FOR_SALE.agree(edition, seats, options), luck)
    return Setting(edition, seats, options, deal, draw(st.integers(0, 2**32)))


def random_action(options: Options, luck: random.Random) -> Action:
    """Small raises mostly, so that auctions last; sometimes a jump, sometimes a pass."""
    if isinstance(options, SaleOptions):
        return Sell(luck.choice(options.sell))
    if options.bid is None or luck.random() < 0.3:
        return Pass()
    least, most = options.bid
    return Bid(least if luck.random() < 0.7 else luck.randint(least, most))


Watch = Callable[[State, int, Action], None]


def play(
    setting: Setting, before_each: Watch | None = None
) -> tuple[State, list[tuple[int, Action]]]:
    """Play a game to its end, showing every move to a watcher before it is made."""
    luck, state = random.Random(setting.moves), setting.start()
    moves: list[tuple[int, Action]] = []
    while waiting := FOR_SALE.waiting_for(state):
        seat = luck.choice(waiting)
        options = FOR_SALE.options(state, seat)
        assert options is not None
        action = random_action(options, luck)
        if before_each is not None:
            before_each(state, seat, action)
        FOR_SALE.apply(state, seat, action)
        moves.append((seat, action))
    return state, moves
