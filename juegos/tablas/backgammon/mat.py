"""Matches of backgammon in the text format of Jellyfish and GNU Backgammon (``.mat``).

By what GNU Backgammon writes (``export match mat``): the bar is 25, a man who is off goes to 0.
Extreme Gammon added tags for the rules in force (``CubeLimit``, ``Crawford``, ``Jacoby``). A match
is played with the cube and Crawford's rule unless a tag says otherwise. Both spellings of the bar
and of men who are off are read, and what the programs write where a game is given up: ``????`` for
a throw that is not played, ``Concedes``, ``Resigns``, ``Wins 2 points`` before the game is over.
"""

from __future__ import annotations

from juegos.core.formats import Format
from juegos.tablas.backgammon.mat_reading import read
from juegos.tablas.backgammon.mat_text import names
from juegos.tablas.backgammon.mat_writing import write

MAT = Format(names, read, write)
