## Le jeu

about = Posez des dominos pour agrandir le pays des dinosaures, revendiquez ses zones et gare à l'endroit où tombera l'astéroïde.
how =
    À votre tour, posez un domino de votre main à côté de la carte. Les cases d'un même terrain qui se touchent forment une zone.
    Les dinosaures posés agissent : le tricératops déplace un viseur selon sa flèche, le vélociraptor révèle une tuile astéroïde, le brachiosaure regarde les suivantes.
    Vous pouvez mettre un pion sur une zone libre. Vous en avez peu, et ils y restent.
    Quand la dernière tuile est révélée, l'astéroïde tombe là où les viseurs se croisent et détruit les zones touchées. Chaque zone restante rapporte ses cases × ses dinosaures.
option-mode-label = Les uns contre les autres, ou ensemble
option-mode = Compétitif : le meilleur score gagne. Coopératif : un seul score pour tous.
option-mode-competitive = compétitif
option-mode-cooperative = coopératif
option-asteroids-label = Tuiles astéroïde
option-asteroids = Le nombre de tuiles astéroïde : plus il y en a, plus la partie est longue.
option-blast-label = Impact
option-blast = Ce que l'astéroïde détruit : aussi les cases autour de sa cible, ou cette seule case.
option-blast-area = les cases autour aussi
option-blast-single = une seule case
option-brachiosaurus-label = Le brachiosaure voit venir
option-brachiosaurus = Un brachiosaure regarde les cinq prochaines tuiles astéroïde au lieu de ne rien faire.
option-pawn_end-label = Fin par les pions
option-pawn_end = La partie s'arrête dès que tous les pions sont posés.
option-diet-label = Régime
option-diet = Qui peut partager une zone : tous les dinosaures ; carnivores et herbivores séparés ; une seule espèce.
option-diet-any = tous les dinosaures
option-diet-separate = carnivores à part
option-diet-species = une espèce
option-eggs-label = Éclosion
option-eggs = Éclosion : certaines tuiles astéroïde font éclore les œufs des zones revendiquées.
option-expansion-label = Plus de dominos
option-expansion = 22 dominos de plus, avec le désert, des jokers et le stégosaure.
option-impact_cards-label = Cartes d'impact
option-impact_cards = Une carte tirée au début dit ce que l'impact détruit.
option-specials-label = Tuiles astéroïde spéciales
option-specials = Combien de tuiles astéroïde ordinaires sont remplacées par des spéciales.

## Noms

terrain-name = { $terrain ->
    [grass] herbe
    [stone] pierre
    [water] eau
    [lava] lave
    [desert] désert
   *[wildcard] joker
}
creature-name = { $creature ->
    [nothing] rien
    [egg] œuf
    [triceratops] tricératops
    [brachiosaurus] brachiosaure
    [velociraptor] vélociraptor
    [stegosaurus] stégosaure
   *[wildcard] dinosaure joker
}
tile-name = { $tile ->
    [regular] ordinaire
    [egg_hatch] Éclosion
    [move_pawn] Déplacer un pion
    [move_crosshairs] Déplacer les viseurs
    [overlap] Recouvrir
    [return_asteroid] Rendre un astéroïde
    [switch_impact] Changer l'impact
    [draw_dominoes] Piocher des dominos
    [swap_hand] Échanger les mains
    [look_last] Voir les dernières
    [return_pawn] Rendre un pion
    [claim_again] Revendiquer encore
    [insta_end] Fin immédiate
    [hatch_all_terrain] Éclosion par terrain
    [hatch_all_unclaimed] Éclosion des zones libres
    [rearrange_asteroid] Réordonner les astéroïdes
   *[mini_impact] Mini-impact
}
card-name = { $card ->
    [regular] les 3×3 cases autour de la cible, avec leurs zones
    [single] toutes les zones du terrain de la cible
    [longest_row] la plus longue ligne, rangée ou colonne, passant par la cible, avec ses zones
    [shortest_row] la plus courte ligne, rangée ou colonne, passant par la cible, avec ses zones
    [regular_wrap] les 3×3 cases autour de la cible, en faisant le tour de la carte, avec leurs zones
    [radius_double] toutes les cases à deux pas au plus de la cible, avec leurs zones
    [radius_double_kind] une croix aux bras de deux cases autour de la cible, avec ses zones
    [radius_double_noarea] les cases à deux pas au plus de la cible, mais pas leurs zones
    [single_dino] toutes les cases avec le dinosaure de la cible (ou toutes celles sans), mais pas leurs zones
    [regular_kind] la cible et ses quatre voisines, avec leurs zones
    [random_shape_0] six cases autour de la cible, sauf elle, avec leurs zones
    [random_shape_1] un escalier de sept cases passant par la cible, avec leurs zones
    [random_shape_2] sept cases en forme de H autour de la cible, avec leurs zones
    [random_shape_3] cinq cases en forme de T sur la cible, avec leurs zones
    [random_shape_5] huit cases en forme de peigne sur la cible, avec leurs zones
   *[regular_limit] les zones ayant au moins trois des 3×3 cases autour de la cible
}
axis-name = { $axis ->
    [row] viseur des rangées
   *[column] viseur des colonnes
}
side-name = { $side ->
    [N] vers le haut
    [E] vers la droite
    [S] vers le bas
   *[W] vers la gauche
}
arrow-name = { $arrow ->
    [N] {" "}tourné vers le haut
    [E] {" "}tourné vers la droite
    [S] {" "}tourné vers le bas
    [W] {" "}tourné vers la gauche
   *[none] {""}
}
half-name = { $creature ->
    [nothing] { terrain-name }
   *[other] { terrain-name } avec { creature-name }{ arrow-name }
}

