"""What pages are made with: placeholders, strings, caches, languages, the search."""
