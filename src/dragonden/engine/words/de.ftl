## In jedem Spiel gesagt.

seat = Spieler { $number }
option-players = Wie viele mitspielen.
option-first = Wer beginnt: ein Platz, ab 0 gezählt, oder random (der Zufall).
option-first-random = Der Zufall entscheidet
text-label = { $label }:

## Was ein Spiel entschieden hat, nach den Spalten seines Standes.

decided-points = Die höchste Punktzahl hat entschieden.

## Why a move is refused in any game.

refused-over = Das Spiel ist aus.
refused-not-played = Dieser Zug gehört zur Option { $option }, mit der hier nicht gespielt wird.
refused-range = { $field } kann sein: { $allowed }.

## How a move is written.

notation-shape = { $move } schreibt man { $shape }.
notation-choice = { $move } schreibt man { $shape }, wobei { $field } sein kann: { $allowed }.
notation-number = { $move } schreibt man { $shape }, wobei { $field } eine ganze Zahl ist.

## Ein Tisch in Sätzen.

read-joint = {"; "}
