"""The equipment of games: dice, boards, cards."""
