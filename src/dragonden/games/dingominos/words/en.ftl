## The game

about = Join your dominoes to the chain, turn their actions on the others, and be the first to lay the last one.
how =
    Lay one of your dominoes at an end of the chain, so that equal signs meet; or draw one.
    The half that faces outward is the new end. If it is an action it works: REPLAY, SKIP, REVERSE, DRAW, COUNTER. A JOKER joins anything and lies inward.
    Whoever lays the last domino ends the round and gets −50 points; the others count what they still hold.
    The fewest points win.
option-rounds-label = Rounds
option-rounds = How many rounds are played; the fewest points in all of them win.
option-strict_replay-label = Strict REPLAY
option-strict_replay = Whoever does not use a REPLAY must draw a domino, as in the German rules.
option-open_hands-label = Open game
option-open_hands = Open game: all hands lie face up, and whoever can place must place.

## Names

sign-name = { $sign ->
    [replay] REPLAY
    [skip] SKIP
    [reverse] REVERSE
    [draw] DRAW
    [counter] COUNTER
    [joker] JOKER
   *[points] { $sign }
}
one-sign = { $one ->
    [replay] REPLAY
    [skip] SKIP
    [reverse] REVERSE
    [draw] DRAW
    [counter] COUNTER
    [joker] JOKER
   *[points] { $one }
}
two-sign = { $two ->
    [replay] REPLAY
    [skip] SKIP
    [reverse] REVERSE
    [draw] DRAW
    [counter] COUNTER
    [joker] JOKER
   *[points] { $two }
}
domino-name = { one-sign }–{ two-sign }
at-end = { $end ->
    [left] at the left end
   *[right] at the right end
}
dominoes = { $count ->
    [0] no domino
    [one] 1 domino
   *[other] { $count } dominoes
}
in-points = { $points ->
    [-50] −50 points
    [one] 1 point
   *[other] { $points } points
}

## Prompts

prompt-opening = { $pool ->
    [0] { $seat }, open the round with a domino that has no joker; if you hold jokers only, pass the opening on.
   *[other] { $seat }, open the round with a domino that has no joker; if you hold jokers only, draw one.
}
prompt-turn = { $draw ->
    [free] { $seat }, place a domino at either end of the chain, or draw one.
    [forced] { $seat }, place a domino at either end of the chain; if you cannot, draw one.
   *[empty] { $seat }, place a domino at either end of the chain; the pool is empty, so pass only if you cannot.
}
prompt-facing = { $count ->
    [0] { $seat }, you face a DRAW: place a domino with its COUNTER outward, or take it; the pool is empty.
   *[other] { $seat }, you face a DRAW: place a domino with its COUNTER outward, or take { dominoes }.
}
prompt-replaying = { $refuse ->
    [draw] { $seat }, you may place again; if you do not, draw a domino.
   *[pass] { $seat }, you may place again, or pass.
}
prompt-drawn = { $place ->
    [opening] { $seat }, open with the domino you drew; if it has a joker, pass the opening on.
    [forced] { $seat }, place the domino you drew; if it does not fit, pass.
   *[free] { $seat }, place the domino you drew, or pass.
}

## Log

