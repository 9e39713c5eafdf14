"""How long each game is, how often the better player wins, and a position of each from a game.

Not written by hand: ``python -m tests.bench.gallery`` plays each game forty times, a middling
player of ours against itself; in games without chance the first four moves are drawn by lot, or
all games would be the same. A turn is all that one seat does before the other does anything, or
a cast of the dice where there are more casts than that.

How much luck decides is said by the better of two players: how often it wins. Without chance and
hidden cards luck decides nothing; where nobody decides anything it decides all. In between, a game
in which the better player wins hardly more than half is mostly luck. The figure is of these two
players, and says nothing of others.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import quantiles
from typing import NamedTuple


class Contest(NamedTuple):
    """Two levels, how many games the first of them won of how many, and the command."""

    levels: tuple[str, str]
    won: int
    games: int
    command: str

    @property
    def share(self) -> float:
        """The share of the games that the better player won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of that share."""
        return sqrt(self.share * (1 - self.share) / self.games)


def length(slug: str) -> tuple[int, int, int] | None:
    """Return in how many turns a game of four ends, two and three of them; None if not measured."""
    if slug not in TURNS:
        return None
    turns = [int(turn) for turn in TURNS[slug][1].split()]
    low, middle, high = (round(found) for found in quantiles(turns, method="inclusive"))
    return low, middle, high


# Made by the command, game by game.
MADE = "2026-11-23"
TURNS: Mapping[str, tuple[str, str]] = {
    "mayores": (
        "best",
        "2 6 4 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 4 4 2 2 2 4 2 4 2 2 2 2 2 2 2 2 2 2 2 4",
    ),
    "menores": (
        "best",
        "2 2 2 2 2 2 4 4 2 2 2 2 2 2 2 2 2 2 2 2 2 2 4 2 2 2 2 2 2 2 2 2 2 4 2 2 2 2 2 2",
    ),
    "tanto": (
        "best",
        "4 5 11 12 5 24 2 7 17 4 1 1 1 1 9 2 1 18 3 6 6 9 1 7 8 3 2 2 6 3 1 6 11 4 1 18 2 6 5 5",
    ),
    "triga": (
        "best",
        "3 1 29 2 5 9 5 2 3 2 1 3 2 7 3 2 11 2 2 3 6 1 11 4 3 13 2 2 2 2 3 1 2 10 4 2 9 1 2 1",
    ),
    "azar": (
        "best",
        "3 6 5 1 2 1 3 9 4 6 5 3 1 1 6 11 18 3 1 8 1 6 2 10 1 4 5 12 14 11 3 12 1 2 5 1 30 11 4 8",
    ),
    "marlota": (
        "best",
        "8 3 4 9 10 9 22 8 17 13 9 7 8 4 4 12 4 3 5 25 10 5 3 5 5 5 4 3 4 6 6 5 5 5 5 11 7 4 16 7",
    ),
    "riffa": (
        "best",
        (
            "16 9 5 18 10 25 13 18 18 19 34 10 10 16 8 5 12 18 24 9 12 13 10 10 10 17 12 15 10 14 "
            "25 14 7 10 8 12 20 11 23 18"
        ),
    ),
    "par-con-as": (
        "best",
        (
            "3 2 24 16 11 6 5 35 1 11 27 4 32 1 13 58 9 22 23 3 24 4 3 9 6 17 9 1 32 25 35 8 6 25 "
            "19 14 41 2 5 7"
        ),
    ),
    "panquist": (
        "best",
        (
            "4 9 4 6 18 5 12 7 4 6 10 5 5 15 10 8 3 3 8 30 5 12 15 4 4 3 5 4 4 12 3 3 4 11 4 9 9 "
            "12 4 5"
        ),
    ),
    "medio-azar": (
        "best",
        "7 5 5 4 4 6 8 9 7 9 7 8 5 23 8 4 18 6 6 3 8 4 9 5 15 6 3 4 6 4 5 3 10 9 4 10 7 7 5 7",
    ),
    "azar-pujado": (
        "best",
        "7 8 7 3 6 3 4 4 21 8 10 12 7 9 7 5 6 6 4 6 6 5 9 21 5 15 4 9 9 4 6 6 4 4 4 6 6 4 4 4",
    ),
    "guirguiesca": (
        "best",
        "6 8 12 4 2 7 4 5 2 10 6 13 2 8 4 8 2 2 3 5 18 11 3 6 8 7 5 2 2 5 2 4 21 3 4 3 2 4 3 7",
    ),
    "alquerque": (
        "middling",
        (
            "150 156 165 65 183 55 169 183 223 163 179 61 201 215 197 182 156 67 151 138 65 229 51"
            " 92 205 51 131 49 195 76 84 195 81 205 98 51 156 198 72 151"
        ),
    ),
    "alquerque-de-nueve": (
        "middling",
        (
            "38 33 24 98 52 29 53 65 42 47 41 66 66 39 56 33 32 64 39 30 79 48 128 45 62 66 61 72 "
            "105 35 49 47 70 66 31 36 84 45 41 54"
        ),
    ),
    "cercar-la-liebre": (
        "middling",
        (
            "60 87 65 166 100 100 186 63 58 200 77 49 43 172 93 100 100 112 166 126 73 100 59 73 "
            "73 93 172 63 42 108 140 150 77 144 69 67 100 132 100 100"
        ),
    ),
    "alquerque-de-tres": (
        "middling",
        "13 5 5 5 5 13 16 8 5 5 5 5 9 9 5 11 9 9 5 11 7 13 5 15 5 11 7 8 5 8 5 5 5 13 11 5 5 9 9 7",
    ),
    "damas-espanolas": (
        "middling",
        (
            "65 52 85 49 54 49 72 52 49 51 53 47 56 49 111 108 49 108 122 57 59 58 117 84 117 92 "
            "78 102 50 109 102 151 82 54 108 52 74 54 151 49"
        ),
    ),
    "damas-rusas": (
        "middling",
        (
            "51 87 58 53 73 48 98 89 58 73 83 50 57 60 43 48 68 44 106 56 92 60 99 60 48 50 51 107"
            " 97 102 44 46 46 73 52 53 57 98 59 50"
        ),
    ),
    "damas-turcas": (
        "middling",
        (
            "129 99 101 89 133 107 164 107 101 113 182 81 107 107 126 107 59 129 125 226 105 59 71"
            " 105 129 192 107 101 59 107 133 59 125 110 59 125 111 109 137 77"
        ),
    ),
    "damas-internacionales": (
        "middling",
        (
            "121 126 139 158 205 158 147 105 138 151 147 135 128 130 119 156 107 97 102 133 189 "
            "135 109 121 86 91 132 203 116 155 135 109 107 152 86 135 107 107 132 163"
        ),
    ),
    "zamma": (
        "middling",
        (
            "144 142 147 147 147 144 144 144 147 147 144 144 147 154 147 144 109 147 130 98 109 "
            "109 112 147 112 144 144 147 147 109 142 147 144 147 147 154 112 144 112 147"
        ),
    ),
    "dama-filipina": (
        "middling",
        (
            "49 56 171 69 56 56 75 49 54 51 64 63 51 71 48 98 102 48 178 52 52 96 63 49 51 49 65 "
            "57 61 53 50 46 52 184 73 72 71 71 50 66"
        ),
    ),
    "lasca": (
        "middling",
        (
            "141 131 156 141 98 128 86 126 126 173 156 195 111 200 143 146 88 55 244 128 200 244 "
            "116 171 171 167 67 55 55 131 141 126 156 116 141 171 79 156 171 146"
        ),
    ),
    "bashni": (
        "middling",
        (
            "67 101 67 91 107 80 72 70 103 92 66 80 92 98 173 93 57 162 61 80 76 74 70 78 88 60 "
            "155 112 116 67 53 144 120 58 80 88 92 88 94 141"
        ),
    ),
    "fanorona": (
        "middling",
        (
            "99 26 83 25 12 13 64 22 27 35 30 35 42 151 24 117 35 17 27 70 31 54 41 83 41 79 21 "
            "109 31 109 207 13 37 84 17 69 69 35 85 49"
        ),
    ),
    "konane": (
        "middling",
        (
            "62 65 66 68 70 71 75 79 60 76 74 70 76 51 72 72 75 80 70 66 73 67 76 67 65 71 75 71 "
            "73 74 66 73 79 67 74 72 69 72 69 71"
        ),
    ),
    "dablot": (
        "middling",
        (
            "355 611 589 472 567 355 249 171 117 324 97 633 161 409 548 361 109 465 486 510 179 "
            "488 223 339 651 521 546 437 247 553 787 577 527 469 249 597 107 249 249 465"
        ),
    ),
    "peralikatuma": (
        "middling",
        (
            "232 272 232 306 267 260 332 356 246 260 272 171 260 260 262 356 260 171 171 176 262 "
            "262 253 282 260 157 232 151 171 262 260 260 322 332 356 322 175 182 133 206"
        ),
    ),
    "dieciseis-soldados": (
        "middling",
        (
            "203 131 159 102 175 159 102 217 175 96 86 115 189 192 235 167 151 115 102 169 203 115"
            " 145 149 86 171 117 169 151 169 151 179 118 146 192 183 142 215 148 181"
        ),
    ),
    "awithlaknannai": (
        "middling",
        (
            "175 190 153 39 169 45 175 153 167 155 162 184 61 153 159 136 125 125 53 149 175 175 "
            "212 175 158 175 134 157 65 55 153 157 65 353 160 157 155 61 61 153"
        ),
    ),
    "queah": (
        "middling",
        (
            "18 51 59 18 22 60 37 53 30 36 55 35 18 16 41 53 35 16 30 16 48 55 53 34 18 34 55 19 "
            "22 67 18 28 55 19 85 104 19 34 44 19"
        ),
    ),
    "backgammon": (
        "greedy",
        (
            "53 73 84 87 89 77 162 57 58 100 94 187 55 70 48 64 59 106 82 47 49 99 112 40 53 57 93"
            " 36 75 54 83 43 94 59 60 121 69 98 52 43"
        ),
    ),
    "tabula": (
        "greedy",
        (
            "117 124 140 146 113 133 100 166 131 156 126 119 157 129 210 109 169 118 122 140 157 "
            "113 136 130 141 120 127 204 131 124 196 167 156 153 128 109 201 114 168 124"
        ),
    ),
    "trictrac": (
        "greedy",
        (
            "283 308 365 224 333 322 351 324 253 303 113 324 300 297 321 211 281 289 270 236 390 "
            "283 309 236 116 328 322 441 209 296 312 342 211 359 178 289 254 219 248 233"
        ),
    ),
    "trictrac-a-ecrire": (
        "greedy",
        (
            "1209 1281 1126 1121 940 1181 1127 1320 1431 1041 1194 1132 1147 1050 943 1189 1121 "
            "1104 961 1199 1028 1240 1126 1115 1370 1253 1146 1074 1165 1096 1069 993 1088 1277 "
            "1143 1116 968 983 1237 990"
        ),
    ),
    "toc": (
        "greedy",
        (
            "8 9 5 10 4 5 5 10 7 5 11 7 11 6 9 7 6 6 10 7 8 6 9 4 9 27 10 6 7 9 6 13 14 13 5 22 8 "
            "6 5 11"
        ),
    ),
    "tick-tack": (
        "greedy",
        "5 5 9 11 5 6 7 8 5 4 9 28 28 9 5 13 21 4 6 8 4 5 6 8 5 22 5 7 6 6 9 6 4 10 7 6 4 5 9 6",
    ),
    "todas-tablas": (
        "greedy",
        (
            "136 79 73 63 49 329 96 242 149 121 97 67 53 68 73 162 77 275 122 173 114 82 111 450 "
            "150 179 92 69 97 52 102 169 78 154 52 87 77 45 72 116"
        ),
    ),
    "piquet": (
        "beginner",
        (
            "196 194 194 194 194 194 194 194 199 194 194 194 194 194 196 195 194 194 194 194 194 "
            "194 194 194 194 194 194 196 194 196 194 194 194 194 194 194 194 194 194 194"
        ),
    ),
    "piquet-au-cent": (
        "beginner",
        (
            "546 258 356 482 322 290 290 322 354 450 354 546 354 322 322 226 258 228 354 322 322 "
            "194 226 228 322 354 418 674 162 196 194 322 258 578 322 514 290 418 418 130"
        ),
    ),
}
MATCHES: Mapping[str, Contest] = {
    "guirguiesca": Contest(
        ("best", "random"),
        1038,
        2000,
        "python -m tests.bench.gallery",
    ),
    "backgammon": Contest(
        ("strong", "greedy"),
        161,
        200,
        "python -m tests.bench.encuentros backgammon strong greedy 200",
    ),
    "tabula": Contest(
        ("strong", "greedy"),
        19,
        24,
        "python -m tests.bench.encuentros tabula strong greedy 24",
    ),
    "trictrac": Contest(
        ("strong", "greedy"),
        185,
        200,
        "python -m tests.bench.encuentros trictrac strong greedy 200",
    ),
    "trictrac-a-ecrire": Contest(
        ("strong", "greedy"),
        38,
        40,
        "python -m tests.bench.encuentros trictrac-a-ecrire strong greedy 40 marques=quatre",
    ),
    "toc": Contest(
        ("strong", "greedy"),
        137,
        200,
        "python -m tests.bench.encuentros toc strong greedy 200",
    ),
    "tick-tack": Contest(
        ("strong", "greedy"),
        146,
        200,
        "python -m tests.bench.encuentros tick-tack strong greedy 200",
    ),
    "todas-tablas": Contest(
        ("strong", "greedy"),
        36,
        40,
        "python -m tests.bench.encuentros todas-tablas strong greedy 40",
    ),
    "piquet": Contest(
        ("strong", "beginner"),
        204,
        300,
        "python -m tests.bench.piquet 300 1",
    ),
}
RECORDS: Mapping[str, str] = {
    "mayores": """\
