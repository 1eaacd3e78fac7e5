"""One live game: seats, decisions, clocks, log, views. No files, no sockets, no own clock."""
