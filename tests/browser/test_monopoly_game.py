"""A whole game of Monopoly against the clock: two people in two browsers and a bot."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.landlords import Collector, Landlord, Spender, play_until
from tests.browser.recorded import Recorder, leaks, planted
from tests.browser.seating import begin, host_table, sit_down
from tests.browser.town import quick_town
from tests.browser.visitors import Visitors
from tests.thorough import thorough

ANNA, BERT = 0, 1
ONE_MINUTE = {
    "game": "monopoly",
    "edition": "aalen-event",
    "seats": 3,
    "options": {"end.limit": {"minutes": 1}},
    "board": quick_town(),
}
LOST = re.compile("No connection")
TIME_IS_UP = re.compile("^(Time is up: this round is the last|The game is over[.] Everything.*)$")

Event = dict[str, Any]


@thorough
def test_two_people_and_a_bot_play_until_the_time_is_up(visitors: Visitors) -> None:
    laptop, phone = visitors.desktop(), visitors.phone()
    heard = [Recorder(laptop), Recorder(phone)]
    path = host_table(laptop, "Anna", **ONE_MINUTE)
    sit_down(phone, path, "Bert")
    begin(laptop)
    anna, bert = Collector(laptop, "Anna", "Bert"), Spender(phone, "Bert", "Anna")
    people: list[Landlord] = [anna, bert]

    bert.is_reluctant = True
    play_until(people, lambda: bert.owes)
    reload_in_debt(bert)
    bert.is_reluctant = False
    play_until(people, lambda: missing_in(heard[ANNA]) == [])
    play_until(people, lambda: anna.look() and anna.has("Roll$"))
    lose_connection_while_rolling(visitors, anna, bert, heard[BERT])
    for page in (laptop, phone):
        expect(page.get_by_text(TIME_IS_UP).first).to_be_visible(timeout=70_000)
    play_until(people, lambda: anna.is_over and bert.is_over)

    assert missing_in(heard[BERT]) == []
    assert standings(laptop) == standings(phone)
    written = laptop.request.get(f"/api/tables/{path[3:]}/record").json()
    for seat, recorder in enumerate(heard):
        assert leaks(recorder, written, seat) == []
        assert [purse for frame in recorder.frames for purse in purses_in(frame, seat)] == []
        assert leaks(planted(recorder, seat, "cash"), written, seat) != []
    for page in (laptop, phone):
        check_final_page(page, heard[ANNA])


def events_of(recorder: Recorder) -> list[Event]:
    """Everything that happened, in order; whoever comes back is told some of it again."""
    entries = {entry["n"]: entry for entry in recorder.entries}
    return [event for n in sorted(entries) for event in entries[n].get("events", [])]


def missing_in(recorder: Recorder) -> list[str]:
    """What must happen in this game and has not happened yet."""
    events = events_of(recorder)
    wanted: dict[str, list[list[Event]]] = {
        "an auction": [[{"event": "lot_opened"}, {"event": "bid_placed"}, {"event": "lot_sold"}]],
        "a trade after a counter-offer": [
            [
                {"event": "offered", "seat": ANNA, "to": BERT},
                {"event": "rejected", "seat": BERT},
                {"event": "offered", "seat": BERT, "to": ANNA},
                {"event": "traded", "seat": BERT, "to": ANNA},
            ]
        ],
        "a house": [[{"event": "built", "seat": ANNA, "level": 1}]],
        "a rent that a person asked for": [
            [
                {"event": "claim_opened", "owner": owner},
                {"event": "rent_demanded", "owner": owner},
                {"event": "paid", "creditor": owner, "cause": "rent"},
            ]
            for owner in (ANNA, BERT)
        ],
        "a debt that was settled by a mortgage": [
            [
                {"event": "owed", "debtor": BERT},
                {"event": "mortgaged", "seat": BERT},
                {"event": "paid", "debtor": BERT},
            ]
        ],
    }
    return [
        what
        for what, stories in wanted.items()
        if not any(happened(story, events) for story in stories)
    ]


def happened(story: list[Event], events: list[Event]) -> bool:
    """Whether these came one after the other, with others in between."""
    rest = iter(events)
    return all(any(part.items() <= event.items() for event in rest) for part in story)


def lose_connection_while_rolling(
    visitors: Visitors, anna: Landlord, bert: Landlord, heard: Recorder
) -> None:
    """What is pressed without a connection is done once when it is back."""
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    visitors.forgive("WebSocket connection")
    before = rolls_of_anna(heard)
    anna.page.context.set_offline(True)
    anna.press("Roll$")
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.page.context.set_offline(False)
    expect(anna.page.get_by_text(LOST)).to_be_hidden()
    play_until([bert], lambda: rolls_of_anna(heard) > before)
    assert rolls_of_anna(heard) == before + 1


def rolls_of_anna(recorder: Recorder) -> int:
    """How often she has taken the dice."""
    rolls = [event for event in events_of(recorder) if event["event"] == "dice_rolled"]
    return sum(event["seat"] == ANNA for event in rolls)


def reload_in_debt(bert: Landlord) -> None:
    """The same seat and the same debt."""
    question = bert.bar.get_by_text(re.compile("^You owe"))
    expect(question).to_be_visible()
    before = question.inner_text()
    bert.page.reload()
    expect(question).to_have_text(before)


def purses_in(frame: dict[str, Any], seat: int) -> list[int]:
    """What a view shows of others' cash though it is covered until the end."""
    game = frame.get("game")
    if game is None or game["phase"] == "done":
        return []
    others = [person for number, person in enumerate(game["people"]) if number != seat]
    return [one["cash"] for one in others if one["is_living"] and one["cash"] is not None]


def standings(page: Page) -> list[str]:
    """The final table, row by row."""
    return page.get_by_role("table", name="Ranking").get_by_role("row").all_text_contents()


def check_final_page(page: Page, recorder: Recorder) -> None:
    """It says why the game is over and who has what, the richest first."""
    outcomes = [frame["table"]["result"]["outcome"] for frame in recorder.frames if is_last(frame)]
    scores = sorted(outcomes[0]["scores"], reverse=True)
    assert outcomes[0]["ending"] == "time"
    why = page.get_by_role("main").get_by_text(
        "The game is over. Everything is counted.", exact=True
    )
    expect(why).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("wins?( together)?$"))).to_be_visible()
    totals = page.get_by_role("table", name="Ranking").locator("td:last-child").all_inner_texts()
    assert [int(re.sub(r"\D", "", total)) for total in totals] == scores
    expect(page.get_by_role("figure", name="Wealth, round by round")).to_be_visible()


def is_last(frame: dict[str, Any]) -> bool:
    """A frame that says how the game ended."""
    return bool(frame.get("table", {}).get("result"))
