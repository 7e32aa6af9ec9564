## Poser un domino

lesson-place = Poser un domino
lesson-place-1 = Voici le pays des dinosaures, encore tout petit. Vous tenez quatre dominos. Commencez par celui qui a de la pierre sur ses deux moitiés.
lesson-place-other = Vous pouvez jouer n'importe quel domino de votre main, mais commençons par les deux pierres.
lesson-place-2 = Posez-le contre la carte. Rien ne doit se recouvrir ; les terrains peuvent être différents. Tournez-le si vous voulez.
lesson-place-done = Le pays a grandi, et vous avez de nouveau quatre dominos en main.

## Revendiquer une zone

lesson-claim = Revendiquer une zone
lesson-claim-1 = Des cases d'un même terrain qui se touchent sont une zone. Mettez un pion sur une zone libre : les trois cases de pierre !
lesson-claim-small = Cette zone n'a qu'une case. À la fin, une zone vaut cases × dinosaures : prenez la pierre !
lesson-claim-none = On n'est pas obligé de revendiquer, mais prenez cette fois les trois cases de pierre !
lesson-claim-done = La pierre est à vous, et elle peut encore grandir : cases × dinosaures sont ses points. Les pions sont rares et restent où ils sont.

## Les viseurs

lesson-arrow = Le tricératops et les viseurs
lesson-arrow-1 = L'astéroïde tombera où les deux viseurs se croisent ! Un tricératops les déplace. Jouez le domino avec tricératops et lave.
lesson-arrow-other = Pas celui-là : cherchez l'herbe avec un tricératops sur une moitié, et la lave sur l'autre.
lesson-arrow-2 = Sa flèche tourne avec lui : vers le haut ou le bas elle déplace la ligne, sinon la colonne. Posez-le comme vous voulez.
lesson-arrow-3 = Revendiquez une zone si vous voulez, ou rien. Puis le tricératops tape du pied.
lesson-arrow-done = Un viseur a bougé, sauf si la carte n'a qu'une ligne. S'il quitte la carte, il revient de l'autre côté.

## L'astéroïde approche

lesson-raptor = Le vélociraptor et l'astéroïde
lesson-raptor-1 = Un vélociraptor révèle une tuile astéroïde. Après la dernière, l'astéroïde tombe ! Jouez le domino avec un vélociraptor.
lesson-raptor-other = Cherchez le domino dont la pierre a un vélociraptor, à côté d'herbe simple.
lesson-raptor-2 = Posez-le où vous voulez.
lesson-raptor-3 = Revendiquez une zone si vous voulez, ou rien.
lesson-raptor-done = Une tuile astéroïde de moins : il en reste neuf. L'astéroïde viendra-t-il tôt ou tard ? Cela dépend aussi de vous.

## Deux dinosaures

lesson-look = Le brachiosaure, et deux à la fois
lesson-look-1 = Un brachiosaure a un long cou : vous seul regardez les cinq prochaines tuiles. Jouez le domino avec deux dinosaures.
lesson-look-other = Cherchez le domino avec deux dinosaures : un brachiosaure sur l'eau, un tricératops sur l'herbe.
lesson-look-2 = Posez-le où vous voulez.
lesson-look-3 = Revendiquez une zone si vous voulez, ou rien.
lesson-look-4 = Deux dinosaures : vous choisissez qui agit d'abord. Laissez regarder le brachiosaure !
lesson-look-second = Le tricératops peut passer d'abord, mais il est sage d'en savoir plus avant : le brachiosaure !
lesson-look-done = Vous avez vu les cinq prochaines tuiles, puis le tricératops a déplacé un viseur.

## Les œufs

lesson-egg = Faire éclore un œuf
lesson-egg-1 = Une tuile fait éclore les œufs, et celui dans votre eau est à vous ! Prenez le tricératops sur l'eau : elle reste de l'eau.
lesson-egg-grass = Ce dinosaure éclorait aussi, mais la case de l'œuf deviendrait de l'herbe, et votre eau rétrécirait.
lesson-egg-stone = Cela ferait éclore un vélociraptor, mais son autre moitié apporte de la pierre. Prenez le domino avec de l'eau des deux côtés !
lesson-egg-2 = Posez le domino par-dessus, de sorte que le tricératops couvre l'œuf.
lesson-egg-3 = Un tricératops est né ! Il peut agir si vous voulez : agit-il ?
lesson-egg-done = Un œuf est devenu dinosaure, et chaque dinosaure augmente la valeur de votre zone. Les œufs eux-mêmes ne comptent pas.

## Plus de dominos

lesson-wild = Jokers et stégosaure
lesson-wild-1 = L'extension apporte du désert, des jokers et un dinosaure. Jouez le domino de deux déserts avec le dinosaure joker.
lesson-wild-other = Cherchez le domino de deux déserts ; l'un porte un dinosaure qui peut être n'importe lequel.
lesson-wild-2 = Posez-le où vous voulez.
lesson-wild-3 = Que sera-t-il ? Il garde ce nom jusqu'à la fin. Faites-en un stégosaure !
lesson-wild-name = Vous pouvez choisir n'importe quel dinosaure, mais aujourd'hui nous voulons rencontrer le stégosaure.
lesson-wild-4 = Revendiquez une zone si vous voulez, ou rien.
lesson-wild-5 = Un stégosaure regarde la main d'un autre joueur, ou renouvelle la vôtre. Regardez !
lesson-wild-replace = Renouveler sa main est permis aussi. Mais soyez curieux cette fois : regardez l'autre main !
lesson-wild-done = Vous seul l'avez vue. Les terrains joker appartiennent d'ailleurs à chaque zone qu'ils touchent.

## L'impact

lesson-impact = L'impact
lesson-impact-1 = L'astéroïde va frapper la case des viseurs et les huit autour, et leurs zones seront perdues ! Prenez la meilleure qui reste.
lesson-impact-struck = L'explosion atteint cette zone, et elle serait toute perdue. Regardez plus loin des viseurs !
lesson-impact-small = Cette zone reste entière, mais elle est minuscule. Cases × dinosaures : cherchez la grande !
lesson-impact-none = Votre dernière chance de revendiquer : prenez la grande zone qui reste entière !
lesson-impact-2 = Lâchez maintenant les vélociraptors. Lequel d'abord ?
lesson-impact-done = Boum ! Votre herbe est assez loin : 6 cases × 6 dinosaures = 36 points, vous gagnez ! Avec des tuiles spéciales, c'est plus fou.
