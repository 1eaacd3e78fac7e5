"""A board as the rules see it: whole, checked, every language filled in."""

import msgspec

from zuschlag.rules.monopoly.layout import LANGUAGES


class Words(msgspec.Struct, frozen=True):
    """The same in four languages."""

    de: str
    en: str
    it: str
    fr: str

    def in_(self, language: str) -> str:
        """The words in this language, or in English where we do not speak it."""
        found: str = getattr(self, language if language in LANGUAGES else "en")
        return found


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the forty slots; figures it does not have are 0."""

    kind: str
    name: Words
    short: Words
    group: str = ""
    price: int = 0
    house: int = 0
    rents: tuple[int, ...] = ()
    amount: int = 0


class Card(msgspec.Struct, frozen=True):
    """A card of either deck; figures that its effect does not need are 0."""

    id: str
    effect: str
    text: Words
    to: int = 0
    amount: int = 0
    steps: int = 0
    house: int = 0
    hotel: int = 0


class Money(msgspec.Struct, frozen=True):
    """What is paid on any slot."""

    start: int
    salary: int
    fine: int
    station: tuple[int, int, int, int]
    utility: tuple[int, int]
    utility_by_card: int
    station_by_card: int


class Bank(msgspec.Struct, frozen=True):
    """The buildings there are."""

    houses: int
    hotels: int


class Board(msgspec.Struct, frozen=True):
    """A whole board with its cards."""

    title: Words
    note: Words
    currency: str
    money: Money
    bank: Bank
    slots: tuple[Slot, ...]
    chance: tuple[Card, ...]
    chest: tuple[Card, ...]
