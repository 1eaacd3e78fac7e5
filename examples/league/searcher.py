"""A bot for For Sale that searches, in a hundred lines: it tries each move in games it imagines.

A league calls `choose` for every decision, in a process that may compute for a tenth of a second
or so. This one shuffles all it cannot see, makes a move, lets simple players finish the game, and
goes on with that until its time is nearly up. Then it makes the move that left it ahead by most.
"""

import random
import time

SECONDS = 0.06
"""How long it computes for a decision: less than a league allows."""
RAISES = 3
"""So many bids are tried; higher ones only burn coins."""
CHEQUES = [0, 0, *range(2, 16), *range(2, 16)]


def choose(seen: dict, options: dict) -> list:
    """The move that did best in its head."""
    moves = candidates(options)
    totals = [0.0] * len(moves)
    until = time.process_time() + SECONDS
    while len(moves) > 1 and time.process_time() < until:
        seed = random.random()  # the same future for all moves
        for place, move in enumerate(moves):
            totals[place] += Imagined(seen, random.Random(seed)).margin(move)
    return moves[totals.index(max(totals))]


def candidates(options: dict) -> list:
    """What is worth trying."""
    if "sell" in options:
        return [["sell", building] for building in options["sell"]]
    least, most = options.get("bid") or (1, 0)
    return [["pass"], *(["bid", total] for total in range(least, min(most, least + RAISES) + 1))]


class Imagined:
    """A game that looks to its seat like the real one."""

    def __init__(self, seen: dict, luck: random.Random) -> None:
        people = seen["people"]
        self.me, self.seats, self.luck = seen["viewer"], range(len(people)), luck
        self.hands = [list(one["hand"]) for one in people]
        self.coins = [one["coins"] for one in people]
        self.bids = [one["bid"] for one in people]
        self.money = [sum(one["cheques"]) for one in people]
        self.bidders = [seat for seat in self.seats if people[seat]["in_auction"]]
        self.row, self.high, self.turn = list(seen["row"]), seen["high"], seen["turn"]
        gone = {building for building, *_ in seen["purchases"]} | set(self.row)
        buildings = [one for one in range(1, 31) if one not in gone]
        self.cheques = list(CHEQUES)
        for value in seen["cheques_seen"]:
            self.cheques.remove(value)
        luck.shuffle(buildings)
        luck.shuffle(self.cheques)
        self.buildings = buildings[: seen["cards_left"]] if seen["phase"] == "buy" else []
        self.moods = [luck.uniform(0.6, 1.4) for _ in self.seats]

    def margin(self, move: list) -> float:
        """How far ahead of the others on average the seat is in the end."""
        if move[0] == "sell":
            self.reveal(self.row, move[1])
        else:
            self.bid(self.me, move[1] if move[0] == "bid" else 0)
            self.finish_auctions()
        while self.hands[0]:
            row, self.cheques = self.cheques[: len(self.seats)], self.cheques[len(self.seats) :]
            self.reveal(row)
        score = [self.coins[seat] + self.money[seat] for seat in self.seats]
        return score[self.me] - (sum(score) - score[self.me]) / (len(score) - 1)

    def finish_auctions(self) -> None:
        """Everybody bids up to a limit that depends on the row and their mood."""
        while self.row:
            seat, least = self.turn, self.high + 1
            limit = min((self.row[-1] - self.row[0]) / 4 * self.moods[seat], self.purse(seat))
            self.bid(seat, least if least <= limit else 0)

    def purse(self, seat: int) -> int:
        return self.coins[seat] + self.bids[seat]

    def bid(self, seat: int, total: int) -> None:
        """Bid, or leave with the cheapest building; the last one takes the rest and opens anew."""
        later = [one for one in self.bidders if one > seat] or self.bidders
        self.turn = later[0]
        if total:
            self.coins[seat], self.bids[seat] = self.purse(seat) - total, total
            self.high = total
            return
        self.coins[seat] += (self.bids[seat] + 1) // 2
        self.hands[seat].append(self.row.pop(0))
        self.bidders.remove(seat)
        if len(self.bidders) == 1:
            self.turn = self.bidders[0]
            self.hands[self.turn].append(self.row.pop(0))
            self.bids, self.high, self.bidders = [0] * len(self.seats), 0, list(self.seats)
            self.row = sorted(self.buildings[: len(self.seats)])
            self.buildings = self.buildings[len(self.seats) :]

    def reveal(self, row: list, own: int = 0) -> None:
        """A sale: good buildings for good cheques, give or take; the seat's own may be given."""
        quality = sum(row) / len(row) / 15
        laid = []
        for seat in self.seats:
            hand = sorted(self.hands[seat])
            place = int((quality + self.luck.uniform(-0.2, 0.2)) * len(hand))
            building = own if own and seat == self.me else hand[max(0, min(place, len(hand) - 1))]
            self.hands[seat].remove(building)
            laid.append((building, seat))
        for (_, seat), cheque in zip(sorted(laid), sorted(row), strict=True):
            self.money[seat] += cheque
