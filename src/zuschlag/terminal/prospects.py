"""What a pass would bring you now, as one line; shown before you decide."""

from zuschlag.rules.forsale.views import Passing
from zuschlag.terminal.buildings import called
from zuschlag.words import here


def told(passing: Passing, is_asked: bool) -> str:
    """The building a pass brings (or none), the coins that come back and those that are gone."""
    facts = {"when": "now" if is_asked else "later", "back": passing.back, "paid": passing.paid}
    if passing.building is None:
        return here.say("pass-without" if passing.back else "pass-empty", **facts)
    is_free = not passing.back and not passing.paid
    key = "pass-for-nothing" if is_free else "pass-with"
    return here.say(key, building=called(passing.building), **facts)
