"""A board as a file: TOML bytes to the table `board.read` takes. No file makes us stumble."""

import re
import tomllib
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules.checks import WHOLE_DOCUMENT

MOST_BYTES = 200_000
LONGEST_LINE = 4_000  # a key of thousands of dots would keep the TOML reader busy for minutes
LONGEST_REASON = 120
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def parse(data: bytes) -> dict[str, Any]:
    """The table that a TOML file holds; Malformed says where it does not."""
    if len(data) > MOST_BYTES:
        raise Malformed("board/too-large", WHOLE_DOCUMENT, {"most_bytes": MOST_BYTES})
    text = _decoded(data)
    for line, content in enumerate(text.split("\n"), 1):
        if len(content) > LONGEST_LINE:
            facts = {"line": line, "most": LONGEST_LINE, "found": len(content)}
            raise Malformed("board/long-line", WHOLE_DOCUMENT, facts)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Malformed("board/too-deep", WHOLE_DOCUMENT) from None
    except ValueError as fault:  # TOMLDecodeError, or a number of thousands of digits
        raise _not_toml(str(fault), text) from None


def _decoded(data: bytes) -> str:
    try:
        # Some editors begin a file with a mark that says UTF-8.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        facts = {"line": data.count(b"\n", 0, fault.start) + 1}
        raise Malformed("board/not-utf-8", WHOLE_DOCUMENT, facts) from None


def _not_toml(told: str, text: str) -> Malformed:
    place = _PLACE.search(told)
    line = int(place[1]) if place and place[1] else text.count("\n") + 1
    reason = _PLACE.sub("", told)[:LONGEST_REASON]
    return Malformed("board/not-toml", WHOLE_DOCUMENT, {"reason": reason, "line": line})
