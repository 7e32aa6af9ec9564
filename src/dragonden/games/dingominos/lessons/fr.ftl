## Raccorder

lesson-join = Raccorder à la chaîne
lesson-join-1 = Une extrémité de la chaîne montre 3 empreintes, l'autre 6. Choisissez un domino avec un de ces signes et posez-le à l'extrémité qui convient.
lesson-join-draw = On peut toujours piocher, mais vous voulez vous défaire de vos dominos, et certains conviennent. Posez-en un !
lesson-join-done = C'est tout : les signes pareils se touchent, et l'autre moitié devient la nouvelle extrémité. Qui pose le premier son dernier domino termine la manche.

## Piocher

lesson-draw = Piocher
lesson-draw-1 = Les extrémités montrent 4 et REJOUER, la flèche ronde, et aucun de vos dominos ne convient. Piochez-en un.
lesson-draw-2 = Un JOKER, le dingo au bonnet ! Il va avec tous les signes, toujours le joker vers l'intérieur. Ce que vous venez de piocher, vous pouvez le poser tout de suite : posez-le !
lesson-draw-keep = Vous pouvez le garder et passer. Mais un joker en main coûte 50 points à la fin : posez-le tant que vous le pouvez !
lesson-draw-done = Quelle chance ! S'il n'avait pas convenu, vous l'auriez gardé et le tour serait passé au suivant.

## Rejouer

lesson-replay = Les actions et REJOUER
lesson-replay-1 = Les signes qui ont un nom sont des actions. Elles agissent quand elles sont tournées vers l'extérieur, à la nouvelle extrémité. Posez un domino avec REJOUER, la flèche ronde, vers l'extérieur !
lesson-replay-draw = Vous avez un domino avec REJOUER qui convient : posez-le pour que REJOUER soit la nouvelle extrémité.
lesson-replay-other = Il convient, mais aucun REJOUER ne serait vers l'extérieur. Une action tournée vers l'intérieur ne fait rien.
lesson-replay-2 = REJOUER : vous pouvez poser aussitôt un autre domino. N'importe lequel qui convient !
lesson-replay-pass = Vous pouvez passer, sans devoir piocher. Mais un domino de moins est toujours bon : posez-en un !
lesson-replay-done = Deux dominos en un tour ! Avec plusieurs REJOUER, vous en posez plusieurs.

## Passer et sens

lesson-skip = PASSER et SENS
lesson-skip-1 = Faites manquer un tour au joueur suivant : posez un domino avec PASSER, la flèche qui saute, vers l'extérieur.
lesson-skip-draw = Vous avez un domino qui convient : inutile de piocher.
lesson-skip-other = Il convient, mais il n'arrête pas le joueur suivant. PASSER doit devenir la nouvelle extrémité.
lesson-skip-2 = Un joueur a été sauté, et c'est déjà de nouveau à vous. Changez maintenant le sens du jeu : SENS, les deux flèches, vers l'extérieur !
lesson-skip-ahead = Il convient, mais le sens resterait le même. SENS doit devenir la nouvelle extrémité.
lesson-skip-done = Le jeu tourne maintenant dans l'autre sens. À deux, PASSER agit comme REJOUER.

## Piocher et contrer

lesson-counter = PIOCHER et CONTRER
lesson-counter-1 = Quelqu'un a posé PIOCHER, les cartes : le suivant pioche 2 dominos. Il a posé CONTRER, le bouclier, c'est donc à vous d'en piocher 4 ! Répondez par un domino avec CONTRER vers l'extérieur.
lesson-counter-take = Vous pourriez prendre les 4 dominos, puis jouer normalement. Mais vous avez un CONTRER qui convient : passez-les au suivant !
lesson-counter-done = Le suivant doit maintenant en piocher 6 ! Qui n'a pas de CONTRER les prend tous, puis joue normalement.

## Le dernier domino

lesson-out = Le dernier domino
lesson-out-1 = Plus qu'un domino, et il a un JOKER : il convient aux deux extrémités. Posez-le et la manche est finie !
lesson-out-draw = Inutile de piocher : un joker va avec tous les signes. Posez votre dernier domino !
lesson-out-done = Fini ! Cela vous donne −50. Les autres comptent ce qu'ils ont en main : les points imprimés, 10 par action, 50 par joker. Le moins de points gagne. Une manche finit aussi quand la pioche est vide et que personne ne peut poser.
