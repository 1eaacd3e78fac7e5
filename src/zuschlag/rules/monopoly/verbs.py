"""The verbs as numbers, by which the compiled rules know them.

In the order of `words.Action`, which a test compares: importing the words would recompile all rules
whenever a word changes.
"""

(
    ROLL,
    BUY,
    DECLINE,
    BID,
    PASS,
    DEMAND,
    WAIVE,
    HOLD,
    DONE,
    WISH,
    BUILD,
    SELL,
    MORTGAGE,
    REDEEM,
    PAY_FINE,
    USE_CARD,
    OFFER,
    ACCEPT,
    REJECT,
    WITHDRAW,
    GIVE_UP,
    TIME_UP,
    RULE,
    THROW,  # not written: dice come from the deal
) = range(24)
