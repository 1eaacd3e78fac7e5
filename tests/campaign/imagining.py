"""What is imagined from a view looks like that view: at many positions, for all who may look."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.laws import games as for_sale
from tests.laws.monopoly.games import a_setting
from tests.laws.monopoly.walks import walk
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import choices
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation as ForSaleSeen
from zuschlag.rules.monopoly.views import Observation as MonopolySeen
from zuschlag.table.games import game_at_table

POSITIONS = 10_000
AT_ONCE = 100
MOST_STEPS = 400
LOOKS = 0.15
"""How often a position on the way is looked at."""

VIEWS: dict[str, Any] = {"for-sale": ForSaleSeen, "monopoly": MonopolySeen}
TOO_LITTLE = "view/incomplete"


def for_sale_imagined(course: Course) -> list[Row]:
    """Whole views, the notes of a seat at a live table, and what a table shows."""
    return [_row(course, "for-sale")]


def monopoly_imagined(course: Course) -> list[Row]:
    """The same; what a table shows is too little here."""
    return [_row(course, "monopoly")]


def _row(course: Course, game: str) -> Row:
    parts = range(course.some(POSITIONS // AT_ONCE))
    done = course.measure(f"imagining {game}", partial(imagined, game, AT_ONCE), parts)
    positions, views, refused = (done.count(one) for one in ("positions", "views", "refused"))
    found = f"{positions:,} positions, {views:,} views imagined, {refused:,} with too little"
    found += f" refused, {len(done.wrong) or 'no'} difference"
    is_met = positions >= POSITIONS and not done.wrong
    what = f"imagine: observe(imagine(view)) == view, {game}"
    return Row(what, found, f"no difference at {POSITIONS:,} positions", is_met)


def imagined(game: str, wanted: int, part: int) -> Piece:
    """So many positions of one game."""
    luck, found = random.Random(f"imagining {game} {part}"), Piece({"positions": wanted})
    positions = _positions(game, luck)
    for _ in range(wanted):
        state = next(positions)
        for piece in _looked_at(game, state, luck):
            found.add(piece)
    return found


def _positions(game: str, luck: random.Random) -> Iterator[Any]:
    """Positions of games of all kinds, each game's last one among them."""
    while True:
        states = _for_sale(luck) if game == "for-sale" else _monopoly(luck)
        yield from states


def _for_sale(luck: random.Random) -> Iterator[Any]:
    edition, seats = luck.choice(for_sale.TABLES)
    turned = {name: luck.choice(values) for name, values in choices(edition, seats).items()}
    options = {name: value for name, value in turned.items() if luck.random() < 0.5}
    deal = FOR_SALE.deal(FOR_SALE.agree(edition, seats, options), luck)
    setting = for_sale.Setting(edition, seats, options, deal, luck.getrandbits(32))
    found: list[Any] = []

    def keep(state: Any, seat: int, action: object) -> None:
        if luck.random() < LOOKS:
            found.append(state.copy())

    last, _ = for_sale.play(setting, keep)
    return iter([*found, last])


def _monopoly(luck: random.Random) -> Iterator[Any]:
    last = None
    for step in walk(a_setting(luck.getrandbits(32)), MOST_STEPS):
        last = step.after
        if luck.random() < LOOKS:
            yield last.copy()
    if last is not None:
        yield last.copy()


def _looked_at(game: str, state: Any, luck: random.Random) -> Iterator[Piece]:
    """Every view of a position that there is."""
    at = game_at_table(game)
    for viewer in (*range(state.terms.seats), None):
        yield _compared(game, at.game.observe(state, viewer), luck)
        yield _compared(game, _sent(game, at.game.observe(state, viewer, memory=True)), luck)
        yield _shown(game, at.view(state, viewer), luck)
    yield _shown(game, at.open_view(state), luck)


def _sent(game: str, seen: Any) -> Any:
    """The notes of a seat as a program at a live table gets them, which are the whole view."""
    found = msgspec.json.decode(msgspec.json.encode(seen), type=VIEWS[game])
    assert found == seen, "the wire changes what is seen"
    return found


def _compared(game: str, seen: Any, luck: random.Random) -> Piece:
    rules = game_at_table(game).game
    again = rules.observe(rules.imagine(seen, luck), seen.viewer, seen.memory)
    if msgspec.json.encode(again) == msgspec.json.encode(seen):
        return Piece({"views": 1})
    fields = [
        name for name in seen.__struct_fields__ if getattr(seen, name) != getattr(again, name)
    ]
    who = f"viewer {seen.viewer}, memory {seen.memory}"
    return Piece({"views": 1}, wrong=[f"{game}: {who} sees other {fields} in what is imagined"])


def _shown(game: str, seen: Any, luck: random.Random) -> Piece:
    """What a table shows is a whole view, or refused: never a guess from too little."""
    if getattr(seen, "book", True):
        return _compared(game, seen, luck)
    try:
        game_at_table(game).game.imagine(seen, luck)
    except Malformed as fault:
        return Piece({"refused": 1}, wrong=[] if fault.slug == TOO_LITTLE else [str(fault)])
    return Piece({"refused": 0}, wrong=[f"{game}: too little, and yet something was imagined"])
