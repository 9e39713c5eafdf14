"""The sources of rules: places in a text, rules, disputed readings.

A ``Rule`` carries the few words it is based on, because the package reads no files; the tests check
those words against the corpus.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from juegos.core.errors import BadNotation
from juegos.core.message import _, as_message

_LOCUS = re.compile(
    r"(?P<work>[a-z][a-z0-9]*)(?::(?P<leaf>[0-9]+[rv]?)"
    r"(?:\.(?P<column>[a-z])(?:\.(?P<first>[1-9][0-9]{0,3})(?:-(?P<last>[1-9][0-9]{0,3}))?)?)?)?"
)


Kind = Literal["board", "men", "move", "capture", "score", "end", "ban", "manner"]
"""What a rule is about.

- ``board``: what is played on and with: points, lines, dice, how places are counted.
- ``men``: what men (or cards) there are, how they stand at first, which way they go.
- ``move``: what is done in a turn, who does it, and whose turn is next: a throw and whose it
  becomes, a step, a man crowned, a card led, a call, a stake offered; also what must be played.
- ``capture``: what is taken, when it may or must be, and what becomes of the taken.
- ``score``: what a throw, a place, a hand or a fault is worth, and what is marked or paid for it.
- ``end``: what ends a game or a round, and who has won.
- ``ban``: what nobody may do.
- ``manner``: what is settled beside play: who begins, what the words mean, in which order is
  counted, when a throw is good, what the table sees to by itself.

Board, men, bans and manner are never met in play as an event: a ban is told where a move is
refused, the others not at all. The other kinds are met in some play, under some reading.
Exceptions are listed in the tests with their reasons.
"""


class Standing(Enum):
    """How far the words of the text support a rule."""

    STATED = "stated"
    IMPLIED = "implied"
    SUPPLIED = "supplied"


@dataclass(frozen=True, slots=True, order=True)
class Locus:
    """A place in a work: ``ldj:67r.a.12-15`` is folio 67r, column a, lines 12 to 15.

    ``work`` is a siglum of the corpus, or the bibliography's key of a work that we cite but do not
    print: ``parker1909:583``. Where no page is known the work alone is the place.
    """

    work: str
    leaf: str = ""
    column: str = ""
    lines: tuple[int, int] | None = None

    @classmethod
    def parse(cls, text: str) -> Locus:
        """Return the place that ``text`` names.

        Raises:
            BadNotation: the text is no locus, or its lines run backwards.

        >>> Locus.parse("ldj:67r.a.12-15")
        Locus(work='ldj', leaf='67r', column='a', lines=(12, 15))
        >>> Locus.parse("67r.a.12")
        Traceback (most recent call last):
            ...
        juegos.core.errors.BadNotation: '67r.a.12' is no locus; one looks like 'ldj:67r.a.12-15'
        """
        match = _LOCUS.fullmatch(text)
        if match is None:
            raise BadNotation(
                _("{text!r} is no locus; one looks like 'ldj:67r.a.12-15'", text=text)
            )
        lines = None
        if match["first"]:
            first = int(match["first"])
            lines = first, int(match["last"] or first)
            if lines[1] < first:
                raise BadNotation(_("the lines of {text!r} run backwards", text=text))
        return cls(match["work"], match["leaf"] or "", match["column"] or "", lines)

    def __str__(self) -> str:
        return f"{self.work}:{self.place}" if self.leaf else self.work

    @property
    def place(self) -> str:
        """The place without its work, as margins print it: ``67r.a.12-15``.

        >>> Locus.parse("ldj:67r.a.12-15").place
        '67r.a.12-15'
        """
        text = self.leaf + (f".{self.column}" if self.column else "")
        if self.lines is not None:
            first, last = self.lines
            text += f".{first}" if first == last else f".{first}-{last}"
        return text

    @property
    def anchor(self) -> str:
        """The HTML id of its first line (or column, or leaf): ``f67r.a.12``.

        >>> Locus.parse("ldj:67r.a.12-15").anchor
        'f67r.a.12'
        """
        return "f" + self.place.split("-")[0]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game: its id (``azar.reazar``), place, words, standing, sense and kind."""

    id: str
    locus: Locus
    words: str
    standing: Standing
    says: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a crux; ``by`` is a witness's siglum or a key of the bibliography."""

    key: str
    gloss: str
    by: str


@dataclass(frozen=True, slots=True)
class Crux:
    """A disputed place whose readings lead to different play; the first is the default."""

    id: str
    locus: Locus
    question: str
    readings: tuple[Reading, ...]

    @property
    def name(self) -> str:
        """The key that names the crux among the readings of a game: ``encuentro``.

        >>> from juegos.catalogue import game
        >>> dice = game("mayores").cruces[0]  # with how many dice is it played?
        >>> dice.name
        'dados'
        """
        return self.id.partition(".")[2]

    @property
    def default(self) -> str:
        """The key of the most literal reading.

        >>> from juegos.catalogue import game
        >>> dice = game("mayores").cruces[0]  # with how many dice is it played?
        >>> dice.default
        'tres'
        """
        return self.readings[0].key

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its readings, the default first.

        >>> from juegos.catalogue import game
        >>> dice = game("mayores").cruces[0]  # with how many dice is it played?
        >>> dice.keys
        ('tres', 'dos', 'uno')
        """
        return tuple(reading.key for reading in self.readings)


def stated(id: str, place: str, words: str, says: str, *, kind: Kind) -> Rule:
    """Return a rule that the text states at ``place``.

    >>> words, sense = "el que mas puntos echare; que gane", "Whoever throws more points wins."
    >>> rule = stated("mayores.gana", "ldj:65v.a.8-10", words, sense, kind="end")
    >>> rule.standing, str(rule.locus)
    (<Standing.STATED: 'stated'>, 'ldj:65v.a.8-10')
    """
    return Rule(id, Locus.parse(place), words, Standing.STATED, as_message(says), kind)


def implied(id: str, place: str, words: str, says: str, *, kind: Kind) -> Rule:
    """Return a rule that the words at ``place`` imply without stating it.

    >>> words, sense = "desi deue lançar ell otro.", "Then the third die is thrown."
    >>> rule = implied("riffa.tercero", "ldj:68r.a.9-10", words, sense, kind="move")
    >>> rule.standing
    <Standing.IMPLIED: 'implied'>
    """
    return Rule(id, Locus.parse(place), words, Standing.IMPLIED, as_message(says), kind)


def supplied(id: str, place: str, words: str, says: str, *, kind: Kind) -> Rule:
    """Return a rule that is not in the text, but without which the game could not be played.

    >>> rule = supplied("mayores.empate", "ldj:65v.a.8-10", "", "A tie: as read.", kind="end")
    >>> rule.standing
    <Standing.SUPPLIED: 'supplied'>
    """
    return Rule(id, Locus.parse(place), words, Standing.SUPPLIED, as_message(says), kind)


def crux(id: str, place: str, question: str, *readings: tuple[str, str, str]) -> Crux:
    """Return a crux; each reading is ``(key, gloss, by)``, the default first.

    >>> again = "repite", "nobody yet: both throw again", "juegos"
    >>> draw = "tablas", "nobody: it is a draw", "juegos"
    >>> tie = crux("mayores.empate", "ldj:65v.a.9-10", "Who wins a tie?", again, draw)
    >>> tie.name, tie.keys, tie.default
    ('empate', ('repite', 'tablas'), 'repite')
    """
    ways = tuple(Reading(key, as_message(gloss), by) for key, gloss, by in readings)
    return Crux(id, Locus.parse(place), as_message(question), ways)
