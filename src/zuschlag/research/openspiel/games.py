"""Whoever imports this can load both games by name.

`pyspiel.load_game("python_for_sale(edition=y1997,seats=3)")`, `"python_for_sale(seats=2,cards=4,
coins=2)"` for a box small enough to be solved, `"python_monopoly(seats=4,rounds=30)"`.
"""

import pyspiel

from zuschlag.research.openspiel import forsale, monopoly

FOR_SALE, MONOPOLY = forsale.TYPE.short_name, monopoly.TYPE.short_name

if FOR_SALE not in pyspiel.registered_names():
    pyspiel.register_game(forsale.TYPE, forsale.ForSaleGame)
    pyspiel.register_game(monopoly.TYPE, monopoly.MonopolyGame)

__all__ = ["FOR_SALE", "MONOPOLY"]
