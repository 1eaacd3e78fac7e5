"""Both games for OpenSpiel, with the package of `zuschlag[openspiel]`.

`import zuschlag.research.openspiel.games` makes them known to `pyspiel.load_game`.
"""

from zuschlag.research.extra import OPENSPIEL, need

need("pyspiel", OPENSPIEL)
