## The game

about = Explore a world of hexes, hatch dragons, raise them on their favourite food and found lairs in large territories.
how =
    On your turn do one thing: lay a tile beside a handler and gain from all tiles around it; or move a handler and gain there; or found a lair with a grown dragon.
    Then you may hatch an egg for three of a kind, and give each dragon one bite of what it likes. Three bites and it is grown.
    A lair is points, and whoever has most lairs in a territory counts a point for each of its tiles.
    The game ends when somebody founds a fourth lair or draws the last tile.

## Names

landscape-name = { $landscape ->
    [town] town
    [forest] forest
    [mountain] mountain
   *[ocean] ocean
}
tile-name = { $tile ->
    [town] town
    [forest] forest
    [mountain] mountain
    [ocean2] ocean 2
    [ocean3] ocean 3
    [ocean4] ocean 4
    [ocean5] ocean 5
   *[hidden] unknown tile
}
tile-in-words = { $tile ->
    [town] town
    [forest] forest
    [mountain] mountain
    [ocean2] ocean on two sides
    [ocean3] ocean on three sides
    [ocean4] ocean on four sides
    [ocean5] ocean on five sides
   *[hidden] unknown tile
}
dragon-name = { $colour ->
    [gold] gold dragon
    [green] green dragon
    [red] red dragon
   *[blue] blue dragon
}
a-dragon = { $colour ->
    [gold] a gold dragon
    [green] a green dragon
    [red] a red dragon
   *[blue] a blue dragon
}
to-a-dragon = { $colour ->
    [gold] a gold dragon
    [green] a green dragon
    [red] a red dragon
   *[blue] a blue dragon
}
the-dragon = { $colour ->
    [gold] the gold dragon
    [green] the green dragon
    [red] the red dragon
   *[blue] the blue dragon
}
resource-count = { $resource ->
    [gold] { $count } gold
    [leaf] { $count ->
        [one] { $count } leaf
       *[other] { $count } leaves
    }
    [ruby] { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
   *[pearl] { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
}
one-resource = { $resource ->
    [gold] a piece of gold
    [leaf] a leaf
    [ruby] a ruby
   *[pearl] a pearl
}
golds-count = { $golds } gold
payment = { $golds ->
    [0] { resource-count }
   *[other] { $count ->
        [0] { golds-count }
       *[other] { resource-count } and { golds-count }
    }
}
tiles-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
own-food = { $colour ->
    [gold] {""}
    [green] { $food ->
        [one] { $food } leaf
       *[other] { $food } leaves
    }
    [red] { $food ->
        [one] { $food } ruby
       *[other] { $food } rubies
    }
   *[blue] { $food ->
        [one] { $food } pearl
       *[other] { $food } pearls
    }
}
food-on = { $golds ->
    [0] { $food ->
        [0] no food
       *[other] { own-food }
    }
   *[other] { $food ->
        [0] { golds-count }
       *[other] { own-food }, { golds-count }
    }
}
gains-by-kind = { $gained ->
    [0] {" · "}nothing
   *[other] {""}
}{ $gold ->
    [0] {""}
    [one] {" · "}1 gold
   *[other] {" · "}{ $gold } gold
}{ $leaf ->
    [0] {""}
    [one] {" · "}1 leaf
   *[other] {" · "}{ $leaf } leaves
}{ $ruby ->
    [0] {""}
    [one] {" · "}1 ruby
   *[other] {" · "}{ $ruby } rubies
}{ $pearl ->
    [0] {""}
    [one] {" · "}1 pearl
   *[other] {" · "}{ $pearl } pearls
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
    [1] {" · "}ocean 2
   *[other] {" · "}{ $ocean2 } × ocean 2
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}ocean 3
   *[other] {" · "}{ $ocean3 } × ocean 3
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}ocean 4
   *[other] {" · "}{ $ocean4 } × ocean 4
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}ocean 5
   *[other] {" · "}{ $ocean5 } × ocean 5
}
at-side = { $side ->
    [E] to the east
    [SE] to the south-east
    [SW] to the south-west
    [W] to the west
    [NW] to the north-west
   *[NE] to the north-east
}
from-side = { $side ->
    [E] from the east
    [SE] from the south-east
    [SW] from the south-west
    [W] from the west
    [NW] from the north-west
   *[NE] from the north-east
}
to-last = { $last ->
    [E] to the east
    [SE] to the south-east
    [SW] to the south-west
    [W] to the west
    [NW] to the north-west
   *[NE] to the north-east
}

## Prompts

prompt-action = { $seat }, explore, move a handler, found a lair or do nothing.
prompt-explore = { $seat }, where do you lay the tile?
prompt-move = { $seat }, where does the handler go?
prompt-discard = { $seat }, which tiles do you exchange with the stack?
prompt-settle = { $seat }, which dragon gets the lair?
prompt-hatch = { $seat }, do you hatch an egg?
prompt-feed = { $seat }, feed your dragons, each at most once, or stop.

