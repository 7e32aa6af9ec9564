## Only on the board in the browser.

kit-confirm = Do this (Enter)
web-map = The map. Arrow keys go from hex to hex, N to the next where you may act, Enter chooses and then confirms, R turns a tile, H takes the other handler, 1 to 3 take a tile of your hand, Escape lets go.
web-place-free = { place-name }: unexplored
web-place-open = { place-name }: you may explore here
web-tile = { place-name }: { landscape-name }.
web-tile-open = { $mode ->
    [settle] You may found a lair here.
   *[move] You may move here.
}
web-handlers = Handlers: { $seats }.
web-lair-of = Lair of { $seat } with { a-dragon }.
web-territory = { landscape-name }, { tiles-count }
web-uncontrolled = controlled by nobody
web-no-territory = A town belongs to no territory.
web-nest-free = Room for a dragon
web-hand = Your tiles
web-turn = Your turn
web-step = { $phase ->
    [action] Action
    [discard] Tiles
    [hatch] Egg
   *[feed] Feeding
}
web-ways = Your action
web-way = { $way ->
    [explore] Explore
    [move] Move
    [settle] Settle
   *[pass] Do nothing
}
web-how = { $mode ->
    [explore] Choose a place beside your handler, or another tile. Each tile around it pays you.
    [move] Choose a tile: the handler goes there and you gain its resource.
    [settle] A grown dragon founds a lair where your handler stands.
   *[none] Explore with a tile of your hand, move a handler, settle, or do nothing.
}
web-which-handler = Which handler?
web-handler-on = { $landscape ->
    [town] in town
    [forest] in the forest
    [mountain] on the mountain
   *[ocean] by the ocean
}
web-handler-side = { $side ->
    [left] left
    [right] right
    [upper] above
   *[lower] below
}
web-which-lair = Which dragon?
web-tithe = tithe of { $count } gold to { $seat }
web-no-tithe = no tithe
web-choose-buried = Choose the tiles you do not want. They go under the stack and you draw as many.
web-bury = { $count ->
    [0] Keep all tiles
    [one] Put 1 tile under the stack
   *[other] Put { $count } tiles under the stack
}
web-which-egg = What do you hatch?
web-egg = { $egg ->
    [gold] Gold dragon
    [green] Green dragon
    [red] Red dragon
    [blue] Blue dragon
    [pile] Top of the pile
   *[token] 1 gold
}
web-no-egg = An egg costs three of one kind, or with gold in their place.
web-pay-more = { $count ->
    [one] 1 other payment
   *[other] { $count } other payments
}
web-pay-with = Pay with
web-decline = Hatch nothing
web-feed = Give each dragon at most one thing it likes.
web-fed = No dragon can be fed now.
web-give = Feed { one-resource }:
web-stop = Done feeding
web-first = First player
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lairs-left = { $count ->
    [one] 1 lair left
   *[other] { $count } lairs left
}
web-score = Points
web-score-nest = Dragons in the nest
web-score-lairs = Lairs
web-score-land = { $landscape ->
    [forest] Forests controlled
    [mountain] Mountains controlled
   *[ocean] Oceans controlled
}
web-score-total = Total
web-score-gold = Unspent gold

## Said otherwise where the board is seen.

log-explore = { $seat } explores: { tile-name }.
log-move = { $seat } moves a handler{ $landscape ->
    [town] {" "}to a town
    [forest] {" "}to a forest
    [mountain] {" "}to a mountain
    [ocean] {" "}to the ocean
   *[other] {""}
}.
handler-stand = { web-handler-on }{ $side ->
    [none] {""}
   *[other] , { web-handler-side }
}
move-explore = explore: { tile-name }, with the handler { handler-stand }
move-move = move the handler { handler-stand }
move-settle = found a lair { handler-stand }{ $tithe ->
    [0] {""}
   *[other] , tithe { $tithe } gold
}
move-lay = { tile-name } at { place-name }{ $edges ->
    [0] {""}
   *[other] , water { from-side } clockwise { to-last }
}{ gains-by-kind }
move-go = to the { landscape-name } at { place-name }{ gains-by-kind }
log-settle = { $seat } founds a lair for { a-dragon }.
tile-name = { tile-in-words }
move-discard = { $tiles ->
    [0] keep all tiles
   *[other] put under the stack{ tiles-by-kind }
}
tiles-by-kind = { $town ->
    [0] {""}
    [1] {" · "}town
   *[other] {" · "}{ $town } × town
}{ $forest ->
    [0] {""}
    [1] {" · "}forest
   *[other] {" · "}{ $forest } × forest
}{ $mountain ->
    [0] {""}
    [1] {" · "}mountain
   *[other] {" · "}{ $mountain } × mountain
}{ $ocean2 ->
    [0] {""}
    [1] {" · "}ocean on two sides
   *[other] {" · "}{ $ocean2 } × ocean on two sides
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}ocean on three sides
   *[other] {" · "}{ $ocean3 } × ocean on three sides
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}ocean on four sides
   *[other] {" · "}{ $ocean4 } × ocean on four sides
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}ocean on five sides
   *[other] {" · "}{ $ocean5 } × ocean on five sides
}
