# What a table says to people in pages and in the terminal alike.

talk-none = Nobody has said anything yet.
going-once = Going once, going twice
ask-last-call = The last turn is over. Ask for your rent, then say done.
answer-let-go = Let the dice go
answer-double = Roll for a double
stand-no-bid = No bid yet
place-parking = Nothing happens here.
pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
notice-your-turn = It is your turn
notice-wanted = Something waits for you at a table
notice-bot-plays = A bot plays for you: take your chair back
