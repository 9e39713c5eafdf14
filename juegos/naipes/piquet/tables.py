"""Tables of piquet: exact chances, the results of deals, discards and parties, and its history.

The results of play are compared with those that Cavendish had from ten thousand hands. His, too,
were mostly played without regard to the score. A deal between strong players takes a hundred times
as long as one between beginners, so there are far fewer of them: figures that need many deals are
from the beginners’.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from juegos import data
from juegos.core.distribution import Dist
from juegos.core.errors import NotExact
from juegos.core.game import choose
from juegos.core.message import Message, _, _n, decimal, joined
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import cards
from juegos.material.cards import PACK, Hand
from juegos.naipes.piquet import chances
from juegos.naipes.piquet.chances import (
    FIGURES,
    PER_PARTY,
    estimates,
    stored_deals,
    stored_sums,
)
from juegos.naipes.piquet.combinations import PUNTO, SECUENCIA, SEQUENCES
from juegos.naipes.piquet.rules import CAVENDISH, SEED, readings_of_piquet
from juegos.naipes.piquet.state import STOCK

Readings = Mapping[str, str]
HANDS = comb(PACK.bit_count(), chances.HAND)
WAYS = _("ways of {number}", number=HANDS)


def _table(
    id: str, title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]], law: str
) -> Table:
    return Table(
        f"piquet.{id}",
        title,
        tuple(columns),
        as_tuples(rows),
        _("ways of {number} hands; chances", number=HANDS) if WAYS in columns else _("chances"),
        (Locus(CAVENDISH, law),),
        (),
    )


def draws(slug: str, readings: Readings) -> Table:
    """Return the chances to take in named cards: an elder takes five of twenty, a younger three."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = []
    for named in range(1, 7):
        for least in range(1, min(named, chances.ELDER_DRAWS) + 1):
            both = (chances.ELDER_DRAWS, chances.YOUNGER_DRAWS)
            rows.append([named, least, *(chances.draws(named, least, n) for n in both)])
    columns = (
        *(_("named cards"), _("at least")),
        *(_("elder takes five"), _("younger takes three")),
    )
    return _table("mejora", _("The chance of taking in named cards"), columns, rows, "21")


