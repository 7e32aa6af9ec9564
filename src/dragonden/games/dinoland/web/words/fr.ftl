## Seulement sur le plateau dans le navigateur.

web-lay = ({ $x }, { $y }) : { $one }, et { $way ->
    [down] dessous
   *[across] à droite
} { $two }
web-with-pawn = { $name }, pion de { $seat }
web-sum = { $size } × { $dinosaurs } = { $product }{ $fate ->
    [less] {" "}→ { $points }
   *[other] {""}
}
web-area = { terrain-name } : { $sum } · { $owners }{ $fate ->
    [lost] {" "}· visée par l'astéroïde
   *[other] {""}
}
web-unclaimed = libre
web-map = La carte. Les flèches vont de case en case, N à la prochaine au choix, Entrée choisit puis confirme, R tourne, B montre l'impact, Échap lâche.
web-cell-free = { $x }, { $y } : { $open ->
    [yes] vous pouvez poser ici
   *[no] vide
}
web-cell-taken = { $x }, { $y } : { $name }{ $open ->
    [yes] , au choix
   *[no] {""}
}.
web-hand = Vos dominos
web-holds = { $count ->
    [one] 1 domino
   *[other] { $count } dominos
}
web-pawns = { $count ->
    [0] plus aucun pion
    [one] encore 1 pion
   *[other] encore { $count } pions
}
web-confirm = { $phase ->
    [pawn_to] Aller ici (Entrée)
    [return_pawn] Le renvoyer (Entrée)
    [hatch_place] Éclore ainsi (Entrée)
   *[claim] Revendiquer (Entrée)
}
web-deck = { $count ->
    [0] La pioche de dominos est vide
    [one] 1 domino dans la pioche
   *[other] { $count } dominos dans la pioche
}
web-blast = Montrer l'impact
web-sky = Le ciel
web-tiles-left = { $count ->
    [0] Il ne reste aucune tuile astéroïde
    [one] Il reste une tuile astéroïde
   *[other] Il reste { $count } tuiles astéroïde
}
web-tile-nth = { $nth }e à partir du dessus : { $tile ->
    [unknown] face cachée
   *[other] { tile-name }
}.
web-looked = Vue par { $names }.
web-all-tiles = Toutes les tuiles
web-if-now = { $tense ->
    [over] Points après l'impact
   *[now] Points si l'astéroïde tombait maintenant
}
web-together = points ensemble
web-claimed = Zones revendiquées
web-legend = Ce que font les dinosaures

## Dit autrement là où l'on voit le plateau.

prompt-place = { $seat }, posez le domino à côté de la carte.
prompt-cover = { $seat }, posez le domino en recouvrant au moins une case sans pion.
prompt-wild = { $seat }, quel dinosaure est ce joker ?
prompt-hatch_place = { $seat }, posez le domino de sorte que le { creature-name } recouvre un de vos œufs.
prompt-act = { $seat }, le { creature-name } éclos agit-il ?
prompt-pawn_to = { $seat }, déplacez votre pion vers une zone libre.
log-play = { $seat } joue un domino.
log-place = { $seat } le pose en ({ $x }, { $y }).
log-hatch = { log-play }
log-hatch_place = { $seat } fait éclore l'œuf en ({ $egg_x }, { $egg_y }).
log-overlap = { $seat } joue un domino pour recouvrir.
log-cover = { $seat } le pose par-dessus en ({ $x }, { $y }).
