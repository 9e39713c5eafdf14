"""The claims of the Book of Tables about its board and men (fol. 72), counted on our boards.

The edition does not print these pages: a claim is known by its place and a few of its words.
"""

from __future__ import annotations

from itertools import product

from conf.claims.text import Claim
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from juegos import tables
from juegos.core.message import _, join_sentences
from juegos.material.dice import throws
from juegos.tablas.casas.board import MEN, OFF, QUARTER, SIDE, Board, Travel, side

DOUBLED = 2
CASAS = 24
# Two equal dice move two men, not four: the book has nothing of the latter.
TRAVEL = Travel(doubles=2)
NOBODY = bytes(SIDE)


def casas(corpus: Corpus) -> Finding:
    """Count the casas of a board by its quarters."""
    del corpus
    last = QUARTER * (CASAS // QUARTER)
    return agrees(
        Claim("ldj:72r.b.5-7", "seys casas"),
        _(
            "{quarters} quarters of {casas} casas make {all}: as many as men pass through on our "
            "boards.",
            quarters=CASAS // QUARTER,
            casas=QUARTER,
            all=last,
        ),
        holds=last == len(_reached()),
    )


def _reached() -> set[int]:
    """Return the casas that a man reaches from the first of its way, by single points."""
    result, at = {CASAS}, CASAS
    while at > 1:
        ((step,),) = TRAVEL.plays(side({at: 1, OFF: MEN - 1}) + NOBODY, (1,))
        at = step[1]
        result.add(at)
    return result


def quince(corpus: Corpus) -> Finding:
    """Fill a quarter two by two, and count the men of each of the fourteen games."""
    del corpus
    men = [row[2] for row in tables.table("tablas.libro").rows]
    two_by_two = DOUBLED * QUARTER
    return agrees(
        Claim("ldj:72v.a.1", "dos dos & ficar tres"),
        join_sentences(
            _(
                "Two on each of {casas} casas are {men} men; of {all} there are {over} over.",
                casas=QUARTER,
                men=two_by_two,
                all=MEN,
                over=MEN - two_by_two,
            ),
            _(
                "Of the {games} games as they are played here by default, {many} have {most} "
                "men a side, and {few} have {men}.",
                games=len(men),
                many=men.count(MEN),
                most=MEN,
                few=men.count(two_by_two),
                men=two_by_two,
            ),
        ),
        holds=men.count(MEN) + men.count(two_by_two) == len(men),
    )


def baratar(corpus: Corpus) -> Finding:
    """Close the quarter where the other enters, and find which throws open it again."""
    del corpus
    wall = dict.fromkeys(range(1, QUARTER + 1), DOUBLED)
    spare = MEN - DOUBLED * QUARTER
    every = [throw for dice in (2, 3) for throw in throws(dice)]
    alone = side({**wall, OFF: spare}) + NOBODY
    helped = [side({**wall, at: spare}) + NOBODY for at in (QUARTER + 1, CASAS)]
    closed = [_keeps(alone, every), *(_keeps(board, every) for board in helped)]
    return agrees(
        Claim("ldj:72v.a.4", "sin estas"),
        _(
            "Twelve men can close all six casas, but the next throw opens one: of the {throws} "
            "throws of two dice or three, {alone} leave all closed. Where three men more stand on "
            "the casa before that quarter, {near} do, and {far} where they stand on the first "
            "casa of their way. So twelve make a barata for a moment, and fifteen one that lasts.",
            throws=len(every),
            alone=closed[0],
            near=closed[1],
            far=closed[2],
        ),
        holds=closed == [0, len(every), len(every)],
    )


def _keeps(board: Board, every: list[tuple[int, ...]]) -> int:
    """Return after how many throws all casas of the last quarter can still be closed."""
    return sum(
        any(
            min(after[1 : QUARTER + 1]) >= DOUBLED
            for after in TRAVEL.plays(board, throw).values() or [board]
        )
        for throw in every
    )


def mannar(corpus: Corpus) -> Finding:
    """Find the fewest men of a side with which neither side can enter."""
    del corpus
    by_two, by_own = _fewest(own=False), _fewest(own=True)
    return agrees(
        Claim("ldj:72v.a.22-23", "mas delas doze"),
        _(
            "If a casa is closed only by two of the other’s men, both sides can be shut out "
            "together only if each has at least {by_two} men: two on each of six casas, and one "
            "that must enter. Twelve are too few. If one man of your own also closes a casa, as in "
            "emperador, {by_own} are enough.",
            by_two=by_two,
            by_own=by_own,
        ),
        holds=DOUBLED * QUARTER < by_two <= MEN,
    )


def _fewest(*, own: bool) -> int:
    """Return how many men each side needs at least so that neither can enter.

    Of the six casas where a side enters some may be closed by a man of its own, if ``own``, and the
    others are by two of the other's; one man of each side is to enter.
    """
    shut = range(QUARTER + 1) if own else (0,)
    needs = [
        (one + DOUBLED * (QUARTER - other), other + DOUBLED * (QUARTER - one))
        for one, other in product(shut, repeat=2)
    ]
    return 1 + min(map(max, needs))


def number(casa: int) -> int:
    """Return the number of a casa in its quarter, six beside the middle."""
    quarter, place = divmod(CASAS - casa, QUARTER)
    return QUARTER - place if quarter % 2 else place + 1


def seis(corpus: Corpus) -> Finding:
    """Find the casas from which a six leads to the first casa of the quarter beside."""
    del corpus
    # The quarter beside is the second of a way, seen from the first, and the fourth from the third.
    beside = {CASAS - QUARTER, CASAS - 3 * QUARTER}
    steps = [(out, to) for out in range(CASAS, QUARTER, -1) if (to := _by_six(out)) in beside]
    middle = next(casa for casa in range(CASAS, 0, -1) if number(casa) == QUARTER)
    from_edge = {number(out) for out, _to in steps} == {1}
    names = {number(to) for _out, to in steps}
    return agrees(
        Claim("ldj:72v.b.2", "fazer el seys"),
        _(
            "On a way round the board, a six leads to the first casa of the next quarter "
            "only by {steps}, which start from the outer edge. If the six is beside the "
            "middle, that first casa is called {named}; if it were at the outer edge, "
            "{otherwise}. From the casa beside the middle, a six goes to the last casa of "
            "that quarter ({step}).",
            steps=listed(f"{out}/{to}" for out, to in steps),
            named=listed(sorted(names)),
            otherwise=listed(sorted(QUARTER + 1 - name for name in names)),
            step=f"{middle}/{_by_six(middle)}",
        ),
        holds=from_edge and names == {QUARTER},
    )


def _by_six(casa: int) -> int:
    """Return where a six brings a man."""
    ((step,),) = TRAVEL.plays(side({casa: 1, OFF: MEN - 1}) + NOBODY, (6,))
    return step[1]
