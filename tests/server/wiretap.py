"""A wire that only listens: what a socket would have sent."""


class Wiretap:
    """Keeps frames and closing codes."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.codes: list[int] = []

    def send(self, frame: bytes) -> None:
        """One text frame."""
        self.frames.append(frame)

    def close(self, code: int, reason: str) -> None:
        """Good-bye."""
        self.codes.append(code)

    def waiting(self) -> int:
        """Nothing waits."""
        return 0
