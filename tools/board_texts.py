"""The boards that come along and the presets, as files for the browser.

`python -m tools.board_texts` renews them; a test compares them with what this makes.
"""

from pathlib import Path

import msgspec

from zuschlag.rules.monopoly import board, terms

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "monopoly" / "boards"
HEAD = """// Made by tools/board_texts.py from {source}. Do not edit: run `make types`.

"""
_BOARD = """import type {{ WrittenBoard }} from '../boards.svelte'

const board: WrittenBoard = {value}

export default board
"""
_PRESETS = """import type {{ Preset }} from '../terms'

export const USUAL: Preset = {usual}

export const PRESETS: Record<string, Preset> = {presets}

// From the second number of the rules on.
export const LATER: Record<string, Preset> = {later}
"""


def texts() -> dict[str, str]:
    """Every file by its name."""
    found = {f"{name}.ts": _board_text(name) for name in board.names()}
    return found | {"presets.ts": _presets_text()}


def _board_text(name: str) -> str:
    written = msgspec.toml.decode(board.source(name))
    head = HEAD.format(source=f"rules/monopoly/boards/{name}.toml")
    return head + _BOARD.format(value=_as_json(written))


def _presets_text() -> str:
    book = terms.book()
    head = HEAD.format(source="rules/monopoly/presets.toml")
    return head + _PRESETS.format(
        usual=_as_json(book.usual), presets=_as_json(book.presets), later=_as_json(book.later)
    )


def _as_json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode()


def main() -> None:
    """Write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
