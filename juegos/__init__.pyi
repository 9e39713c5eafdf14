from juegos.library import Game as Game
from juegos.library import Odds as Odds
from juegos.library import Position as Position
from juegos.library import Table as Table
from juegos.library import game as game
from juegos.library import games as games
from juegos.library import odds as odds
from juegos.library import play as play
from juegos.library import record as record
from juegos.library import report as report
from juegos.library import table as table

__version__: str
__released__: str
