## Piocher et poser

lesson-turn = Piocher et poser
lesson-turn-1 = Trois tas, trois dragons. À votre tour, piochez une carte ou placez votre dragon. Piochez une carte : choisissez la pioche.
lesson-turn-early = Vous n'auriez qu'une carte, et votre année serait finie. Laissez-le grandir : piochez !
lesson-turn-2 = Tout le monde voit ce que vous avez pioché. Posez-le sur le tas que vous aimeriez avoir un jour.
lesson-turn-done = Ainsi les tas grandissent. On ne pose jamais de cartes devant soi : un tas n'est à vous que quand votre dragon est dessus.

## Prendre un tas

lesson-claim = Prendre un tas
lesson-claim-1 = Le tas B a grandi : six cartes, et beaucoup d'or. Avant qu'un autre ne le prenne, placez-y votre dragon !
lesson-claim-late = Si vous piochez, un autre prendra peut-être le tas B. Placez-y votre dragon !
lesson-claim-small = Ce tas serait aussi à vous, mais l'or est dans B. Placez votre dragon sur B !
lesson-claim-done = Le tas B est à vous : on n'y pose plus rien, personne ne peut le prendre. Reposez-vous : à la fin de l'année, vous recevrez ses cartes.

## Se souvenir

lesson-memory = Se souvenir
lesson-memory-1 = On ne voit que la carte du dessus de chaque tas. Regardez donc bien ce qui va où. Piochez une carte.
lesson-memory-early = Vous pourriez déjà prendre un tas, mais voyons d'abord un trésor : piochez !
lesson-memory-2 = Trois pièces ! Posez-les sur le tas B, et souvenez-vous-en.
lesson-memory-place = Tout tas sans dragon est permis, mais dans cette leçon elles vont sur B.
lesson-memory-3 = Les autres ont posé des cartes par-dessus. Où sont vos trois pièces ? Placez votre dragon sur ce tas !
lesson-memory-late = Si vous piochez, un autre se souviendra peut-être des pièces. Placez votre dragon !
lesson-memory-forgot = Les pièces ne sont pas ici, et on ne peut pas regarder. Vous les avez posées sur B.
lesson-memory-done = Bonne mémoire ! Sous les autres cartes se trouvent vos trois pièces.

## Le dernier

lesson-last = Le dernier prend le reste
lesson-last-1 = Un dragon a pris le tas A. Le dernier sans tas reçoit celui qui reste, et le reste de la pioche. Attendez donc un peu : piochez.
lesson-last-patience = C'est permis, mais le dernier reçoit aussi le reste de la pioche : piochez !
lesson-last-2 = Posez-la sur un tas libre, et regardez ce que fait l'autre dragon.
lesson-last-done = Votre rival a pris B : C et le reste de la pioche sont à vous ! Chacun étale ses cartes, et le voisin de gauche du dernier ouvre l'année.

## La valeur des trésors

lesson-score = La valeur des trésors
lesson-score-1 = Pour une fois, tout est étalé. Une pièce vaut 1 point, un anneau 7, deux rien, trois boîtes de polish 3 × 3 = 9. Quel tas vaut le plus ?
lesson-score-late = Plus besoin de cartes : prenez tout de suite le tas qui vaut le plus.
lesson-score-rings = Deux anneaux ensemble ne valent rien, et 4 pièces font 4 points. Il y a mieux.
lesson-score-coins = L'or de ce tas vaut 3 points. Il y a mieux.
lesson-score-done = Trois boîtes de polish font 9 ! Bons aussi : trois bijoux pareils 10, une armure complète 10, le plus de gemmes bleues 12, de roses 12.

## Un dragon doit manger

lesson-hunger = Un dragon doit manger
lesson-hunger-1 = Qui a le moins d'animaux à la fin ne peut gagner. Vous en avez 6, les autres 5 et 9. B est riche, A cache trois vaches. Lequel prendre ?
lesson-hunger-late = Votre rival pourrait alors prendre les vaches. Décidez maintenant !
lesson-hunger-gold = Tant d'or ! Mais votre rival aurait les vaches, et qui a faim ne gagne pas.
lesson-hunger-done = Repu, vous gagnez ! Votre rival avait plus de points, mais trop peu d'animaux. L'égalité sauve ; à cinq ou six, on compte chaque espèce.
