## Le rapport

report-title = Ce que beaucoup de parties disent de { $game }
report-played = { $games } parties jouées par des ordinateurs, graine { $seed }.
report-incomplete = L'étude a été arrêtée avant la fin : des tableaux et des images manquent.
report-options = Options : { $options }
report-findings = Constats, les pires d'abord
report-no-findings = Rien ne sort de l'ordinaire.
report-intervals = Chaque intervalle contient la vraie valeur 99 fois sur 100. Les parties d'une même donne ne sont pas indépendantes : tous les intervalles sont calculés par donne.
report-contents = Sommaire
report-language = Langue
report-theme = Couleurs
report-theme-auto = comme le système
report-theme-light = clair
report-theme-dark = sombre
report-numbers = Les nombres : { $what }
report-see = Voir les nombres
report-odd = Parties singulières
report-odd-about = Des parties qui sortent de l'ordinaire. Enregistrez la transcription dans un fichier et parcourez-la avec « dragonden replay ».
report-save = Enregistrer la transcription
report-more = Montrer les { $count } lignes

## Le rapport pour les joueurs, qui connaissent les bots mais pas leurs noms : ces phrases remplacent celles d'au-dessus et d'en dessous

report-played-players = { $games } parties jouées par des ordinateurs.
report-odd-about-players = Des parties qui sortent de l'ordinaire. Leurs transcriptions peuvent être enregistrées.
study-moves-about-players = Combien de fois chaque sorte de coup est proposée et jouée. En dessous : un bot débutant avec un handicap, parmi des bots débutants qui n'en ont pas.
finding-unused-rules-players = { $count ->
    [one] Une règle n'a jamais servi.
   *[other] { $count } règles n'ont jamais servi.
}
player-one = { $player ->
    [random] bot hasardeux
    [greedy] bot débutant
    [learned] bot expert
   *[other] { $player }
}
player-many = { $player ->
    [random] bots hasardeux
    [greedy] bots débutants
    [learned] bots experts
   *[other] { $player }
}

## Ce qui est étudié

study-level = { $name }
study-seat = place { $number }
study-decisions = décisions
study-minutes = minutes
study-margin = avance du gagnant sur le suivant
study-tied = plusieurs gagnants
study-blowout = écrasements
study-settled = départagés par : { $column }
study-lead-changes = changements de tête
study-decided = mène pour de bon après tant de % de la partie
study-behind = points de retard que le gagnant a rattrapés
study-sure = la chance du gagnant reste au-dessus de 80 % après tant de % de la partie
study-swing = plus grand bond d'une chance en un dixième de la partie, en %
study-rung = un { $strong } parmi des { $weak }
study-all-decisions = toutes les décisions
study-decision = { $name }
study-move = { $name }
study-never = ne joue jamais « { $move } »
study-forgets = oublie ce qui a été montré
study-looks-ahead = joue en prévoyant, d'après ce qui est connu
study-sees = joue en prévoyant et voit tout ce qui est caché

## Sections

study-seats = Une place a-t-elle un avantage ?
study-seats-about = Combien de fois chaque place gagne quand tous jouent aussi bien. La place 1 commence. Une victoire partagée compte en partie. La ligne pointillée est ce qui serait juste.
study-length = Combien de temps dure une partie ?
study-length-about = Les décisions de la première à la dernière, et ce que cela peut faire en minutes.
study-scores = Scores, écarts et égalités
study-scores-about = Les scores de toutes les places. Un écart est l'avance du meilleur score sur le deuxième. Dans un écrasement il dépasse deux fois l'écart type de tous les scores.
study-luck = Chance et talent
study-luck-about = Chaque donne est jouée une fois avec chaque joueur à chaque place. Ce que les parties d'une donne ont en commun vient de la donne ; ce qui suit un joueur de place en place est du talent. Le reste est chance et choix pendant la partie. L'échelle montre un joueur plus fort parmi de plus faibles.
study-drama = Suspense
study-drama-about = La chance du futur gagnant au fil de la partie. Les chances viennent de nombreuses fins jouées à partir de ce que sait le joueur dont c'est le tour. Celui qui gagnerait si tout s'arrêtait là mène.
study-leader = Le premier s'échappe-t-il ?
study-leader-about = Combien de fois celui qui mène seul à un moment finit par gagner.
study-choices = A-t-on le choix, et compte-t-il ?
study-choices-about = Combien de coups sont permis à la fois, combien de fois il n'y en a qu'un, et combien de chance de gagner perdent le deuxième coup et un coup moyen par rapport au meilleur.
study-pieces = Une pièce est-elle trop forte ?
study-pieces-about = Pour chaque pièce, combien de fois on l'a, combien de fois on gagne avec et sans elle, et ce qui va avec une de plus, comparé aux autres de la table qui auraient les mêmes autres pièces (une régression dans chaque partie).
study-moves = Quels coups sont joués ?
study-moves-about = Combien de fois chaque sorte de coup est proposée et jouée. En dessous : un joueur glouton avec un handicap, parmi des gloutons qui n'en ont pas.
study-rules = Quelles règles servent ?
study-rules-about = Dans combien de parties la règle a servi, et combien de fois en tout.
study-places = Où se trouvent les choses ?
study-places-about = Combien il y en a sur chaque case dans une partie, en moyenne ; le départ est au milieu.

