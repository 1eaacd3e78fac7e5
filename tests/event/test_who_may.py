"""Who may do what: every command in every role, and nobody at their own table."""

from collections.abc import Callable

import pytest

from tests.event.hall import ID, ORGANISER, SEAL, Hall
from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event import commands as c
from zuschlag.event.cards import card_code, organiser_key
from zuschlag.event.commands import Command
from zuschlag.event.forsale.sheet import ForSaleSheet
from zuschlag.event.powers import POWERS

ROLES = ("organiser", "assistant", "referee", "player", "guest")
WHO = {"organiser": ORGANISER, "assistant": "assistant", "player": "person 1", "guest": "nobody"}
JUDGING = (c.Settle, c.Rule)
"""What a referee may do that no player may, at the one table."""
Ready = Callable[[], tuple[Hall, Command]]


def opened(**parts: object) -> Hall:
    """Eight people, an assistant; nothing is drawn."""
    hall = Hall(**{"rounds": 2, "minutes": 30} | parts)
    hall.people(8)
    hall.do("assistant", c.Assist(str(hall.do(ORGANISER, c.Invite())["code"])))
    return hall


def drawn() -> Hall:
    hall = opened()
    hall.draw()
    return hall


def called() -> Hall:
    hall = drawn()
    hall.organise(c.Call())
    return hall


def running() -> Hall:
    hall = called()
    hall.organise(c.StartRound())
    return hall


def in_step() -> Hall:
    """Tables with one deal, which wait for each other."""
    hall = opened(same_deal=True)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    return hall


def finished() -> Hall:
    hall = running()
    for table in (0, 1):
        hall.finish_table(table, [4, 3, 2, 1])
    return hall


def neighbours(hall: Hall) -> list[int]:
    assert hall.evening.current is not None
    return next(people for people in hall.evening.current.tables if 1 in people)


def seated(hall: Hall, label: int) -> int:
    """Somebody at a table."""
    assert hall.evening.current is not None
    return hall.evening.current.tables[label - 1][0]


def at_boards() -> Hall:
    hall = opened(mode="boards")
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    return hall


def own_table(hall: Hall) -> int:
    """Where person 1 sits, from 1."""
    assert hall.evening.current is not None
    table = hall.evening.current.table_of(1)
    assert table is not None
    return table + 1


def entered() -> tuple[Hall, Command]:
    """A sheet at the table of person 1, entered by a neighbour."""
    hall = at_boards()
    other = next(who for who in neighbours(hall) if who != 1)
    number = hall.do(f"person {other}", c.EnterSheet(own_table(hall), SHEET))["number"]
    return hall, c.ConfirmSheet(own_table(hall), number)


def confirmed() -> tuple[Hall, Command]:
    hall, confirm = entered()
    hall.do("person 1", confirm)
    return hall, c.CorrectSheet(1, own_table(hall), SHEET, "a slip of the pen")


def disputed() -> tuple[Hall, int]:
    """A table that calls, at which person 1 does not sit."""
    hall = running()
    label = 3 - own_table(hall)
    assert hall.evening.current is not None
    caller = hall.evening.current.tables[label - 1][0]
    hall.do(f"person {caller}", c.Dispute("who was first?"))
    return hall, label


def make_referee(hall: Hall) -> None:
    """While a round is played person 1 decides the dispute of the other table."""
    current = hall.evening.current
    if current is None or current.state != "running":
        return
    label = 3 - own_table(hall)
    if not current.disputes and label - 1 not in current.results:
        hall.do(f"person {current.tables[label - 1][0]}", c.Dispute("who was first?"))
    if current.disputes:
        hall.organise(c.NameReferee(label, 1, "asked to"))


def with_dispute(make: Callable[[int], Command]) -> tuple[Hall, Command]:
    hall, label = disputed()
    return hall, make(label)


def stopped() -> Hall:
    hall = running()
    hall.organise(c.StopClock("fire alarm"))
    return hall


def away() -> Hall:
    hall = opened()
    hall.do("person 1", c.Leave())
    return hall


