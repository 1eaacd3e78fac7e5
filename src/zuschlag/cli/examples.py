"""How a command's --help ends: examples to copy, each with what it does."""

import argparse
from typing import Any


class Layout(argparse.HelpFormatter):
    """Paragraphs are wrapped; one with indented lines stays as it is."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        parts = text.split("\n\n")
        wrapped = (
            part if "\n " in part else super(Layout, self)._fill_text(part, width, indent)
            for part in parts
        )
        return "\n\n".join(wrapped)


def ending(*examples: tuple[str, str], note: str = "") -> dict[str, Any]:
    """What `add_parser` needs to show them, after a note if there is one."""
    widest = max(len(command) for command, _ in examples)
    lines = [f"  {command:{widest}}  {does}".rstrip() for command, does in examples]
    told = "\n".join(("examples:", *lines))
    return {"epilog": f"{note}\n\n{told}" if note else told, "formatter_class": Layout}
