## Le matériel : ce que tous les plateaux partagent.

kit-zoom-in = Agrandir
kit-zoom-out = Réduire
kit-fit = Tout voir
kit-placing = Pose
kit-rotate = Tourner (R)
kit-confirm = Poser ici (Entrée)
kit-cancel = Reprendre (Échap)
kit-hold = Garder cette vue au tour suivant
kit-players = Tout sur les joueurs
kit-side = Journal et plus

## La maison

shell-skip = Au contenu
shell-language = Langue
shell-settings = Réglages
shell-loading = Un instant …
shell-close = Fermer
shell-no-server = Le serveur ne répond pas ; réessayez dans un instant.
shell-missing = Une partie de cette page n'a pas pu être chargée : y a-t-il une connexion ?
shell-again = Réessayer
shell-no-page = Cette page n'existe pas.
shell-to-home = Vers les jeux

## Table

lobby-title = La table attend des joueurs
table-page-your-turn = À vous
table-page-players = Joueurs
table-page-turn = joue
table-page-seconds = { $seconds } s
table-page-open-seat = place libre
table-page-away = absent
table-page-gave-up = a abandonné
table-page-bot-plays = un bot joue
table-page-program = un programme
table-page-program-away = un programme, absent
table-page-beside = sur l'appareil de { $name }
table-page-chat-menu = Messages : muets et cachés
table-page-open-seat-to = Laisser quelqu'un d'autre jouer pour { $name }
table-page-return = Rejouer moi-même
table-page-replace = Laisser jouer un bot
table-page-log = Journal
table-page-log-earlier = Afficher ce qui précède
table-page-log-empty = Il ne s'est encore rien passé.
table-page-chat = Votre message
table-page-send = Envoyer
table-page-undo = Annuler
table-page-ask-undo = Annuler ?
table-page-hint = Conseil
table-page-thinking = Le bot réfléchit …
table-page-rules = Règles
table-page-signs = Signes
table-page-replay = Revoir
table-page-leave = Laisser un bot jouer pour moi
table-page-resign = Abandonner
table-page-resign-sure = Vraiment abandonner
table-page-resign-not = Continuer
table-page-in-words = La table et les coups en mots
table-page-you-watch = Vous regardez. C'est à { $name }.
table-page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-page-lost = Connexion perdue, reconnexion…
table-page-unsent = Connexion perdue ; votre coup attend…
table-page-none = Cette table n'existe pas.
table-page-odd = Cette page et le serveur ne se comprennent pas ; rechargez-la.
table-page-thinks = { $name } réfléchit…
table-page-plays = { $name } joue
table-page-waits = On attend { $name }
table-page-taken = Un bot joue pour { $name }.
table-page-is-away = { $name } n'est pas là.
table-page-side = Journal, discussion et plus
end-result = Résultat
table-page-skip = Passer la suite (espace)
