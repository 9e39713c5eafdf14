"""Pages of public transcriptions, for whoever has fetched them; without them there are none."""
