"""The landlord: a player of Monopoly by rule of thumb, quick enough for millions of games.

It thinks on the record of the rules, and looks only at what a note-taker at the table knows:
never at the decks, never at another's sealed wish. `choose` writes a move for a seat that is asked.
"""
