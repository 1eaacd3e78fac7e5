"""Where a compiled function comes from: its name, and a hash of all its machine code is made of.

Numba numbers functions and records as a process meets them. What is kept must not carry such
numbers: bitcode of two processes would call different functions by one name, and the linker would
take either. So symbols are named here, by module, name, key and arguments.
"""

import functools
import hashlib
import itertools
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zuschlag.rules import cache
from zuschlag.rules.source_keys import key_of


@dataclass(frozen=True)
class Origin:
    """Of one rule, door or gate."""

    module: str
    name: str
    key: str
    folder: Path | None
    """Where its machine code is kept; None if nobody could say when it has changed."""

    @property
    def full_name(self) -> str:
        """What it is registered by."""
        return f"{self.module}.{self.name}"

    def overload(self, arguments: tuple[Any, ...], *also: object) -> str:
        """A hash that identifies this function with these arguments."""
        facts = [self.full_name, self.key, *map(_spelled, arguments), *map(str, also)]
        return hashlib.sha256("\0".join(facts).encode()).hexdigest()[:24]


ORIGINS: dict[Any, Origin] = {}
"""By function."""
_NAMES: set[str] = set()
_ONCE = itertools.count()


def origin_of(function: Any) -> Origin:
    """Asked once for every function, while its module is imported: its file is still the same."""
    module, name = function.__module__, function.__qualname__
    # Closures and second definitions of a name may differ although no file has changed.
    is_new = not function.__closure__ and f"{module}.{name}" not in _NAMES
    key = key_of(function) if is_new else None
    _NAMES.add(f"{module}.{name}")
    if key is None:
        origin = Origin(module, name, f"{os.getpid()}-{next(_ONCE)}", None)
    else:
        code = hashlib.sha256(function.__code__.co_code).hexdigest()[:12]
        origin = Origin(module, name, f"{key}-{code}", cache.folder_of(module, key))
    ORIGINS[function] = origin
    return origin


@functools.cache
def _spelled(kind: Any) -> str:
    """A type in letters; that of a record names every field and its offset."""
    return hashlib.sha256(str(kind).encode()).hexdigest()
