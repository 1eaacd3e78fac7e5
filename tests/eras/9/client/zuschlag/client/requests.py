"""The few requests that are made over HTTP: a token, a table by its code, a new table."""

import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPResponse
from typing import Any

import msgspec

from zuschlag.client.words import Json, refusal_in

SECONDS = 30


def new_token(url: str) -> str:
    """A bearer token for a bot; whoever has it has the bot's seats. Keep it: it is shown once."""
    token: str = ask(url, new_guest(url), "POST", "/api/bot-tokens")["token"]
    return token


def new_guest(url: str) -> dict[str, str]:
    """A session for a person: the headers with which every request and socket comes as theirs."""
    # Only pages of the server may begin a session, so we ask as one of them would.
    whole = urllib.parse.urlsplit(url)
    page = {"Origin": f"{whole.scheme}://{whole.netloc}", "Sec-Fetch-Site": "same-origin"}
    with _send(url, "POST", "/api/session", page) as begun:
        return page | {"Cookie": str(begun.headers["Set-Cookie"]).partition(";")[0]}


def table_of(url: str, token: str, code: str) -> str:
    """The id of the table with this join code."""
    table: str = call(url, token, "POST", "/api/join", {"code": code})["table"]
    return table


def open_table(url: str, token: str, settings: Json, name: str | None = None) -> Json:
    """Make a table and be its host; with a name also sit down. Answers `table`, `code`, `seat`."""
    made: Json = call(url, token, "POST", "/api/tables", {"settings": settings, "name": name})
    return made


def call(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """One HTTP request of the API; Refused when it is not granted."""
    return ask(url, {"Authorization": f"Bearer {token}"}, method, path, body)


def ask(url: str, headers: dict[str, str], method: str, path: str, body: Any = None) -> Any:
    """The same for whoever comes with these headers."""
    with _send(url, method, path, headers, body) as answer:
        return msgspec.json.decode(answer.read() or b"null")


def _send(
    url: str, method: str, path: str, headers: dict[str, str], body: Any = None
) -> HTTPResponse:
    request = urllib.request.Request(url.rstrip("/") + path, method=method, headers=headers)
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = msgspec.json.encode(body)
    try:
        answer: HTTPResponse = urllib.request.urlopen(request, timeout=SECONDS)
        return answer
    except urllib.error.HTTPError as error:
        with error:
            raise refusal_in(error.code, error.read()) from None