Game: mayores

6-1-1
6-5-5
""",
    "menores": """\
Game: menores

6-3-2
5-2-2
""",
    "tanto": """\
Game: tanto

4-4-2
6-4-1
6-5-4
5-5-2
6-4-2
""",
    "triga": """\
Game: triga

6-5-3
6-6-5
""",
    "azar": """\
Game: azar

4-4-3
6-1-1
6-4-4
4-3-1
""",
    "marlota": """\
Game: marlota

5-3-1
6-5-2
5-2-1
6-3-1
6-4-3
""",
    "riffa": """\
Game: riffa

5-1
4-1
6-5
4-3
6-4
1-1
5
5-1
6-4
3-2
5-5
4
""",
    "par-con-as": """\
Game: par-con-as

6-3-3
6-3-3
5-3-1
3-1-1
6-3-1
6-2-1
6-3-3
6-5-4
2-2-1
""",
    "panquist": """\
Game: panquist

4-1-1
6-4-3
6-5-4
4-2-1
6-5-2
""",
    "medio-azar": """\
Game: medio-azar

4-4-3
4-2-1
4-3-2
5-2-1
5-3-2
6-2-1
""",
    "azar-pujado": """\
Game: azar-pujado

6-4-2
4-2-1
6-4-1
3-2-1
4-3-1
6-3-2
""",
    "guirguiesca": """\
