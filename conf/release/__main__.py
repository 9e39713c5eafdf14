"""Checks a release, and makes it from the build: ``python -m conf.release check``.

``python -m conf.release make OUT`` puts all its files into a folder, and
``python -m conf.release same ONE OTHER`` says whether two such folders are the same.
The session ``release`` does all three. ``python -m conf.release keep OLD SITE`` puts an older
version of the site, unpacked from its archive, into its folder below the newest;
``python -m conf.release w3id SITE https://…/`` prints redirects to it from lasting addresses.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from conf.command import folder, run
from conf.release import check, make, old_versions, pack, w3id


def main(asked: str = "", *given: str) -> int:
    """Run a command; return 1 if something is wrong, 2 if the command is unknown."""
    if asked not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 2
    return run(COMMANDS[asked], given)


def make_release(out: str) -> None:
    """Make a release in a folder, and list its files."""
    files = make.release(Path(out))
    print(*(f"{size:>12,}  {name}" for name, size in files.items()), sep="\n")


def print_redirects(site: str, base: str) -> None:
    """Print the redirects to a site."""
    print(w3id.rules(folder(site), base), end="")


def keep_version(older: str, site: str) -> None:
    """Put an older version of the site below the newest."""
    print(f"kept in {old_versions.keep(folder(older), folder(site))}")


def print_differences(one: str, other: str) -> int:
    """Print the files of two folders that differ."""
    result = pack.differing(folder(one), folder(other))
    for name in result:
        print(f"not the same: {name}")
    print(f"{one} and {other} are {'not ' if result else ''}the same to the byte")
    return bool(result)


def print_checks() -> int:
    """Print the result of each check."""
    faults = check.results()
    for name, wrong in faults:
        print(f"{name}: {'; '.join(wrong) or 'as it must be'}")
    if not check.git(check.ROOT, "tag", "--list", check.TAG):
        print(f"{check.TAG} is not tagged yet: git tag --annotate {check.TAG}")
    return any(wrong for _, wrong in faults)


COMMANDS: dict[str, Callable[..., int | None]] = {
    "check": print_checks,
    "make": make_release,
    "w3id": print_redirects,
    "keep": keep_version,
    "same": print_differences,
}

if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
