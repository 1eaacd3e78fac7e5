"""The kernel: records refuse bad fields, rules call in no circle, and the cache cannot go stale."""

import ast
import inspect
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

import zuschlag
from zuschlag.lab.forsale import playouts
from zuschlag.rules import kernel
from zuschlag.rules.forsale.state import TABLE
from zuschlag.rules.kernel import record

PACKAGE = Path(zuschlag.__file__).parent


def test_every_number_of_a_record_is_an_int64() -> None:
    assert TABLE.fields is not None
    assert {kind.base for kind, *_ in TABLE.fields.values()} == {np.dtype(np.int64)}


def test_arrays_of_a_record_are_a_power_of_two_long() -> None:
    class Five:
        cards: Annotated[list[int], 5]

    assert record(Five)["cards"].shape == (8,)


@pytest.mark.parametrize("name", ["round", "take", "data", "base", "all", "item"])
def test_a_field_that_numpy_owns_is_refused(name: str) -> None:
    layout = type("Layout", (), {"__annotations__": {name: int}})
    with pytest.raises(TypeError, match="NumPy owns this name"):
        record(layout)


def test_a_field_of_another_kind_is_refused() -> None:
    layout = type("Layout", (), {"__annotations__": {"price": float}})
    with pytest.raises(TypeError, match="int or Annotated"):
        record(layout)


def _calls() -> dict[str, set[str]]:
    """Which rules each rule calls, read from the sources."""
    assert playouts.__name__ + ".deal" in kernel.RULES
    names = {id(made): full for full, made in kernel.RULES.items()}
    found: dict[str, set[str]] = {}
    for full, made in kernel.RULES.items():
        function = getattr(made, "py_func", made)
        tree = ast.parse(inspect.getsource(function))
        called = {
            names.get(id(function.__globals__.get(node.func.id)))
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        found[full] = {one for one in called if one is not None}
    return found


def _has_circle(calls: dict[str, set[str]]) -> bool:
    done: set[str] = set()

    def visit(name: str, above: frozenset[str]) -> bool:
        if name in above:
            return True
        if name in done:
            return False
        circle = any(visit(one, above | {name}) for one in calls.get(name, ()))
        done.add(name)
        return circle

    return any(visit(name, frozenset()) for name in calls)


def test_rules_never_call_each_other_in_a_circle() -> None:
    calls = _calls()
    auction = "zuschlag.rules.forsale.auction."
    leave = auction + "leave_auction"
    assert calls[leave] >= {auction + "take_cheapest", auction + "close_auction"}
    assert not _has_circle(calls)
    assert _has_circle({**calls, auction + "settle": {leave}})


def _copied_package(target: Path) -> Path:
    shutil.copytree(PACKAGE, target / "zuschlag", ignore=shutil.ignore_patterns("__pycache__"))
    return target / "zuschlag"


_ASK = (
    "import json, random\n"
    "from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass\n"
    "terms = FOR_SALE.agree('2015', 3)\n"
    "state = FOR_SALE.begin(terms, FOR_SALE.deal(terms, random.Random(1)))\n"
    "seat = FOR_SALE.waiting_for(state)[0]\n"
    "FOR_SALE.apply(state, seat, Bid(3))\n"
    "for _ in range(2): FOR_SALE.apply(state, FOR_SALE.waiting_for(state)[0], Pass())\n"
    "print(state.read().coins[seat])\n"
)


def _coins_left(root: Path, cached: Path) -> int:
    env = {**os.environ, "PYTHONPATH": str(root), "ZUSCHLAG_CACHE": str(cached)}
    done = subprocess.run(
        [sys.executable, "-c", _ASK], env=env, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


def test_an_edited_helper_changes_what_its_cached_callers_do(tmp_path: Path) -> None:
    package = _copied_package(tmp_path)
    cached = tmp_path / "cache"
    assert _coins_left(tmp_path, cached) == 25
    auction = package / "rules" / "forsale" / "auction.py"
    settle = "    paid = t.bid[seat] - back\n"
    text = auction.read_text()
    assert settle in text
    auction.write_text(text.replace(settle, settle + "    paid += 1\n    back -= 1\n"))
    assert _coins_left(tmp_path, cached) == 24
