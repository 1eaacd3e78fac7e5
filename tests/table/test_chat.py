"""Talk at the table: one clean line at a time, not without end, spectators only where they may."""

import pytest

from tests.table.party import FIRST, SECOND, gather, refused, slug
from tests.table.world import for_sale
from zuschlag.errors import TooMuch
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits


async def test_everybody_reads_who_said_what() -> None:
    party = await gather()
    zoe = await party.guest("Zoe").look()
    await party[SECOND].do(c.Say("good luck"))
    for inbox in (party[FIRST].inbox, zoe.inbox):
        entry = inbox.last("news")["entry"]
        assert (entry["kind"], entry["seat"], entry["text"]) == ("said", SECOND, "good luck")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two\n\nlines\t", "two lines"),
        ("a\u202eb\u200bc", "abc"),
        ("e\u0301", "é"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
async def test_a_line_is_one_clean_line_of_text(text: str, shown: str) -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Say(text))
    assert party.lines()[-1]["text"] == shown


@pytest.mark.parametrize("text", [" ", "\n", "\u202e", "\u200b\u200b"])
async def test_nothing_is_not_said(text: str) -> None:
    party = await gather("Anna", begin=False)
    assert await slug(party[FIRST].do(c.Say(text))) == "table/nothing-said"


async def test_who_only_watches_is_silent_unless_the_table_agreed_otherwise() -> None:
    for may_talk in (False, True):
        party = await gather(settings=for_sale(spectator_chat=may_talk))
        said = party.guest("Zoe").do(c.Say("hello"))
        if not may_talk:
            assert await slug(said) == "table/no-chat"
            continue
        await said
        assert "seat" not in party.lines()[-1]


async def test_a_table_may_be_silent_altogether() -> None:
    party = await gather(settings=for_sale(chat=False, spectator_chat=True))
    for caller in (party[FIRST], party[SECOND], party.guest("Zoe")):
        assert await slug(caller.do(c.Say("hello"))) == "table/no-chat"


async def test_there_is_an_end_to_talking_but_not_to_playing() -> None:
    party = await gather(limits=TableLimits(chat_lines=3, poll_seconds=60.0, lease_seconds=200.0))
    for _ in range(3):
        await party[FIRST].do(c.Say("hello"))
    fault = await refused(party[SECOND].do(c.Say("hello")))
    assert isinstance(fault, TooMuch)
    assert (fault.slug, fault.facts) == ("table/too-much-chat", {"most": 3})
    await party.play_on()


async def test_two_on_one_device_say_who_speaks() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa"))
    assert await slug(party[FIRST].do(c.Say("hello"))) == "table/which-seat"
    await party[FIRST].do(c.Say("hello"), seat=1)
    assert party.lines()[-1]["seat"] == 1


async def test_one_may_talk_before_and_after_the_game_and_in_a_pause() -> None:
    party = await gather("Anna", "Bob", begin=False)
    await party[FIRST].do(c.Say("before"))
    await party.begin()
    await party.pause(FIRST)
    await party[FIRST].do(c.Say("in between"))
    await party[FIRST].do(c.GoOn())
    await party.to_the_end()
    await party[FIRST].do(c.Say("after"))
    assert party.kinds().count("said") == 3
