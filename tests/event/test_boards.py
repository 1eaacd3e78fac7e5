"""Tables at boards: two people stand for a sheet, and it counts like any other result."""

import msgspec
import pytest

from tests.event.hall import ORGANISER, Hall
from zuschlag.errors import Malformed, NotAllowed, Refusal
from zuschlag.event import commands as c
from zuschlag.event.board_view import desk_sheets, disputed_table, own_sheet
from zuschlag.event.boards import boards_of
from zuschlag.event.evening_view import evening_part, me_part
from zuschlag.event.export import evening_json
from zuschlag.event.forsale.sheet import ForSaleSheet
from zuschlag.event.monopoly.sheet_words import Estate, MonopolySheet
from zuschlag.event.next_step import next_step
from zuschlag.event.verification import check_evening

SHEET = ForSaleSheet([70, 60, 58, 50], [1, 2, 3, 0])
OTHER = ForSaleSheet([50, 58, 60, 70], [0, 3, 2, 1])


def at_boards(people: int = 8, **parts: object) -> Hall:
    hall = Hall(rounds=1, minutes=30, mode="boards", **parts)
    hall.people(people)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    return hall


def people_at(hall: Hall, label: int) -> list[str]:
    assert hall.evening.current is not None
    people = hall.evening.current.tables[label - 1]
    return [hall.evening.entrants[who].holder for who in people]


def refused(hall: Hall, who: str, command: c.Command) -> str:
    with pytest.raises((NotAllowed, Refusal)) as found:
        hall.do(who, command)
    return found.value.slug


def confirm(hall: Hall, label: int, sheet: c.Sheet = SHEET) -> None:
    one, two = people_at(hall, label)[:2]
    number = hall.do(one, c.EnterSheet(label, sheet))["number"]
    hall.do(two, c.ConfirmSheet(label, number))


def test_one_enters_and_another_confirms() -> None:
    hall = at_boards()
    one, two, *_ = people_at(hall, 1)
    number = hall.do(one, c.EnterSheet(1, SHEET))["number"]
    assert refused(hall, one, c.ConfirmSheet(1, number)) == "event/own-sheet"
    stranger = people_at(hall, 2)[0]
    assert refused(hall, stranger, c.EnterSheet(1, SHEET)) == "event/not-yours"
    assert refused(hall, stranger, c.ConfirmSheet(1, number)) == "event/not-yours"
    assert hall.evening.rounds[0].results == {}
    told = hall.do(two, c.ConfirmSheet(1, number))
    assert [(seat["place"], seat["amount"]) for seat in told["seats"]] == [
        *((1, 71), (2, 62), (3, 61), (4, 50))
    ]
    assert hall.evening.rounds[0].results[0].source == "sheet"
    assert refused(hall, two, c.EnterSheet(1, OTHER)) == "event/has-result"


def test_without_a_second_person_a_sheet_stays_open() -> None:
    hall = at_boards()
    confirm(hall, 2)
    hall.do(people_at(hall, 1)[0], c.EnterSheet(1, SHEET))
    hall.wait(3_600_000)
    assert next_step(hall.evening) == "results"
    assert refused(hall, ORGANISER, c.CloseRound()) == "event/results-missing"


def test_who_changes_phones_does_not_confirm_the_own_sheet() -> None:
    from tests.event.hall import ID, SEAL
    from zuschlag.event.cards import card_code

    hall = at_boards()
    one = people_at(hall, 1)[0]
    entrant = hall.evening.entrant_of(one)
    assert entrant is not None
    number = hall.do(one, c.EnterSheet(1, SHEET))["number"]
    hall.do("another phone", c.UseCard(entrant.number, card_code(SEAL, ID, entrant.number, 0)))
    assert refused(hall, "another phone", c.ConfirmSheet(1, number)) == "event/own-sheet"


def test_nobody_confirms_what_they_have_not_seen() -> None:
    hall = at_boards()
    one, two, *_ = people_at(hall, 1)
    assert refused(hall, two, c.ConfirmSheet(1, 1)) == "event/no-sheet"
    hall.do(one, c.EnterSheet(1, SHEET))
    hall.do(one, c.EnterSheet(1, OTHER))
    assert refused(hall, two, c.ConfirmSheet(1, 1)) == "event/other-sheet"
    hall.do(two, c.ConfirmSheet(1, 2))
    assert hall.evening.rounds[0].results[0].seats[3].place == 1


