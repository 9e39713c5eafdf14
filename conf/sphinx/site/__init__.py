"""What frames every page, and what the whole site has once: head, policy, styles, its files."""
