"""The race games of the Book of Tables a second time, made from the words and not from ours.

Nothing of ``juegos.tablas`` is imported. A side is a list of 27 counts by its own way, as
``docs/tablas`` numbers it: 0 borne off, 1 to 24 the casas, 25 hit, 26 never entered. Every die that
is left is tried at every step, no order is left out, and what must be played is chosen at the end.
``outcomes`` gives all that a throw may lead to, dice that the other plays included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

OFF, HIT, HAND = 0, 25, 26
Side = tuple[int, ...]
Board = tuple[Side, Side]  # who throws, the other
Throw = tuple[int, ...]
# The board, the seat that throws next (0: who threw), and who won: a seat, "drawn", "" for nobody.
Outcome = tuple[Board, int, int | str]


@dataclass(frozen=True)
class Words:
    """What the words, or we where they are silent, say of a game under some readings."""

    facing: str = "25-n"
    gate: int = 25  # a die n enters at this less n
    exact: bool = False  # a die bears off only from its own casa
    home: int = 6
    first_hand: bool = False  # men of the hand enter before another moves
    hitting: bool = True
    closing: int = 2
    single_above: int = 24  # above this casa no man joins his own, by 24 they may anywhere
    single_entering: bool = False
    points: bool = False  # the most points, by however few dice
    fixed: int = 0  # a die that counts in every throw
    shared: bool = False
    par: int = 0
    par_entered: bool = False
    par_whole: bool = False
    par_twice: bool = False
    fails: str = ""
    barata: str = "no"
    manera: bool = False
    passing: bool = False  # whoever has all men in the last quarter has won, and none is borne off
    quads: bool = False  # two equal dice count as four
    courier: bool = False  # the first man goes on alone until it is in the last quarter


def across(words: Words, casa: int) -> int:
    """Return the other's number of a casa (section 0.1 of the facts)."""
    match words.facing:
        case "n":
            return casa
        case "n+12":
            return casa + 12 if casa <= 12 else casa - 12
        case "37-n":
            return 37 - casa if casa > 12 else 13 - casa
    return 25 - casa


def moved(words: Words, board: Board, out: int, to: int) -> Board:
    """Return the board after a man has gone, and has hit who stood alone."""
    mine, theirs = list(board[0]), list(board[1])
    mine[out] -= 1
    mine[to] += 1
    if to != OFF and words.hitting and theirs[across(words, to)] == 1:
        theirs[across(words, to)] = 0
        theirs[HIT] += 1
    return tuple(mine), tuple(theirs)


def may_stop(words: Words, board: Board, to: int, *, entering: bool) -> bool:
    """Return whether a man may stop on a casa."""
    mine, theirs = board
    if theirs[across(words, to)] >= words.closing:
        return False
    alone = to > words.single_above or (entering and words.single_entering)
    return not (mine[to] and alone)


def singles(words: Words, board: Board, die: int) -> Iterator[Board]:
    """Yield what one die may lead to."""
    mine = board[0]
    enters = words.gate - die
    for beside, first in ((HIT, True), (HAND, words.first_hand)):
        if mine[beside]:
            if may_stop(words, board, enters, entering=True):
                yield moved(words, board, beside, enters)
            if first:
                return
    alone = 0
    if words.courier and mine[24] == sum(mine) - 1:
        alone = next((casa for casa in range(7, 24) if mine[casa]), 0)
    for casa in range(1, 25):
        to = casa - die
        if not mine[casa] or alone not in {0, casa}:
            continue
        if to >= 1 and may_stop(words, board, to, entering=False):
            yield moved(words, board, casa, to)
        elif to < 1 and may_leave(words, mine, casa, to):
            yield moved(words, board, casa, OFF)


def may_leave(words: Words, mine: Side, casa: int, to: int) -> bool:
    """Return whether a die bears a man off that has so far to go (nought: just so far)."""
    if words.passing or any(mine[words.home + 1 :]):
        return False
    return to == 0 or not (words.exact or any(mine[casa + 1 : 25]))


def ends(words: Words, board: Board, dice: Throw) -> set[tuple[Board, Throw]]:
    """Return the boards that a throw must lead to, each with the dice that are left over."""
    pairs: set[tuple[Board, Throw]] = set()
    met: set[tuple[Board, Throw]] = set()
    work = [(board, tuple(sorted(dice)))]
    while work:
        at = work.pop()
        if at in met:
            continue
        met.add(at)
        here, left = at
        on = []
        for die in set(left):
            rest = list(left)
            rest.remove(die)
            on += [(then, tuple(rest)) for then in singles(words, here, die)]
        work += on
        if not on:
            pairs.add(at)

    def rank(left: Throw) -> tuple[int, int]:
        played = sum(dice) - sum(left)
        return (played, 0) if words.points else (len(dice) - len(left), played)

    best = max(rank(left) for _, left in pairs)
    return {end for end in pairs if rank(end[1]) == best}


def won(words: Words, board: Board) -> bool:
    """Return whether who has just played has won."""
    mine, theirs = board
    total = sum(mine)
    if mine[OFF] == total:
        return True
    if words.passing and sum(mine[: words.home + 1]) == total:
        return True
    if words.barata == "doze-y-quatro":
        rows = [all(mine[casa + i] > 1 for i in range(6)) for casa in range(1, 20)]
        return theirs[HIT] >= 4 and any(rows)
    if words.barata in {"si", "sin-entrada"} and theirs[HIT]:
        return all(mine[across(words, words.gate - die)] > 1 for die in range(1, 7))
    return False


def stuck(words: Words, board: Board) -> bool:
    """Return whether neither side can play by any throw."""
    sides = (board, board[::-1])
    return not any(any(singles(words, side, die)) for side in sides for die in range(1, 7))


