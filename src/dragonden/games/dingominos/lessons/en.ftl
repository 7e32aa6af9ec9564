## Join the chain

lesson-join = Join the chain
lesson-join-1 = One end of the chain shows 3 paws, the other 6. Choose a domino with one of these signs and lay it at that end.
lesson-join-draw = You may always draw, but you want to get rid of dominoes, and some of yours fit. Lay one!
lesson-join-done = Equal signs meet, and the other half becomes the new end. Whoever lays their last domino first ends the round.

## Draw from the pool

lesson-draw = Draw from the pool
lesson-draw-1 = The ends show 4 and REPLAY, the round arrow, and none of your dominoes fits. Draw one from the pool.
lesson-draw-2 = A JOKER, the dingo with the cap! It joins any sign, always with the joker inward. What you have just drawn you may lay at once: lay it!
lesson-draw-keep = You may keep it and pass. But a joker in hand costs 50 points in the end: lay it while you can!
lesson-draw-done = Lucky! Had it not fitted, you would have kept it and the turn would have passed.

## Play again

lesson-replay = Actions and REPLAY
lesson-replay-1 = Signs with a name are actions. They work at the new end, facing outward. Lay a domino with REPLAY, the round arrow, outward!
lesson-replay-draw = You have a domino with REPLAY that fits: lay it so that REPLAY becomes the new end.
lesson-replay-other = That fits, but no REPLAY would face outward. An action that faces inward does nothing.
lesson-replay-2 = REPLAY: you may lay another domino at once. Any that fits!
lesson-replay-pass = You may pass here, and need not draw for it. But one domino less is a good thing: lay one!
lesson-replay-done = Two dominoes in one turn! With several REPLAYs you lay several.

## Skip and reverse

lesson-skip = SKIP and REVERSE
lesson-skip-1 = Make the next player miss a turn: lay a domino so that its SKIP, the hopping arrow, faces outward.
lesson-skip-draw = You have a domino that does it: no need to draw.
lesson-skip-other = That fits, but it does not stop the next player. You want SKIP to be the new end.
lesson-skip-2 = One player was passed over, and it is your turn again so soon. Now turn the direction of play: REVERSE, the two arrows, outward!
lesson-skip-ahead = That fits, but the direction would stay as it is. You want REVERSE to be the new end.
lesson-skip-done = Now play goes the other way round. With two players a SKIP works like a REPLAY.

## Draw and counter

lesson-counter = DRAW and COUNTER
lesson-counter-1 = After DRAW, the cards, the next one draws 2. A COUNTER, the shield, has made it 4, and you are next! Lay a COUNTER outward, too.
lesson-counter-take = You could take the 4 dominoes and then play as usual. But you have a COUNTER that fits: pass them on!
lesson-counter-done = Now the next one faces 6! Whoever has no COUNTER takes them all, and then plays as usual.

## The last domino

lesson-out = The last domino
lesson-out-1 = Only one domino left, and it has a JOKER: it fits at both ends. Lay it and the round is over!
lesson-out-draw = No need to draw: a joker joins any sign. Lay your last domino!
lesson-out-done = Out, for −50! Others count points as printed, 10 an action, 50 a joker; the fewest win. A round also ends if nobody can draw or lay.
