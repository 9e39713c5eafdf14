"""Games of tables in which no man travels: what a die says is done in one quadra, and by itself."""
