## Said in every game.

seat = Player { $number }
option-players = How many play.
option-first = Who begins: a seat, counted from 0, or random.
option-first-random = Chance decides
text-label = { $label }:

## What decided a game, by the columns of its standing.

decided-points = The highest score decided.

## Why a move is refused in any game.

refused-over = The game is over.
refused-not-played = This move belongs to the option { $option }, which is not being played.
refused-range = { $field } can be: { $allowed }.

## How a move is written.

notation-shape = { $move } is written { $shape }.
notation-choice = { $move } is written { $shape }, where { $field } can be: { $allowed }.
notation-number = { $move } is written { $shape }, where { $field } is a whole number.

## A table in sentences.

read-joint = {"; "}