def draws_by_number(slug: str, readings: Readings) -> Table:
    """Return the chance to draw at least one of the named cards, by how many cards are taken."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = [
        [taken, *(chances.draws(named, 1, taken) for named in range(1, 6))] for taken in range(1, 9)
    ]
    columns = (_("cards taken"), *(_("one of {number} named", number=n) for n in range(1, 6)))
    title = _("The chance of taking in at least one of the named cards, by how many are taken")
    return _table("una-de-tantas", title, columns, rows, "34")


def draws_by_unseen(slug: str, readings: Readings) -> Table:
    """Return the chance to draw at least one of the named cards, by the number of unseen cards.

    Twenty are unseen at first, and only eight once the other has shown a carte blanche.
    """
    readings_of_piquet(readings)
    takes = (chances.ELDER_DRAWS, chances.YOUNGER_DRAWS)
    rows: list[list[Cell]] = [
        [n, *(chances.draws(named, 1, m, n) for m in takes for named in range(1, 4))]
        for n in range(chances.UNSEEN, STOCK - 1, -1)
    ]
    columns = (
        _("unseen"),
        *(
            _("{taken} taken, one of {named}", taken=taken, named=named)
            for taken in takes
            for named in range(1, 4)
        ),
    )
    title = _("The chance of taking in at least one of the named cards, by how many are unseen")
    return _table("entre-tantas", title, columns, rows, "21")


def held_by_the_other(slug: str, readings: Readings) -> Table:
    """Return the chance that the other holds at least one of the named cards, or all of them."""
    readings_of_piquet(readings)
    unseen, elder, younger = chances.UNSEEN, chances.ELDER_DRAWS, chances.YOUNGER_DRAWS
    when = {
        _("as dealt"): unseen,
        _("elder, {number} taken", number=elder): unseen - elder,
        _("younger, {number} taken", number=younger): unseen - younger,
    }
    rows: list[list[Cell]] = [
        [name, named, *(_other_holds(named, least, n) for least in (1, named))]
        for name, n in when.items()
        for named in range(1, 5)
    ]
    columns = (_("when"), _("named cards"), _("he has at least one"), _("he has all"))
    title = _("The chance that the other holds the named cards")
    return _table("en-contra", title, columns, rows, "64")


def _other_holds(named: int, least: int, unseen: int) -> Fraction:
    return chances.draws(named, least, chances.HAND, unseen)


def _spread(dist: Dist[str]) -> list[list[Cell]]:
    return [[name, ways, Fraction(ways, dist.total)] for name, ways in sorted(dist.items())]


def suits(slug: str, readings: Readings) -> Table:
    """Return the divisions of twelve cards into suits."""
    readings_of_piquet(readings)
    divisions = chances.suit_lengths().map(lambda lengths: "-".join(map(str, lengths)))
    return _table(
        "palos",
        _("The suits of a hand dealt"),
        (_("division"), WAYS, _("chance")),
        _spread(divisions),
        "9",
    )


def sequences(slug: str, readings: Readings) -> Table:
    """Return the length of the longest sequence of a dealt hand."""
    readings_of_piquet(readings)
    lengths = chances.strengths(SECUENCIA).map(lambda force: force[0])
    rows: list[list[Cell]] = [
        [SEQUENCES.get(n, _("none")), lengths[n], Fraction(lengths[n], lengths.total)]
        for n in sorted(lengths)
    ]
    columns = (_("longest sequence"), WAYS, _("chance"))
    return _table("secuencias", _("The longest sequence dealt"), columns, rows, "63")


def points(slug: str, readings: Readings) -> Table:
    """Return how often each point is the best of a dealt hand, and how often a smaller one is."""
    readings_of_piquet(readings)
    strengths = chances.strengths(PUNTO)
    below = 0
    rows: list[list[Cell]] = []
    for force in sorted(strengths):
        rows.append([*force, strengths[force], Fraction(strengths[force], strengths.total)])
        rows[-1].append(Fraction(below, strengths.total))
        below += strengths[force]
    columns = (_("cards"), _("making"), WAYS, _("chance"), _("chance of a smaller point"))
    return _table("puntos", _("The best point dealt"), columns, rows, "62")


def sets(slug: str, readings: Readings) -> Table:
    """Return the number of quatorzes and trios in a dealt hand."""
    readings_of_piquet(readings)
    numbers = chances.sets()
    rows: list[list[Cell]] = [
        [*key, numbers[key], Fraction(numbers[key], numbers.total)] for key in sorted(numbers)
    ]
    columns = (_("quatorzes"), _("trios"), WAYS, _("chance"))
    return _table("grupos", _("Quatorzes and trios dealt"), columns, rows, "64")


def blank(slug: str, readings: Readings) -> Table:
    """Return the chance of a carte blanche in one hand, and in either."""
    readings_of_piquet(readings)
    rows: list[list[Cell]] = [
        [_("a named hand"), chances.carte_blanche(1)],
        [_("either hand"), chances.carte_blanche(2)],
    ]
    columns = (_("whose"), _("chance"))
    return _table("carta-blanca", _("The chance of a carte blanche"), columns, rows, "18")


WHOLE = stored_sums("whole")
SAYS = {
    "elder": _("points of the elder hand"),
    "younger": _("points of the younger hand"),
    "elder_cards": _("the elder wins the cards (capots included)"),
    "younger_cards": _("the younger wins the cards (capots included)"),
    "divided": _("the cards are divided"),
    "elder_capot": _("a capot of the elder"),
    "younger_capot": _("a capot of the younger"),
    "elder_repique": _("a repique of the elder"),
    "younger_repique": _("a repique of the younger"),
    "pique": _("a pique, repiques not included"),
    "pique_or_repique": _("a pique or a repique"),
    "rubicon": _("the loser is under the rubicon"),
    "points": _("points that the winner gains"),
}
# The figures that Cavendish gives from practice; a test holds them to his text.
PRINTED = {
    "elder_cards": _("about 5 to 3 on"),
    "younger_cards": _("nearly 3 to 1 against"),
    "divided": _("over 7 to 1 against"),
    "elder_repique": _("nearly 27.5 to 1 against"),
    "younger_repique": _("about 75 to 1 against"),
    "pique_or_repique": _("about 36 to 5"),
    "rubicon": _("about 7 to 2 against"),
    "points": _("two hundred points"),
}


def simulated(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the figures of the stored simulation, each with its standard error.

    Raises:
        NotExact: the readings are not the default ones; no parties were played under them.
    """
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("parties of piquet were played under the default readings only"))
    rows: list[list[Cell]] = [
        [
            SAYS[name],
            _("partie") if name in PER_PARTY else _("deal"),
            WHOLE.of[name].total,
            f"{figure.mean:.4f}",
            f"{figure.error:.4f}",
            PRINTED.get(name, ""),
        ]
        for name, figure in estimates(WHOLE).items()
    ]
    columns = (
        *(_("what"), _("for each"), _("sum"), _("mean"), _("standard error")),
        _("Cavendish, from practice"),
    )
    return Table(
        "piquet.simulada",
        _n(
            "Results of {count} partie between two beginners",
            "Results of {count} parties between two beginners",
            WHOLE.parties,
        ),
        columns,
        as_tuples(rows),
        _("simulated: {deals} deals, seed {seed}", deals=WHOLE.deals, seed=WHOLE.seed),
        (Locus(CAVENDISH, "73"),),
        (),
    )