log-open = { $seat } opens with { domino-name }.
log-place = { $seat } places { domino-name } { at-end }, { sign-name } facing outward.
log-take = { $count ->
    [0] { $seat } takes the DRAW, but the pool is empty.
   *[other] { $seat } takes { dominoes }.
}
log-draw = { $seat } draws a domino.
log-drawn = Drawn by { $seat }: { domino-name }.
log-pass = { $why ->
    [opening] { $seat } cannot open and passes the opening on.
    [drawn] { $seat } keeps the domino and passes.
    [replay] { $seat } does not place again.
   *[stuck] { $seat } cannot place and passes.
}
log-reverse = The direction of play is now { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
log-penalty = Whoever plays next faces a DRAW of { $count } dominoes.
log-facing = { $seat } faces a DRAW of { $count } dominoes.
log-replay = { $count ->
    [one] { $seat } may place again.
   *[other] { $seat } may place { $count } more times.
}
log-skipped = { $seat } misses a turn.
log-opener = { $seat } is to open the round.
log-out = { $seat } has laid the last domino: round { $round } is over.
log-blocked = The pool is empty and nobody can place: round { $round } is over.
log-left = { $count ->
    [0] { $seat } has no domino left: { in-points }.
   *[other] { $seat } is left with { dominoes }: { in-points }.
}
log-round = { $seat } is to open round { $round }.
end-out = { $seat } has laid the last domino: the game is over.
end-blocked = The pool is empty and nobody can place: the game is over.
decided-total = The lowest total decided.

## Refusals

refused-first-turn = The round has been opened already; place a domino at an end of the chain.
refused-first-replaying = { refused-first-turn }
refused-open-joker = A joker always lies inward, so a domino with a joker cannot open a round.
refused-first-opening = There is no chain yet; open the round.
refused-half = The domino { domino-name } has no such half.
refused-not-held = You do not hold the domino { domino-name }.
refused-only-drawn = After a draw you may place only the domino you drew, { domino-name }.
refused-joker-outward = A joker always lies inward; join the domino by its joker.
refused-fit = { domino-name } does not join { sign-name } like that.
refused-counter-only = You face a DRAW: only a domino with its COUNTER outward can answer it.
refused-take = You face no DRAW, so there is nothing to take.
refused-first-facing = You face a DRAW: counter it or take the dominoes.
refused-first-drawn = You have drawn already.
refused-draw-empty = The pool is empty.
refused-draw-replay = You may place again or pass, not draw.
refused-must-open = You hold a domino without a joker, so you must open with one.
refused-must-place = { $pool ->
    [0] The pool is empty and you can place a domino, so you must.
   *[other] You can place a domino, so you must.
}
refused-pass-undrawn = Before you pass you must draw a domino.
refused-pass-strict = Whoever may place again and does not must draw a domino.
refused-keep-opening = The domino you drew has no joker, so you must open with it.
refused-keep-open-hands = With open hands a domino just drawn must be placed if it fits.

## The text face

text-round = Round { $round } of { $rounds }, opener { $seat }. Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}. { $pool ->
    [0] The pool is empty.
    [one] One domino is in the pool.
   *[other] { $pool } dominoes are in the pool.
}
text-no-chain = No domino has been laid yet.
text-chain = { $count ->
    [one] The chain is one domino long:
   *[other] The chain is { $count } dominoes long; from left to right:
}
text-ends = Left end: { $left }. Right end: { $right }.
text-penalty = Whoever plays next will face a DRAW of { $count } dominoes.
text-skips = { $count ->
    [one] The next player will miss a turn.
   *[other] The next { $count } players will miss a turn.
}
text-replays = { $count ->
    [one] { $seat } may place once more.
   *[other] { $seat } may place { $count } more times.
}
text-drawn = { $seat } has just drawn { $domino }.
text-player = { $seat }: { dominoes }{ $points ->
    [0] {""}
   *[other] {""}, { in-points } in hand
}{ $turn ->
    [yes] {""}, to play
   *[no] {""}
}
text-shown = { $seat }: { dominoes }, { in-points }
text-round-over = Left at the end of round { $round }:
text-aid = An action works if its half faces outward. REPLAY: place again{ $replay ->
    [strict] {""}, or else draw one
   *[free] {""}
}. SKIP: { $players ->
    [2] the same
   *[other] the next player misses a turn
}. REVERSE: { $players ->
    [2] nothing
   *[other] the direction of play turns
}. DRAW: the next player draws 2. COUNTER: passes on a DRAW that you face, with 2 more. A JOKER joins any sign and lies inward. Dominoes left in hand count their points, 10 for an action and 50 for a joker; whoever lays the last one gets −50. The fewest points win.
text-points = Points/round
text-total = Total
move-open = open with { domino-name }, { sign-name } on the left
move-place = place { domino-name } { at-end }, { sign-name } outward
move-take = { $count ->
    [0] take the DRAW (the pool is empty)
   *[other] take { dominoes }
}
move-draw = draw a domino
move-pass = { $why ->
    [opening] pass the opening on
    [drawn] keep the domino and pass
    [replay] do not place again
   *[stuck] pass, for none of your dominoes fits
}

## Read aloud

read-table = The table
read-chain = The chain
read-rightwards = From left to right
read-pair = { $left } and { $right }
read-holds = { $count ->
    [0] Holds no domino.
    [one] Holds 1 domino.
   *[other] Holds { $count } dominoes.
}
read-hand = In hand
read-total = Total: { $total }.

## What studies count

facts-move-open = open the round
facts-move-draw = draw a domino
facts-move-pass = pass
facts-move-place = place a domino
facts-move-take = take the DRAW
facts-dominoes = Dominoes dealt at the start
