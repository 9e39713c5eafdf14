"""``python -m juegos`` is the command ``juegos``."""

import sys

from juegos.cli import main

sys.exit(main())
