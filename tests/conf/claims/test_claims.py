"""Every sentence of the codex that is printed states a rule of a game, or says why not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conf.claims.rules import Reason, coverage, reasons, rules
from conf.edition.corpus import Corpus, load
from conf.edition.views import plain

CORPUS = load()
REASONS = reasons()
COVERAGE = coverage(CORPUS, REASONS)


def test_no_sentence_is_left_out() -> None:
    """Each segment is in one of the two lists, and every rule it names is one that plays."""
    assert COVERAGE.faults == ()


def test_all_that_is_printed_is_reported() -> None:
    """All segments from the rubric of 65r to the end of 91r are there, and no law."""
    first, *_, last = COVERAGE.divisions
    assert (first, last) == ("proemio", "alquerque")
    assert len(COVERAGE.divisions) == 30
    assert "ley-i" not in COVERAGE.divisions
    printed = (segment for segment in COVERAGE.segments if segment.printed)
    words = " ".join(plain(segment.element, "e") for segment in printed)
    leaves = [f"ldj:{n}{side}" for n in range(65, 72) for side in "rv"] + ["ldj:91r"]
    assert words == " ".join(CORPUS.text(leaf) for leaf in leaves)


def test_a_reason_says_something_of_some_segment() -> None:
    """Reasons have different ids, a sentence, and at least one segment."""
    assert len({reason.id for reason in REASONS}) == len(REASONS)
    for reason in REASONS:
        assert reason.segments, reason.id
        assert reason.says.endswith("."), reason.id


def faults(why: tuple[Reason, ...], corpus: Corpus = CORPUS) -> tuple[str, ...]:
    return coverage(corpus, why).faults


def without(name: str) -> tuple[Reason, ...]:
    return tuple(replace(r, segments=tuple(s for s in r.segments if s != name)) for r in REASONS)


WRONG = {
    "neither": (without("azar.s1"), "azar.s1 states no rule; give it one in ana, or a reason"),
    "both": (
        (*REASONS, Reason("x", "X.", ("azar.s5",))),
        "azar.s5 states azar.reazar, and corpus/ldj/sin-regla.toml says it states none",
    ),
    "no segment": (
        (*REASONS, Reason("x", "X.", ("azar.s99",))),
        "azar.s99 is no segment of the codex; take it out",
    ),
    "not of the codex": (
        (*REASONS, Reason("x", "X.", ("ley-i.s1",))),
        "ley-i.s1 is no segment of the codex; take it out",
    ),
    "two reasons": (
        (*REASONS, Reason("x", "X.", ("azar.s1",))),
        "azar.s1 stands under 2 reasons; one is enough",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_list_is_told(case: str) -> None:
    """A segment in neither list, in both, unknown, or excused twice gives one fault."""
    why, message = WRONG[case]
    assert len(faults(why)) == len(COVERAGE.faults) + 1
    assert any(message in fault for fault in faults(why))


def test_an_unknown_rule_is_told() -> None:
    """A segment that names a rule which no game has is told with the rule."""
    azar = CORPUS.division("azar")
    last = replace(azar.segments[-1], rules=("azar.mortos",))
    wrong = replace(azar, segments=(*azar.segments[:-1], last))
    divisions = tuple(wrong if d.id == "azar" else d for d in CORPUS.divisions)
    result = faults(REASONS, replace(CORPUS, divisions=divisions))
    assert f"{last.id} states azar.mortos, which is no rule of a game in juegos.catalogue" in result


def test_rules_are_those_of_all_games() -> None:
    """The rules that a sentence may name come from every game of the catalogue."""
    assert {"azar.reazar", "marlota.propia"} <= rules()
