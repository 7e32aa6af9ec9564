## Only on the board in the browser.

web-lay = { square-at }: { $one }, and { $way ->
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
web-cell-free = { square-at }: { $open ->
    [yes] you may lay here
   *[no] empty
}
web-cell-taken = { square-at }: { $name }{ $last ->
    [yes] , last move
   *[no] {""}
}{ $open ->
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
    [hatch_place] Hatch it (Enter)
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

## Said otherwise where the board is seen.

prompt-place = { $seat }, place the domino beside the map.
prompt-cover = { $seat }, lay the domino on top of at least one square without a pawn.
prompt-wild = { $seat }, which dinosaur is this wildcard?
prompt-hatch_place = { $seat }, lay the domino so that the { creature-name } covers an egg of yours.
prompt-act = { $seat }, does the hatched { creature-name } act?
prompt-pawn_to = { $seat }, move your pawn to an unclaimed area.
log-play = { $seat } plays { log-domino }.
log-domino = { $named ->
    [yes] { $one } – { $two }
   *[no] a domino
}
log-place = { $seat } places it in { square-at }.
log-claim = { $seat } claims { claimed-area } in { square-at }.
claimed-area = { $terrain ->
    [grass] a grass area
    [stone] a stone area
    [water] a water area
    [lava] a lava area
    [desert] a desert area
   *[other] an area
}
log-dino-alike = { $seat } lets the { creature-name } in { square-at } act first.
log-hatch = { $seat } plays { log-domino } to hatch the { creature-name }.
log-hatch_place = { $seat } hatches the egg in column { $egg_x }, row { $egg_y }.
log-move_pawn = { $seat } picks up the pawn in { square-at }.
log-pawn_to = { $seat } moves a pawn from { square-at } to column { $to_x }, row { $to_y }.
log-step = { $seat } moves it { side-name }: the crosshairs meet in { square-at }.
log-overlap = { $seat } plays { log-domino } to overlap.
log-cover = { $seat } lays it on top in { square-at }.
log-return_pawn = { $seat } returns the pawn in { square-at } to its owner.
log-triceratops = The Triceratops moves a crosshair: the crosshairs meet in { square-at }.
move-place = { $first } in { square-at }, { $second } { $side ->
    [N] above
    [E] to the right
    [S] below
   *[W] to the left
}
move-hatch = { $half ->
    [1] { $first } on the egg, { $second } beside it
   *[other] { $second } on the egg, { $first } beside it
}
move-claim = { $phase ->
    [pawn_to] to { square-at }: { text-claim-area }
   *[other] claim { square-at }: { text-claim-area }
}
move-dino = the { creature-name } of the { $half ->
    [1] first
   *[other] second
} half first
move-look_hand = look at the hand of { $other }
move-swap = exchange hands with { $other }
move-pawn = pawn of { $seat } in { square-at }: { text-claim-area }
