"""Checks a release, and makes it of what was built: ``python -m conf.release check``.

``python -m conf.release make OUT`` puts all its files into a folder, and
``python -m conf.release same ONE OTHER`` says whether two such folders are the same.
The session ``release`` does all three. ``python -m conf.release keep OLD SITE`` puts an older
version of the site, unpacked from its archive, into its folder below the newest;
``python -m conf.release w3id SITE https://…/`` prints redirects to it from lasting addresses.
"""

from __future__ import annotations

import sys
from pathlib import Path

from conf.release import check, make, old, pack, w3id


def main() -> int:
    """Do what is asked; the exit code is 1 where something is wrong, 2 where it is not known."""
    asked, *folders = sys.argv[1:] or [""]
    if asked == "check":
        return checked()
    if asked == "make":
        made = make.release(Path(folders[0]))
        print(*(f"{size:>12,}  {name}" for name, size in made.items()), sep="\n")
        return 0
    if asked == "w3id":
        print(w3id.rules(Path(folders[0]), folders[1]), end="")
        return 0
    if asked == "keep":
        print(f"kept in {old.keep(*map(Path, folders))}")
        return 0
    if asked == "same":
        return compared(*folders)
    print(__doc__, file=sys.stderr)
    return 2


def compared(one: str, other: str) -> int:
    """Print which files of two folders are not the same."""
    found = pack.unlike(Path(one), Path(other))
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


if __name__ == "__main__":
    sys.exit(main())
