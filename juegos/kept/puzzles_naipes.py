"""Puzzles of the games of cards: ``python -m tests.bench.puzzles naipes``.

Made by the command, not written by hand: id, state, what other discards gain less, the answer, how
hard it is.
"""

from __future__ import annotations

# Made by the command.
ROWS: tuple[tuple[str, ...], ...] = (
    (
        "piquet.declare.1",
        (
            "B 2 - - | AC, 8S, KC, QD, AD, JH, JS, TS, 9C, KH, QC, QH, TD, AH, 8D, 8C, 7S, "
            "AS, 7D, TC, JC, 9H, 9D, KS, descarta 8S 7S TD JC 9C, JD, QS, 9S, KD, 8H, "
            "descarta JS TC 8C, 7H, 7C, TH"
        ),
        "",
        "5 0 14",
        "easy",
    ),
    (
        "piquet.declare.2",
        (
            "B 2 - - | KC, 7D, QC, AS, JD, TS, TH, AC, 8C, 9D, JC, 8D, 7C, AD, AH, KH, 7S, "
            "QH, 7H, 9S, QS, TC, KD, 8H, descarta TS 7S TC 8C 7C, TD, QD, 9H, KS, 8S, "
            "descarta 9S 8D JC, JS, JH, 9C"
        ),
        "",
        "6 4 3",
        "middling",
    ),
    (
        "piquet.declare.3",
        (
            "B 2 - - | 8C, 7S, AS, JC, 7H, 9H, AD, QH, KC, 9S, 7C, QS, 9C, KS, JH, TS, AC, "
            "KH, 8D, 8H, 9D, 8S, JD, TD, descarta 9H 7H 9D 9C 8C, KD, AH, QC, TH, QD, "
            "descarta TS 8H 7C, 7D, TC, JS"
        ),
        "",
        "4 6 14",
        "hard",
    ),
    (
        "piquet.declare.4",
        (
            "B 2 - - | TC, AC, 9C, QH, JC, 8H, 7C, 8S, 8D, QD, KD, JD, AS, 9S, 7D, KS, TH, "
            "8C, AD, QC, 7H, QS, JH, TD, descarta 9S TH 8H 7H 8D, KC, 9H, JS, AH, KH, "
            "descarta 8S 9C 7C, TS, 9D, 7S"
        ),
        "",
        "5 0 3",
        "easy",
    ),
    (
        "piquet.declare.5",
        (
            "B 2 - - | 7C, KS, KC, QD, KD, QS, AH, JH, KH, 9H, AD, QH, TH, 9S, 7H, 8D, TC, "
            "8H, 8S, AC, TS, 9D, 7D, 9C, descarta QS TS 9S 9D 7C, JD, JS, 7S, QC, 8C, "
            "descarta 8S 8D 7D, AS, TD, JC"
        ),
        "",
        "4 3 3",
        "middling",
    ),
    (
        "piquet.declare.6",
        (
            "B 2 - - | 7S, 9H, 9D, TS, TC, 8H, KC, JD, QS, JS, 7D, KH, 8S, 8D, 8C, TD, QC, "
            "9C, AD, JC, JH, AS, TH, AH, descarta 9H 8H 8D TC 9C, KD, QD, KS, 9S, 7C, "
            "descarta TS JC 8C, 7H, QH, AC"
        ),
        "",
        "7 7 3",
        "hard",
    ),
    (
        "piquet.declare.7",
        (
            "B 2 - - | AD, JC, AH, KD, 9D, TH, TC, QS, 8D, 9H, AC, 9C, TS, 8S, 9S, QH, JH, "
            "QD, KC, TD, 8H, JS, 7S, 7D, descarta TS 8S QD 9D 8D, AS, KH, 7C, QC, JD, "
            "descarta 7S TD 7D, KS, 7H, 8C"
        ),
        "",
        "5 4 14",
        "middling",
    ),
    (
        "piquet.declare.8",
        (
            "B 2 - - | QH, 8H, QD, 7S, 9D, AC, KS, QS, KC, 7H, 9H, 8C, 9C, AH, 7D, 7C, TS, "
            "TD, JD, JS, TC, KH, 8S, JH, descarta TS TD 9D TC 9C, TH, 8D, KD, AS, JC, "
            "descarta 9H 8C 7C, 9S, QC, AD"
        ),
        "",
        "6 3 6",
        "hard",
    ),
    (
        "piquet.declare.9",
        (
            "B 2 - - | TS, QC, 9S, KC, TH, QD, 9D, 8S, JC, KS, QS, 8H, 9C, 7S, KH, 7C, AH, "
            "KD, 7H, QH, TC, AS, JH, AC, descarta KS TS 7S TH QD, 9H, TD, 8D, AD, 7D, "
            "descarta 8S 9D 7C, 8C, JS, JD"
        ),
        "",
        "5 4 3",
        "middling",
    ),
    (
        "piquet.declare.10",
        (
            "B 2 - - | AH, TH, JC, KD, QS, 7S, 9S, TS, 7C, 7H, QC, 8D, TC, QH, 9C, AD, TD, "
            "KH, AS, 8H, 9H, QD, 9D, 8S, descarta 7S 7H TD TC 7C, AC, KS, JH, KC, JS, "
            "descarta 8H 9D 8D, JD, 8C, 7D"
        ),
        "",
        "6 19 6",
        "hard",
    ),
    (
        "piquet.declare.11",
        (
            "B 2 - - | AH, 8S, 9C, 7S, QH, 7H, 7C, KC, 8D, 7D, 9H, TH, JC, JS, AC, QD, 8C, "
            "8H, KS, TS, AD, TD, TC, AS, descarta 8S TD 8D 7D 8C, KH, JD, 9S, KD, 9D, "
            "descarta 7S 9H QD, QC, QS, JH"
        ),
        "",
        "5 3 3",
        "middling",
    ),
    (
        "piquet.declare.12",
        (
            "B 2 - - | 9D, AC, TS, 7S, AH, 9C, KS, AS, QS, AD, JH, 9H, 8C, 7H, KD, QH, JC, "
            "TC, JS, 7C, TD, 9S, QC, 7D, descarta QS 9S 7H TD 9D, TH, KH, 8D, 8H, KC, "
            "descarta 9H 7D 7C, QD, 8S, JD"
        ),
        "",
        "6 4 3",
        "middling",
    ),
    (
        "piquet.declare.13",
        (
            "B 2 - - | 9S, QC, QD, TD, 9H, QH, 9C, AC, KC, 7S, TS, 8D, JD, KH, QS, AS, AD, "
            "7C, 7H, 8C, JS, TC, 8S, TH, descarta JS 9S 7S 9H JD, KS, KD, JC, AH, 9D, "
            "descarta 7H 9C 8C, 8H, JH, 7D"
        ),
        "",
        "5 7 14",
        "hard",
    ),
    (
        "piquet.declare.14",
        (
            "B 2 - - | 7C, AH, 9H, 7S, TC, 8C, TD, QC, KH, 9C, AC, AD, KC, 8H, QS, QD, 7D, "
            "KD, 9S, QH, KS, 8S, TS, TH, descarta 8S AH 8H 7D 7C, 8D, JC, JH, JS, 7H, "
            "descarta TH 9H TD, 9D, AS, JD"
        ),
        "",
        "5 4 17",
        "hard",
    ),
    (
        "piquet.declare.15",
        (
            "B 2 - - | JS, QD, 7S, TS, JC, 8H, 9S, QS, JD, 7D, 8C, 9H, KC, 9C, KH, TC, AH, "
            "9D, TH, TD, 8D, 8S, AD, JH, descarta JS 8S 8H JC 9C, AS, QH, KD, AC, 7C, "
            "descarta 9S 7S 8C, KS, 7H, QC"
        ),
        "",
        "6 6 3",
        "hard",
    ),
    (
        "piquet.declare.16",
        (
            "B 2 - - | JC, AH, 9C, KC, KS, QS, KH, 9S, 8D, AS, 8H, 9D, 7H, TS, 9H, 7C, 7D, "
            "8S, JS, TC, TH, 7S, JH, QH, descarta TH 7H 8D 7D JC, AC, QC, TD, KD, JD, "
            "descarta 9S 9D 9C, QD, AD, 8C"
        ),
        "",
        "6 3 3",
        "middling",
    ),
    (
        "piquet.declare.17",
        (
            "B 2 - - | AC, KH, QC, 7D, 9S, AD, AH, TD, TC, TS, 9H, TH, QD, QS, 9D, AS, KC, "
            "7H, JH, 7S, JS, 8S, 8D, 9C, descarta KH 7H QD KC TC, 8C, KS, JD, 7C, 8H, "
            "descarta 7S QC 9C, KD, QH, JC"
        ),
        "",
        "6 16 0",
        "easy",
    ),
    (
        "piquet.declare.18",
        (
            "B 2 - - | JH, 8S, 8C, QH, AC, KS, QC, 8H, KD, AH, AS, QS, TC, TH, JD, 9S, 8D, "
            "KH, TD, TS, 7H, 9C, QD, JC, descarta 8S 7H 8D TC 9C, 7S, 7D, 9D, 7C, 9H, "
            "descarta 8H JC 8C, KC, AD, JS"
        ),
        "",
        "5 3 3",
        "middling",
    ),
    (
        "piquet.declare.19",
        (
            "B 2 - - | TC, AD, TD, 9S, 8D, KD, KS, AC, QC, QH, JC, AS, 8H, KH, 8S, QS, JH, "
            "7D, 8C, TH, 9H, KC, TS, 9D, descarta 8H 8D 7D QC TC, 7H, 7C, JS, 9C, AH, "
            "descarta 9D JC 8C, JD, 7S, QD"
        ),
        "",
        "6 4 3",
        "middling",
    ),
    (
        "piquet.declare.20",
        (
            "B 2 - - | AC, JC, TC, AH, 8C, KS, 9C, KD, JH, QH, JD, 9H, 8D, AD, AS, KH, 8S, "
            "TH, TD, 7H, QS, TS, 7C, 7S, descarta JH TH 8D JC 8C, QD, 7D, 9S, 8H, QC, "
            "descarta 7S 9C 7C, JS, 9D, KC"
        ),
        "",
        "5 3 14",
        "middling",
    ),
    (
        "piquet.put-out.1",
        (
            "B 2 - - | AC, 8S, KC, QD, AD, JH, JS, TS, 9C, KH, QC, QH, TD, AH, 8D, 8C, 7S, "
            "AS, 7D, TC, JC, 9H, 9D, KS"
        ),
        (
            "8S 7S TD 9C=5.1;8S 7S 9H TD 9C=7.3;8S 7S 9C=11.5;8S 7S 9H TD=12.0;7S 9H TD "
            "9C=14.5;JH 9H TD JC 9C=15.8;9H TD 9C=15.9;8S 7S JH 9H TD=17.8;8S 7S 9H=19.0;7S "
            "JH 9H TD 9C=19.6;JH 9H TD 9C=22.8"
        ),
        "descarta 8S 7S TD JC 9C",
        "easy",
    ),
    (
        "piquet.put-out.2",
        (
            "B 2 - - | AD, JC, AH, KD, 9D, TH, TC, QS, 8D, 9H, AC, 9C, TS, 8S, 9S, QH, JH, "
            "QD, KC, TD, 8H, JS, 7S, 7D"
        ),
        (
            "JS TS 8S 8H JC=4.4;TS 8S 9D 8D=5.7;JS TS 8S 9H 8H=6.7;8S QD 9D 8D=6.7;TS 8S QD "
            "9D 8D=7.6;TS 8S 9H 8H=7.9;QD 9D 8D JC=9.5;8S 9D 8D=10.5;TS 8S 8H 8D=13.5;8S 8H "
            "9D 8D=15.4;8H QD 9D 8D=15.4;TS 8S 8H 9D 8D=15.4;9H 8H QD 9D 8D=18.0;8H QD 9D 8D "
            "JC=18.2;8S 9H 8H 9D 8D=18.3"
        ),
        "descarta JS TS 8S JC",
        "middling",
    ),
    (
        "piquet.put-out.3",
        (
            "B 2 - - | 9D, AC, TS, 7S, AH, 9C, KS, AS, QS, AD, JH, 9H, 8C, 7H, KD, QH, JC, "
            "TC, JS, 7C, TD, 9S, QC, 7D"
        ),
        (
            "QS 9S 7H 9D=8.5;QS 9S TD 9D=11.1;9S 7H TD 9D=12.0;9S 7H TD 9D 8C=18.7;QS 9S 7H "
            "9C 8C=21.4;QS 9S TD 9D 8C=21.7;9S 7H 9D 9C 8C=24.0;QS 9S 7H=26.0;QS 9S 7H "
            "8C=26.6;9S 7H 9D=26.9;9S 7H 9D 8C=29.7;9S TD 9D=30.1;9S 7H 8C=38.8"
        ),
        "descarta QS 9S 7H TD 9D",
        "easy",
    ),
    (
        "piquet.put-out.4",
        (
            "B 2 - - | JC, AH, 9C, KC, KS, QS, KH, 9S, 8D, AS, 8H, 9D, 7H, TS, 9H, 7C, 7D, "
            "8S, JS, TC, TH, 7S, JH, QH"
        ),
        (
            "7S TH 7H 8D 7D=6.2;7H 8D 7D JC=6.4;TH 7H 8D 7D=10.1;7H 8D 7D=16.1;8S 7S 8D 7D "
            "JC=17.7;8S 7S 8D 7D=30.9;8S 7S 7H JC=31.3;TS 8S 7S 8D 7D=33.3;TS 8S 7S TH "
            "7H=33.5;8S 7S 7D=36.2;TS 8S 7S 7H JC=36.7;8S 7S 7H=36.9;TS 8S 7S 7H=40.7"
        ),
        "descarta TH 7H 8D 7D JC",
        "easy",
    ),
    (
        "piquet.put-out.5",
        (
            "B 2 - - | 9H, JC, QH, TH, 9C, TD, 9S, QC, 9D, 7D, 8S, KD, KS, KC, TC, QD, AS, "
            "7S, QS, AD, TS, 7C, AC, 8H"
        ),
        (
            "9H 9D 7D 7C=8.3;7S 9H JC 9C 7C=10.3;TS 7S 9H 9D 7D=13.0;7S 9H 9D 7D=13.4;9H 7D "
            "7C=15.7;7S 9H 7D=19.3;TS 7S 9H 9C 7C=19.6;7S 9H 9C 7C=20.2;7S 9H 7C=20.2"
        ),
        "descarta 9H 9D 7D 9C 7C",
        "easy",
    ),
    (
        "piquet.put-out.6",
        (
            "B 2 - - | 9D, 9S, 7C, KD, TD, 8S, QH, QS, 8C, KS, 8H, 9C, AS, 7S, KH, JC, KC, "
            "TC, JS, 7H, TH, AH, AC, 9H"
        ),
        (
            "TH TD 9D 8C=5.4;TH 9D 8C=8.1;9S 8S 7S 9D 8C=15.0;7S 9D 8C=15.4;8S 7S 9D "
            "8C=16.9;8S 7S 9D=23.9;9S 8S 7S TH 9D=24.8;9S 8S 7S 9D=26.2"
        ),
        "descarta TH TD 9D TC 8C",
        "easy",
    ),
    (
        "piquet.put-out.7",
        (
            "B 2 - - | 9H, 8C, QD, QC, KS, KC, 9D, QH, KD, JD, 9C, QS, JS, TD, 7H, 7D, AH, "
            "AS, 8H, 7S, AC, 8D, JC, JH"
        ),
        (
            "JS 9H JD TD 8D=5.8;9H TD 8D 8C=8.8;JS 9H TD 8D 8C=9.0;JS 9H 8D 8C=11.1;9H 8D "
            "8C=11.4;JS 9H TD 8D=11.4;9H TD 8D=14.2;JS 9H 8C=15.4;KS JS 9H KC 8C=17.6;KS JS "
            "9H 8C=22.4"
        ),
        "descarta 9H JD TD 8D 8C",
        "middling",
    ),
    (
        "piquet.put-out.8",
        (
            "B 2 - - | KC, 9H, QH, KH, JC, AC, 7S, TC, 9D, 7H, TD, QS, QC, KD, JH, AH, 8C, "
            "TH, 8H, JD, KS, 8D, 8S, 7D"
        ),
        (
            "9H 7H 9D 8D 8C=9.9;9H 7H 9D 8D=10.9;TH 9H 7H 8D 8C=11.2;7H 9D 8D 8C=18.6;9H 7H "
            "8D=19.5;TH 9H 7H 8C=20.8;9H 7H 8C=22.5;7H 9D 8D JC 8C=24.4;9D 8D 8C=25.7;TH 9H "
            "7H JC 8C=26.6;9D 8D JC 8C=27.3;9D 8D QC JC 8C=32.2"
        ),
        "descarta TH 9H 7H 9D 8D",
        "easy",
    ),
    (
        "piquet.put-out.9",
        (
            "B 2 - - | TS, QH, 7S, TC, KH, 8H, QS, 8C, 9H, AS, KC, QC, AH, JS, TH, 7D, KS, "
            "QD, JD, AC, JC, 7H, 8D, KD"
        ),
        (
            "KS JS TS QD JC=6.1;JS TS 7H QD JC=7.6;JS TS QD JC=8.5;8H 7H QD JC=8.8;9H 8H 7H "
            "JC=10.6;9H 8H 7H=12.0;8H 7H JC=13.1;JS TS 7H JC=13.2;JS TS JC=14.1;JS TS 8H 7H "
            "JC=14.3;TS 9H 8H 7H JC=15.0;TS 8H 7H JC=16.2;TS 7H JC=16.5;TS 9H 8H 7H=18.9;JS "
            "TS 9H 8H 7H=19.6"
        ),
        "descarta 9H 8H 7H QD JC",
        "middling",
    ),
    (
        "piquet.put-out.10",
        (
            "B 2 - - | AD, KC, TS, JD, QS, JH, AC, QC, JC, 8D, QH, 7S, KD, 8S, 9D, 7D, 9S, "
            "QD, 7H, TC, TD, AH, TH, 7C"
        ),
        (
            "9S 8S JH JC=5.2;9S 8S JH 8D JC=6.4;9S 8S JH=13.0;9S 8S JH 8D=14.6;9S 8S "
            "8D=19.4;9S 8S JH TD 8D=19.5;8S JH TD 8D JC=20.1;JH TD 8D JC=20.4;9S 8S TD "
            "8D=20.4;9S 8S TD 8D JC=21.0;JH TD 8D KC JC=22.3;JH TD 8D=25.5;8S TD 8D=26.9"
        ),
        "descarta QS 9S 8S JH JC",
        "easy",
    ),
    (
        "piquet.put-out.11",
        (
            "B 2 - - | AS, 9D, TC, KD, KC, AC, QH, KS, 7S, 9H, AD, 9S, JC, 7D, JD, TH, QC, "
            "9C, 8C, KH, AH, 8H, QD, QS"
        ),
        (
            "9H 8H 9D 7D=10.3;7S 9H 8H 7D=10.8;9H 8H 9D 7D 9C=16.1;7S 8H 9D 7D 9C=16.4;7S 9D "
            "7D=19.1;7S 8H 7D=22.1;9H 8H 7D=22.2;7S 9D 7D 9C=22.3;7S 9D 7D JC 9C=40.6"
        ),
        "descarta 7S 9H 8H 9D 7D",
        "easy",
    ),
    (
        "piquet.put-out.12",
        (
            "B 2 - - | TH, 7C, 7D, 9C, JD, QS, AC, AD, TD, 8H, 8D, QD, TS, AS, KD, JH, JC, "
            "TC, 7S, 9S, 9H, JS, KS, KC"
        ),
        (
            "9H 8H JD 7C=13.1;8H JD JC 7C=13.9;9H 8H 7C=20.7;JD JC 7C=20.9;9H 8H JD=24.1;AS "
            "JD JC 7C=36.1;QS JD JC 7C=36.6;QS 9H 8H JD 7C=37.2;AS 9H 8H JD=37.5;QS JS JD JC "
            "7C=39.5;QS 9H 8H JD=40.4;AS QS JD JC 7C=44.0;AS QS 9H 8H JD=47.0"
        ),
        "descarta 9H 8H JD JC 7C",
        "easy",
    ),
)
