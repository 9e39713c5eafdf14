"""The questions that a treatise of trictrac answers about a position, answered by our scorer.

A question is a function of what is asked; it returns its answer as a text that can be compared
with the printed one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from juegos.material import dice
from juegos.tablas.trictrac.plays import legal_of
from juegos.tablas.trictrac.position import ARROWS, CORNER, Men, arrow, read_both, write
from juegos.tablas.trictrac.rules import Usage
from juegos.tablas.trictrac.scoring import Cast, Jan, Score, Throw, ThrowContext, casts, score

USUAL = Usage()
NONE = "-"


class Asked(NamedTuple):
    """The men of both sides, the throw or chance in question, and the printed answer."""

    thrower: str
    opponent: str
    of: str
    printed: str
    nth: int = 0

    @property
    def sides(self) -> tuple[Men, Men]:
        """The men of the thrower and of the other."""
        return read_both(self.thrower, self.opponent)

    @property
    def throw(self) -> Throw:
        """The throw in question."""
        high, low = map(int, self.of.split("-"))
        return high, low

    def score(self) -> Score:
        """Return the score of the throw."""
        return score(*self.sides, self.throw, when=ThrowContext(self.nth))

    def casts(self) -> tuple[Cast, ...]:
        """Return all throws, each with its score."""
        return _casts(self.thrower, self.opponent)


@cache
def _casts(thrower: str, opponent: str) -> tuple[Cast, ...]:
    return casts(*read_both(thrower, opponent))


def jans(asked: Asked) -> str:
    """Return the jans that a throw scores: name, ways and points of each."""
    return _row(sorted(_jan_text(jan) for jan in asked.score().jans), ", ")


def some(asked: Asked) -> str:
    """Return the printed jans if the throw scores them among others, else all of them."""
    results = [_jan_text(jan) for jan in asked.score().jans]
    printed = asked.printed.split(", ")
    has_all = all(results.count(jan) >= printed.count(jan) for jan in printed)
    return asked.printed if has_all else jans(asked)


def _jan_text(jan: Jan) -> str:
    return f"{jan.name} {jan.ways} {jan.points}"


def points(asked: Asked) -> str:
    """Return the points of the thrower."""
    return str(asked.score().total(thrower=True))


def given(asked: Asked) -> str:
    """Return the points that the throw gives to the other."""
    return str(asked.score().total(thrower=False))


def fills(asked: Asked) -> str:
    """Return the throws that fill a jan."""
    return _throws(cast for cast in asked.casts() if cast.has("remplir"))


def fails(asked: Asked) -> str:
    """Return the throws that fill no jan."""
    return _throws(cast for cast in asked.casts() if not cast.has("remplir"))


def keeps(asked: Asked) -> str:
    """Return the throws that keep a jan."""
    return _throws(cast for cast in asked.casts() if cast.has("conserver"))


def keeping(asked: Asked) -> str:
    """Return whether a throw keeps a jan."""
    return "yes" if any(jan.name.startswith("conserver") for jan in asked.score().jans) else "no"


def hitting(asked: Asked) -> str:
    """Return the throws that hit a man truly."""
    return _throws(cast for cast in asked.casts() if cast.has("battue-vrai"))


def _throws(every: Iterable[Cast]) -> str:
    return _row(sorted((f"{c.throw[0]}-{c.throw[1]}" for c in every), reverse=True))


def _row(items: Iterable[str], between: str = " ") -> str:
    return between.join(items) or NONE


def ways(asked: Asked) -> str:
    """Return the number of ways in which a throw fills."""
    return str(sum(jan.ways for jan in asked.score().jans if jan.name.startswith("remplir")))


def struck(asked: Asked) -> str:
    """Return the men that a throw hits truly, each with the number of ways."""
    return _hit(asked, "battue-vrai")


def missed(asked: Asked) -> str:
    """Return the men that a throw hits falsely, each with the number of ways."""
    return _hit(asked, "battue-faux")


def _hit(asked: Asked, name: str) -> str:
    result = [jan for jan in asked.score().jans if jan.name == name]
    return _row(f"{ARROWS[jan.at]}:{jan.ways}" for jan in sorted(result, key=lambda jan: jan.at))


def plays(asked: Asked) -> str:
    """Return the positions of the thrower's men after each play of a throw."""
    return _row(sorted(map(write, _after(asked))), ", ")


def play(asked: Asked) -> str:
    """Return the printed play if it is allowed."""
    return asked.printed if asked.printed in map(write, _after(asked)) else "not allowed"


def refused(asked: Asked) -> str:
    """Return the printed play if it is not allowed."""
    return asked.printed if asked.printed not in map(write, _after(asked)) else "allowed"


def _after(asked: Asked) -> frozenset[Men]:
    return frozenset(legal_of(*asked.sides, asked.throw, USUAL).plays)


