"""Boards as data: the two that are included, and any town that somebody writes down.

`read` takes a board as it is in a record or a file and gives a `Board`, or raises Malformed.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from typing import Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.board_checks import faults
from zuschlag.rules.monopoly.board_types import Bank, Board, Card, Money, Slot, Words
from zuschlag.rules.monopoly.board_values import PLACEHOLDER, told
from zuschlag.rules.monopoly.layout import DECKS, EFFECTS, GROUPS, LANGUAGES

__all__ = [
    "Bank",
    "Board",
    "Card",
    "Money",
    "Slot",
    "Words",
    "as_written",
    "card_text",
    "faults",
    "figures",
    "load",
    "names",
    "read",
    "slot_name",
    "source",
    "sum_of_money",
]


def names() -> tuple[str, ...]:
    """The boards that are included."""
    return ("aalen", "classic")


def figures(name: str) -> dict[str, Any]:
    """What a rule sheet names of an included board."""
    board = load(name)
    money, bank = board.money, board.bank
    found = {"start": money.start, "salary": money.salary, "fine": money.fine}
    return found | {"houses": bank.houses, "hotels": bank.hotels}


def load(name: str) -> Board:
    """An included board, by its name."""
    return read(name)


def source(name: str) -> str:
    """The file of an included board, comments and all."""
    return resources.files(__package__).joinpath("boards", f"{name}.toml").read_text("utf-8")


def read(written: object, path: str = "board") -> Board:
    """The board that is written here: a name, or a whole board; the first fault is raised."""
    if isinstance(written, str):
        if written not in names():
            facts = {"name": told(written), "known": list(names())}
            raise Malformed("board/unknown-name", path, facts)
        return _came_along(written)
    for fault in faults(written, path):
        raise fault
    return _filled(msgspec.convert(written, dict[str, Any]))


@cache
def _came_along(name: str) -> Board:
    return read(msgspec.toml.decode(source(name)))


def as_written(board: Board) -> str | dict[str, Any]:
    """The board as a record has it: by name if it is included, else whole."""
    for name in names():
        if board == load(name):
            return name
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(board))
    for deck in DECKS:
        whole[deck] = [_needed_only(card) for card in whole[deck]]
    return whole


def _needed_only(card: dict[str, Any]) -> dict[str, Any]:
    needed = ("id", "effect", *EFFECTS[card["effect"]], "text")
    return {key: card[key] for key in needed}


def _filled(written: dict[str, Any]) -> Board:
    """A board without faults, all languages given and every deed in its group."""
    decks = {deck: [_in_all(card, "text") for card in written[deck]] for deck in DECKS}
    slots = [
        {"group": group} | _in_all(slot, "name", "short")
        for slot, group in zip(written["slots"], GROUPS, strict=True)
    ]
    whole = _in_all(written, "title", "note") | {"slots": slots} | decks
    return msgspec.convert(whole, Board)


def _in_all(written: dict[str, Any], *keys: str) -> dict[str, Any]:
    return written | {key: _in_four(written[key]) for key in keys}


def _in_four(words: str | dict[str, str]) -> dict[str, str]:
    """Every language; a missing one falls back to English, else German, else what there is."""
    if isinstance(words, str):
        return dict.fromkeys(LANGUAGES, words)
    instead = next(words[one] for one in ("en", *LANGUAGES) if one in words)
    return {language: words.get(language, instead) for language in LANGUAGES}


def slot_name(board: Board, slot: int, language: str) -> str:
    """The name of a slot."""
    return board.slots[slot].name.in_(language)


def sum_of_money(board: Board, amount: int) -> str:
    """An amount with the currency of this board: M200, EUR 200."""
    between = "" if len(board.currency) == 1 else "\N{NO-BREAK SPACE}"
    return f"{board.currency}{between}{amount}"


def card_text(
    board: Board, card: Card, language: str, written: Callable[[int], str] | None = None
) -> str:
    """What a card says, with its figures; `written` says how sums are written."""
    sum_of = written or partial(sum_of_money, board)
    figures = {
        "slot": slot_name(board, card.to, language),
        "salary": sum_of(board.money.salary),
        "amount": sum_of(card.amount),
        "house": sum_of(card.house),
        "hotel": sum_of(card.hotel),
        "steps": str(card.steps),
        "times": str(_times(board, card)),
    }
    return PLACEHOLDER.sub(lambda found: figures[found[1]], card.text.in_(language))


def _times(board: Board, card: Card) -> int:
    is_station = card.effect == "nearest-station"
    return board.money.station_by_card if is_station else board.money.utility_by_card
