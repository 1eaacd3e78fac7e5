"""What a module's machine code is made of: itself, all it imports, and how gates are called.

In comes the name of a module, out goes a key. A file counts by its syntax tree without docstrings,
so comments are free. `compiler` names folders and symbols by these keys, `cache` what is ready.
"""

import functools
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zuschlag.rules.source_files import ImportLine, keep_readings, source_file

_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Roots:
    """Where modules are looked for: our package, and the one a module from outside belongs to."""

    package: Path = _PACKAGE
    outside: Path | None = None
    """The folder of the outside module's topmost package, or of a module that stands alone."""
    theirs: str = ""
    """The name of that package; empty for a module on its own, with all that is next to it."""

    def path_of(self, module: str) -> Path | None:
        """The file of a module, or None if its code is not ours to follow."""
        top = module.partition(".")[0]
        if top == self.package.name:
            return _file(self.package.parent, module)
        if self.outside is not None and (not self.theirs or top == self.theirs):
            return _file(self.outside, module)
        return None


@functools.cache
def _file(root: Path, module: str) -> Path | None:
    place = root.joinpath(*module.split("."))
    found = (place.with_suffix(".py"), place / "__init__.py")
    return next((path for path in found if path.is_file()), None)


def key_of(function: Any, through_gates: bool = False) -> str | None:
    """The key of a function's module; None if nobody could say when its code has changed."""
    found = _placed(function.__module__, function.__code__.co_filename)
    return found and module_key(*found, through_gates)


@functools.cache
def _placed(module: str, file: str) -> tuple[str, Roots] | None:
    """A module and where its imports lead; None if it is not what is in its file."""
    path = Path(file).resolve()
    name = path.stem if module == "__main__" else module
    roots = Roots()
    if name.split(".")[0] != _PACKAGE.name:
        is_alone = "." not in name and "site-packages" not in path.parts
        outside = path.parents[name.count(".")] if name.count(".") < len(path.parents) else None
        roots = Roots(outside=outside, theirs="" if is_alone else name.split(".")[0])
    return (name, roots) if roots.path_of(name) == path else None


@functools.cache
def module_key(module: str, roots: Roots | None = None, through_gates: bool = False) -> str:
    """A hash of everything this module's machine code is made of.

    `through_gates`: also of what is behind the gates, as whoever asks whether all is ready does.
    """
    walk = _ImportWalk(roots or Roots(), through_gates)
    walk.follow(module)
    keep_readings()
    found = hashlib.sha256()
    for line in sorted(walk.lines):
        found.update(line.encode() + b"\0")
    return found.hexdigest()[:20]


class _ImportWalk:
    """The way through the imports of one module."""

    def __init__(self, roots: Roots, through_gates: bool) -> None:
        self.roots, self.through_gates = roots, through_gates
        self.seen: set[str] = set()
        self.lines: set[str] = set()

    def follow(self, start: str) -> None:
        """Note a module and all it leads to."""
        left = [start]
        while left:
            module = left.pop()
            path = self.roots.path_of(module)
            if module in self.seen or path is None:
                continue
            self.seen.add(module)
            source = source_file(path)
            self.lines.add(f"{module} {source.digest}")
            self.lines |= {f"{module} {line}" for line in _beside(path)}
            for one in source.imports:
                left += self._behind(_absolute(module, path, one), one.names)

    def _behind(self, module: str, names: list[str]) -> Iterator[str]:
        """The modules an import leads to."""
        path = self.roots.path_of(module)
        gates = {} if path is None or self.through_gates else source_file(path).gates
        if path is not None and names and set(names) <= set(gates):
            for name in names:
                self.lines.add(f"{module} {gates[name].call}")
                yield from self._layouts(module, path, gates[name].layouts)
            return
        yield module
        yield from (f"{module}.{name}" for name in names)

    def _layouts(self, module: str, path: Path, layouts: list[str]) -> Iterator[str]:
        """The modules of the records that a gate is called with."""
        for one in source_file(path).imports:
            if set(one.names) & {*layouts, "*"}:
                yield _absolute(module, path, one)
        if set(source_file(path).classes) & set(layouts):
            yield module


def _absolute(importer: str, path: Path, one: ImportLine) -> str:
    if not one.level:
        return one.module
    parts = importer.split(".")
    package = parts if path.name == "__init__.py" else parts[:-1]
    return ".".join([*package[: len(package) - one.level + 1], *filter(None, [one.module])])


@functools.cache
def _beside(path: Path) -> list[str]:
    """The contents of files that a module names: constants may come from there."""
    named = [path.parent / name for name in source_file(path).names]
    inside = [file for place in named if place.is_dir() for file in place.rglob("*")]
    files = [file for file in [*named, *inside] if file.suffix not in {"", ".py", ".pyc"}]
    return [
        f"{file.relative_to(path.parent)} {hashlib.sha256(file.read_bytes()).hexdigest()}"
        for file in files
        if file.is_file()
    ]