## Log

log-explore = { $seat } explores: { tile-name } at ({ $q }, { $r }).
log-move = { $seat } moves a handler from ({ $fromq }, { $fromr }) to ({ $q }, { $r }).
log-discard = { $count ->
    [0] { $seat } keeps all tiles.
    [one] { $seat } puts a tile under the stack.
   *[other] { $seat } puts { $count } tiles under the stack.
}
log-settle = { $seat } founds a lair for { a-dragon } at ({ $q }, { $r }).
log-pass = { $seat } takes no action.
log-hatch = { $seat } pays { payment } { $source ->
    [market] for { a-dragon }.
    [pile] for the top dragon of the pile.
   *[token] for 1 gold.
}
log-feed = { $seat } feeds { one-resource } to { to-a-dragon }.
log-gain = { $seat } gains { resource-count }.
log-tithe = { $seat } pays { $other } a tithe of { $count } gold.
log-draw = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
log-buried = You put under the stack: { tile-name }.
log-drew = You draw: { tile-name }.
log-hatched = A { dragon-name } hatches for { $seat }.
log-market = A { dragon-name } comes to the market.
log-ending-tiles = { $seat } has drawn the last tile: this round is the last.
log-ending-lairs = { $seat } has founded a fourth lair: this round is the last.
log-round = Round { $round } begins.{ $quiet ->
    [0] {""}
    [one] {" "}Nobody explored or settled in the last one.
   *[other] {" "}Nobody has explored or settled for { $quiet } rounds.
}
end-tiles = The last tile was drawn and the round is finished: the game is over.
end-lairs = A fourth lair was founded and the round is finished: the game is over.
end-quiet = Nobody has explored or settled for { $rounds } rounds: the game is over.
decided-gold = Points were equal at the top: more unspent gold decided.

## Refusals

refused-first-action = First comes your action: explore, move, settle or pass.
refused-first-explore = First lay the tile you have chosen, or take that back.
refused-first-move = First say where the handler goes, or take that back.
refused-first-discard = First decide which tiles you put under the stack, perhaps none.
refused-first-settle = First say which dragon gets the lair, or take that back.
refused-first-hatch = Your action is done; now hatch an egg or decline.
refused-first-feed = Hatching is done; now feed your dragons or stop.
refused-same-handler = Both your handlers stand on one tile: either of them is number 0.
refused-start-name = The starting tile is one tile, and its name is (0, 0).
refused-no-tile = There is no tile there.
refused-explore-hand = You have no such tile in your hand: { tile-name }.
refused-explore-nowhere = This tile fits nowhere beside that handler: { tile-name }.
refused-explore-apart = That place is not beside the tile of that handler.
refused-explore-occupied = There is already a tile there.
refused-explore-land = A tile without water looks the same all round: its rotation is 0.
refused-explore-edge = The edges do not match: { at-side } there is { $edge ->
    [water] water
   *[land] land
}.
refused-move-nowhere = There is no other tile yet to move to.
refused-move-same = The handler must move to another tile.
refused-discard-hand = You do not have all these tiles in your hand.
refused-discard-hidden = Say which tiles you put under the stack.
refused-settle-town = A town can never have a lair.
refused-settle-lair = { $own ->
    [yes] You already have a lair there.
   *[no] { $other } already has a lair there.
}
refused-settle-young = Only a fully grown dragon, with 3 food on it, can have a lair.
refused-settle-home = { $colour ->
    [green] A green dragon lives in a forest.
    [red] A red dragon lives on a mountain.
   *[blue] A blue dragon lives in the ocean.
}
refused-settle-nobody = { $landscape ->
    [forest] None of your grown dragons lives in a forest.
    [mountain] None of your grown dragons lives on a mountain.
   *[ocean] None of your grown dragons lives in the ocean.
}
refused-settle-tithe = The tithe is { $tithe } gold, one for each lair of the others in this territory; you have { $gold }.
refused-no-dragon = { $colour ->
    [gold] There is no { dragon-name } with { golds-count } in your nest.
   *[other] There is no { dragon-name } with { $food } of its own food and { golds-count } in your nest.
}
refused-gold-food = A gold dragon eats only gold: count what lies on it as gold, and its own food as 0.
refused-hatch-full = Your nest is full: there is room for 3 dragons.
refused-hatch-market = There is no { dragon-name } in the market.
refused-hatch-pile = The dragon pile is empty.
refused-hatch-payment = An egg costs 3 of one kind; up to 2 of them may be gold instead, or all 3 are gold.
refused-hatch-poor = You do not have { payment }.
refused-feed-grown = That dragon is fully grown.
refused-feed-again = That dragon has been fed this turn.
refused-feed-taste = { $colour ->
    [gold] A gold dragon eats only gold.
    [green] A green dragon eats only leaves and gold.
    [red] A red dragon eats only rubies and gold.
   *[blue] A blue dragon eats only pearls and gold.
}
refused-feed-poor = { $resource ->
    [gold] You have no gold.
    [leaf] You have no leaf.
    [ruby] You have no ruby.
   *[pearl] You have no pearl.
}

