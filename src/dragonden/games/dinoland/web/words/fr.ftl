## Seulement sur le plateau dans le navigateur.

web-lay = { square-at } : { $one }, et { $way ->
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
web-cell-free = { square-at } : { $open ->
    [yes] vous pouvez poser ici
   *[no] vide
}
web-cell-taken = { square-at } : { $name }{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $open ->
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
    [hatch_place] Éclore (Entrée)
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

## Dit autrement là où l'on voit le plateau.

prompt-place = { $seat }, posez le domino à côté de la carte.
prompt-cover = { $seat }, posez le domino en recouvrant au moins une case sans pion.
prompt-wild = { $seat }, quel dinosaure est ce joker ?
prompt-hatch_place = { $seat }, posez le domino de sorte que le { creature-name } recouvre un de vos œufs.
prompt-act = { $seat }, le { creature-name } éclos agit-il ?
prompt-pawn_to = { $seat }, déplacez votre pion vers une zone libre.
log-play = { $seat } joue { log-domino }.
log-domino = { $named ->
    [yes] { $one } – { $two }
   *[no] un domino
}
log-place = { $seat } le pose en { square-at }.
log-claim = { $seat } revendique { claimed-area } en { square-at }.
claimed-area = { $terrain ->
    [grass] une zone d'herbe
    [stone] une zone de pierre
    [water] une zone d'eau
    [lava] une zone de lave
    [desert] une zone de désert
   *[other] une zone
}
log-dino-alike = { $seat } fait agir d'abord le { creature-name } en { square-at }.
log-hatch = { $seat } joue { log-domino } pour faire éclore le { creature-name }.
log-hatch_place = { $seat } fait éclore l'œuf en colonne { $egg_x }, ligne { $egg_y }.
log-move_pawn = { $seat } prend le pion en { square-at }.
log-pawn_to = { $seat } déplace un pion de { square-at } à colonne { $to_x }, ligne { $to_y }.
log-step = { $seat } le déplace { side-name } : les viseurs se croisent en { square-at }.
log-overlap = { $seat } joue { log-domino } pour recouvrir.
log-cover = { $seat } le pose par-dessus en { square-at }.
log-return_pawn = { $seat } rend le pion en { square-at } à son propriétaire.
log-triceratops = Le tricératops déplace un viseur : les viseurs se croisent en { square-at }.
move-place = { $first } en { square-at }, { $second } { $side ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
}
move-hatch = { $half ->
    [1] { $first } sur l'œuf, { $second } à côté
   *[other] { $second } sur l'œuf, { $first } à côté
}
move-claim = { $phase ->
    [pawn_to] vers { square-at } : { text-claim-area }
   *[other] revendiquer { square-at } : { text-claim-area }
}
move-dino = d'abord le { creature-name } de la { $half ->
    [1] première
   *[other] seconde
} moitié
move-look_hand = regarder la main de { $other }
move-swap = échanger votre main avec { $other }
move-pawn = pion de { $seat } en { square-at } : { text-claim-area }
