"""The smallest complete game, in the package that `dragonden new-game` makes of it."""
