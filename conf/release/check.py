"""The conditions of a release: each check yields its faults, in words."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import InvalidVersion, Version

from conf.witnesses.listing import listing
from juegos import __released__, __version__

ROOT = Path(__file__).resolve().parents[2]
IDS = ("tests/ids.txt", "tests/ids-corpus.txt")
DATED = {"juegos/data": "*.json", "corpus": "*.xml"}  # they say when they were counted or changed
TAG = f"v{__version__}"
SHOWN = 5  # so many of the ids that are gone are named


def git(root: Path, *args: str) -> str:
    """Return the output of git, or nothing if it fails."""
    process = subprocess.run(["git", "-C", str(root), *args], capture_output=True, check=False)  # noqa: S603, S607
    return process.stdout.decode() if process.returncode == 0 else ""


def version(root: Path) -> Iterator[str]:
    """Check that version and day are those of ``juegos`` in every file that has them."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", __version__):
        yield f"{__version__} is no version of three numbers"
    cff = (root / "CITATION.cff").read_text("utf-8")
    deposit, meta = (
        json.loads((root / name).read_text("utf-8")) for name in (".zenodo.json", "codemeta.json")
    )
    matches = {
        "CITATION.cff, version": (_field(cff, "version"), __version__),
        "CITATION.cff, date-released": (_field(cff, "date-released"), __released__),
        ".zenodo.json, version": (deposit.get("version"), __version__),
        ".zenodo.json, publication_date": (deposit.get("publication_date"), __released__),
        "codemeta.json, version": (meta.get("version"), __version__),
        "codemeta.json, datePublished": (meta.get("datePublished"), __released__),
    }
    yield from (f"{where}: {is_}, not {be}" for where, (is_, be) in matches.items() if is_ != be)


def _field(cff: str, name: str) -> str:
    match = re.search(rf"^{name}: *(.*)$", cff, re.MULTILINE)
    return match[1].strip("\"' ") if match else "nothing"


def changelog(root: Path) -> Iterator[str]:
    """Check that the version has a dated, filled section, and that nothing is unreleased."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    parts = re.split(r"^## \[(.+)$", text, flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    if "- " not in sections.get(f"{__version__}] - {__released__}", ""):
        yield f"CHANGELOG.md: no section [{__version__}] - {__released__} that says anything"
    if sections.get("Unreleased]", "").strip():
        yield "CHANGELOG.md: something stands under Unreleased"


def days(root: Path) -> Iterator[str]:
    """Check that no stored or edited file is later than the release."""
    for folder, pattern in DATED.items():
        for path in sorted((root / folder).rglob(pattern)):
            latest = max(re.findall(r'"(\d{4}-\d\d-\d\d)"', path.read_text("utf-8")), default="")
            if latest > __released__:
                yield f"{path.relative_to(root)}: of {latest}, after {__released__}"


def ids(root: Path) -> Iterator[str]:
    """Check that every id of each earlier release still exists."""
    for tag in git(root, "tag", "--list", "v*").split():
        for name in IDS:
            there = git(root, "show", f"{tag}:{name}").splitlines()
            gone = sorted({*there} - {*(root / name).read_text("utf-8").splitlines()})
            if gone:
                yield f"{name}: {len(gone)} ids of {tag} are gone: {', '.join(gone[:SHOWN])}"


def locks(root: Path) -> Iterator[str]:
    """Check that the lock of each group has all its dependencies, at allowed versions."""
    groups = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    for path in sorted((root / "conf/locks").glob("*.txt")):
        text = path.read_text("utf-8")
        lines = re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)
        pinned = {_normalised(name): at for name, at in lines}
        for need in _needs(groups, path.stem):
            at = pinned.get(_normalised(need.name))
            if not (at and need.specifier.contains(Version(at), prereleases=True)):
                yield f"{path.relative_to(root)}: {need}, but it has {at or 'none'}"


def _needs(groups: dict[str, list[str | dict[str, str]]], name: str) -> Iterator[Requirement]:
    for one in groups[name]:
        if isinstance(one, dict):
            yield from _needs(groups, one["include-group"])
        else:
            yield Requirement(one)


def _normalised(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def transcriptions(root: Path) -> Iterator[str]:
    """Check that no transcription is there that a published site may not contain."""
    for text in listing():
        if not text.repository.public and (root / "build/witnesses/tei" / text.siglum).exists():
            where = f"build/witnesses has {text.siglum} of {text.repository.name}"
            yield f"{where}, licence: {text.repository.licence}; -- --public fetches only others"


def tagged(root: Path) -> Iterator[str]:
    """Check that the tag of the version, if there is one, is on this commit."""
    there = git(root, "rev-list", "-n1", TAG)
    if there and there != git(root, "rev-parse", "HEAD"):
        yield f"the tag {TAG} is on another commit than this"
    for tag in git(root, "tag", "--list", "v*").split():
        try:
            later = Version(tag) > Version(__version__)
        except InvalidVersion:
            later = False
        if later:
            yield f"there is a tag {tag}, later than {__version__}"


def clean(root: Path) -> Iterator[str]:
    """Check that there is a commit, and no uncommitted change."""
    if not git(root, "rev-parse", "HEAD"):
        yield "there is no commit here"
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        yield f"not committed: {', '.join(line[3:] for line in changed[:SHOWN])}"


CHECKS: dict[str, Callable[[Path], Iterator[str]]] = {
    "version and date": version,
    "changelog": changelog,
    "days": days,
    "ids": ids,
    "locks": locks,
    "transcriptions": transcriptions,
    "tag": tagged,
    "commits": clean,
}


def results(root: Path = ROOT) -> list[tuple[str, list[str]]]:
    """Return each check with its faults."""
    return [(name, list(check(root))) for name, check in CHECKS.items()]
