## Seulement dans ce qu'un plateau charge plus tard.

legend-landscapes = Les paysages et ce qu'ils donnent
legend-yields = donne { $landscape ->
    [town] de l'or
    [forest] des feuilles
    [mountain] des rubis
   *[ocean] des perles
}
legend-dragons = Les dragons : 1 point chacun dans le nid
legend-eats = mange { $colour ->
    [gold] seulement de l'or
    [green] des feuilles et de l'or
    [red] des rubis et de l'or
   *[blue] des perles et de l'or
}
legend-egg = Un œuf au marché : 3 ressources d'une sorte le font éclore, l'or remplace tout
legend-meals = Les repas : après trois, un dragon est adulte et peut fonder un antre
legend-map = Sur la carte
legend-handler = Un gardien : il explore, se déplace et rapporte ce qui se trouve autour
legend-lair = Un antre : 3 points, et l'or de qui s'installe dans son territoire
legend-left = Un antre qui peut encore être fondé
legend-control = Le bord d'un territoire : qui y a le plus d'antres le contrôle, 1 point par tuile
legend-stack = Une tuile face cachée : la pile, ou dans une main

## Coups qu'un conseil dessine

drawn-move-lay = poser ici
drawn-move-go = aller là
drawn-move-explore = explorer : { tile-name }
drawn-move-move = déplacer ce gardien
drawn-move-feed = donner { one-resource }

## Coups qu'une analyse énumère

listed-move-lay = poser { tile-name }{ gains-by-kind }
listed-move-go = vers { landscape-name }{ gains-by-kind }
