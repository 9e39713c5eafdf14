"""The things that are played with: dice, boards, cards."""
