"""What Lighthouse says of the five templates on a telephone; ``python3 noxfile.py lighthouse``.

Its four scores and what the first rests on, kept in ``lighthouse.toml`` beside this file. The
score of speed depends on the machine and on what else it does, so no test asks for it; the
``bench`` session prints what is kept.
"""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from conf.server import serving
from tests.bench import Row
from tests.browser.chromium import ARGS, find

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build/site"
LIGHTHOUSE = ROOT / "conf/node_modules/lighthouse/cli/index.js"
FILE = Path(__file__).with_suffix(".toml")
HEAD = "# Made by `python3 noxfile.py lighthouse`; do not edit.\n"
PAGES = {
    "front page": "index.html",
    "azar": "dados/azar.html",
    "alquerque": "alquerque/alquerque.html",
    "trictrac": "tablas/trictrac.html",
    "piquet": "naipes/piquet.html",
}
SCORES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best_practices": "best-practices",
    "seo": "seo",
}
FIGURES = {
    "first_contentful_paint_ms": "first-contentful-paint",
    "largest_contentful_paint_ms": "largest-contentful-paint",
    "total_blocking_ms": "total-blocking-time",
    "speed_index_ms": "speed-index",
    "layout_shift": "cumulative-layout-shift",
}


def audited(url: str, report: Path) -> dict[str, object]:
    """
    Return the scores, of 100, and the figures of one page.

    Raises:
        subprocess.CalledProcessError: Lighthouse failed; what it says is printed.
    """
    browser = "--chrome-flags=" + " ".join(("--headless", *ARGS))
    to = ("--quiet", "--output=json", f"--output-path={report}")
    where = {**os.environ, "CHROME_PATH": str(find())}
    subprocess.run(["node", str(LIGHTHOUSE), url, *to, browser], env=where, check=True)
    content = json.loads(report.read_text("utf-8"))
    scores = {
        name: round(100 * content["categories"][key]["score"]) for name, key in SCORES.items()
    }
    values = {name: content["audits"][key]["numericValue"] for name, key in FIGURES.items()}
    figures = {k: round(v) if k.endswith("_ms") else round(v, 4) for k, v in values.items()}
    return {"lighthouse": content["lighthouseVersion"], **scores, **figures}


def main() -> None:
    """Audit the five pages as our own server sends them, keep what was found and print it."""
    parts = [HEAD]
    with serving(SITE) as address, TemporaryDirectory() as folder:
        for name, page in PAGES.items():
            result = audited(address + page, Path(folder, "report.json"))
            lines = (f"{key} = {json.dumps(value)}\n" for key, value in result.items())
            parts.append(f'["{name}"]\npage = "{page}"\n{"".join(lines)}')
    FILE.write_text("\n".join(parts), encoding="utf-8")
    for what, figure, limit in rows():
        print(f"  {what:<34} {figure}   limit {limit}")


def rows() -> list[Row]:
    """Return what is kept, page by page."""
    content = tomllib.loads(FILE.read_text("utf-8"))
    return [
        (name, " / ".join(str(result[score]) for score in SCORES), "100 / 100 / 100 / 100")
        for name, result in content.items()
    ]


if __name__ == "__main__":
    main()
