"""The date of all generated files: that of the release, never that of the build."""

from __future__ import annotations

from datetime import UTC, datetime

from juegos import __released__

DAY = datetime.fromisoformat(__released__).replace(tzinfo=UTC)
EPOCH = str(int(DAY.timestamp()))  # for SOURCE_DATE_EPOCH, which many programs look at
ZIPPED = (DAY.year, DAY.month, DAY.day, 0, 0, 0)  # of the files in an archive
