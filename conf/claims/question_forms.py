"""How the questions about a position, what they ask of and their answers are written.

The published table of the positions describes its columns by these sentences, so that another
program can answer the same questions. A test holds the forms to every answer that there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.tablas.trictrac.chances import SLUG
from juegos.tablas.trictrac.rules import THROW_CRUCES

THROW = r"[1-6]-[1-6]"
ARROW = r"(?:T|rT|r?(?:[1-9]|1[01]))"
NUMBER = r"\d+"
JAN = r"[a-z]+(?:-[a-z]+)* \d+ \d+"
MEN = rf"(?:{ARROW}|off)(?::\d+)?"
MEN_OF_A_SIDE = rf"{MEN}(?: {MEN})*"
THROWS = rf"(?:-|{THROW}(?: {THROW})*)"


class Form(NamedTuple):
    """A kind of answer: its pattern, and the sentence that describes it."""

    pattern: str
    says: str


JANS = Form(
    rf"(?:-|{JAN}(?:, {JAN})*)",
    "jans, each with its French name, ways and points (six-tables 1 4), with a comma between, "
    "sorted as text except in what is printed under some; a jan that is scored for several men is "
    "there for each; - for none",
)
POINTS = Form(NUMBER, "a number of points")
LIST = Form(THROWS, "throws, the higher die first, from the highest down (6-5 5-5 5-3); - for none")
YES = Form("yes|no", "yes or no")
COUNT = Form(NUMBER, "a number of ways")
HIT = Form(
    rf"(?:-|{ARROW}:\d+(?: {ARROW}:\d+)*)",
    "arrows of the other's men by the thrower's way, each with the ways in which it is hit "
    "(r5:1 r4:1); - for none",
)
PLACES = Form(
    rf"{MEN_OF_A_SIDE}(?:, {MEN_OF_A_SIDE})*",
    "all men of the thrower after a play, written as in the column thrower, with a comma between "
    "several",
)
ALLOWED = Form(
    rf"{MEN_OF_A_SIDE}|not allowed|allowed",
    "all men of the thrower after a play, written as in the column thrower; ours is not allowed, "
    "or for refused allowed, where it is not as printed",
)
FORMS = (JANS, POINTS, LIST, YES, COUNT, HIT, PLACES, ALLOWED)


class Question(NamedTuple):
    """What a question asks, what its column ``of`` has, and how its answer is written."""

    asks: str
    of: str
    answer: Form


NOTHING = ""
QUESTIONS: Mapping[str, Question] = {
    "jans": Question("all that the throw scores, for either side", THROW, JANS),
    "some": Question("jans that the throw scores among others", THROW, JANS),
    "points": Question("the points of the thrower by the throw", THROW, POINTS),
    "given": Question("the points of the other side by the throw", THROW, POINTS),
    "fills": Question("the throws that fill a jan", NOTHING, LIST),
    "fails": Question("the throws that fill no jan", NOTHING, LIST),
    "keeps": Question("the throws that keep a full jan", NOTHING, LIST),
    "keeping": Question("whether the throw keeps a full jan", THROW, YES),
    "hitting": Question("the throws that hit a man truly", NOTHING, LIST),
    "ways": Question("in how many ways the throw fills", THROW, COUNT),
    "struck": Question("the men that the throw hits truly", THROW, HIT),
    "missed": Question("the men that the throw hits falsely", THROW, HIT),
    "plays": Question("the positions after each allowed play of the throw", THROW, PLACES),
    "play": Question("an allowed play of the throw", THROW, ALLOWED),
    "refused": Question("a play of the throw that is not allowed", THROW, ALLOWED),
    "chances": Question("in how many of the 36 ways of two dice a thing happens", "", COUNT),
    "twice": Question(
        "in how many of 1296 ways a full jan is kept at this throw and the next, the first played "
        "so that most throws keep it then and the other side not moving",
        NOTHING,
        COUNT,
    ),
}
# Of the question ``chances``: the pattern of what follows its name, and what it means.
CHANCES: Mapping[str, tuple[str, str]] = {
    "fills": (rf"(?: {NUMBER})?", "a jan is filled, in so many ways or more if a number follows"),
    "keeps": ("", "a full jan is kept"),
    "beats": ("", "the other's corner is beaten"),
    "corners": ("", "both corners are beaten at once (the jan de deux tables)"),
    "hits": (rf"(?: {ARROW})?", "a man is hit truly, on that arrow if one follows"),
    "misses": (rf"(?: {ARROW})?", "a man is hit falsely, on that arrow if one follows"),
    "both": (rf" {NUMBER} {NUMBER}", "so many men are hit truly, and so many falsely"),
    "scores": (rf" {NUMBER}", "the thrower scores just so many points"),
    "reaches": (rf" {NUMBER}", "the thrower scores so many points or more"),
    "takes": ("", "an allowed play takes the thrower's empty corner"),
    "stays": ("", "no allowed play leaves the thrower's corner"),
    "case": (rf"(?: {ARROW})+", "each die brings a man of its own to one of the arrows"),
}


def asks_says() -> str:
    """Return the description of the column ``asks``: every question and what it asks."""
    return f"What is asked. {_listed({name: one.asks for name, one in QUESTIONS.items()})}."


def of_says() -> str:
    """Return the description of the column ``of``: a throw, a chance, or nothing."""
    return (
        f"What it is asked about. {_names(THROW)}: a throw, the higher die first. chances: what "
        f"happens, a name and what follows it; {_listed({k: v for k, (_, v) in CHANCES.items()})}. "
        "An arrow of the other side is counted by the thrower's way. Of other questions empty."
    )


def _names(of: str) -> str:
    return ", ".join(name for name, one in QUESTIONS.items() if one.of == of)


def answer_says() -> str:
    """Return the description of an answer: its form, by question."""
    names = {form: [k for k, one in QUESTIONS.items() if one.answer == form] for form in FORMS}
    return " ".join(f"{', '.join(some)}: {form.says}." for form, some in names.items())


def scorer_says() -> str:
    """Return the readings by which our scorer answers, those of the game by default."""
    readings = ", ".join(f"{crux.name}={crux.default}" for crux in THROW_CRUCES)
    return (
        f"What the scorer of the game {SLUG} here says under the readings {readings}, with the "
        "number of the throw in the column nth and, where the corner is held, as if it had been "
        "taken at the throw before. It is written as printed is."
    )


def _listed(meanings: Mapping[str, str]) -> str:
    return "; ".join(f"{name}: {meaning}" for name, meaning in meanings.items())


def of_pattern(asks: str, of: str) -> str:
    """Return the pattern of the column ``of`` for a question; ``of`` is what stands there."""
    if asks != "chances":
        return QUESTIONS[asks].of
    name = of.partition(" ")[0]
    return name + CHANCES[name][0]