def wanting_seeds() -> Hall:
    hall = opened()
    hall.organise(c.Draw())
    return hall


def asked_with_a_code() -> tuple[Hall, Command]:
    hall = opened()
    return hall, c.Assist(str(hall.do(ORGANISER, c.Invite())["code"]))


FAIR = ([1, 2, 3, 4], [4, 3, 2, 1])
SHEET = ForSaleSheet([60, 58, 60, 60], [1, 2, 3, 0])
SEED_OF_ONE = "person 1"

ALLOWED: dict[type[Command], tuple[str, Ready]] = {
    # The first letters of who may: organiser, assistant, referee, player, guest.
    c.Join: ("oag", lambda: (opened(), c.Join("Somebody new"))),
    c.Enter: ("o", lambda: (opened(is_rehearsal=True), c.Enter("Ada", "heuristic"))),
    c.Register: ("oa", lambda: (opened(), c.Register("Without a phone"))),
    c.Rename: ("oa", lambda: (opened(), c.Rename(2, "Another"))),
    c.Leave: ("oap", lambda: (opened(), c.Leave(1))),
    c.Return: ("oap", lambda: (away(), c.Return(1))),
    c.Wish: ("oa", lambda: (opened(), c.Wish(2, 1))),
    c.NewCard: ("oa", lambda: (opened(), c.NewCard(2))),
    c.UseCard: ("oag", lambda: (opened(), c.UseCard(2, card_code(SEAL, ID, 2, 0)))),
    c.Organise: ("apg", lambda: (opened(), c.Organise(organiser_key(SEAL, ID)))),
    c.Invite: ("o", lambda: (opened(), c.Invite())),
    c.Assist: ("pg", asked_with_a_code),
    c.Dismiss: ("o", lambda: (opened(), c.Dismiss(1))),
    c.Change: ("o", lambda: (opened(), c.Change(Hall().evening.settings))),
    c.Draw: ("o", lambda: (opened(), c.Draw())),
    c.ShowSeed: ("p", lambda: (wanting_seeds(), c.ShowSeed(seed_shown()))),
    c.Swap: ("o", lambda: (drawn(), c.Swap(2, 3, "why not"))),
    c.SetBoard: ("o", lambda: (called(), c.SetBoard(1, True))),
    c.Call: ("o", lambda: (drawn(), c.Call())),
    c.OpenTable: ("o", lambda: (opened(format="open", minutes=None), c.OpenTable())),
    c.Present: ("oap", lambda: (called(), c.Present(1))),
    c.StartRound: ("o", lambda: (called(), c.StartRound())),
    c.StopClock: ("oa", lambda: (running(), c.StopClock("fire alarm"))),
    c.GoOn: ("o", lambda: (stopped(), c.GoOn())),
    c.MoveClock: ("o", lambda: (running(), c.MoveClock(5, "a break"))),
    c.OpenGate: ("o", lambda: (in_step(), c.OpenGate("table 2 is on the phone"))),
    c.Dispute: ("p", lambda: (running(), c.Dispute("who was first?"))),
    c.Settle: (
        "or",
        lambda: with_dispute(lambda label: c.Settle(label, "the second throw counts")),
    ),
    c.NameReferee: ("o", lambda: with_dispute(lambda label: c.NameReferee(label, 1, "asked to"))),
    c.Rule: ("or", lambda: with_dispute(lambda label: c.Rule(label, *FAIR, "nobody could agree"))),
    c.Correct: ("o", lambda: (finished(), c.Correct(1, 1, *FAIR, "a slip of the pen"))),
    c.EnterSheet: ("oap", lambda: (hall := at_boards(), c.EnterSheet(own_table(hall), SHEET))),
    c.ConfirmSheet: ("oap", entered),
    c.CorrectSheet: ("o", confirmed),
    c.CorrectLeft: (
        "o",
        lambda: (hall := finished(), c.CorrectLeft(1, 1, seated(hall, 1), True, "went unseen")),
    ),
    c.PrintCards: ("o", lambda: (opened(), c.PrintCards())),
    c.SetScreen: ("oa", lambda: (running(), c.SetScreen(["clock", "table"], 1))),
    c.CloseRound: ("o", lambda: (finished(), c.CloseRound())),
    c.End: ("o", lambda: (opened(), c.End())),
}


