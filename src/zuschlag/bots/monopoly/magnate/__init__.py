"""The magnate: a player of Monopoly that weighs everything it might do by one estimate.

The estimate is the chance to win: what everybody is worth with the rent they may expect. A thought
changes the record (a deed moves, a house stands), is weighed, and is undone. It looks only at what
a note-taker at the table knows: never at the decks, never at another's sealed wish.
"""
