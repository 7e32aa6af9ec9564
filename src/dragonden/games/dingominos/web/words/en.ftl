## Only on the board in the browser.

web-chain = The chain. Choose a domino of your hand, then by the arrow keys an end, R turns it, Enter places it, Escape lets go.
web-hand = Your dominoes
web-holds = { $count ->
    [one] 1 domino
   *[other] { $count } dominoes
}
web-pool = { $count ->
    [0] The pool is empty
    [one] One domino in the pool
   *[other] { $count } dominoes in the pool
}
web-direction = { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
web-choose-first = First choose one of your dominoes.
web-pass = Pass
web-penalty = DRAW: { $count } dominoes
web-lays = { domino-name }, { sign-name } facing outward
web-outward = { sign-name } outward

## Said otherwise where the board is seen.

log-place = { $seat } places { domino-name }, { sign-name } facing outward.
move-place = place { domino-name } beside { joined-sign }, { sign-name } outward
joined-sign = { $joined ->
    [replay] REPLAY
    [skip] SKIP
    [reverse] REVERSE
    [draw] DRAW
    [counter] COUNTER
    [joker] JOKER
   *[points] { $joined }
}
