"""What a release is made of: archives that are the same each time, checks that find faults."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import tarfile
from typing import TYPE_CHECKING

import pytest
from sphinx.util.inventory import InventoryFile

from conf.edition.document import ROOT
from conf.publish import versions
from conf.release import check, make, old_versions, pack, sbom, w3id
from conf.release.__main__ import main as release
from conf.release_date import DAY, EPOCH
from juegos import __released__, __version__
from tests.help.built_site import wrong

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.help.built_site import Site

# What need not hold between two releases, or in the copy of a developer.
AT_A_RELEASE = {"changelog", "commits", "days", "tag", "transcriptions"}
FILES = {"b/two.txt": b"two\n", "one.txt": "uno, dós\n".encode(), "b/a/three": b""}
# What Zenodo takes of a deposit of software, by its page on metadata in JSON; `version` and those
# above it stand in our file.
ZENODO = {
    *("title", "upload_type", "description", "creators", "version", "publication_date"),
    *("access_right", "license", "keywords", "notes", "language", "related_identifiers"),
    *("contributors", "communities", "grants", "references", "subjects", "doi", "dates"),
}


def tree(folder: Path, files: dict[str, bytes]) -> Path:
    """Write files below a folder."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_an_archive_is_the_same_each_time(tmp_path: Path) -> None:
    """Whatever the order and the times of the files; it holds them, of the day of the release."""
    one = tree(tmp_path / "one", FILES)
    other = tree(tmp_path / "other", dict(reversed(FILES.items())))
    packed = pack.tar_bytes(pack.files(one), "juegos")
    assert packed == pack.tar_bytes(reversed([*pack.files(other)]), "juegos")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        held = {m.name: archive.extractfile(m).read() for m in archive}
        assert {member.mtime for member in archive} == {int(EPOCH)}
        assert {(member.uname, member.uid, member.mode) for member in archive} == {("", 0, 0o644)}
    assert held == {f"juegos/{name}": content for name, content in FILES.items()}
    assert DAY.date().isoformat() == __released__


def test_sums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    """A program that is not ours finds each file as it was; a changed one is told by its name."""
    folder, other = tree(tmp_path / "one", FILES), tree(tmp_path / "other", FILES)
    (folder / pack.SUMS).write_text(pack.sums(folder), "utf-8")
    if program := shutil.which("sha256sum"):
        subprocess.run([program, "--check", "--quiet", pack.SUMS], cwd=folder, check=True)
    assert pack.differing(folder, other) == []
    (other / "one.txt").write_bytes(b"else")
    (other / "more").write_bytes(b"")
    assert pack.differing(folder, other) == ["more", "one.txt"]


@pytest.mark.parametrize("name", sorted(check.CHECKS.keys() - AT_A_RELEASE))
def test_this_version_is_ready(name: str) -> None:
    """Version and day everywhere, ids, locks; the rest is checked when a release is made."""
    assert list(check.CHECKS[name](ROOT)) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with what is checked, and one release of it."""
    named = ("CITATION.cff", ".zenodo.json", "codemeta.json", "pyproject.toml")
    for name in (*named, "conf/locks"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    section = f"## [{__version__}] - {__released__}\n\n- One.\n"  # nothing since then
    tree(tmp_path, {"CHANGELOG.md": section.encode()})
    tree(tmp_path, dict.fromkeys(check.IDS, b"rule azar.azar\nrule azar.manera\n"))
    for command in ("init -q", "add .", "commit -qm One", "tag v0.9.0"):
        git(tmp_path, *command.split())
    return tmp_path


def git(folder: Path, *args: str) -> None:
    """Run git, as nobody in particular."""
    who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    subprocess.run(["git", "-C", str(folder), *who, *args], check=True)


def faults(project: Path) -> dict[str, list[str]]:
    """Return what is wrong, by check."""
    return {name: wrong for name, wrong in check.results(project) if wrong}


def test_each_fault_is_told(project: Path) -> None:
    """An id taken back, a wrong day, no section, a late count, an unlicensed text, a later tag."""
    assert faults(project) == {}
    (project / check.IDS[0]).write_text("rule azar.manera\n")
    for name, was, now in (
        ("CITATION.cff", __released__, "2026-01-01"),
        ("codemeta.json", __version__, "0.0.1"),
        ("CHANGELOG.md", f"[{__version__}]", "[0.0.1]"),
        ("conf/locks/nox.txt", "nox==2026", "nox==2025"),
    ):
        file = project / name
        assert was in file.read_text("utf-8")
        file.write_text(file.read_text("utf-8").replace(was, now), "utf-8")
    tree(project, {"juegos/data/azar.json": b'{"made": "2999-01-02"}'})
    tree(project, {"build/witnesses/tei/lel1852/index.xml": b""})
    git(project, "tag", "v99.0.0")
    result = faults(project)
    assert set(result) == {*check.CHECKS}
    assert "1 ids of v0.9.0 are gone: rule azar.azar" in result["ids"][0]
    assert "2026-01-01" in result["version and date"][0]
    assert result["version and date"][1] == f"codemeta.json, version: 0.0.1, not {__version__}"
    assert "nox" in result["locks"][0]
    assert "juegos/data/azar.json: of 2999-01-02" in result["days"][0]
    assert "lel1852 of mmai/" in result["transcriptions"][0]
    assert "v99.0.0" in result["tag"][0]


def test_without_git_nothing_is_ready(tmp_path: Path) -> None:
    """Sources that were unpacked from an archive have no commit, and are told so."""
    assert list(check.clean(tmp_path)) == ["there is no commit here"]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    """No release is made into it; what is there stays there."""
    (tmp_path / "letter.txt").write_text("Dear", "utf-8")
    with pytest.raises(FileExistsError, match="something else is in it"):
        make.release(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(("asked", "code"), [([], 2), (["sume"], 2), (["same", "one", "two"], 1)])
def test_what_is_asked_of_a_release_is_known(
    asked: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing, or a word that is none, is told from two folders that are not the same."""
    for name, content in (("one", b"a"), ("two", b"b")):
        tree(tmp_path / name, {"a": content})
    monkeypatch.chdir(tmp_path)
    assert release(*asked) == code


