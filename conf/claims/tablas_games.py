"""The claims of the Book of Tables about single games (fols. 74r-78r), counted or measured.

The edition does not print these pages: a claim is known by its place and a few of its words.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from conf.claims.text import Claim
from conf.claims.verdict import Finding, agrees, listed
from conf.edition.corpus import Corpus
from conf.language import decimal
from juegos import catalogue, data
from juegos.core.message import Message, _, join_sentences
from juegos.material.dice import throws
from juegos.tablas.casas.board import BAR, MEN, OFF, QUARTER, SIDE, Travel, side
from juegos.tablas.libro_comparison import GAMES
from juegos.tablas.libro_selfplay import GREEDY, RANDOM, STRONG, SelfplayResult


class Often(NamedTuple):
    """The number of games, and of those that were as the book says."""

    met: int
    games: int

    @property
    def share(self) -> float:
        """Their share."""
        return self.met / self.games

    @property
    def error(self) -> float:
        """The standard error of their share."""
        return sqrt(self.share * (1 - self.share) / self.games)


# In doblet nobody decides anything, and its chance is exact; cab e quinal is played by the greedy
# player against itself, and another player would have other figures.
FIGURES = data.load_json("tablas/libro-said.json")
DOBLET = Fraction(FIGURES["doblet"])
FIVES_FIRST, SIXES_FIRST = Often(*FIGURES["fives_first"]), Often(*FIGURES["sixes_first"])
TENTH = Fraction(1, 10)  # of the games, that something happens in if it happens often


def _laws(slug: str) -> Any:
    game: Any = catalogue.game(slug)
    return game.laws


def _counts(slug: str, seat: int) -> dict[int, int]:
    """Return how many men stand on each casa of a side at the start, by its own way."""
    board = _laws(slug).board[SIDE * seat : SIDE * seat + SIDE]
    return {casa: board[casa] for casa in range(BAR - 1, 0, -1) if board[casa]}


def _share(often: Often) -> str:
    return f"{decimal(100 * often.share, 1)} ± {decimal(100 * often.error, 1)} %"


def por_otro(corpus: Corpus) -> Finding:
    """Compute the chance that a game of doblet is won by the other's throw."""
    del corpus
    return agrees(
        Claim("ldj:74r.b.5-6", "auiene muchas uezes"),
        _(
            "Computed exactly, {percent} % of all games are won by the other’s throw.",
            percent=decimal(float(100 * DOBLET), 2),
        ),
        holds=DOBLET > TENTH,
    )


def otra_manera(corpus: Corpus) -> Finding:
    """Count by which of its two ways games of fallas ended."""
    del corpus
    games = GREEDY["fallas"]
    ends = [Often(games.ends.get(f"fallas.{name}", 0), games.games) for name in ("falla", "gana")]
    return agrees(
        Claim("ldj:74v.b.12-13", "perder o ganar"),
        _(
            "Of {games} games of the computer against itself {fails} ended because a player "
            "failed, {off} because one bore off all his men.",
            games=games.games,
            fails=_share(ends[0]),
            off=_share(ends[1]),
        ),
        holds=all(end.share - 3 * end.error > TENTH for end in ends),
    )


def quinze(corpus: Corpus) -> Finding:
    """Add up the men of both sides of seis, dos y as."""
    del corpus
    one, other = ([*_counts("seis-dos-y-as", seat).values()] for seat in (0, 1))
    return agrees(
        Claim("ldj:75r.a.10", "sos quinze tablas"),
        _(
            "{one} make {first}; {other} make {second}.",
            one=listed(sorted(one, reverse=True)),
            first=sum(one),
            other=listed(other),
            second=sum(other),
        ),
        holds=sum(one) == sum(other) == MEN,
    )


def salir(corpus: Corpus) -> Finding:
    """Put closed casas before a man of emperador, and find which throws bring him out."""
    del corpus
    travel = _laws("emperador").travel
    every = throws(3)
    # The six casas that follow on the quarter where he enters; of five the last stands open.
    shut = [sum(_escapes(travel, start, casas) for start in range(19, 25)) for casas in (6, 5)]
    return agrees(
        Claim("ldj:76r.b.1", "non pueda salir"),
        _(
            "Behind six casas in a row that are closed, a man comes past them by {inside} of the "
            "{ways} ways in which three dice fall, from the six casas of the quarter together; "
            "behind five, by {fewer}.",
            inside=shut[0],
            ways=6 * every.total,
            fewer=shut[1],
        ),
        holds=shut[0] == 0 < shut[1],
    )


def _escapes(travel: Travel, start: int, casas: int) -> int:
    """Return the ways of three dice that bring a man past some closed casas from 18 on."""
    wall = {travel.facing(casa): 2 for casa in range(19 - casas, 19)}
    board = side({start: 1, OFF: MEN - 1}) + side({**wall, OFF: MEN - 2 * casas})
    every = throws(3)
    past = range(1, 19 - casas)
    return every.count(
        lambda throw: any(
            any(after[casa] for casa in past) for after in travel.plays(board, throw).values()
        )
    )


