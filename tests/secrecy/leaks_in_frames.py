"""Leaks in frames: somebody sees what another one has, or that there is something to see."""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.secrecy.leak import Planted
from zuschlag.rules.forsale.position import unstacked
from zuschlag.rules.forsale.views import Observation, Viewing
from zuschlag.rules.games import GAMES
from zuschlag.table import folds, frames, log, table_view
from zuschlag.table.audience import Watch
from zuschlag.table.codes import way_back
from zuschlag.table.forsale.at_table import ForSaleAtTable
from zuschlag.table.game_at_table import GameAtTable
from zuschlag.table.live_table import LiveTable
from zuschlag.table.log import Log, LogLine, Viewer
from zuschlag.table.story import SeatStory
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import PLAY, TableState
from zuschlag.table.table_view import TableView
from zuschlag.table.view_changes import SharedChanges
from zuschlag.table.viewing import PlainViewing
from zuschlag.table.wire import PersonalPart

_you, _game, _line_of, _seat_part = (
    TableView.you,
    TableView.game,
    log.line_of,
    table_view._seat_part,
)
_view = Viewing.__call__
_table_part, _fair_part, _fold = table_view._table_part, table_view._fair_part, folds.fold


def decisions_of_others(patch: pytest.MonkeyPatch) -> None:
    def you(shown: TableView, viewer: Viewer, holder: str, in_control: bool) -> bytes:
        others = [shown.decision(seat) for seat in range(len(shown._table.seats))]
        return _you(shown, viewer, holder, in_control)[:-1] + b',"others":%s}' % _json(others)

    patch.setattr(TableView, "you", you)


def orders_of_others(patch: pytest.MonkeyPatch) -> None:
    def standing(table: TableState, seat: int) -> Any:
        return next((given.order for given in table.orders.values()), None)

    patch.setattr(table_view, "standing", standing)


def numbers_of_all(patch: pytest.MonkeyPatch) -> None:
    def news(shown: TableView, log: Log, line: LogLine, watch: Watch, has_new_table: bool) -> bytes:
        own, all = log.cursor(watch.viewer), len(log.lines)
        frame = _news(shown, log, line, watch, has_new_table)
        return frame.replace(b'"n":%d,' % own, b'"n":%d,' % all, 1)

    patch.setattr("zuschlag.table.live_table.news", news)


def seat_0_for_spectators(patch: pytest.MonkeyPatch) -> None:
    def game(shown: TableView, viewer: Viewer, memory: bool = False) -> bytes:
        return _game(shown, viewer or 0, memory)

    patch.setattr(TableView, "game", game)


def secrets_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def line_of(event: TableEvent) -> LogLine:
        action = {k: v for k, v in event.secret.items() if k == "action"}
        shown = msgspec.structs.replace(event, public=event.public | action)
        return _line_of(shown)

    patch.setattr(log, "line_of", line_of)


def private_parts_for_all(patch: pytest.MonkeyPatch) -> None:
    def numbered(line: LogLine, viewer: Viewer, number: int) -> bytes:
        return b"{" + b",".join([b'"n":%d' % number, line.public, *line.private.values()]) + b"}"

    patch.setattr(log, "numbered", numbered)
    patch.setattr(frames, "numbered", numbered)


def hidden_lines_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LogLine, "is_for", lambda line, viewer: True)


def clock_of_hidden_lines(patch: pytest.MonkeyPatch) -> None:
    def fold(table: TableState, event: TableEvent) -> None:
        _fold(table, event)
        table.last_at = event.at

    patch.setattr("zuschlag.table.live_table.fold", fold)


def next_card(patch: pytest.MonkeyPatch) -> None:
    def game(shown: TableView, viewer: Viewer, memory: bool = False) -> bytes:
        play = shown._table.play
        if play is None or play.at.game is not GAMES["for-sale"]:
            return _game(shown, viewer, memory)
        t = play.state.read()
        deck = unstacked(t.building_deck, t.in_play)
        return _game(shown, viewer, memory)[:-1] + b',"next":%s}' % _json(
            deck[t.drawn : t.drawn + 1]
        )

    patch.setattr(TableView, "game", game)


def server_seed_too_early(patch: pytest.MonkeyPatch) -> None:
    def fair_part(table: TableState) -> Any:
        found = _fair_part(table)
        seed = table.seeds.server_seed.hex()
        return msgspec.structs.replace(found, server_seed=seed) if table.status == PLAY else found

    patch.setattr(table_view, "_fair_part", fair_part)


def memory_for_all(patch: pytest.MonkeyPatch) -> None:
    def viewing(at: ForSaleAtTable, state: Any) -> PlainViewing:
        return PlainViewing(at.game.observe(state, None), partial(_noted, at, state))

    patch.setattr(ForSaleAtTable, "viewing", viewing)
    patch.setattr(ForSaleAtTable, "changes", GameAtTable.changes)


