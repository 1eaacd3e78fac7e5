"""`python -m tests.recorded` plays the games that are missing and keeps the judge's answers.

What is kept is never written again: delete a file and its line to have it made again.
"""

from tests.recorded.answers import add_missing
from tests.recorded.making import write_missing
from tests.recorded.monopoly import bot_games, scene
from tests.recorded.monopoly.kept import ANSWERS as MONOPOLY_ANSWERS
from tests.recorded.monopoly.kept import files
from tests.recorded.replay import FIRST_ANSWERS, GAMES, MORE_ANSWERS

write_missing()
scene.write_missing()
bot_games.write_missing()
add_missing(MORE_ANSWERS, (file for file in GAMES.glob("*.json") if file.stem not in FIRST_ANSWERS))
add_missing(MONOPOLY_ANSWERS, files())
