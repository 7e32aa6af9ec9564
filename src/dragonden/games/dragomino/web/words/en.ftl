## Only on the board in the browser.

web-with-well = { $name } with a watering hole
web-pick = Pick { $name }
web-dragons-left = { $count ->
    [one] 1 dragon
   *[other] { $count } dragons
}
web-zone = Zone of { $seat }. Arrow keys go from square to square, N to the next where you may place, Enter chooses and then places, R turns, Escape lets go.
web-show-zone = Show the zone of { $seat }
web-cell = { square-at }: { $what ->
    [free] free
    [open] you may place here
   *[taken] { $name }
}{ $beside ->
    [none] {""}
   *[other] {";"} { $beside }
}
web-opened = Eggs opened
web-mommy = Mommy Dragon
web-find = { $side ->
    [dragon] baby dragon
   *[shell] eggshell
} · { landscape-name }
web-found = { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}, { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}

## Said otherwise where the board is seen.

log-pick = { $seat } picks { one-landscape } and { two-landscape }.
log-place = { $seat } places { one-landscape } and { two-landscape }.
prompt-place = { $seat }, lay the domino. Landscapes that match give eggs.
egg-name = { $egg ->
    [fresh] a fresh egg
   *[other] an egg that came back
}
log-keep = { $seat } keeps one egg { in-landscape } and returns the other.
text-egg = { $side ->
    [dragon] Dragon
    [shell] Shell
   *[unknown] Egg
}, seen by { $looked }
text-egg-unseen = Egg that nobody has looked at
one-half = { one-landscape }{ $one_well ->
    [1] {" "}with a watering hole
   *[other] {""}
}
two-half = { two-landscape }{ $two_well ->
    [1] {" "}with a watering hole
   *[other] {""}
}
move-pick = pick { one-half } – { two-half }
move-place = { one-half } in { square-at }, { two-half } { read-side }: { text-gain }
move-keep = keep this egg: { egg-side }
