"""The package as a package index would show and install it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from conf.translations import languages, place
from juegos.cli.catalogues import compiled

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Return the wheel, made as the build of the site makes it."""
    return built(tmp_path_factory.mktemp("wheel"))


def built(folder: Path) -> zipfile.ZipFile:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*build, "--directory", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def wheel_metadata(wheel: zipfile.ZipFile) -> Message:
    """Return the metadata of a wheel."""
    return message_from_bytes(
        wheel.read(next(n for n in wheel.namelist() if n.endswith("/METADATA")))
    )


def test_the_package_leads_to_the_site_where_its_address_is_told(
    wheel: zipfile.ZipFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is that of the site, said once; where none is said, none is made up."""
    monkeypatch.setenv("JUEGOS_URL", "https://example.org/juegos/")

    assert wheel_metadata(wheel).get_all("Project-URL") is None
    assert wheel_metadata(built(tmp_path)).get_all("Project-URL") == [
        "Homepage, https://example.org/juegos/",
        "Source, https://example.org/juegos/metodo/datos.html",
    ]


def test_types_travel_with_the_package(wheel: zipfile.ZipFile) -> None:
    """It calls itself typed, and holds the file by which type checkers know that it is."""
    metadata = wheel.read(next(n for n in wheel.namelist() if n.endswith("/METADATA")))

    assert b"Classifier: Typing :: Typed\n" in metadata
    assert b"License-File: LICENSE-TEXTS\n" in metadata
    (texts,) = (name for name in wheel.namelist() if name.endswith("/LICENSE-TEXTS"))
    assert wheel.read(texts) == (ROOT / "LICENSE-TEXTS").read_bytes()
    assert "juegos/py.typed" in wheel.namelist()


@pytest.mark.parametrize("language", languages())
def test_the_languages_of_the_terminal_travel_with_the_package(
    wheel: zipfile.ZipFile, language: str
) -> None:
    """Each catalogue of the rules, compiled; none of those of pages and corpus."""
    made = wheel.read(f"juegos/cli/locale/{language}/LC_MESSAGES/juegos.mo")
    assert made == compiled(place(language, "juegos").read_text("utf-8"))
    assert len([name for name in wheel.namelist() if f"/{language}/" in name]) == 1


def test_a_wheel_of_the_source_archive_speaks(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """What is built of the archive of the source is the wheel that is built here."""
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    subprocess.run([*build, "--target", "sdist"], cwd=ROOT, check=True, capture_output=True)
    shutil.unpack_archive(next(tmp_path.glob("*.tar.gz")), tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    subprocess.run([*build, "--target", "wheel"], cwd=source, check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as again:
        assert again.namelist() == wheel.namelist()


def test_an_installed_command_speaks(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """Where the package was unpacked, and nothing of the repository is near, it speaks Spanish."""
    shutil.unpack_archive(str(wheel.filename), tmp_path, "zip")
    command = [sys.executable, "-c", "from juegos.cli.main import command; command()", "odds", "x"]
    asked = {**os.environ, "LANGUAGE": "", "LC_ALL": "es_ES.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=tmp_path, env=asked, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr.startswith("juegos: no existe el juego 'x'")


def test_the_description_has_nothing_of_the_repository(wheel: zipfile.ZipFile) -> None:
    """The README is read elsewhere too, where a relative link leads nowhere and no session runs."""
    metadata = wheel.read(next(n for n in wheel.namelist() if n.endswith("/METADATA")))
    readme = str(message_from_bytes(metadata).get_payload())
    links = re.findall(r"\]\(([^)\s]+)", readme) + re.findall(r'(?:href|src)="([^"]+)"', readme)

    assert "# Juegos" in readme
    assert "noxfile.py" not in readme
    assert [link for link in links if not link.startswith("https://")] == []
