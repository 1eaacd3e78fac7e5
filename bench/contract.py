"""One call at a time through the Python contract: what a table or a simple bot pays."""

import random
import time

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import Bid, Pass, SaleOptions, Sell
from zuschlag.rules.game import fresh


def decisions_per_second(seats: int, seconds: float) -> dict[str, float]:
    """Bare decisions (waiting, options, apply), and with an observation and a bot's choice."""
    return {
        "waiting + options + apply": _bare(seats, seconds),
        "with observe and a bot": _with_bot(seats, seconds),
    }


def _bare(seats: int, seconds: float) -> float:
    luck, made, until = random.Random(1), 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        state = fresh(FOR_SALE, FOR_SALE.agree("2015", seats), luck)
        while waiting := FOR_SALE.waiting_for(state):
            seat = waiting[0]
            options = FOR_SALE.options(state, seat)
            if isinstance(options, SaleOptions):
                FOR_SALE.apply(state, seat, Sell(options.sell[0]))
            elif options and options.bid and luck.random() < 0.5:
                FOR_SALE.apply(state, seat, Bid(options.bid[0]))
            else:
                FOR_SALE.apply(state, seat, Pass())
            made += 1
    return made / seconds


def _with_bot(seats: int, seconds: float) -> float:
    luck, made, until = random.Random(1), 0, time.perf_counter() + seconds
    bot = FOR_SALE_BOTS["random"](luck)
    while time.perf_counter() < until:
        state = fresh(FOR_SALE, FOR_SALE.agree("2015", seats), luck)
        while waiting := FOR_SALE.waiting_for(state):
            seat = waiting[0]
            options = FOR_SALE.options(state, seat)
            assert options is not None
            FOR_SALE.apply(state, seat, bot.choose(FOR_SALE.observe(state, seat, True), options))
            made += 1
    return made / seconds