Game: guirguiesca

5-3
para-0
3-1
2-1
6-2
""",
    "alquerque": """\
Game: alquerque

c2-c3
c4xc2
d2-c3
c2xc4
e1-d2
b3-c3
d1-e1
c3-c2
c1xc3
c4xc2
b2-b3
a3xc3
d2xb2
d4xd2
e2xc2xc4
""",
    "alquerque-de-nueve": """\
Game: alquerque-de-nueve

a1
g7
f6
g4
g1
d1
f2
f4
e4
b4
d2
b2
b6
d6
a7
a4
c4
d3
a7-d7
d3-c3
e4-e5
c3-d3
e5-d5
d3-e3
d2-d3
b2-d2
d5-e5
e3-e4
g1x
""",
    "cercar-la-liebre": """\
Game: cercar-la-liebre

e3-e4
c3-b4
e4-e5
b4-c5
d2-c3
c5-c4
e1-d2
c4-c5
a3-a4
c5-c4
a2-a3
c4-c5
d2-d3
c5-b5
a4-a5
b5-c5
a1-a2
c5-b5
d1-d2
b5-c5
a3-a4
c5-b5
b2-a3
b5-c5
e2-e3
c5-b4
d3-d4
b4-b5
c1-b2
b5-b4
d4-c5
b4-c4
d2-d3
c4-d4
c2-d2
d4-c4
b2-c2
c4-d4
b1-b2
d4-c4
a3-b4
c4-d4
a2-a3
d4-d5
b4-b5
d5-d4
a4-b4
d4-e4
d2-e2
e4-d4
e3-d2
d4-e3
d2-e1
e3-e4
c2-d2
e4-e3
b2-c1
e3-e4
c3-c4
e4-d4
e2-e3
d4-c3
c1-b1
c3-c2
d2-c3
c2-b2
e3-d4
b2-c1
b1-b2
c1-c2
a3-a2
c2-c1
b2-c2
c1-b1
b4-a3
b1-c1
a2-b2
c1-d2
c5-b4
d2-e3
c4-c5
e3-d2
a3-a4
d2-c1
b4-a3
c1-d2
a4-b4
d2-e3
b2-c1
e3-d2
a3-b2
d2-e2
c1-d2
e2-e3
c2-c1
e3-e4
c3-c4
e4-e3
b2-c3
e3-e2
""",
    "alquerque-de-tres": """\
Game: alquerque-de-tres

b3
c3
c1
a2
b2
b1
b3-a3
""",
    "damas-espanolas": """\
Game: damas-espanolas

a3-b4
b6-c5
b4-a5
c5-b4
b2-a3
d6-c5
c1-b2
f6-e5
g3-f4
e5xg3
f2xh4
h6-g5
h4xf6
e7xg5
g1-f2
g7-f6
h2-g3
f8-e7
g3-f4
g5-h4
f4-e5
f6xd4
c3xe5
c7-b6
a5xc7
b8xd6xf4
""",
    "damas-rusas": """\
Game: damas-rusas

c3-d4
d6-e5
d4-c5
b6xd4
e3xc5
e5-f4
g3xe5
f6xd4xb6
d2-c3
b6-a5
e1-d2
h6-g5
f2-e3
c7-b6
g1-f2
e7-d6
h2-g3
d6-c5
g3-f4
g5-h4
c3-d4
g7-f6
d2-c3
d8-c7
f4-e5
f8-e7
e5xg7
h8xf6
a3-b4
c5xa3
d4-c5
b6xd4
c3xe5xg7
h4-g3
f2xh4
e7-f6
g7xe5
c7-b6
e3-d4
a5-b4
h4-g5
b4-c3
d4-c5
b6xd4xf6xh4
""",
    "damas-turcas": """\
Game: damas-turcas

a3-a4
e6-e5
c3-c4
f6-f5
a2-a3
f5-g5
c2-c3
e5-f5
b3-b4
g5-h5
b2-b3
f5-g5
d3-d4
d6-e6
d2-d3
c6-d6
e3-e4
b6-c6
e2-e3
a6-b6
f3-f4
e6-f6
f2-f3
d6-e6
a4-a5
c6-d6
a3-a4
b6-c6
b4-b5
g5-f5
b3-b4
f5-g5
f4-g4
c6-b6
f3-f4
b6-c6
e3-f3
c6-b6
c4-c5
b6-c6
b4-c4
g5-f5
g4-g5
g6xg4
g3xg5xe5
h5-g5
g2-g3
g5-h5
g3-g4
h6-g6
b5-b6
b7xb5xd5xf5
""",
    "damas-internacionales": """\
Game: damas-internacionales

