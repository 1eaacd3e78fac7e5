"""An evening of old is brought to its end by its people; at every table bots play on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tests.eras.board_scenes import SHEET
from tests.eras.for_sale_scenes import least
from tests.eras.monopoly_scenes import buying
from tests.eras.sitting import seed_of
from zuschlag.event.open_tables import GATHERING

Json = dict[str, Any]
Ask = Callable[[str, str, str, Any], Awaitable[tuple[int, bytes]]]
OK = 200
MOVES = 3
"""What people play before they get up."""


class Finish:
    """The organiser's steps and everybody else's, over any door that can be asked."""

    def __init__(self, ask: Ask, path: str, people: list[str]) -> None:
        self._ask, self._path, self._people = ask, path, people
        self._asked = 0

    async def run(self) -> None:
        """Whatever is to be done next, until nothing is."""
        if (await self._look("Olga"))["clock"]["stopped_since"] is not None:
            await self._do("Olga", "go-on")
        await self._play()
        await self._shorten()
        steps = {
            "results": self._get_up,
            "draw": self._draw,
            "seeds": self._show_seeds,
            "filling": self._fill,
        }
        while (step := (await self._look("Olga"))["desk"]["next_step"]) != "done":
            if step in steps:
                await steps[step]()
            else:
                await self._do("Olga", step)

    async def _play(self) -> None:
        """A few moves at every table that is still played."""
        for _ in range(MOVES):
            for name in self._people:
                seen = await self._at_table(name)
                if seen is not None and seen["table"]["status"] == "play":
                    await self._move(name, seen)

    async def _move(self, name: str, seen: Json) -> None:
        you, table = seen["you"], seen["table"]
        if you["decision"] is None or you["seat"] not in seen["game"]["waiting"]:
            return
        action = (least if table["settings"]["game"] == "for-sale" else buying)(name, seen)
        if action:
            move = {"do": "move", "on": you["decision"]["on"], "action": action}
            status, text = await self._asked_for(name, f"/api/tables/{table['id']}", move)
            told = json.loads(text)
            if status != OK:
                assert told["error"] == "table/claim-window", told
                await asyncio.sleep(told["facts"]["wait_ms"] / 1000)

    async def _shorten(self) -> None:
        """Nobody waits for the rest of a long round."""
        clock = (await self._look("Olga"))["clock"]
        if clock["ends_at"] is not None and not clock["has_rung"]:
            minutes = (clock["ends_at"] - clock["now"]) // 60_000
            if minutes > 1:
                await self._do("Olga", "move-clock", minutes=1 - minutes, why="It is late.")

    async def _get_up(self) -> None:
        """Everybody leaves the game to a bot; then what comes out is waited for."""
        for name in self._people:
            seen = await self._at_table(name)
            if seen is None or seen["table"]["status"] != "play":
                continue
            if seen["table"]["seats"][seen["you"]["seat"]]["away"] != "stood":
                await self._command(name, f"/api/tables/{seen['table']['id']}", {"do": "stand"})
        await self._sheets()
        await asyncio.sleep(1)

    async def _sheets(self) -> None:
        """A helper enters what lies on a board, unless somebody has; the organiser confirms it."""
        for table in (await self._look("Olga"))["evening"]["round"]["tables"]:
            if not table["is_board"] or table["result"] is not None:
                continue
            if not table["is_entered"]:
                await self._do("Asta", "enter-sheet", table=table["label"], sheet=SHEET)
            sheets = (await self._look("Olga"))["desk"]["sheets"]
            found = next(one for one in sheets if one["is_open"] and one["table"] == table["label"])
            parts = {"table": found["table"], "number": found["number"]}
            await self._do("Olga", "confirm-sheet", **parts)

    async def _draw(self) -> None:
        await self._do("Olga", "draw", why="Somebody came or went.")

    async def _fill(self) -> None:
        """Whoever waits gets a table, by itself or a smaller one; then no more are opened."""
        await asyncio.sleep(GATHERING / 1000 + 1)
        await self._do("Olga", "close-round")

    async def _show_seeds(self) -> None:
        for name in self._people:
            if (await self._look(name))["me"]["seed_wanted"]:
                await self._do(name, "show-seed", seed=seed_of(name).hex())
        await asyncio.sleep(1)

    async def _look(self, who: str) -> Json:
        return await self._get(who, self._path)

    async def _at_table(self, who: str) -> Json | None:
        table = (await self._look(who))["me"]["table"]
        return await self._get(who, f"/api/tables/{table}") if table is not None else None

    async def _get(self, who: str, path: str) -> Json:
        status, text = await self._ask(who, "GET", path, None)
        assert status == OK, text
        found: Json = json.loads(text)
        return found

    async def _do(self, who: str, do: str, **parts: Any) -> None:
        await self._command(who, self._path, {"do": do, **parts})

    async def _command(self, who: str, path: str, command: Json) -> None:
        status, text = await self._asked_for(who, path, command)
        assert status == OK, (who, command, text)

    async def _asked_for(self, who: str, path: str, command: Json) -> tuple[int, bytes]:
        self._asked += 1
        body = {"id": f"again-{self._asked:08}", "command": command}
        return await self._ask(who, "POST", f"{path}/commands", body)
