## Seulement sur le plateau dans le navigateur.

kit-confirm = Faire ainsi (Entrée)
web-map = La carte. Les flèches vont d'un hexagone à l'autre, N au prochain où agir, Entrée choisit puis confirme, R tourne, H prend l'autre gardien, 1 à 3 une tuile, Échap relâche.
web-place-free = { place-name } : inexploré
web-place-open = { place-name } : exploration possible
web-tile = { place-name } : { landscape-name }.
web-tile-open = { $mode ->
    [settle] Vous pouvez y fonder un antre.
   *[move] Vous pouvez y aller.
}
web-handlers = Gardiens : { $seats }.
web-lair-of = Antre de { $seat } pour { a-dragon }.
web-territory = { landscape-name }, { tiles-count }
web-uncontrolled = contrôlé par personne
web-no-territory = Une ville ne fait partie d'aucun territoire.
web-nest-free = Place pour un dragon
web-hand = Vos tuiles
web-turn = À vous de jouer
web-step = { $phase ->
    [action] Action
    [discard] Tuiles
    [hatch] Œuf
   *[feed] Repas
}
web-ways = Votre action
web-way = { $way ->
    [explore] Explorer
    [move] Se déplacer
    [settle] Fonder un antre
   *[pass] Ne rien faire
}
web-how = { $mode ->
    [explore] Choisissez une place à côté de votre gardien, ou une autre tuile. Chaque tuile autour vous rapporte.
    [move] Choisissez une tuile : le gardien y va et vous gagnez sa ressource.
    [settle] Un dragon adulte fonde un antre là où se tient votre gardien.
   *[none] Explorez avec une tuile de votre main, déplacez un gardien, fondez un antre, ou ne faites rien.
}
web-which-handler = Quel gardien ?
web-handler-on = { $landscape ->
    [town] en ville
    [forest] en forêt
    [mountain] en montagne
   *[ocean] au bord de l'océan
}
web-handler-side = { $side ->
    [left] à gauche
    [right] à droite
    [upper] en haut
   *[lower] en bas
}
web-which-lair = Quel dragon ?
web-tithe = dîme de { $count ->
    [one] { $count } pièce d'or
   *[other] { $count } pièces d'or
} à { $seat }
web-no-tithe = pas de dîme
web-choose-buried = Choisissez les tuiles dont vous ne voulez pas. Elles vont sous la pile et vous en piochez autant.
web-bury = { $count ->
    [0] Tout garder
    [one] Remettre { $count } tuile sous la pile
   *[other] Remettre { $count } tuiles sous la pile
}
web-which-egg = Que faites-vous éclore ?
web-egg = { $egg ->
    [gold] Dragon doré
    [green] Dragon vert
    [red] Dragon rouge
    [blue] Dragon bleu
    [pile] Premier de la pile
   *[token] 1 pièce d'or
}
web-no-egg = Un œuf coûte trois ressources d'une sorte, ou de l'or à leur place.
web-pay-more = { $count ->
    [one] 1 autre paiement
   *[other] { $count } autres paiements
}
web-pay-with = Payer avec
web-decline = Ne rien faire éclore
web-feed = Donnez à chaque dragon une chose qu'il aime, au plus.
web-fed = Aucun dragon ne peut manger maintenant.
web-give = Donner { one-resource } :
web-stop = Fin du repas
web-first = Joue en premier
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lairs-left = { $count ->
    [one] encore { $count } antre
   *[other] encore { $count } antres
}
web-score = Points
web-score-nest = Dragons au nid
web-score-lairs = Antres
web-score-land = { $landscape ->
    [forest] Forêts contrôlées
    [mountain] Montagnes contrôlées
   *[ocean] Océans contrôlés
}
web-score-total = Total
web-score-gold = Or non dépensé

## Dit autrement là où l'on voit le plateau.

log-explore = { $seat } explore : { tile-name }.
log-move = { $seat } déplace un gardien{ $landscape ->
    [town] {" "}vers une ville
    [forest] {" "}vers une forêt
    [mountain] {" "}vers une montagne
    [ocean] {" "}vers l'océan
   *[other] {""}
}.
handler-stand = { web-handler-on }{ $side ->
    [none] {""}
   *[other] , { web-handler-side }
}
move-explore = explorer : { tile-name }, avec le gardien { handler-stand }
move-move = déplacer le gardien { handler-stand }
move-settle = fonder un antre { handler-stand }{ $tithe ->
    [0] {""}
   *[other] , dîme { $tithe ->
        [one] { $tithe } pièce d'or
       *[other] { $tithe } pièces d'or
    }
}
move-lay = { tile-name } ici : { place-name }{ $edges ->
    [0] {""}
   *[other] , eau { from-side } { to-last } dans le sens horaire
}{ gains-by-kind }
move-go = vers { landscape-name }, { place-name }{ gains-by-kind }
log-settle = { $seat } fonde un antre pour { a-dragon }.
tile-name = { tile-in-words }
move-discard = { $tiles ->
    [0] garder toutes les tuiles
   *[other] remettre sous la pile{ tiles-by-kind }
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
    [1] {" · "}océan sur deux côtés
   *[other] {" · "}{ $ocean2 } × océan sur deux côtés
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}océan sur trois côtés
   *[other] {" · "}{ $ocean3 } × océan sur trois côtés
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}océan sur quatre côtés
   *[other] {" · "}{ $ocean4 } × océan sur quatre côtés
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}océan sur cinq côtés
   *[other] {" · "}{ $ocean5 } × océan sur cinq côtés
}
