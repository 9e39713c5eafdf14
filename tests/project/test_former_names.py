"""Files that were renamed have their new names (former_names.toml), and keep to them."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMES = tomllib.loads(Path(__file__).with_name("former_names.toml").read_text("utf-8"))


def there(module: str) -> bool:
    """Return whether a module or a package is there."""
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_no_module_has_a_former_name() -> None:
    """What each was is gone, what it is now is there."""
    modules = NAMES["modules"]
    assert len(modules) > 100
    assert [was for was in modules if there(was)] == []
    assert [now for now in modules.values() if not there(now)] == []


def test_no_script_has_a_former_name() -> None:
    """The same of the scripts of the boards."""
    scripts = NAMES["scripts"]
    assert [was for was in scripts if (ROOT / was).exists()] == []
    assert [now for now in scripts.values() if not (ROOT / now).is_file()] == []
