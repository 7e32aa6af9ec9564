## Seulement sur le plateau dans le navigateur.

web-with-well = { $name } avec un point d'eau
web-pick = Prendre { $name }
web-dragons-left = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
web-zone = Zone de { $seat }. Les flèches vont de case en case, N à la prochaine où poser, Entrée choisit puis pose, R tourne, Échap relâche.
web-show-zone = Montrer la zone de { $seat }
web-cell = { square-at } : { $what ->
    [free] libre
    [open] pose possible
   *[taken] { $name }
}{ $beside ->
    [none] {""}
   *[other] {" ;"} { $beside }
}
web-opened = Œufs ouverts
web-mommy = Maman Dragon
web-find = { $side ->
    [dragon] bébé dragon
   *[shell] coquille
} · { landscape-name }
web-found = { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}, { $shells ->
    [one] { $shells } coquille
   *[other] { $shells } coquilles
}

## Dit autrement là où l'on voit le plateau.

log-pick = { $seat } prend { one-landscape } et { two-landscape }.
log-place = { $seat } pose { one-landscape } et { two-landscape }.
prompt-place = { $seat }, posez le domino. Paysages pareils : des œufs !
egg-name = { $egg ->
    [fresh] un nouvel œuf
   *[other] un œuf remis
}
log-keep = { $seat } garde un œuf { in-landscape } et remet l'autre.
text-egg = { $side ->
    [dragon] Dragon vu
    [shell] Coquille vue
   *[unknown] Œuf vu
} par { $looked }
text-egg-unseen = Œuf que personne n'a vu
one-half = { one-landscape }{ $one_well ->
    [1] {" "}avec un point d'eau
   *[other] {""}
}
two-half = { two-landscape }{ $two_well ->
    [1] {" "}avec un point d'eau
   *[other] {""}
}
move-pick = prendre { one-half } – { two-half }
move-place = { one-half } en { square-at }, { two-half } { read-side } : { text-gain }
move-keep = garder cet œuf : { egg-side }
