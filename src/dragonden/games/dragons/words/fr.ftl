## Le jeu

about = Pillez la campagne avec les autres dragons, emportez à temps le plus beau tas de trésors, et n'oubliez pas de manger.
how =
    À votre tour, piochez une carte et posez-la sur un des tas ; ou placez votre dragon sur un tas et reposez-vous jusqu'à la fin de l'année.
    Un tas avec un dragon est pris : on n'y ajoute plus rien, et son propriétaire le reçoit entier. Qui reste en dernier prend le dernier tas et le reste de la pioche.
    On ne voit que la carte du dessus : souvenez-vous de ce qui est dessous.
    Après la dernière année, les trésors comptent : pièces, majorité de gemmes, un seul anneau, armure, polish, bijoux pareils. Qui a le moins mangé est hors jeu, quels que soient ses points.
option-extra_year-label = Moins de mémoire
option-extra_year = Moins de mémoire : une année de plus, avec des paquets plus petits.
option-open_piles-label = Tactique à fond
option-open_piles = Casse-tête : les tas sont étalés, toutes les cartes restent visibles.
option-bluff-label = Contrôle et bluff
option-bluff = Plus de contrôle et un peu de bluff : chacun tient une carte secrète ; qui pioche pose la nouvelle ou l'ancienne sur un tas.

## Noms

card-name = { $card ->
    [cow] vache
    [sheep] mouton
    [gold1] 1 pièce
    [gold2] 2 pièces
    [gold3] 3 pièces
    [blue] gemme bleue
    [pink] gemme rose
    [ring] anneau unique
    [sword] épée
    [helmet] casque
    [shield] bouclier
    [breastplate] plastron
    [polish] polish
    [crown] couronne
    [scepter] sceptre
    [bracelet] bracelet
   *[necklace] collier
}
a-card = { $card ->
    [cow] une vache
    [sheep] un mouton
    [gold1] 1 pièce
    [gold2] 2 pièces
    [gold3] 3 pièces
    [blue] une gemme bleue
    [pink] une gemme rose
    [ring] un anneau unique
    [sword] une épée
    [helmet] un casque
    [shield] un bouclier
    [breastplate] un plastron
    [polish] une boîte de polish
    [crown] une couronne
    [scepter] un sceptre
    [bracelet] un bracelet
   *[necklace] un collier
}
cards-by-kind = { $cow ->
    [0] {""}
    [one] {" · "}{ $cow } vache
   *[other] {" · "}{ $cow } vaches
}{ $sheep ->
    [0] {""}
    [one] {" · "}{ $sheep } mouton
   *[other] {" · "}{ $sheep } moutons
}{ $gold1 ->
    [0] {""}
   *[other] {" · "}{ $gold1 } × 1 pièce
}{ $gold2 ->
    [0] {""}
   *[other] {" · "}{ $gold2 } × 2 pièces
}{ $gold3 ->
    [0] {""}
   *[other] {" · "}{ $gold3 } × 3 pièces
}{ $blue ->
    [0] {""}
    [one] {" · "}{ $blue } gemme bleue
   *[other] {" · "}{ $blue } gemmes bleues
}{ $pink ->
    [0] {""}
    [one] {" · "}{ $pink } gemme rose
   *[other] {" · "}{ $pink } gemmes roses
}{ $ring ->
    [0] {""}
    [one] {" · "}{ $ring } anneau unique
   *[other] {" · "}{ $ring } anneaux uniques
}{ $sword ->
    [0] {""}
    [one] {" · "}{ $sword } épée
   *[other] {" · "}{ $sword } épées
}{ $helmet ->
    [0] {""}
    [one] {" · "}{ $helmet } casque
   *[other] {" · "}{ $helmet } casques
}{ $shield ->
    [0] {""}
    [one] {" · "}{ $shield } bouclier
   *[other] {" · "}{ $shield } boucliers
}{ $breastplate ->
    [0] {""}
    [one] {" · "}{ $breastplate } plastron
   *[other] {" · "}{ $breastplate } plastrons
}{ $polish ->
    [0] {""}
    [one] {" · "}{ $polish } boîte de polish
   *[other] {" · "}{ $polish } boîtes de polish
}{ $crown ->
    [0] {""}
    [one] {" · "}{ $crown } couronne
   *[other] {" · "}{ $crown } couronnes
}{ $scepter ->
    [0] {""}
    [one] {" · "}{ $scepter } sceptre
   *[other] {" · "}{ $scepter } sceptres
}{ $bracelet ->
    [0] {""}
    [one] {" · "}{ $bracelet } bracelet
   *[other] {" · "}{ $bracelet } bracelets
}{ $necklace ->
    [0] {""}
    [one] {" · "}{ $necklace } collier
   *[other] {" · "}{ $necklace } colliers
}

## Invites

prompt-turn = { $deck ->
    [0] { $seat }, la pioche est vide : placez votre dragon sur un tas.
   *[other] { $seat }, piochez une carte ou placez votre dragon sur un tas.
}
prompt-put = { $card ->
    [hidden] { $seat }, posez une de vos deux cartes sur un tas.
   *[other] { $seat }, sur quel tas posez-vous { a-card } ?
}

## Journal

