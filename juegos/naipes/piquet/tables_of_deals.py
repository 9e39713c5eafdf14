"""Tables of deals between equal players, beside what Cavendish had from ten thousand.

His hands, too, were played for what each brings, the great majority without a thought of the score.
A deal between strong players takes a hundred times as long as one between beginners, so that there
are far fewer of them: what needs many is counted from the beginners’.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from juegos.core.errors import NotExact
from juegos.core.message import Message, _, _n, decimal, listed
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.naipes.piquet import chances_of_parties as parties
from juegos.naipes.piquet.cruces import readings_of_piquet
from juegos.naipes.piquet.deals_played import FIGURES, played
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.tables_of_play import PRINTED, SAYS

# From ten on in each class, of ten thousand hands; a test holds them to his text.
HIS_ELDER = (977, 1743, 2867, 2105, 902, 76, 166, 664, 106, 20, 88, 210, 40, 2, 18, 16)
HIS_YOUNGER = (3556, 2560, 2317, 944, 423, 35, 13, 21, 5, 28, 52, 38, 7, 0, 0, 1)
HIS_HANDS = 10_000
SHOWS = {0: 28, 1: 14}  # what elder and younger score about every other time, as he says
HIS_SHOWS = {0: _("5129 of 10,000"), 1: _("4997 of 10,000")}
SHOWN = (
    _("the elder scores {points} or more"),
    _("the younger scores {points} or more"),
)
# By the function that makes it: the id of a table, and the law that it concerns.
IDS = {"dealt": ("manos", "67"), "by_tens": ("decenas", "67"), "of_the_partie": ("partida", "71")}
LEADS = (-100, -75, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 75, 100)
STRONG, BEGINNERS = played("strong"), played("beginner")


def dealt(slug: str, readings: Mapping[str, str]) -> Table:
    """Return what deals came to; raises ``NotExact`` for other readings than the default."""
    _by_default(readings)
    both = (STRONG, BEGINNERS)
    rows: list[list[Cell]] = []
    for who, name in enumerate(("elder", "younger")):
        rows.append([SAYS[name], *_written(*(one.mean(who) for one in both)), ""])
    for who, points in SHOWS.items():
        found = (one.share(one.score(who, points)) for one in both)
        rows.append([SHOWN[who].filled(points=points), *_written(*found), HIS_SHOWS[who]])
    for name in FIGURES:
        found = (one.share(one.came_about(name)) for one in both)
        rows.append([SAYS[name], *_written(*found), PRINTED.get(name, "")])
    columns = (
        *(_("what"), _("strong players"), _("standard error, strong")),
        *(_("beginners"), _("standard error, beginners"), _("Cavendish, from practice")),
    )
    title = _("What deals between equal players come to")
    return _table("dealt", title, columns, rows, listed([_by_strong(), _by_beginners()], "; "))


def by_tens(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how often elder and younger score so much; raises ``NotExact`` as ``dealt``."""
    _by_default(readings)
    rows: list[list[Cell]] = []
    for at, his in enumerate(zip(HIS_ELDER, HIS_YOUNGER, strict=True)):
        last = at == len(HIS_ELDER) - 1
        row: list[Cell] = [f"{10 * at}+" if last else f"{10 * at}-{10 * at + 9}"]
        for who in (0, 1):
            number = BEGINNERS.score(who, 10 * at, 1000 if last else 10 * at + 9)
            found = BEGINNERS.share(number)
            row += [*(f"{HIS_HANDS * one:.0f}" for one in found), his[who]]
        rows.append(row)
    columns = (
        *(_("points"), _("elder"), _("standard error, elder"), _("elder, Cavendish")),
        *(_("younger"), _("standard error, younger"), _("younger, Cavendish")),
    )
    title = _("How many of ten thousand hands score so much")
    return _table("by_tens", title, columns, rows, _by_beginners())


def of_the_partie(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the chance to win a partie by the lead; raises ``NotExact`` as ``dealt``."""
    _by_default(readings)
    places = ((1, True), (1, False), (2, True))  # of two deals either player is elder in one
    rows: list[list[Cell]] = []
    worst = 0.0
    for lead in LEADS:
        found = [parties.to_win(lead, left, elder=elder) for left, elder in places]
        rows.append([f"{lead:+d}" if lead else "0", *(f"{chance:.3f}" for chance, _ in found)])
        worst = max(worst, *(error for _, error in found))
    columns = (
        _("points ahead"),
        *(_("elder in the last deal"), _("younger in the last deal")),
        _("with two deals left"),
    )
    title = _("The chance to win the partie, by the lead before its last deals")
    unit = _("chance; no standard error is above {error}", error=decimal(worst, ".3f"))
    return _table("of_the_partie", title, columns, rows, listed([unit, _by_beginners()], "; "))


def _by_strong() -> Message:
    return _n(
        "{count} deal between strong players, seed {seed}, by {command}",
        "{count} deals between strong players, seed {seed}, by {command}",
        STRONG.deals,
        seed=STRONG.seed,
        command=STRONG.command,
    )


def _by_beginners() -> Message:
    return _n(
        "{count} deal between beginners, seed {seed}, by {command}",
        "{count} deals between beginners, seed {seed}, by {command}",
        BEGINNERS.deals,
        seed=BEGINNERS.seed,
        command=BEGINNERS.command,
    )


def _table(
    maker: str, title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]], unit: str
) -> Table:
    id, law = IDS[maker]
    return Table(
        f"piquet.{id}",
        title,
        tuple(columns),
        fixed(rows),
        unit,
        (Locus(CAVENDISH, law),),
        (),
        f"juegos.naipes.piquet.tables_of_deals.{maker}",
    )


def _by_default(readings: Mapping[str, str]) -> None:
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("deals of piquet were played under the default readings only"))


def _written(*found: tuple[float, float]) -> list[str]:
    return [f"{number:.4f}" for one in found for number in one]