f4-g5
g7-f6
b4-a5
c7-b6
a5xc7
b8xd6
c3-b4
d6-c5
b4xd6
e7xc5
d4xb6
a7xc5
g5xe7
d8xf6
d2-c3
i7-h6
c3-b4
f6-g5
b4xd6
f8-g7
h4xf6
g7xe5xc7
e1-d2
c7-b6
d2-c3
b6-a5
c3-b4
a5xc3
b2xd4
h8-g7
c1-b2
h6-g5
g3-f4
g7-h6
h2-g3
h6-i5
f4xh6
i5xg7
i1-h2
g7-f6
g3-f4
j8-i7
h2-g3
i7-h6
i3-h4
g9-f8
j2-i3
c9-b8
d4-c5
b8-a7
e3-d4
e9-d8
f2-e3
d8-c7
g1-f2
c7-b6
f4-e5
f8-g7
g3-f4
b6-a5
e5-d6
i9-h8
f4-e5
h6-g5
j4-i5
d10-c9
d6-c7
c9-b8
e5-d6
j10-i9
f2-g3
g5-f4
e3xg5xe7
g7-h6
i5xg7
h8xf6xd8xb6
""",
    "zamma": """\
Game: zamma

e4-e5
e6xe4
e3xe5
c5xe3
e5xc5
b5xd5
f2xd4
d6-c5
b4xd6
e7xc5xe3
e2xe4
f8-e7
g1-f2
f6-e5
f4xd6xd4
h6xf4xf6
f2-e3
c6-c5
c4xc6
b6xd6
d4-c5
d6xb4
a3xc5
a5xa3
a2xa4
e7-d6
c5xe7xg5
h7-h6
h5xh7
h8xh6xf4xd4xf2xf4
""",
    "dama-filipina": """\
Game: dama-filipina

b3-c4
g6-f5
d3-e4
f5xd3xb5
""",
    "lasca": """\
Game: lasca

c3-b4
a5xc3
b2xd4
b6-a5
d4xb6
a7xc5
e3-d4
c5xe3
f2xd4
e5-f4
g3xe5
d6xf4
c1-b2
f4-g3
g1-f2
b6-c5
d4xb6
e5-d4
c3xe5
f6xd4
b6-a7
g5-f4
e3xg5
c5-b4
a3xc5
c7-b6
g5-f6
e7xg5
c5-d6
d4-c3
b2xd4
e5-f4
a7xc5
g7xe5
d6-c7
a5-b4
c5xa3
f4-e3
d2xf4xd6
""",
    "bashni": """\
Game: bashni

g3-h4
f6-g5
h4xf6
g7xe5
c3-d4
e5xc3
b2xd4
f6-e5
d4xf6
e7xg5
e3-f4
g5xe3
d2xf4
d6-e5
f4xd6
c7xe5
c3-d4
e5xc3
d4xb2
d6-c5
e3-d4
c5xe3
d4-c5
b6xd4
c3xe5xg7
e3xc5
g7xe5
h6-g5
e1-d2
g5-f4
e5xg3
c5-b4
a3xc5
b4xd6
g3-f4
c5-d4
f2-e3
d4xf2
g1xe3
d6-c5
b2-a3
d8-c7
f2-g3
c5-b4
a3xc5
c7-d6
c5xe7
f8xd6
f4-e5
d6xf4
e3xg5
e7-f6
g5xe7
f6xd8
c1-b2
e7-d6
e5xc7
d8xb6
b2-a3
d6-e5
f4xd6
b6-a5
d6xf4
a5xc3xe1xh4
""",
    "fanorona": """\
Game: fanorona

f2xe3+
c3xd4-
d2xc3+xb2-
c4xc3+xd2+xc2-
b3xc3-xc4-xd4+
f3xf2+xe2-xe1-xf1+
""",
    "konane": """\
Game: konane

f6x
f7x
h6xf6
g4xg6
g7xg5
e6xg6
f4xf6
d5xf5
g5xe5
e4xe6
e7xe5
f9xf7
f6xf8
c4xe4
c7xe7
h9xf9
e9xg9
h7xh9
h10xh8
j7xh7
c9xe9
j9xh9xf9xd9
""",
    "dablot": """\
Game: dablot

k7-i7
g9-h8
e5-d6
i9-g9
f4-e5
h8-i9
g3-f4
a7-c7
h2-g3
c7-d8
i1-h2
b8-a7
g5-f6
a7-b8
h4-g5
b8-a7
i3-h4
a7-b8
j2-i3
b8-a7
k1-j2
a7-b8
c5-b6
b8-a7
d4-c5
a7-b8
e3-d4
b8-a7
f2-e3
a7-b8
g1-f2
b8-a7
i5-h6
a7-b8
j4-i5
b8-a7
k3-j4
a7-b8
b6-a7
d8-c7
c5-b6
c7-d8
d4-c5
d8-c7
e3-d4
c7-d8
f2-e3
d8-c7
h6-g7
c7-d8
i5-h6
d8-c7
j4-i5
c7-d8
g7-f8
e9xg7
""",
    "peralikatuma": """\
Game: peralikatuma

e4-e5
e6xe4
e3xe5
g5xe3
e2xe4
d6xf4
f3xf5
f6xf4
g3xe5
e7-d6
c5xe7
f8xd6xf4
""",
    "dieciseis-soldados": """\
Game: dieciseis-soldados

d4-e5
c6-c5
c4xc6
c7xc5
e5xc7xa5
c5-b6
a5xc7
b8xd6
e3-d4
d6-c7
b4-a5
c7-b8
d4-c5
a6-b6
a5xc7
b8xd6xb4
a3xc5
b7-c7
c3-b4
c7-b8
d2-c3
a7-b7
e1-d2
b7-c7
b4-a5
e6-d6
c3-b4
d6-e6
d2-c3
e6-d6
c3-c4
d6-e6
c2-c3
e6-d6
c1-c2
d6-e6
d3-d4
e6-d6
e4-e5
d6-e6
d4-e4
e6-d6
a5-a6
d6-e6
a4-a5
e6-d6
a6-a7
d6-e6
c3-d3
c7-b6
a5xc7
d8xb6xd4
e5xc3
c8-d8
b4-a5
b8-c8
c3-b4
e7-d6
c2-c3
d6-c7
d3-d4
c7-b8
d4-c5
e6-e7
c5-b6
d8-c7
b6xd8
e9xc7
b4-b5
c8-d8
c3-b4
c7-c8
c4-c5
d8-e9
c5-b6
c8-d8
e4-e5
b8-c8
b6-b7
d8-c7
a5-a6
c7-b6
a7xc5
d7-d6
e5xc7
c8xc6xc4xa4
""",
    "awithlaknannai": """\
Game: awithlaknannai

j1-i2
l3xj1
""",
    "queah": """\
Game: queah

b4-c3
d2-e1
a3-b4
e3-d2
b2-a3
d4xb2
""",
    "backgammon": """\
Game: backgammon

