"""Values nobody has typed (an action, options, a board): small enough for everything that follows.

Called when a command or settings are read, whichever door they came through.
"""

from typing import Any

LEAST, MOST = -(2**63), 2**63 - 1
DEEPEST = 32


def check_plain(value: Any, path: str, depth: int = DEEPEST) -> None:
    """ValueError with the place of a number beyond 64 bits, or of brackets within brackets."""
    if isinstance(value, int):
        if not LEAST <= value <= MOST:
            raise ValueError(f"Expected a number of at most 64 bits at `{path}`")
    elif isinstance(value, dict | list):
        if not depth:
            raise ValueError("nested too deeply")
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in parts:
            check_plain(part, f"{path}[{key}]", depth - 1)
