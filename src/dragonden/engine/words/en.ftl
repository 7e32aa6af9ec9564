## Said in every game.

seat = Player { $number }
option-players = How many play.
option-first = Who begins: a seat, counted from 0, or random.
