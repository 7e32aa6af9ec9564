## Le jeu

about = Explorez un monde d'hexagones, faites éclore des dragons, nourrissez-les de leur mets favori et fondez des antres dans de vastes territoires.
how =
    À votre tour, faites une chose : posez une tuile à côté d'un gardien et gagnez de toutes celles autour ; ou déplacez un gardien et gagnez à cet endroit ; ou fondez un antre avec un dragon adulte.
    Ensuite vous pouvez faire éclore un œuf pour trois ressources pareilles, et donner à chaque dragon une bouchée qu'il aime. Trois bouchées, et il est adulte.
    Un antre vaut des points, et qui a le plus d'antres dans un territoire marque un point pour chacune de ses tuiles.
    La partie finit quand on fonde un quatrième antre ou pioche la dernière tuile.

## Noms

landscape-name = { $landscape ->
    [town] ville
    [forest] forêt
    [mountain] montagne
   *[ocean] océan
}
tile-name = { $tile ->
    [town] ville
    [forest] forêt
    [mountain] montagne
    [ocean2] océan 2
    [ocean3] océan 3
    [ocean4] océan 4
    [ocean5] océan 5
   *[hidden] tuile inconnue
}
tile-in-words = { $tile ->
    [town] ville
    [forest] forêt
    [mountain] montagne
    [ocean2] océan sur deux côtés
    [ocean3] océan sur trois côtés
    [ocean4] océan sur quatre côtés
    [ocean5] océan sur cinq côtés
   *[hidden] tuile inconnue
}
dragon-name = { $colour ->
    [gold] dragon doré
    [green] dragon vert
    [red] dragon rouge
   *[blue] dragon bleu
}
a-dragon = { $colour ->
    [gold] un dragon doré
    [green] un dragon vert
    [red] un dragon rouge
   *[blue] un dragon bleu
}
to-a-dragon = { $colour ->
    [gold] à un dragon doré
    [green] à un dragon vert
    [red] à un dragon rouge
   *[blue] à un dragon bleu
}
the-dragon = { $colour ->
    [gold] le dragon doré
    [green] le dragon vert
    [red] le dragon rouge
   *[blue] le dragon bleu
}
resource-count = { $resource ->
    [gold] { $count ->
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }
    [leaf] { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }
    [ruby] { $count ->
        [one] { $count } rubis
       *[other] { $count } rubis
    }
   *[pearl] { $count ->
        [one] { $count } perle
       *[other] { $count } perles
    }
}
one-resource = { $resource ->
    [gold] une pièce d'or
    [leaf] une feuille
    [ruby] un rubis
   *[pearl] une perle
}
golds-count = { $golds ->
    [one] { $golds } pièce d'or
   *[other] { $golds } pièces d'or
}
payment = { $golds ->
    [0] { resource-count }
   *[other] { $count ->
        [0] { golds-count }
       *[other] { resource-count } et { golds-count }
    }
}
tiles-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
own-food = { $colour ->
    [gold] {""}
    [green] { $food ->
        [one] { $food } feuille
       *[other] { $food } feuilles
    }
    [red] { $food ->
        [one] { $food } rubis
       *[other] { $food } rubis
    }
   *[blue] { $food ->
        [one] { $food } perle
       *[other] { $food } perles
    }
}
food-on = { $golds ->
    [0] { $food ->
        [0] sans mets
       *[other] { own-food }
    }
   *[other] { $food ->
        [0] { golds-count }
       *[other] { own-food }, { golds-count }
    }
}
gains-by-kind = { $gained ->
    [0] {" · "}rien
   *[other] {""}
}{ $gold ->
    [0] {""}
    [one] {" · "}{ $gold } pièce d'or
   *[other] {" · "}{ $gold } pièces d'or
}{ $leaf ->
    [0] {""}
    [one] {" · "}{ $leaf } feuille
   *[other] {" · "}{ $leaf } feuilles
}{ $ruby ->
    [0] {""}
    [one] {" · "}{ $ruby } rubis
   *[other] {" · "}{ $ruby } rubis
}{ $pearl ->
    [0] {""}
    [one] {" · "}{ $pearl } perle
   *[other] {" · "}{ $pearl } perles
}
tiles-by-kind = { $town ->
    [0] {""}
    [1] {" · "}ville
   *[other] {" · "}{ $town } × ville
}{ $forest ->
    [0] {""}
    [1] {" · "}forêt
   *[other] {" · "}{ $forest } × forêt
}{ $mountain ->
    [0] {""}
    [1] {" · "}montagne
   *[other] {" · "}{ $mountain } × montagne
}{ $ocean2 ->
    [0] {""}
    [1] {" · "}océan 2
   *[other] {" · "}{ $ocean2 } × océan 2
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}océan 3
   *[other] {" · "}{ $ocean3 } × océan 3
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}océan 4
   *[other] {" · "}{ $ocean4 } × océan 4
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}océan 5
   *[other] {" · "}{ $ocean5 } × océan 5
}
at-side = { $side ->
    [E] à l'est
    [SE] au sud-est
    [SW] au sud-ouest
    [W] à l'ouest
    [NW] au nord-ouest
   *[NE] au nord-est
}
from-side = { $side ->
    [E] de l'est
    [SE] du sud-est
    [SW] du sud-ouest
    [W] de l'ouest
    [NW] du nord-ouest
   *[NE] du nord-est
}
to-last = { $last ->
    [E] à l'est
    [SE] au sud-est
    [SW] au sud-ouest
    [W] à l'ouest
    [NW] au nord-ouest
   *[NE] au nord-est
}

