// The few lines of Python with which a program enters, for the game that is played here.

const CHOOSING: Record<string, string> = {
  'for-sale': `    if "sell" in options:
        return ["sell", options["sell"][0]]
    return ["pass"]`,
  monopoly: `    for verb in ("buy", "roll", "pass", "done"):
        if verb in options:
            return [verb]
    if any(debt["from"] == seen["viewer"] for debt in seen["debts"]):
        return ["give-up"]
    return None`,
}

export const snippet = (game: string, url: string): string => `from zuschlag.client import kept_token, play_league


def choose(seen, options):
${CHOOSING[game] ?? '    ...'}


url = "${url}"
token = kept_token(url, "my-bot.token")
play_league(url, "My bot", choose, token, after=print)`