def test_the_deposit_says_what_the_citation_says() -> None:
    """In fields that Zenodo knows, of kinds that it takes; CodeMeta says the same."""
    deposit = json.loads((ROOT / ".zenodo.json").read_text("utf-8"))
    cff = (ROOT / "CITATION.cff").read_text("utf-8")
    assert set(deposit) <= ZENODO
    assert deposit["upload_type"] == "software"
    assert deposit["access_right"] == "open"
    assert [set(one) for one in deposit["creators"]] == [{"name"}]
    assert deposit["title"] in cff
    assert deposit["creators"][0]["name"] in cff
    licences = re.findall(r"^  - (MIT|CC-BY-4\.0)$", cff, re.MULTILINE)
    assert licences[0] == deposit["license"]
    meta = json.loads((ROOT / "codemeta.json").read_text("utf-8"))
    assert [place.rpartition("/")[2] for place in meta["license"]] == licences
    assert (meta["name"], meta["author"]["name"], meta["keywords"]) == (
        deposit["title"],
        deposit["creators"][0]["name"],
        deposit["keywords"],
    )
    assert meta["description"] in deposit["description"]
    assert all(f"- {word}\n" in cff for word in deposit["keywords"])


def test_the_bill_of_materials_names_what_the_locks_do() -> None:
    """Each once, by purl; Pyodide and Furo are in the site, a linter is not; no clock is asked."""
    bill = json.loads(sbom.sbom(ROOT))
    assert sbom.sbom(ROOT) == json.dumps(bill, indent=1) + "\n"
    assert bill["metadata"]["timestamp"].startswith(__released__)
    scopes = {part["name"]: part["scope"] for part in bill["components"]}
    purls = [part["purl"] for part in bill["components"]]
    assert len(purls) == len({*purls}) > 200
    shipped = {name for name, scope in scopes.items() if scope == "required"}
    assert {"pyodide", "furo", "sphinx", "@expo-google-fonts/eb-garamond"} <= shipped
    assert not {"ruff", "pytest", "typescript", "weasyprint"} & shipped
    assert {"ruff", "weasyprint", "typescript"} <= set(scopes)
    assert f"pkg:npm/pyodide@{_pinned('pyodide')}" in purls


def _pinned(name: str) -> str:
    lock = json.loads((ROOT / "conf/package-lock.json").read_text("utf-8"))
    return str(lock["packages"][f"node_modules/{name}"]["version"])


def test_the_versions_are_those_of_the_changelog() -> None:
    """The newest at the root, the last of each other row below v/."""
    content = json.loads(versions.as_json("## [Unreleased]\n## [0.9.2] - 2026-01-02\n- a\n"))
    assert content["newest"] == __version__
    assert [(one["version"], one["folder"]) for one in content["versions"]] == [
        ("0.9.2", "v/0.9/"),
        (__version__, ""),
    ]


