## Only in what a board loads later.

web-first = { creature-name } first
web-does = { $creature ->
    [triceratops] moves a crosshair { $side ->
        [none] one step
       *[other] { side-name }
    }
    [idle] does nothing
    [brachiosaurus] looks at the next asteroid tiles
    [velociraptor] reveals the top asteroid tile
    [stegosaurus] looks at a hand or replaces yours
   *[other] {""}
}
web-axis = { $axis ->
    [row] moves up or down
   *[column] moves left or right
}
web-look-hand = Look at the hand of { $seat }
web-swap = Exchange hands with { $seat }
web-tile-about = { $tile ->
    [regular] A rock and nothing more: one tile nearer to the end.
    [egg_hatch] Eggs in areas of a single player hatch: their owners lay a domino with a dinosaur half on them.
    [move_pawn] Move one of your pawns to an unclaimed area.
    [move_crosshairs] Move one of the two crosshairs three steps.
    [overlap] Lay a domino from your hand on top of others.
    [return_asteroid] A revealed tile goes back into the deck.
    [switch_impact] Another impact card applies from now on.
    [draw_dominoes] Draw three extra dominoes.
    [swap_hand] Exchange hands with another player.
    [look_last] Look at the last five asteroid tiles.
    [return_pawn] Any one pawn goes back to its owner.
    [claim_again] You may claim one more area, even a claimed one.
    [insta_end] If all pawns are placed, the game ends at once.
    [hatch_all_terrain] Eggs hatch, but only under a dinosaur of the egg’s terrain.
    [hatch_all_unclaimed] You hatch the eggs in unclaimed areas.
    [rearrange_asteroid] Look at the top five tiles and put them back in any order.
   *[mini_impact] The domino at the target is destroyed.
}
web-choose-claim = Put a pawn on one of the white circles on the map, or:
web-destroyed = destroyed
web-total = Total
web-in-path = in the asteroid’s path

## The legend

legend-dinosaurs = Dinosaurs, and what they do when they are laid
legend-egg = no dinosaur yet: it counts nothing until one hatches from it
legend-wild = whoever lays it says which dinosaur it is
legend-terrains = Terrains: an area counts its squares times its dinosaurs
legend-wild-ground = belongs to every area beside it
legend-map = On the map
legend-pawn = A pawn: its player owns the area
legend-target = Where the asteroid will strike
legend-mark-of-crosshair = The mark of a crosshair: row and column meet at the target
legend-stand = Where a pawn can be put
legend-sky = The sky
legend-asteroids = Asteroid tiles face down: with the last one the asteroid strikes

## Moves that a hint draws

drawn-move-place = lay { $first } – { $second } as drawn
drawn-move-claim = { $phase ->
    [pawn_to] go there
   *[other] claim this area
}
drawn-move-pawn = the pawn of { $seat }

## Moves that an analysis lists

listed-move-place = lay { $first } – { $second }
listed-move-claim = { $phase ->
    [pawn_to] move the pawn: { text-claim-area }
   *[other] claim: { text-claim-area }
}
listed-move-pawn = pawn of { $seat }: { text-claim-area }
