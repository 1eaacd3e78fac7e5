"""A bot in the league of a server: `python league_bot.py http://127.0.0.1:8765 "My bot"`."""

import sys

from zuschlag.client import kept_token, play_league


def choose(seen: dict, options: dict) -> list:
    """For Sale: the better the cheques, the better the building; bid for what is worth it."""
    row = seen["row"]
    if "sell" in options:
        hand = options["sell"]
        return ["sell", hand[min(int(sum(row) / len(row) / 15 * len(hand)), len(hand) - 1)]]
    least, most = options.get("bid", (1, 0))
    return ["bid", least] if least <= min((row[-1] - row[0]) // 4, most) else ["pass"]


if __name__ == "__main__":
    url, name = sys.argv[1:3]
    token = kept_token(url, f"{name}.token")  # the name, and the rating, are this token's
    play_league(url, name, choose, token, after=print)
