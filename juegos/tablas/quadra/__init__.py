"""Games of tables in which no man travels: the dice are carried out within one quadra."""
