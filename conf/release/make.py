"""The files of a release, from what the sessions have built."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

from conf.release import pack, sbom
from conf.release_date import EPOCH
from juegos import __version__

ROOT = Path(__file__).resolve().parents[2]
NAME = f"juegos-{__version__}"
GAMES = f"{NAME}-games.tar.gz"  # which conf.make.game_set writes
DATA = f"datos/{NAME}.zip"  # where the site has the package of all data


def release(out: Path) -> dict[str, int]:
    """Write all files of the release into a folder, and return the size of each.

    Raises:
        FileNotFoundError: the site, a book or the set of games was not built.
        FileExistsError: something else than a release is in the folder.
    """
    if out.exists() and any(out.iterdir()) and not (out / pack.SUMS).is_file():
        raise FileExistsError(f"{out}: something else is in it; name a new or an empty folder")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    site = ROOT / "build" / "site"
    (out / f"{NAME}-site.tar.gz").write_bytes(pack.tar_bytes(pack.files(site), f"{NAME}-site"))
    (out / f"{NAME}-sources.tar.gz").write_bytes(pack.tar_bytes(sources(), f"{NAME}-sources"))
    shutil.copy(site / DATA, out / f"{NAME}-data.zip")
    for book in books():
        shutil.copy(book, out / book.name)
    shutil.copy(ROOT / "build" / GAMES, out / GAMES)
    distributions(out)
    (out / f"{NAME}.cdx.json").write_text(sbom.sbom(ROOT), "utf-8")
    (out / pack.SUMS).write_text(pack.sums(out), "utf-8")
    return {path.name: path.stat().st_size for path in sorted(out.iterdir())}


def sources() -> Iterator[tuple[str, bytes]]:
    """Yield each file of the current commit, by its path."""
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", "HEAD"]
    packed = subprocess.run(command, capture_output=True, check=True).stdout  # noqa: S603
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive.getmembers():
            if file := archive.extractfile(member):
                yield member.name, file.read()


def books() -> list[Path]:
    """Return the EPUBs in every language and the PDFs."""
    result = sorted(ROOT.glob(f"build/epub*/{NAME}*.epub")) + sorted(
        ROOT.glob(f"build/libro*/{NAME}*.pdf")
    )
    if not result:
        raise FileNotFoundError("no book was built: `python3 noxfile.py release` builds them")
    return result


def distributions(out: Path) -> None:
    """Build the wheels and the sdists of juegos and of juegos-sphinx with hatchling."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out.resolve())]
    results = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    for place in (ROOT, ROOT / "conf" / "elsewhere"):
        subprocess.run(command, cwd=place, env=results, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
