## Seulement dans ce qu'un plateau charge plus tard.

legend-landscapes = Les paysages et leurs œufs
legend-eggs = { $eggs ->
    [0] il ne reste aucun œuf
    [one] il reste 1 œuf
   *[other] il reste { $eggs } œufs
}, { $dragons ->
    [0] aucun avec un bébé dragon
    [one] 1 avec un bébé dragon
   *[other] { $dragons } avec un bébé dragon
}
legend-finds = Ce que cachent les œufs
legend-dragon = Un bébé dragon : 1 point
legend-shell = Une coquille : aucun point, mais qui la trouve prend Maman Dragon
legend-mommy = Maman Dragon : qui l'a commence la manche suivante, et à la fin elle vaut 1 point
legend-well = Un point d'eau : regardez deux œufs et gardez-en un

## Les coups qu'un conseil dessine

drawn-move-place = poser ici : { text-gain }

## Coups qu'une analyse énumère

listed-move-place = { one-half } – { two-half } : { text-gain }
