## Seulement dans ce qu'un plateau charge plus tard.

legend-actions = Actions : elles agissent vers l'extérieur, et comptent 10 points si elles restent
legend-action = { $sign ->
    [replay] posez encore une fois
    [skip] le suivant passe son tour
    [skip-two] posez encore une fois, puisque vous n'êtes que deux
    [reverse] le sens du jeu s'inverse
    [draw] le suivant pioche deux dominos
    [counter] répond à PIOCHER : le suivant en subit deux de plus
   *[joker] va avec tous les signes, toujours vers l'intérieur ; 50 points s'il reste
}
legend-points = Empreintes : elles comptent leur nombre si elles restent
legend-table = Sur la table
legend-pool = La pioche, avec le nombre de dominos restants
legend-direction = Dans quel sens on joue