## Graphiques, axes, tableaux

chart-wins-by-seat = Victoires par place, { $players } joueurs
chart-length = Durée des parties
chart-scores = Scores
chart-margins = Écarts
chart-causes = D'où vient une victoire
chart-ladder = L'échelle des niveaux
chart-chance = Chance du futur gagnant
chart-leader = Victoires de celui qui mène
chart-branching = Coups au choix
chart-pieces = Ce qui va avec une pièce de plus ({ $level })
chart-restricted = Victoires avec un handicap, ou avec plus que les autres
chart-map = { $what }
axis-seat = place
axis-wins = part des victoires
axis-decisions = décisions
axis-games = part des parties
axis-points = points
axis-variance = part de la variance des victoires
axis-passed = % de la partie
axis-chance = chance de gagner
axis-leader-wins = part des victoires
axis-moves = coups
axis-effect = effet sur la chance de gagner
cause-seat = place
cause-deal = donne
cause-player = joueur
cause-rest = le reste
numbers-wins-by-seat = Victoires par place
numbers-length = Durée
numbers-scores = Scores
numbers-ends = Comment finissent les parties
numbers-causes = D'où vient une victoire
numbers-ladder = L'échelle des niveaux
numbers-leader = Victoires de celui qui mène
numbers-drama = Avances et bonds
numbers-chance = Chance du futur gagnant
numbers-decisions = Décisions
numbers-branching = Coups au choix
numbers-pieces = Pièces ({ $level })
numbers-moves = Sortes de coups
numbers-restricted = Handicaps
numbers-rules = Règles, les moins utiles d'abord
numbers-map = { $what }, par distance du milieu
column-players = joueurs
column-level = par
column-seat = place
column-wins = victoires
column-fair = juste
column-games = parties
column-what = quoi
column-mean = moyenne
column-least = minimum
column-quartile-1 = ¼
column-median = ½
column-quartile-3 = ¾
column-greatest = maximum
column-share = part
column-cause = vient de
column-passed = % de la partie
column-leader-wins = le premier gagne
column-chance = chance
column-decision = décision
column-asked = posée
column-moves = coups
column-forced = un seul coup
column-best = chance avec le meilleur
column-second-best = deuxième
column-average = moyen
column-piece = pièce
column-group = quoi
column-had = en main
column-wins-with = gagne avec
column-wins-without = gagne sans
column-effect = une de plus
column-seen = vue
column-taken = prise
column-when = quand
column-move = coup
column-offered = proposé
column-used = joueurs qui s'en servent
column-restriction = handicap
column-rule = règle
column-sentence = ce qu'elle dit
column-games-with = parties
column-runs = fois
column-distance = distance
note-minutes = Les minutes supposent { $choice } secondes pour une décision où l'on a le choix et { $forced } sinon. La boîte dit { $box } minutes.

## Constats

