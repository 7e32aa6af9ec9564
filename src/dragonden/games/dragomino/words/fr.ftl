## Le jeu

about = Explorez l'Île aux Dragons avec vos dominos, associez les paysages pour trouver des œufs, et espérez des bébés dragons.
how =
    À votre tour, prenez un des dominos visibles et posez-le contre votre île, où qu'il la touche.
    Là où des paysages pareils se touchent, vous ouvrez un œuf de ce paysage. Un bébé dragon vaut un point.
    Une coquille vide ne vaut rien, mais Maman Dragon vient aussitôt chez vous. Elle vaut un point tant qu'elle reste, et qui l'a commence la manche suivante.
    Après sept manches, le plus de points gagne ; à égalité, le plus de coquilles.
option-thirst-label = La soif du dragon
option-thirst = La soif du dragon : un point d'eau permet de regarder deux œufs et d'en garder un.

## Noms

landscape-name = { $landscape ->
    [desert] désert
    [snow] neige
    [prairie] prairie
    [forest] forêt
    [mountain] montagne
   *[volcano] volcan
}
one-landscape = { $one ->
    [desert] désert
    [snow] neige
    [prairie] prairie
    [forest] forêt
    [mountain] montagne
   *[volcano] volcan
}
two-landscape = { $two ->
    [desert] désert
    [snow] neige
    [prairie] prairie
    [forest] forêt
    [mountain] montagne
   *[volcano] volcan
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
    [desert] dans le désert
    [snow] dans la neige
    [prairie] dans la prairie
    [forest] dans la forêt
    [mountain] à la montagne
   *[volcano] dans le volcan
}
egg-name = { $egg ->
    [fresh] un nouvel œuf
   *[other] l'œuf remis n° { $egg }
}
egg-side = { $side ->
    [dragon] un dragon
    [shell] une coquille
   *[unknown] inconnu
}

## Invites

prompt-pick = { $seat }, choisissez un des dominos face visible.
prompt-place = { $seat }, placez { $domino } dans votre zone : la case de sa première moitié, puis le côté de la seconde.
prompt-egg = { $of ->
    [1] { $seat }, prenez un œuf { in-landscape }.
   *[other] { $seat }, prenez l'œuf { $nth } sur { $of } { in-landscape }.
}
prompt-keep = { $seat }, lequel des deux œufs { in-landscape } gardez-vous ? L'autre est remis.

## Journal

log-pick = { $seat } choisit { $domino }.
log-place = { $seat } place { $domino } en ({ $x }, { $y }) { $side }.
log-egg = { $seat } prend { egg-name } { in-landscape }.
log-keep = { $seat } garde l'œuf { $kept } et remet l'œuf { $returned } { in-landscape }.
log-dragons = { $count ->
    [one] { $seat } trouve un bébé dragon { in-landscape } !
   *[other] { $seat } trouve { $count } bébés dragons { in-landscape } !
}
log-shells = { $count ->
    [one] Rien qu'une coquille pour { $seat } { in-landscape }.
   *[other] Rien que { $count } coquilles pour { $seat } { in-landscape }.
}
log-mommy = { $seat } prend Maman Dragon à { $other }.
log-round = La manche { $round } commence avec { $seat }.
end-dominoes = Tous les dominos ont été joués : la partie est finie.
decided-shells = À égalité de points en tête, le plus grand nombre de coquilles a décidé.

## Refus

refused-pick = Ce domino n'est pas face visible sur la table.
refused-first-pick = Choisissez d'abord un des dominos face visible.
refused-first-place = Placez d'abord le domino que vous avez choisi.
refused-place-overlaps = Il y a déjà un domino ; on ne peut pas en poser un autre par-dessus.
refused-place-apart = Le domino doit toucher votre zone par au moins un côté entier.
refused-first-egg = Prenez d'abord un œuf { in-landscape }.
refused-egg-no-fresh = Il ne reste aucun nouvel œuf { in-landscape } ; prenez-en un qui a été remis.
refused-egg-unknown = Aucun œuf pareil n'a été remis { in-landscape }.
refused-egg-opened = Cet œuf { in-landscape } a déjà été retourné.
refused-egg-in-hand = Vous avez déjà cet œuf { in-landscape } en main : prenez-en un second.
refused-egg-second = Il manque encore le second œuf : prenez-en un autre { in-landscape }.
refused-first-keep = Choisissez d'abord lequel des deux œufs vous gardez.

## En texte

text-round = Manche { $round } sur { $rounds }, commencée par { $seat }. { $unseen ->
    [0] Il ne reste aucun domino à venir.
    [one] Encore un domino à venir.
   *[other] Encore { $unseen } dominos à venir.
}
text-offer = Face visible
text-picked = En main
text-eggs = Œufs sur la table
text-family = { landscape-name } { $eggs } (dont { $dragons } avec dragon)
text-legend = Une lettre est une case : D désert, S neige, P prairie, F forêt, M montagne, V volcan.
text-well = { $letter }* a un point d'eau.
text-returned = Remis { in-landscape }
text-egg = œuf { $egg } ({ egg-side }, vu par { $looked })
text-egg-unseen = œuf { $egg } (personne ne l'a regardé)
text-hand = En main { in-landscape }
text-connections = Encore à venir ce tour
text-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}, { $shells ->
    [one] { $shells } coquille
   *[other] { $shells } coquilles
}{ $mommy ->
    [yes] {""}, Maman Dragon
   *[no] {""}
}
move-pick = choisir { one-half }–{ two-half }
move-place = { one-half } en ({ $x }, { $y }) et { two-half } { $side ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
} : { text-gain }
text-gain = { $eggs ->
    [0] aucun œuf
    [one] 1 œuf
   *[other] { $eggs } œufs
}
move-egg = prendre { egg-name } { in-landscape }
move-keep = garder l'œuf { $egg }, { egg-side }

## Lu à voix haute

square-at = colonne { $x }, ligne { $y }
read-side = { $side ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
}
read-zone = Zone de { $seat }
read-table = La table
read-half = { landscape-name }{ $well ->
    [yes] {" "}avec point d'eau
   *[no] {""}
}
read-pair = { $one } et { $two }
read-domino = { $one } en { square-at }, et { read-side } { $two }{ $beside ->
    [none] .
   *[other] {" "}; { $beside }.
}
read-beside = contre { $half } : { $others }
read-other = { $half } { read-side }
read-family = { landscape-name } : { $eggs ->
    [0] plus aucun œuf
    [one] encore 1 œuf
   *[other] encore { $eggs } œufs
}, dont { $dragons } avec un bébé dragon.
read-egg = { $side ->
    [dragon] un dragon, vu par { $looked }
    [shell] une coquille, vue par { $looked }
   *[unknown] un œuf vu par { $looked }
}
read-egg-unseen = un œuf que personne n'a regardé

## Ce que comptent les études

facts-move-pick = choisir un domino
facts-move-place = le placer
facts-move-egg = prendre un œuf
facts-move-keep = choisir l'œuf à garder
facts-dominoes = Dominos pris
facts-other-dominoes = autres dominos
facts-zone = Cases des zones
