"""Whether doors were compiled here before, so that nobody waits for them; asked by commands."""

import json
from collections.abc import Iterable

from zuschlag.rules import cache
from zuschlag.rules.source_keys import module_key


def is_ready(part: str) -> bool:
    """Whether a part was compiled since the last edit that matters to it."""
    text = cache.read(cache.folder() / f"{part}.ready")
    try:
        keys = json.loads(text or b"{}")
        return bool(keys) and all(_key(module) == key for module, key in keys.items())
    except (ValueError, AttributeError):
        return False


def mark_ready(part: str, modules: Iterable[str]) -> None:
    """Remember that a part is compiled, and the modules its doors are in."""
    keys = {module: _key(module) for module in modules}
    cache.write(cache.folder() / f"{part}.ready", json.dumps(keys).encode())


def _key(module: str) -> str:
    return module_key(module, through_gates=True)
