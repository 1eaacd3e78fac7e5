"""The games of For Sale that `making.py` plays, each named for what it shows."""

from tests.recorded.making import Planned, creeps, insists, jumps, leaps, passes
from zuschlag.rules.ruling import Ruling

MATCH, RAISE = {"least_bid": "match"}, {"least_bid": "raise"}
UP, DOWN = {"refund": "up"}, {"refund": "down"}
OPEN = {"open_info": True}
TWO = {"variant5_removed": 2}

BY_HAND = (
    Planned("2015", "first-bids-take-all-coins", (jumps, creeps, creeps), "all in"),
    Planned("2015", "won-by-coins", (creeps, leaps, passes), "victory by coins"),
    Planned("2015", "two-share-the-win", (creeps, leaps, creeps), "shared victory"),
    Planned("2015", "ruling-in-the-auction", (creeps,) * 3, "ruling early",
            rulings={9: Ruling([1], "The lights went out.")}),
    Planned("2015", "levelled-bids", (insists, insists, creeps, creeps), "equal bid", MATCH),
    Planned("2015", "won-by-coins", (leaps, leaps, creeps, passes), "victory by coins"),
    Planned("2015", "ruling-in-the-sale", (creeps,) * 4, "ruling in the sale",
            rulings={60: Ruling([0, 2], "Agreed draw.")}),
    Planned("2015", "open-purses", (leaps,) * 4, "sale out of order", OPEN, rules=1),
    Planned("2015", "no-coin-left", (insists, insists, insists, creeps, leaps), "forced pass"),
    Planned("2015", "nobody-bids-once", (leaps, passes, passes, creeps, passes), "nobody bids"),
    Planned("2015", "halves-rounded-down", (leaps,) * 5, "sold-out", DOWN),
    Planned("2015", "all-creep", (creeps,) * 6, "sale out of order"),
    Planned("2015", "two-share-the-win", (leaps,) * 6, "shared victory", rules=1),
    Planned("2015-variant", "last-holder-sweeps", (insists, creeps, passes), "swept"),
    Planned("2015-variant", "coins-back-without-building", (creeps,) * 3, "all coins back"),
    Planned("2015-variant", "nobody-bids", (passes,) * 4, "nobody bids"),
    Planned("2015-variant", "last-holder-sweeps", (jumps, passes, creeps, creeps), "swept"),
    Planned("2015-variant", "passing-for-nothing", (passes, insists, insists, creeps),
            "pass without building"),
    Planned("2015-variant", "short-row-won-by-coins", (leaps,) * 5, "victory by coins"),
    Planned("2015-variant", "short-row-nobody-bids", (passes,) * 5, "short last row", rules=1),
    Planned("2015-variant", "two-removed-and-swept", (leaps, passes, leaps, creeps, jumps),
            "swept", TWO),
    Planned("2015-variant", "second-ruling", (creeps,) * 5, "second ruling",
            afterwards=(Ruling([0], "Ada said stop."), Ruling([4], "It was Emil."))),
    Planned("2015-variant", "empty-handed-seller", (creeps,) * 6, "empty-handed seller"),
    Planned("1997", "all-level", (insists, insists, insists), "equal bid"),
    Planned("1997", "raising-only", (insists, insists, creeps, leaps), "forced pass", RAISE),
    Planned("1997", "ruling-after-the-end", (leaps,) * 4, "ruling after the end",
            afterwards=(Ruling([3], "A cheque lay under the table."),)),
    Planned("1997", "two-share-the-win", (leaps,) * 5, "shared victory"),
    Planned("1997-strict", "no-coin-left", (insists, creeps, leaps, insists), "forced pass"),
    Planned("1997-strict", "levelled-bids-allowed", (insists, creeps, leaps, leaps, creeps),
            "equal bid", MATCH),
    Planned("1997-variant", "ruling-before-the-first-move", (passes,) * 3, "ruling early",
            rulings={0: Ruling([0, 1, 2], "Nobody wanted to play on.")}),
    Planned("1997-variant", "halves-rounded-down", (insists, leaps, creeps), "swept", DOWN),
    Planned("1997-variant", "last-holder-sweeps", (jumps, insists, creeps, leaps), "swept"),
    Planned("1997-variant", "passing-for-nothing", (leaps,) * 5, "pass without building", rules=1),
    Planned("2005-seed", "all-coins-at-once", (jumps, jumps, leaps), "all in"),
    Planned("2005-seed", "ruling-with-places", (creeps,) * 4, "ruling with places",
            rulings={30: Ruling([2], "Dora had to go.", [3, 2, 1, 4])}),
    Planned("2005-seed", "won-by-coins", (leaps,) * 6, "victory by coins", rules=1),
    Planned("2005-published", "halves-rounded-up", (creeps,) * 4, "sold-out", UP),
    Planned("2005-published", "two-share-the-win", (leaps,) * 5, "shared victory"),
    Planned("2005-published", "levelled-bids", (insists, leaps, leaps, creeps, creeps, insists),
            "equal bid", MATCH),
)  # fmt: skip

BY_BOTS = (
    Planned("2015", "sober-bots", ("heuristic",) * 3),
    Planned("2015", "sober-and-random-bots", ("heuristic", "random") * 2),
    Planned("2015", "random-bots", ("random",) * 5, rules=1),
    Planned("2015", "sober-bots", ("heuristic",) * 6),
    Planned("2015-variant", "sober-bots", ("heuristic",) * 3, "swept"),
    Planned("2015-variant", "random-bots", ("random",) * 5, "short last row"),
    Planned("2015-variant", "sober-and-random-bots", ("heuristic", "random") * 3, rules=1),
    Planned("1997", "sober-bots", ("heuristic",) * 3),
    Planned("1997", "random-bots", ("random",) * 5, rules=1),
    Planned("1997-strict", "sober-bots", ("heuristic",) * 4),
    Planned("1997-variant", "random-bots", ("random",) * 4, "swept"),
    Planned("2005-seed", "sober-and-random-bots", ("heuristic", "random") * 2),
    Planned("2005-seed", "sober-bots", ("heuristic",) * 6),
    Planned("2005-published", "random-bots", ("random",) * 3),
    Planned("2005-published", "sober-bots", ("heuristic",) * 5, rules=1),
)

PLANNED = (*BY_HAND, *BY_BOTS)
