"""What `make pictures` shows: every module here has a tuple SCENES, and all of them are taken."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page


class Scene(NamedTuple):
    """A page worth a picture: a name for the file, and how a person gets there.

    `show` gets an empty window of a new person and leaves it as it shall be seen.
    """

    name: str
    show: Callable[[Page], None]


def every_scene() -> list[Scene]:
    """All scenes, in the order of their modules."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return [scene for module in modules for scene in module.SCENES]
