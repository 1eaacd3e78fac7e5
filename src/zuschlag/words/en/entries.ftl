# What happens at a table around a game.

entry-sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
entry-bot-seated = { $name }, a bot, sits down.
entry-stood = A seat is free again.
entry-changed = The host changed the settings.
entry-host-changed = { $who ->
    [you] You look after the table now.
   *[other] { $name } looks after the table now.
}
entry-seeds-wanted = The cards are being shuffled.
entry-away = { $who ->
    [you] You are away; a bot plays on for you.
   *[other] { $name } is away; a bot plays on.
}
entry-stand-in = { $who ->
    [you] { $level } plays on for you: about as strong as you.
   *[other] { $level } plays on for { $name }: about as strong.
}
entry-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
entry-kept = { $by ->
    [you] You keep the seat of { $name }: the table waits.
    [host] The host keeps the seat of { $name }: the table waits.
   *[other] { $asker } keeps the seat of { $name }: the table waits.
}
entry-wait-asked = { $by ->
    [you] You would like to wait for { $name }.
   *[other] { $asker } would like to wait for { $name }.
}
entry-bot-asked = { $by ->
    [you] You would let a bot play for { $name }.
   *[other] { $asker } would let a bot play for { $name }.
}
entry-paused = { $who ->
    [you] You pause the game.
    [host] The host pauses the game.
   *[other] { $name } pauses the game.
}
entry-unpaused = The game goes on.
entry-stopped = The server goes down. The table waits for it.
entry-vacation = { $who ->
    [you] You are on vacation until { $until }.
   *[other] { $name } is on vacation until { $until }.
}
entry-vacation-over = { $who ->
    [you] You are back from your vacation.
   *[other] { $name } is back from the vacation.
}
entry-resumed = The server was restarted. Nobody lost time.
entry-bell-rung = The bell has rung. The game is played to its end, with little time for each decision.
entry-row-finished = This row is finished here. The next one is laid when all tables have come so far.
entry-gate-lifted = From now on this table does not wait for the others.
entry-pause-asked = { $who ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
}
entry-pause-yes = { $who ->
    [you] You agree to the pause.
   *[other] { $name } agrees to the pause.
}
entry-pause-no = { $who ->
    [you] You would rather play on.
   *[other] { $name } would rather play on.
}
entry-ruling-asked = { $who ->
    [you] You propose to end the game with a win for { $names }: ‘{ $reason }’
   *[other] { $name } proposes to end the game with a win for { $names }: ‘{ $reason }’
}
entry-ruling-yes = { $who ->
    [you] You agree to the result.
   *[other] { $name } agrees to the result.
}
entry-ruling-no = { $who ->
    [you] You do not agree to the result.
   *[other] { $name } does not agree to the result.
}
entry-ruled = A ruling ends the game: ‘{ $reason }’
entry-ruled-agreed = { $names } agree on a result: ‘{ $reason }’
entry-vote-yes = { $who ->
    [you] You want to end the game without a result.
   *[other] { $name } wants to end the game without a result.
}
entry-undo-asked = { $who ->
    [you] You ask to take your move back.
   *[other] { $name } asks to take a move back.
}
entry-undone = { $who ->
    [you] You take your move back.
   *[other] { $name } takes a move back.
}
entry-code-made = { $who ->
    [you] The host made a way in for somebody new, to your seat.
   *[other] The host made a way in for somebody new, to the seat of { $name }.
}
entry-seat-moved = { $who ->
    [you] You play on another device now.
   *[other] { $name } plays on another device now.
}
entry-handed-on = { $who ->
    [you] Somebody new plays for you now, by the host’s way in.
   *[other] Somebody new plays for { $name } now, by the host’s way in.
}
entry-returned = { $who ->
    [you] You have your seat again.
   *[other] { $name } has the seat again.
}
entry-codes-dropped = { $who ->
    [you] You are back: the host’s way in is void.
   *[other] { $name } is back: the host’s way in is void.
}
entry-over = The game is over.
entry-agreed = The game was ended by agreement.
entry-rematch = { $who ->
    [you] You open a new table for all.
    [host] The host opens a new table for all.
   *[other] { $name } opens a new table for all.
}
