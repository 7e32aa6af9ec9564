## Réglages

shell-theme = Apparence
shell-theme-auto = comme le système
shell-theme-light = claire
shell-theme-dark = sombre
shell-sound = Sons
shell-volume = Volume
shell-in-words = Tables et coups en mots
shell-notify = Me prévenir quand c'est mon tour
shell-pace = Rythme des coups des autres
shell-pace-slow = lent
shell-pace-normal = normal
shell-pace-fast = rapide
shell-pace-none = aussitôt
shell-forced = Jouer pour moi le seul coup possible

## Touches

keys-title = Touches
keys-board = Sur le plateau
keys-name = { $key ->
    [tab] Tab
    [enter] Entrée
    [space] Espace
    [steps] ← →
    [zoom] + − 0
    [escape] Échap
   *[help] ?
}
keys-does = { $key ->
    [tab] aller à l'élément suivant ; avec Maj au précédent
    [enter] appuyer ou choisir
    [space] passer à la suite pendant qu'on montre les coups des autres
    [steps] un coup en arrière ou en avant
    [zoom] plus grand, plus petit, tout le plateau
    [escape] lâcher une pièce ; fermer ce qui est ouvert
   *[help] cette liste
}

## Accueil

home-title = Entrez et jouez
home-intro = Cinq jeux de dragons, de dingos et de dinosaures, entre amis et avec des bots. Sans compte : ce navigateur se souvient de vos parties.
home-guest = Invité { $number }
home-your-name = Votre nom
home-name-first = Écrivez d'abord votre nom : c'est celui que les autres voient à la table.
home-level = Force des bots
level-strength = { $level ->
    [hatchling] { $name } – facile
    [drake] { $name } – moyen
    [dragon] { $name } – fort
    [elder] { $name } – très fort
   *[other] { $name }
}
home-games = Jeux
home-facts = { $players } joueurs · { $minutes } min · dès { $ages } ans
home-by = De { $designers }
home-play-now = Jouer contre des bots
home-set-up = Préparer une table
home-about-game = À propos du jeu
about-waiting = Recherche en cours…
home-mine = Mes parties
home-finished = Parties terminées
home-friends = Jouer entre amis
home-friends-how = Choisissez un jeu : vous recevez une table et un lien à envoyer à vos amis.
home-tables = Tables publiques
home-tables-none = Aucune table publique n'est ouverte.
home-status = { $status ->
    [waiting] attend des joueurs
    [mine] à vous de jouer
    [theirs] à { $name } de jouer
   *[over] terminée
}
home-all = Tout montrer ({ $count })
home-join = Vous avez reçu un lien ?
home-join-go = Y aller
home-no-link = { $what ->
    [nothing] Collez ici le lien que vous avez reçu.
    [other] Ce lien ne mène à aucune table. Le lien d'une table ressemble à { $example }
   *[text] Ce n'est pas un lien. Le lien d'une table ressemble à { $example }
}
home-won = { $mine ->
    [yes] Partie gagnée
   *[no] Gagnée par { $names }
}
home-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
home-remove = Retirer de cette liste

## Préparer une table

create-players = Nombre de joueurs
create-title = Une table de { $game }
create-seats = Qui joue
create-me = { $name } (moi)
create-friend = Un ami, par un lien
create-guest = Quelqu'un ici, sur cet appareil
create-guest-name = Nom du joueur { $number }
create-bot = Bot : { $level }
create-again = Les mêmes qu'avant : { $names }. Qui a joué la dernière partie y trouve la nouvelle table.
create-options = Options
create-presets = Choix tout prêts
create-preset = { $name ->
    [first] Première partie
    [short] Courte
    [easy] Facile
    [long] Longue
   *[everything] Tout
}
create-minutes = environ { $minutes } min
create-table = Table
create-public = Qui trouve la table
create-first = Qui commence
create-public-on = Publique : tout le monde voit la table dans la liste et peut venir
create-public-off = Privée : seuls ceux qui ont le lien trouvent la table
create-box = Jouer avec une autre boîte : un fichier
create-box-printed = La boîte imprimée, en fichier à modifier
create-hints = Les joueurs peuvent demander conseil
create-clock = Temps par décision ; ensuite un bot décide
create-clock-choice = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] 1 minute
    [3600] 1 heure
    [86400] 1 jour
   *[other] { $minutes } minutes
}
create-undo = On peut reprendre des coups qui ont révélé quelque chose, si tous sont d'accord
create-chat = Les joueurs peuvent s'envoyer des messages
create-wait = Qui ne joue pas peut être remplacé après ; quand tous sont là, après 5 minutes au plus
create-wait-choice = { $seconds ->
    [300] 5 minutes
    [3600] 1 heure
    [86400] 1 jour
   *[other] 1 semaine
}
terms-hints = { $on ->
    [yes] conseils
   *[no] sans conseils
}
terms-undo = { $on ->
    [yes] reprises
   *[no] sans reprises
}
terms-chat = { $on ->
    [yes] messages
   *[no] sans messages
}
terms-clock = { $seconds ->
    [0] sans pendule
    [30] 30 secondes par décision
    [60] 1 minute par décision
    [3600] 1 heure par décision
    [86400] 1 jour par décision
   *[other] { $minutes } minutes par décision
}
create-cancel = Retour
create-go = Ouvrir la table

## Avant la partie

