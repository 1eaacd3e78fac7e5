"""For Sale in the golden playthroughs: one game per edition, and a short last row."""

from collections.abc import Iterator

import msgspec

from tests.golden.playthrough import Luck, Playthrough, Side, plain, viewer_of
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation, SeatView
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Deal, Options, Pass, Sell


def dealt(deal: Deal) -> Iterator[str]:
    """Both decks."""
    yield f"buildings {plain(deal.buildings)}"
    yield f"cheques {plain(deal.cheques)}"


def chosen(seen: Observation, options: Options | None, luck: Luck) -> Action:
    """A careful player's move: mostly the least bid, seldom a jump, often a pass."""
    assert options is not None, "a seat that is waited for has options"
    if not isinstance(options, AuctionOptions):
        return Sell(options.sell[luck.randrange(len(options.sell))])
    if options.bid is None or luck.randrange(5) < 2:
        return Pass()
    least, most = options.bid
    jump = 0 if luck.randrange(4) else luck.randrange(3)
    return Bid(min(least + jump, most))


def view(seen: Observation) -> Iterator[str]:
    """One line for the table, one for each seat, one for what is remembered."""
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    people: list[SeatView] = fields.pop("people")
    notes = {name: fields.pop(name) for name in ("purchases", "cheques_seen")}
    for known in ("edition", "rules", "viewer", "memory"):
        fields.pop(known)
    yield f"   {viewer_of(seen)}: {plain(fields)}"
    for seat, one in enumerate(people):
        yield f"      {seat}: {plain(msgspec.to_builtins(one))}"
    if seen.memory:
        yield f"      notes: {plain(msgspec.to_builtins(notes))}"


SIDE = Side(FOR_SALE, "For Sale", dealt, chosen, view)


def _game(edition: str, seats: int, every: int) -> Playthrough:
    return Playthrough(SIDE, f"{edition}-{seats}", edition, seats, every)


PLAYTHROUGHS = [
    *(_game(edition, FOR_SALE.seats(edition)[0], every=8) for edition in FOR_SALE.editions()),
    _game("2015-variant", 5, every=10),
]