## Questions

prompt-play = { $seat }, jouez un domino de votre main.
prompt-place = { $seat }, posez { $domino } contre la carte : la case de sa première moitié, puis le côté de la seconde.
prompt-wild = { $seat }, quel dinosaure est le joker en ({ $x }, { $y }) ?
prompt-claim = { $seat }, revendiquez une zone libre par une de ses cases, ou ne revendiquez rien.
prompt-dino = { $seat }, lequel des deux dinosaures agit en premier ?
prompt-stego = { $seat }, votre stégosaure regarde une main ou renouvelle la vôtre.
prompt-hatch = { $seat }, faites éclore { $eggs ->
    [one] votre œuf
   *[other] l'un de vos { $eggs } œufs
} : choisissez un domino et celui de ses dinosaures qui éclot.
prompt-hatch_place = { $seat }, posez { $domino } de sorte que la moitié { $half }, le { creature-name }, recouvre un de vos œufs.
prompt-act = { $seat }, le { creature-name } éclos en ({ $x }, { $y }) agit-il ?
prompt-move_pawn = { $seat }, lequel de vos pions déplacez-vous vers une zone libre ?
prompt-pawn_to = { $seat }, où déplacez-vous le pion en ({ $x }, { $y }) ? Sur une case d'une zone libre.
prompt-crosshair = { $seat }, quel viseur déplacez-vous de trois pas ?
prompt-step = { $seat }, déplacez le { axis-name } : { $left ->
    [one] encore un pas
   *[other] encore { $left } pas
}.
prompt-overlap = { $seat }, choisissez un domino à poser par-dessus d'autres.
prompt-cover = { $seat }, posez { $domino } en recouvrant au moins une case sans pion.
prompt-return_tile = { $seat }, quelle tuile révélée retourne dans la pile des astéroïdes ?
prompt-swap = { $seat }, avec qui échangez-vous votre main ?
prompt-return_pawn = { $seat }, quel pion retourne à son propriétaire ?
prompt-claim_again = { $seat }, vous pouvez revendiquer une zone de plus, même déjà revendiquée.
prompt-put = { $seat }, remettez les tuiles astéroïde, celle du dessus d'abord : il en reste { $left }.

## Journal

