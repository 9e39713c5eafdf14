"""The corpus as it is read: TEI and TOML with their faults in place, spellings, entries, search."""
