"""Our values of the figures that others have published: counts of the dice or of the text."""

from __future__ import annotations

from fractions import Fraction

from conf.claims import lists
from conf.edition import corpus
from juegos import catalogue
from juegos.material import dice as material_dice


def totals(dice: int) -> int:
    """Return the number of totals of some dice."""
    return len(material_dice.totals(dice))


def combinations(dice: int, total: int = 0, *, alike: int = 0) -> int:
    """Return the number of throws regardless of the order of the dice.

    With ``total`` only the throws of this total are counted; with ``alike`` only those in which
    so many dice show the same face.
    """
    every = [throw for throw in material_dice.throws(dice) if not total or sum(throw) == total]
    return len([t for t in every if not alike or max(map(t.count, t)) == alike])


def permutations(dice: int, total: int = 0) -> int:
    """Return the number of ways in which the dice can fall, or can make a total."""
    return material_dice.totals(dice)[total] if total else material_dice.throws(dice).total


def by_total(dice: int, last: int = 0) -> list[int]:
    """Return the ways of each total, the lowest first, up to ``last`` if it is given."""
    every = sorted(material_dice.totals(dice).items())
    return [ways for total, ways in every if not last or total <= last]


def combinations_by_total(dice: int, last: int) -> list[int]:
    """Return the throws of each total regardless of order, the lowest first, up to ``last``."""
    return [combinations(dice, total) for total in range(dice, last + 1)]


def chance(dice: int, total: int) -> Fraction:
    """Return the chance of a total."""
    return Fraction(permutations(dice, total), permutations(dice))


def about(dice: int, total: int) -> list[int]:
    """Return the ways below a total, of it, and above it."""
    every = material_dice.totals(dice)
    below = every.count(lambda t: t < total)
    return [below, every[total], every.total - below - every[total]]


def up_to(dice: int, total: int) -> int:
    """Return the ways whose total is no greater than one."""
    return material_dice.totals(dice).count(lambda t: t <= total)


def points_about(dice: int, total: int) -> list[int]:
    """Return the sum of the points of all ways below a total, of it, and above it."""
    points = {t: t * ways for t, ways in material_dice.totals(dice).items()}
    below = sum(all_of for t, all_of in points.items() if t < total)
    return [below, points[total], sum(points.values()) - below - points[total]]


def underneath(dice: int, total: int) -> int:
    """Return the soçobra of a total: the points underneath, because opposite faces make seven."""
    return dice * (material_dice.FACES[0] + material_dice.FACES[-1]) - total


def listed_in_triga() -> int:
    """Return the number of throws listed on fols. 66r-66v."""
    return len({one.throw for one in lists.triga(corpus.load())})


def at_once(slug: str) -> list[int]:
    """Return the totals that end a game at the first cast, under the default readings."""
    game = catalogue.game(slug)
    start = game.start()
    ends = (t for t in game.throws(start) if game.outcome(game.play(start, t).state) is not None)
    return sorted({sum(throw) for throw in ends})


def showing(numbers: list[int]) -> int:
    """Return the ways in which two dice show one of the numbers, on a die or both together."""
    wanted = set(numbers)
    return material_dice.throws(2).count(lambda throw: bool(wanted & {*throw, sum(throw)}))


def unlike(dice: int = 2) -> int:
    """Return the number of ways in which no two dice are alike."""
    return material_dice.throws(dice).count(lambda throw: len(set(throw)) == dice)