1-2
13/10
3-2
13/8
6-5
13/8 10/4
6-1
13/7 8/7
1-1
8/7(2) 6/4
3-3
13/7 6/3(2)
2-1
13/10
4-2
8/4 6/4
6-5
13/8 13/7
3-1
7/3
5-3
10/5 8/5
6-1
8/2 3/2
6-4
8/2 6/2
6-1
13/7 8/7
6-5
8/2 7/2
4-3
13/6
6-2
6/4
5-4
7/3 7/2
2-2
7/3(2)
5-4
7/3 7/2
5-3
6/3
5-2
24/19*/17
6-2
6-4
24/14
6-2
6-3
17/11 14/11
6-6
3-2
11/6
3-1
bar/24 4/1
6-6
11/5 6/off(3)
5-4
24/20* 24/19*
4-3
5-1
""",
    "tabula": """\
Game: tabula

6-5-3
hand/11
6-6-1
hand/24 hand/19(2)
6-5-4
hand/15 11/6
4-4-2
24/22 19/15*(2)
6-2-2
hand/23(2) bar/19
5-3-1
hand/19 22/19*
5-4-1
hand/20 bar/20
6-5-4
hand/19 15/6*
6-5-5
bar/15*/9
6-5-4
hand/16 bar/19
5-4-2
20/16*/9
5-4-1
hand/20 bar/20*
6-2-1
hand/18 bar/23
3-2-2
20/18*(2) 6/3
3-1-1
hand/24(2) bar/22
4-3-3
hand/22*(2) hand/21
4-1-1
hand/24(2) bar/21*
6-3-3
bar/16 19/16
4-3-1
hand/21(2)
5-4-2
hand/20 22/20 22/18
3-3-1
hand/24 9/3*
6-6-4
bar/9*
5-3-2
hand/23 bar/17
6-5-2
hand/20 19/17* 9/3*
6-5-2
bar/23
3-3-1
hand/22(2) 18/17
6-5-2
bar/23 21/10
4-3-2
hand/22 16/10*
6-4-3
bar/15 24/21
4-2-2
20/16 17/15*(2)
5-3-1
bar/21
1-1-1
18/17(2) 10/9
6-5-3
23/9*
4-4-1
5-2-1
hand/23 9/3*
6-4-3
bar/22 bar/15
4-3-2
23/14
4-2-1
22/20 15/14*/10
5-3-2
bar/18 21/18
5-1-1
10/3*
3-3-1
bar/21 24/21
6-4-3
16/3
4-3-2
21/16*/12
5-4-2
bar/16 22/20
5-4-1
24/23 21/16*/12
5-1-1
bar/19 20/19
6-6-3
21/18 12/6(2)
3-1-1
20/15
5-3-1
18/9
3-3-2
19/17 15/9*
6-5-4
bar/21 23/12
4-3-3
19/12*/9
6-3-1
bar/18 21/18
5-4-3
""",
    "trictrac": """\
Game: trictrac

2-5
5-5
T-5 T-5
6-1
T-6-7
6-2
T-6-8
6-1
T-6-7
6-4
T-6-10
6-5
T-6 T-5
6-4
T-6-10
2-1
T-2 5-6
2-2
5-7 5-7
6-1
2-8-9
3-1
8-11 10-11
4-3
6-10 6-9
4-1
T-4 10-11
4-3
T-4 7-10
1-1
T-1 T-1
3-2
4-7 T-2
4-1
T-4 T-1
6-2
T-6 T-2
3-3
T-3 T-3
3-3
T-3-6
2-1
T-2 1-2
4-1
T-4-5
6-1
1-7 T-1
1-1
T-1 T-1
5-3
1-6 3-6
6-2
5-11 9-11
5-4
3-8 4-8
4-2
7-11 7-9
3-1
1-4 7-8
6-6
2-8 2-8
4-3
T-4 8-11
2-2
T-2 T-2
4-1
4-8 8-9
6-1
2-8 8-9
4-3
2-6 6-9
6-4
1-7-11
1-1
9-10 9-10
5-3
2-7-10
5-4
11-r7-r3
6-6
8-r9-r3
6-1
2-8 r3-r2
4-3
1-5-8
4-1
4-8 r2-r1
6-5
9-r9-r3
3-2
8-11 8-10
3-2
r3-rT r3-r1
6-2
10-r7-r5
5-1
9-r9 r1-rT
2-1
va
5-4
T-5-9
6-3
T-6-9
3-1
T-3 9-10
3-1
T-3 9-10
2-1
T-2-3
5-3
T-5 T-3
6-6
T-6 T-6
6-1
5-11 10-11
6-2
T-6 6-8
5-5
3-8 3-8
2-1
8-10 T-1
5-4
T-5-9
3-2
3-6 1-3
6-5
T-6-11
3-3
6-9 6-9
6-3
va
6-1
T-6-7
5-3
T-5-8
5-4
T-5-9
6-5
T-6 T-5
3-2
T-3 7-9
4-3
6-10 5-8
2-2
T-2 T-2
5-1
T-5-6
2-1
T-2 2-3
5-1
6-11 10-11
5-5
3-8 3-8
6-2
T-6-8
3-2
2-5 T-2
3-1
8-11 T-1
6-3
5-11 8-11
5-3
11-r7-r4
4-3
T-3-7
4-1
T-4 T-1
4-1
va
3-2
T-3-5
3-1
T-3-4
4-4
T-4 T-4
6-6
T-6 T-6
4-2
5-9 T-2
6-1
4-10 T-1
6-5
4-10 4-9
3-2
T-3 1-3
6-1
2-8 9-10
3-3
6-9 6-9
3-2
8-11 9-11
4-1
T-4 9-10
5-3
va
5-3
T-5-8
4-2
T-4-6
5-3
T-5-8
5-4
T-5 6-10
5-1
T-5-6
6-5
T-6 5-10
5-1
T-5-6
4-4
T-4 T-4
4-3
T-4-7
4-1
6-10 T-1
6-5
6-11 7-11
2-2
4-6 4-6
6-3
T-6 T-3
3-3
T-3 T-3
2-2
T-2 T-2
4-1
T-4 T-1
4-2
3-7-9
1-1
10-11 10-11
5-1
T-5 9-10
3-1
T-3 3-4
6-6
T-6 5-11
2-1
T-2 10-11
6-5
T-6 6-11
6-5
2-8 3-8
4-2
6-10 T-2
6-2
3-9-11
4-2
T-4 2-4
6-5
11-r7-r1
2-2
T-2 2-4
4-3
11-r9-r5
6-6
4-10 4-10
6-2
T-6 r5-r3
6-6
2-8 4-10
3-1
""",
    "trictrac-a-ecrire": """\
Game: trictrac-a-ecrire

