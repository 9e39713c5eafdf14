"""The opponents at piquet: at random, by Cavendish’s precepts, or by sampling."""
