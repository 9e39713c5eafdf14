"""What a board shows, as plain data, and its drawing as SVG text."""