## Invites

prompt-action = { $seat }, explorez, bougez, fondez un antre ou passez.
prompt-explore = { $seat }, où posez-vous la tuile ?
prompt-move = { $seat }, où va le gardien ?
prompt-discard = { $seat }, quelles tuiles échangez-vous avec la pile ?
prompt-settle = { $seat }, quel dragon reçoit l'antre ?
prompt-hatch = { $seat }, faites-vous éclore un œuf ?
prompt-feed = { $seat }, nourrissez chaque dragon une fois au plus, ou arrêtez.

## Journal

log-explore = { $seat } explore : { tile-name } en ({ $q }, { $r }).
log-move = { $seat } déplace un gardien de ({ $fromq }, { $fromr }) à ({ $q }, { $r }).
log-discard = { $count ->
    [0] { $seat } garde toutes ses tuiles.
    [one] { $seat } remet une tuile sous la pile.
   *[other] { $seat } remet { $count } tuiles sous la pile.
}
log-settle = { $seat } fonde un antre pour { a-dragon } en ({ $q }, { $r }).
log-pass = { $seat } ne fait aucune action.
log-hatch = { $seat } paie { payment } { $source ->
    [market] pour { a-dragon }.
    [pile] pour le premier dragon de la pile.
   *[token] pour 1 pièce d'or.
}
log-feed = { $seat } donne { one-resource } { to-a-dragon }.
log-gain = { $seat } gagne { resource-count }.
log-tithe = { $seat } paie à { $other } une dîme de { $count ->
    [one] { $count } pièce d'or
   *[other] { $count } pièces d'or
}.
log-draw = { $count ->
    [one] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $count } tuiles.
}
log-buried = Vous remettez sous la pile : { tile-name }.
log-drew = Vous piochez : { tile-name }.
log-hatched = Un { dragon-name } éclot chez { $seat }.
log-market = Un { dragon-name } arrive au marché.
log-ending-tiles = { $seat } a pioché la dernière tuile : cette manche est la dernière.
log-ending-lairs = { $seat } a fondé un quatrième antre : cette manche est la dernière.
log-round = La manche { $round } commence.{ $quiet ->
    [0] {""}
    [one] {" "}Personne n'a exploré ni fondé d'antre pendant la précédente.
   *[other] {" "}Personne n'a exploré ni fondé d'antre depuis { $quiet } manches.
}
end-tiles = La dernière tuile a été piochée et la manche est terminée : la partie est finie.
end-lairs = Un quatrième antre a été fondé et la manche est terminée : la partie est finie.
end-quiet = Personne n'a exploré ni fondé d'antre depuis { $rounds } manches : la partie est finie.
decided-gold = À égalité de points en tête, le plus d'or non dépensé a décidé.

## Refus