STRONG, BEGINNERS = stored_deals("strong"), stored_deals("beginner")


@cache
def margins() -> dict[int, int]:
    """Return the margins by which the elder outscored the younger, and in how many deals."""
    counts: Counter[int] = Counter()
    for elder, younger, number in BEGINNERS.pairs:
        counts[elder - younger] += number
    return dict(sorted(counts.items()))


@cache
def in_the_last(lead: int, elder: bool) -> float:  # noqa: FBT001
    """Return the chance to win the partie in its last deal, by the lead before it."""
    won = sum(_partie_won(end) * number for end, number in _ends(lead, elder=elder))
    return won / BEGINNERS.deals


def to_win(lead: int, left: int, *, elder: bool) -> tuple[float, float]:
    """Return the chance to win with one or two deals left, and its standard error.

    ``elder`` is the player's role in the first of them. Of two deals either adds to the error by
    what it decides when the other is still open.
    """
    if left == 1:
        deals = [[(_partie_won(end), number) for end, number in _ends(lead, elder=elder)]]
    else:
        places = (elder, not elder)
        deals = [
            [(in_the_last(end, not place), number) for end, number in _ends(lead, elder=place)]
            for place in places
        ]
    chance = sum(won * number for won, number in deals[0]) / BEGINNERS.deals
    spread = sum(number * (won - chance) ** 2 for deal in deals for won, number in deal)
    return chance, sqrt(spread / (BEGINNERS.deals - 1) / BEGINNERS.deals)


def _ends(lead: int, *, elder: bool) -> list[tuple[int, int]]:
    """Return the lead of a player after a deal, and in how many of the stored deals."""
    sign = 1 if elder else -1
    return [(lead + sign * margin, number) for margin, number in margins().items()]


def _partie_won(lead: int) -> float:
    """Return whether a lead wins in the end; a tie counts half."""
    return (1 + (lead > 0) - (lead < 0)) / 2


# By hand: the side, the number of the hand, what the player put out, the best found; what was lost
# over so many deals in all, and the sum of the squares.
DISCARDS = data.load_json("naipes/piquet-discards.json")
DISCARDS_SEED: int = DISCARDS["seed"]
DEALS: int = DISCARDS["deals"]
LOSSES: Sequence[tuple[str, int, str, str, int, int]] = tuple(map(tuple, DISCARDS["losses"]))
SIDES: Mapping[str, Message] = {"elder": _("elder"), "younger": _("younger")}


class Lost(NamedTuple):
    """The loss by a discard, in points of the deal, with its standard error."""

    number: int
    played: str
    best: str
    mean: float
    error: float


