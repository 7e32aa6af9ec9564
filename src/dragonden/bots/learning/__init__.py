"""How games are learnt: games played by the present network teach the next one.

`scripts/learn GAME` in a checkout; it needs the extra `learn`. A round plays games, keeps positions
and what came of them, trains a network on those, and lets it play against the last: the better one
plays the games of the next round. The first round learns from greedy games.
"""
