"""The count of a deal in the replies of the doors: each line with rule, law and totals so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from juegos.naipes.piquet.account_of_a_deal import Line
from juegos.naipes.piquet.cruces import TableRules


def count_lines(lines: Sequence[Line], rules: TableRules) -> list[dict[str, Any]]:
    """Return the lines of a count as JSON, each with the totals up to it, elder first."""
    totals = [0, 0]
    found = []
    for line in lines:
        totals[line.who] += line.points
        rule = rules[line.rule]
        found.append(
            {
                "rule": rule.id,
                "law": str(rule.locus),
                "text": line.text,
                "seat": line.who,
                "amount": line.points,
                "totals": list(totals),
            }
        )
    return found
