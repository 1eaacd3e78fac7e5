"""The league: a standing tournament of bots in a folder, with equal computing for all of them."""
