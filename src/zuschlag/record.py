"""The written game and its judge: one JSON document is a whole game, and anyone can check it.

`judge` takes bytes and answers with an object of plain JSON values; it never raises for what a
file may contain. `docs/record.md` describes the shape, which is a promise.
"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.checks import WHOLE_DOCUMENT
from zuschlag.rules.doubles import check_all_keys, check_key
from zuschlag.rules.game import RULES, AnyGame
from zuschlag.rules.games import GAMES, description

VERSION = 1
MOST_BYTES = 1_000_000
MOST_META_BYTES = 64_000
_NAMING = ("zuschlag", "game")
_OPTIONAL = ("meta", "fair")
_RULES = "rules"

Answer = dict[str, Any]
Before = Callable[[str], object]


def _nothing(name: str) -> None:
    """Nobody wants to know."""


def judge(data: bytes, before: Before = _nothing) -> Answer:
    """Replay a written game and say where it stands, or what is wrong with it and where.

    `before` is called with the name of the game before it is played.
    """
    try:
        record = parse(data)
        game = GAMES[record["game"]]
        before(game.name)
        state, played, refusal = game.replay(record)
    except Malformed as fault:
        return fault_answer(fault)
    if refusal is None:
        return game.answer(state)
    return {"ok": False, "at": played, "error": refusal.slug, "facts": refusal.facts}


def fault_answer(fault: Malformed) -> Answer:
    """What the judge says of something that is not a game."""
    return {"ok": False, "error": fault.slug, "path": fault.path, "facts": fault.facts}


def judge_lines(source: IO[bytes], before: Before = _nothing) -> Iterator[Answer]:
    """One answer per line, however long the stream is; an over-long line is not kept in memory."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(MOST_BYTES)):
            pass
        yield judge(line.removesuffix(b"\n").removesuffix(b"\r"), before)


def parse(data: bytes) -> dict[str, Any]:
    """The document with its outer keys checked: version, game, all it needs, nothing unknown."""
    if len(data) > MOST_BYTES:
        raise Malformed("record/too-large", WHOLE_DOCUMENT, {"most_bytes": MOST_BYTES})
    record = _decoded(data)
    keys = _game_of(record).keys
    found = checks.an_object(record, WHOLE_DOCUMENT, (*_NAMING, *keys), (*_OPTIONAL, _RULES))
    for key in _OPTIONAL:
        _check_extra(found.get(key, {}), key)
    _check_rules(found, data)
    return found


def _check_rules(record: dict[str, Any], data: bytes) -> None:
    """A known number of the rules; from the second one on no key occurs twice."""
    number = checks.a_number(record.get(_RULES, 1), _RULES)
    if number not in RULES:
        raise Malformed("record/unknown-rules", _RULES, {"known": list(RULES)})
    if number > 1 and not _is_as_encoded(record, data):
        check_all_keys(data)
    elif _RULES in record:
        check_key(data, _RULES)


def _is_as_encoded(record: dict[str, Any], data: bytes) -> bool:
    """Encoded again it is the same: then nothing is in it twice, for that would be gone."""
    try:
        return msgspec.json.encode(record) == data
    except (RecursionError, ValueError):
        return False


def _game_of(record: object) -> AnyGame:
    """The game a document says it is, of a version that is known."""
    others = record if isinstance(record, dict) else ()
    named = checks.an_object(record, WHOLE_DOCUMENT, _NAMING, others)
    if checks.a_number(named["zuschlag"], "zuschlag") != VERSION:
        raise Malformed("record/unknown-version", "zuschlag", {"known": [VERSION]})
    return description(checks.a_text(named["game"], "game")).game


def _check_extra(value: object, key: str) -> None:
    if not isinstance(value, dict):
        checks.an_object(value, key, ())
    if len(msgspec.json.encode(value)) > MOST_META_BYTES:
        raise Malformed("record/too-large", key, {"most_bytes": MOST_META_BYTES})


def _decoded(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise Malformed("record/too-deep", WHOLE_DOCUMENT) from None
    except UnicodeDecodeError:
        raise Malformed("record/not-utf8", WHOLE_DOCUMENT) from None
    except msgspec.DecodeError as fault:
        _find_bad_number(data)
        slug = "record/truncated" if "truncated" in str(fault) else "record/not-json"
        raise Malformed(slug, WHOLE_DOCUMENT, {"reason": str(fault)}) from None


def _find_bad_number(data: bytes) -> None:
    """Some writers put NaN, Infinity or endless digits into JSON; say where."""

    def whole(digits: str) -> float:
        return int(digits) if len(digits) < 400 else math.inf

    try:
        loose = json.loads(data, parse_int=whole, parse_constant=lambda word: math.nan)
    except (ValueError, RecursionError):
        return
    for path, value in _leaves(loose, WHOLE_DOCUMENT):
        if isinstance(value, float) and not math.isfinite(value):
            kind = "not-a-number" if math.isnan(value) else "number-too-large"
            facts = {} if math.isnan(value) else {"most": checks.LARGEST}
            raise Malformed(f"record/{kind}", path or WHOLE_DOCUMENT, facts)


def _leaves(value: object, path: str) -> Iterator[tuple[str, object]]:
    pending = [(path, value)]
    while pending:
        where, one = pending.pop()
        if isinstance(one, dict):
            pending += [(checks.below(where, key), one[key]) for key in reversed(one)]
        elif isinstance(one, list):
            pending += [(f"{where}[{place}]", one[place]) for place in reversed(range(len(one)))]
        else:
            yield where, one


def write(
    state: Any,
    names: Sequence[str],
    actions: Sequence[tuple[int, Any]],
    meta: dict[str, Any] | None = None,
    *,
    game: AnyGame,
) -> dict[str, Any]:
    """A whole game as a record: `state` gives terms, deal and what chance has said since."""
    parts = game.write(state) | {"seats": list(names)}
    parts |= {"actions": [[seat, *game.as_written(action)] for seat, action in actions]}
    record: dict[str, Any] = {"zuschlag": VERSION, "game": game.name}
    if state.terms.rules > 1:
        record[_RULES] = state.terms.rules
    record |= {key: parts[key] for key in game.keys}
    return record | ({"meta": meta} if meta else {})
