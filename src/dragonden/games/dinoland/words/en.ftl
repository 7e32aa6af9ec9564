## The game

about = Lay dominoes to grow a land of dinosaurs, claim its areas, and mind where the asteroid will strike.
how =
    On your turn lay a domino of your hand beside the map. Squares of one terrain that touch are an area.
    Dinosaurs on it act: Triceratops moves a crosshair along its arrow, Velociraptor turns over an asteroid tile, Brachiosaurus looks ahead.
    You may put a pawn on an area that nobody has claimed. You have few pawns, and they stay.
    When the last tile is turned over the asteroid strikes where the crosshairs meet, and destroys the areas it hits. Each area left counts its squares × its dinosaurs for its owners.
option-mode-label = Against each other, or together
option-mode = Competitive: the highest score wins. Cooperative: one score for all.
option-mode-competitive = competitive
option-mode-cooperative = cooperative
option-asteroids-label = Asteroid tiles
option-asteroids = How many asteroid tiles there are: more make a longer game.
option-blast-label = Impact
option-blast = What the asteroid destroys: the squares around its target too, or that single square.
option-blast-area = the squares around too
option-blast-single = a single square
option-brachiosaurus-label = Brachiosaurus looks ahead
option-brachiosaurus = A Brachiosaurus looks at the next five asteroid tiles instead of doing nothing.
option-pawn_end-label = End by pawns
option-pawn_end = The game ends at once when all pawns are placed.
option-diet-label = Diet
option-diet = Who may share an area: any dinosaurs; meat-eaters and plant-eaters separate; one species alone.
option-diet-any = any dinosaurs
option-diet-separate = meat and plants apart
option-diet-species = one species
option-eggs-label = Egg Hatching
option-eggs = Egg Hatching: some asteroid tiles hatch the eggs in claimed areas.
option-expansion-label = More dominoes
option-expansion = 22 more dominoes with desert, wildcards and the Stegosaurus.
option-impact_cards-label = Impact cards
option-impact_cards = A card drawn at the start tells what the impact destroys.
option-specials-label = Special asteroid tiles
option-specials = How many regular asteroid tiles are swapped for special ones.

## Names

terrain-name = { $terrain ->
    [grass] grass
    [stone] stone
    [water] water
    [lava] lava
    [desert] desert
   *[wildcard] wildcard
}
creature-name = { $creature ->
    [nothing] nothing
    [egg] egg
    [triceratops] Triceratops
    [brachiosaurus] Brachiosaurus
    [velociraptor] Velociraptor
    [stegosaurus] Stegosaurus
   *[wildcard] wildcard dinosaur
}
tile-name = { $tile ->
    [regular] regular
    [egg_hatch] Egg Hatch
    [move_pawn] Move a Pawn
    [move_crosshairs] Move the Crosshairs
    [overlap] Overlap
    [return_asteroid] Return an Asteroid
    [switch_impact] Switch the Impact
    [draw_dominoes] Draw Dominoes
    [swap_hand] Swap Hands
    [look_last] Look at the Last
    [return_pawn] Return a Pawn
    [claim_again] Claim Again
    [insta_end] Instant End
    [hatch_all_terrain] Hatch by Terrain
    [hatch_all_unclaimed] Hatch the Unclaimed
    [rearrange_asteroid] Rearrange the Asteroids
   *[mini_impact] Mini Impact
}
card-name = { $card ->
    [regular] the 3×3 squares around the target, with their areas
    [single] every area of the target's terrain
    [longest_row] the longer line, row or column, through the target, with its areas
    [shortest_row] the shorter line, row or column, through the target, with its areas
    [regular_wrap] the 3×3 squares around the target, wrapping round the map, with their areas
    [radius_double] all squares within two steps of the target, with their areas
    [radius_double_kind] a cross with arms of two around the target, with its areas
    [radius_double_noarea] the squares within two steps of the target, but not their areas
    [single_dino] every square with the target's dinosaur (or every one without), but not their areas
    [regular_kind] the target and its four neighbours, with their areas
    [random_shape_0] six squares around the target, not itself, with their areas
    [random_shape_1] a stair of seven squares through the target, with their areas
    [random_shape_2] seven squares like an H around the target, with their areas
    [random_shape_3] five squares like a T on the target, with their areas
    [random_shape_5] eight squares like a comb on the target, with their areas
   *[regular_limit] areas with at least three of the 3×3 squares around the target
}
axis-name = { $axis ->
    [row] row crosshair
   *[column] column crosshair
}
side-name = { $side ->
    [N] up
    [E] right
    [S] down
   *[W] left
}
arrow-name = { $arrow ->
    [N] {" "}pointing up
    [E] {" "}pointing right
    [S] {" "}pointing down
    [W] {" "}pointing left
   *[none] {""}
}
half-name = { $creature ->
    [nothing] { terrain-name }
   *[other] { terrain-name } with { creature-name }{ arrow-name }
}

