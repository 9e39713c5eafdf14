"""Our measurements beside others': ``docs/desarrollo/rendimiento.json``.

``python -m conf.make.ratios [PART ...] [ENVIRONMENT=PYTHON ...]`` has ``tests.bench.ratios``
measure these parts, by default all, and writes each as soon as it is measured. Other parts stay as
they were measured before.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from conf.data_files import rewrite
from conf.edition.document import ROOT
from conf.make import bench

FILE = ROOT / "docs" / "desarrollo" / "rendimiento.json"


def keep(report: dict[str, Any]) -> None:
    """Write a report of the bench, with what was measured before where it has not measured."""
    before = json.loads(FILE.read_text("utf-8"))["measures"] if FILE.exists() else []
    earlier = {one["id"]: one for one in before}
    measures = [
        one if one["measured"] else earlier.get(one["id"], one) for one in report["measures"]
    ]
    whole = {**report, "measures": measures}
    rewrite([(FILE, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")])


def main(arguments: list[str]) -> None:
    """Measure these parts, and write what has been found."""
    for line in bench.lines("ratios", *arguments):
        keep(json.loads(line))


if __name__ == "__main__":
    main(sys.argv[1:])
