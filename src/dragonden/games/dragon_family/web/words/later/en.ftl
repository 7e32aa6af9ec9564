## Only in what a board loads later.

legend-landscapes = Landscapes and what they yield
legend-yields = yields { $landscape ->
    [town] gold
    [forest] leaves
    [mountain] rubies
   *[ocean] pearls
}
legend-dragons = Dragons: 1 point each in the nest
legend-eats = eats { $colour ->
    [gold] only gold
    [green] leaves and gold
    [red] rubies and gold
   *[blue] pearls and gold
}
legend-egg = An egg on the market: 3 resources of one kind hatch it, gold stands in for any
legend-meals = Meals: after three a dragon is grown and can found a lair
legend-map = On the map
legend-handler = A handler: explores, moves, and brings its player what is found around
legend-lair = A lair: 3 points, and gold from others who settle in its territory
legend-left = A lair that its player can still found
legend-control = The rim of a territory: whoever has most lairs in it controls it, 1 point a tile
legend-stack = A tile face down: the stack, or in somebody’s hand

## Moves that a hint draws

drawn-move-lay = lay it here
drawn-move-go = go there
drawn-move-explore = explore: { tile-name }
drawn-move-move = move this handler
drawn-move-feed = feed { one-resource }

## Moves that an analysis lists

listed-move-lay = lay { tile-name }{ gains-by-kind }
listed-move-go = to the { landscape-name }{ gains-by-kind }
