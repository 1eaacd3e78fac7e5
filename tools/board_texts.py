"""The included boards, as files for the browser.

`python -m tools.board_texts` renews them; a test compares them with what this makes.
"""

from pathlib import Path

import msgspec

from zuschlag.rules.monopoly import board

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "monopoly" / "boards"
TEXT = """// Made by tools/board_texts.py from {source}. Do not edit: run `make types`.

import type {{ WrittenBoard }} from '../boards.svelte'

const board: WrittenBoard = {value}

export default board
"""


def texts() -> dict[str, str]:
    """Every file by its name."""
    return {f"{name}.ts": _board_text(name) for name in board.names()}


def _board_text(name: str) -> str:
    written = msgspec.toml.decode(board.source(name))
    value = msgspec.json.format(msgspec.json.encode(written), indent=1).decode()
    return TEXT.format(source=f"rules/monopoly/boards/{name}.toml", value=value)


def main() -> None:
    """Write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