def site(folder: Path, version: str) -> Path:
    """Write a small site of a version."""
    page = '<!doctype html><html lang="{}"><head><title>A</title></head><body>A'
    page += '<span class="j-versions"> · <a href="v/0.9/index.html">0.9.0</a></span></body></html>'
    pages = {f"{at}dados/azar.html": page.format(lang) for lang, at in (("en", ""), ("es", "es/"))}
    pages |= {"embed/azar.html": page.format("en"), "_static/a.css": ""}
    pages[versions.NAME] = json.dumps({"newest": version})
    return tree(folder, {name: text.encode() for name, text in pages.items()})


def test_a_page_leads_to_the_versions_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the last of each series but its own."""
    monkeypatch.setattr(versions, "__version__", "2.0.0")
    heads = ("2.0.0", "1.1.1", "1.1.0", "1.0.3", "0.9.0")
    text = "".join(f"## [{one}] - 2030-01-02\n\nNews.\n\n" for one in heads)
    assert versions.older(text) == {"1.1.1": "v/1.1/", "1.0.3": "v/1.0/", "0.9.0": "v/0.9/"}


@pytest.mark.thorough
def test_lasting_addresses_lead_where_objects_stand(whole: Site) -> None:
    """Each kind and id is led to its page and anchor; other paths to the same path, v/ too.

    Objects share rules: were each led by its own there would be thousands.
    """
    base = "https://example.org/juegos/"
    written = w3id.rules(whole.out, base)
    assert w3id.rules(whole.out, base.rstrip("/")) == written
    rules = [line.split()[1:3] for line in written.splitlines()[3:]]
    value = InventoryFile.loads((whole.out / "objects.inv").read_bytes(), uri="").data
    ours = {
        f"{key[2:]}/{name}": item.uri
        for key in value
        if key[:2] == "j:"
        for name, item in value[key].items()
    }
    assert len(ours) > 3000
    assert len(rules) < len(ours) / 4
    for path, there in {
        **ours,
        "": "",
        "v/1.0/index.html": "v/1.0/index.html",
        "es/": "es/",
    }.items():
        match = next(
            (re.match(pattern, path), to) for pattern, to in rules if re.match(pattern, path)
        )
        assert match[0]
        assert match[0].expand(match[1].replace("$", "\\")) == base + there


@pytest.fixture
def old_folder(tmp_path: Path) -> Iterator[Path]:
    """The folder of an older version that was put beside a newer."""
    return old_versions.keep(site(tmp_path / "old", "1.0.3"), site(tmp_path / "new", "2.0.0"))


def test_a_page_of_an_older_version_leads_to_the_newest(old_folder: Path) -> None:
    """By a plain link to the same place, in the language of the page; robots leave it out."""
    assert old_folder.parts[-2:] == ("v", "1.0")
    for page, value in (
        ("dados/azar.html", "This is version 1.0.3"),
        ("es/dados/azar.html", "Esta es la versión 1.0.3"),
    ):
        html = (old_folder / page).read_text("utf-8")
        assert value in html
        assert html.count('content="noindex"') == 1
        assert wrong(html) == []
        (href,) = re.findall(r'<a href="([^"]+)"', html)
        there = (old_folder / page).parent / href
        assert there.resolve() == (old_folder.parents[1] / page).resolve()
        assert there.is_file()
    assert "This is version" not in (old_folder / "embed/azar.html").read_text("utf-8")


def test_a_page_that_is_no_more_leads_to_what_stands_above_it(tmp_path: Path) -> None:
    """In its language; it is told that the newest version has no such page."""
    older, newer = site(tmp_path / "old", "1.0.3"), site(tmp_path / "new", "2.0.0")
    (newer / "es/dados/azar.html").rename(newer / "es/index.html")
    html = (old_versions.keep(older, newer) / "es/dados/azar.html").read_text("utf-8")
    assert re.findall(r'<a href="([^"]+)"', html) == ["../../../../es/index.html"]
    assert "que no tiene esta página" in html


def test_only_an_older_version_is_kept(tmp_path: Path, old_folder: Path) -> None:
    """The newest is not put beside itself, and what is no site of ours is no version."""
    with pytest.raises(ValueError, match=r"both are version 2\.0\.0"):
        old_versions.keep(tmp_path / "new", tmp_path / "new")
    with pytest.raises(ValueError, match=r"no versions\.json"):
        old_versions.keep(old_folder / "dados", tmp_path / "new")


@pytest.mark.parametrize("version", ["1", "../../1.0", "1.0.3/.."])
def test_no_other_folder_is_taken_away(tmp_path: Path, old_folder: Path, version: str) -> None:
    """A version that is not three numbers names none; what was kept before stays."""
    with pytest.raises(ValueError, match="three numbers"):
        old_versions.keep(site(tmp_path / "else", version), tmp_path / "new")
    assert (old_folder / "dados/azar.html").is_file()