## Prompts

prompt-play = { $seat }, play a domino from your hand.
prompt-place = { $seat }, place { $domino } beside the map: the square of its first half, then the side of the second.
prompt-wild = { $seat }, which dinosaur is the wildcard at ({ $x }, { $y })?
prompt-claim = { $seat }, claim an unclaimed area by a square of it, or claim nothing.
prompt-dino = { $seat }, which of the two dinosaurs acts first?
prompt-stego = { $seat }, your Stegosaurus looks at a hand or replaces yours.
prompt-hatch = { $seat }, hatch { $eggs ->
    [one] your egg
   *[other] one of your { $eggs } eggs
}: choose a domino and the dinosaur on it that hatches.
prompt-hatch_place = { $seat }, lay { $domino } so that half { $half }, the { creature-name }, covers an egg of yours.
prompt-act = { $seat }, does the hatched { creature-name } at ({ $x }, { $y }) act?
prompt-move_pawn = { $seat }, which of your pawns do you move to an unclaimed area?
prompt-pawn_to = { $seat }, where do you move the pawn at ({ $x }, { $y })? To a square of an unclaimed area.
prompt-crosshair = { $seat }, which crosshair do you move three steps?
prompt-step = { $seat }, move the { axis-name }: { $left ->
    [one] the last step
   *[other] { $left } steps left
}.
prompt-overlap = { $seat }, choose a domino to lay on top of others.
prompt-cover = { $seat }, lay { $domino } on top of at least one square without a pawn.
prompt-return_tile = { $seat }, which revealed tile goes back into the asteroid deck?
prompt-swap = { $seat }, with whom do you exchange hands?
prompt-return_pawn = { $seat }, which pawn goes back to its owner?
prompt-claim_again = { $seat }, you may claim one more area, even a claimed one.
prompt-put = { $seat }, put the asteroid tiles back, the top one first: { $left } left.

## Log

log-play = { $seat } plays { $domino }.
log-place = { $seat } places { text-lay }.
log-wild = { $seat } names the wildcard a { creature-name }{ arrow-name }.
log-claim = { $seat } claims the area at ({ $x }, { $y }).
log-no_claim = { $seat } claims nothing.
log-dino = { $seat } lets the { creature-name } act first.
log-dino-alike = { $seat } lets the { creature-name } at ({ $x }, { $y }) act first.
log-look_hand = { $seat } looks at the hand of { $other }.
log-replace_hand = { $seat } replaces the whole hand.
log-hatch = { $seat } plays { $domino } to hatch the { creature-name }.
log-hatch_place = { $seat } hatches the egg at ({ $egg_x }, { $egg_y }) with { text-lay }.
log-act = { $seat } lets the hatched { creature-name } act.
log-skip = { $seat } lets the hatched dinosaur rest.
log-move_pawn = { $seat } picks up the pawn at ({ $x }, { $y }).
log-pawn_to = { $seat } moves a pawn from ({ $x }, { $y }) to ({ $to_x }, { $to_y }).
log-crosshair = { $seat } moves the { axis-name }.
log-step = { $seat } moves it { side-name }: the crosshairs meet at ({ $x }, { $y }).
log-overlap = { $seat } plays { $domino } to overlap.
log-cover = { $seat } lays on top: { text-lay }.
log-return_tile = { $seat } returns the tile “{ tile-name }” to a random place in the deck.
log-swap = { $seat } exchanges hands with { $other }.
log-return_pawn = { $seat } returns the pawn at ({ $x }, { $y }) to its owner.
log-put = { $seat } puts back the tile “{ tile-name }”.
log-put-unseen = { $seat } puts back a tile.
log-triceratops = The Triceratops moves a crosshair: the crosshairs meet at ({ $x }, { $y }).
log-brachiosaurus = The Brachiosaurus looks at the next asteroid tiles.
log-seen = You saw tile { $nth } from the top: { tile-name }.
log-reveal = { $seat } reveals an asteroid tile: { tile-name }.
log-idle = It has no effect.
log-switch = The impact card is changed: the asteroid will destroy { card-name }.
log-effect = { $tile ->
    [draw_dominoes] { $seat } draws extra dominoes.
    [look_last] { $seat } looks at the last tiles of the asteroid deck.
   *[mini_impact] The domino at the target is destroyed.
}
log-pass = { $seat } cannot place a domino and is passed over.
end-asteroid = The last asteroid tile is revealed: the asteroid strikes.
end-pawns = All pawns are placed: the asteroid strikes.
end-insta = All pawns are placed and the Instant End is revealed: the asteroid strikes.
end-stuck = Nobody can place a domino: the asteroid strikes.

