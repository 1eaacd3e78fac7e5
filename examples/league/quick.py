"""A bot for For Sale in twenty lines: it knows what a row is worth, and no more."""


def choose(seen: dict, options: dict) -> list:
    """Called for every decision with what the seat may see and what it may do."""
    if "sell" in options:
        return ["sell", fitting(options["sell"], seen["row"])]
    least, most = options.get("bid", (1, 0))
    row = seen["row"]
    worth = (row[-1] - row[0]) // 4
    return ["bid", least] if least <= min(worth, most) else ["pass"]


def fitting(hand: list, cheques: list) -> int:
    """The better the cheques, the better the building."""
    quality = sum(cheques) / len(cheques) / 15
    return hand[min(int(quality * len(hand)), len(hand) - 1)]