def seed_shown() -> str:
    from tests.event.hall import seed_of

    return seed_of(SEED_OF_ONE)


def test_every_command_is_tried() -> None:
    assert set(ALLOWED) == set(POWERS)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", list(ALLOWED), ids=lambda kind: kind.__name__)
def test_a_command_is_for_those_it_is_for(kind: type[Command], role: str) -> None:
    may, ready = ALLOWED[kind]
    hall, command = ready()
    who, said = WHO.get(role, "person 1"), role
    if role == "referee":
        make_referee(hall)
        may += "r" if "p" in may else ""  # a referee plays, at another table
        said = role if kind in JUDGING else "player"
    if role[0] in may:
        hall.do(who, command)
        if role != "guest":
            assert hall.written[-1].public["by"] == said
    else:
        with pytest.raises((NotAllowed, NotFound)):
            hall.do(who, command)


def test_a_code_makes_one_assistant_and_dismissed_ones_have_no_power() -> None:
    hall = opened()
    code = str(hall.do(ORGANISER, c.Invite())["code"])
    hall.do("x", c.Assist(code.lower()))
    with pytest.raises(NotFound, match="event/unknown-code"):
        hall.do("y", c.Assist(code))
    hall.do("x", c.Rename(1, "Renamed"))
    hall.organise(c.Dismiss(2))
    with pytest.raises(NotAllowed, match="event/not-yours"):
        hall.do("x", c.Rename(1, "Again"))


def test_a_thousand_guesses_open_nothing() -> None:
    hall = opened()
    hall.organise(c.Invite())
    for guess in range(1_000):
        with pytest.raises(NotFound):
            hall.do("thief", c.Assist(f"{guess:016}"))


def test_a_card_moves_a_place_to_another_phone_once() -> None:
    hall = opened()
    code = card_code(SEAL, ID, 2, 0)
    hall.do("new phone", c.UseCard(2, f" {code[:3]}-{code[3:].lower()}"))
    assert hall.evening.entrant_of("new phone") is hall.evening.entrants[2]
    assert hall.evening.entrant_of("person 2") is None
    for other in (code, card_code(SEAL, ID, 2, 1)[::-1], ""):
        with pytest.raises(NotFound, match="event/wrong-card"):
            hall.do("thief", c.UseCard(2, other))
    with pytest.raises(NotFound, match="event/wrong-card"):
        hall.do("thief", c.UseCard(99, code))
    hall.organise(c.NewCard(2))
    with pytest.raises(NotFound, match="event/wrong-card"):
        hall.do("thief", c.UseCard(2, card_code(SEAL, ID, 2, 1)))
    hall.do("third phone", c.UseCard(2, card_code(SEAL, ID, 2, 2)))
    assert hall.evening.entrants[2].holder == "third phone"


def test_the_key_moves_the_console_and_the_browser_before_has_no_power() -> None:
    hall = opened()
    with pytest.raises(NotFound, match="event/wrong-key"):
        hall.do("thief", c.Organise("0" * 32))
    hall.do("laptop", c.Organise(organiser_key(SEAL, ID)))
    hall.do("laptop", c.Draw())
    with pytest.raises(NotAllowed, match="event/not-yours"):
        hall.organise(c.Invite())


def test_a_player_leaves_for_nobody_else() -> None:
    with pytest.raises(NotAllowed, match="event/not-yours"):
        opened().do("person 1", c.Leave(2))


def test_a_neighbour_ticks_off_whoever_sits_at_the_same_table_and_nobody_else() -> None:
    hall = called()
    mine = neighbours(hall)
    other = next(who for who in range(1, 9) if who not in mine)
    hall.do("person 1", c.Present(next(who for who in mine if who != 1)))
    with pytest.raises(NotAllowed, match="event/not-yours"):
        hall.do("person 1", c.Present(other))