## The text face

text-round = Round { $round }. { $seat } is the first player.
text-quiet = { $count ->
    [one] Nobody explored or settled in the last round.
   *[other] Nobody has explored or settled for { $count } rounds.
} Ten such rounds end the game.
text-ending = { $ending ->
    [tiles] The last tile has been drawn: this round is the last.
    [lairs] A fourth lair has been founded: this round is the last.
   *[quiet] Ten rounds have passed without an explore or a settle.
}
text-letter = { $landscape ->
    [town] T
    [forest] F
    [mountain] M
   *[ocean] O
}
text-legend = Before a row stands r, in a hex q: the place is (q, r). T town: gold; F forest: leaves, green dragons; M mountain: rubies, red dragons; O ocean: pearls, blue dragons. Edges ~ are water, - and | are land. A number is a handler of that player, ^ with a number a lair. Numbers in brackets are empty places. Ocean 3 has three water edges.
text-free = Free
text-territory = { landscape-name } at ({ $q }, { $r }), { tiles-count }
text-held = lairs { $lairs }; controlled by { $seats }
text-player = { $number } { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $lairs ->
    [0] no lair left
    [one] 1 lair left
   *[other] { $lairs } lairs left
}
text-handlers = handlers at { $places }
text-no-dragon = empty nest
text-no-resource = no resources
text-dragon = { dragon-name } ({ food-on }{ $fed ->
    [yes] , fed
   *[no] {""}
})
text-hand = hand: { $tiles }
text-hidden = { $count } unknown
text-nothing = nothing
text-market = Market
text-pile = { $count ->
    [0] the pile is empty
   *[other] { $count } in the pile
}
text-supply = Supply
text-stack = Stack
text-stack-tiles = { tiles-count }
text-buried = buried by { $seat }: { $tiles }
text-unseen = Not yet seen
move-explore = explore with the tile { tile-name } from ({ $q }, { $r })
move-move = move the handler at ({ $q }, { $r })
move-settle = found a lair at ({ $q }, { $r }){ $tithe ->
    [0] {""}
   *[other] , tithe { $tithe } gold
}
move-pass = take no action
move-lay = { tile-name } at ({ $q }, { $r }){ $edges ->
    [0] {""}
   *[other] , water { from-side } clockwise { to-last }
}{ gains-by-kind }
move-go = to the { landscape-name } at ({ $q }, { $r }){ gains-by-kind }
move-discard = { $tiles ->
    [0] keep all tiles
   *[other] put under the stack{ tiles-by-kind }
}
move-found = a lair for { the-dragon } ({ food-on })
move-hatch = { $source ->
    [market] { a-dragon } from the market
    [pile] the top dragon of the pile
   *[token] 1 gold
} for { payment }
move-decline = hatch nothing
move-feed = feed { one-resource } to { the-dragon } ({ food-on })
move-stop = feed no more

## Places, from the tile in the middle, and read aloud

toward-heading = { $heading ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
toward-turning = { $turning ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
step-count = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
place-name = { $steps ->
    [0] the starting town
   *[other] { step-count } { toward-heading }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } { toward-turning }
    } of the starting town
}
read-round = The round
read-map = The map, tile by tile
read-lands = Territories
read-start = The starting town covers three hexes; steps are counted from the upper left one.
read-tile = { landscape-name }, { $place }{ $pieces ->
    [none] {""}
   *[other] . { $pieces }
}{ $water ->
    [none] {""}
   *[other] . Water: { $water }
}{ $beside ->
    [none] .
   *[other] . Beside it: { $beside }.
}
read-beside = { landscape-name } { at-side }
read-handlers = handlers: { $seats }
read-lair = lair of { $seat }, { dragon-name }
read-territory = { landscape-name } from { $place }, { tiles-count }
read-held = controlled by { $seats }, lairs { $lairs }
read-player = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $lairs ->
    [0] no lair left
    [one] 1 lair left
   *[other] { $lairs } lairs left
}.
read-handler = A handler stands at: { $place }.

## What studies count

facts-move-explore = explore
facts-move-move = move a handler
facts-move-settle = found a lair
facts-move-pass = take no action
facts-move-lay = place the tile
facts-move-go = choose where the handler goes
facts-move-discard = choose the tiles to keep
facts-move-found = choose the dragon of the lair
facts-move-hatch = hatch an egg
facts-move-decline = hatch nothing
facts-move-feed = feed a dragon
facts-move-stop = feed no more
facts-tiles = Tiles explored
facts-eggs = Eggs hatched
facts-lairs = Lairs founded
facts-map = Tiles of the map
facts-egg = { $egg ->
    [gold] gold dragon
    [green] green dragon
    [red] red dragon
    [blue] blue dragon
    [pile] dragon of the pile
   *[token] 1 gold instead
}
