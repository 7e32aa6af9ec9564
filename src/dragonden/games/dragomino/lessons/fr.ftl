## Poser un domino

lesson-lay = Poser un domino
lesson-lay-1 = Bonjour ! Cette petite île est à vous. Quatre dominos sont visibles : choisissez celui qui vous plaît.
lesson-lay-2 = Posez-le maintenant. Il doit toucher un domino de votre île. Choisissez un endroit, tournez-le si vous voulez, et confirmez.
lesson-lay-done = Bravo, votre île a grandi ! Chaque tour se passe ainsi : prendre un domino, le poser.

## Trouver un œuf

lesson-match = Trouver un œuf
lesson-match-1 = Votre île a du désert et de la neige. Là où deux paysages pareils se touchent, il y a un œuf. Prenez le domino avec de la neige !
lesson-match-other = Pas de neige, donc pas d'œuf. Cherchez la neige !
lesson-match-2 = Posez-le pour que la neige touche la neige.
lesson-match-apart = C'est permis, mais sans œuf : la neige doit toucher la neige.
lesson-match-done = Un bébé dragon ! Là où deux paysages pareils se touchent, vous ouvrez un œuf, et chaque bébé dragon est un point.

## Maman Dragon

lesson-mommy = Maman Dragon
lesson-mommy-1 = Maman Dragon est chez l'autre joueur. Voyons comment elle vient chez vous. Prenez le domino avec de la neige.
lesson-mommy-other = Pas de neige, donc pas d'œuf. Cherchez la neige !
lesson-mommy-2 = Posez-le pour que la neige touche la neige, et ouvrez l'œuf.
lesson-mommy-apart = C'est permis, mais sans œuf : la neige doit toucher la neige.
lesson-mommy-done = Une coquille vide, mais Maman Dragon vous console ! Elle vaut un point tant qu'elle reste ; qui l'a commence la manche suivante.

## Le point d'eau

lesson-well = Le point d'eau
lesson-well-1 = Parfois, nous jouons avec des dragons assoiffés. Prenez le domino avec un point d'eau.
lesson-well-dry = Pas de point d'eau ici. Cherchez l'eau bleue !
lesson-well-2 = Posez-le pour que la neige avec le point d'eau touche votre neige.
lesson-well-apart = Ici, l'eau ne touche pas de neige. Essayez ailleurs !
lesson-well-3 = Les dragons aiment l'eau : vous pouvez regarder deux œufs ! Prenez le premier.
lesson-well-4 = Et maintenant le deuxième.
lesson-well-5 = Vous seul les voyez : un bébé dragon et une coquille vide. Gardez le bébé dragon !
lesson-well-shell = La coquille amène Maman Dragon. Mais là, nous voulons le bébé !
lesson-well-done = Très bien ! L'autre œuf retourne sur la table. Personne ne sait ce qu'il contient, sauf vous.

## Le dernier domino

lesson-end = Le dernier domino
lesson-end-1 = Le dernier tour, et vous avez 7 points chacun ! Prenez le domino avec deux déserts.
lesson-end-other = Cherchez les deux déserts : ils peuvent donner deux œufs.
lesson-end-2 = Posez-le pour que les deux déserts touchent un désert.
lesson-end-fewer = Les deux déserts doivent toucher un désert. Regardez à gauche !
lesson-end-done = Un dragon, une coquille, et Maman Dragon vient : gagné ! Un point par dragon, un pour Maman ; à égalité, le plus de coquilles gagne.
