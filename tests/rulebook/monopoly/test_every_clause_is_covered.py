"""Every clause of `docs/rules/monopoly.md` is played by a test here, or has no effect."""

import ast
import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rules" / "monopoly.md"
AN_ID = re.compile(r"\b(?:MA-(?:STD-RENT|[A-Z]+)-\d+|GAP-\d\d[a-d]?)\b")
KNOWN_CLAUSES = 192


def in_the_book() -> set[str]:
    return set(AN_ID.findall(BOOK.read_text(encoding="utf-8")))


def without_effect() -> dict[str, str]:
    return tomllib.loads((HERE / "no_effect.toml").read_text(encoding="utf-8"))


def on_tests() -> set[str]:
    """The ids in `clause(...)` above functions that pytest runs."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {one for decorator in node.decorator_list for one in cited(decorator)}
    return found


def cited(decorator: ast.expr) -> list[str]:
    match decorator:
        case ast.Call(func=ast.Name(id="clause"), args=ids):
            return [ast.literal_eval(one) for one in ids]
    return []


def none_of(ids: set[str], fault: str) -> None:
    assert not ids, f"{fault}: {', '.join(sorted(ids))}"


def test_every_clause_is_played_by_a_test_or_has_no_effect() -> None:
    none_of(in_the_book() - on_tests() - set(without_effect()), "neither played nor excused")


def test_no_clause_is_both_played_and_without_effect() -> None:
    none_of(on_tests() & set(without_effect()), "played and excused")


def test_only_clauses_of_the_book_are_called_without_effect() -> None:
    none_of(set(without_effect()) - in_the_book(), "excused but not in the book")


def test_tests_cite_only_clauses_of_the_book() -> None:
    none_of(on_tests() - in_the_book(), "played but not in the book")


def test_whatever_has_no_effect_says_why() -> None:
    silent = {one for one, reason in without_effect().items() if not reason.strip()}
    none_of(silent, "excused without a reason")


def test_no_clause_has_been_lost_from_the_book() -> None:
    assert len(in_the_book()) >= KNOWN_CLAUSES
