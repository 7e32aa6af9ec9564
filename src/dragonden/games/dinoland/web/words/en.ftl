## Only on the board in the browser.

web-lay = ({ $x }, { $y }): { $one }, and { $way ->
    [down] below
   *[across] to the right
} { $two }
web-with-pawn = { $name }, pawn of { $seat }
web-sum = { $size } × { $dinosaurs } = { $product }{ $fate ->
    [less] {" "}→ { $points }
   *[other] {""}
}
web-area = { terrain-name }: { $sum } · { $owners }{ $fate ->
    [lost] {" "}· in the asteroid’s path
   *[other] {""}
}
web-unclaimed = unclaimed
web-map = The map. Arrow keys go from square to square, N to the next that may be chosen, Enter chooses and then confirms, R turns, B shows the impact, Escape lets go.
web-cell-free = { $x }, { $y }: { $open ->
    [yes] you may lay here
   *[no] empty
}
web-cell-taken = { $x }, { $y }: { $name }{ $open ->
    [yes] , you may choose this
   *[no] {""}
}.
web-hand = Your dominoes
web-holds = { $count ->
    [one] 1 domino
   *[other] { $count } dominoes
}
web-pawns = { $count ->
    [0] no unused pawn
    [one] 1 unused pawn
   *[other] { $count } unused pawns
}
web-confirm = { $phase ->
    [pawn_to] Move it here (Enter)
    [return_pawn] Send it back (Enter)
    [hatch_place] Hatch it so (Enter)
   *[claim] Claim this (Enter)
}
web-deck = { $count ->
    [0] The domino deck is empty
    [one] 1 domino in the deck
   *[other] { $count } dominoes in the deck
}
web-blast = Show the impact
web-sky = The sky
web-tiles-left = { $count ->
    [0] No asteroid tile is left
    [one] One asteroid tile is left
   *[other] { $count } asteroid tiles are left
}
web-tile-nth = { $nth }. from the top: { $tile ->
    [unknown] face down
   *[other] { tile-name }
}.
web-looked = Seen by { $names }.
web-all-tiles = All tiles
web-if-now = { $tense ->
    [over] Points after the impact
   *[now] Points if the asteroid struck now
}
web-together = points together
web-claimed = Claimed areas
web-legend = What the dinosaurs do

## Said otherwise where the board is seen.

prompt-place = { $seat }, place the domino beside the map.
prompt-cover = { $seat }, lay the domino on top of at least one square without a pawn.
prompt-wild = { $seat }, which dinosaur is this wildcard?
prompt-hatch_place = { $seat }, lay the domino so that the { creature-name } covers an egg of yours.
prompt-act = { $seat }, does the hatched { creature-name } act?
prompt-pawn_to = { $seat }, move your pawn to an unclaimed area.
log-play = { $seat } plays a domino.
log-place = { $seat } places it at ({ $x }, { $y }).
log-hatch = { log-play }
log-hatch_place = { $seat } hatches the egg at ({ $egg_x }, { $egg_y }).
log-overlap = { $seat } plays a domino to overlap.
log-cover = { $seat } lays it on top at ({ $x }, { $y }).
