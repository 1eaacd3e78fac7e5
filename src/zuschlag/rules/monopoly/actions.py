"""Actions on paper: `[seat, verb, ...]` read as typed words, and written again."""

from collections.abc import Callable
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import SLOTS
from zuschlag.rules.monopoly.verbs import VERBS
from zuschlag.rules.monopoly.words import TABLE_SEAT, Action, Side
from zuschlag.rules.ruling import Ruling, read_ruling

MOST_ACTIONS = 100_000
MOST_LEVELS = 5
MOST_NAMED = SLOTS * MOST_LEVELS

_SLOT_KEYS = {str(slot) for slot in range(SLOTS)}

Reader = Callable[[list[Any], str, int], Action]


def read_actions(written: object, seats: int) -> list[tuple[int, Action]]:
    """All actions of a record, well formed; the judge says whether they are legal."""
    rows = checks.a_list(written, "actions", MOST_ACTIONS)
    return [read_action(row, f"actions[{place}]", seats) for place, row in enumerate(rows)]


def read_action(row: object, path: str, seats: int) -> tuple[int, Action]:
    """One row: who, what, and the arguments the verb wants."""
    parts = checks.a_list(row, path, most=6)
    if len(parts) < 2:
        raise Malformed("record/short-action", path, {"expected": "seat, verb, ..."})
    verb = checks.a_text(parts[1], f"{path}[1]")
    if verb not in _READERS:
        facts: dict[str, object] = {"verb": checks.shortened(verb), "known": list(VERBS)}
        raise Malformed("record/unknown-verb", f"{path}[1]", facts)
    seat = _a_speaker(parts[0], f"{path}[0]", verb, seats)
    least, most, read = _READERS[verb]
    if not least <= len(parts) - 2 <= most:
        facts = {"verb": verb, "expected": least + 2, "found": len(parts)}
        raise Malformed("record/wrong-number-of-parts", path, facts)
    return seat, read(parts, path, seats)


def _a_speaker(value: object, path: str, verb: str, seats: int) -> int:
    if verb in ("time-up", "ruling"):
        if checks.a_number(value, path) != TABLE_SEAT:
            raise Malformed("record/out-of-range", path, {"least": -1, "most": -1})
        return TABLE_SEAT
    return checks.a_number_below(value, path, seats)


def _a_slot(value: object, path: str) -> int:
    return checks.a_number_below(value, path, SLOTS)


def _a_key(key: str, path: str) -> int:
    """A slot as the key of an object."""
    if key not in _SLOT_KEYS:
        facts: dict[str, object] = {"expected": "a slot from 0 to 39"}
        raise Malformed("record/bad-slot", checks.below(path, key), facts)
    return int(key)


def _slots(value: object, path: str) -> list[int]:
    named = checks.a_list(value, path, MOST_NAMED)
    return [_a_slot(slot, f"{path}[{place}]") for place, slot in enumerate(named)]


def _levels(value: object, path: str) -> dict[int, int]:
    if not isinstance(value, dict):
        checks.an_object(value, path, ())
        return {}
    found = {}
    for key, levels in value.items():
        slot = _a_key(key, path)
        found[slot] = checks.a_number(levels, checks.below(path, key))
        if not 1 <= found[slot] <= MOST_LEVELS:
            facts = {"least": 1, "most": MOST_LEVELS}
            raise Malformed("record/out-of-range", checks.below(path, key), facts)
    return found


def _redeemed(value: object, path: str) -> list[int]:
    """`{"5": "redeem", "6": "keep"}`: the slots to redeem."""
    if not isinstance(value, dict):
        checks.an_object(value, path, ())
        return []
    found = []
    for key, choice in value.items():
        slot = _a_key(key, path)
        if choice not in ("redeem", "keep"):
            facts: dict[str, object] = {"allowed": ["redeem", "keep"]}
            raise Malformed("record/bad-choice", checks.below(path, key), facts)
        if choice == "redeem":
            found.append(slot)
    return sorted(found)


def _an_amount(value: object, path: str) -> int:
    amount = checks.a_number(value, path)
    if amount < 0:
        raise Malformed("record/out-of-range", path, {"least": 0, "most": checks.LARGEST})
    return amount


def _side(value: object, path: str) -> Side:
    side = checks.an_object(value, path, (), ("cash", "deeds", "cards", "debt"))
    deeds = _slots(side.get("deeds", []), f"{path}.deeds")
    cards = checks.a_list(side.get("cards", []), f"{path}.cards", 2)
    for place, deck in enumerate(cards):
        _a_deck(deck, f"{path}.cards[{place}]")
    for name, named in (("deeds", deeds), ("cards", cards)):
        if len(set(named)) < len(named):
            raise Malformed("record/named-twice", f"{path}.{name}", {})
    return Side(
        _an_amount(side.get("cash", 0), f"{path}.cash"),
        sorted(deeds),
        sorted(cards),
        _an_amount(side.get("debt", 0), f"{path}.debt"),
    )


def _a_deck(value: object, path: str) -> str:
    deck = checks.a_text(value, path)
    if deck not in DECKS:
        facts: dict[str, object] = {"deck": checks.shortened(deck), "known": list(DECKS)}
        raise Malformed("record/unknown-deck", path, facts)
    return deck