def _noted(at: ForSaleAtTable, state: Any, viewer: Viewer) -> Any:
    return at.game.observe(state, viewer, memory=True)


def who_has_orders(patch: pytest.MonkeyPatch) -> None:
    def shown(seat: Any) -> Any:
        found = _seat_part(seat)
        return msgspec.structs.replace(found, program=seat.is_program or seat.has_order)

    def fold(table: TableState, event: TableEvent) -> None:
        _fold(table, event)
        for number, seat in enumerate(table.seats):
            seat.has_order = number in table.orders  # type: ignore[attr-defined]

    patch.setattr(table_view, "_seat_part", shown)
    patch.setattr("zuschlag.table.live_table.fold", fold)


def holders_in_the_table(patch: pytest.MonkeyPatch) -> None:
    def whole(shown: TableView, log: Log, watch: Watch, personal: PersonalPart) -> bytes:
        holders = [seat.holder for seat in shown._table.seats]
        return _whole(shown, log, watch, personal)[:-1] + b',"holders":%s}' % _json(holders)

    patch.setattr("zuschlag.table.live_table.whole", whole)


def ways_back_in_the_table(patch: pytest.MonkeyPatch) -> None:
    def personal(live: LiveTable, watch: Watch) -> PersonalPart:
        seats = enumerate(live.table.seats)
        codes = [way_back(live._seal, live.table.id, n, seat.tenure) for n, seat in seats]
        return PersonalPart(" ".join(codes))

    patch.setattr(LiveTable, "_personal", personal)


_whole, _news = frames.whole, frames.news


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)


def what_others_typed(patch: pytest.MonkeyPatch) -> None:
    def after(story: SeatStory, known: int) -> list[bytes]:
        lines = [story._lines[place] for place in story._places[known : story.length]]
        return [b",".join([line.public, *line.private.values()]) for line in lines]

    patch.setattr(SeatStory, "after", after)


def own_parts_shared(patch: pytest.MonkeyPatch) -> None:
    def view(viewing: Viewing, viewer: Viewer) -> Observation:
        seen = _view(viewing, viewer)
        if viewer is not None:
            viewing.shared.people[viewer] = seen.people[viewer]
        return seen

    patch.setattr(Viewing, "__call__", view)


def changes_of_somebody_else(patch: pytest.MonkeyPatch) -> None:
    """Kept as what all share, and so told to the next viewer as well."""

    def for_seat(found: SharedChanges, seat: int) -> bytes:
        found.shared = _for_seat(found, seat)
        return found.shared

    patch.setattr(SharedChanges, "for_seat", for_seat)


def how_much_of_the_state_changed(patch: pytest.MonkeyPatch) -> None:
    """A change found in the state, not in what the viewer saw of it."""

    def told(view: TableView, *given: Any) -> bytes:
        play, frame = view._table.play, _told(view, *given)
        if play is None or play.at.game is not GAMES["for-sale"]:
            return frame
        return frame[:-1] + b',"size":%d}' % (sum(play.state.tables.tobytes()) % 256)

    patch.setattr(frames, "_told", told)


def orders_in_the_days_that_are_left(patch: pytest.MonkeyPatch) -> None:
    """A table that knows who has given an order waits for them a little less long."""

    def deadline(table: TableState, seat: int) -> int | None:
        found = _deadline(table, seat)
        return found - 1 if found is not None and seat in table.orders else found

    patch.setattr(TableState, "deadline", deadline)


_for_seat, _told = SharedChanges.for_seat, frames._told
_deadline = TableState.deadline

PLANTED: Planted = {
    "decisions of others": (decisions_of_others, "pairs"),
    "orders of others": (orders_of_others, "pairs"),
    "numbers that count hidden lines": (numbers_of_all, "pairs"),
    "seat 0's sight for spectators": (seat_0_for_spectators, "pairs"),
    "sealed actions in the log": (secrets_in_the_log, "pairs"),
    "private parts for all": (private_parts_for_all, "pairs"),
    "what others typed, in the story of a bot": (what_others_typed, "pairs"),
    "hidden lines for all": (hidden_lines_for_all, "pairs"),
    "the time of hidden lines": (clock_of_hidden_lines, "pairs"),
    "the next building": (next_card, "pairs"),
    "the server's seed before the end": (server_seed_too_early, "pairs"),
    "notes of a note-taker for all": (memory_for_all, "pairs"),
    "who has an order": (who_has_orders, "pairs"),
    "orders in the days that are left": (orders_in_the_days_that_are_left, "slow"),
    "hashes of credentials": (holders_in_the_table, "pairs"),
    "everybody's way back": (ways_back_in_the_table, "pairs"),
    "a seat's own in what all share": (own_parts_shared, "pairs"),
    "somebody else's change": (changes_of_somebody_else, "pairs"),
    "how much of the state changed": (how_much_of_the_state_changed, "pairs"),
}
