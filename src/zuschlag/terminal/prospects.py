"""What a pass would bring you now, worked out from what you see; shown before you decide."""

from dataclasses import dataclass

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation
from zuschlag.terminal.buildings import called
from zuschlag.terminal.event_lines import coins
from zuschlag.terminal.wishes import YOU


@dataclass(frozen=True)
class Prospect:
    """The building a pass brings (or none), the coins that come back and those that are gone."""

    building: int | None
    back: int
    paid: int


def of_passing(seen: Observation, terms: Terms) -> Prospect:
    """The cheapest building for half the bid, or nothing for nothing while the row is too short."""
    bid = seen.people[YOU].bid
    bidders = sum(one.in_auction for one in seen.people)
    if bidders > len(seen.row):
        return Prospect(None, bid, 0)
    back = (bid + 1) // 2 if terms.refund == "up" else bid // 2
    return Prospect(seen.row[0], back, bid - back)


def told(prospect: Prospect) -> str:
    """The prospect as one line."""
    if prospect.building is None:
        purse = f"all {coins(prospect.back)} back" if prospect.back else "nothing paid"
        return f"Pass: leave without a building, {purse}."
    taken = f"Pass: take the {called(prospect.building)}"
    if not prospect.back and not prospect.paid:
        return f"{taken} for nothing."
    return f"{taken}, {coins(prospect.back)} back, {prospect.paid} paid."
