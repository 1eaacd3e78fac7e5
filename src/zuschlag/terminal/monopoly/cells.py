"""One slot of the board as a few lines: band with the name, owner and buildings, tokens.

Marks: the owner's letter on their colour; `2⌂` houses, `hotel`, `mortg`; a token is `●A`.
"""

from dataclasses import dataclass

from textual.content import Content

from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.monopoly.colours import group_style
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here

JAILED = "▦"


@dataclass(frozen=True)
class Sight:
    """What cells are drawn from; `at` may differ from the observation while a token walks."""

    seen: Observation
    board: Board
    at: tuple[int, ...]
    lit: int | None = None  # the slot that something happens on


def cell(sight: Sight, slot: int, width: int, lines: int) -> list[Content]:
    """A slot, as many lines as asked for, each exactly as wide as asked for."""
    band = _band(sight, slot, width)
    if lines == 2:
        return [band, _fitted(_short_state(sight, slot) + _tokens(sight, slot, width - 4), width)]
    rest = [_fitted(_state(sight, slot), width), _fitted(_tokens(sight, slot, width - 1), width)]
    return [band, *rest, *[Content(" " * width)] * (lines - 3)]


def _fitted(content: Content, width: int) -> Content:
    return content.truncate(width, pad=True)


def _band(sight: Sight, slot: int, width: int) -> Content:
    """The name on the group's colour, and a gap to the neighbour."""
    one = sight.board.slots[slot]
    name = Content(one.short.in_(here.words().language)).truncate(width - 1, pad=True)
    style = group_style(one.group)
    if slot == sight.lit:
        style = f"bold underline {style}"
    return name.stylize(style) + Content(" ")


def _state(sight: Sight, slot: int) -> Content:
    seen = sight.seen
    owner = seen.owners[slot]
    if owner is None:
        return Content.styled(_price(sight.board, slot), "$muted")
    text = here.say("mark-mortgaged") if slot in seen.mortgaged else _buildings(seen.levels[slot])
    return Content.assemble((f" {LETTERS[owner]} ", seat_style(owner)), f" {text}")


def _price(board: Board, slot: int) -> str:
    one = board.slots[slot]
    if one.price or one.amount:
        return sum_of_money(board, one.price or one.amount).replace("\N{NO-BREAK SPACE}", "")
    return ""


def _buildings(level: int) -> str:
    if level == HOTEL_LEVEL:
        return here.say("deed-hotel")
    return f"{level}⌂" if level else ""


def _short_state(sight: Sight, slot: int) -> Content:
    """Four characters: letter and level, or the price."""
    seen, owner = sight.seen, sight.seen.owners[slot]
    if owner is None:
        price = str(sight.board.slots[slot].price or "")
        return Content.styled(f"{price:<4}", "$muted")
    level = seen.levels[slot]
    mark = " m" if slot in seen.mortgaged else "H" if level == HOTEL_LEVEL else str(level or "")
    mark += "⌂" if mark.isdigit() else ""
    return Content.assemble((LETTERS[owner], seat_style(owner)), f"{mark:<3}")


def _tokens(sight: Sight, slot: int, room: int) -> Content:
    """Who stands here; behind bars in jail. Letters alone where it gets crowded."""
    seen = sight.seen
    here = [
        seat for seat, one in enumerate(seen.people) if sight.at[seat] == slot and one.is_living
    ]
    parts: list[Content] = []
    for seat in here:
        jailed = JAILED if seen.people[seat].jail else "●"
        mark = jailed if 2 * len(here) <= room else ""
        parts.append(Content.styled(f"{mark}{LETTERS[seat]}", seat_style(seat)))
    return Content("").join(parts)
