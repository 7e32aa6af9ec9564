## The game

about = Explore Dragon Island with dominoes, match landscapes to find eggs, and hope for baby dragons.
how =
    On your turn take one of the dominoes that lie face up, and lay it against your island, wherever it touches.
    Where the same landscapes touch you open an egg of that landscape. A baby dragon is a point.
    An empty shell is no point, but Mommy Dragon comes to you at once. She is a point while she stays, and whoever has her begins the next round.
    After seven rounds the most points win; if they are equal, the most shells.
option-thirst-label = The Dragon's Thirst
option-thirst = The Dragon's Thirst: a watering hole lets you look at two eggs and keep one.

## Names

landscape-name = { $landscape ->
    [desert] desert
    [snow] snow
    [prairie] prairie
    [forest] forest
    [mountain] mountain
   *[volcano] volcano
}
one-landscape = { $one ->
    [desert] desert
    [snow] snow
    [prairie] prairie
    [forest] forest
    [mountain] mountain
   *[volcano] volcano
}
two-landscape = { $two ->
    [desert] desert
    [snow] snow
    [prairie] prairie
    [forest] forest
    [mountain] mountain
   *[volcano] volcano
}
one-half = { one-landscape }{ $one_well ->
    [1] {"*"}
   *[other] {""}
}
two-half = { two-landscape }{ $two_well ->
    [1] {"*"}
   *[other] {""}
}
in-landscape = { $landscape ->
    [desert] in the desert
    [snow] in the snow
    [prairie] in the prairie
    [forest] in the forest
    [mountain] in the mountains
   *[volcano] in the volcano
}
egg-name = { $egg ->
    [fresh] a fresh egg
   *[other] returned egg { $egg }
}
egg-side = { $side ->
    [dragon] a dragon
    [shell] a shell
   *[unknown] unknown
}

## Prompts

prompt-pick = { $seat }, pick one of the face-up dominoes.
prompt-place = { $seat }, place { $domino } in your zone: the square of its first half, then the side of the second.
prompt-egg = { $of ->
    [one] { $seat }, take an egg { in-landscape }.
   *[other] { $seat }, take egg { $nth } of { $of } { in-landscape }.
}
prompt-keep = { $seat }, which of the two eggs { in-landscape } do you keep? The other goes back.

## Log

log-pick = { $seat } picks { $domino }.
log-place = { $seat } places { $domino } at ({ $x }, { $y }) { $side }.
log-egg = { $seat } takes { egg-name } { in-landscape }.
log-keep = { $seat } keeps egg { $kept } and returns egg { $returned } { in-landscape }.
log-dragons = { $count ->
    [one] { $seat } finds a baby dragon { in-landscape }!
   *[other] { $seat } finds { $count } baby dragons { in-landscape }!
}
log-shells = { $count ->
    [one] Only an eggshell for { $seat } { in-landscape }.
   *[other] Only { $count } eggshells for { $seat } { in-landscape }.
}
log-mommy = { $seat } takes Mommy Dragon from { $other }.
log-round = Round { $round } begins with { $seat }.
end-dominoes = All dominoes have been played: the game is over.
decided-shells = Points were equal at the top: more eggshells decided.

## Refusals

refused-pick = That domino does not lie face up.
refused-first-pick = First pick one of the face-up dominoes.
refused-first-place = First place the domino you picked.
refused-place-overlaps = There is a domino already; a new one may not lie on top of it.
refused-place-apart = The domino must share at least one full edge with your zone.
refused-first-egg = First take an egg { in-landscape }.
refused-egg-no-fresh = No fresh egg is left { in-landscape }; take a returned one.
refused-egg-unknown = No such egg has been returned { in-landscape }.
refused-egg-opened = That egg { in-landscape } has been turned up already.
refused-egg-in-hand = That egg { in-landscape } is in your hand already: take a second one.
refused-egg-second = The second egg is still missing: take one more { in-landscape }.
refused-first-keep = First choose which of the two eggs you keep.

## The text face

text-round = Round { $round } of { $rounds }, begun by { $seat }. { $unseen ->
    [0] No domino is left to come.
    [one] One domino is still to come.
   *[other] { $unseen } dominoes are still to come.
}
text-offer = Face up
text-picked = In hand
text-eggs = Eggs on the table
text-family = { landscape-name } { $eggs } ({ $dragons } with a dragon)
text-legend = A letter is a square: D desert, S snow, P prairie, F forest, M mountain, V volcano.
text-well = { $letter }* has a watering hole.
text-returned = Returned { in-landscape }
text-egg = egg { $egg } ({ egg-side }, seen by { $looked })
text-egg-unseen = egg { $egg } (nobody has looked)
text-hand = In hand { in-landscape }
text-connections = Still to come this turn
text-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}, { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}{ $mommy ->
    [yes] {""}, Mommy Dragon
   *[no] {""}
}
move-pick = pick { one-half }–{ two-half }
move-place = { one-half } on ({ $x }, { $y }) and { two-half } { $side ->
    [N] above
    [E] to the right
    [S] below
   *[W] to the left
}: { text-gain }
text-gain = { $eggs ->
    [0] no egg
    [one] 1 egg
   *[other] { $eggs } eggs
}
move-egg = take { egg-name } { in-landscape }
move-keep = keep egg { $egg }, { egg-side }

## Read aloud

square-at = column { $x }, row { $y }
read-side = { $side ->
    [N] above
    [E] to the right
    [S] below
   *[W] to the left
}
read-zone = Zone of { $seat }
read-table = The table
read-half = { landscape-name }{ $well ->
    [yes] {" "}with a watering hole
   *[no] {""}
}
read-pair = { $one } and { $two }
read-domino = { $one } in { square-at }, and { read-side } { $two }{ $beside ->
    [none] .
   *[other] ; { $beside }.
}
read-beside = beside { $half }: { $others }
read-other = { $half } { read-side }
read-family = { landscape-name }: { $eggs ->
    [0] no egg left
    [one] 1 egg left
   *[other] { $eggs } eggs left
}, { $dragons } with a baby dragon.
read-egg = { $side ->
    [dragon] a dragon, seen by { $looked }
    [shell] a shell, seen by { $looked }
   *[unknown] an egg seen by { $looked }
}
read-egg-unseen = an egg that nobody has looked at

## What studies count

facts-move-pick = pick a domino
facts-move-place = place it
facts-move-egg = take an egg
facts-move-keep = choose the egg to keep
facts-dominoes = Dominoes picked
facts-other-dominoes = other dominoes
facts-zone = Squares of the zones
