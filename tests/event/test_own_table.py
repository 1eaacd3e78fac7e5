"""Nobody is judge in their own cause: every command of power, at the own table and elsewhere."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.event.hall import ORGANISER, Hall
from zuschlag.errors import NotAllowed
from zuschlag.event import commands as c
from zuschlag.event.commands import Command
from zuschlag.event.decisions import decisions
from zuschlag.event.forsale.sheet import ForSaleSheet
from zuschlag.event.powers import POWERS

FAIR = ([1, 2, 3, 4], [4, 3, 2, 1])
SHEET = ForSaleSheet([60, 58, 60, 60], [1, 2, 3, 0])


class Played:
    """Two tables; the organiser and an assistant sit at the same one."""

    def __init__(self) -> None:
        self.hall = hall = Hall(rounds=1, minutes=30, mode="boards", assistants_rule=True)
        hall.do(ORGANISER, c.Join("Olga"))
        hall.do("helper", c.Join("Anna"))
        hall.people(6)
        hall.do("helper", c.Assist(str(hall.do(ORGANISER, c.Invite())["code"])))
        hall.organise(c.Wish(1, 1), c.Wish(2, 1))
        hall.draw()

    def people(self, label: int) -> list[int]:
        assert self.hall.evening.current is not None
        return [who for who in self.hall.evening.current.tables[label - 1] if who > 2]

    def who(self, number: int) -> str:
        return self.hall.evening.entrants[number].holder

    def start(self) -> None:
        self.hall.organise(c.Call(), c.StartRound())

    def dispute(self, label: int) -> None:
        self.start()
        self.hall.do(self.who(self.people(label)[0]), c.Dispute("whose turn?"))

    def confirm(self, label: int) -> None:
        self.start()
        one, two = self.people(label)[:2]
        number = self.hall.do(self.who(one), c.EnterSheet(label, SHEET))["number"]
        self.hall.do(self.who(two), c.ConfirmSheet(label, number))


def swapped(played: Played, label: int) -> Command:
    one, two = played.people(label)[:2]
    return c.Swap(one, two, "they asked for it")


def board_set(played: Played, label: int) -> Command:
    return c.SetBoard(label, False)


def card(played: Played, label: int) -> Command:
    return c.NewCard(played.people(label)[0])


def sent_home(played: Played, label: int) -> Command:
    played.start()
    return c.Leave(played.people(label)[0])


def fetched_back(played: Played, label: int) -> Command:
    played.start()
    played.hall.do(played.who(played.people(label)[0]), c.Leave())
    return c.Return(played.people(label)[0])


def settled(played: Played, label: int) -> Command:
    played.dispute(label)
    return c.Settle(label, "the second throw counts")


def ruled(played: Played, label: int) -> Command:
    played.dispute(label)
    return c.Rule(label, *FAIR, "nobody could agree")


def corrected(played: Played, label: int) -> Command:
    played.confirm(label)
    return c.Correct(1, label, *FAIR, "a slip of the pen")


def sheet_corrected(played: Played, label: int) -> Command:
    played.confirm(label)
    return c.CorrectSheet(1, label, SHEET, "a slip of the pen")


def left_corrected(played: Played, label: int) -> Command:
    played.confirm(label)
    return c.CorrectLeft(1, label, played.people(label)[0], True, "nobody had noticed")


def shown_on_the_wall(played: Played, label: int) -> Command:
    played.hall.organise(c.SetBoard(2, False))
    played.start()
    return c.SetScreen(["table"], label)


OVER_A_TABLE: dict[type[Command], tuple[str, Callable[[Played, int], Command]]] = {
    # Who has that power where they do not sit: o for the organiser, a for assistants.
    c.Swap: ("o", swapped),
    c.SetBoard: ("o", board_set),
    c.NewCard: ("oa", card),
    c.Leave: ("oa", sent_home),
    c.Return: ("oa", fetched_back),
    c.Settle: ("oa", settled),
    c.Rule: ("oa", ruled),
    c.Correct: ("o", corrected),
    c.CorrectSheet: ("o", sheet_corrected),
    c.CorrectLeft: ("o", left_corrected),
    c.SetScreen: ("oa", shown_on_the_wall),
}
OF_THE_WHOLE_EVENING = {
    *(c.Join, c.Enter, c.Register, c.Rename, c.Wish, c.UseCard, c.Organise, c.Invite, c.Assist),
    *(c.Dismiss, c.Change, c.Draw, c.ShowSeed, c.Call, c.StartRound, c.StopClock, c.GoOn),
    *(c.MoveClock, c.OpenGate, c.OpenTable, c.PrintCards, c.CloseRound, c.End),
}
AS_ONE_OF_THE_TABLE = {c.Present, c.Dispute, c.EnterSheet, c.ConfirmSheet}
TO_SOMEBODY_ELSE = {c.NameReferee}


def test_every_command_is_of_one_kind() -> None:
    rest = OF_THE_WHOLE_EVENING | AS_ONE_OF_THE_TABLE | TO_SOMEBODY_ELSE
    assert set(OVER_A_TABLE) | rest == set(POWERS)
    assert not set(OVER_A_TABLE) & rest


@pytest.mark.parametrize("role", ["organiser", "assistant"])
@pytest.mark.parametrize("kind", list(OVER_A_TABLE), ids=lambda kind: kind.__name__)
def test_power_ends_at_the_own_table(kind: type[Command], role: str) -> None:
    may, ready = OVER_A_TABLE[kind]
    who = ORGANISER if role == "organiser" else "helper"
    for label in (1, 2):
        played = Played()
        command = ready(played, label)
        if label == 2 and role[0] in may:
            played.hall.do(who, command)
            assert played.hall.written[-1].public["by"] == role
        else:
            slug = "event/own-table" if role[0] in may else "event/not-yours"
            with pytest.raises(NotAllowed, match=slug):
                played.hall.do(who, command)


def test_a_playing_organiser_names_somebody_from_another_table_who_decides_once() -> None:
    played = Played()
    hall = played.hall
    played.dispute(1)
    mine, theirs = played.people(1)[1], played.people(2)[0]
    for who in (1, 2, mine):
        with pytest.raises(NotAllowed, match="event/own-table"):
            hall.organise(c.NameReferee(1, who, "I sit here"))
    with pytest.raises(NotAllowed, match="event/say-why"):
        hall.organise(c.NameReferee(1, theirs, " "))
    hall.organise(c.NameReferee(1, theirs, "I sit here"))
    referee = played.who(theirs)
    told = hall.do(referee, c.Settle(1, "the second throw counts"))
    assert (told["by"], told["why"]) == ("referee", "the second throw counts")
    played_on = played.who(played.people(1)[0])
    hall.do(played_on, c.Dispute("and now?"))
    for command in (c.Settle(1, "again"), c.Rule(1, *FAIR, "again")):
        with pytest.raises(NotAllowed, match="event/not-yours"):
            hall.do(referee, command)


def test_a_referee_has_no_power_anywhere_else() -> None:
    played = Played()
    played.dispute(1)
    hall, (theirs, caller) = played.hall, played.people(2)[:2]
    hall.organise(c.NameReferee(1, theirs, "I sit here"))
    hall.do(played.who(caller), c.Dispute("us too"))
    for command in (c.Settle(2, "mine"), c.Rule(2, *FAIR, "mine")):
        with pytest.raises(NotAllowed, match="event/own-table"):
            hall.do(played.who(theirs), command)
    hall.do(played.who(theirs), c.Rule(1, *FAIR, "nobody could agree"))
    assert hall.evening.rounds[0].results[0].source == "ruling"


def test_nobody_decides_as_a_referee_who_has_left_or_has_no_phone() -> None:
    played = Played()
    played.dispute(1)
    gone = played.people(2)[0]
    played.hall.do(played.who(gone), c.Leave())
    late = int(played.hall.do(ORGANISER, c.Register("On paper"))["entrant"])
    for who in (gone, late):
        with pytest.raises(NotAllowed, match="event/no-referee"):
            played.hall.organise(c.NameReferee(1, who, "I sit here"))


def test_assistants_decide_only_where_that_was_agreed() -> None:
    hall = Hall(rounds=1)
    hall.people(8)
    hall.do("helper", c.Assist(str(hall.do(ORGANISER, c.Invite())["code"])))
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    assert hall.evening.current is not None
    hall.do(f"person {hall.evening.current.tables[0][0]}", c.Dispute("who was first?"))
    for command in (c.Settle(1, "mine"), c.Rule(1, *FAIR, "mine")):
        with pytest.raises(NotAllowed, match="event/not-yours"):
            hall.do("helper", command)


def test_only_what_is_disputed_is_settled() -> None:
    played = Played()
    played.start()
    with pytest.raises(NotAllowed, match="event/no-dispute"):
        played.hall.organise(c.Settle(2, "all is well"))


def test_a_table_at_a_board_is_not_shown_on_the_wall() -> None:
    played = Played()
    played.start()
    with pytest.raises(NotAllowed, match="event/not-on-wall"):
        played.hall.organise(c.SetScreen(["table"], 2))


def test_what_counts_changes_for_a_reason_once_there_are_results() -> None:
    hall = Hall(rounds=2)
    hall.people(4)
    hall.organise(c.Change(replace(hall.evening.settings, points="7-5-3-1")))  # nothing counts yet
    hall.draw()
    hall.play_round(random.Random(1))
    others = replace(hall.evening.settings, points="wins")
    with pytest.raises(NotAllowed, match="event/say-why"):
        hall.organise(c.Change(others))
    hall.organise(c.Change(replace(hall.evening.settings, title="Another title")))
    hall.organise(c.Change(others, why="as announced"))
    latest = decisions(hall.evening)[0]
    assert (latest.kind, latest.why) == ("changed", "as announced")
