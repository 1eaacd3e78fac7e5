"""A town where much happens in a minute: land is cheap, cards cost money, little comes in."""

import tomllib
from typing import Any

from zuschlag.rules.monopoly import board

START = 5000
PRICE = 100
HOUSE = 20
RENTS = [10, 30, 35, 40, 45, 50]
CARD = 20
DONATION = 40


def quick_town() -> dict[str, Any]:
    """The classic board with figures of its own; a single mortgage pays for any debt."""
    town = tomllib.loads(board.source("classic"))
    town["money"] |= {"start": START, "salary": 1, "fine": 1, "station": [10, 20, 30, 40]}
    town["money"] |= {"utility": [1, 2], "utility_by_card": 3, "station_by_card": 1}
    for slot in town["slots"]:
        if "price" in slot:
            slot["price"] = PRICE
        if slot["kind"] == "street":
            slot |= {"house": HOUSE, "rents": RENTS}
        if slot["kind"] == "donation":
            slot["amount"] = DONATION
    for deck in ("chance", "chest"):
        town[deck] = [costly(card) for card in town[deck]]
    return town


def costly(card: dict[str, Any]) -> dict[str, Any]:
    """Every card but the keeper asks for money."""
    if card["effect"] == "keeper":
        return card
    return {
        "id": card["id"],
        "effect": "pay",
        "amount": CARD,
        "text": {"en": "The roof of the market hall leaks: pay {amount}."},
    }
