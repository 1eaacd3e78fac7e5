"""Builds the pages when the package is built, so that installing it needs Python only.

Node comes as a wheel for the time of the build, and only where the machine has none and the pages
are not built yet. ZUSCHLAG_NO_WEB=1 leaves the pages out.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A package build does not look for modules in its folder.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import pages
from tools.node import WHEEL, Node, node_among, node_on_path


class Pages(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        is_needed = pages.are_wanted() and not pages.are_fresh() and node_on_path() is None
        return [WHEEL] if is_needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them, and say that they belong to the package although git ignores them."""
        if not pages.are_wanted():
            return
        if not pages.are_fresh():
            pages.build(the_node())
        build_data["artifacts"].append("/src/zuschlag/static/**")


def the_node() -> Node:
    found = node_on_path() or node_among(map(Path, sys.path))
    if found is None:
        raise SystemExit(
            "The pages are built with Node 20.19, 22.12 or newer, and there is none here.\n"
            f"Install it, or {WHEEL} among your build tools; ZUSCHLAG_NO_WEB=1 leaves them out."
        )
    return found
