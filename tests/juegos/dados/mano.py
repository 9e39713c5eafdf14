"""A hand of tantos reckoned by hand: the second road to medio azar and azar pujado.

Nothing here calls the rules of the games. What a hand comes to is written as a generating
function: each cast weighs ``c``, each tanto that the hand rises by ``w``, each tanto paid to A
``z`` (to B, 1/z). The sums over endless repetitions are geometric; the mean and the square of
what A gains are the first derivatives at 1, carried along exactly as ``Jet``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import NamedTuple

WAYS = Counter(a + b + c for a, b, c in product(range(1, 7), repeat=3))
SUERTES = {
    "xiiij": range(8, 14),
    "xv-nulo": range(8, 14),
    "xv-suerte": range(8, 15),
    "azar": range(7, 15),
}
AZARES = {
    "xiiij": [*range(3, 8), *range(14, 19)],
    "xv-nulo": [*range(3, 8), *range(15, 19)],
    "xv-suerte": [*range(3, 8), *range(15, 19)],
    "azar": [*range(3, 7), *range(15, 19)],
}


class Jet(NamedTuple):
    """A number that depends on t, near t = 0: value, slope and half its change of slope."""

    v: Fraction
    d: Fraction = Fraction(0)
    q: Fraction = Fraction(0)

    def plus(self, o: Jet) -> Jet:
        return Jet(self.v + o.v, self.d + o.d, self.q + o.q)

    def times(self, o: Jet) -> Jet:
        slope = self.v * o.d + self.d * o.v
        return Jet(self.v * o.v, slope, self.v * o.q + self.d * o.d + self.q * o.v)

    def of(self, chance: Fraction | int) -> Jet:
        return Jet(self.v * chance, self.d * chance, self.q * chance)

    def under_one(self) -> Jet:
        """Return 1 / (1 - self): the sum over all numbers of repetitions."""
        v = 1 / (1 - self.v)
        d = self.d * v * v
        return Jet(v, d, (self.q * v + self.d * d) * v)


ONE = Jet(Fraction(1))
NONE = Jet(Fraction(0))
T = Jet(Fraction(1), Fraction(1))  # 1 + t
BACK = Jet(Fraction(1), Fraction(-1), Fraction(1))  # 1 / (1 + t)


def total(jets: list[Jet]) -> Jet:
    result = NONE
    for jet in jets:
        result = result.plus(jet)
    return result


def p(faces: int) -> Fraction:
    """Return the chance of a total of three dice."""
    return Fraction(WAYS[faces], 216)


class Weights(NamedTuple):
    """What a cast, a tanto in the hand and a tanto paid to the caster weigh."""

    c: Jet
    w: Jet
    z: Jet


Pujas = Callable[[str], bool]  # whether an azar, a suerte, the last cast raises the race


class Hand(NamedTuple):
    """A hand under readings, followed to one end: ``caster``, ``other`` or ``nobody`` wins."""

    readings: dict[str, str]
    pujas: Pujas
    weights: Weights
    end: str

    @property
    def suertes(self) -> range:
        return SUERTES[self.readings["catorce"]]

    @property
    def azar(self) -> Fraction:
        return sum(map(p, AZARES[self.readings["catorce"]]), Fraction(0))

    @property
    def nulo(self) -> Fraction:
        return 1 - self.azar - sum(map(p, self.suertes), Fraction(0))

    def won_by(self, who: str) -> Jet:
        return ONE if who == self.end else NONE

    def race(self, given: int, own: int) -> Jet:
        """The deciding number is one of two; until it comes nothing but the tantos changes."""
        c, w, _ = self.weights
        up = {kind: w if self.pujas(kind) else ONE for kind in ("azar", "suerte", "ultima")}
        idle = 1 - self.azar - self.nulo - p(given) - p(own)
        stays = total([up["azar"].of(self.azar), up["suerte"].of(idle), ONE.of(self.nulo)])
        ends = self.won_by("caster").of(p(own)).plus(self.won_by("other").of(p(given)))
        return stays.times(c).under_one().times(c).times(up["ultima"]).times(ends)

    def second(self, given: int) -> tuple[Jet, Jet]:
        """What the casts for an own suerte come to: their value, and the weight of encuentros."""
        c, w, z = self.weights
        value = {"sube": w, "cobra": z, "sube-y-cobra": w.times(z)}[self.readings["segundo-azar"]]
        stays = value.of(self.azar).plus(ONE.of(self.nulo)).times(c).under_one()
        races = total([self.race(given, u).of(p(u)) for u in self.suertes if u != given])
        return stays.times(c).times(races), stays.times(c).of(p(given))

    def given(self) -> tuple[Jet, Jet]:
        """The same for a cast that gives a suerte, whichever it is; its tantos come on top."""
        c = self.weights.c
        parts = [(p(g), *self.second(g)) for g in self.suertes]
        values = total([value.of(chance) for chance, value, _ in parts])
        again = total([weight.of(chance) for chance, _, weight in parts])
        return values.times(c), again.times(c)

    def opening(self) -> tuple[Jet, Jet]:
        """What a first cast comes to, and the weight with which the dice pass to the other."""
        c, w, z = self.weights
        three = w.times(w).times(w)
        azar, idle = c.times(z).of(self.azar), c.of(self.nulo)
        given = self.given()
        value, again = (part.times(three) for part in given)
        lost = idle.under_one()
        won = self.won_by("caster").times(c).of(self.azar)
        back = NONE  # the weight with which an encuentro leads to a first cast again
        match self.readings["encuentro"]:
            case "gana-suerte":
                suertes = 1 - self.azar - self.nulo
                ends = self.won_by("caster").of(suertes).plus(self.won_by("other").of(self.azar))
                value = value.plus(again.times(lost).times(c).times(ends))
            case "de-nuevo":
                value = value.plus(again.times(lost).times(won))
                back = again.times(lost).times(c).of(1 - self.azar - self.nulo)
            case reading:
                tantos = three if reading == "nueva-suerte" else ONE
                later, more = (part.times(tantos) for part in given)
                after = idle.plus(more).under_one().times(won.plus(later))
                value = value.plus(again.times(after))
        match self.readings["primer-azar"]:
            case "sigue":
                return total([idle, back, azar]).under_one().times(value), NONE
            case "acaba":
                ended = azar.times(self.won_by("nobody"))
                return idle.plus(back).under_one().times(value.plus(ended)), NONE
        stays = idle.plus(back).under_one()
        return stays.times(value), stays.times(azar)


def hand(readings: dict[str, str], pujas: Pujas, weights: Weights, end: str) -> Jet:
    """Return the value of the hand for the end in which ``first``, ``second`` or none wins."""
    z = weights.z
    under = Jet(z.v, -z.d, z.d * z.d - z.q)  # 1 / z
    back = weights._replace(z=under)
    if readings["leuara"] == "paga":  # it is the caster who pays for an azar
        weights, back = back, weights
    for_a = {"first": "caster", "second": "other", "none": "nobody"}[end]
    for_b = {"first": "other", "second": "caster", "none": "nobody"}[end]
    mine, passed = Hand(readings, pujas, weights, for_a).opening()
    theirs, returned = Hand(readings, pujas, back, for_b).opening()
    return passed.times(returned).under_one().times(mine.plus(passed.times(theirs)))


def by_hand(readings: dict[str, str], pujas: Pujas) -> dict[str, Fraction]:
    """Return all that is asked of a staked game under these readings."""

    def ends(c: Jet, w: tuple[Jet, Jet, Jet], z: Jet) -> list[Jet]:
        kinds = zip(("first", "second", "none"), w, strict=True)
        return [hand(readings, pujas, Weights(c, tanto, z), end) for end, tanto in kinds]

    casts = ends(T, (ONE, ONE, ONE), ONE)
    pot = total(ends(ONE, (T, T, T), ONE))
    net = total(ends(ONE, (T, BACK, ONE), T))
    return {
        "p_first": casts[0].v,
        "p_second": casts[1].v,
        "p_draw": casts[2].v,
        "mean_casts": total(casts).d,
        "mean_net": net.d,
        "variance": 2 * net.q + net.d - net.d**2,
        "mean_pot": pot.d,
    }
