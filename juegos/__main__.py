"""``python -m juegos`` is the command ``juegos``."""

import sys

from juegos.cli.main import command

sys.exit(command())