3-5
4-1
T-4-5
4-2
T-4-6
6-2
T-6-8
3-1
6-9-10
4-4
T-4-8
6-1
T-6-7
3-3
T-3 T-3
3-1
7-10 T-1
5-3
T-5 T-3
5-2
1-6-8
5-2
3-8 8-10
5-2
T-5 8-10
3-1
3-6 5-6
5-4
T-5 T-4
6-4
3-9 5-9
5-4
4-9 5-9
2-1
9-11 10-11
4-2
5-9 T-2
5-4
T-5-9
4-1
2-6 9-10
2-2
T-2 T-2
6-5
T-6 T-5
6-4
va
3-2
T-3-5
2-1
T-2-3
1-1
T-1 T-1
1-1
T-1 T-1
2-1
5-7-8
1-1
3-4-5
5-2
1-6-8
3-2
T-3-5
5-2
1-6-8
2-1
1-3 T-1
5-4
T-5-9
3-1
3-6 5-6
6-2
T-6 8-10
4-3
5-9 6-9
2-2
6-8 8-10
3-1
6-9 9-10
6-6
T-6 T-6
2-2
T-2 T-2
6-4
T-6 6-10
5-5
T-5-10
6-1
T-6 9-10
5-4
1-6 2-6
5-2
T-5 6-8
5-3
T-5 2-5
5-3
T-5 T-3
6-2
1-7 5-7
6-3
5-11 8-11
4-1
T-4-5
4-1
T-4-5
4-3
T-4-7
5-2
3-8 8-10
4-3
T-4 7-10
6-4
T-6 6-10
3-1
T-3-4
5-3
T-5 5-8
3-1
10-11-r9
6-2
va
6-5
T-6 T-5
5-3
T-5-8
6-1
T-6 5-6
4-2
T-4 8-10
4-3
6-10 T-3
3-1
T-3-4
2-1
T-2-3
5-2
T-5-7
4-2
6-10 6-8
3-2
7-10 T-2
6-5
3-9 3-8
4-3
2-6-9
1-1
T-1 T-1
3-2
4-7-9
6-1
T-6 9-10
5-2
4-9 T-2
1-1
10-11 10-11
6-1
va
4-1
T-4-5
6-5
T-6 T-5
4-2
5-9 T-2
6-1
T-6 5-6
4-1
2-6 9-10
3-2
6-9 T-2
5-3
T-5 6-9
4-2
T-4 2-4
6-4
T-6-10
5-5
4-9 4-9
5-5
T-5 T-5
3-1
T-3 9-10
5-4
T-5 5-9
6-5
10-r7-r2
3-1
5-8-9
3-2
T-3 T-2
6-6
va
5-3
T-5-8
5-4
T-5-9
5-1
T-5 8-9
3-2
T-3-5
5-2
T-5 T-2
6-3
T-6-9
2-1
T-2 9-10
4-1
T-4-5
6-1
5-11 10-11
3-2
T-3-5
5-2
2-7 5-7
2-1
5-7-8
5-2
T-5 T-2
5-1
T-5 8-9
4-4
2-6 2-6
6-1
T-6 5-6
4-2
7-11 5-7
3-3
5-8 5-8
5-2
11-r7-r5
3-1
T-3 9-10
5-4
T-5 r5-r1
3-1
va
6-2
T-6-8
6-3
T-6-9
5-4
T-5-9
6-3
T-6-9
6-2
T-6-8
6-1
T-6-7
1-1
T-1 T-1
6-5
T-6 T-5
5-1
T-5 9-10
6-2
T-6 5-7
5-2
5-10 T-2
5-3
T-5-8
5-1
2-7-8
5-1
T-5 8-9
4-3
T-4-7
5-1
5-10 9-10
1-1
10-11 10-11
5-1
T-5-6
6-6
T-6 T-6
5-2
va
1-1
T-1 T-1
5-1
T-5-6
5-3
T-5-8
3-1
6-9-10
2-1
8-10 T-1
3-2
T-3-5
5-4
1-6-10
3-2
5-8-10
5-4
T-5-9
6-2
T-6-8
5-1
T-5 9-10
5-1
T-5 8-9
2-2
T-2 T-2
4-1
5-9 T-1
5-3
T-5 T-3
6-1
T-6 T-1
5-4
2-7 3-7
5-1
1-6 T-1
6-5
T-6 1-6
5-1
1-6 T-1
2-1
T-2 T-1
4-3
6-10 T-3
4-1
7-11 10-11
5-3
T-5 T-3
6-6
va
3-3
T-3 T-3
4-3
T-4-7
5-4
T-5-9
5-4
T-5-9
2-1
T-2 9-10
5-1
T-5 9-10
6-5
2-8 3-8
4-1
7-11 10-11
6-4
T-6-10
5-3
T-5 T-3
5-3
T-5 T-3
2-2
5-7 5-7
6-1
T-6 5-6
5-2
T-5 3-5
5-4
T-5-9
6-6
T-6 T-6
5-4
T-5-9
6-5
T-6 6-11
4-4
3-7 3-7
3-3
5-8 5-8
6-3
T-6 6-9
3-2
T-3-5
4-3
T-4-7
3-3
T-3 T-3
5-3
va
3-2
T-3-5
5-3
T-5-8
3-2
T-3-5
5-1
T-5 8-9
5-4
T-5 5-9
6-1
T-6 5-6
2-2
5-7-9
5-3
T-5 6-9
5-2
T-5 T-2
5-4
5-10 6-10
4-1
2-6 5-6
2-1
T-2-3
6-5
T-6 T-5
6-2
3-9 T-2
5-5
5-10 5-10
6-4
T-6 2-6
6-1
T-6 6-7
5-2
6-11 9-11
6-3
T-6 7-10
6-1
T-6 T-1
2-1
9-11 10-11
6-5
T-6 6-11
4-4
T-4 T-4
5-4
T-5 1-5
4-1
4-8-9
3-1
T-3-4
2-2
6-8 6-8
4-1
T-4 T-1
2-2
T-2-4
4-1
1-5 5-6
4-1
T-4 4-5
6-3
T-6 6-9
6-6
T-6 5-11
3-2
5-8 6-8
5-3
6-11 T-3
6-4
5-11 4-8
5-4
11-r7-r3
6-1
4-10 10-11
5-1
11-r7 r3-r2
6-6
10-r7-r1
2-2
va
6-1
T-6-7
5-2
T-5-7
3-1
7-10 T-1
6-1
T-6-7
5-4
1-6-10
4-2
T-4-6
6-6
T-6 T-6
1-1
T-1 T-1
4-3
T-4-7
6-3
T-6 T-3
4-2
T-4 7-9
3-1
T-3 T-1
4-2
T-4 T-2
6-5
1-7 T-5
3-1
T-3 2-3
5-1
3-8 7-8
6-5
4-10 4-9
6-3
T-6 T-3
4-2
T-4-6
3-2
T-3 3-5
2-2
T-2 T-2
6-2
T-6 6-8
5-1
6-11 10-11
4-1
5-9 8-9
6-1
T-6 6-7
4-1
1-5 T-1
3-2
va
1-1
T-1 T-1
6-2
T-6-8
6-4
T-6-10
3-1
T-3 8-9
3-2
T-3-5
5-2
T-5 3-5
1-1
5-6-7
5-1
5-10 9-10
3-1
7-10 T-1
5-1
T-5 T-1
5-3
1-6-9
6-6
T-6 T-6
5-4
T-5-9
5-1
T-5 T-1
6-4
T-6-10
4-2
5-9 T-2
6-1
1-7 T-1
5-1
2-7 9-10
5-2
7-11 10-11
3-1
5-8 7-8
6-4
T-6-10
4-4
T-4 T-4
2-1
T-2 10-11
2-1
6-8 5-6
5-4
1-6 2-6
4-1
T-4 8-9
4-2
1-5-7
5-5
T-5 4-9
2-1
7-9 9-10
4-3
1-5 1-4
4-4
T-4 T-4
4-1
4-8 8-9
6-6
va
4-4
T-4 T-4
3-1
T-3-4
5-3
T-5-8
6-5
4-10 T-5
3-2
T-3 8-10
6-1
5-11 10-11
4-3
3-7-10
4-4
T-4 T-4
5-3
T-5-8
5-3
T-5-8
6-3
T-6-9
5-5
4-9 4-9
4-3
4-8 4-7
5-5
va
5-1
T-5-6
4-1
T-4-5
6-4
T-6 T-4
6-4
T-6-10
6-4
T-6 T-4
5-1
5-10 T-1
2-1
6-8-9
6-1
T-6 T-1
5-2
4-9 4-6
4-4
T-4 T-4
5-3
T-5 6-9
2-1
4-6 4-5
5-4
T-5 T-4
4-2
1-5 1-3
4-1
T-4 9-10
6-1
3-9-10
3-2
5-8-10
3-3
5-8 5-8
6-5
T-6 T-5
4-2
8-11 10-11
6-2
T-6 6-8
6-3
T-6 8-11
3-3
5-8 6-9
3-2
6-9-11
5-2
T-5 T-2
6-4
T-6 6-10
4-2
2-6 6-8
6-5
11-r7-r1
5-3
6-11 8-11
5-1
T-5 10-11
5-1
T-5 5-6
4-1
T-4-5
6-4
9-r8-r4
6-3
T-6 6-9
4-1
5-9 r4-r3
6-3
T-6 6-9
5-4
5-10 4-8
3-2
T-2-5
5-2
4-9 r3-r1
6-4
5-11 T-4
2-1
9-11 r1-rT
5-3
11-r7-r4
1-1
9-10 10-11
5-2
11-r7 r4-r2
2-2
9-11 9-11
4-3
4-8 5-8
3-3
6-9 6-9
5-4
r7-r2 5-9
3-1
8-11 10-11
6-2
11-r6-r4
4-4
passe
4-2
r4-rT r2-rT
5-4
11-r7-r3
6-2
11-r6 9-11
5-4
11-r7-r3
6-2
r6-rT r2-rT
3-2
r3-rT r3-r1
6-5
11-r6 11-r7
6-1
11-r11-r5
4-2
r7-r3-r1
5-1
r5-rT r1-rT
3-2
r6-r3-r1
4-2
10-r11-r7
3-1
va
5-3
T-5-8
6-1
T-6-7
6-6
T-6 T-6
5-1
T-5 7-8
4-2
6-10 8-10
6-2
T-6-8
6-5
T-6 T-5
6-3
5-11 8-11
6-5
T-6 T-5
5-1
T-5 8-9
3-2
5-8 6-8
4-3
5-9 T-3
2-1
6-8 5-6
6-1
3-9 9-10
2-1
8-10 T-1
5-3
T-5-8
5-1
T-5 T-1
5-1
T-5 10-11
5-4
va
6-2
T-6-8
2-1
T-2-3
3-3
T-3 T-3
6-5
3-9 T-5
5-3
3-8 T-3
5-1
5-10 9-10
5-2
T-5-7
5-3
T-5-8
2-2
3-5-7
3-1
8-11 10-11
3-1
T-3 T-1
4-3
T-4-7
3-1
T-3 T-1
6-1
T-6-7
6-1
3-9-10
3-2
7-10 7-9
5-1
1-6 T-1
4-3
T-4-7
6-1
T-6 T-1
6-2
va
3-1
T-3-4
6-1
T-6-7
5-1
T-5 4-5
5-5
T-5 T-5
5-4
T-5 5-9
4-3
T-4-7
6-6
T-6 T-6
6-2
T-6-8
4-1
5-9 5-6
5-5
5-10 5-10
5-2
6-11 9-11
5-2
T-5 8-10
5-4
T-5-9
3-1
5-8-9
4-3
T-4-7
5-3
10-r8-r5
2-1
7-9 9-10
1-1
T-1 T-1
6-3
va
5-1
T-5-6
3-1
T-3-4
5-5
T-5 T-5
3-1
T-3-4
5-3
T-5 6-9
3-1
T-3-4
6-5
T-6 5-10
4-3
4-8 T-3
4-3
6-10 T-3
4-1
4-8 3-4
2-1
T-2-3
4-3
T-4 4-7
4-3
5-9 5-8
6-1
T-6-7
5-2
3-8 3-5
4-1
T-4 4-5
2-1
5-7-8
6-3
5-11 8-11
6-1
T-6 8-9
5-2
T-5 8-10
1-1
T-1 T-1
4-2
4-8-10
3-3
T-3-6
6-4
5-11 T-4
5-1
T-5 9-10
2-1
T-2-3
6-6
va
6-2
T-6-8
3-1
T-3-4
6-2
T-6-8
2-1
4-6-7
2-1
T-2-3
6-4
T-6-10
4-3
T-4 T-3
5-4
T-5-9
2-1
4-6-7
3-1
7-10 9-10
6-3
T-6 3-6
4-3
T-4-7
4-3
3-7 T-3
3-2
7-10 T-2
6-5
3-9 T-5
3-1
T-3 2-3
5-5
T-5 T-5
5-3
3-8 T-3
2-2
5-7 7-9
4-2
8-11 10-11
5-3
T-5 5-8
6-1
T-6 10-11
6-4
8-r9-r5
4-2
T-4-6
6-1
T-6 r5-r4
2-1
va
5-1
T-5-6
5-1
T-5-6
6-1
T-6 T-1
3-3
T-3-6
4-4
T-4 T-4
4-2
T-4-6
3-2
T-3 1-3
6-3
T-6 6-9
3-2
T-3 3-5
6-2
T-6 6-8
6-5
4-10 5-10
6-6
9-r8-r2
4-3
3-7 4-7
3-2
T-3 6-8
6-2
3-9 7-9
5-1
3-8 r2-r1
5-2
T-5-7
6-1
T-6 8-9
2-2
va
2-2
T-2 T-2
5-2
T-5-7
6-3
T-6-9
3-2
7-10 T-2
5-2
2-7-9
5-5
T-5-10
5-2
T-5 T-2
6-6
T-6 T-6
5-1
T-5 T-1
6-5
2-8 T-5
6-3
2-8 5-8
6-4
6-11 8-11
3-2
2-5 1-3
5-3
T-5 6-9
3-2
T-3 T-2
4-3
5-9 5-8
4-2
3-7 5-7
6-2
T-6-8
4-1
2-6 5-6
5-5
T-5 T-5
5-3
T-5 T-3
3-2
T-3-5
2-1
""",
    "toc": """\
