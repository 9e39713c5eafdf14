"""Who plays piquet against the reader: at random, by Cavendish’s precepts, or by sampling."""