log-draw = { $seat } pioche { a-card }.
log-draw-card = { $seat } pioche une carte.
log-draw-unseen = { $seat } prend en secret la première carte de la pioche.
log-put = { $seat } pose { a-card } sur le tas { $pile }.
log-put-card = { $seat } pose une carte sur le tas { $pile }.
log-dragon = { $seat } place son dragon sur le tas { $pile }.
log-last = { $seat } reste en dernier et prend le tas { $pile }{ $deck ->
    [0] {""} ; la pioche est vide.
    [one] {""} et la dernière carte de la pioche.
   *[other] {""} et les { $deck } cartes qui restent dans la pioche.
}
log-treasure = { $seat } étale { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ cards-by-kind }.
log-year = L'année { $year } commence ; { $seat } joue en premier.
log-pile = Le tas { $pile } commence avec { a-card }.
log-hand = { $seat } reçoit { a-card } en main.
log-eliminated = { $hunger ->
    [animals] { $seat } a le moins d'animaux et se retrouve hors jeu.
    [cows] { $seat } a le moins de vaches et se retrouve hors jeu.
   *[sheep] { $seat } a le moins de moutons et se retrouve hors jeu.
}
end-years = Les { $years } années sont passées : on compte les trésors.
decided-not-eliminated = Tous ceux qui avaient assez à manger ont le même score : la faim a décidé.
lacks-not-eliminated = a trop faim, donc hors jeu

## Refus

refused-first-turn = Piochez d'abord : on ne pose une carte qu'après avoir pioché.
refused-first-put = Vous avez pioché : posez d'abord une carte sur un tas.
refused-deck-empty = La pioche est vide : vous devez placer votre dragon.
refused-put-card = Vous ne pouvez poser que la carte piochée : { a-card }.
refused-put-hand = Vous ne pouvez poser que la carte piochée ou celle que vous aviez déjà.
refused-put-taken = { $other } a placé son dragon sur le tas { $pile } : on ne peut plus y ajouter de carte.
refused-dragon-taken = { $other } a déjà placé son dragon sur le tas { $pile }.
refused-no-pile = Il n'y a pas de tas { $pile } : ils vont de A à { $last }.

## En texte

text-year = Année { $year } sur { $years }.
text-deck = { $deck ->
    [0] La pioche est vide.
    [one] Il reste { $deck } carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
text-later = Paquets suivants : { $sizes }.
text-last-year = C'est la dernière année.
text-pile = { $pile } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, au sommet { a-card }
text-open-piles = Les tas, chacun de bas en haut :
text-open-pile = { $pile } : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} : { $cards }
text-guarded = {" "}– dragon : { $seat }
text-drawn = { $seat } a pioché { a-card }.
text-hand = { $seat } a en main { a-card }.
text-hand-unseen = { $count ->
    [one] { $seat } a une carte secrète.
   *[other] { $seat } a { $count } cartes secrètes.
}
text-no-treasure = Personne n'a encore de trésor.
text-aid = Ce qui compte à la fin : 1 point par pièce ; 12 pour la majorité de gemmes bleues, 12 pour la majorité de gemmes roses ; 7 pour un seul anneau unique, rien pour plusieurs ; 10 pour épée, casque, bouclier et plastron réunis ; n × n pour n boîtes de polish ; 10 pour trois couronnes, trois sceptres, trois bracelets ou trois colliers. { $hunger ->
    [animals] Qui est seul à avoir le moins d'animaux est hors jeu.
   *[kinds] Qui est seul à avoir le moins de vaches est hors jeu ; de même pour les moutons.
}
text-pad = Feuille de score
text-pad-so-far = Trésors à ce jour
text-eliminated = hors jeu
text-hungry = serait hors jeu
text-hunger = { $hunger ->
    [none] non
    [animals] oui
    [cows] vaches
    [sheep] moutons
   *[both] les deux
}
text-category = { $category ->
    [coins] pièces, 1 point chacune
    [blue] bleues, majorité : 12
    [pink] roses, majorité : 12
    [ring] anneau, un seul : 7
    [armour] armure, les 4 : 10
    [polish] polish, n boîtes : n × n
   *[jewels] bijoux, 3 pareils : 10
}
text-total = Points
text-points = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
move-draw = { $bluff ->
    [0] piocher une carte
   *[other] piocher une carte en secret
}
move-put = poser { a-card } sur le tas { $pile }
move-dragon = placer le dragon sur { text-pile }

## Lu à voix haute

read-piles = Les tas
read-counts = Ce qui compte
read-pile = Le tas { $pile } compte { $size ->
    [one] 1 carte
   *[other] { $size } cartes
}, au-dessus { a-card }.
read-upwards = De bas en haut
read-guarded = Le dragon de { $seat } est dessus.
read-points = Points à ce jour : { $points }.
read-hunger = { $over ->
    [yes] Hors jeu, faim : { $hunger }.
   *[no] Menace de faim : { $hunger }.
}
read-treasure = Trésor
read-no-treasure = Encore aucun trésor.

## Ce que comptent les études

facts-move-draw = piocher une carte
facts-move-dragon = placer le dragon
facts-move-put = poser une carte sur un tas
facts-cards = Cartes du trésor