Game: toc

5-3
5-1
T-5-6
6-2
T-6-8
5-3
""",
    "tick-tack": """\
Game: tick-tack

3-2
4-2
T-4-6
5-4
""",
    "todas-tablas": """\
Game: todas-tablas

3-2
13/8
6-4
8/2 6/2
6-2
13/7 8/6
6-6
24/18*(2)
3-1
bar/24 13/10
6-5
13/2
6-1
10/3
4-4
13/9(2)
4-2
8/4 6/4
2-1
6/3
5-3
6/3 6/1
6-4
13/3
4-1
13/12*/8
5-1
bar/24* 8/3
6-5
bar/14
6-3
18/12*/9
5-2
bar/20 3/1*
2-2
bar/23 8/6
5-2
14/7*
4-1
bar/24* 9/5*
5-3
bar/20*
6-4
6-2
3-1
bar/22* 6/5*
5-2
bar/20*
5-5
bar/20 23/18*
6-2
6-2
24/18 22/20
6-2
3-1
6/5*/2
4-2
bar/21
5-1
9/4*/3
6-4
bar/21
1-1
6/4*
5-3
bar/20
6-3
9/3 6/3
5-5
bar/20(2)
4-3
20/13
2-1
bar/24 8/6
6-1
20/13
2-1
20/19 6/4
5-5
13/8(2)
4-2
6/2 4/2
2-2
8/6*(2)
5-2
bar/18
6-5
18/7*
5-2
bar/18*
3-2
bar/22 4/2
5-3
18/15 8/3*
5-2
bar/18
3-1
""",
    "piquet": """\
