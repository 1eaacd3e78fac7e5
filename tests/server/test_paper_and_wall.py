"""Paper and wall over HTTP: who may print what, and a table on the wall is late by every way."""

from tests.server.test_evenings import WHO, Evening, _sat, at_an_evening


async def test_codes_are_printed_by_the_organiser_alone_and_everybody_can_read_it() -> None:
    async with at_an_evening() as evening:
        for who in WHO[1:]:
            refused = await evening.ask(who, do="print-cards")
            assert refused.json()["error"] == "event/not-yours"
        cards = (await evening.ask("organiser", do="print-cards")).json()["made"]["cards"]
        own = {str(n): (await evening.seen(who))["me"]["card"] for n, who in enumerate(WHO[1:5], 1)}
        assert cards == own
        assert (await evening.ask("stranger", do="use-card", entrant=1, code=cards["1"])).is_success
        again = (await evening.ask("organiser", do="print-cards")).json()["made"]["cards"]
        assert again["1"] != cards["1"]


async def test_no_code_is_printed_of_anybody_who_plays_or_sits_with_the_organiser() -> None:
    async with at_an_evening() as evening:
        await evening.ask("organiser", do="join", name="olga")
        await evening.done("organiser", "draw")
        await evening.until("organiser", "call")
        cards = (await evening.ask("organiser", do="print-cards")).json()["made"]["cards"]
        assert cards == {}, "five people sit at one table, and the organiser is one of them"


async def test_paper_is_for_whoever_looks_after_the_evening_and_has_no_code_in_it() -> None:
    async with at_an_evening() as evening:
        await evening.done("organiser", "draw")
        await evening.until("organiser", "call")
        for who in WHO:
            answer = await evening.people[who].get(f"{evening.path}/paper")
            assert answer.status_code == (200 if who == "organiser" else 403)
        told = await evening.people["organiser"].get(f"{evening.path}/paper")
        assert [len(one["tables"]) for one in told.json()["rounds"]] == [1]
        cards = [(await evening.seen(who))["me"]["card"] for who in WHO[1:5]]
        assert not any(card in told.text for card in [*cards, evening.hall.key])


async def test_a_table_on_the_wall_is_a_minute_late_by_every_way() -> None:
    async with at_an_evening() as evening:
        await evening.done("organiser", "draw")
        await evening.until("organiser", "call")
        await evening.done("organiser", "call", "start-round")
        table = (await _sat(evening, "ada"))["table"]
        shown = await evening.ask("organiser", do="screen", views=["table"], table=1)
        assert shown.is_success
        await _is_seen_by_nobody(evening, table)


async def _is_seen_by_nobody(evening: Evening, table: str) -> None:
    """Neither what is on it, nor that anything happens there."""
    ways = ("", "/log", "/record", "/replay", "/card", "/news")
    for who in ("stranger", "organiser"):
        client = evening.people[who]
        for way in ways:
            assert (await client.get(f"/api/tables/{table}{way}")).status_code in (404, 405), way
        watched = (await client.get(f"{evening.path}/table")).json()
        assert (watched["table"], watched["seen"], watched["seconds"]) == (1, None, 60)
        frame = await client.get(evening.path)
        assert table not in frame.text
