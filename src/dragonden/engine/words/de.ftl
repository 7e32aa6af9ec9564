## In jedem Spiel gesagt.

seat = Spieler { $number }
option-players = Wie viele mitspielen.
option-first = Wer beginnt: ein Platz, ab 0 gezählt, oder random (der Zufall).
option-first-random = Der Zufall entscheidet

## Was ein Spiel entschieden hat, nach den Spalten seines Standes.

decided-points = Die höchste Punktzahl hat entschieden.