Game: piquet

AH
7D
reparte
a dos
JH
8H
AD
9S
7D
JD
TH
7C
AC
7H
9D
QD
QS
9H
KC
9C
7S
QC
QH
TS
TD
8S
KS
8C
descarta 8S 7S JD TD 7D
8D
KH
TC
AH
KD
descarta TS 9S 9D
JC
JS
AS
punto 6
buena
declara AH KH JH 9H 8H 7H
secuencia 3
cuanto
declara 9H 8H 7H
igual
AH
TH
KH
QH
JH
7C
9H
8C
8H
9C
AC
JC
7H
JS
TC
KC
AS
QS
AD
8D
KS
QC
QD
KD
JC
8D
KD
JD
QS
JS
QC
9C
KH
7D
KC
AH
8C
QD
AC
9D
TS
TH
9H
AS
TC
AD
8H
7C
descarta KH TH JC TC 8C
8S
7S
KS
TD
JH
descarta 9H 8H JD
QH
9S
7H
punto 6
buena
declara KS QS JS TS 8S 7S
secuencia 4
buena
declara KS QS JS TS
calla
AD
suma AS AH AC
9D
KS
AS
AC
7D
KC
7S
AH
JH
QC
8D
KD
TD
7C
8S
9S
TS
QS
7H
JS
9C
QD
QH
7D
JS
8D
9C
TH
7S
KH
7C
8H
JC
KS
9D
7H
TC
KD
AC
JH
AH
AS
8C
QD
JD
QS
TD
descarta 7S 7H QD 7D TC
AD
9S
QC
TS
KC
descarta 9C 8C 7C
9H
8S
QH
punto 4
cuanto
declara AH JH TH 8H
igual
secuencia 3
cuanto
declara KC QC JC
no
declara JS JH JD JC
buena
AH
suma AS KS QS
suma TD 9D 8D
basta
9H
AD
8D
KC
AC
AS
9S
KS
TS
KH
8H
KD
JD
QS
JS
8S
TH
QH
JH
9D
JC
TD
QC
QH
JC
TD
KC
TH
JH
9H
KS
KD
8C
JD
7S
8S
TS
9S
AS
9D
TC
QD
KH
AD
9C
8D
7H
""",
    "piquet-au-cent": """\
Game: piquet-au-cent

7C
AS
JD
JC
JS
KS
AD
TD
KC
8S
7D
TS
AC
7S
QD
9C
QC
QH
JH
7H
AS
TC
8H
9H
QS
AH
descarta TS 9H 8H 7H 9C
9D
KH
7C
KD
8C
descarta 8S 7S TC
TH
8D
9S
declara AD KD QD JD TD 9D 7D
buena
declara AD KD QD JD TD 9D
buena
declara JH JD JC
no
AD
suma AS AH AC
suma QS QH QC
8D
KD
9S
QD
TH
JD
JS
TD
QH
9D
QS
7D
QC
7C
KC
AS
8C
KS
JH
AH
KH
AC
JC
AC
QC
JS
9D
9C
TS
8S
QH
JD
QS
TD
KC
TH
7C
KD
8H
AD
9S
JH
KH
7H
AH
QD
8D
descarta TS 9S TH 7H JD
TC
AS
JC
7D
7S
descarta JS 8S 8H
KS
9H
8C
declara AC QC JC TC 9C 7C
buena
declara QC JC TC 9C
buena
declara AS AH AD AC
buena
AC
8C
AS
KS
QS
8D
AD
9D
AH
9H
QC
KC
KH
7C
KD
7D
QH
7S
QD
9C
JH
TC
TD
JC
AS
AC
TD
TH
TS
7S
JS
9C
9D
8C
QD
8H
JH
QH
QS
KC
9S
8S
7D
KS
9H
JD
JC
7H
descarta JH 9H JD 9D 8C
7C
KD
KH
QC
8D
descarta TH 8H 7H
AD
TC
AH
declara AS TS 9S 8S 7S
buena
declara TS 9S 8S 7S
buena
AS
basta
JS
AC
9C
7S
QS
AD
8D
KC
7C
KS
8S
AH
QH
7D
KD
TS
TD
9S
TC
KH
JC
QC
QD
QC
8D
KC
JC
8S
AS
JS
KH
7C
TD
AC
KD
AD
9C
7H
JD
7D
9H
8H
9D
AH
TS
QD
JH
""",
}
