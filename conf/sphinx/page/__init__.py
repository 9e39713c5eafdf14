"""The parts of every page beside its text: head, security policy, scripts, size."""
