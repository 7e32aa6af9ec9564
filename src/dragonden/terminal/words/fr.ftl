## Accueil et aide

terminal-welcome = Répondez par le numéro d'un coup ou en écrivant le coup. « help » en dit plus, « quit » termine.
terminal-help =
    <numéro>        jouer le coup qui porte ce numéro
    <coup>         jouer un coup en l'écrivant : { $shapes }
    moves          afficher tous les coups possibles
    moves <texte>  afficher seulement ceux qui contiennent ce texte
    why <coup>     dire pourquoi un coup n'est pas permis
    hint           montrer ce que jouerait un bot fort, d'après ce que vous savez
    undo           revenir à votre dernière décision
    look           montrer à nouveau la table
    log            montrer tout ce qui s'est passé
    rules          afficher les règles ; « rules R1 » montre celle qui porte ce nom
    save <fichier>  garder la partie dans un fichier, désormais tenu à jour
    help            montrer cette liste
    quit           partir ; une partie gardée dans un fichier peut être reprise

## Questions et réponses

terminal-only-move = C'est le seul coup possible : appuyez sur Entrée pour le jouer.
terminal-more-moves = … et { $count } de plus : « moves » les affiche tous, « moves <texte> » ceux qui contiennent un texte. Ou écrivez { $shape }.
terminal-none-found = Aucun coup ne contient « { $text } ».
terminal-nothing-typed = Tapez un numéro, un coup comme { $example }, ou « help ».
terminal-no-number = Il n'y a pas de coup { $number } : ils sont numérotés de 1 à { $count }.
terminal-no-move = « { $text } » n'est ni une commande ni un coup. Les coups s'écrivent { $shapes } ; « help » donne les commandes.
terminal-refused = Ce n'est pas permis : { $reason } (« rules { $rule } » montre la règle.)
terminal-allowed = { $move } est permis maintenant.
terminal-why-what = Écrivez le coup à la suite, par exemple « why { $example } ».
terminal-undone = { $count ->
    [one] Un coup repris.
   *[other] { $count } coups repris.
}
terminal-undo-nothing = Vous n'avez encore joué aucun coup.
terminal-reshuffled = Quelque chose avait été révélé : ce que personne n'a encore vu a été mélangé de nouveau.
terminal-log-empty = Il ne s'est encore rien passé.
terminal-no-rule = Il n'y a pas de règle { $rule } ; il y a { $rules }.

## Bots

terminal-thinking = { $name } réfléchit…
terminal-thinking-weak = { $name } réfléchit, encore faiblement : sa recherche se prépare…
terminal-hint = « { $name } » jouerait le premier de ces coups. Il a essayé { $count } parties d'après ce que vous savez : combien ont commencé par chaque coup, et leur résultat moyen.
terminal-hint-weak = C'est un conseil faible : la recherche se prépare encore. Redemandez dans une minute ou deux.
terminal-uncompiled = Ici, les règles ne sont pas compilées : les bots qui réfléchissent à l'avance voient moins loin qu'ils ne pourraient. Pour y remédier : { $command }
terminal-number = N°
terminal-move = Coup
terminal-visits = Parties
terminal-chance = Gagnées
terminal-percent = { $number } %
terminal-decimal-point = ,

## Plusieurs personnes

terminal-hide = { $name }, appuyez sur Entrée pour cacher l'écran.
terminal-pass = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d'autre ne regarde.

## Sauvegarde

terminal-saved = Partie gardée dans { $file }, ainsi que chaque coup à venir.
terminal-save-where = Écrivez un nom de fichier à la suite, par exemple « save { $example } ».
terminal-file-taken = Il y a déjà un fichier { $file } ; choisissez un autre nom.
terminal-unsaved = Impossible d'écrire dans { $file } : { $problem }.
terminal-autosave-failed = Impossible d'écrire dans { $file } : { $problem }. La partie continue ; « save <fichier> » essaie ailleurs.
terminal-offer-to-save = Pour garder cette partie, tapez un nom de fichier ; pour l'oublier, appuyez sur Entrée.
terminal-resume-by = La partie est gardée. Pour la reprendre : dragonden play --resume { $file }
terminal-replay-by = La partie est gardée. Pour la revoir : dragonden replay { $file }
terminal-not-kept = La partie n'a pas été gardée.
terminal-input-ended = L'entrée s'est terminée avant la partie.

## La fin

terminal-place = Rang
terminal-player = Joueur
terminal-points = Points
terminal-and = { $others } et { $last }
terminal-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
terminal-together = { $count ->
    [one] { $names } ont atteint ensemble { $points } point.
   *[other] { $names } ont atteint ensemble { $points } points.
}

## Relecture

terminal-replay-at = { $ply ->
    [0] Le début, avant le premier des { $count } coups
   *[other] Après le coup { $ply } sur { $count }
}
terminal-replay-keys = Entrée : coup suivant · b : retour · un numéro : aller à ce coup · e : fin · q : quitter

## Analyse

terminal-compiling = Préparation de { $title }
terminal-judging = { $name } réfléchit
terminal-analysis-running = Cette partie n'est pas finie, et son fichier contient la graine du hasard : qui l'a peut découvrir ce qui est caché.
terminal-analysis = Ce que chaque coup a coûté par rapport à ce qu'aurait joué « { $name } », jugé d'après ce que le joueur savait alors : { $together ->
    [yes] en points.
   *[no] en chances de gagner et en points.
} « { $same } » veut dire le même coup ; les petites différences peuvent être du hasard.
terminal-analysis-part = Interrompu : { $done } décisions sur { $count } ont été jugées.
terminal-rather = { $name } : { $move }
terminal-bad-move = { $number } ({ $cost })
terminal-on-average = Coût moyen d'une décision
terminal-decisions = Décisions
terminal-agreed = Pareil
terminal-worst = Pires coups

## La liste des jeux

terminal-facts = { $players } joueurs, dès { $ages } ans, { $minutes } minutes
terminal-by = De { $designers } ; édité par { $publisher }
terminal-play-by = Pour y jouer : dragonden play { $name }
terminal-option = Option
terminal-choices = Choix
terminal-default = Par défaut
terminal-meaning = Signification
