"""For Sale in every edition: buy buildings at auction, sell them for cheques."""
