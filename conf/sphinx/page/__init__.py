"""What every page has beside its text: its head, its policy, its scripts, what it weighs."""