## Refusals

refused-first-play = First play a domino from your hand.
refused-first-place = First place the domino you played.
refused-first-wild = First name the wildcard dinosaur.
refused-first-claim = First claim an area, or say that you claim nothing.
refused-first-dino = First choose which dinosaur acts first.
refused-first-stego = First let the Stegosaurus look at a hand or replace yours.
refused-first-hatch = First choose a dinosaur that hatches.
refused-first-hatch_place = First lay the domino on an egg.
refused-first-act = First decide whether the hatched dinosaur acts.
refused-first-move_pawn = First choose the pawn that you move.
refused-first-pawn_to = First move the pawn you chose.
refused-first-crosshair = First choose a crosshair.
refused-first-step = First move the crosshair.
refused-first-overlap = First choose a domino to lay on top of others.
refused-first-cover = First lay the domino on top of others.
refused-first-return_tile = First choose a revealed tile that goes back.
refused-first-swap = First choose with whom you exchange hands.
refused-first-return_pawn = First choose a pawn that goes back to its owner.
refused-first-claim_again = { refused-first-claim }
refused-first-put = First put the asteroid tiles back.
refused-domino-none = There is no such domino: they are numbered from 0 to { $last }.
refused-domino-hand = That domino is not in your hand.
refused-domino-diet = That domino can lie nowhere without bringing dinosaurs together that may not share an area.
refused-domino-cover = That domino can be laid on top of nothing: there is a pawn on every square.
refused-place-overlaps = There is a square already; a domino may not lie on top of it.
refused-place-apart = The domino must share at least one edge with the map.
refused-place-diet = This would bring dinosaurs together that may not share an area.
refused-cover-nothing = The domino must cover at least one square of the map.
refused-cover-pawn = A square with a pawn may not be covered.
refused-hatch-egg = There is no egg for you to hatch under that half.
refused-hatch-dinosaur = The half on the egg must show a dinosaur.
refused-hatch-wildcard = Your pawn stands on the egg and cannot stand on a wildcard square.
refused-hatch-terrain = The hatched square must have the terrain of the egg's square.
refused-wild-arrow = A Triceratops needs the direction of its arrow.
refused-wild-no-arrow = Only a Triceratops has an arrow.
refused-wild-diet = That dinosaur may not share this area.
refused-claim-empty = There is no square there.
refused-claim-wildcard = A pawn cannot stand on a wildcard square.
refused-claim-claimed = That area is claimed already.
refused-claim-own = You have a pawn in that area already.
refused-claim-pawn = There is a pawn on that square already.
refused-seat-self = That is you; choose another player.
refused-seat-none = There is no such seat: they are numbered from 0 to { $last }.
refused-replace-empty = The domino deck is empty; look at a hand instead.
refused-move-pawn-from = You have no pawn there.
refused-step-axis = The { axis-name } moves only along its own direction.
refused-return-tile = No other tile “{ tile-name }” lies face up.
refused-return-pawn = There is no pawn there.
refused-put = The tile “{ tile-name }” is not among those still to be put back.

## The text face

