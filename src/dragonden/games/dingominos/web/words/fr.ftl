## Seulement sur le plateau dans le navigateur.

web-chain = La chaîne. Choisissez un domino de votre main, puis une extrémité par les flèches ; R le tourne, Entrée le pose, Échap le relâche.
web-hand = Vos dominos
web-holds = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
web-pool = { $count ->
    [0] La pioche est vide
    [one] Un domino dans la pioche
   *[other] { $count } dominos dans la pioche
}
web-direction = { $direction ->
    [clockwise] dans le sens horaire
   *[counterclockwise] dans le sens antihoraire
}
web-choose-first = Choisissez d'abord un de vos dominos.
web-pass = Passer
web-penalty = PIOCHER : { $count } dominos
web-lays = { domino-name }, { sign-name } vers l'extérieur
web-outward = { sign-name } à l'extérieur

## Said otherwise where the board is seen.

log-place = { $seat } pose { domino-name }, { sign-name } vers l'extérieur.
move-place = poser { domino-name } contre { joined-sign }, { sign-name } vers l'extérieur
joined-sign = { $joined ->
    [replay] REJOUER
    [skip] PASSER
    [reverse] SENS
    [draw] PIOCHER
    [counter] CONTRER
    [joker] JOKER
   *[points] { $joined }
}