finding-seat = La place { $number } sur { $players } gagne { $value } % où { $fair } % seraient justes (par des { $level } ; intervalle à 99 % : { $low }–{ $high } %).
finding-seats-fair = À { $players } joueurs aucune place n'a d'avantage visible : toutes à { $reach } points près (par des { $level }).
finding-leader = C'est fini avant la fin : celui qui mène après { $passed } % de la partie gagne { $value } % (par des { $level } ; { $low }–{ $high } %).
finding-blowouts = { $value } % des parties sont des écrasements (par des { $level } ; { $low }–{ $high } %).
finding-ties = { $value } % des parties ont plusieurs gagnants (par des { $level } ; { $low }–{ $high } %).
finding-skill = Le talent compte : un { $strong } parmi des { $weak } gagne { $value } %, à force égale ce serait { $fair } % ({ $low }–{ $high } %).
finding-no-skill = Le talent compte à peine : un { $strong } parmi des { $weak } gagne { $value } %, à force égale ce serait { $fair } % ({ $low }–{ $high } %).
finding-deal = La donne décide { $value } % de qui gagne (par des { $level } ; { $low }–{ $high } %).
finding-forced = { $value } % des décisions ne laissent aucun choix (par des { $level } ; { $low }–{ $high } %).
finding-little-at-stake = L'enjeu est faible : un coup moyen coûte { $value } points de chance de gagner par rapport au meilleur (par des { $level } ; { $low }–{ $high }).
finding-at-stake = Une décision compte : un coup moyen coûte { $value } points de chance de gagner par rapport au meilleur (par des { $level } ; { $low }–{ $high }).
finding-early = Les parties se décident tôt : après { $value } % de la partie la chance du gagnant reste au-dessus de 80 % (par des { $level } ; { $low }–{ $high } %).
finding-strong-piece = « { $piece } » est fort : un de plus va avec { $value } points de chance de gagner en plus (par des { $level } ; { $low }–{ $high }).
finding-weak-piece = « { $piece } » est faible : un de plus va avec { $value } points de chance de gagner en moins (par des { $level } ; { $low }–{ $high }).
finding-dead-move = « { $move } » ne sert guère : { $value } % des fois où le coup est proposé (par des { $level }).
finding-better-without = Un joueur qui { $restriction } gagne { $value } % où { $fair } % seraient justes ({ $low }–{ $high } %).
finding-sight = Ce qui est caché compte : pour un joueur qui prévoit, le voir vaut { $value } points de chance de gagner ({ $low }–{ $high }).
finding-unused-rules = { $count ->
    [one] Une règle n'a jamais servi : { $rules }.
   *[other] { $count } règles n'ont jamais servi : { $rules }.
}

## Parties singulières

odd-longest = La plus longue
odd-shortest = La plus courte
odd-blowout = Le plus grand écrasement
odd-comeback = La plus grande remontée
odd-swing = Le plus grand bond

## Comparaisons

study-compare = Qu'est-ce qui change ?
study-compare-about = Les deux variantes jouent les mêmes donnes quand les règles le permettent. Une différence est claire si son intervalle est d'un seul côté de zéro, ou si étroit qu'elle ne compte guère. Les intervalles tiennent compte de plusieurs regards. Il faudrait : parties de chacune qui montreraient une différence de cette taille.
study-sweep = Que change ce nombre ?
study-sweep-about = Les mêmes donnes avec chaque valeur de l'option.
chart-differences = Différences des parts
chart-wins = Victoires par place
axis-difference = deuxième moins première
axis-option = { $name }
numbers-differences = Différences
numbers-sweep = Valeurs
column-measure = quoi
column-first = première
column-second = deuxième
column-difference = différence
column-verdict = verdict
column-needed = parties nécessaires
column-value = valeur
clear = claire
unclear = pas claire
measure-wins = victoires de la place { $number }
measure-decisions = décisions
measure-score = score moyen
measure-margin = écart
measure-tied = plusieurs gagnants
measure-lead-changes = changements de tête
measure-decided = part de la partie après laquelle le gagnant mène pour de bon
measure-forced = décisions sans choix
measure-moves = coups au choix
finding-differs = { $unit ->
    [percent] { $measure } : { $first } % avant, { $second } % après ; différence { $value } points ({ $low } à { $high }).
   *[plain] { $measure } : { $first } avant, { $second } après ; différence { $value } ({ $low } à { $high }).
}
