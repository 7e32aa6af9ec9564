## Only in what a board loads later.

legend-hunger = Food, { $apart ->
    [yes] fewest cows or fewest sheep: eliminated
   *[no] fewest animals: eliminated
}
legend-table = On the table
legend-drake = A player’s dragon: the pile it guards is theirs at the end of the year
legend-back = A card face down: the deck{ $bluff ->
    [yes] {", or the secret card that everyone holds"}
   *[no] {""}
}
