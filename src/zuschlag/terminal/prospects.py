"""What a pass would bring you now, as one line; shown before you decide."""

from zuschlag.rules.forsale.views import Passing
from zuschlag.terminal.buildings import called
from zuschlag.terminal.event_lines import coins


def told(passing: Passing) -> str:
    """The building a pass brings (or none), the coins that come back and those that are gone."""
    if passing.building is None:
        purse = f"all {coins(passing.back)} back" if passing.back else "nothing paid"
        return f"Pass: leave without a building, {purse}."
    taken = f"Pass: take the {called(passing.building)}"
    if not passing.back and not passing.paid:
        return f"{taken} for nothing."
    return f"{taken}, {coins(passing.back)} back, {passing.paid} paid."