refused-first-action = D'abord votre action : explorer, déplacer, fonder un antre ou ne rien faire.
refused-first-explore = Posez d'abord la tuile choisie, ou revenez sur ce choix.
refused-first-move = Dites d'abord où va le gardien, ou revenez sur ce choix.
refused-first-discard = Décidez d'abord quelles tuiles vous remettez sous la pile, aucune peut-être.
refused-first-settle = Dites d'abord quel dragon reçoit l'antre, ou revenez sur ce choix.
refused-first-hatch = Votre action est faite ; faites maintenant éclore un œuf ou renoncez.
refused-first-feed = L'éclosion est passée ; nourrissez maintenant vos dragons ou arrêtez.
refused-same-handler = Vos deux gardiens sont sur une même tuile : l'un comme l'autre a le numéro 0.
refused-start-name = La tuile de départ est une seule tuile, et son nom est (0, 0).
refused-no-tile = Il n'y a pas de tuile à cet endroit.
refused-explore-hand = Vous n'avez pas cette tuile en main : { tile-name }.
refused-explore-nowhere = Cette tuile n'a sa place nulle part à côté de ce gardien : { tile-name }.
refused-explore-apart = Cette place n'est pas à côté de la tuile de ce gardien.
refused-explore-occupied = Il y a déjà une tuile à cet endroit.
refused-explore-land = Une tuile sans eau est la même dans tous les sens : sa rotation est 0.
refused-explore-edge = Les côtés ne concordent pas : { at-side }, il y a { $edge ->
    [water] de l'eau
   *[land] de la terre
}.
refused-move-nowhere = Il n'y a pas encore d'autre tuile où aller.
refused-move-same = Le gardien doit aller sur une autre tuile.
refused-discard-hand = Vous n'avez pas toutes ces tuiles en main.
refused-discard-hidden = Dites quelles tuiles vous remettez sous la pile.
refused-settle-town = Une ville ne peut jamais avoir d'antre.
refused-settle-lair = { $own ->
    [yes] Vous y avez déjà un antre.
   *[no] { $other } y a déjà un antre.
}
refused-settle-young = Seul un dragon adulte, qui porte 3 mets, peut avoir un antre.
refused-settle-home = { $colour ->
    [green] Un dragon vert habite une forêt.
    [red] Un dragon rouge habite une montagne.
   *[blue] Un dragon bleu habite l'océan.
}
refused-settle-nobody = { $landscape ->
    [forest] Aucun de vos dragons adultes n'habite une forêt.
    [mountain] Aucun de vos dragons adultes n'habite une montagne.
   *[ocean] Aucun de vos dragons adultes n'habite l'océan.
}
refused-settle-tithe = La dîme est d'une pièce d'or par antre des autres dans ce territoire, soit { $tithe } en tout ; vous en avez { $gold }.
refused-no-dragon = { $colour ->
    [gold] Il n'y a pas dans votre nid de { dragon-name } avec { golds-count }.
   *[other] Il n'y a pas dans votre nid de { dragon-name } avec { $food } de son propre mets et { golds-count }.
}
refused-gold-food = Un dragon doré ne mange que de l'or : comptez ce qu'il porte comme de l'or, et son propre mets comme 0.
refused-hatch-full = Votre nid est plein : il a de la place pour 3 dragons.
refused-hatch-market = Il n'y a pas de { dragon-name } au marché.
refused-hatch-pile = La pile de dragons est vide.
refused-hatch-payment = Un œuf coûte 3 ressources d'une sorte ; l'or peut en remplacer 2 au plus, ou bien les 3 sont de l'or.
refused-hatch-poor = Vous n'avez pas { payment }.
refused-feed-grown = Ce dragon est adulte.
refused-feed-again = Ce dragon a déjà été nourri ce tour.
refused-feed-taste = { $colour ->
    [gold] Un dragon doré ne mange que de l'or.
    [green] Un dragon vert ne mange que des feuilles et de l'or.
    [red] Un dragon rouge ne mange que des rubis et de l'or.
   *[blue] Un dragon bleu ne mange que des perles et de l'or.
}
refused-feed-poor = { $resource ->
    [gold] Vous n'avez pas d'or.
    [leaf] Vous n'avez pas de feuille.
    [ruby] Vous n'avez pas de rubis.
   *[pearl] Vous n'avez pas de perle.
}

## En texte

