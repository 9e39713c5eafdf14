"""Checks a release, and makes it of what was built: ``python -m conf.release check``.

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
from conf.release import check, make, old, pack, w3id


def main(asked: str = "", *given: str) -> int:
    """Do what is asked; the exit code is 1 where something is wrong, 2 where it is not known."""
    if asked not in ASKED:
        print(__doc__, file=sys.stderr)
        return 2
    return run(ASKED[asked], given)


def made(out: str) -> None:
    """Make a release in a folder, and print what is in it."""
    files = make.release(Path(out))
    print(*(f"{size:>12,}  {name}" for name, size in files.items()), sep="\n")


def redirected(site: str, base: str) -> None:
    """Print the redirects to a site."""
    print(w3id.rules(folder(site), base), end="")


def kept(older: str, site: str) -> None:
    """Put an older version of the site below the newest."""
    print(f"kept in {old.keep(folder(older), folder(site))}")


def compared(one: str, other: str) -> int:
    """Print which files of two folders are not the same."""
    found = pack.unlike(folder(one), folder(other))
    for name in found:
        print(f"not the same: {name}")
    print(f"{one} and {other} are {'not ' if found else ''}the same to the byte")
    return bool(found)


def checked() -> int:
    """Print what each check finds."""
    faults = check.told()
    for name, wrong in faults:
        print(f"{name}: {'; '.join(wrong) or 'as it must be'}")
    if not check.git(check.ROOT, "tag", "--list", check.TAG):
        print(f"{check.TAG} is not tagged yet: git tag --annotate {check.TAG}")
    return any(wrong for _, wrong in faults)


ASKED: dict[str, Callable[..., int | None]] = {
    "check": checked,
    "make": made,
    "w3id": redirected,
    "keep": kept,
    "same": compared,
}

if __name__ == "__main__":
    sys.exit(run(main, sys.argv[1:]))
