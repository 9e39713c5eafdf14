"""What the package knows of the texts, written from the corpus."""