def _bid(parts: list[Any], path: str, seats: int) -> Action:
    street = _a_slot(parts[3], f"{path}[3]") if len(parts) > 3 else None
    return words.Bid(checks.a_number(parts[2], f"{path}[2]"), street)


def _offer(parts: list[Any], path: str, seats: int) -> Action:
    to = checks.a_number_below(parts[2], f"{path}[2]", seats)
    redeem = _redeemed(parts[5], f"{path}[5]") if len(parts) > 5 else []
    give, want = _side(parts[3], f"{path}[3]"), _side(parts[4], f"{path}[4]")
    return words.Offer(to, give, want, redeem)


def _accept(parts: list[Any], path: str, seats: int) -> Action:
    redeem = _redeemed(parts[3], f"{path}[3]") if len(parts) > 3 else []
    return words.Accept(_an_amount(parts[2], f"{path}[2]"), redeem)


def _ruling(parts: list[Any], path: str, seats: int) -> Action:
    return read_ruling(parts[2], f"{path}[2]", seats)


def _bare(kind: Callable[[], Action]) -> tuple[int, int, Reader]:
    return 0, 0, lambda parts, path, seats: kind()


def _numbered(kind: Callable[[int], Action]) -> tuple[int, int, Reader]:
    return 1, 1, lambda parts, path, seats: kind(_an_amount(parts[2], f"{path}[2]"))


_READERS: dict[str, tuple[int, int, Reader]] = {
    "roll": _bare(words.Roll),
    "buy": _bare(words.Buy),
    "decline": _bare(words.Decline),
    "bid": (1, 2, _bid),
    "pass": _bare(words.Pass),
    "demand": _numbered(words.Demand),
    "waive": _numbered(words.Waive),
    "hold": _bare(words.Hold),
    "done": _bare(words.Done),
    "wish": (1, 1, lambda parts, path, seats: words.Wish(_levels(parts[2], f"{path}[2]"))),
    "build": (1, 1, lambda parts, path, seats: words.Build(_slots(parts[2], f"{path}[2]"))),
    "sell": (1, 1, lambda parts, path, seats: words.Sell(_slots(parts[2], f"{path}[2]"))),
    "mortgage": (1, 1, lambda parts, path, seats: words.Mortgage(_a_slot(parts[2], f"{path}[2]"))),
    "redeem": (1, 1, lambda parts, path, seats: words.Redeem(_a_slot(parts[2], f"{path}[2]"))),
    "pay-fine": _bare(words.PayFine),
    "use-card": (1, 1, lambda parts, path, seats: words.UseCard(_a_deck(parts[2], f"{path}[2]"))),
    "offer": (3, 4, _offer),
    "accept": (1, 2, _accept),
    "reject": _numbered(words.Reject),
    "withdraw": _numbered(words.Withdraw),
    "give-up": _bare(words.GiveUp),
    "time-up": _bare(words.TimeUp),
    "ruling": (1, 1, _ruling),
}


def as_written(action: Action) -> list[Any]:
    """The verb and its arguments, as a record writes them after the seat."""
    match action:
        case words.Bid(amount, street):
            return ["bid", amount] if street is None else ["bid", amount, street]
        case words.Demand(claim):
            return ["demand", claim]
        case words.Waive(claim):
            return ["waive", claim]
        case words.Wish(levels):
            return ["wish", {str(slot): levels[slot] for slot in sorted(levels)}]
        case words.Build(streets):
            return ["build", list(streets)]
        case words.Sell(streets):
            return ["sell", list(streets)]
        case words.Mortgage(slot):
            return ["mortgage", slot]
        case words.Redeem(slot):
            return ["redeem", slot]
        case words.UseCard(deck):
            return ["use-card", deck]
        case words.Offer(to, give, want, redeem):
            chosen = [{str(slot): "redeem" for slot in redeem}] if redeem else []
            return ["offer", to, written_side(give), written_side(want), *chosen]
        case words.Accept(offer, redeem):
            chosen = [{str(slot): "redeem" for slot in redeem}] if redeem else []
            return ["accept", offer, *chosen]
        case words.Reject(offer):
            return ["reject", offer]
        case words.Withdraw(offer):
            return ["withdraw", offer]
        case Ruling():
            return action.as_written()
    if type(action) in _BARE:
        return [_BARE[type(action)]]
    raise TypeError(f"not an action of Monopoly: {action!r}")


_BARE: dict[type, str] = {
    words.Roll: "roll",
    words.Buy: "buy",
    words.Decline: "decline",
    words.Pass: "pass",
    words.Hold: "hold",
    words.Done: "done",
    words.PayFine: "pay-fine",
    words.GiveUp: "give-up",
    words.TimeUp: "time-up",
}


def written_side(side: Side) -> dict[str, Any]:
    """Only what is given."""
    found: dict[str, Any] = {"cash": side.cash, "deeds": list(side.deeds)}
    found |= {"cards": list(side.cards), "debt": side.debt}
    return {key: value for key, value in found.items() if value}