def playing_organiser() -> tuple[Hall, int, int]:
    """The organiser plays; the own table and the other one, from 1."""
    hall = Hall(rounds=1, minutes=30)
    hall.do(ORGANISER, c.Join("Olga"))
    hall.people(7)
    hall.draw()
    assert hall.evening.current is not None
    own = hall.evening.current.table_of(1)
    assert own is not None
    return hall, own + 1, 2 - own


def test_an_organiser_who_plays_has_no_power_over_the_own_table() -> None:
    hall, own, other = playing_organiser()
    assert hall.evening.current is not None
    mine, theirs = (hall.evening.current.tables[label - 1] for label in (own, other))
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.organise(c.Swap(next(who for who in mine if who != 1), theirs[0], "why not"))
    hall.organise(c.Swap(theirs[0], theirs[1], "they asked for it"))
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.organise(c.NewCard(next(who for who in mine if who != 1)))
    hall.organise(c.NewCard(theirs[0]))
    hall.organise(c.Call(), c.StartRound())
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.organise(c.Rule(own, *FAIR, "I say so"))
    hall.organise(c.Rule(other, *FAIR, "nobody could agree"))
    hall.finish_table(own - 1, [1, 2, 3, 4])
    with pytest.raises(NotAllowed, match="event/own-table"):
        hall.organise(c.Correct(1, own, *FAIR, "I say so"))
    hall.organise(c.Correct(1, other, [1, 1, 3, 4], [4, 4, 2, 1], "they were level"))


def test_a_correction_keeps_the_old_result_and_the_reason() -> None:
    hall = finished()
    told = hall.do(ORGANISER, c.Correct(1, 1, [2, 1, 3, 4], [3, 4, 2, 1], "exchanged"))
    assert told["was"]["seats"][0]["place"] == 1
    assert told["why"] == "exchanged"
    assert hall.evening.rounds[0].results[0].seats[0].place == 2


def test_who_was_wrongly_marked_as_gone_gets_the_points_back() -> None:
    hall = running()
    who = seated(hall, 1)
    hall.organise(c.Leave(who))
    hall.finish_table(0, [9, 3, 2, 1])
    before = {row.entrant: row.points for row in hall.evening.standings()}
    assert before[who] == 0
    hall.organise(c.Return(who))
    with pytest.raises(NotAllowed, match="event/say-why"):
        hall.organise(c.CorrectLeft(1, 1, who, False, " "))
    told = hall.do(ORGANISER, c.CorrectLeft(1, 1, who, False, "was only at the bar"))
    assert [one["has_left"] for one in told["was"]["seats"]] == [True, False, False, False]
    after = {row.entrant: row.points for row in hall.evening.standings()}
    assert after[who] > 0
    assert {n: points for n, points in after.items() if n != who} == {
        n: points for n, points in before.items() if n != who
    }
    for wrong, slug in (((who, False), "is-here"), ((seated(hall, 2), True), "not-seated")):
        with pytest.raises(NotAllowed, match=f"event/{slug}"):
            hall.organise(c.CorrectLeft(1, 1, *wrong, "again"))
    hall.organise(c.CorrectLeft(1, 1, who, True, "had left after all"))
    assert {row.entrant: row.points for row in hall.evening.standings()} == before
    with pytest.raises(NotAllowed, match="event/no-result"):
        hall.organise(c.CorrectLeft(1, 2, seated(hall, 2), True, "too early"))


def test_a_sheet_still_counts_when_only_who_had_left_is_corrected() -> None:
    hall, _ = confirmed()
    label = own_table(hall)
    hall.organise(c.CorrectLeft(1, label, 1, True, "went unseen"))
    played = hall.evening.rounds[0]
    assert played.results[label - 1].source == "sheet"
    assert label - 1 in played.signed


@pytest.mark.parametrize("places", [[1, 2, 3], [1, 1, 2, 3], [2, 3, 4, 5], [1, 2, 3, 5]])
def test_places_are_counted_as_in_a_race(places: list[int]) -> None:
    from zuschlag.errors import Malformed

    with pytest.raises(Malformed, match="event/bad-places"):
        running().organise(c.Rule(1, places, [1] * len(places), "a try"))
