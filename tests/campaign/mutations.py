"""Wrong rulebooks: every way to break one place of a rule or one figure of an edition.

A mutant knows the clauses of what it breaks: from the rule's docstring, or the figure's comment.
"""

import ast
import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

RULES = ("auction", "moves", "sale", "score", "state")
_CLAUSE = re.compile(
    r"(FS(?:15V?|97V?|05)-[A-Z]+-|C-|MA(?:-[A-Z]+)+-|GAP-)(\d+[a-di]?)(?:\.\.(\d+))?|FS15V-0"
)


@dataclass(frozen=True)
class Mutant:
    """One file of the package with one thing wrong."""

    file: str
    what: str
    clauses: tuple[str, ...]
    text: str
    rule: str = ""


def clauses_in(text: str) -> tuple[str, ...]:
    """All clause ids in a text, ranges like FS15-PASS-1..3 spelled out."""
    found: list[str] = []
    for match in _CLAUSE.finditer(text):
        stem, first, last = match.groups()
        if stem is None:
            found.append(match.group())
        elif last is None:
            found.append(stem + first)
        else:
            width = len(first)
            found += [f"{stem}{n:0{width}}" for n in range(int(first), int(last) + 1)]
    return tuple(found)


def rule_mutants(package: Path) -> Iterator[Mutant]:
    """Every rule of For Sale broken in every place."""
    for room in RULES:
        file = f"rules/forsale/{room}.py"
        tree = ast.parse((package / file).read_text())
        for function in rules_in(tree):
            yield from broken_rule(file, tree, function)


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions of a file that are rules."""
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and _is_rule(function):
            yield function


def broken_rule(file: str, tree: ast.Module, function: ast.FunctionDef) -> Iterator[Mutant]:
    """The file with one place of one rule made wrong, for each place."""
    place = tree.body.index(function)
    clauses = clauses_in(ast.get_docstring(function) or "")
    # The rest of the file is the same for all of them.
    before, after = (_text_of(part) for part in (tree.body[:place], tree.body[place + 1 :]))
    for number, (what, broken) in enumerate(broken_versions(function), start=1):
        text = before + _text_of([broken]) + after + HIGHEST
        yield Mutant(file, f"{function.name} {number}: {what}", clauses, text, function.name)


def _text_of(statements: list[ast.stmt]) -> str:
    return "".join(f"{ast.unparse(one)}\n" for one in statements)


def _is_rule(function: ast.FunctionDef) -> bool:
    names = {one.id for one in function.decorator_list if isinstance(one, ast.Name)}
    return bool(names & {"rule", "shared", "gate"})


def broken_versions(function: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The function with one node changed, for each node that can be."""
    narration = set(_narration(function))
    for number, node in enumerate(ast.walk(function)):
        for what, change in changes(node) if node not in narration else ():
            wrong = copy.deepcopy(function)
            change(list(ast.walk(wrong))[number])
            yield f"line {getattr(node, 'lineno', 0) - function.lineno}, {what}", wrong


def _narration(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What is only told, and changes no game."""
    for node in ast.walk(function):
        if _is_telling(node):
            yield from ast.walk(node)


def _is_telling(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="tell")):
            return True
    return False


Change = Callable[[Any], None]

_SWAPPED: dict[type, type] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
_RENAMED = {"lowest": "highest", "min": "max", "max": "min", "add": "drop", "drop": "add"}
HIGHEST = "\n\ndef highest(members):\n    return int(members).bit_length() - 1\n"


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """What can be made wrong about a node."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in _SWAPPED:
            yield f"{type(operator).__name__} swapped", _swap_comparison
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) | ast.AugAssign(op=operator):
            if type(operator) in _SWAPPED:
                yield f"{type(operator).__name__} swapped", _swap_operator
        case ast.If() | ast.IfExp():
            yield "condition negated", _negate
        case ast.Name(id=name, ctx=ast.Load()) if name in _RENAMED:
            yield f"{name} is {_RENAMED[name]}", _rename
        case ast.Constant(value=bool(value)):
            yield f"{value} flipped", _flip
        case ast.Constant(value=int(value)):
            yield f"{value} one more", _count_on
    for field in ("body", "orelse"):
        statements = getattr(node, field, [])
        for place, statement in enumerate(statements if isinstance(statements, list) else []):
            if _is_effect(statement):
                yield f"without {ast.unparse(statement)}", partial(_remove, field, place)


def _is_effect(statement: ast.stmt) -> bool:
    """A write or a call: what can be left out without breaking the language."""
    match statement:
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
            return True
        case ast.Expr(value=ast.Call() as call):
            return not _is_telling(call)
    return False


def _swap_comparison(node: ast.Compare) -> None:
    node.ops = [_SWAPPED[type(node.ops[0])]()]


def _swap_operator(node: Any) -> None:
    node.op = _SWAPPED[type(node.op)]()


def _negate(node: Any) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _rename(node: ast.Name) -> None:
    node.id = _RENAMED[node.id]


def _count_on(node: Any) -> None:
    node.value += 1


def _flip(node: ast.Constant) -> None:
    node.value = not node.value


def _remove(field: str, place: int, node: ast.AST) -> None:
    getattr(node, field)[place] = ast.Pass()


def edition_mutants(package: Path) -> Iterator[Mutant]:
    """Every figure and switch of every edition made wrong, one at a time."""
    file = "rules/forsale/editions.toml"
    lines = (package / file).read_text().splitlines()
    section = ""
    for place, line in enumerate(lines):
        section = line if line.startswith("[") else section
        clauses = clauses_in(line)
        for what, wrong in _wrong_lines(line):
            text = "\n".join([*lines[:place], wrong, *lines[place + 1 :]]) + "\n"
            yield Mutant(file, f"{section} {what}", clauses, text)


_WORDS = {'"raise"': '"match"', '"match"': '"raise"', '"up"': '"down"', '"down"': '"up"'}


def _wrong_lines(line: str) -> Iterator[tuple[str, str]]:
    figures, comment, rest = line.partition("#")
    name, equals, value = figures.partition("=")
    if not equals or name.strip() == "deck":
        return
    for right, wrong in {**_WORDS, "true": "false"}.items():
        if right in value:
            yield (
                f"{name.strip()} {wrong}",
                name + equals + value.replace(right, wrong) + comment + rest,
            )
    for number in re.finditer(r"(?<![\w.])\d+(?! =)(?!\d)", value):
        if name.strip() == "cheques" and number.start() % 5:
            continue  # a sample of the long list
        wrong = value[: number.start()] + str(int(number.group()) + 1) + value[number.end() :]
        yield f"{name.strip()} {wrong.strip()}", name + equals + wrong + comment + rest