def mitad(corpus: Corpus) -> Finding:
    """Count the quarters of the ways of emperador and of medio emperador."""
    del corpus
    whole, half = (
        -(-max(_counts(slug, 0)) // QUARTER) for slug in ("emperador", "medio-emperador")
    )
    return agrees(
        Claim("ldj:76r.a.21-23", "en las dos quadras"),
        _(
            "From their first casa men of emperador have {whole} quarters to pass, those of medio "
            "emperador {half}.",
            whole=whole,
            half=half,
        ),
        holds=whole == 2 * half == BAR // QUARTER,
    )


def auantaia(corpus: Corpus) -> Finding:
    """Count the throws of the pareja that give the hand to throw again."""
    del corpus
    slug = "pareja-de-entrada"
    three, all_three, two = (
        _throws_again(catalogue.game(slug, readings))
        for readings in ({}, {"par": "trio"}, {"dados": "dos"})
    )
    return agrees(
        Claim("ldj:76v.b.5", "a tanto de auantaia"),
        _(
            "Of the {ways} ways in which three dice fall, {pairs} have two alike or more and throw "
            "again; {triples} have all three. Of the {fewer} of two dice {doubles} do.",
            ways=throws(3).total,
            pairs=three,
            triples=all_three,
            fewer=throws(2).total,
            doubles=two,
        ),
        holds=0 < two < all_three + two < three,
    )


def _throws_again(game: Any) -> int:
    """Return the ways of the dice after which a side without men in hand throws again."""
    board = bytes(2 * SIDE)
    return throws(game.laws.dice).count(lambda throw: bool(game.laws.turns.equal(board, throw)))


def encasar(corpus: Corpus) -> Finding:
    """Enter fifteen men of buffa de baldrac, and count the men that each throw enters."""
    del corpus
    laws = _laws("buffa-de-baldrac")
    each = {
        len(play) for throw in throws(laws.dice) for play in laws.travel.plays(laws.board, throw)
    }
    return agrees(
        Claim("ldj:79r.b.11", "assi encasan las tablas"),
        _(
            "While men enter nobody is in the way: every throw of {dice} dice brings in {men}, and "
            "{all} men take {throws} throws, never more or fewer.",
            dice=laws.dice,
            men=listed(sorted(each)),
            all=MEN,
            throws=MEN // max(each),
        ),
        holds=each == {laws.dice} and MEN % laws.dice == 0,
    )


def punto(corpus: Corpus) -> Finding:
    """Count the lead of the sixes of cab e quinal, and let each side begin in turn."""
    del corpus
    fives, sixes = (sum(c * n for c, n in _counts("cab-e-quinal", seat).items()) for seat in (0, 1))
    return Finding(
        Claim("ldj:77r.a.14-15", "estan un punto delantre"),
        "unproved",
        join_sentences(
            _(
                "The fives have {fives} points to go, the sixes {sixes}: one less for each man.",
                fives=fives,
                sixes=sixes,
            ),
            _(
                "Of games of the computer against itself the fives won {with_fives} where they "
                "began ({games} games), and the sixes {with_sixes} where they did.",
                with_fives=_share(FIVES_FIRST),
                with_sixes=_share(SIXES_FIRST),
                games=FIVES_FIRST.games,
            ),
        ),
    )


def todas(corpus: Corpus) -> Finding:
    """Count the quarters in which each game of the book begins."""
    del corpus
    begins = {game.slug: _quarters(game) for game in (make({}) for make in GAMES.values())}
    most = max(begins.values())
    return agrees(
        Claim("ldj:77v.a.5-8", "en todas las quatro quadras"),
        _(
            "Its men stand in {quarters} quarters at the start; of the other games of the book "
            "none begins in more than {other}.",
            quarters=begins.pop("todas-tablas"),
            other=max(begins.values()),
        ),
        holds=most == 4 > max(begins.values()),
    )


def _quarters(game: Any) -> int:
    """Return the number of quarters of the board that have men at the start."""
    arrows = game.scene(game.start()).arrows
    return len({slot // QUARTER for slot, stack in enumerate(arrows) if stack.men})


def tres(corpus: Corpus) -> Finding:
    """Divide the fourteen men of the second side of laquet."""
    del corpus
    board = _counts("laquet", 1)
    here = {casa: men for casa, men in board.items() if casa > BAR - 1 - QUARTER}
    six = here.pop(BAR - QUARTER)
    return agrees(
        Claim("ldj:78r.a.18-19", "destas tres tablas"),
        _(
            "Of {men} men, {first} are on the six; that leaves {left} for {casas} casas: "
            "{each} on each.",
            men=six + sum(here.values()),
            first=six,
            left=sum(here.values()),
            casas=len(here),
            each=listed(sorted(set(here.values()))),
        ),
        holds=six + sum(here.values()) == 14 and set(here.values()) == {3},
    )


def ventaja(corpus: Corpus) -> Finding:
    """Count the games of laquet won by the side that begins on one casa, level by level."""
    del corpus
    return Finding(
        Claim("ldj:78r.b.2-3", "el qui las ante leuare"),
        "unproved",
        join_sentences(
            _("The leaf does not say that one side has the better of it."),
            _(
                "The side with fourteen men on one casa won {greedy} between two greedy "
                "players, {lot} at random, and {strong} between two strong ones.",
                greedy=_of_games(GREEDY["laquet"]),
                lot=_of_games(RANDOM["laquet"]),
                strong=_of_games(STRONG["laquet"]),
            ),
            _("The games of strong players are too few to tell more than which way they point."),
        ),
    )


def _of_games(selfplay_result: SelfplayResult) -> Message:
    return _("{won} of {games} games", won=selfplay_result.seat, games=selfplay_result.games)
