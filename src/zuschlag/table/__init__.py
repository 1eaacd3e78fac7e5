"""One live game: seats, decisions, clocks, log, views. No files, sockets or clock of its own."""