log-play = { $seat } joue { $domino }.
log-place = { $seat } pose { text-lay }.
log-wild = { $seat } nomme le joker : { creature-name }{ arrow-name }.
log-claim = { $seat } revendique la zone en ({ $x }, { $y }).
log-no_claim = { $seat } ne revendique rien.
log-dino = { $seat } fait agir d'abord le { creature-name }.
log-dino-alike = { $seat } fait agir d'abord le { creature-name } en ({ $x }, { $y }).
log-look_hand = { $seat } regarde la main de { $other }.
log-replace_hand = { $seat } renouvelle toute sa main.
log-hatch = { $seat } joue { $domino } pour faire éclore le { creature-name }.
log-hatch_place = { $seat } fait éclore l'œuf en ({ $egg_x }, { $egg_y }) avec { text-lay }.
log-act = { $seat } fait agir le { creature-name } éclos.
log-skip = { $seat } laisse dormir le dinosaure éclos.
log-move_pawn = { $seat } prend le pion en ({ $x }, { $y }).
log-pawn_to = { $seat } déplace un pion de ({ $x }, { $y }) à ({ $to_x }, { $to_y }).
log-crosshair = { $seat } déplace le { axis-name }.
log-step = { $seat } le déplace { side-name } : les viseurs se croisent en ({ $x }, { $y }).
log-overlap = { $seat } joue { $domino } pour recouvrir.
log-cover = { $seat } pose par-dessus : { text-lay }.
log-return_tile = { $seat } remet la tuile « { tile-name } » au hasard dans la pile.
log-swap = { $seat } échange sa main avec { $other }.
log-return_pawn = { $seat } rend le pion en ({ $x }, { $y }) à son propriétaire.
log-put = { $seat } remet la tuile « { tile-name } ».
log-put-unseen = { $seat } remet une tuile.
log-triceratops = Le tricératops déplace un viseur : les viseurs se croisent en ({ $x }, { $y }).
log-brachiosaurus = Le brachiosaure regarde les prochaines tuiles astéroïde.
log-seen = Vous avez vu la tuile { $nth } à partir du haut : { tile-name }.
log-reveal = { $seat } révèle une tuile astéroïde : { tile-name }.
log-idle = Elle reste sans effet.
log-switch = La carte d'impact change : l'astéroïde détruira { card-name }.
log-effect = { $tile ->
    [draw_dominoes] { $seat } pioche des dominos de plus.
    [look_last] { $seat } regarde les dernières tuiles de la pile des astéroïdes.
   *[mini_impact] Le domino visé est détruit.
}
log-pass = { $seat } ne peut poser aucun domino et passe son tour.
end-asteroid = La dernière tuile astéroïde est révélée : l'astéroïde tombe.
end-pawns = Tous les pions sont posés : l'astéroïde tombe.
end-insta = Tous les pions sont posés et la fin immédiate est révélée : l'astéroïde tombe.
end-stuck = Personne ne peut poser de domino : l'astéroïde tombe.

## Refus

