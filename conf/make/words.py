"""How many words of each language the built pages have: ``docs/desarrollo/words.csv``.

``python -m conf.make.words`` has ``tests.bench.words`` count them in the finished site.
"""

from __future__ import annotations

from conf.data_files import rewrite
from conf.edition.document import ROOT
from conf.make import bench

FILE = ROOT / "docs" / "desarrollo" / "words.csv"

if __name__ == "__main__":
    rewrite([(FILE, "".join(bench.lines("words")))])