def losses(side: str) -> list[Lost]:
    """Return the stored losses of the hands of a side."""
    return [
        Lost(number, played, best, total / DEALS, _error(total, squares, DEALS))
        for one, number, played, best, total, squares in LOSSES
        if one == side
    ]


def _error(total: float, squares: float, number: int) -> float:
    return sqrt(max(number * squares - total * total, 0) / (number - 1)) / number


def mean_loss(losts: Sequence[Lost]) -> tuple[float, float]:
    """Return the mean loss by a discard over hands, with the standard error."""
    means = [one.mean for one in losts]
    total, squares = sum(means), sum(mean * mean for mean in means)
    return total / len(means), _error(total, squares, len(means))


def hand(seed: int, side: str, number: int) -> Hand:
    """Return the twelve cards of a side’s hand of this number, before the exchange."""
    return cards.gather(tuple(Random(f"{seed}:{side}:{number}").sample(cards.cards(PACK), 12)))


def of_discards(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the losses by the strong player’s discards.

    Raises:
        NotExact: the readings are not the default ones; no hands were judged under them.
    """
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("discards of piquet were judged under the default readings only"))
    rows: list[list[Cell]] = []
    for side, figures in SIDES.items():
        lost = losses(side)
        mean, error = mean_loss(lost)
        worst = max(lost, key=lambda one: one.mean)
        same = sum(one.played == one.best for one in lost)
        rows.append(
            [
                *(figures, len(lost), same, f"{mean:.2f}", f"{error:.2f}"),
                *(f"{worst.mean:.2f}", f"{worst.error:.2f}"),
                *(cards.write(hand(DISCARDS_SEED, side, worst.number)), worst.played, worst.best),
            ]
        )
    columns = (
        *(_("side"), _("hands"), _("the best is chosen"), _("mean loss"), _("standard error")),
        *(_("worst case"), _("standard error of the worst")),
        *(_("the hand"), _("discarded"), _("the best")),
    )
    return Table(
        "piquet.descartes",
        _("What the strong player’s discards lose"),
        columns,
        as_tuples(rows),
        _(
            "points of the deal, over {count} imagined deals, seed {seed}",
            count=DEALS,
            seed=DISCARDS_SEED,
        ),
        (Locus(CAVENDISH, "21"),),
        (),
    )


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
LAWS = {"manos": "67", "decenas": "67", "partida": "71"}
LEADS = (-100, -75, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 75, 100)


def dealt(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the results of deals; raises ``NotExact`` for other readings than the default."""
    _by_default(readings)
    both = (STRONG, BEGINNERS)
    rows: list[list[Cell]] = []
    for who, name in enumerate(("elder", "younger")):
        rows.append([SAYS[name], *_shown_with_errors(*(one.mean(who) for one in both)), ""])
    for who, points in SHOWS.items():
        shares = (one.share(one.score(who, points)) for one in both)
        rows.append(
            [SHOWN[who].with_fields(points=points), *_shown_with_errors(*shares), HIS_SHOWS[who]]
        )
    for name in FIGURES:
        shares = (one.share(one.came_about(name)) for one in both)
        rows.append([SAYS[name], *_shown_with_errors(*shares), PRINTED.get(name, "")])
    columns = (
        *(_("what"), _("strong players"), _("standard error, strong")),
        *(_("beginners"), _("standard error, beginners"), _("Cavendish, from practice")),
    )
    title = _("What deals between equal players come to")
    return _of_deals("manos", title, columns, rows, joined([_by_strong(), _by_beginners()], "; "))


def by_tens(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how often elder and younger score so much; raises ``NotExact`` as ``dealt``."""
    _by_default(readings)
    rows: list[list[Cell]] = []
    for at, his in enumerate(zip(HIS_ELDER, HIS_YOUNGER, strict=True)):
        last = at == len(HIS_ELDER) - 1
        row: list[Cell] = [f"{10 * at}+" if last else f"{10 * at}-{10 * at + 9}"]
        for who in (0, 1):
            number = BEGINNERS.score(who, 10 * at, 1000 if last else 10 * at + 9)
            share_and_error = BEGINNERS.share(number)
            row += [*(f"{HIS_HANDS * one:.0f}" for one in share_and_error), his[who]]
        rows.append(row)
    columns = (
        *(_("points"), _("elder"), _("standard error, elder"), _("elder, Cavendish")),
        *(_("younger"), _("standard error, younger"), _("younger, Cavendish")),
    )
    title = _("How many of ten thousand hands score so much")
    return _of_deals("decenas", title, columns, rows, _by_beginners())


def of_the_partie(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the chance to win a partie by the lead; raises ``NotExact`` as ``dealt``."""
    _by_default(readings)
    places = ((1, True), (1, False), (2, True))  # of two deals either player is elder in one
    rows: list[list[Cell]] = []
    worst = 0.0
    for lead in LEADS:
        chances_to_win = [to_win(lead, left, elder=elder) for left, elder in places]
        rows.append(
            [f"{lead:+d}" if lead else "0", *(f"{chance:.3f}" for chance, _ in chances_to_win)]
        )
        worst = max(worst, *(error for _, error in chances_to_win))
    columns = (
        _("points ahead"),
        *(_("elder in the last deal"), _("younger in the last deal")),
        _("with two deals left"),
    )
    title = _("The chance to win the partie, by the lead before its last deals")
    unit = _("chance; no standard error is above {error}", error=decimal(worst, ".3f"))
    return _of_deals("partida", title, columns, rows, joined([unit, _by_beginners()], "; "))


def _by_strong() -> Message:
    return _(
        "{count} deals between strong players, seed {seed}",
        count=STRONG.deals,
        seed=STRONG.seed,
    )


def _by_beginners() -> Message:
    return _(
        "{count} deals between beginners, seed {seed}",
        count=BEGINNERS.deals,
        seed=BEGINNERS.seed,
    )


def _of_deals(
    id: str, title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]], unit: str
) -> Table:
    return replace(_table(id, title, columns, rows, LAWS[id]), unit=unit)


