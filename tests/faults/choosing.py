"""A legal move out of the options a table sends, as a record writes it behind the seat.

Reads decoded JSON only, as a program outside the project would. It keeps the game moving and now
and then does something else, so that all kinds of entries come up.
"""

import random
from typing import Any

Options = dict[str, Any]
Seen = dict[str, Any]
Written = list[Any]


def choose(seat: int, seen: Seen, options: Options, luck: random.Random) -> Written | None:
    """A move for this seat; None when it may act but need not."""
    if "board" in seen:
        return _in_monopoly(seat, seen, options, luck)
    if "sell" in options:
        return ["sell", luck.choice(options["sell"])]
    if options.get("bid") is None or luck.random() < 0.5:
        return ["pass"]
    least, most = options["bid"]
    return ["bid", luck.randint(least, min(most, least + 1))]


def _in_monopoly(seat: int, seen: Seen, options: Options, luck: random.Random) -> Written | None:
    if options.get("demand"):
        return ["demand", options["demand"][0]]
    if seat not in seen["waiting"]:
        return None
    if options.get("reject"):
        return ["reject", options["reject"][0]]
    if seen.get("debts"):
        return _raising(seen, options, luck)
    return luck.choice(_going_on(options, luck))


def _going_on(options: Options, luck: random.Random) -> list[Written]:
    """What moves the game on, with a little building in between."""
    found: list[Written] = [
        [verb] for verb in ("roll", "done", "buy", "decline", "pass") if options.get(verb)
    ]
    if options.get("bid") is not None:
        least, most = options["bid"]
        found.append(["bid", luck.randint(least, min(most, least + 40))])
    if options.get("build") and luck.random() < 0.3:
        found.append(["build", [luck.choice(options["build"])]])
    if options.get("use-card"):
        found.append(["use-card", options["use-card"][0]])
    if options.get("pay-fine"):
        found.append(["pay-fine"])
    return found


def _raising(seen: Seen, options: Options, luck: random.Random) -> Written:
    """Cash for a debt, or the end where that cannot be enough."""
    if options.get("give-up"):
        return ["give-up"]
    ways: list[Written] = [["mortgage", slot] for slot in options.get("mortgage", [])]
    ways += [["sell", [street]] for street in options.get("sell", [])]
    levels = seen["levels"]
    ways += [
        ["sell", [street for street in group for _ in range(levels[street])]]
        for group in options.get("clear", [])
    ]
    return luck.choice(ways or _going_on(options, luck))
