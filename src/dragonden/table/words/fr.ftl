## Le journal d'une table

table-level = { $level ->
    [hatchling] Dragonnet
    [drake] Jeune dragon
    [dragon] Dragon
    [elder] Vieux dragon
    [greedy] Glouton
    [learned] Instruit
    [random] Hasard
   *[other] { $level }
}
table-sat = { $name } s'assoit.
table-engaged = Un bot s'assoit : { table-level }.
table-assigned = Un programme s'assoit : { $name }.
table-freed = La place { $number } est de nouveau libre.
table-asked = { $seat } demande à reprendre { $count ->
    [one] un coup.
   *[other] { $count } coups.
}
table-agreed = { $seat } est d'accord.
table-declined = { $seat } dit non ; rien n'est repris.
table-undone = { $seat } reprend { $count ->
    [one] un coup.
   *[other] { $count } coups.
}
table-reshuffled = Ce que personne n'a encore vu est mélangé de nouveau.
table-resigned = { $seat } abandonne ; un bot continue.
table-replaced-left = { $seat } s'en va ; un bot joue jusqu'à son retour.
table-replaced-away = { $seat } est absent depuis un moment ; un bot joue jusqu'à son retour.
table-replaced-clock = { $seat } a encore manqué de temps ; un bot joue jusqu'à son retour.
table-keeps = Une place est gardée pour { $name }.
table-removes = La place { $number } est libérée par qui a créé la table.
table-hinted = { $seat } demande un conseil.
table-replaced-stalled = { $seat } n'a pas joué depuis un moment ; un bot joue jusqu'à son retour.
table-opened = Quelqu'un d'autre peut prendre la place de { $seat }.
table-returned = { $seat } est de retour.
table-ended-by-resigning = La partie est finie : les autres ont abandonné.
table-ended-by-closing = La partie est finie : le propriétaire de cette maison a fermé la table.
table-rematched = Il y a une nouvelle table pour une autre partie.

## Ce qu'une table n'autorise pas

table-no-seat = Les places sont numérotées de 1 à { $count }.
table-not-yours = La place { $number } n'est pas la vôtre.
table-begun = La partie a commencé ; les places ne changent plus.
table-name-taken = Quelqu'un s'appelle déjà { $name } à cette table ; choisissez un autre nom.
table-taken = La place { $number } est prise.
table-open = La place { $number } est déjà libre.
table-bad-name = Choisissez un nom fait de lettres, de chiffres et d'autres signes lisibles.
table-watching = Vous regardez ; seuls ceux qui sont assis à la table peuvent faire cela.
table-outdated = Selon les règles de maintenant (version { $version }), le coup { $number } ({ $move }) de la version { $rules } est impossible : cette partie peut être vue, pas continuée.
table-mended = Cette partie a commencé selon la version { $rules } des règles et continue selon la version { $version }. Selon celle-ci, le coup { $number } ({ $move }) était impossible : on ne peut pas revoir la partie.
table-not-begun = La partie n'a pas commencé : une place est encore libre.
table-over = La partie est finie.
table-not-over = La partie n'est pas encore finie.
table-set-up-already = Il y a déjà une nouvelle table.
table-gave-up = Vous avez abandonné cette partie.
table-bot-plays = Un bot joue à cette place.
table-no-bot-plays = Aucun bot ne joue à cette place.
table-lesson = Dans une leçon, on ne peut faire que ce qu'elle demande.
table-not-your-turn = Ce n'est pas votre tour.
table-changed = Quelque chose s'est passé entre-temps ; regardez et décidez à nouveau.
table-no-move = Ce jeu n'a pas de tel coup.
table-nothing-to-undo = Il n'y a pas autant de coups à reprendre.
table-asked-already = Quelqu'un a déjà demandé ; attendez les réponses.
table-no-question = Personne ne demande plus cela.
table-agreed-already = Votre accord n'est pas nécessaire, ou vous l'avez déjà donné.
table-not-host = Seul celui qui a créé cette table peut faire cela.
table-seated = Vous êtes déjà assis à cette table.
table-one-seat = Chacun a une seule place à cette table.
table-kept = La place { $number } est gardée pour { $name }.
table-full = Aucune place n'est libre pour vous.
table-removed = Celui qui a créé cette table veut jouer avec quelqu'un d'autre.
table-no-undo = À cette table, on ne peut reprendre que des coups de son propre tour qui n'ont rien révélé.
table-declined-already = On vous a dit non. Vous pourrez redemander après le prochain coup.
table-asked-enough = Vous avez demandé { $count } fois en vain ; c'est assez pour une partie.
table-still-here = { $seat } a encore le temps de jouer.
table-opened-already = Quelqu'un d'autre peut déjà prendre cette place.
table-no-chat = Cette table se joue sans messages.
table-nothing-said = Ce message est vide.
table-chat-full = On a tant parlé à cette table qu'elle ne garde plus de messages. La partie continue.
table-too-long = Il s'est passé plus de choses à cette table qu'il n'en faut pour une partie ; on peut encore jouer, parler et partir.