def could(words: Words, board: Board, dice: Throw) -> int:
    """Return how many dice of a throw can be played."""
    return max(len(dice) - len(left) for _, left in ends(words, board, dice))


def dice_of(words: Words, board: Board, throw: Throw) -> tuple[Throw, bool]:
    """Return the dice that are to be played of a throw, and whether it gives the hand again."""
    dice = throw + ((words.fixed,) if words.fixed else ())
    equal = [face for face, count in Counter(dice).items() if words.par and count >= words.par]
    if words.par_entered and board[0][HAND]:
        equal = []
    if words.par_twice:
        dice += tuple(die for die in dice if die in equal)
    if words.quads and len(set(dice)) == 1:
        dice *= 2
    return dice, bool(equal)


def failed(words: Words, board: Board, dice: Throw) -> bool:
    """Return whether who threw has lost, because the other's men leave him nothing to play."""
    if not words.fails:
        return False
    can, alone = could(words, board, dice), could(words, (board[0], (0,) * 27), dice)
    return can < alone and (words.fails == "dado" or can == 0)


def outcomes(words: Words, board: Board, throw: Throw) -> set[Outcome]:
    """Return all that a throw may lead to: the board, who throws next, who has won."""
    dice, equal = dice_of(words, board, throw)
    if failed(words, board, dice):
        return {(board, 0, 1)}
    result: set[Outcome] = set()
    for end, left in ends(words, board, dice):
        following = 0 if equal and not (words.par_whole and left) else 1
        if len(left) < len(dice) and won(words, end):
            result.add((end, 0, 0))
        elif left and words.shared:
            for other, _ in ends(words, end[::-1], left):
                after, over = other[::-1], other != end[::-1] and won(words, other)
                result.add((after, 0, 1) if over else (after, following, _drawn(words, after)))
        else:
            result.add((end, following, _drawn(words, end)))
    return result


def _drawn(words: Words, board: Board) -> str:
    return "drawn" if words.manera and stuck(words, board) else ""


def _doubling(readings: Mapping[str, str], half: int) -> dict[str, object]:
    if readings["doblar"] == "pasada-la-mitad":
        return {"single_above": half, "single_entering": True}
    return {"single_entering": readings["doblar"] == "al-entrar"}


def _par(readings: Mapping[str, str]) -> dict[str, object]:
    three = readings["par"] == "trio" and readings["dados"] == "tres"
    return {
        "par": 3 if three else 2,
        "par_entered": readings["desde"] == "despues",
        "par_whole": readings["complir"] == "toda-o-nada",
        "par_twice": readings["complir"] == "doblada",
        "first_hand": readings["dentro"] == "todas",
        "facing": "n",
    }


def _fallas(r: Mapping[str, str]) -> dict[str, object]:
    return {"fails": r["falla"]}


def _emperador(r: Mapping[str, str]) -> dict[str, object]:
    doubling = _doubling(r, 12)
    if r["doblar"] == "en-su-quadra":
        doubling = {"single_above": 18, "single_entering": True}
    return {"barata": r["barata"], "manera": True, **doubling}


def _medio(r: Mapping[str, str]) -> dict[str, object]:
    return {"facing": "37-n", "gate": 13, "manera": True, **_doubling(r, 6)}


def _seis(r: Mapping[str, str]) -> dict[str, object]:
    return {"facing": "n", "gate": 25 if r["sacar-de"] == "de-lado" else 19}


def _cab(r: Mapping[str, str]) -> dict[str, object]:
    names = ("", "as", "dos", "tria", "quatro", "cinco", "seys")
    return {"facing": "n", "fixed": names.index(r["fijo"]) if r["dados"] == "dos-y-fijo" else 0}


def _laquet(r: Mapping[str, str]) -> dict[str, object]:
    closing = 1 if r["cierra"] == "una" else 2
    return {"facing": "n", "hitting": False, "closing": closing, "shared": True}


def _pareja(r: Mapping[str, str]) -> dict[str, object]:
    return _par(r)


def _cortesa(r: Mapping[str, str]) -> dict[str, object]:
    return {**_par(r), "shared": True}


def _baldrac(r: Mapping[str, str]) -> dict[str, object]:
    return {
        "facing": "25-n" if r["cuadras"] == "mitad" else "37-n",
        "first_hand": True,
        "points": r["mayor"] == "mas-puntos",
        "passing": r["fin"] == "pasar",
    }


def _romanos(r: Mapping[str, str]) -> dict[str, object]:
    return {
        "facing": "n+12" if r["sentido"] == "mismo" else "25-n",
        "passing": r["fin"] == "pasar",
        "manera": True,
        **_doubling(r, 12),
    }


def _carrera(_r: Mapping[str, str]) -> dict[str, object]:
    return {}


def _todas(r: Mapping[str, str]) -> dict[str, object]:
    return {"quads": r["dobles"] == "cuatro"}


GAMES: Mapping[str, Callable[[Mapping[str, str]], dict[str, object]]] = {
    "fallas": _fallas,
    "seis-dos-y-as": _seis,
    "emperador": _emperador,
    "medio-emperador": _medio,
    "pareja-de-entrada": _pareja,
    "cab-e-quinal": _cab,
    "laquet": _laquet,
    "buffa-cortesa": _cortesa,
    "buffa-de-baldrac": _baldrac,
    "romanos-reencontrat": _romanos,
    "todas-tablas": _todas,
    "quinze-tablas": _carrera,
}


def words_of(slug: str, readings: Mapping[str, str]) -> Words:
    """Return what is said of a game under some readings."""
    games = GAMES[slug](readings)
    games.setdefault("exact", readings.get("salida-justa") == "si")
    games.setdefault("barata", readings.get("barata", "no"))
    return Words(**games)
