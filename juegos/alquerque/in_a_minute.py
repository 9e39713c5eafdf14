"""The games of points and lines, each learnt in a minute."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.in_a_minute import InAMinute, SmallBoard, lesson
from juegos.core.message import _

# What several games say in the same words.
_STEP = ("paso", _("A man moves along a line to the next point, if it is empty, in any direction."))
_ASLANT = ("paso", _("A man moves one square ahead, aslant, to an empty one."))
_JUMP = ("salto", _("You take a man next to yours by jumping over him to the empty point behind."))
_BOTH_WAYS = (
    "salto",
    _("A man takes a piece next to him, ahead or back, by jumping to the empty square behind."),
)
_BEATEN = ("bloqueo", _("You win when the other has no men left, or none that he can move."))
_MUST = ("obligatoria", _("Who can take must, and goes on in the same turn while he can."))
_MUST_HERE = ("obligatoria", _("As played here, who can take must, and goes on while he can."))
_FREE = ("libre", _("As played here nobody has to take, and who takes may stop after any jump."))
_KING = (
    "dama",
    _("A man who ends his turn on the last row is crowned, and then goes any distance."),
)
_DRAWN = (
    "tablas",
    _("As played here the game is drawn when a position comes a third time."),
)
_STONES = "bwbwbwbwbw/wbwbwbwbwb"  # two rows of konane
_START = _("White moves into the empty middle.")
_FAR = _("A king takes from afar, and chooses where behind the man he lands.")
_MOST = _("White could take one man on b4, but must take the two.")

LESSONS: Mapping[str, InAMinute] = {
    "alquerque": lesson(
        ("todos", _("You win when you have taken all the men of the other.")),
        (
            "paso",
            _("A man moves along a line to the next empty point, as played here in any direction."),
        ),
        (
            "salto",
            _("You take a man by jumping over him, along a line, to the empty point behind."),
        ),
        (
            "cadena",
            _("If you can jump on from there you may, and take all that you pass in one turn."),
        ),
        _FREE,
        SmallBoard(
            "bbbbb/bbbbb/bb1ww/wwwww/wwwww w",
            _("The middle was the only empty point: White had to begin there."),
            "c2-c3",
            "primera",
        ),
        SmallBoard(
            "5/3b1/5/1b1b1/2w2 w",
            _("White jumps from c1 to e3 and on to c5, and takes two men."),
            "c1xe3xc5",
            "cadena",
        ),
        SmallBoard(
            "5/2w2/2b2/5/5 w",
            _("As played here men take backwards too. Black has no man left."),
            "c4xc2",
            "cualquiera",
        ),
    ),
    "alquerque-de-nueve": lesson(
        ("poner", _("In turn you put your nine men on empty points of the board.")),
        (
            "ferido",
            _("Three of your men in a row take one man of the other, each time you make a row."),
        ),
        (
            "mover",
            _("When all your men are placed, you move them along the lines to the next point."),
        ),
        ("dos", _("You win when the other has only two men left, or when he can move none.")),
        (
            "amparo",
            _("Mind which man you take: one in a row of three is safe while another can be taken."),
        ),
        SmallBoard(
            "b1b/3/3/6/3/3/ww1 w hand=7+7",
            _("White puts a man on g1, makes a row, and may take a man."),
            "g1",
            "ferido",
        ),
        SmallBoard(
            "b1b/wb1/3/5w/3/2b/ww1 w",
            _("All men are placed: White makes the row by a move."),
            "g4-g1",
            "mover",
        ),
        SmallBoard(
            "b1b/wb1/3/6/3/2b/ww1 w",
            _("With three men left, as played here, a man flies to any point."),
            "b6-g1",
            "vuelo",
        ),
    ),
    "cercar-la-liebre": lesson(
        ("encerrar", _("The hunters win when the hare has no point left to go to.")),
        (
            "paso",
            _("Hare and hunters step along a line to the next empty point, in any direction."),
        ),
        (
            "salto",
            _("The hare takes a hunter by leaping over him, as played here one in a turn."),
        ),
        (
            "nueve",
            _("With nine hunters left the hare has won; as played here there are twelve at first."),
        ),
        (
            "atreguado",
            _("The hunters take nothing: they can only close in, and should leave no gap behind."),
        ),
        SmallBoard(
            "5/5/w1h1w/wwwww/wwwww w",
            _("As played here the hunters begin: one steps beside the hare."),
            "b2-b3",
            "paso",
        ),
        SmallBoard(
            "5/5/1hw2/wwwww/wwwww b",
            _("There was a gap behind the hunter: the hare takes him."),
            "b3xd3",
            "salto",
        ),
        SmallBoard(
            "hww2/ww3/w4/2w2/1wwww w",
            _("The last gap is closed: the hare is shut in."),
            "c2-c3",
            "encerrar",
        ),
    ),
    "alquerque-de-tres": lesson(
        ("az", _("Be the first to have three of your men in a row.")),
        ("tablero", _("Rows run along the three lines each way and along both diagonals.")),
        ("poner", _("In turn each puts one of his three men on an empty point.")),
        ("mover", _("As played here the men then move, along a line to the next empty point.")),
        ("bloqueo", _("Who cannot move loses: do not let your men be shut in.")),
        SmallBoard(
            "3/3/3 w", _("White begins in the middle, where most lines meet."), "b2", "poner"
        ),
        SmallBoard("ww1/bb1/3 w", _("White makes a row before Black does, and wins."), "c3", "az"),
        SmallBoard("b1b/b1w/ww1 w", _("All are placed: White wins by a move."), "c2-c1", "az"),
    ),
    "damas-espanolas": lesson(
        _BEATEN,
        _ASLANT,
        (
            "salto",
            _("A man takes a piece ahead of him, never behind, by jumping to the square beyond."),
        ),
        _KING,
        (
            "maxima",
            _("Who can take must, and must take as many as he can; of equal ways, most kings."),
        ),
        SmallBoard(
            "4/b3/2b1/4/1b2/1w2/4/4 w",
            _("White must take, and goes on while he can: two men."),
            "c3xe5xg7",
            "obligatoria",
        ),
        SmallBoard("4/b3/2b1/4/bb2/1w2/4/4 w", _MOST, "c3xe5xg7", "maxima"),
        SmallBoard("4/b3/4/4/1b2/4/4/W3 w", _FAR, "a1xg7", "salto"),
    ),
    "damas-rusas": lesson(
        _BEATEN,
        _ASLANT,
        _BOTH_WAYS,
        ("obligatoria", _("Who can take must, whichever way he likes, and goes on while he can.")),
        (
            "coronacion",
            _("A man who comes to the last row is a king at once, and goes on taking as one."),
        ),
        SmallBoard(
            "3b/4/4/2w1/1b2/4/4/4 w",
            _("A man takes backwards too: White takes d4 from e5."),
            "e5xc3",
            "salto",
        ),
        SmallBoard(
            "3b/1b2/w3/3b/4/4/4/4 w",
            _("Crowned on d8, the man takes on from afar as a king."),
            "b6xd8xh4",
            "coronacion",
        ),
        SmallBoard("4/b3/4/4/1b2/4/4/W3 w", _FAR, "a1xf6", "salto"),
    ),
    "damas-turcas": lesson(
        _BEATEN,
        (
            "paso",
            _("A man moves to the next square ahead or sideways, never aslant and never back."),
        ),
        (
            "salto",
            _("He takes ahead or sideways, by jumping; the man taken leaves the board at once."),
        ),
        (
            "dama",
            _("A man who ends his turn on the last row is crowned, and then moves like a rook."),
        ),
        ("maxima", _("Who can take must, and must take as many as he can.")),
        SmallBoard(
            "b7/8/4b3/3b4/3w4/8/8/8 w",
            _("White takes one man ahead and one to the side."),
            "d4xd6xf6",
            "cadena",
        ),
        SmallBoard(
            "b6b/3w4/1b6/8/8/8/8/8 w",
            _("The man comes to the last row and is crowned."),
            "d7-d8",
            "coronacion",
        ),
        SmallBoard("b7/8/8/3b4/8/8/8/3W4 w", _FAR, "d1xd7", "salto"),
    ),
    "damas-internacionales": lesson(
        _BEATEN,
        _ASLANT,
        _BOTH_WAYS,
        ("maxima", _("Who can take must, and must take as many pieces as he can.")),
        (
            "coronacion",
            _("Only a man who ends his turn on the last row is crowned: to pass it is not enough."),
        ),
        SmallBoard("5/5/5/b4/2b2/5/bb3/1w3/5/5 w", _MOST, "c3xe5xg7", "maxima"),
        SmallBoard(
            "5/3bb/2w2/b4/5/5/5/5/5/5 w",
            _("White passes h10, the last row, and stays a man on j8."),
            "f8xh10xj8",
            "cadena",
        ),
        SmallBoard("5/5/5/b4/5/5/1b3/5/5/W4 w", _FAR, "a1xg7", "salto"),
    ),
    "zamma": lesson(
        _BEATEN,
        ("paso", _("A man moves to the next point ahead, straight or aslant, never back.")),
        (
            "salto",
            _("He takes in any direction of the lines, by jumping to the empty point behind."),
        ),
        _MUST_HERE,
        _KING,
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/"
            "bbbb1wwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w",
            _START,
            "e4-e5",
            "paso",
        ),
        SmallBoard(
            "b8/9/9/9/4w4/4b4/3b5/9/9 w",
            _("Men never step back, but they take backwards: here two."),
            "e5xe3xc3",
            "cadena",
        ),
        SmallBoard("b8/9/9/9/9/3b5/9/9/W8 w", _FAR, "a1xf6", "salto"),
    ),
    "dama-filipina": lesson(
        _BEATEN,
        ("paso", _("A man moves one point ahead along a slanting line, to an empty one.")),
        ("salto", _("He takes ahead or back, by jumping over a piece to the empty point behind.")),
        _KING,
        ("maxima", _("Who can take must; as played here he must take as many as he can.")),
        SmallBoard(
            "4/3b/4/1w2/2b1/4/4/4 w",
            _("A man takes backwards too: White takes e4 from d5."),
            "d5xf3",
            "salto",
        ),
        SmallBoard(
            "4/3b/1b2/4/2bb/2w1/4/4 w",
            _("White could take one man on g4, but must take the two."),
            "f3xd5xb7",
            "maxima",
        ),
        SmallBoard("4/3b/4/4/2b1/4/4/3W w", _FAR, "h1xb7", "salto"),
    ),
    "lasca": lesson(
        (
            "fin",
            _("You win when the other can no longer move, or when all his pieces are prisoners."),
        ),
        ("paso", _("A soldier steps one square ahead, aslant, with the whole column under him.")),
        (
            "cautivo",
            _("A piece that is taken goes under the column that took it; none leaves the board."),
        ),
        (
            "obligatoria",
            _("Who can take must, and goes on while he can; of several ways he chooses one."),
        ),
        (
            "libera",
            _("Only the top piece is taken: what lay under it may be yours again, or the other’s."),
        ),
        SmallBoard(
            "bbbb/bbb/bbbb/3/wwww/www/wwww w",
            _("A soldier steps ahead: Black must now take him."),
            "c3-d4",
            "paso",
        ),
        SmallBoard(
            "4/b2/4/1b1/1w2/3/4 w",
            _("White takes the soldier and carries him underneath."),
            "c3xe5",
            "cautivo",
        ),
        SmallBoard(
            "4/b2/4/1(wb)1/1w2/3/4 w",
            _("White takes the top of the column: what is left is White’s."),
            "c3xe5",
            "libera",
        ),
    ),
    "bashni": lesson(
        ("fin", _("You win when the other commands no column, or can move none.")),
        ("paso", _("A man steps one square ahead, aslant, with the whole column under him.")),
        (
            "cautivo",
            _("A piece that is taken goes under the column that took it; none leaves the board."),
        ),
        (
            "obligatoria",
            _("Who can take must, and goes on while he can, ahead and, as played here, back."),
        ),
        (
            "libera",
            _("Only the top piece is taken: what lay under it may be yours again, or the other’s."),
        ),
        SmallBoard(
            "4/b3/4/4/1b2/1w2/4/4 w",
            _("White takes the man and carries him underneath."),
            "c3xe5",
            "cautivo",
        ),
        SmallBoard(
            "4/b3/4/4/1(wb)2/1w2/4/4 w",
            _("White takes the top of the column: what is left is White’s."),
            "c3xe5",
            "libera",
        ),
        SmallBoard(
            "3b/1b2/w3/3b/4/4/4/4 w",
            _("Crowned on d8, the man takes on from afar as a king."),
            "b6xd8xh4",
            "coronacion",
        ),
    ),
    "fanorona": lesson(
        ("todos", _("You win when you have taken all the stones of the other.")),
        ("acercar", _("You take by moving up to an enemy stone, straight on along the line.")),
        (
            "alejar",
            _("You also take by moving straight away from an enemy stone next to yours."),
        ),
        ("fila", _("With that stone the whole unbroken run behind it on the line is taken.")),
        ("obligatoria", _("Who can take must; if a step takes both ways, you must say which one.")),
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
            _("White moves up to f4, and takes f4 and g5 behind it."),
            "d2xe3+",
            "acercar",
        ),
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
            _("White moves away from c3, and takes it."),
            "d3xe3-",
            "alejar",
        ),
        SmallBoard(
            "3b5/9/2w1bb3/9/3b3b1 w",
            _("The stone goes on, in another direction, as long as it takes."),
            "c3xd3+xd2+",
            "cadena",
        ),
    ),
    "konane": lesson(
        ("ultimo", _("Who cannot jump when it is his turn loses: there is no draw.")),
        (
            "primera",
            _("First White lifts a stone of his own, at a corner or in the middle of the board."),
        ),
        ("segunda", _("Then Black lifts one of his own next to the hole.")),
        (
            "salto",
            _("From then on you jump along a row or column over an enemy stone, and take it."),
        ),
        ("recto", _("You may jump on, but only straight on: no stone turns a corner.")),
        SmallBoard(
            f"{_STONES}/{_STONES}/{_STONES}/{_STONES}/{_STONES} w",
            _("White lifts a stone in the middle."),
            "e5x",
            "primera",
        ),
        SmallBoard(
            f"{_STONES}/{_STONES}/bwbwbwbwbw/wbwb1bwbwb/{_STONES}/{_STONES} b",
            _("Black lifts the one above it."),
            "e6x",
            "segunda",
        ),
        SmallBoard(
            "10/10/10/10/10/10/10/10/10/wb1b6 w",
            _("White jumps twice, straight on; Black has lost."),
            "a1xc1xe1",
            "recto",
        ),
    ),
    "dablot": lesson(
        _BEATEN,
        _STEP,
        ("salto", _("You take a man next to yours by jumping over him to the empty point behind.")),
        (
            "rango",
            _("A piece takes its own rank and lower ones: a warrior takes no landlord or his son."),
        ),
        _FREE,
        SmallBoard(
            "b5/5/6/5/6/5/6/1b3/1w4/5/6/5/6 w",
            _("The warrior jumps over the farmer and takes him."),
            "c5xe7",
            "salto",
        ),
        SmallBoard(
            "b5/5/6/5/6/2b2/6/1b3/1k4/5/6/5/6 w",
            _("The king may take all ranks: here he takes two farmers."),
            "c5xe7xg9",
            "rango",
        ),
        SmallBoard(
            "b5/5/6/5/6/5/6/1q3/1w4/5/6/5/6 w",
            _("A warrior cannot take the landlord’s son, and steps aside."),
            "c5-d4",
            "paso",
        ),
    ),
    "peralikatuma": lesson(
        _BEATEN,
        _STEP,
        _JUMP,
        _MUST_HERE,
        ("salto", _("Men take in every direction: look behind your men before you step.")),
        SmallBoard(
            "bbb/bbb/wbbbbbb/wbbbbbb/www3bbb/wwwwwwb/wwwwwwb/www/www w", _START, "e4-e5", "paso"
        ),
        SmallBoard(
            "3/3/b6/3b3/9/3b3/3w3/3/3 w",
            _("White must take, and goes on: two men in one turn."),
            "e3xe5xe7",
            "cadena",
        ),
        SmallBoard("3/3/b6/7/4w4/3b3/7/3/3 w", _("Men take backwards as well."), "e5xe3", "salto"),
    ),
    "dieciseis-soldados": lesson(
        _BEATEN,
        ("tablero", _("Each has sixteen men, in his triangle and on the two rows before it.")),
        _STEP,
        _JUMP,
        _MUST_HERE,
        SmallBoard(
            "bbb/bbb/bbbbb/bbbbb/5/wwwww/wwwww/www/www w",
            _("White steps into the empty row, where Black must take."),
            "c4-c5",
            "paso",
        ),
        SmallBoard(
            "b2/3/5/2b2/5/2b2/2w2/3/3 w",
            _("White must take, and goes on: two men in one turn."),
            "c3xc5xc7",
            "cadena",
        ),
        SmallBoard("b2/3/5/5/2w2/2b2/5/3/3 w", _("Men take backwards as well."), "c5xc3", "salto"),
    ),
    "awithlaknannai": lesson(
        _BEATEN,
        (
            "tablero",
            _("The men stand on two long rows and on the row between, but for its middle."),
        ),
        _STEP,
        _JUMP,
        _FREE,
        SmallBoard("bbbbbbbb/bbbb1wwww/wwwwwwww w", _START, "h1-i2", "paso"),
        SmallBoard(
            "8/1bb5b/w7 w",
            _("White jumps from b1 to d3 and on to f1, and takes two men."),
            "b1xd3xf1",
            "cadena",
        ),
        SmallBoard(
            "8/1b6b/w7 w",
            _("White could take the man on c2, but as played here need not."),
            "b1-a2",
            "libre",
        ),
    ),
    "queah": lesson(
        _BEATEN,
        ("tablero", _("Each has four men on the board and six in reserve.")),
        _STEP,
        (
            "salto",
            _("You take a man by jumping over him to the empty square behind, one in a turn."),
        ),
        (
            "reserva",
            _("Who has lost a man puts one from the reserve; as played here he then also moves."),
        ),
        SmallBoard(
            "2b/wb/w1b/wb/w2 w reserva=6+6", _("White steps into the middle."), "b4-c3", "paso"
        ),
        SmallBoard(
            "1bb/ww/wb1/2/w1b w reserva=6+6",
            _("White jumps over the man in the middle and takes him."),
            "b4xd2",
            "salto",
        ),
        SmallBoard(
            "1bb/wb/w1b/2/w2 w reserva=5+5",
            _("White has three men left, and first puts a fourth on c1."),
            "c1",
            "reserva",
        ),
    ),
}
