"""Backgammon by the page that is cited as s003: rules, match and cube, ids, odds, opponents."""
