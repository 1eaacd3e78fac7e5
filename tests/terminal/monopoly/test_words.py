"""What is said: every event, every refusal, every preset; and colours that can be read."""

import pytest

from tests.terminal.test_words import contrast
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import board, events, terms
from zuschlag.rules.monopoly.refusals import SLUGS
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


def test_events_that_come_together_are_told_as_one_when_they_are_shown_one_by_one() -> None:
    speech = Speech(["Eva", "Bruno", "Clara"], board.load("aalen"))
    happened: list[events.Event] = [
        events.DiceRolled(0, (1, 2)),
        events.Moved(0, 0, 3, 3),
        events.Bought(0, 3, 60),
    ]
    told = [
        event_lines.lines(event, happened[place + 1 :], speech, [1440, None, None])
        for place, event in enumerate(happened)
    ]
    assert told == [
        [("Turn 1: you", "bold")],
        [("You rolled 1 and 2 and came to Ebnat.", "")],
        [("You bought Ebnat for M60, M1,440 left.", "bold $sold")],
    ]
    assert speech.told == []


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
    assert "edition of its own" not in catalogue.difference(preset)
    agreed = terms.agree(preset, 4)
    told = " ".join(paragraph for _, paragraph in rules_of(agreed))
    assert "M1500" in told
    assert "32 houses and 12 hotels" in told
    assert agreed.limit.rounds is None or f"{agreed.limit.rounds} rounds" in told
    assert agreed.limit.minutes is None or f"{agreed.limit.minutes} minutes" in told
    assert agreed.switches["rent.claim"] in catalogue.claims()


def test_every_bot_has_a_friendly_name() -> None:
    assert all(catalogue.opponent(name)[0].isupper() for name in MONOPOLY_BOTS)


def test_names_on_the_bands_are_readable() -> None:
    assert all(contrast(text, ground) >= 4.5 for text, ground in GROUP_COLOURS.values())


def test_dice_show_as_many_pips_as_they_count() -> None:
    for one in range(1, 7):
        assert "".join(dice.drawn((one, 1))).count("●") == one + 1
    assert "●" not in "".join(dice.drawn(None))
