"""What a table must know about a game beyond the contract: what is sealed, reveals or waits.

Everything here has a plain answer, so that any game can be sat at; a game's own folder says what is
different. Times are milliseconds since 1970.
"""

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from zuschlag import fair
from zuschlag.errors import Malformed, NotAllowed
from zuschlag.rules.game import AnyGame
from zuschlag.table.commands import Order
from zuschlag.table.view_changes import GameChanges, PlainChanges
from zuschlag.table.viewing import PlainViewing, Viewing
from zuschlag.table.waits import Vacation, Waits

Written = list[Any]
Thing = tuple[str, int]
"""Something that lies on the table: its kind and its number."""


class Moment(msgspec.Struct, frozen=True):
    """A game as it is: its state, what spectators see, how long things have been on the table."""

    state: Any
    seen: Any
    since: Mapping[Thing, int]
    vacations: Mapping[int, Vacation] = {}


class Overdue(NamedTuple):
    """What the table does for a seat at some time, if the seat does not do it before."""

    when: int
    seat: int
    written: Written


class GameAtTable:
    """A game as people sit at it."""

    sealing: tuple[type, ...] | None = None
    """Events after which nobody else may know yet which action led to them; None: after any.

    Events are for everybody, so that a game which does not say what it hides tells nothing else.
    """
    revealing: tuple[type, ...] = (object,)
    """Events that bring something hidden to light, so that nothing before can be taken back."""
    finishing: tuple[type, ...] = ()
    """Events with which a row is over: tables that share a deal wait for each other before them."""
    speaks_when_asked = False
    """Whether only seats that are waited for may do anything."""
    timeless: tuple[type, ...] = ()
    """Actions that name what they answer and so may come late."""
    kept_in_vacations: tuple[str, ...] = ()
    """Kinds of things on the table that wait for whoever may answer them to be back."""

    def __init__(self, game: AnyGame, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots  # the first one sits down where nobody says who

    def deal_from(self, plain: Any) -> Any:
        """A deal that was kept as plain JSON values."""
        return msgspec.convert(plain, self.game.deal_type)

    def read(self, written: Written, seat: int, seats: int) -> Any:
        """An action as a record writes it after the seat, typed; Malformed if it is not one."""
        try:
            return self.game.read_action([seat, *written], "actions[0]", seats)[1]
        except Malformed as fault:
            raise _of_a_command(fault) from None

    def options(self, state: Any, seat: int) -> Any:
        """What the seat may do now, without a hint of what others hide; None: nothing."""
        return self.game.options(state, seat)

    def apply(self, state: Any, seat: int, action: Any) -> list[Any]:
        """Do it and report; Refusal without a figure of somebody else's."""
        return self.game.apply(state, seat, action)

    def waiting(self, state: Any, seen: Any) -> tuple[int, ...]:
        """The seats that are waited for, where spectators see `seen`."""
        return self.game.waiting_for(state)

    def still_in(self, seen: Any) -> list[int]:
        """The seats that have not dropped out of the game."""
        return list(range(len(seen.people)))

    def throw(self, state: Any, key: bytes) -> tuple[list[Any], list[Any]]:
        """Let chance speak as often as the game asks for it: the outcomes, and what happened."""
        throws, events = [], []
        while self.game.wants_chance(state):
            luck = fair.luck_of_throw(key, len(self.game.resolved(state)))
            throws.append(self.game.draw(state, luck))
            events += self.game.resolve(state, throws[-1])
        return throws, events

    def resolve(self, state: Any, throws: Iterable[Any]) -> list[Any]:
        """The same with outcomes that are known, as far as the game asks for them."""
        events = []
        throws = iter(throws)
        while self.game.wants_chance(state) and (outcome := next(throws, None)) is not None:
            events += self.game.resolve(state, outcome)
        return events

    def is_sealed(self, events: list[Any]) -> bool:
        """Whether nobody else may know yet which action led to these events."""
        return self.sealing is None or any(isinstance(event, self.sealing) for event in events)

    def has_come_out(self, then: Any, now: Any) -> bool:
        """Whether what was sealed in one view lies open in another, which is later."""
        return False

    def finishes_row(self, events: list[Any]) -> bool:
        """Whether something is laid on the table next that nobody has seen, or the game is over."""
        return any(isinstance(event, self.finishing) for event in events)

    def reveals(self, events: list[Any]) -> bool:
        """Whether something hidden came to light, so that it cannot be taken back."""
        return any(isinstance(event, self.revealing) for event in events)

    def scene(self, seen: Any, moves: int) -> tuple[Any, ...]:
        """What a decision is about; when it changes, older answers are stale."""
        return (moves,)

    def is_timeless(self, action: Any) -> bool:
        """Whether an action names what it answers and so may come late."""
        return isinstance(action, self.timeless)

    def view(self, state: Any, viewer: int | None) -> Any:
        """What the table shows this viewer."""
        return self.game.observe(state, viewer)

    def viewing(self, state: Any) -> Viewing:
        """The same for one viewer after the other, of a state that does not change meanwhile."""
        return PlainViewing(self.game.observe(state, None), partial(self.view, state))

    def changes(self, was: Any, now: Any) -> GameChanges:
        """What changed from one such moment to another."""
        return PlainChanges(was, now)

    def open_view(self, state: Any) -> Any:
        """What is on the table and in hands, for whoever looks back at a game."""
        return self.game.observe(state, None, memory=True)

    def simplest(self, options: Any, state: Any, seat: int) -> Written:
        """What a seat does when its bot cannot be asked."""
        numbers = self.game.numbers
        assert numbers is not None, "a game without numbers says itself what is simplest"
        return self.game.as_written(numbers.action(state.terms, numbers.open_to(state, seat)[0]))

    def minutes(self, state: Any) -> int | None:
        """How long the game may last, where it ends by the clock."""
        return None

    # What waits.

    def weight(self, seen: Any, seat: int) -> float:
        """How much there is to think about for a seat, 0 to 1, from what everybody sees.

        Bots seem to think as long as this says, so nothing else may go into it.
        """
        return 1.0

    def lying(self, state: Any, seen: Any) -> Iterable[Thing]:
        """What lies on the table whose age matters: claims, offers, holds."""
        return ()

    def answered_by(self, seen: Any) -> Mapping[Thing, int]:
        """Who may answer what lies on the table, though nobody waits for that."""
        return {}

    def is_hasty(self, action: Any) -> bool:
        """Whether an action cuts short what others may still want to say."""
        return False

    def not_before(self, moment: Moment, seat: int, waits: Waits) -> int:
        """The earliest time at which the seat may be hasty."""
        return 0

    def barred_until(self, moment: Moment, seat: int, waits: Waits) -> int:
        """The earliest time at which the seat may do what it is asked for."""
        return 0

    def patient(self, moment: Moment, present: list[int], waits: Waits) -> int:
        """The earliest time a bot may be hasty: people want to read what they are offered."""
        return 0

    def reads_until(self, moment: Moment, seat: int, bots: list[int], waits: Waits) -> int:
        """How long bots leave the seat at least to answer what it is offered; 0: they need not."""
        return 0

    def nags(self, said: list[tuple[int, Any]], seat: int, action: Any, people: list[int]) -> bool:
        """Whether a bot asks one of these for what it has asked them for before, no dearer."""
        return False

    def overdue(self, moment: Moment, waits: Waits) -> Iterable[Overdue]:
        """What the table does for seats that keep everybody waiting."""
        return ()

    # Standing orders.

    def order_scope(self, seen: Any) -> tuple[Any, ...] | None:
        """The auction a standing order belongs to; None when there is none."""
        return None

    def check_order(self, state: Any, order: Order) -> None:
        """NotAllowed if the table does not allow such an order."""
        if order.lasts:
            raise NotAllowed("table/no-rent")

    def obey(self, order: Order, options: Any, is_in_scope: bool) -> Written | None:
        """What a standing order answers to these options, if it does."""
        return None


def bid_or_pass(order: Order, bounds: tuple[int, int] | None) -> Written | None:
    """The least bid while the order goes so far, a pass where it says so, else nothing."""
    least = bounds[0] if bounds is not None else None
    if least is not None and order.up_to is not None and least <= order.up_to:
        return ["bid", least]
    if order.pass_above is not None and (least is None or least > order.pass_above):
        return ["pass"]
    return None


def _of_a_command(fault: Malformed) -> Malformed:
    """A fault that names places in `action`, which has no seat before the verb."""
    path = re.sub(r"^actions\[0\]", "action", fault.path)
    path = re.sub(r"^action\[(\d+)\]", lambda at: f"action[{int(at[1]) - 1}]", path)
    return Malformed(fault.slug, path, fault.facts)
