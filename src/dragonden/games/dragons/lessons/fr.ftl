## Piocher et poser

lesson-turn = Piocher et poser
lesson-turn-1 = Trois tas, trois dragons. À votre tour, piochez une carte ou placez votre dragon. Piochez une carte : choisissez la pioche.
lesson-turn-early = Vous prendriez ce tas d'une seule carte, et votre année serait finie. Laissez d'abord grandir les tas : piochez !
lesson-turn-2 = Tout le monde voit ce que vous avez pioché. Posez-le sur le tas que vous aimeriez avoir un jour.
lesson-turn-done = Ainsi les tas grandissent. On ne pose jamais de cartes devant soi : un tas n'est à vous que quand votre dragon est dessus.

## Prendre un tas

lesson-claim = Prendre un tas
lesson-claim-1 = Le tas B a grandi : six cartes, et beaucoup d'or. Avant qu'un autre ne le prenne, placez-y votre dragon !
lesson-claim-late = Vous pourriez piocher, mais les autres pourraient alors prendre le tas B avant vous. Placez-y votre dragon !
lesson-claim-small = Ce tas serait aussi à vous, mais l'or est dans B. Placez votre dragon sur B !
lesson-claim-done = Le tas B est à vous : on n'y pose plus rien, personne ne peut le prendre. Reposez-vous : à la fin de l'année, vous recevrez ses cartes.

## Se souvenir

lesson-memory = Se souvenir
lesson-memory-1 = On ne voit que la carte du dessus de chaque tas. Regardez donc bien ce qui va où. Piochez une carte.
lesson-memory-early = Vous pourriez déjà prendre un tas, mais voyons d'abord un trésor : piochez !
lesson-memory-2 = Trois pièces ! Posez-les sur le tas B, et souvenez-vous-en.
lesson-memory-place = Vous pouvez les poser sur tout tas sans dragon, mais dans cette leçon elles vont sur B.
lesson-memory-3 = Les autres ont posé des cartes par-dessus. Où sont vos trois pièces ? Placez votre dragon sur ce tas !
lesson-memory-late = Vous pourriez encore piocher, mais un autre se souvient peut-être aussi des pièces. Placez votre dragon !
lesson-memory-forgot = Les pièces ne sont pas dans ce tas. Personne ne peut fouiller un tas, il faut se souvenir : vous les avez posées sur B.
lesson-memory-done = Bonne mémoire ! Sous les autres cartes se trouvent vos trois pièces.

## Le dernier

lesson-last = Le dernier prend le reste
lesson-last-1 = Un dragon a pris le tas A. Le dernier sans tas reçoit celui qui reste, et le reste de la pioche. Attendez donc un peu : piochez.
lesson-last-patience = Vous pouvez prendre un tas maintenant. Mais le dernier reçoit aussi le reste de la pioche : piochez et attendez !
lesson-last-2 = Posez-la sur un tas libre, et regardez ce que fait l'autre dragon.
lesson-last-done = Votre rival a pris B : C et le reste de la pioche sont à vous ! Chacun étale ses cartes, et le voisin de gauche du dernier ouvre l'année.

## La valeur des trésors

lesson-score = La valeur des trésors
lesson-score-1 = Pour une fois, tout est étalé. Une pièce vaut 1 point, un anneau 7, deux rien, trois boîtes de polish 3 × 3 = 9. Quel tas vaut le plus ?
lesson-score-late = Plus besoin de cartes : prenez tout de suite le tas qui vaut le plus.
lesson-score-rings = Beaucoup de cartes, mais deux anneaux ensemble ne valent rien, et 4 pièces font 4 points. Il y a mieux.
lesson-score-coins = L'or de ce tas vaut 3 points. Il y a mieux.
lesson-score-done = Trois boîtes de polish font 9 ! Bons aussi : trois bijoux pareils 10, une armure complète 10, le plus de gemmes bleues 12, de roses 12.

## Un dragon doit manger

lesson-hunger = Un dragon doit manger
lesson-hunger-1 = Qui a le moins d'animaux à la fin ne peut pas gagner. Vous en avez 6, les autres 5 et 9. B est riche, A cache trois vaches. Lequel prenez-vous ?
lesson-hunger-late = Votre rival pourrait alors prendre les vaches. Décidez maintenant !
lesson-hunger-gold = Tant d'or ! Mais votre rival aurait les vaches, et vous le moins d'animaux : un dragon affamé ne peut pas gagner.
lesson-hunger-done = Repu, vous gagnez ! Votre rival avait plus de points, mais trop peu d'animaux. L'égalité sauve ; à cinq ou six, on compte chaque espèce.
