"""What is said: every event, every refusal, every preset; and colours that can be read."""

import typing

import pytest

from tests.terminal.test_words import contrast
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import board, events, terms
from zuschlag.rules.monopoly.refusals import SLUGS
from zuschlag.rules.monopoly.words import Side
from zuschlag.terminal.monopoly import catalogue, dice, event_lines, reasons
from zuschlag.terminal.monopoly.colours import GROUP_COLOURS
from zuschlag.terminal.monopoly.rulesheet import rules_of
from zuschlag.terminal.monopoly.speech import Speech

SPEECH = Speech(["Eva", "Bruno", "Clara"], board.load("aalen"))
NEVER_OURS = {
    "ok",
    "time-is-already-up",
    "unknown-verb",
    "no-dice-wanted",
    "only-the-table",
    "no-such-winners",
}


def test_every_event_has_a_sentence() -> None:
    for kind in typing.get_args(events.Event):
        assert kind in event_lines._TELLERS, kind


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.DiceRolled(0, (3, 3)), "You roll 3 and 3, a double."),
        (events.Moved(1, 0, 10, 10), "Bruno visits the jail."),
        (events.Paid(1, 0, 28, "rent"), "Bruno pays you M28 rent."),
        (events.Paid(0, None, 50, "fine"), "You pay the bank M50 to leave jail."),
        (events.ClaimOpened(1, 0, 39, 50), "You may ask Bruno for M50 rent."),
        (
            events.ClaimExpired(0, 1, 1),
            "You are too late for the rent of Dewangen; nothing is paid.",
        ),
        (events.LotSold(2, "house", 60), "Sold! Clara takes a house for M60."),
        (events.WentBankrupt(2, 0, 70), "Clara is bankrupt. You get M70."),
        (events.WentBankrupt(0, None, 0), "You are bankrupt. The bank gets M0."),
        (events.WishesCalled(1, [0, 2]), "Bruno wants to build; you and Clara are asked too."),
        (
            events.Offered(1, 0, 4, Side(30, [1]), Side(cards=["chance"])),
            "Bruno offers you M30 and Dewangen for a jail card (Fortune).",
        ),
        (events.DeedsPassed(1, None, []), ""),
        (events.CardDrawn(0, "CH-01"), "You draw “The Spy has seen you: go on to"),
    ],
)
def test_events_are_told_in_the_second_person_where_they_are_yours(
    event: events.Event, told: str
) -> None:
    assert event_lines.told(event, SPEECH).startswith(told)
    assert bool(event_lines.told(event, SPEECH)) == bool(told)


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug not in NEVER_OURS])
def test_every_refusal_has_a_sentence_that_fits_the_line(slug: str) -> None:
    facts: dict[str, object] = {
        "waiting": [1], "holding": [0], "least": 12, "offered": 3, "cash": 40, "houses": 1,
        "hotels": 2, "debt": 99, "phase": "turn",
    }  # fmt: skip
    told = reasons.why_not(Refusal(f"monopoly/{slug}", facts), SPEECH)
    assert told.endswith(".")
    assert len(told) < 96
    assert slug in ("not-now",) or not told.startswith("Not now."), slug


@pytest.mark.parametrize("preset", terms.presets())
def test_every_preset_has_a_sentence_and_a_rules_sheet(preset: str) -> None:
    assert "preset of its own" not in catalogue.difference(preset)
    agreed = terms.agree(preset, 4)
    told = " ".join(paragraph for _, paragraph in rules_of(agreed))
    assert "M1500" in told
    assert "32 houses and 12 hotels" in told
    assert agreed.limit.rounds is None or f"{agreed.limit.rounds} rounds" in told
    assert agreed.limit.minutes is None or f"{agreed.limit.minutes} minutes" in told
    assert agreed.switches["rent.claim"] in catalogue.CLAIMS


def test_every_bot_has_a_friendly_name() -> None:
    assert all(catalogue.opponent(name)[0].isupper() for name in MONOPOLY_BOTS)


def test_names_on_the_bands_are_readable() -> None:
    assert all(contrast(text, ground) >= 4.5 for text, ground in GROUP_COLOURS.values())


def test_dice_show_as_many_pips_as_they_count() -> None:
    for one in range(1, 7):
        assert "".join(dice.drawn((one, 1))).count("●") == one + 1
    assert "●" not in "".join(dice.drawn(None))