refused-first-play = Jouez d'abord un domino de votre main.
refused-first-place = Posez d'abord le domino que vous avez joué.
refused-first-wild = Nommez d'abord le dinosaure joker.
refused-first-claim = Revendiquez d'abord une zone, ou dites que vous n'en revendiquez pas.
refused-first-dino = Choisissez d'abord quel dinosaure agit en premier.
refused-first-stego = Le stégosaure doit d'abord regarder une main ou renouveler la vôtre.
refused-first-hatch = Choisissez d'abord le dinosaure qui éclot.
refused-first-hatch_place = Posez d'abord le domino sur un œuf.
refused-first-act = Décidez d'abord si le dinosaure éclos agit.
refused-first-move_pawn = Choisissez d'abord le pion à déplacer.
refused-first-pawn_to = Déplacez d'abord le pion choisi.
refused-first-crosshair = Choisissez d'abord un viseur.
refused-first-step = Déplacez d'abord le viseur.
refused-first-overlap = Choisissez d'abord un domino à poser par-dessus d'autres.
refused-first-cover = Posez d'abord le domino par-dessus d'autres.
refused-first-return_tile = Choisissez d'abord la tuile révélée à remettre.
refused-first-swap = Choisissez d'abord avec qui vous échangez votre main.
refused-first-return_pawn = Choisissez d'abord le pion à rendre.
refused-first-claim_again = { refused-first-claim }
refused-first-put = Remettez d'abord les tuiles astéroïde.
refused-domino-none = Ce domino n'existe pas : ils sont numérotés de 0 à { $last }.
refused-domino-hand = Ce domino n'est pas dans votre main.
refused-domino-diet = Où qu'on le pose, ce domino réunirait des dinosaures qui ne peuvent partager une zone.
refused-domino-cover = Ce domino ne peut rien recouvrir : il y a un pion sur chaque case.
refused-place-overlaps = Il y a déjà une case ici ; un domino ne peut pas la recouvrir.
refused-place-apart = Le domino doit toucher la carte par au moins un côté.
refused-place-diet = Cela réunirait des dinosaures qui ne peuvent partager une zone.
refused-cover-nothing = Le domino doit recouvrir au moins une case de la carte.
refused-cover-pawn = Une case avec un pion ne peut être recouverte.
refused-hatch-egg = Il n'y a pas d'œuf à faire éclore pour vous sous cette moitié.
refused-hatch-dinosaur = La moitié posée sur l'œuf doit montrer un dinosaure.
refused-hatch-wildcard = Votre pion est sur l'œuf et ne peut se tenir sur une case joker.
refused-hatch-terrain = La case éclose doit avoir le terrain de la case de l'œuf.
refused-wild-arrow = Un tricératops a besoin de la direction de sa flèche.
refused-wild-no-arrow = Seul un tricératops a une flèche.
refused-wild-diet = Ce dinosaure ne peut partager cette zone.
refused-claim-empty = Il n'y a pas de case à cet endroit.
refused-claim-wildcard = Un pion ne peut se tenir sur une case joker.
refused-claim-claimed = Cette zone est déjà revendiquée.
refused-claim-own = Vous avez déjà un pion dans cette zone.
refused-claim-pawn = Il y a déjà un pion sur cette case.
refused-seat-self = C'est vous ; choisissez un autre joueur.
refused-seat-none = Cette place n'existe pas : elles sont numérotées de 0 à { $last }.
refused-replace-empty = La pioche de dominos est vide ; regardez plutôt une main.
refused-move-pawn-from = Vous n'avez pas de pion à cet endroit.
refused-step-axis = Le { axis-name } ne se déplace que dans sa direction.
refused-return-tile = Aucune autre tuile « { tile-name } » n'est révélée.
refused-return-pawn = Il n'y a pas de pion à cet endroit.
refused-put = La tuile « { tile-name } » n'est pas parmi celles à remettre.

## En texte

