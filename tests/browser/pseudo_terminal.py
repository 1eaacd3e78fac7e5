"""A person at a terminal: `zuschlag play` under a pseudo-terminal, and the screen it paints.

Only what Textual sends is understood: the cursor is put somewhere, text is written there.
"""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.cells import cell_len

WIDTH, HEIGHT = 110, 34
_PART = re.compile(
    r"\x1b\[(?P<at>[0-9;]*)H|\x1b\[[0-9;?<>=$!]*[a-zA-Z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b[P_^][^\x1b]*\x1b\\|\x1b.|(?P<text>[^\x1b\r\n]+)|(?P<break>\r?\n|\r)"
)


class PseudoTerminal:
    """What a person there sees, and the keys."""

    def __init__(self, process: "subprocess.Popen[bytes]", line: int) -> None:
        self.process = process
        self._line = line
        self._cells = [[" "] * WIDTH for _ in range(HEIGHT)]
        self._x = self._y = 0
        self._rest = b""

    @property
    def text(self) -> str:
        """The screen as it is now."""
        self._read()
        return "\n".join("".join(row).rstrip() for row in self._cells)

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self._line, keys.encode())

    def until(self, is_so: Callable[[str], bool], seconds: float = 60) -> str:
        """Wait for the screen to be so."""
        end = time.monotonic() + seconds
        while not is_so(text := self.text):
            assert time.monotonic() < end, f"it never came to that\n{text}"
            assert self.process.poll() is None or is_so(self.text), f"it has ended\n{text}"
            select.select([self._line], [], [], 0.05)
        return text

    def until_seen(self, words: str, seconds: float = 60) -> str:
        """Wait for words on the screen; where lines break is the screen's affair."""
        return self.until(lambda text: words in " ".join(text.split()), seconds)

    def ended(self) -> int:
        """Wait for the program to end; its exit code. Whoever does not read would keep it."""
        self.until(lambda text: self.process.poll() is not None)
        assert self.process.returncode is not None
        return self.process.returncode

    def _read(self) -> None:
        with suppress(OSError):  # it has ended
            while select.select([self._line], [], [], 0)[0]:
                data = os.read(self._line, 65536)
                if not data:
                    return
                self._paint(data)

    def _paint(self, data: bytes) -> None:
        whole = self._rest + data
        told = whole.decode("utf-8", "ignore")
        # A sequence that is cut in two waits for its other half.
        cut = told.rfind("\x1b")
        is_cut = cut >= 0 and _PART.fullmatch(told[cut:]) is None and len(told) - cut < 40
        is_whole = not is_cut or re.match(r"\x1b\[[0-9;?]*[a-zA-Z]", told[cut:]) is not None
        self._rest = b"" if is_whole else told[cut:].encode()
        for part in _PART.finditer(told if is_whole else told[:cut]):
            if part["at"] is not None:
                row, _, column = part["at"].partition(";")
                self._y, self._x = int(row or 1) - 1, int(column or 1) - 1
            elif part["break"] is not None:
                self._x, self._y = 0, self._y + ("\n" in part["break"])
            elif part["text"] is not None:
                self._write(part["text"])

    def _write(self, text: str) -> None:
        for letter in text:
            width = cell_len(letter)
            if 0 <= self._y < HEIGHT and 0 <= self._x < WIDTH and letter.isprintable():
                self._cells[self._y][self._x] = letter
                for further in range(self._x + 1, min(WIDTH, self._x + width)):
                    self._cells[self._y][further] = ""
            self._x += width


@contextmanager
def terminal(*words: str) -> Iterator[PseudoTerminal]:
    """`zuschlag` with these words, while the block runs."""
    own, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "zuschlag", *words],
        stdin=other,
        stdout=other,
        stderr=other,
        env={**environment, "ZUSCHLAG_RULES": "plain", "COLUMNS": "", "LINES": ""},
        start_new_session=True,
    )
    os.close(other)
    try:
        yield PseudoTerminal(process, own)
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        os.close(own)