def _by_default(readings: Mapping[str, str]) -> None:
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("deals of piquet were played under the default readings only"))


def _shown_with_errors(*pair: tuple[float, float]) -> list[str]:
    return [f"{number:.4f}" for one in pair for number in one]


class Name(NamedTuple):
    """A name of the game as a source has it; ``group`` is the name of which it is a form.

    ``where`` is the source, and ``by`` the work that quotes it. ``year`` is that of the source: 0
    where it is unknown, and the first year of several.
    """

    group: str
    name: str
    year: int
    language: Message
    where: Message
    by: str


NAMES_BY_YEAR = (
    Name("ronfle", "Ronfa", 1526, _("Italian"), _("Berni, a list of games"), CAVENDISH),
    Name(
        "ronfle", "la Ronfle", 1535, _("French"), _("Rabelais, the games of Gargantua"), CAVENDISH
    ),
    Name(
        "ronfle", "Ronfelspiel", 1664, _("German"), _("the last year of that name, by Mizka"), SEED
    ),
    Name("cent", "Saunt", 1532, _("English"), _("A Manifest Detection of Dice Play"), CAVENDISH),
    Name("cent", "le Cent", 1535, _("French"), _("Rabelais, the games of Gargantua"), SEED),
    Name("cent", "Saunt", 1575, _("English"), _("Turbervile, Book of Falconry"), CAVENDISH),
    Name(
        "cent", "Cente", 1577, _("English"), _("Northbrooke, a treatise against gaming"), CAVENDISH
    ),
    Name("cent", "Saint", 1578, _("English"), _("the accounts of Lord North"), CAVENDISH),
    Name("cent", "Mount Sant", 1599, _("English"), _("Minsheu, Spanish dialogues"), CAVENDISH),
    Name("cent", "Saunt", 1607, _("English"), _("Brewer, Lingua"), CAVENDISH),
    Name("cent", "Mount-Saint", 1608, _("English"), _("Machin, The Dumb Knight"), CAVENDISH),
    Name("cent", "Mount-cent", 1609, _("English"), _("Markham, The Famous Courtesan"), CAVENDISH),
    Name("cent", "Sant", 1621, _("English"), _("Taylor’s Motto"), CAVENDISH),
    Name("cent", "Cent", 1636, _("English"), _("Annalia Dubrensia"), CAVENDISH),
    Name("cent", "Sent", 1636, _("English"), _("Davenant, The Wits"), CAVENDISH),
    Name("cent", "Hundred", 1651, _("English"), _("Urquhart, The Jewel"), CAVENDISH),
    Name("cent", "Saunt", 1656, _("English"), _("Jackson, a schoolbook with cards"), CAVENDISH),
    Name("cent", "le cent", 1854, _("French"), _("Boiteau, of the Charente in his day"), CAVENDISH),
    Name("cent", "cientos", 0, _("Spanish"), _("no year is given"), SEED),
    Name("piquet", "Piquet", 1535, _("French"), _("Rabelais, the games of Gargantua"), CAVENDISH),
    Name("piquet", "piquet", 1585, _("French"), _("Perrache, on uncommon games"), SEED),
    Name("piquet", "Picket-Spiel", 1634, _("German"), _("a political poem, 1634–1638"), SEED),
    Name("piquet", "Picquetten", 1640, _("German"), _("Rist, on the game so called"), SEED),
    Name("piquet", "Picket", 1646, _("English"), _("Hall, Horae Vacivae"), CAVENDISH),
    Name("piquet", "Picquet", 1651, _("English"), _("the title of a book of rules"), "royall1651"),
    Name("piquet", "Picket", 1674, _("English"), _("Cotton, a chapter"), "cotton1674"),
    Name("piquet", "Piquette", 1719, _("English"), _("D’Urfey, a song"), CAVENDISH),
    Name("piquet", "Rummel-Piquet", 1756, _("German"), _("Chomel, the common game"), SEED),
    Name("piquet", "offenherziges Piquet", 1756, _("German"), _("Chomel, played openly"), SEED),
)