def chances(asked: Asked) -> str:
    """Return the ways of 36 in which something happens: ``fills``, ``hits r5``, ``scores 4``."""
    name, _space, rest = asked.of.partition(" ")
    happens = CHANCES[name](asked, rest)
    return str(sum(cast.weight for cast in asked.casts() if happens(cast)))


Happens = Callable[[Cast], bool]


def _scored(jan: str) -> Callable[[Asked, str], Happens]:
    """Return the chance that a jan is scored, in at least some ways if a number is given."""

    def happens(asked: Asked, rest: str) -> Happens:
        del asked
        least = int(rest or 1)
        return lambda cast: sum(j.ways for j in cast.score.jans if j.name.startswith(jan)) >= least

    return happens


def _hits(jan: str) -> Callable[[Asked, str], Happens]:
    """Return the chance of such a hit: on the named arrow, or on any."""

    def happens(asked: Asked, rest: str) -> Happens:
        del asked
        at = arrow(rest) if rest else None
        return lambda cast: any(j.name == jan and at in {None, j.at} for j in cast.score.jans)

    return happens


def _both(asked: Asked, rest: str) -> Happens:
    """Return the chance of some men hit truly and some falsely: ``1 0``."""
    del asked
    wanted = [int(n) for n in rest.split()]

    def happens(cast: Cast) -> bool:
        names = [jan.name for jan in cast.score.jans]
        return [names.count("battue-vrai"), names.count("battue-faux")] == wanted

    return happens


def _worth(*, least: bool) -> Callable[[Asked, str], Happens]:
    """Return the chance that the thrower scores some points, or at least as many."""

    def happens(asked: Asked, rest: str) -> Happens:
        del asked
        wanted = int(rest)

        def come(cast: Cast) -> bool:
            points = cast.score.total(thrower=True)
            return points >= wanted if least else points == wanted

        return come

    return happens


def _takes(asked: Asked, rest: str) -> Happens:
    """Return the chance that an allowed play puts the first men in the corner."""
    del rest
    empty = not asked.sides[0][CORNER]
    return lambda cast: empty and any(after[CORNER] for _legs, after in cast.options.plays)


def _stays(asked: Asked, rest: str) -> Happens:
    """Return the chance that no allowed play brings the last men out of the corner."""
    del asked, rest
    return lambda cast: all(after[CORNER] for _legs, after in cast.options.plays)


def _case(asked: Asked, rest: str) -> Happens:
    """Return the chance that each die brings a man of its own to one of the arrows."""
    men = asked.sides[0]

    def happens(cast: Cast) -> bool:
        return any(_brings(men, arrow(name), cast.throw) for name in rest.split())

    return happens


def _brings(men: Men, to: int, throw: Throw) -> bool:
    need = 2 if throw[0] == throw[1] else 1
    return all(to >= die and men[to - die] >= need for die in throw)


CHANCES: dict[str, Callable[[Asked, str], Happens]] = {
    "fills": _scored("remplir"),
    "keeps": _scored("conserver"),
    "beats": _scored("coin-battu"),
    "corners": _scored("deux-tables"),
    "hits": _hits("battue-vrai"),
    "misses": _hits("battue-faux"),
    "both": _both,
    "scores": _worth(least=False),
    "reaches": _worth(least=True),
    "takes": _takes,
    "stays": _stays,
    "case": _case,
}


def twice(asked: Asked) -> str:
    """Return the ways of 1296 in which a jan is kept at two throws, the other not moving.

    The first throw is played so that the most throws keep it then.
    """
    men, foe = asked.sides
    return str(sum(w * _best(men, foe, throw) for throw, w in _all()))


def _all() -> list[tuple[Throw, int]]:
    return [((max(faces), min(faces)), w) for faces, w in dice.throws(2).items()]


def _best(men: Men, foe: Men, throw: Throw) -> int:
    if not _keeps_jan(men, foe, throw):
        return 0
    return max(_throws_keeping(after, foe) for after in legal_of(men, foe, throw, USUAL).plays)


@cache
def _throws_keeping(men: Men, foe: Men) -> int:
    return sum(w for throw, w in _all() if _keeps_jan(men, foe, throw))


def _keeps_jan(men: Men, foe: Men, throw: Throw) -> bool:
    return any(jan.name.startswith("conserver") for jan in score(men, foe, throw).jans)


QUESTIONS: dict[str, Callable[[Asked], str]] = {
    "jans": jans,
    "some": some,
    "points": points,
    "given": given,
    "fills": fills,
    "fails": fails,
    "keeps": keeps,
    "keeping": keeping,
    "hitting": hitting,
    "ways": ways,
    "struck": struck,
    "missed": missed,
    "plays": plays,
    "play": play,
    "refused": refused,
    "chances": chances,
    "twice": twice,
}
