"""Pages of public transcriptions that have been fetched; without them there are none."""
