"""The corpus: TEI and TOML with the places of faults, spellings, entries, search."""