def names_by_year(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the names by year; names without a year come last."""
    choose(slug, (), readings)
    ordered = sorted(NAMES_BY_YEAR, key=lambda one: (one.year == 0, one.year))
    rows: list[list[Cell]] = [
        [str(n.year) if n.year else _("unknown"), n.name, n.language, n.where, n.by, n.group]
        for n in ordered
    ]
    return Table(
        "naipes.nombres",
        _("The names of piquet, by year"),
        (_("year"), _("name"), _("language"), _("where"), _("source"), _("form of")),
        as_tuples(rows),
        _("the years are those of the source named"),
        tuple(Locus(work) for work in dict.fromkeys(name.by for name in NAMES_BY_YEAR)),
        (),
    )


BOOK, PASSAGE = "steinmetz1870", "ste1870:4"

# rank or suit: (what the cheat does, where we read it), both empty where we have not read it
RANK_SIGNS: Mapping[Message, tuple[str, str]] = {
    _("ace"): (_("looks to the opposite side"), BOOK),
    _("king"): (_("looks at his confederate"), BOOK),
    _("queen"): (_("looks at the adversary’s play"), BOOK),
    _("knave"): (_("looks at the stake"), BOOK),
    **dict.fromkeys((_("ten"), _("nine"), _("eight"), _("seven")), ("", "")),
}
SUIT_SIGNS: Mapping[Message, tuple[str, str]] = {
    _("hearts"): (_("keeps his mouth a little open"), PASSAGE),
    **dict.fromkeys((_("diamonds"), _("clubs"), _("spades")), ("", "")),
}


def signs_of_cheats(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the signs of eye and mouth by which a cheat signalled cards to a partner.

    The list is Robert-Houdin's as Steinmetz quotes it in 1870: eight signs for the rank and four
    for the suit. We have not seen it whole; a sign that we have not read is empty.
    """
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [kind, of, does or _("unknown"), where or _("not seen")]
        for kind, signs in ((_("rank"), RANK_SIGNS), (_("suit"), SUIT_SIGNS))
        for of, (does, where) in signs.items()
    ]
    return Table(
        "naipes.senas",
        _("The telegraphy of cards: what the cheat does"),
        (_("tells"), _("of"), _("he"), _("read in")),
        as_tuples(rows),
        _("signs"),
        (Locus(BOOK), Locus.parse(PASSAGE)),
        (),
    )
