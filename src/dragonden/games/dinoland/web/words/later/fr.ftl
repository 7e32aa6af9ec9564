## Only in what a board loads later.

web-first = { creature-name } d'abord
web-does = { $creature ->
    [triceratops] déplace un viseur { $side ->
        [none] d'un pas
       *[other] { side-name }
    }
    [idle] ne fait rien
    [brachiosaurus] regarde les prochaines tuiles astéroïde
    [velociraptor] révèle la tuile astéroïde du dessus
    [stegosaurus] regarde une main ou remplace la vôtre
   *[other] {""}
}
web-axis = { $axis ->
    [row] monte ou descend
   *[column] va à gauche ou à droite
}
web-look-hand = Regarder la main de { $seat }
web-swap = Échanger votre main avec { $seat }
web-tile-about = { $tile ->
    [regular] Un rocher, rien de plus : une tuile plus près de la fin.
    [egg_hatch] Les œufs des zones d'un seul joueur éclosent : il pose dessus un domino avec une moitié dinosaure.
    [move_pawn] Déplacez un de vos pions vers une zone libre.
    [move_crosshairs] Déplacez un des deux viseurs de trois pas.
    [overlap] Posez un domino de votre main sur d'autres.
    [return_asteroid] Une tuile révélée retourne dans la pile.
    [switch_impact] Une autre carte d'impact s'applique désormais.
    [draw_dominoes] Piochez trois dominos de plus.
    [swap_hand] Échangez votre main avec quelqu'un.
    [look_last] Regardez les cinq dernières tuiles astéroïde.
    [return_pawn] Un pion, n'importe lequel, retourne à son propriétaire.
    [claim_again] Vous pouvez revendiquer une zone de plus, même déjà revendiquée.
    [insta_end] Si tous les pions sont posés, la partie s'arrête aussitôt.
    [hatch_all_terrain] Des œufs éclosent, mais seulement sous un dinosaure du terrain de l'œuf.
    [hatch_all_unclaimed] Vous faites éclore les œufs des zones libres.
    [rearrange_asteroid] Regardez les cinq tuiles du dessus et remettez-les dans l'ordre voulu.
   *[mini_impact] Le domino sur la cible est détruit.
}
web-choose-claim = Posez un pion sur un des cercles blancs de la carte, ou :
web-destroyed = détruite
web-total = Total
web-in-path = visée par l'astéroïde

## The legend

legend-dinosaurs = Les dinosaures, et ce qu'ils font quand on les pose
legend-egg = pas encore un dinosaure : il ne compte rien avant l'éclosion
legend-wild = qui le pose dit quel dinosaure c'est
legend-terrains = Les terrains : une zone compte ses cases fois ses dinosaures
legend-wild-ground = appartient à toutes les zones voisines
legend-map = Sur la carte
legend-pawn = Un pion : la zone est à son joueur
legend-target = Où tombera l'astéroïde
legend-mark-of-crosshair = La marque d'un viseur : ligne et colonne se croisent sur la cible
legend-stand = Où l'on peut mettre un pion
legend-sky = Le ciel
legend-asteroids = Les tuiles astéroïde face cachée : avec la dernière, l'astéroïde tombe

## Les coups qu'un conseil dessine

drawn-move-place = poser { $first } – { $second } comme dessiné
drawn-move-claim = { $phase ->
    [pawn_to] aller là
   *[other] revendiquer cette zone
}
drawn-move-pawn = le pion de { $seat }

## Coups qu'une analyse énumère

listed-move-place = poser { $first } – { $second }
listed-move-claim = { $phase ->
    [pawn_to] déplacer le pion : { text-claim-area }
   *[other] revendiquer : { text-claim-area }
}
listed-move-pawn = pion de { $seat } : { text-claim-area }
