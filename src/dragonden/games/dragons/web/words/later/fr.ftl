## Seulement dans ce qu'un plateau charge plus tard.

legend-hunger = Nourriture, { $apart ->
    [yes] le moins de vaches ou de moutons : hors jeu
   *[no] le moins d'animaux : hors jeu
}
legend-table = Sur la table
legend-drake = Le dragon de quelqu'un : le tas qu'il garde est à son joueur à la fin de l'année
legend-back = Une carte face cachée : la pioche{ $bluff ->
    [yes] {", ou la carte secrète que chacun tient"}
   *[no] {""}
}
