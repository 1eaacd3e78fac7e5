"""A game made ready for its first table: what would be loaded then is loaded now."""

from zuschlag import fair
from zuschlag.table.games import game_at_table
from zuschlag.table.play import Play

_MOVES = 4
_KEY = bytes(32)


def make_ready(game: str) -> None:
    """Play the first moves of a game nobody sees: modules and machine code come in with them."""
    at = game_at_table(game)
    edition = at.game.editions()[0]
    terms = at.game.agree(edition, at.game.seats(edition)[0])
    deal = fair.deal(game, _KEY, terms)
    play = Play(at, lambda: at.game.begin(terms, deal), _KEY, 0)
    for _ in range(_MOVES):
        seat = play.waiting[0]
        action = play.read(at.simplest(play.options(seat), play.state, seat), seat)
        play.move(seat, action, play.try_move(seat, action).throws, False, 0)
        play.viewing(seat)