text-turn = Turn { $turn }: { $seat }. { $tiles ->
    [0] No asteroid tile is left
    [one] One asteroid tile is left
   *[other] { $tiles } asteroid tiles are left
}, and { $dominoes ->
    [0] no domino
    [one] one domino
   *[other] { $dominoes } dominoes
} in the deck.
text-contents = Asteroid tiles left
text-known = Known, from the top
text-shown = Revealed
text-target = The crosshairs meet at ({ $x }, { $y }).
text-card = Impact card: the asteroid will destroy { card-name }.
text-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $over ->
    [yes] {""}
   *[no] {" "}if it struck now
}
text-owned = { $pawns ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $pawns } pawns
} left, { $hand ->
    [0] no domino
    [one] 1 domino
   *[other] { $hand } dominoes
}
text-player = { $number } { $seat }: { text-points }, { text-owned }
text-partner = { $number } { $seat }: { text-owned }
text-together = Together: { text-points }
text-hand = Hand of { $seat }
text-unknown = { $count } unknown
text-picked = To be laid
text-coming = Still to come
text-coming-name = { $seat } names { $count ->
    [one] a wildcard dinosaur
   *[other] { $count } wildcard dinosaurs
}
text-coming-hatch = { $seat } hatches { $count ->
    [one] an egg
   *[other] { $count } eggs
}
text-coming-reveal = { $seat } reveals a tile
text-coming-dinosaur = { creature-name } of { $seat }
text-no-areas = No area is claimed.
text-areas = { $over ->
    [yes] Claimed areas after the impact, squares × dinosaurs:
   *[no] Claimed areas if the asteroid struck now, squares × dinosaurs:
}
text-area = { terrain-name } at ({ $x }, { $y }) of { $owners }: { $size } × { $dinosaurs }{ $lost ->
    [yes] , destroyed
   *[no] {""}
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-legend = Squares: g grass, s stone, w water, l lava{ $expansion ->
    [yes] , d desert, * wildcard
   *[no] {""}
}; o egg; T Triceratops moves a crosshair along its arrow, V Velociraptor reveals an asteroid tile, B Brachiosaurus { $brachiosaurus ->
    [yes] looks at the next five
   *[no] does nothing
}{ $expansion ->
    [yes] , S Stegosaurus looks at a hand or replaces yours, ? wildcard dinosaur
   *[no] {""}
}; a number is a player's pawn. > and v mark the crosshairs, x an empty target.
move-play = play { $first } – { $second }
text-lay = { $first } on ({ $x }, { $y }) and { $second } { $side ->
    [N] above
    [E] to the right
    [S] below
   *[W] to the left
}
move-place = { text-lay }
move-hatch = hatch with { $first } – { $second }, half { $half } on the egg
move-wild = { creature-name }{ arrow-name }
text-claim-area = { terrain-name }, { $size ->
    [one] 1 square
   *[other] { $size } squares
} × { $dinosaurs ->
    [one] 1 dinosaur
   *[other] { $dinosaurs } dinosaurs
}{ $lost ->
    [yes] , in danger
   *[no] {""}
}
move-claim = { $phase ->
    [pawn_to] to ({ $x }, { $y }): { text-claim-area }
   *[other] claim ({ $x }, { $y }): { text-claim-area }
}
move-no_claim = claim nothing
move-dino = half { $half }, the { creature-name }, first
move-look_hand = look at the hand of player { $number }
move-replace_hand = replace your whole hand
move-act = let it act
move-skip = let it rest
move-crosshair = the { axis-name }
move-step = one step { side-name }
move-overlap = overlap with { $first } – { $second }
move-return_tile = return “{ tile-name }”
move-swap = exchange hands with player { $number }
move-pawn = pawn of player { $pawn } at ({ $x }, { $y }): { text-claim-area }
move-put = next “{ tile-name }”

## Read aloud

square-at = column { $x }, row { $y }
read-sky = The asteroid
read-players = Players
read-map = The map, area by area
read-hands = Dominoes
read-target = The crosshairs meet at { square-at }.
read-player = { $seat }: { text-points }, { text-owned }.
read-partner = { $seat }: { text-owned }.
read-pair = { $first } and { $second }
read-area = { terrain-name }, { $size ->
    [one] 1 square
   *[other] { $size } squares
} with { $dinosaurs ->
    [0] no dinosaur
    [one] 1 dinosaur
   *[other] { $dinosaurs } dinosaurs
}, { $owners ->
    [none] unclaimed
   *[other] claimed by { $owners }
}{ $lost ->
    [yes] , in the path of the asteroid
   *[no] {""}
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $squares }.
read-square = { square-at }{ $creature ->
    [nothing] {""}
   *[other] {""}, { creature-name }{ arrow-name }
}{ $wild ->
    [yes] {""}, wildcard
   *[no] {""}
}{ $pawn ->
    [none] {""}
   *[other] {""}, pawn of { $pawn }
}
read-empty = Nothing lies at the target.

## What studies count

facts-move-play = choose a domino
facts-move-place = place it
facts-move-wild = name the wildcard
facts-move-claim = claim an area
facts-move-no_claim = claim nothing
facts-move-dino = choose which dinosaur acts first
facts-move-look_hand = look at a hand
facts-move-replace_hand = replace the whole hand
facts-move-hatch = hatch an egg
facts-move-act = let the hatched dinosaur act
facts-move-skip = let the hatched dinosaur rest
facts-move-pawn = choose a pawn
facts-move-crosshair = choose a crosshair
facts-move-step = move the crosshair
facts-move-overlap = choose a domino to overlap
facts-move-return_tile = return an asteroid tile
facts-move-swap = exchange hands
facts-move-put = put back a seen tile
facts-dominoes = Dominoes played
facts-claims = Terrains claimed
facts-map = Squares of the map
facts-target = Where the asteroid falls