def test_a_helper_enters_from_paper_and_another_confirms() -> None:
    hall = at_boards()
    hall.do("helper", c.Assist(str(hall.do(ORGANISER, c.Invite())["code"])))
    number = hall.do("helper", c.EnterSheet(1, SHEET))["number"]
    assert refused(hall, "helper", c.ConfirmSheet(1, number)) == "event/own-sheet"
    told = hall.do(ORGANISER, c.ConfirmSheet(1, number))
    assert (told["by"], told["entered_by"]) == ("organiser", {"by": "assistant", "entrant": None})


def test_a_helper_who_sits_there_is_one_of_the_table() -> None:
    hall = Hall(rounds=1, mode="boards")
    hall.do(ORGANISER, c.Join("Olga"))
    hall.people(3)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    number = hall.do(ORGANISER, c.EnterSheet(1, SHEET))["number"]
    assert hall.written[-1].public["by"] == "player"
    assert refused(hall, ORGANISER, c.ConfirmSheet(1, number)) == "event/own-sheet"


def test_an_open_sheet_is_seen_by_the_table_and_the_desk_alone() -> None:
    hall = at_boards()
    one, two, *_ = people_at(hall, 1)
    before = msgspec.json.encode(evening_part(hall.evening))
    hall.do(one, c.EnterSheet(1, SHEET))
    evening = hall.evening
    public = msgspec.json.encode(evening_part(evening))
    assert public == before.replace(b'"is_entered":false', b'"is_entered":true', 1)
    assert "sheet" not in hall.written[-1].public
    mine, theirs = (own_sheet(evening, evening.entrant_of(who), "") for who in (one, two))
    assert mine is not None
    assert theirs is not None
    assert (mine.is_mine, theirs.is_mine, theirs.sheet) == (True, False, SHEET)
    assert [place.amount for place in theirs.result] == [71, 62, 61, 50]
    assert own_sheet(evening, evening.entrant_of(people_at(hall, 2)[0]), "") is None
    assert own_sheet(evening, None, "") is None
    assert [part.is_open for part in desk_sheets(evening, "")] == [True]


def test_worlds_that_differ_in_an_open_sheet_look_the_same_to_everybody_else() -> None:
    seen = []
    for sheet in (SHEET, OTHER):
        hall = at_boards()
        hall.do(people_at(hall, 1)[0], c.EnterSheet(1, sheet))
        stranger = people_at(hall, 2)[0]
        parts = [evening_part(hall.evening), me_part(hall.evening, stranger, None, None)]
        seen.append(msgspec.json.encode([*parts, hall.evening.log]))
    assert seen[0] == seen[1]


def test_a_confirmed_sheet_counts_like_a_result_seen_at_a_table() -> None:
    hall, other = at_boards(), at_boards()
    for label in (1, 2):
        confirm(hall, label)
        other.finish_table(label - 1, [71, 62, 61, 50])
    assert hall.evening.standings() == other.evening.standings()
    assert next_step(hall.evening) == "close-round"
    hall.organise(c.CloseRound())


def test_a_correction_keeps_the_old_value_and_the_reason() -> None:
    hall = at_boards()
    for label in (1, 2):
        confirm(hall, label)
    hall.organise(c.CloseRound())
    assert refused(hall, ORGANISER, c.CorrectSheet(1, 1, OTHER, " ")) == "event/say-why"
    told = hall.do(ORGANISER, c.CorrectSheet(1, 1, OTHER, "two purses were exchanged"))
    assert told["was"]["seats"][0]["amount"] == 71
    assert told["was_sheet"]["cheques"] == [70, 60, 58, 50]
    assert (told["by"], told["why"]) == ("organiser", "two purses were exchanged")
    assert [one.amount for one in hall.evening.rounds[0].results[0].seats] == [50, 61, 62, 71]
    shown = evening_part(hall.evening).decisions[0]
    assert (shown.kind, shown.table, shown.why) == ("corrected", 1, "two purses were exchanged")


