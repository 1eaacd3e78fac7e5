"""What stands on a result sheet of Monopoly. Slots are counted from 0, as on the board."""

from typing import Annotated

import msgspec
from msgspec import Meta

_MOST_SEATS = 8
_DEEDS = 28
_SLOTS = 40
_HOTEL = 5
Cash = Annotated[int, Meta(ge=0, le=1_000_000)]


class SheetDeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deed with what stands on it: 1 to 4 houses, 5 for a hotel."""

    slot: Annotated[int, Meta(ge=0, lt=_SLOTS)]
    level: Annotated[int, Meta(ge=0, le=_HOTEL)] = 0
    mortgaged: bool = False


class Estate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: cash and deeds; or when it went bankrupt, 1 for the first to do so."""

    cash: Cash = 0
    deeds: Annotated[list[SheetDeed], Meta(max_length=_DEEDS)] = []
    out: Annotated[int, Meta(ge=0, le=_MOST_SEATS)] = 0


class MonopolySheet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="monopoly"
):
    """Everybody at the table, in the order of seats."""

    seats: Annotated[list[Estate], Meta(max_length=_MOST_SEATS)]
