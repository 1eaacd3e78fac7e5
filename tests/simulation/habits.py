"""What simulated people do: legal moves at random, from the options their client was told.

Options are plain JSON here, as a client in any language sees them.
"""

import random
from typing import Any

Action = list[Any]
Options = dict[str, Any]


def a_move(game: str, options: Options, is_asked: bool, luck: random.Random) -> Action | None:
    """Something legal, or None to keep still, as who is not asked mostly does."""
    if game == "for-sale":
        return _for_sale(options, luck)
    if is_asked:
        return _monopoly(options, luck)
    answers = _answers(options, luck) or (_spending(options, luck) if luck.random() < 0.1 else [])
    return luck.choice(answers)[1] if answers else None


def _for_sale(options: Options, luck: random.Random) -> Action:
    if "sell" in options:
        return ["sell", luck.choice(options["sell"])]
    if not options.get("bid") or luck.random() < 0.4:
        return ["pass"]
    least, most = options["bid"]
    return ["bid", luck.randint(least, min(most, least + 3))]


def _monopoly(options: Options, luck: random.Random) -> Action | None:
    choices = [*_going_on(options, luck), *_spending(options, luck), *_answers(options, luck)]
    if not choices:
        return ["give-up"] if options.get("give-up") else None
    return luck.choices([one for _, one in choices], [weight for weight, _ in choices])[0]


def _going_on(options: Options, luck: random.Random) -> list[tuple[float, Action]]:
    weights = {"roll": 8, "done": 8, "buy": 8, "decline": 1, "pass": 4, "pay-fine": 2}
    found: list[tuple[float, Action]] = [
        (weight, [verb]) for verb, weight in weights.items() if options.get(verb)
    ]
    if bounds := options.get("bid"):
        found.append((3, ["bid", luck.randint(bounds[0], min(bounds[1], bounds[0] + 40))]))
    if decks := options.get("use-card"):
        found.append((4, ["use-card", decks[0]]))
    if options.get("hold"):
        found.append((0.2, ["hold"]))
    return found


def _spending(options: Options, luck: random.Random) -> list[tuple[float, Action]]:
    found: list[tuple[float, Action]] = []
    for verb, weight in {"mortgage": 0.1, "redeem": 0.5}.items():
        if slots := options.get(verb):
            found.append((weight, [verb, luck.choice(slots)]))
    for verb, weight in {"build": 2.0, "sell": 0.1}.items():
        if slots := options.get(verb):
            found.append((weight, [verb, [luck.choice(slots)]]))
    if slots := options.get("wish"):
        found.append((2, ["wish", {str(luck.choice(slots)): 1}]))
    return found


def _answers(options: Options, luck: random.Random) -> list[tuple[float, Action]]:
    found: list[tuple[float, Action]] = []
    for verb, weight in {"demand": 20.0, "waive": 1.0, "accept": 4.0, "reject": 12.0}.items():
        if numbers := options.get(verb):
            found.append((weight, [verb, luck.choice(numbers)]))
    return found


def an_order(game: str, luck: random.Random) -> dict[str, Any]:
    """A standing order, or taking one back."""
    if luck.random() < 0.2:
        return {"do": "order"}
    if game == "monopoly":
        return {"do": "order", "up_to": luck.randint(1, 200), "pass_above": 200}
    return {"do": "order", "up_to": luck.randint(0, 6), "pass_above": luck.randint(0, 8)}
