"""A small client of the bot API (docs/bot-api.md): sits down at a table, is asked, answers.

`run` plays a whole game for a function that chooses, `play_league` one game after another in the
league of a server; `Table` is for programs that want more.
Nothing else of Zuschlag is needed or used.
"""

from zuschlag.client.league import kept_token as kept_token
from zuschlag.client.league import league_games as league_games
from zuschlag.client.league import play_league as play_league
from zuschlag.client.line import Line as Line
from zuschlag.client.playing import join as join
from zuschlag.client.playing import play as play
from zuschlag.client.playing import run as run
from zuschlag.client.requests import ask as ask
from zuschlag.client.requests import call as call
from zuschlag.client.requests import new_guest as new_guest
from zuschlag.client.requests import new_token as new_token
from zuschlag.client.requests import open_table as open_table
from zuschlag.client.requests import table_of as table_of
from zuschlag.client.table import Table as Table
from zuschlag.client.words import Decision as Decision
from zuschlag.client.words import Gone as Gone
from zuschlag.client.words import Refused as Refused
from zuschlag.client.words import Stale as Stale
