## Raccorder

lesson-join = Raccorder à la chaîne
lesson-join-1 = La chaîne finit par 3 et par 6 empreintes. Choisissez un domino avec un de ces signes et posez-le à la bonne extrémité.
lesson-join-draw = On peut toujours piocher, mais vous voulez vous défaire de vos dominos, et certains conviennent. Posez-en un !
lesson-join-done = Les signes pareils se touchent, l'autre moitié devient la nouvelle extrémité. Qui pose d'abord son dernier domino finit la manche.

## Piocher

lesson-draw = Piocher
lesson-draw-1 = Les extrémités montrent 4 et REJOUER, la flèche ronde, et aucun de vos dominos ne convient. Piochez-en un.
lesson-draw-2 = Un JOKER, le dingo au bonnet ! Il va partout, toujours le joker vers l'intérieur. Ce qu'on pioche peut se poser aussitôt : posez-le !
lesson-draw-keep = Vous pouvez le garder et passer. Mais un joker en main coûte 50 points à la fin : posez-le tant que vous le pouvez !
lesson-draw-done = Quelle chance ! S'il n'avait pas convenu, vous l'auriez gardé et le tour serait passé au suivant.

## Rejouer

lesson-replay = Les actions et REJOUER
lesson-replay-1 = Les signes nommés sont des actions. Elles agissent à la nouvelle extrémité, vers l'extérieur. Posez-y REJOUER, la flèche ronde !
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
lesson-counter-1 = Après PIOCHER, les cartes, le suivant pioche 2. CONTRER, le bouclier, en a fait 4, et c'est à vous ! Posez aussi CONTRER vers l'extérieur.
lesson-counter-take = Vous pourriez prendre les 4 dominos, puis jouer normalement. Mais vous avez un CONTRER qui convient : passez-les au suivant !
lesson-counter-done = Le suivant doit maintenant en piocher 6 ! Qui n'a pas de CONTRER les prend tous, puis joue normalement.

## Le dernier domino

lesson-out = Le dernier domino
lesson-out-1 = Plus qu'un domino, et il a un JOKER : il convient aux deux extrémités. Posez-le et la manche est finie !
lesson-out-draw = Inutile de piocher : un joker va avec tous les signes. Posez votre dernier domino !
lesson-out-done = Fini : −50 ! Les autres comptent : points imprimés, action 10, joker 50. Le moins gagne. Une manche finit aussi si nul ne peut jouer.
