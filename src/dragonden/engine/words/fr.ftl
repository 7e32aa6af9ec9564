## Dit dans tous les jeux.

seat = Joueur { $number }
option-players = Combien de joueurs participent.
option-first = Qui commence : une place, comptée à partir de 0, ou random (au hasard).
option-first-random = Le hasard décide
text-label = { $label } :

## Ce qui a décidé d'une partie, d'après les colonnes de son classement.

decided-points = Le meilleur score a décidé.

## Why a move is refused in any game.

refused-over = La partie est finie.
refused-not-played = Ce coup appartient à l'option { $option }, avec laquelle on ne joue pas ici.
refused-range = { $field } peut être : { $allowed }.

## How a move is written.

notation-shape = { $move } s'écrit { $shape }.
notation-choice = { $move } s'écrit { $shape }, où { $field } peut être : { $allowed }.
notation-number = { $move } s'écrit { $shape }, où { $field } est un nombre entier.

## Une table en phrases.

read-joint = {" ; "}