text-round = Manche { $round }. { $seat } est premier joueur.
text-quiet = { $count ->
    [1] Personne n'a exploré ni fondé d'antre à la dernière manche.
   *[other] Personne n'a exploré ni fondé d'antre depuis { $count } manches.
} Dix manches pareilles terminent la partie.
text-ending = { $ending ->
    [tiles] La dernière tuile a été piochée : cette manche est la dernière.
    [lairs] Un quatrième antre a été fondé : cette manche est la dernière.
   *[quiet] Dix manches ont passé sans exploration ni nouvel antre.
}
text-letter = { $landscape ->
    [town] V
    [forest] F
    [mountain] M
   *[ocean] O
}
text-legend = Devant une rangée se lit r, dans un hexagone q : la place est (q, r). V ville : or ; F forêt : feuilles, dragons verts ; M montagne : rubis, dragons rouges ; O océan : perles, dragons bleus. Les côtés ~ sont d'eau, - et | sont de terre. Un chiffre est un gardien de ce joueur, ^ avec un chiffre un antre. Les nombres entre parenthèses sont des places vides. Océan 3 a trois côtés d'eau.
text-free = Libres
text-territory = { landscape-name } en ({ $q }, { $r }), { tiles-count }
text-held = antres { $lairs } ; contrôlé par { $seats }
text-player = { $number } { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lairs ->
    [0] plus d'antre
    [one] reste 1 antre
   *[other] restent { $lairs } antres
}
text-handlers = gardiens en { $places }
text-no-dragon = nid vide
text-no-resource = aucune ressource
text-dragon = { dragon-name } ({ food-on }{ $fed ->
    [yes] , nourri
   *[no] {""}
})
text-hand = main : { $tiles }
text-hidden = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
text-nothing = rien
text-market = Marché
text-pile = { $count ->
    [0] la pile est vide
   *[other] { $count } dans la pile
}
text-supply = Réserve
text-stack = Pile
text-stack-tiles = { tiles-count }
text-buried = remises par { $seat } : { $tiles }
text-unseen = Pas encore vues
move-explore = explorer avec la tuile { tile-name } depuis ({ $q }, { $r })
move-move = déplacer le gardien en ({ $q }, { $r })
move-settle = fonder un antre en ({ $q }, { $r }){ $tithe ->
    [0] {""}
   *[other] , dîme { $tithe ->
        [one] { $tithe } pièce d'or
       *[other] { $tithe } pièces d'or
    }
}
move-pass = ne rien faire
move-lay = { tile-name } en ({ $q }, { $r }){ $edges ->
    [0] {""}
   *[other] , eau { from-side } { to-last } dans le sens horaire
}{ gains-by-kind }
move-go = vers { landscape-name } en ({ $q }, { $r }){ gains-by-kind }
move-discard = { $tiles ->
    [0] garder toutes les tuiles
   *[other] remettre sous la pile{ tiles-by-kind }
}
move-found = un antre pour { the-dragon } ({ food-on })
move-hatch = { $source ->
    [market] { a-dragon } du marché
    [pile] le premier dragon de la pile
   *[token] 1 pièce d'or
} pour { payment }
move-decline = ne rien faire éclore
move-feed = nourrir { the-dragon } ({ food-on }) : { one-resource }
move-stop = ne plus nourrir

## Les lieux, à partir de la tuile du milieu, et lu à voix haute

toward-heading = { $heading ->
    [E] à l'est
    [SE] au sud-est
    [SW] au sud-ouest
    [W] à l'ouest
    [NW] au nord-ouest
   *[NE] au nord-est
}
toward-turning = { $turning ->
    [E] à l'est
    [SE] au sud-est
    [SW] au sud-ouest
    [W] à l'ouest
    [NW] au nord-ouest
   *[NE] au nord-est
}
step-count = { $steps } pas
place-name = { $steps ->
    [0] la ville de départ
   *[other] { step-count } { toward-heading }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } { toward-turning }
    } de la ville de départ
}
read-round = La manche
read-map = La carte, tuile par tuile
read-lands = Territoires
read-start = La ville de départ couvre trois hexagones ; les pas se comptent depuis celui en haut à gauche.
read-tile = { landscape-name }, { $place }{ $pieces ->
    [none] {""}
   *[other] . { $pieces }
}{ $water ->
    [none] {""}
   *[other] . Eau : { $water }
}{ $beside ->
    [none] .
   *[other] . À côté : { $beside }.
}
read-beside = { landscape-name } { at-side }
read-handlers = gardiens : { $seats }
read-lair = antre de { $seat }, { dragon-name }
read-territory = { landscape-name }, depuis { $place }, { tiles-count }
read-held = contrôlé par { $seats }, antres { $lairs }
read-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lairs ->
    [0] plus d'antre
    [one] encore 1 antre
   *[other] encore { $lairs } antres
}.
read-handler = Un gardien se tient ici : { $place }.

## Ce que comptent les études

facts-move-explore = explorer
facts-move-move = déplacer un gardien
facts-move-settle = fonder un antre
facts-move-pass = ne rien faire
facts-move-lay = poser la tuile
facts-move-go = choisir où va le gardien
facts-move-discard = choisir les tuiles à garder
facts-move-found = choisir le dragon de l'antre
facts-move-hatch = faire éclore un œuf
facts-move-decline = ne rien faire éclore
facts-move-feed = nourrir un dragon
facts-move-stop = ne plus nourrir
facts-tiles = Tuiles explorées
facts-eggs = Œufs éclos
facts-lairs = Antres fondés
facts-map = Tuiles de la carte
facts-egg = { $egg ->
    [gold] dragon doré
    [green] dragon vert
    [red] dragon rouge
    [blue] dragon bleu
    [pile] dragon de la pile
   *[token] 1 pièce d'or à la place
}
