"""One Python file as `source_keys` sees it: a digest, its imports, its gates, the files it names.

What was read once is kept by its contents: taking files apart would cost every start half a second.
"""

import ast
import dataclasses
import functools
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zuschlag.rules import cache

_FILE_NAME = re.compile(r"[\w-]{1,40}(\.\w{1,8})?")
_MOST_READINGS = 500


@dataclass(frozen=True)
class ImportLine:
    """`from module import names`, or `import module` without names; its level counts the dots."""

    level: int
    module: str
    names: list[str]


@dataclass(frozen=True)
class GateCall:
    """What callers of a gate rely on: its arguments, and the records among them."""

    call: str
    layouts: list[str]


@dataclass(frozen=True)
class SourceFile:
    """What there is to know of one file."""

    digest: str
    imports: list[ImportLine]
    gates: dict[str, GateCall]
    classes: list[str]
    names: list[str]
    """Words in quotes that may be files beside it."""


@functools.cache
def source_file(path: Path) -> SourceFile:
    """A file as it was when this process first asked: later edits belong to later processes."""
    text = path.read_bytes()
    stamp = hashlib.sha256(text).hexdigest()[:32]
    if stamp not in _kept():
        _kept()[stamp] = taken_apart(ast.parse(text))
        _NEW.append(stamp)
    return _kept()[stamp]


_NEW: list[str] = []


@functools.cache
def _kept() -> dict[str, SourceFile]:
    """What earlier processes read, by contents."""
    try:
        facts = json.loads(cache.read(_readings()) or b"{}")
        return {stamp: _source(**one) for stamp, one in facts.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def _readings() -> Path:
    """Where they are kept; a change to this file means that everything is read again."""
    ours = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    return cache.folder() / f"readings.{ours}.json"


def _source(imports: list[Any], gates: dict[str, Any], **rest: Any) -> SourceFile:
    return SourceFile(
        imports=[ImportLine(**one) for one in imports],
        gates={name: GateCall(**one) for name, one in gates.items()},
        **rest,
    )


def keep_readings() -> None:
    """For later processes; of two that do this at once, one will have to read again."""
    if _NEW:
        _NEW.clear()
        youngest = list(_kept().items())[-_MOST_READINGS:]
        facts = {stamp: dataclasses.asdict(source) for stamp, source in youngest}
        cache.write(_readings(), json.dumps(facts).encode())


def taken_apart(tree: ast.Module) -> SourceFile:
    """Take a file apart; docstrings are dropped."""
    for node in ast.walk(tree):
        _drop_docstring(node)
    return SourceFile(
        digest=hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:32],
        imports=list(_imports(tree)),
        gates={one.name: _gate(one) for one in _gates(tree)},
        classes=[one.name for one in tree.body if isinstance(one, ast.ClassDef)],
        names=sorted(set(_names(tree))),
    )


def _drop_docstring(node: ast.AST) -> None:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        node.body = [one for one in node.body if not _is_text(one)]


def _is_text(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _imports(tree: ast.Module) -> Iterator[ImportLine]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            yield ImportLine(node.level, node.module or "", names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield ImportLine(0, alias.name, [])


def _gates(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marks = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
            if "gate" in marks:
                yield node


def _gate(node: ast.FunctionDef) -> GateCall:
    kinds = [one.annotation for one in node.args.args if one.annotation]
    layouts = [one.id for kind in kinds for one in ast.walk(kind) if isinstance(one, ast.Name)]
    returned = ast.unparse(node.returns) if node.returns else ""
    return GateCall(f"{node.name}({ast.unparse(node.args)}) -> {returned}", layouts)


def _names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and _FILE_NAME.fullmatch(text):
            yield text
