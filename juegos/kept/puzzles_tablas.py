"""Puzzles of the games of tables: ``python -m tests.bench.puzzles tablas``.

Made by the command, not written by hand: id, state, the throw if one is asked of or the count of
throws that the best play leaves, the answer, how hard it is, readings.
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
    (
        "seis-dos-y-as.guard.1",
        "juega A 5-5-4 A 10:2 9:2 8:3 5:2 3:4 2:2 B 12:2 7:6 4:4 1:3",
        "110",
        "10/5(2) 9/5",
        "middling",
    ),
    (
        "seis-dos-y-as.guard.2",
        "juega A 6-6-4 A 12:2 11:2 7:4 6:2 5:3 4:2 B 13 10:4 9:5 3:3 1:2",
        "59",
        "12/6(2) 11/7",
        "middling",
    ),
    (
        "seis-dos-y-as.guard.3",
        "juega B 6-5-1 A 22 8 5:3 4:5 2:3 off:2 B bar 7:2 1:11 off",
        "85",
        "bar/13",
        "easy",
    ),
    (
        "seis-dos-y-as.guard.4",
        "juega A 5-4-1 A 6:2 4:4 3 1:8 B 24 18 2:6 off:7",
        "10",
        "6/1(2)",
        "hard",
    ),
    (
        "seis-dos-y-as.guard.5",
        "juega A 5-5-3 A 13 7:10 6:2 5:2 B 4:5 3:6 2 1:2 off",
        "3",
        "13/8 7/2* 5/2",
        "hard",
    ),
    (
        "seis-dos-y-as.guard.6",
        "juega A 6-5-4 A 10:2 9:4 8:3 6:3 2:3 B 12 11:2 7:5 5 4:3 3:3",
        "162",
        "10/5* 9/5 8/2",
        "easy",
    ),
    (
        "seis-dos-y-as.guard.7",
        "juega B 5-5-3 A 11:2 7:7 5 4:3 3:2 B 10:3 9:4 8:2 6:2 2:4",
        "101",
        "10/5*(2) 9/6",
        "easy",
    ),
    (
        "seis-dos-y-as.guard.8",
        "juega B 6-3-3 A 11:4 7:2 6 3:2 2:2 1:4 B 10:2 9:5 8:4 5:2 4:2",
        "91",
        "10/4 8/5(2)",
        "hard",
    ),
    (
        "emperador.guard.1",
        "juega A 3-3-1 A 24:14 18 B 24:13 18 5",
        "25",
        "24/20* 24/21",
        "hard",
    ),
    (
        "emperador.guard.2",
        "juega B 5-4-3 A 24:14 17 B 24:15",
        "101",
        "24/21 24/20 24/19",
        "hard",
    ),
    (
        "emperador.guard.3",
        "juega A 6-5-4 A bar 24:9 18 6:2 5:2 B 24:12 18 12 2",
        "42",
        "bar/21 18/13*/7*",
        "easy",
    ),
    (
        "emperador.guard.4",
        "juega A 5-4-3 A 24:15 B 24:14 14",
        "133",
        "24/12",
        "easy",
    ),
    (
        "emperador.guard.5",
        "juega B 5-2-2 A bar 24:11 19 2:2 B 24:10 13 3:2 2:2",
        "54",
        "24/20 24/19",
        "hard",
    ),
    (
        "emperador.guard.6",
        "juega A 5-4-1 A bar:2 24:12 17 B 24:14 9",
        "6",
        "bar/21 bar/20 17/16*",
        "easy",
    ),
    (
        "emperador.guard.7",
        "juega B 6-2-1 A 24:9 18 10 2:4 B bar 24:5 6 2:8",
        "155",
        "bar/18 6/4",
        "easy",
    ),
    (
        "emperador.guard.8",
        "juega B 5-1-1 A 24:14 9 B bar 24:14",
        "107",
        "bar/18",
        "easy",
    ),
    (
        "medio-emperador.guard.1",
        "juega A 4-3 A 12:12 8 7 2 B 12:13 10 7",
        "11",
        "8/4 7/4",
        "middling",
    ),
    (
        "medio-emperador.guard.2",
        "juega B 5-3 A bar 12:5 5:2 4:2 2:5 B 12:7 6:2 5:3 2:3",
        "6",
        "12/7 5/2",
        "middling",
    ),
    (
        "medio-emperador.guard.3",
        "juega A 4-2 A 12:12 7 6 5 B bar 12:9 9 3:2 2:2",
        "15",
        "7/5 6/2",
        "hard",
    ),
    (
        "medio-emperador.guard.4",
        "juega A 2-1 A bar 12:8 7 6 4:2 3:2 B bar 12:13 8",
        "2",
        "bar/11 7/6",
        "middling",
    ),
    (
        "medio-emperador.guard.5",
        "juega B 6-4 A 12:13 6 2 B bar 12:14",
        "12",
        "bar/3",
        "hard",
    ),
    (
        "medio-emperador.guard.6",
        "juega A 4-4 A bar 12:9 6:3 3:2 B bar 12:12 9 8",
        "8",
        "bar/9 12/8",
        "middling",
    ),
    (
        "medio-emperador.guard.7",
        "juega B 5-4 A 12:10 6:4 5 B bar 12:11 9 6:2",
        "23",
        "bar/8*/4",
        "hard",
    ),
    (
        "medio-emperador.guard.8",
        "juega B 5-3 A 12:9 6:5 5 B bar 12:12 6:2",
        "14",
        "bar/5",
        "hard",
    ),
    (
        "todas-tablas.guard.1",
        "juega B 6-3 A 24:2 13:4 8:2 6:3 5:2 2:2 B 24:2 13:2 8:5 6:6",
        "16",
        "13/10 8/2",
        "hard",
    ),
    (
        "todas-tablas.guard.2",
        "juega B 3-1 A 23 18 13:4 8:2 6:6 2 B bar 24:2 13:3 8:4 6:5",
        "11",
        "bar/24 6/3",
        "hard",
    ),
    (
        "todas-tablas.guard.3",
        "juega B 6-1 A 24:2 10:3 8:2 3:5 2:3 B 24:2 16 8:2 7:2 6:4 4:2 3:2",
        "1",
        "16/9",
        "easy",
    ),
    (
        "todas-tablas.guard.4",
        "juega A 6-1 A 17:2 15 13 11:3 4:4 2:4 B 20:2 18 13:2 11:2 6:2 2:2 1:4",
        "19",
        "13/7*/6",
        "easy",
    ),
    (
        "todas-tablas.guard.5",
        "juega B 5-3 A 22:2 20:2 18:2 6:3 4:3 2:3 B bar 13:2 8:3 6:5 4:2 2:2",
        "4",
        "bar/17",
        "easy",
    ),
    (
        "todas-tablas.guard.6",
        "juega A 5-4 A bar 24:2 13:2 11:2 6:5 5 2:2 B 22:2 13:3 9 8:4 6:4 2",
        "22",
        "bar/16*",
        "easy",
    ),
    (
        "todas-tablas.guard.7",
        "juega B 4-2 A 24 18 13:2 11:2 8:4 6:5 B bar 24:2 13:3 8:3 6:4 4:2",
        "26",
        "bar/23 8/4",
        "easy",
    ),
    (
        "todas-tablas.guard.8",
        "juega B 3-1 A 24:2 18:2 7:2 6:3 4:2 2:2 1:2 B bar 22:2 13 10 6:2 5:3 3:2 2:3",
        "24",
        "bar/22 13/12",
        "easy",
    ),
    (
        "romanos-reencontrat.guard.1",
        "juega A 4-1-1 A 24:13 23 2 B 24:13 22 5",
        "104",
        "23/17*",
        "easy",
    ),
    (
        "romanos-reencontrat.guard.2",
        "juega B 6-5-3 A 10 4:3 3:2 1:7 off:2 B bar 17 14 2:4 1:8",
        "76",
        "bar/22* 14/3",
        "hard",
    ),
    (
        "romanos-reencontrat.guard.3",
        "juega B 6-6-2 A 24:7 22 15 7 1:5 B bar:2 24:6 20 17 2:5",
        "121",
        "bar/23 bar/19* 20/14",
        "easy",
    ),
    (
        "romanos-reencontrat.guard.4",
        "juega A 6-6-1 A bar 24:11 10:3 B 24:14 2",
        "3",
        "bar/19 24/17",
        "middling",
    ),
    (
        "romanos-reencontrat.guard.5",
        "juega A 6-4-3 A bar:2 24:9 20 18 16 11 B 24:5 3:3 2:3 1:4",
        "104",
        "bar/21 bar/19 20/17",
        "middling",
    ),
    (
        "romanos-reencontrat.guard.6",
        "juega B 4-2-2 A 24:14 11 B 24:14 9",
        "57",
        "9/1",
        "easy",
    ),
    (
        "romanos-reencontrat.guard.7",
        "juega A 4-2-2 A 24:12 19 7:2 B 24:6 5:2 4:3 3:4",
        "3",
        "7/3(2)",
        "easy",
    ),
    (
        "romanos-reencontrat.guard.8",
        "juega A 2-2-1 A bar 24:5 22 4:3 2:2 1:3 B 24:12 22 17 11",
        "67",
        "bar/23*/20",
        "easy",
    ),
    (
        "quinze-tablas.shut.1",
        "juega B 6-4-2 A 17:2 14 8 2:4 1:7 B bar 4:2 3:2 2:2 1:8",
        "152",
        "bar/17*/13",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.2",
        "juega A 6-5-3 A 9:2 7 3:2 2:6 1:4 B bar 13:2 5:2 4:3 2:3 1:4",
        "152",
        "9/4 9/3 7/4",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.3",
        "juega B 6-5-2 A 20:2 19:4 15:2 10:2 9:2 8:2 7 B bar 4:2 3:3 2:2 1:7",
        "152",
        "bar/18*/12",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.4",
        "juega A 6-3-3 A bar 22 6:2 4:2 3:2 2:2 1:5 B 12 4:3 1:2 off:9",
        "91",
        "bar/13*",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.5",
        "juega B 6-4-1 A bar:2 17:3 16:3 15:2 7:2 1:3 B 6:2 5:2 4:4 3:2 2:2 1 off:2",
        "91",
        "6/1 6/off",
        "middling",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.6",
        "juega A 4-2-2 A 15 4:4 3:2 2:4 1:4 B bar:2 20 16:2 13 12:3 3:2 2:2 1:2",
        "152",
        "15/11 4/2(2)",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.7",
        "juega B 4-3-2 A 19:2 15:2 14:2 13:2 9 8 4:2 3:3 B bar 8:2 7:2 4:2 3:2 2:2 1:4",
        "152",
        "bar/16*",
        "easy",
        "juego=carrera",
    ),
    (
        "quinze-tablas.shut.8",
        "juega B 4-3-2 A 14 8 6 3:3 2:4 1:5 B bar 6:2 5:2 3:2 2:4 1:4",
        "91",
        "bar/19*/16",
        "easy",
        "juego=carrera",
    ),
    (
        "fallas.shut.1",
        "juega A 4-4-3 A bar 21:2 6:7 3:3 1:2 B 23 16 6:13",
        "152",
        "bar/22 6/2*(2)",
        "easy",
    ),
    (
        "fallas.shut.2",
        "juega B 3-3-1 A 16:2 13:2 6:10 4 B 22:3 6:7 2:3 1:2",
        "152",
        "22/21* 6/3(2)",
        "easy",
    ),
    (
        "fallas.shut.3",
        "juega A 6-5-2 A bar 16 6:7 4:2 2:2 1:2 B 20 17 6:11 2:2",
        "152",
        "bar/20 16/8*",
        "easy",
    ),
    (
        "fallas.shut.4",
        "juega A 5-2-2 A 14 6:9 3:2 2:3 B 24 8 6:9 5:2 3:2",
        "152",
        "6/4(2) 6/1*",
        "easy",
    ),
    (
        "fallas.shut.5",
        "juega A 6-4-2 A bar 17:2 6:6 3:3 2:2 1 B 20 10 6:11 1:2",
        "152",
        "bar/15* 3/1",
        "easy",
    ),
    (
        "fallas.shut.6",
        "juega B 2-2-2 A 21 15 10 6:3 5:2 4:3 1:4 B bar 6:5 5:2 3:4 2:3",
        "91",
        "bar/23 6/4*(2)",
        "easy",
    ),
    (
        "fallas.shut.7",
        "juega A 4-4-4 A 16:2 12 6:7 4:3 3:2 B 17 11:2 6:7 5:2 1:3",
        "152",
        "12/8* 6/2(2)",
        "easy",
    ),
    (
        "fallas.shut.8",
        "juega A 4-3-3 A bar 6:7 5:3 1:4 B 6:9 4:2 3 2 off:2",
        "152",
        "bar/22* 6/2 5/2",
        "easy",
    ),
    (
        "emperador.shut.1",
        "juega A 4-1-1 A 23 4:2 3:2 2:10 B bar:3 24:11 19",
        "91",
        "23/17",
        "easy",
    ),
    (
        "emperador.shut.2",
        "juega A 6-4-3 A 6:2 4:2 3:3 2:8 B bar:3 24:12",
        "152",
        "6/2 6/off 3/off",
        "middling",
    ),
    (
        "emperador.shut.3",
        "juega B 6-3-2 A bar:4 24:10 21 B 8 5 3 2:12",
        "152",
        "8/3 5/off",
        "middling",
    ),
    (
        "emperador.shut.4",
        "juega B 6-5-1 A bar 24:11 20 2:2 B 24:9 10 4 3:2 2:2",
        "91",
        "24/18 10/4",
        "hard",
    ),
    (
        "emperador.shut.5",
        "juega A 6-4-2 A bar:2 24:12 21 B 24:11 23 22 19 8",
        "152",
        "bar/23 bar/19 21/17*",
        "easy",
    ),
    (
        "emperador.shut.6",
        "juega A 6-3-2 A bar 24:4 19 16 2:6 1:2 B 20 19 17 2:12",
        "152",
        "bar/22 16/8*",
        "easy",
    ),
    (
        "emperador.shut.7",
        "juega A 6-4-2 A bar 24:11 23 19 16 B 24:11 23 21 20 17",
        "152",
        "bar/21 16/8*",
        "easy",
    ),
    (
        "emperador.shut.8",
        "juega A 6-4-1 A 16 4 3 2:12 B bar:3 24:10 20 19",
        "152",
        "16/6* 4/3",
        "middling",
    ),
    (
        "medio-emperador.shut.1",
        "juega A 4-1 A 12:7 9 6:2 4 2:4 B bar 12:8 10 6 2:4",
        "11",
        "9/4",
        "middling",
    ),
    (
        "medio-emperador.shut.2",
        "juega A 4-2 A 12:12 6 5:2 B 12:13 9 5",
        "20",
        "12/8*/6",
        "middling",
    ),
    (
        "medio-emperador.shut.3",
        "juega B 6-5 A bar 12:12 10 9 B 12:13 11 8",
        "20",
        "12/6 11/6",
        "middling",
    ),
    (
        "medio-emperador.shut.4",
        "juega A 2-1 A bar 12:8 7 6 4:2 3:2 B bar 12:13 8",
        "11",
        "bar/11 7/6",
        "middling",
    ),
    (
        "medio-emperador.shut.5",
        "juega B 4-1 A bar 12:11 11 8 7 B bar 12:12 4 3",
        "11",
        "bar/9 4/3",
        "middling",
    ),
    (
        "medio-emperador.shut.6",
        "juega A 4-4 A 12:9 8 7 6:3 3 B bar 12:12 9 8",
        "11",
        "7/3 6/2",
        "middling",
    ),
    (
        "medio-emperador.shut.7",
        "juega B 6-2 A bar:4 12:4 8 6:6 B 12:6 10 4 3:4 2:3",
        "11",
        "12/4",
        "easy",
    ),
    (
        "medio-emperador.shut.8",
        "juega B 2-1 A 12:5 9 8 6:8 B bar 12:9 6:2 3 2:2",
        "27",
        "bar/11 6/5*",
        "easy",
    ),
    (
        "laquet.shut.1",
        "juega B 6-1 A 10:3 9:3 8:4 1:5 B 13 6 5:4 4:6 2:3",
        "20",
        "13/7 4/3",
        "middling",
    ),
    (
        "laquet.shut.2",
        "juega A 6-1 A 12:2 10 9:3 3:3 1:6 B 6:2 4:5 2 off:7",
        "27",
        "12/5",
        "middling",
    ),
    (
        "laquet.shut.3",
        "juega A 6-5 A 16 15:2 11:3 7:2 1:7 B 12:2 4:2 3:5 2:6",
        "27",
        "15/9 11/6",
        "middling",
    ),
    (
        "laquet.shut.4",
        "juega A 2-2 A 15:2 10:4 9:2 8:3 7:2 1:2 B 11 3:9 2:5",
        "11",
        "8/6 7/5",
        "middling",
    ),
    (
        "laquet.shut.5",
        "juega B 4-1 A 10:2 6:3 5:5 1:5 B 8:2 7:2 3:4 2:7",
        "27",
        "8/4 3/2",
        "middling",
    ),
    (
        "laquet.shut.6",
        "juega A 3-2 A 17:2 13:2 12:3 10:3 6:2 1:3 B 11:2 4:2 3:5 2:6",
        "27",
        "10/8 10/7",
        "middling",
    ),
    (
        "laquet.shut.7",
        "juega A 6-2 A 13:2 11:2 10:3 8:5 1:3 B 14:2 4:3 3:4 2:6",
        "20",
        "13/7 11/9",
        "middling",
    ),
    (
        "laquet.shut.8",
        "juega A 4-2 A 14:2 13:2 12:2 11 9:2 6:2 1:4 B 10:3 4:2 3:4 2:6",
        "27",
        "9/7 9/5",
        "hard",
    ),
    (
        "romanos-reencontrat.shut.1",
        "juega A 5-5-2 A 24:5 23 21 19 18 16 1:5 B bar 24:6 21 20 2:2 1:4",
        "152",
        "18/11 16/11",
        "middling",
    ),
    (
        "romanos-reencontrat.shut.2",
        "juega A 5-4-1 A bar:2 18 3:2 2:3 1:7 B 24:3 23 21 20 18 16 4 2:4 1:2",
        "152",
        "bar/24 bar/16*",
        "easy",
    ),
    (
        "romanos-reencontrat.shut.3",
        "juega B 3-2-2 A bar 24:9 23 22 21 20 19 B 13 3:5 2:5 1:4",
        "91",
        "13/10* 3/1(2)",
        "middling",
    ),
    (
        "romanos-reencontrat.shut.4",
        "juega A 6-6-5 A 24:8 7 2:6 B bar:2 24:10 23 21 20",
        "91",
        "24/7",
        "easy",
    ),
    (
        "romanos-reencontrat.shut.5",
        "juega A 5-2-1 A bar:2 24:12 14 B 24:9 23 21 20 18 16 7",
        "152",
        "bar/23 bar/19*",
        "easy",
    ),
    (
        "romanos-reencontrat.shut.6",
        "juega A 3-3-1 A bar 2:3 1:8 off:3 B 24:10 23 20 19 12 4",
        "152",
        "bar/24*/18",
        "easy",
    ),
    (
        "romanos-reencontrat.shut.7",
        "juega B 6-6-5 A bar 24:11 22 20 19 B 16 5:2 3:3 1:9",
        "152",
        "16/off",
        "hard",
    ),
    (
        "romanos-reencontrat.shut.8",
        "juega A 6-6-5 A 24:5 15 5:2 2:7 B 24:10 21 20 19 18 16",
        "152",
        "24/18 15/4*",
        "hard",
    ),
    (
        "pareja-de-entrada.shut.1",
        "juega A 6-5-4 A 24:3 23 22:7 20:3 19 B 21:2 18:2 17:2 15:2 14:2 13 12:2 11:2",
        "152",
        "24/13* 23/19",
        "easy",
    ),
    (
        "pareja-de-entrada.shut.2",
        "juega A 6-3-1 A hand:2 23:4 21:5 19:4 B hand:5 24:3 22 20:6",
        "152",
        "hand/22* hand/19 23/22",
        "easy",
    ),
    (
        "pareja-de-entrada.shut.3",
        "juega B 6-5-2 A 23 18:2 17:2 16:2 15 14:3 13:2 12:2 B bar 24:4 22:4 21:6",
        "152",
        "bar/20 22/20 21/15*",
        "middling",
    ),
    (
        "pareja-de-entrada.shut.4",
        "juega A 4-2-2 A hand:2 24:6 23 22:3 20 19:2 B hand:9 bar:3 21:3",
        "91",
        "hand/23(2) 24/20",
        "easy",
    ),
    (
        "pareja-de-entrada.shut.5",
        "juega B 6-1-1 A 21:2 19 18:2 17:2 16:2 15:2 14:2 13:2 B hand 24:3 23:4 22 20:6",
        "91",
        "hand/19* 23/22 20/19",
        "easy",
    ),
    (
        "pareja-de-entrada.shut.6",
        "juega B 4-1-1 A hand:7 23:4 21:4 B hand:2 24:4 22:6 20 19:2",
        "152",
        "hand/20 hand/24",
        "easy",
    ),
    (
        "pareja-de-entrada.shut.7",
        "juega B 5-4-3 A 20 18:2 17:2 16:2 15:2 14:2 10:2 8:2 B 23:3 22:2 21:2 19:5 7:3",
        "152",
        "23/20* 7/3 7/2",
        "hard",
    ),
    (
        "pareja-de-entrada.shut.8",
        "juega A 6-5-3 A 14 7:2 6:4 5:4 4:4 B 8 2:7 1:6 off",
        "152",
        "14/3 6/3",
        "hard",
    ),
    (
        "cab-e-quinal.shut.1",
        "juega A 6-5-2 A 8:3 7:2 6:4 5 4:2 2:3 B 9:3 3:3 1:9",
        "152",
        "8/2 7/5 7/2",
        "easy",
    ),
    (
        "cab-e-quinal.shut.2",
        "juega A 6-5-2 A 12 6:2 5:3 4:6 3:3 B 8:2 2:3 1:10",
        "152",
        "12/4 5/off",
        "easy",
    ),
    (
        "cab-e-quinal.shut.3",
        "juega A 6-2-1 A 6:4 5:2 4:2 3:6 off B 9:3 2:5 1:7",
        "152",
        "6/3 6/off",
        "easy",
    ),
    (
        "cab-e-quinal.shut.4",
        "juega B 3-2-2 A 10:2 3:2 2:7 1:4 B 8:2 7:2 6:3 5:5 4:3",
        "152",
        "8/4 8/5",
        "easy",
    ),
    (
        "cab-e-quinal.shut.5",
        "juega B 6-6-2 A 10:4 9:4 2:3 1:4 B 7:3 6:2 5:2 4:3 3:5",
        "152",
        "7/5",
        "easy",
    ),
    (
        "cab-e-quinal.shut.6",
        "juega A 5-3-3 A 8:2 7:2 6:3 5:3 4:3 3:2 B 9:3 2:3 1:9",
        "91",
        "8/5 8/3 6/3",
        "easy",
    ),
    (
        "cab-e-quinal.shut.7",
        "juega A 4-2-1 A bar:2 22:4 20:5 19:2 4:2 B 23 18:2 16 14:2 13:2 12:2 11:2 9 3 1",
        "152",
        "bar/23* bar/21 22/21",
        "middling",
    ),
    (
        "cab-e-quinal.shut.8",
        "juega A 3-3-2 A 8:3 6:4 5:2 4:2 2:4 B 9:3 3:4 1:8",
        "152",
        "8/2 6/4",
        "easy",
    ),
    (
        "buffa-cortesa.shut.1",
        "juega A 5-5-1 A hand:2 24:5 23 21:6 20 B hand:5 22:3 19:7",
        "152",
        "hand/20(2) 24/23",
        "easy",
    ),
    (
        "buffa-cortesa.shut.2",
        "juega A 6-2-1 A hand 23:8 22:3 19:3 B hand:9 24:2 21 20:3",
        "152",
        "hand/19 23/21* 22/21",
        "easy",
    ),
    (
        "buffa-cortesa.shut.3",
        "juega B 4-3-2 A 9:2 2:6 1:7 B 7:2 6:2 5:2 4:7 3:2",
        "152",
        "7/5 7/off",
        "easy",
    ),
    (
        "buffa-cortesa.shut.4",
        "juega B 6-2-1 A 7 1:5 off:9 B 6 5:3 4:6 2:2 off:3",
        "152",
        "6/off 5/3 4/3",
        "middling",
    ),
    (
        "buffa-cortesa.shut.5",
        "juega A 4-1-1 A hand 23:4 21:6 19:4 B hand:9 24:2 22 20:3",
        "152",
        "hand/21 23/22*(2)",
        "easy",
    ),
    (
        "buffa-cortesa.shut.6",
        "juega B 6-4-3 A 19:4 18:2 17:2 14 12:2 11:2 10:2 B bar 24:5 22:3 20:6",
        "152",
        "bar/21 24/21 20/14*",
        "easy",
    ),
    (
        "buffa-cortesa.shut.7",
        "juega B 6-3-3 A hand:8 23:4 20:2 19 B hand:2 24:5 22:5 21:3",
        "152",
        "hand/19*(2)",
        "easy",
    ),
    (
        "buffa-cortesa.shut.8",
        "juega A 4-2-2 A hand:2 23:2 22 20:4 19:6 B hand:9 24:5 21",
        "152",
        "hand/21*(2)",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.1",
        "juega B 4-3-1 A 19:2 9:2 8 3:3 2:4 1:3 B bar 4:2 3:4 2:2 1:6",
        "152",
        "bar/17*",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.2",
        "juega A 3-3-2 A bar:2 22:2 5:2 3:5 2:2 1:2 B 19 18:2 15 10 9 8:2 6:2 5 4:2 1:2",
        "152",
        "bar/20* bar/22",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.3",
        "juega A 4-3-3 A bar:2 21 4:2 3:4 2:2 1:4 B 20:3 19:5 15:2 13:2 6 2:2",
        "152",
        "bar/19* bar/21",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.4",
        "juega B 6-4-4 A 22:3 14 13 5:4 3:2 2:2 1:2 B bar 8:2 7:2 5:2 4:4 2:2 1:2",
        "152",
        "bar/11*",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.5",
        "juega B 6-5-4 A 20 15:2 12:2 11:2 8:2 6:2 3:2 2:2 B 16:3 9:2 4:4 3:2 2:2 1:2",
        "91",
        "16/5* 9/5",
        "hard",
    ),
    (
        "buffa-de-baldrac.shut.6",
        "juega A 6-4-3 A bar 6:2 4:2 3:2 2:3 1:5 B 15 10:2 7:3 3 2:4 1:4",
        "91",
        "bar/22*/12",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.7",
        "juega B 6-4-2 A 22:2 19:2 16:4 14:2 13:2 9:2 8 B bar 5:2 4:2 2:2 1:8",
        "152",
        "bar/17*/13",
        "easy",
    ),
    (
        "buffa-de-baldrac.shut.8",
        "juega B 5-3-2 A bar 17:2 11:2 4:2 3:2 2:2 1:4 B 15 5:2 4:2 3:2 2:6 1:2",
        "91",
        "15/5",
        "easy",
    ),
    (
        "doze-canes.ends.1",
        "tira B A 6:2 3 1:2 hand:7 B 5:2 4:2 2:2 hand:6",
        "",
        "1 0",
        "easy",
    ),
    (
        "doze-canes.ends.2",
        "tira A A 6:2 3:2 2 1:2 hand:5 B 5:2 4 hand:9",
        "",
        "12 0",
        "middling",
    ),
    (
        "doze-canes.ends.3",
        "tira A A 6:2 5:2 2:2 hand:6 B 4:2 3 1 hand:8",
        "",
        "2 0",
        "easy",
    ),
    (
        "doze-canes.ends.4",
        "tira A A 6 5 4:2 3:2 1 hand:5 B 2 hand:11",
        "",
        "6 0",
        "easy",
    ),
    (
        "doze-canes.ends.5",
        "tira A A 5 4:2 2:2 1:2 hand:5 B 6 3:2 hand:9",
        "",
        "12 0",
        "middling",
    ),
    (
        "doze-canes.ends.6",
        "tira A A 4 3:2 2 1:2 hand:6 B 6:2 5:2 hand:8",
        "",
        "2 0",
        "easy",
    ),
    (
        "doze-canes.ends.7",
        "tira B A 6:2 4:2 3 hand:7 B 5:2 2:2 1:2 hand:6",
        "",
        "1 0",
        "easy",
    ),
    (
        "doze-canes.ends.8",
        "tira B A 4:2 3:2 hand:8 B 6:2 5:2 2 1:2 hand:5",
        "",
        "11 0",
        "middling",
    ),
    (
        "doblet.ends.1",
        "tira A A 4:2 3 off:9 B 6 4 2 off:9",
        "",
        "3 0",
        "easy",
    ),
    (
        "doblet.ends.2",
        "tira A A 3:2 off:10 B 6:2 5:2 4:2 3:1+1 2:2 1:2",
        "",
        "16 0",
        "middling",
    ),
    (
        "doblet.ends.3",
        "tira A A 5 4 off:10 B 6:2 off:10",
        "",
        "30 16",
        "hard",
    ),
    (
        "doblet.ends.4",
        "tira A A 6 off:11 B 6 5 4:2 off:8",
        "",
        "91 0",
        "hard",
    ),
    (
        "doblet.ends.5",
        "tira A A 5 1:2 off:9 B 5 2 1:2 off:8",
        "",
        "3 0",
        "easy",
    ),
    (
        "doblet.ends.6",
        "tira B A 6 5:2 4:2 3 2:2 1:2 off:2 B 6 5 off:10",
        "",
        "30 0",
        "middling",
    ),
    (
        "doblet.ends.7",
        "tira A A 3 off:11 B 6 off:11",
        "",
        "91 61",
        "hard",
    ),
    (
        "doblet.ends.8",
        "tira B A 5 2:2 off:9 B 6:1+1 5:2 4:2 3:2 2:2 1:2",
        "",
        "0 3",
        "easy",
    ),
)
