"""Small nets that judge boards of tables, trained by games of the net against itself."""
