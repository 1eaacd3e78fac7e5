"""A compiled rule has no wrapper for Python: called from there it would crash the process."""

import ast
from collections.abc import Iterator
from pathlib import Path

import zuschlag

PACKAGE = Path(zuschlag.__file__).parent
WITHOUT_WRAPPER = {"rule", "shared", "gate"}
KIND = WITHOUT_WRAPPER | {"door"}


def decorated(function: ast.FunctionDef) -> set[str]:
    return {one.id for one in function.decorator_list if isinstance(one, ast.Name)}


def name_of(path: Path) -> str:
    return "zuschlag." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


def trees() -> dict[str, ast.Module]:
    return {name_of(path): ast.parse(path.read_text()) for path in PACKAGE.rglob("*.py")}


def rules_of(tree: ast.Module) -> set[str]:
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name for function in functions if decorated(function) & WITHOUT_WRAPPER}


def known_rules(tree: ast.Module, rules: dict[str, set[str]]) -> set[str]:
    """Names under which a file knows rules: its own, and those it imports."""
    found = set(rules_of(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in rules:
            imported = rules[node.module]
            found |= {one.asname or one.name for one in node.names if one.name in imported}
    return found


def calls_from_python(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """Calls of rules in functions that are not rules themselves."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and decorated(node) & KIND:
            continue
        for call in ast.walk(node):
            match call:
                case ast.Call(func=ast.Name(id=name)) if name in known:
                    yield f"line {call.lineno}: {name}"


def test_only_rules_and_doors_call_rules() -> None:
    every = trees()
    rules = {name: rules_of(tree) for name, tree in every.items()}
    found = {
        name: calls
        for name, tree in every.items()
        if (calls := list(calls_from_python(tree, known_rules(tree, rules))))
    }
    assert found == {}


def test_a_call_from_python_would_be_noticed() -> None:
    wrong = ast.parse("from zuschlag.rules.bits import has\ndef f(t):\n    return has(t, 1)\n")
    assert list(calls_from_python(wrong, {"has"})) == ["line 3: has"]
