"""An evening is erased by its organiser alone, when it is over, taken home, and asked twice."""

from typing import Any

from tests.server.test_evenings import WHO, Evening, at_an_evening


async def asked(evening: Evening, who: str, sure: str | None = None) -> dict[str, Any]:
    path = f"{evening.path}/erasure"
    answer = await evening.people[who].post(path, json={"sure": sure})
    found: dict[str, Any] = answer.json()
    return found


async def test_who_may_erase_and_when() -> None:
    async with at_an_evening() as evening:
        stopped: list[bool] = []
        evening.server.app.state.stop = lambda: stopped.append(True)
        word = evening.hall._evenings.word_for(evening.hall._id, "erase")
        errors = [(await asked(evening, who, word))["error"] for who in WHO]
        assert errors == ["event/not-over", *["event/not-yours"] * 5]
        await evening.done("organiser", "end")
        assert (await asked(evening, "organiser"))["error"] == "event/not-taken-home"
        await evening.people["organiser"].get(f"{evening.path}/box")
        first = await asked(evening, "organiser")
        assert first == {"people": 4, "games": 0, "sure": word, "is_done": False}
        assert (await asked(evening, "organiser", "x"))["error"] == "event/not-sure"
        assert (await asked(evening, "ada", word))["error"] == "event/not-yours"
        assert evening.hall.ending == ""
        assert (await asked(evening, "organiser", first["sure"]))["is_done"]
        assert evening.hall.ending == "erased"
