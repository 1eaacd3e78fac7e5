"""A bot for For Sale in plain Python: `python plain_bot.py http://127.0.0.1:8765 ABCD-EFGH`."""

import sys

from zuschlag.client import new_token, run


def choose(seen: dict, options: dict) -> list:
    """Sell good buildings for good cheques, and bid a little for a mixed row of buildings."""
    row = seen["row"]
    if "sell" in options:
        hand = options["sell"]
        return ["sell", hand[-1] if sum(row) / len(row) >= 8 else hand[0]]
    least, most = options.get("bid", (1, 0))
    worth = (row[-1] - row[0]) // 4
    return ["bid", least] if least <= min(worth, most) else ["pass"]


if __name__ == "__main__":
    url, code = sys.argv[1:3]
    result = run(choose, url, new_token(url), code, "Plain Bot")
    print(result)