def test_an_impossible_sheet_leaves_nothing_behind() -> None:
    hall = at_boards()
    one = people_at(hall, 1)[0]
    before = len(hall.written)
    assert refused(hall, one, c.EnterSheet(1, ForSaleSheet([9] * 4, [0] * 4))) == (
        "event/sheet-cheques"
    )
    wrong = MonopolySheet([Estate(1)] * 4)
    assert refused(hall, one, c.EnterSheet(1, wrong)) == "event/sheet-of-another-game"
    assert len(hall.written) == before


def test_some_tables_play_at_boards_and_others_on_phones() -> None:
    hall = Hall(rounds=1)
    hall.people(8)
    hall.draw()
    hall.organise(c.SetBoard(2, True), c.Call(), c.SetBoard(1, True), c.SetBoard(1, False))
    hall.organise(c.StartRound())
    assert hall.written[-1].public["boards"] == [2]
    assert refused(hall, people_at(hall, 1)[0], c.EnterSheet(1, SHEET)) == "event/no-board"
    confirm(hall, 2)
    hall.finish_table(0, [4, 3, 2, 1])
    hall.organise(c.CloseRound())
    assert len(hall.evening.standings()) == 8


def test_who_has_no_phone_plays_at_a_board() -> None:
    hall = Hall(rounds=1)
    hall.people(7)
    told = hall.do(ORGANISER, c.Register("Opa Karl"))
    assert (told["entrant"], told["paper"], told["by"]) == (8, True, "organiser")
    hall.draw()
    hall.organise(c.Call())
    assert hall.evening.current is not None
    table = hall.evening.current.table_of(8)
    assert boards_of(hall.evening, hall.evening.current) == {table}
    hall.organise(c.StartRound())
    assert hall.evening.current.boards == {table}
    assert evening_part(hall.evening).entrants[7].is_on_paper


def test_a_phone_that_comes_later_takes_the_place_of_paper() -> None:
    from tests.event.hall import ID, SEAL
    from zuschlag.event.cards import card_code

    hall = Hall(rounds=1)
    hall.people(3)
    hall.organise(c.Register("Opa Karl"))
    hall.do("his tablet", c.UseCard(4, card_code(SEAL, ID, 4, 0)))
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    assert "boards" not in hall.written[-1].public


def test_bots_and_games_without_a_sheet_play_at_no_board() -> None:
    from tests.event.hall import settings
    from zuschlag.event.settings import checked

    with pytest.raises(Malformed, match="event/no-board-for-bots"):
        checked(settings(mode="boards", is_rehearsal=True))
    hall = Hall(rounds=1, is_rehearsal=True)
    for number in range(4):
        hall.organise(c.Enter(f"bot {number}", "heuristic"))
    hall.draw()
    assert refused(hall, ORGANISER, c.SetBoard(1, True)) == "event/no-board-for-bots"


def test_an_exported_evening_counts_its_sheets_again() -> None:
    hall = at_boards()
    for label in (1, 2):
        confirm(hall, label)
    hall.organise(c.CorrectSheet(1, 1, OTHER, "exchanged"), c.CloseRound(), c.End())
    exported = msgspec.json.decode(msgspec.json.encode(evening_json(hall.evening)))
    found = check_evening(exported)
    assert found.fault is None
    assert {one.what: one.ok for one in found.found}["sheets"]
    assert all(one.ok for one in found.found)
    line = next(one for one in exported["log"] if one["kind"] == "sheet_confirmed")
    line["sheet"]["coins"][3] += 1
    wrong = check_evening(exported)
    assert [one.what for one in wrong.found if not one.ok] == ["sheets"]


def test_a_referee_sees_the_dispute_and_nobody_else_does() -> None:
    hall = at_boards()
    caller, other = people_at(hall, 1)[0], people_at(hall, 2)[0]
    hall.do(caller, c.Dispute("the rent of the station"))
    entrant = hall.evening.entrant_of(other)
    assert entrant is not None
    assert disputed_table(hall.evening, entrant) is None
    hall.organise(c.NameReferee(1, entrant.number, "I am busy"))
    part = disputed_table(hall.evening, entrant)
    assert part is not None
    assert (part.table, part.line) == (1, "the rent of the station")
    assert me_part(hall.evening, other, None, None).roles == ["referee", "player"]
    assert disputed_table(hall.evening, hall.evening.entrant_of(caller)) is None
    hall.do(other, c.Settle(1, "both stations count"))
    assert me_part(hall.evening, other, None, None).roles == ["player"]