text-turn = Tour { $turn } : { $seat }. { $tiles ->
    [0] Il ne reste aucune tuile astéroïde
    [one] Il reste une tuile astéroïde
   *[other] Il reste { $tiles } tuiles astéroïde
}, et { $dominoes ->
    [0] aucun domino
    [one] un domino
   *[other] { $dominoes } dominos
} dans la pioche.
text-contents = Tuiles astéroïde restantes
text-known = Connues, à partir du haut
text-shown = Révélées
text-target = Les viseurs se croisent en ({ $x }, { $y }).
text-card = Carte d'impact : l'astéroïde détruira { card-name }.
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $over ->
    [yes] {""}
   *[no] {" "}si l'astéroïde tombait
}
text-owned = { $pawns ->
    [0] plus de pion
    [one] 1 pion
   *[other] { $pawns } pions
}, { $hand ->
    [0] plus de domino
    [one] { $hand } domino
   *[other] { $hand } dominos
}
text-player = { $number } { $seat } : { text-points }, { text-owned }
text-partner = { $number } { $seat } : { text-owned }
text-together = Ensemble : { text-points }
text-hand = Main de { $seat }
text-unknown = { $count ->
    [one] 1 inconnu
   *[other] { $count } inconnus
}
text-picked = À poser
text-coming = Encore à venir
text-coming-name = { $seat } nomme { $count ->
    [one] un dinosaure joker
   *[other] { $count } dinosaures jokers
}
text-coming-hatch = { $seat } fait éclore { $count ->
    [one] un œuf
   *[other] { $count } œufs
}
text-coming-reveal = { $seat } révèle une tuile
text-coming-dinosaur = { creature-name } de { $seat }
text-no-areas = Aucune zone n'est revendiquée.
text-areas = { $over ->
    [yes] Zones revendiquées après l'impact, cases × dinosaures :
   *[no] Zones revendiquées si l'astéroïde tombait maintenant, cases × dinosaures :
}
text-area = { terrain-name } en ({ $x }, { $y }) de { $owners } : { $size } × { $dinosaurs }{ $lost ->
    [yes] , détruite
   *[no] {""}
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-legend = Cases : g herbe, s pierre, w eau, l lave{ $expansion ->
    [yes] , d désert, * joker
   *[no] {""}
} ; o œuf ; T tricératops déplace un viseur selon sa flèche, V vélociraptor révèle une tuile astéroïde, B brachiosaure { $brachiosaurus ->
    [yes] regarde les cinq prochaines
   *[no] ne fait rien
}{ $expansion ->
    [yes] , S stégosaure regarde une main ou renouvelle la vôtre, ? dinosaure joker
   *[no] {""}
} ; un chiffre est le pion d'un joueur. > et v marquent les viseurs, x une cible vide.
move-play = jouer { $first } – { $second }
text-lay = { $first } en ({ $x }, { $y }) et { $second } { $side ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
}
move-place = { text-lay }
move-hatch = éclosion avec { $first } – { $second }, moitié { $half } sur l'œuf
move-wild = { creature-name }{ arrow-name }
text-claim-area = { terrain-name }, { $size ->
    [one] { $size } case
   *[other] { $size } cases
} × { $dinosaurs ->
    [one] { $dinosaurs } dinosaure
   *[other] { $dinosaurs } dinosaures
}{ $lost ->
    [yes] , menacée
   *[no] {""}
}
move-claim = { $phase ->
    [pawn_to] vers ({ $x }, { $y }) : { text-claim-area }
   *[other] revendiquer ({ $x }, { $y }) : { text-claim-area }
}
move-no_claim = ne rien revendiquer
move-dino = d'abord la moitié { $half }, le { creature-name }
move-look_hand = regarder la main du joueur { $number }
move-replace_hand = renouveler toute votre main
move-act = le faire agir
move-skip = le laisser dormir
move-crosshair = le { axis-name }
move-step = un pas { side-name }
move-overlap = recouvrir avec { $first } – { $second }
move-return_tile = remettre « { tile-name } »
move-swap = échanger votre main avec le joueur { $number }
move-pawn = pion du joueur { $pawn } en ({ $x }, { $y }) : { text-claim-area }
move-put = ensuite « { tile-name } »

## Lu à voix haute

square-at = colonne { $x }, ligne { $y }
read-sky = L'astéroïde
read-players = Joueurs
read-map = La carte, zone par zone
read-hands = Dominos
read-target = Les viseurs se croisent en { square-at }.
read-player = { $seat } : { text-points }, { text-owned }.
read-partner = { $seat } : { text-owned }.
read-pair = { $first } et { $second }
read-area = { terrain-name }, { $size ->
    [one] 1 case
   *[other] { $size } cases
} avec { $dinosaurs ->
    [0] aucun dinosaure
    [one] 1 dinosaure
   *[other] { $dinosaurs } dinosaures
}, { $owners ->
    [none] libre
   *[other] à { $owners }
}{ $lost ->
    [yes] , menacée par l'astéroïde
   *[no] {""}
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $squares }.
read-square = { square-at }{ $creature ->
    [nothing] {""}
   *[other] {""}, { creature-name }{ arrow-name }
}{ $wild ->
    [yes] {""}, joker
   *[no] {""}
}{ $pawn ->
    [none] {""}
   *[other] {""}, pion de { $pawn }
}
read-empty = Il n'y a rien sur la cible.

## Ce que comptent les études

facts-move-play = choisir un domino
facts-move-place = le poser
facts-move-wild = nommer le joker
facts-move-claim = revendiquer une zone
facts-move-no_claim = ne rien revendiquer
facts-move-dino = choisir le dinosaure qui agit d'abord
facts-move-look_hand = regarder une main
facts-move-replace_hand = renouveler toute la main
facts-move-hatch = faire éclore un œuf
facts-move-act = faire agir le dinosaure éclos
facts-move-skip = laisser dormir le dinosaure éclos
facts-move-pawn = choisir un pion
facts-move-crosshair = choisir un viseur
facts-move-step = déplacer le viseur
facts-move-overlap = choisir un domino pour recouvrir
facts-move-return_tile = remettre une tuile astéroïde
facts-move-swap = échanger les mains
facts-move-put = remettre une tuile vue
facts-dominoes = Dominos joués
facts-claims = Terrains revendiqués
facts-map = Cases de la carte
facts-target = Où tombe l'astéroïde
