"""The number you are about to bid: typed, or stepped within its bounds."""


class NumberEntry:
    """A total with bounds; the first digit starts a new number."""

    def __init__(self, most_digits: int) -> None:
        self.most_digits = most_digits
        self.total = 0
        self.is_typing = False
        self.bounds: tuple[int, int] | None = None

    def begin(self, bounds: tuple[int, int] | None) -> None:
        """A fresh turn starts at the least bid."""
        self.bounds = bounds
        self.is_typing = False
        self.total = bounds[0] if bounds else 0

    def type_digit(self, digit: int) -> None:
        """Append a digit; the first one starts a new number."""
        typed = f"{self.total}{digit}" if self.is_typing else str(digit)
        self.total = int(typed[-self.most_digits :])
        self.is_typing = True

    def erase(self) -> None:
        """Take the last digit away."""
        self.total //= 10
        self.is_typing = True

    def raise_by(self, step: int) -> None:
        """Change the total, never out of bounds."""
        if self.bounds:
            least, most = self.bounds
            self.total = max(least, min(self.total + step, most))
        self.is_typing = False
