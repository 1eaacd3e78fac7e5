"""What `make pictures` shows: every module here has a tuple SCENES, and all of them are taken."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import NamedTuple


class Scene(NamedTuple):
    """A page worth a picture: a name for the file, and how a person gets there.

    `show` gets an empty window of a new person, who speaks English and is joined by as many guests
    with windows of their own; it leaves the first window as it shall be seen. A scene of an evening
    gets that evening first, new for every picture.
    """

    name: str
    show: Callable[..., None]
    guests: int = 0
    motion: bool = False
    is_evening: bool = False
    flags: tuple[str, ...] = ()  # of the evening


def every_scene() -> list[Scene]:
    """All scenes, in the order of their modules."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    scenes = [scene for module in modules for scene in getattr(module, "SCENES", ())]
    assert len({scene.name for scene in scenes}) == len(scenes), "two scenes have one name"
    return scenes
