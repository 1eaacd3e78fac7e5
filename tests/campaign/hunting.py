"""A pytest plugin that hunts mutants of Monopoly's rules without a restart for each.

Rules run plain, so a broken rule is put in place by exchanging the code of its function; then the
tests that cite its clauses run, and the code is put back. One line per mutant goes to a file.
"""

import ast
import importlib
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import zuschlag
from tests.campaign.monopoly_mutations import monopoly_mutants
from tests.campaign.mutations import HIGHEST, Mutant
from tests.campaign.only_clauses import cited

PACKAGE = Path(zuschlag.__file__).parent
LONGEST = 5.0
"""Seconds of computing after which a test of a broken rule never ends; others may be busy."""


class NeverEnds(BaseException):
    """A broken rule runs in a circle."""


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Hunt instead of testing: every n-th mutant, as ZUSCHLAG_HUNT says."""
    number, _, workers = os.environ["ZUSCHLAG_HUNT"].partition("/")
    signal.signal(signal.SIGPROF, _give_up)
    hunted = list(monopoly_mutants(PACKAGE))[int(number) :: int(workers)]
    with Path(os.environ["ZUSCHLAG_HUNT_FILE"]).open("w") as told:
        for mutant in hunted:
            wanted = set(mutant.clauses)
            tests = [item for item in session.items if wanted & cited(item)]
            told.write(f"{int(is_caught(mutant, tests))}\t{mutant.what}\n")
            told.flush()
    return True


def _give_up(*_: object) -> None:
    raise NeverEnds


def is_caught(mutant: Mutant, tests: list[pytest.Item]) -> bool:
    """Whether a test of its clauses fails."""
    with broken(mutant):
        return any(not is_passed(item) for item in tests)


def is_passed(item: Any) -> bool:
    """Whether a test passes."""
    given = dict(item.callspec.params) if hasattr(item, "callspec") else {}
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        item.obj(**given)
    except (Exception, NeverEnds, pytest.fail.Exception):
        return False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return True


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The rule with the mutant's code, for a while."""
    name = "zuschlag." + mutant.file.removesuffix(".py").replace("/", ".")
    module = importlib.import_module(name)
    exec(HIGHEST, module.__dict__)
    rule = getattr(module, mutant.rule)
    right = rule.__code__
    rule.__code__ = code_of(mutant, module.__dict__)
    try:
        yield
    finally:
        rule.__code__ = right


def code_of(mutant: Mutant, known: dict[str, Any]) -> CodeType:
    """What the broken rule does."""
    for node in ast.parse(mutant.text).body:
        if isinstance(node, ast.FunctionDef) and node.name == mutant.rule:
            node.decorator_list = []
            made: dict[str, Any] = {}
            exec(compile(ast.Module([node], []), "<mutant>", "exec"), known, made)
            code: CodeType = made[mutant.rule].__code__
            return code
    raise LookupError(mutant.rule)
