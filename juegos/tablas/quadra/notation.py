"""The notation of men within a quadra: ``A 6:2 5 hand:9 B hand:12``, ``6:1+1`` one upon another.

Each side is written by the numbers of its casas, the six first; the text after a number depends on
the game. Men that stand on no casa are ``hand:9`` or ``off:3``.
"""

from __future__ import annotations

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import _, _n, either
from juegos.tablas.quadra.state import CASAS, Casas, Pair, QuadraRules


def write(laws: QuadraRules, casas: Pair) -> str:
    """Return the men of A and those of B."""
    return " ".join(f"{SEATS[seat]} {_side(laws, casas[seat])}" for seat in (0, 1))


def _side(laws: QuadraRules, casas: Casas) -> str:
    words = [f"{casa}{laws.written[casas[casa - 1]]}" for casa in range(CASAS, 0, -1)]
    held = [word for word, stands in zip(words, reversed(casas), strict=True) if stands]
    rest = beside(laws, casas)
    return " ".join(held + ([laws.rest + (f":{rest}" if rest > 1 else "")] if rest else []))


def beside(laws: QuadraRules, casas: Casas) -> int:
    """Return the number of men that stand on no casa."""
    return laws.men - sum(laws.stands[stands][0] for stands in casas)


def read(laws: QuadraRules, text: str, at: int) -> Pair:
    """Return the men that the rest of ``text`` writes from place ``at`` on.

    Raises:
        BadNotation: a word does not describe men, a side has too many or too few, or both hold a
            casa of a quadra that they share; the message names the rule.
    """
    rule = laws.named["men"].id
    words, places = text[at:].split(" "), []
    for word in words:
        places.append(at)
        at += len(word) + 1
    if words[0] != "A":
        message = _(
            "{token!r} in {text!r}: expected 'A' and the men of A", token=words[0], text=text
        )
        raise BadNotation(message, places[0], rule=rule)
    if "B" not in words:
        message = _("{text!r} has no 'B' with the men of B", text=text)
        raise BadNotation(message, len(text), rule=rule)
    middle = words.index("B")
    sides = []
    for seat, (first, last) in enumerate(((0, middle), (middle, len(words)))):
        here = [*zip(words[first + 1 : last], places[first + 1 : last], strict=True)]
        sides.append(_read_side(laws, text, seat, here, places[first]))
    pair = sides[0], sides[1]
    if laws.shared:
        _owners(laws, text, pair, places[middle])
    return pair


def _read_side(
    laws: QuadraRules, text: str, seat: int, words: list[tuple[str, int]], start: int
) -> Casas:
    rule = laws.named["men"].id
    written = {
        f"{casa}{end}": (casa, stands)
        for casa in range(1, CASAS + 1)
        for stands, end in laws.written.items()
        if stands
    }
    written |= {
        laws.rest + (f":{men}" if men > 1 else ""): (0, men) for men in range(1, laws.men + 1)
    }
    numbers: dict[int, int] = {}
    for word, at in words:
        casa, stands = written.get(word, (0, 0))
        if not stands:
            stands = max(laws.begin) or min(2, max(laws.written))
            like = either([repr(f"6{laws.written[stands]}"), repr(f"{laws.rest}:3")])
            message = _(
                "{token!r} in {text!r}: men are written like {like}",
                token=word,
                text=text,
                like=like,
            )
            raise BadNotation(message, at, rule=rule)
        if casa in numbers:
            message = _(
                "{token!r}: {casa} of {text!r} was already given",
                token=word,
                casa=casa or laws.rest,
                text=text,
            )
            raise BadNotation(message, at, rule=rule)
        numbers[casa] = stands
    casas = tuple(numbers.get(casa, 0) for casa in range(1, CASAS + 1))
    if beside(laws, casas) != numbers.get(0, 0):
        count = sum(laws.stands[stands][0] for stands in casas) + numbers.get(0, 0)
        message = _n(
            "{who} has {count} man in {text!r}; each side has {most}",
            "{who} has {count} men in {text!r}; each side has {most}",
            count,
            who=SEATS[seat],
            text=text,
            most=laws.men,
        )
        raise BadNotation(message, start, rule=rule)
    return casas


def _owners(laws: QuadraRules, text: str, pair: Pair, at: int) -> None:
    """Raise ``BadNotation`` where both hold a casa of the quadra in which both play."""
    for casa, (mine, theirs) in enumerate(zip(*pair, strict=True), 1):
        if mine and theirs:
            message = _(
                "in {text!r} both A and B hold the {casa}; a casa has one owner",
                text=text,
                casa=casa,
            )
            raise BadNotation(message, at, rule=laws.named["casa"].id)
