"""Somebody at a table of the harbour: asks, listens, and is handed nothing unsearched."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from zuschlag.client.changes import View
from zuschlag.table.log import Viewer


class Guest:
    """Somebody outside; everything that reaches them is searched on the way."""

    def __init__(self, harbour: Any, name: str) -> None:
        self.harbour = harbour
        self.name = name
        self.token = ""
        self.own: set[str] = set()  # all tokens they ever had
        self.kind = "session"
        self.seat: Viewer = None
        self.codes: list[str] = []
        self.line: Any = None
        self.asked = 0
        self.answered = ""
        self.seed = harbour.luck.randbytes(32)
        self.has_shown = False
        self.view = View()

    @property
    def visitor(self) -> Any:
        """Their browser or program."""
        return self.harbour.visitor(self.token, self.kind)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request; status and body of the answer."""
        told = await self.visitor.ask(method, path, body)
        if made := re.search(rb"zuschlag-s=([\w-]+)", told):
            self.token = made[1].decode()
            self.own.add(self.token)
        text = told.rpartition(b"\n")[2]
        found = msgspec.json.decode(text) if text.startswith((b"{", b"[")) else None
        self.learn(found)
        self.harbour.search(self, told)  # after `learn`: what was made for them is theirs
        return int(told[:3]), found

    def learn(self, found: Any) -> None:
        """Codes and tokens that were made for them are theirs."""
        made = found.get("made", found) if isinstance(found, dict) else {}
        if isinstance(made, dict) and len(made.get("code") or "") > 8:
            self.codes.append(made["code"])
        if isinstance(made, dict) and made.get("token"):
            self.harbour.tokens.append(made["token"])
            self.own.add(made["token"])

    async def do(self, command: dict[str, Any]) -> tuple[int, Any]:
        """A command by HTTP."""
        self.asked += 1
        body = {"id": f"{self.name.lower()}-{self.asked:08}", "command": command}
        return await self.ask("POST", f"/api/tables/{self.harbour.table_id}/commands", body)

    def heard(self, frame: bytes) -> None:
        """A frame on its way to them."""
        if frame.startswith(b'{"t":"ack"'):
            self.learn(msgspec.json.decode(frame))
        self.harbour.search(self, frame)

    def frames(self) -> Iterator[dict[str, Any]]:
        """What the socket has brought."""
        if self.line is not None:
            told, self.line.told = self.line.told, []
            for text in told:
                if text.startswith(b"{"):
                    frame = self.view.take(msgspec.json.decode(text))
                    assert frame is not None, "the place was lost"
                    yield frame