lobby-waits = La partie commence dès que toutes les places sont prises.
lobby-box = Avec une autre boîte que l'imprimée
lobby-link = Invitez des amis par ce lien
lobby-copy = Copier
lobby-copied = Copié
lobby-scan = À scanner avec un téléphone
lobby-share = Envoyer le lien
lobby-sit = S'asseoir ici
lobby-bot = Placer un bot
lobby-program = Un programme, par le réseau
lobby-program-name = Programme { $number }
program-title = Une place pour { $name }
program-how = Lancez votre programme avec ce jeton : celui qui le possède joue à cette place. Il n'est montré qu'ici. Pour le révoquer, libérez la place avant le début de la partie.
program-token = Jeton de la place
lobby-kept = gardée pour { $name }
lobby-host = a créé la table
lobby-beside = Quelqu'un ici
lobby-sit-beside = S'assoit ici
lobby-remove = Écarter { $name }
lobby-free = Libérer la place

## À table, quand il y a lieu

table-page-hinted = Un bot ferait :
table-page-play-hint = Faire cela
table-page-agree = D'accord
table-page-decline = Non
table-page-withdraw = Retirer la demande
table-page-stalls = { $name } tarde à jouer.
table-page-somebody-else = Quelqu'un d'autre
table-page-take-seat = Continuer
chat-hide = Cacher tous les messages
chat-mute = Ne plus lire { $name }
rules-all = Chaque règle avec son numéro, pour qui veut savoir exactement
table-page-picture = La table en mots
table-page-moves = Vos coups
table-page-seek = Chercher un coup
table-page-pass-to = Passez l'appareil à { $name }.
table-page-i-am = Je suis { $name }

## La fin

end-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
end-together = { $names } : { $count ->
    [one] { $points } point atteint
   *[other] { $points } points atteints
} ensemble !
end-look = Voir la table
end-rematch = Rejouer
end-join-rematch = Vers la partie suivante
end-other-options = Avec d'autres options
end-replay = Revoir la partie
end-record = Relevé

## La légende

legend-marks = Les marques de toutes les tables
legend-acting = Qui doit jouer
legend-thinking = Un bot réfléchit
legend-mark = { $mark ->
    [last] Ce qui vient d'être fait
    [since] Ce qui a été fait depuis votre tour
    [drawn] Une pièce que vous venez de piocher
    [tried] Ce que vous allez faire
    [best] Ce que propose un conseil ou l'analyse
    [played] Dans l'analyse : ce qui a été joué
    [unsent] Votre coup qui attend d'être envoyé
   *[pointed] Ce que raconte une ligne du journal
}

## Revoir

replay-title = Revoir : { $game }
replay-begins = La partie commence.
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-move = Coup
replay-at = Coup { $move } sur { $of }
replay-view = Vu par
replay-view-all = tout le monde
replay-view-truth = tout visible
replay-to-table = Vers la table
replay-no-board = Ce jeu n'a pas encore de plateau dans le navigateur.

## Analyse

end-analysis = Analyse
replay-analysis = Analyse
analysis-title = Cette partie vue par un bot
analysis-begins = Le bot se prépare …
analysis-progress = { $done } décisions jugées sur { $total }
analysis-done = { $count ->
    [one] La seule décision est jugée.
   *[other] Les { $count } décisions sont jugées.
}
analysis-lost = Connexion perdue, reconnexion…
analysis-graph-chance = Chances de gagner, coup par coup
analysis-graph-points = Points attendus à la fin, coup par coup
analysis-help = Choisissez un point pour voir la décision sur le plateau.
analysis-same = Coup { $move }, { $name } : { $played } ({ $chance }). Le bot ferait de même.
analysis-other = Coup { $move }, { $name } : { $played } ({ $chance }). Le bot préférerait : { $best } ({ $better }).
analysis-agreed = { $same } sur { $count } comme le bot
analysis-worst = Ce qui a coûté le plus
analysis-whose = Coups de
analysis-mistakes = { $count ->
    [one] 1 coup coûteux
   *[other] { $count } coups coûteux
}
analysis-mistake = Coup coûteux { $number } sur { $count }
analysis-before = Le coup coûteux précédent
analysis-after = Le coup coûteux suivant
analysis-as-bot = Joué, comme le bot : { $move }
analysis-none = Aucun coup n'a coûté beaucoup.
analysis-move-of = Coup { $move }, { $name } :
analysis-did = Joué : { $move }
analysis-better = Mieux : { $move }
analysis-as-drawn = la même chose, mais comme dessiné
analysis-table = Toutes les décisions en tableau
analysis-player = Joueur
analysis-played = Joué
analysis-best = Bot
analysis-chance = Gagne
analysis-points = Points
analysis-cost = Coût
analysis-note-chance = « { $level } » juge chaque décision d'après ce que son joueur pouvait alors savoir, et combien de fois il gagne à partir de là. De petites différences peuvent être dues au hasard.
analysis-note-points = « { $level } » juge chaque décision d'après ce que son joueur pouvait alors savoir, et d'après les points qu'il attend à la fin. De petites différences peuvent être dues au hasard.

## Conseils

hint-other = Un autre coup
hint-chance = gagne { $chance } des parties imaginées
hint-points = attend { $points } points
hint-brief = Le bot vient de se réveiller et n'a réfléchi qu'un instant ; redemandez dans une minute.

## Leçons

learn-lesson = Leçon { $number } sur { $of } :
learn-show = Montrez-moi
learn-shown = Essayez ceci :
learn-again = Encore une fois
learn-back = Leçon précédente
learn-skip = Sauter
learn-next = Leçon suivante
learn-lessons = Leçons de { $game }
learn-mark = Leçon { $number } : { $title }
learn-mark-done = Leçon { $number } : { $title }, faite
learn-learn = Apprendre
learn-progress = { $learned } leçons faites sur { $of }
