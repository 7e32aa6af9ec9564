## Only in what a board loads later.

legend-actions = Actions; they work where they face outward, and count 10 points if left over
legend-action = { $sign ->
    [replay] place once more
    [skip] the next player misses a turn
    [skip-two] place once more, as there are only two of you
    [reverse] the direction of play turns round
    [draw] the next player draws two dominoes
    [counter] answers a DRAW: the next player faces two more
   *[joker] fits any sign, always lies inward; 50 points if left over
}
legend-points = Paw prints: they count their number if left over
legend-table = On the table
legend-pool = The pool to draw from, with how many dominoes are left
legend-direction = In which direction the turn goes round
