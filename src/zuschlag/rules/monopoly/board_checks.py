"""What makes a board: the shape of `layout`, and figures and texts within bounds.

`faults` finds everything that is wrong, in the order it is written; `board.read` raises the first.
"""

from functools import cache, partial

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.board_values import (
    Check,
    Faults,
    ascending,
    below,
    even,
    exactly,
    listed,
    number,
    table,
    text,
    told,
    words,
    wrong_type,
)
from zuschlag.rules.monopoly.layout import (
    CARDS,
    COLOURS,
    DECKS,
    EFFECTS,
    GROUPS,
    KINDS,
    PLACEHOLDERS,
    SLOTS,
)

MOST = 10_000
NAME, SHORT, NOTE, CARD_TEXT, CURRENCY = 40, 10, 300, 120, 4
AMOUNT = number(1, MOST)
TIMES = number(1, 100)
STREETS = [place for place, kind in enumerate(KINDS) if kind == "street"]

# A card never sends to a card: drawing must come to an end.
NO_TARGETS = [
    place for place, kind in enumerate(KINDS) if kind in ("go-to-jail", "chance", "chest")
]


def faults(written: object, path: str) -> Faults:
    """Everything that is wrong with a board."""
    yield from _BOARD(written, path)
    if isinstance(written, dict):
        yield from _uneven_groups(written.get("slots"), below(path, "slots"))
        for deck in DECKS:
            yield from _keepers(written.get(deck), below(path, deck))


@cache
def _slot(place: int) -> Check:
    kind = KINDS[place]
    fields: dict[str, Check] = {
        "kind": exactly(kind, "board/wrong-kind"),
        "name": words(NAME),
        "short": words(SHORT),
    }
    if GROUPS[place]:
        fields["group"] = exactly(GROUPS[place], "board/wrong-group")
        fields["price"] = even(2, MOST)
    if kind == "street":
        fields["house"] = even(2, MOST)
        fields["rents"] = ascending(6, 1, MOST)
    if kind == "donation":
        fields["amount"] = AMOUNT
    whole = table(fields, optional=() if kind == "street" else ("group",))

    def check(value: object, path: str) -> Faults:
        # The wrong kind on a slot is one fault, not one for each of its keys.
        if isinstance(value, dict) and value.get("kind", kind) != kind:
            yield from fields["kind"](value["kind"], below(path, "kind"))
        else:
            yield from whole(value, path)

    return check


@cache
def _card(deck: str, place: int) -> Check:
    expected = f"{DECKS[deck]}-{place + 1:02}"
    figures = {
        "to": _target,
        "amount": AMOUNT,
        "steps": number(1, _furthest_back(deck), "board/too-far-back"),
        "house": AMOUNT,
        "hotel": AMOUNT,
    }
    cards = {
        effect: table(
            {"id": exactly(expected, "board/wrong-id"), "effect": _anything}
            | {figure: figures[figure] for figure in needed}
            | {"text": words(CARD_TEXT, PLACEHOLDERS[effect])}
        )
        for effect, needed in EFFECTS.items()
    }

    def check(value: object, path: str) -> Faults:
        if not isinstance(value, dict):
            yield wrong_type(path, "table", value)
        elif "effect" not in value:
            facts: dict[str, object] = {"needed": ["id", "effect", "text"]}
            yield Malformed("board/missing-key", below(path, "effect"), facts)
        elif not isinstance(value["effect"], str) or value["effect"] not in EFFECTS:
            facts = {"found": told(value["effect"]), "known": list(EFFECTS)}
            yield Malformed("board/unknown-effect", below(path, "effect"), facts)
        else:
            yield from cards[value["effect"]](value, path)

    return check


def _anything(_value: object, _path: str) -> Faults:
    return iter(())


def _target(value: object, path: str) -> Faults:
    if type(value) is not int:
        yield wrong_type(path, "whole number", value)
    elif not 0 <= value < SLOTS or value in NO_TARGETS:
        facts = {"found": told(value), "least": 0, "most": SLOTS - 1, "never": NO_TARGETS}
        yield Malformed("board/bad-target", path, facts)


def _furthest_back(deck: str) -> int:
    """A step back neither reaches nor crosses the start: nobody would know about the salary."""
    return KINDS.index(deck) - 1


def _uneven_groups(slots: object, path: str) -> Faults:
    if not isinstance(slots, list) or len(slots) != SLOTS:
        return
    for colour in COLOURS:
        places = [place for place in STREETS if GROUPS[place] == colour]
        prices = {place: _house(slots[place]) for place in places}
        expected = prices[places[0]]
        for place, found in prices.items():
            if expected and found and found != expected:
                facts = {"found": told(found), "expected": told(expected), "group": colour}
                yield Malformed("board/houses-differ", f"{path}[{place}].house", facts)


def _house(slot: object) -> int:
    price = slot.get("house") if isinstance(slot, dict) else 0
    return price if type(price) is int else 0


def _keepers(deck: object, path: str) -> Faults:
    if not isinstance(deck, list) or len(deck) != CARDS:
        return
    found = sum(isinstance(card, dict) and card.get("effect") == "keeper" for card in deck)
    if found != 1:
        yield Malformed("board/keepers", path, {"found": found, "expected": 1})


_BOARD = table(
    {
        "title": words(NAME),
        "note": words(NOTE),
        "currency": text(CURRENCY),
        "money": table(
            {
                "start": AMOUNT,
                "salary": AMOUNT,
                "fine": AMOUNT,
                "station": ascending(4, 1, MOST),
                "utility": ascending(2, 1, 100),
                "utility_by_card": TIMES,
                "station_by_card": TIMES,
            }
        ),
        "bank": table({"houses": number(1, 4 * len(STREETS)), "hotels": number(1, len(STREETS))}),
        "slots": listed(SLOTS, _slot),
        **{deck: listed(CARDS, partial(_card, deck)) for deck in DECKS},
    }
)
