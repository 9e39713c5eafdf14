"""Puzzles of the games of tables: ``python -m tests.bench.puzzles tablas``.

Made by the command, not written by hand: id, state, the throw if one is asked of, the answer, how
hard it is.
"""

from __future__ import annotations

# Made by the command.
ROWS: tuple[tuple[str, ...], ...] = (
    (
        "trictrac.throw.1",
        (
            "jet B - / T:3 1:2 4 6:2 9:3 10:3 r4 / T:2 1:2 2:2 6 7:2 8:2 9:2 10:2 / 5,8,1 "
            "7,8,2 / lances=12,12 coin=0,0 pavillon=x premier=- du=0"
        ),
        "4-1",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.2",
        (
            "jet A - / T:8 1:2 9:3 11:2 / T:9 6 7:2 10:2 r3 / 5,4,2 8,4,1 / lances=7,8 "
            "coin=5,0 pavillon=x premier=- du=0"
        ),
        "6-2",
        "8 0",
        "middling",
    ),
    (
        "trictrac.throw.3",
        (
            "jet A - / T:3 3:2 4 5:2 6:2 9:3 11:2 / T:3 3 4:2 6:2 8:2 10:2 11:3 / 0,4,1 2,0,0"
            " / lances=12,13 coin=12,10 pavillon=- premier=- du=0"
        ),
        "6-5",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.4",
        (
            "jet A - / T:9 7 10:2 11:3 / T:5 4 5:2 6:2 7:2 8 9:2 / 8,6,1 5,4,1 / lances=9,9 "
            "coin=6,0 pavillon=x premier=- du=0"
        ),
        "5-3",
        "4 4",
        "middling",
    ),
    (
        "trictrac.throw.5",
        (
            "jet A - / T:11 6:2 10:2 / T:12 7 8 10 / 5,2,1 3,0,0 / lances=4,4 coin=0,0 "
            "pavillon=x premier=- du=0"
        ),
        "5-1",
        "4 0",
        "middling",
    ),
    (
        "trictrac.throw.6",
        (
            "jet A - / T:10 3 7:2 10:2 / T:9 3:2 6 7:2 r4 / 0,2,1 0,4,2 / lances=6,7 coin=0,0"
            " pavillon=- premier=- du=0"
        ),
        "6-1",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.7",
        (
            "jet B - / T:10 1:2 4:2 10 / T:13 10:2 / 9,0,0 9,2,1 / lances=4,4 coin=0,0 "
            "pavillon=x premier=- du=0"
        ),
        "3-1",
        "2 0",
        "easy",
    ),
    (
        "trictrac.throw.8",
        (
            "jet A - / T:8 6:2 8 9:3 10 / T:10 5:2 11:2 r4 / 10,10,1 7,4,1 / lances=7,7 "
            "coin=0,4 pavillon=x premier=- du=0"
        ),
        "4-1",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.9",
        (
            "jet B - / T:3 1:2 4:2 5:2 8 9:3 10:2 / T:6 5 6:2 8:2 10:2 11:2 / 1,0,0 1,0,0 / "
            "lances=11,10 coin=0,8 pavillon=B premier=- du=0"
        ),
        "4-2",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.10",
        (
            "jet B - / T 2 5 6:2 7:2 8 9:2 10:3 11:2 / 3:2 4 6:2 7:3 8:2 10:2 11:3 / 2,4,1 "
            "7,8,1 / lances=18,18 coin=15,15 pavillon=B premier=- du=0"
        ),
        "6-4",
        "6 4",
        "hard",
    ),
    (
        "trictrac.throw.11",
        (
            "jet B - / T:3 1:2 2:2 5 6:3 7:2 9:2 / T:5 3 4:2 5:2 7:2 9:3 / 9,0,0 3,2,1 / "
            "lances=10,10 coin=0,0 pavillon=x premier=- du=0"
        ),
        "5-4",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.12",
        (
            "jet A - / T:6 2 4:2 9:2 10:2 11:2 / T:7 3:2 7:2 8:2 9 10 / 10,4,1 7,4,1 / "
            "lances=9,9 coin=4,0 pavillon=x premier=- du=0"
        ),
        "3-1",
        "8 0",
        "middling",
    ),
    (
        "trictrac.throw.13",
        (
            "jet A - / T:4 5:2 6:3 8:2 9:2 10:2 / T:6 1:2 6:2 8:2 9 10:2 / 1,6,1 0,4,1 / "
            "lances=10,10 coin=0,0 pavillon=- premier=- du=0"
        ),
        "3-1",
        "2 0",
        "easy",
    ),
    (
        "trictrac.throw.14",
        (
            "jet B - / T:4 1:2 2 3 5 6:2 7:2 9:2 / T:6 2:3 6:2 9:2 11:2 / 7,4,2 10,2,1 / "
            "lances=9,9 coin=0,4 pavillon=x premier=- du=0"
        ),
        "6-3",
        "8 4",
        "hard",
    ),
    (
        "trictrac.throw.15",
        (
            "jet A - / T:10 7:2 8:2 9 / T:10 3 9 10 11:2 / 6,6,1 5,6,1 / lances=6,7 coin=0,6 "
            "pavillon=x premier=- du=0"
        ),
        "6-6",
        "14 0",
        "hard",
    ),
    (
        "trictrac.throw.16",
        (
            "jet A - / 3 6:2 8:3 9:2 10:3 11:2 r5:2 / 6:2 7:2 9:2 10:2 11:5 r5 r1 / 6,8,2 "
            "9,4,1 / lances=21,22 coin=14,5 pavillon=x premier=- du=0"
        ),
        "6-2",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.17",
        (
            "jet B - / T:4 2:2 3:2 6:2 8:2 9 10:2 / T:5 1 4:2 6:2 10:2 11:3 / 4,2,1 1,4,1 / "
            "lances=11,10 coin=0,5 pavillon=A premier=- du=0"
        ),
        "2-1",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.18",
        (
            "jet A - / T:5 2:2 5:2 6:3 9:2 r2 / T:6 5:2 6:2 7 9:2 10:2 / 3,4,1 0,6,1 / "
            "lances=9,9 coin=0,0 pavillon=- premier=- du=0"
        ),
        "6-1",
        "2 0",
        "easy",
    ),
    (
        "trictrac.throw.19",
        (
            "jet B - / T:11 2 5:2 10 / T:12 2 9 10 / 7,0,0 9,0,0 / lances=4,4 coin=0,0 "
            "pavillon=x premier=- du=0"
        ),
        "6-5",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.20",
        (
            "jet B - / 1:2 3:2 4 6:2 7:2 8:2 10:2 11:2 / T 1:2 2:2 6:2 8 9:2 10:2 11:3 / "
            "2,6,1 1,6,1 / lances=16,16 coin=13,5 pavillon=B premier=- du=0"
        ),
        "5-4",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.21",
        (
            "jet A - / 6:2 7 8:2 9:3 10:3 11:4 / T 6:2 7:3 8:2 9:2 10:2 11:2 rT / 9,0,0 6,4,1"
            " / lances=19,19 coin=11,13 pavillon=x premier=- du=0"
        ),
        "6-6",
        "0 10",
        "middling",
    ),
    (
        "trictrac.throw.22",
        (
            "jet A - / T:6 2 6:2 7 8:2 9:3 / T:9 5:2 11:3 r1 / 6,8,1 3,10,1 / lances=9,9 "
            "coin=0,5 pavillon=x premier=- du=0"
        ),
        "5-1",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.23",
        (
            "jet B - / T:9 4 5:2 7:2 8 / T:10 5 6:2 11:2 / 11,0,0 6,4,1 / lances=5,4 coin=0,4"
            " pavillon=x premier=- du=0"
        ),
        "4-4",
        "10 0",
        "middling",
    ),
    (
        "trictrac.throw.24",
        (
            "jet B - / T:10 2:2 7 10:2 / T:11 8:2 9 10 / 7,6,1 3,0,0 / lances=4,4 coin=0,0 "
            "pavillon=x premier=- du=0"
        ),
        "6-1",
        "4 0",
        "easy",
    ),
    (
        "trictrac.throw.25",
        (
            "jet A - / 4:2 7 8:2 9:2 10:2 11:6 / 2:2 3 4 7:2 8:2 9:2 10:2 11:3 / 0,10,1 "
            "6,10,2 / lances=17,18 coin=7,15 pavillon=- premier=- du=0"
        ),
        "5-4",
        "0 8",
        "middling",
    ),
    (
        "trictrac.throw.26",
        (
            "jet A - / T:6 5:2 6:2 7:3 8:2 / T:9 6:2 8 9:2 10 / 9,4,1 3,0,0 / lances=8,8 "
            "coin=0,0 pavillon=x premier=- du=0"
        ),
        "5-3",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.27",
        (
            "jet A - / T:10 3:2 6:2 10 / T:7 1:2 3 5:2 8:2 10 / 2,0,0 9,4,1 / lances=5,6 "
            "coin=0,0 pavillon=x premier=- du=0"
        ),
        "6-4",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.28",
        (
            "jet A - / T:8 4 8:2 9:2 11:2 / T:5 2 6:2 7:2 8:2 9:2 10 / 6,6,2 8,8,1 / "
            "lances=8,9 coin=5,0 pavillon=x premier=- du=0"
        ),
        "2-1",
        "2 0",
        "easy",
    ),
    (
        "trictrac.throw.29",
        (
            "jet B - / T:7 2:2 8:2 9 10 11:2 / T:6 1:2 3:2 6 9:2 10:2 / 4,6,1 3,8,1 / "
            "lances=8,8 coin=6,0 pavillon=x premier=- du=0"
        ),
        "5-3",
        "6 0",
        "middling",
    ),
    (
        "trictrac.throw.30",
        (
            "jet B - / T:5 4 6:2 7:2 10:2 11:2 r1 / T:8 6:2 9:2 10:3 / 8,10,1 3,8,1 / "
            "lances=11,10 coin=7,0 pavillon=x premier=- du=0"
        ),
        "6-1",
        "4 0",
        "easy",
    ),
    (
        "backgammon.bear-off.1",
        "juega A 4-4 A 6 5:2 4:2 3 1 off:8 B 3:2 2:2 off:11",
        "",
        "6/2 5/1 4/off(2)",
        "middling",
    ),
    (
        "backgammon.bear-off.2",
        "juega A 3-1 A 5 4:2 3:2 2 off:9 B 3:2 2:2 off:11",
        "",
        "3/off 2/1",
        "middling",
    ),
    (
        "backgammon.bear-off.3",
        "juega A 5-1 A 6 5:4 4 3:3 off:6 B 3:2 2:2 off:11",
        "",
        "5/off 3/2",
        "middling",
    ),
    (
        "backgammon.bear-off.4",
        "juega A 5-4 A 6:2 5 4 2:3 off:8 B 3:2 2:2 off:11",
        "",
        "5/off 4/off",
        "easy",
    ),
    (
        "backgammon.bear-off.5",
        "juega A 6-1 A 6 5 4:2 1:3 off:8 B 3:2 2:2 off:11",
        "",
        "6/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.6",
        "juega A 5-2 A 5 4:2 2 off:11 B 3:2 2:2 off:11",
        "",
        "5/off 2/off",
        "easy",
    ),
    (
        "backgammon.bear-off.7",
        "juega A 4-1 A 6:2 5 3 2:2 1:3 off:6 B 3:2 2:2 off:11",
        "",
        "6/2 1/off",
        "middling",
    ),
    (
        "backgammon.bear-off.8",
        "juega A 5-3 A 6:3 5 4:2 3 2:2 off:6 B 3:2 2:2 off:11",
        "",
        "5/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.9",
        "juega A 3-1 A 6:2 4 3:2 2 1:2 off:7 B 3:2 2:2 off:11",
        "",
        "3/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.10",
        "juega A 2-2 A 5 4:2 3:2 2:3 off:7 B 3:2 2:2 off:11",
        "",
        "3/1 2/off(3)",
        "middling",
    ),
    (
        "backgammon.bear-off.11",
        "juega A 2-1 A 5:2 4:4 3 1 off:7 B 3:2 2:2 off:11",
        "",
        "4/2 1/off",
        "middling",
    ),
    (
        "backgammon.bear-off.12",
        "juega A 5-3 A 6 5 3 2:2 1 off:9 B 3:2 2:2 off:11",
        "",
        "5/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.13",
        "juega A 5-1 A 6:4 5 3 1 off:8 B 3:2 2:2 off:11",
        "",
        "5/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.14",
        "juega A 2-1 A 6:2 5:2 4 3 2 1:2 off:6 B 3:2 2:2 off:11",
        "",
        "2/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.15",
        "juega A 6-1 A 6 5 4:2 3:2 2:2 off:7 B 3:2 2:2 off:11",
        "",
        "6/off 2/1",
        "middling",
    ),
    (
        "backgammon.bear-off.16",
        "juega A 5-2 A 5:2 4 3:2 1:3 off:7 B 3:2 2:2 off:11",
        "",
        "5/off 4/2",
        "middling",
    ),
    (
        "backgammon.bear-off.17",
        "juega A 3-1 A 6 5 4 2 1:2 off:9 B 3:2 2:2 off:11",
        "",
        "6/3 1/off",
        "middling",
    ),
    (
        "backgammon.bear-off.18",
        "juega A 5-3 A 6:2 5:2 3 1:2 off:8 B 3:2 2:2 off:11",
        "",
        "5/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.19",
        "juega A 3-1 A 5 4:4 3:2 1:2 off:6 B 3:2 2:2 off:11",
        "",
        "3/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.20",
        "juega A 6-3 A 5 4 3:3 2:2 1:2 off:6 B 3:2 2:2 off:11",
        "",
        "5/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.21",
        "juega A 6-2 A 5 4:2 3 2:2 1:2 off:7 B 3:2 2:2 off:11",
        "",
        "5/off 2/off",
        "easy",
    ),
    (
        "backgammon.bear-off.22",
        "juega A 6-3 A 6:2 5 3 2:2 off:9 B 3:2 2:2 off:11",
        "",
        "6/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.23",
        "juega A 3-2 A 6:2 5 4:2 3 1:2 off:7 B 3:2 2:2 off:11",
        "",
        "4/2 3/off",
        "middling",
    ),
    (
        "backgammon.bear-off.24",
        "juega A 5-1 A 6:2 5:2 3 2:2 1:2 off:6 B 3:2 2:2 off:11",
        "",
        "5/off 1/off",
        "easy",
    ),
    (
        "backgammon.bear-off.25",
        "juega A 4-1 A 5 4 3 2:2 off:10 B 3:2 2:2 off:11",
        "",
        "4/off 2/1",
        "middling",
    ),
    (
        "backgammon.bear-off.26",
        "juega A 3-2 A 6:3 5 4:2 2 off:8 B 3:2 2:2 off:11",
        "",
        "6/3 2/off",
        "middling",
    ),
    (
        "backgammon.bear-off.27",
        "juega A 2-1 A 6:2 5 2:2 off:10 B 3:2 2:2 off:11",
        "",
        "5/4 2/off",
        "middling",
    ),
    (
        "backgammon.bear-off.28",
        "juega A 6-3 A 6:2 5:4 4 3 2 off:6 B 3:2 2:2 off:11",
        "",
        "6/off 3/off",
        "easy",
    ),
    (
        "backgammon.bear-off.29",
        "juega A 5-1 A 6:2 3 2:2 off:10 B 3:2 2:2 off:11",
        "",
        "6/off",
        "easy",
    ),
    (
        "backgammon.bear-off.30",
        "juega A 6-1 A 6 3:3 2:2 1:2 off:7 B 3:2 2:2 off:11",
        "",
        "6/off 1/off",
        "easy",
    ),
)
