"""A wire to a server that can be cut and mended: who comes by it loses the connection alone."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Carries bytes from a port of its own to the server's."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self.origin = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._begin(self._accept)

    def cut(self) -> None:
        """Everything breaks off, and nobody gets through."""
        self._is_cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Whoever comes now gets through."""
        self._is_cut = False

    def close(self) -> None:
        """Never again."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                self._begin(self._carry, near, far)
                self._begin(self._carry, far, near)

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(65536):
                there.sendall(data)
            there.shutdown(socket.SHUT_WR)

    def _begin(self, work: Callable[..., None], *given: socket.socket) -> None:
        threading.Thread(target=work, args=given, daemon=True).start()


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    """A wire while the block runs."""
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()


def free_port() -> int:
    """A port that nobody has now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port
