## Explore

lesson-explore = Explore
lesson-explore-1 = Your two handlers stand in the first town. You hold three tiles. Choose one of them.
lesson-explore-2 = Now lay it beside the tile where your handler stands: the handler goes there.
lesson-explore-pass = You may do nothing, but there is a land to discover: lay a tile!
lesson-explore-done = You have found new land! For the town beside it you got a gold, and you drew a new tile.

## What the land gives

lesson-gain = What the land gives
lesson-gain-1 = Each tile that a new one touches pays: mountain a ruby, forest a leaf, ocean a pearl, town gold. Find a tile that can touch two!
lesson-gain-2 = Lay it where it touches two tiles!
lesson-gain-tile = Beside this handler that tile would touch one tile only. Choose another, or the other handler!
lesson-gain-one = It touches only one tile there, so you get one thing. Find a place beside two tiles!
lesson-gain-move = Moving gives you one thing only. Here lay a tile where it touches two!
lesson-gain-pass = You may do nothing, but then you get nothing. Lay a tile!
lesson-gain-done = Two at once! Others gain too: whoever has a handler or a lair on a tile that you touch gets one of its kind.

## Water meets water

lesson-water = Water meets water
lesson-water-1 = Ocean tiles have water on some sides. Water must lie at water and land at land. Choose your ocean tile.
lesson-water-2 = Lay it where it fits, and turn it until it does.
lesson-water-other = That is allowed, but here lay the ocean tile, so that water meets water.
lesson-water-done = It fits! Oceans are one territory only where their water flows together.

## Move a handler

lesson-move = Move a handler
lesson-move-1 = Your red dragon lacks one ruby. Instead of exploring, a handler may move to any other tile and get one of its kind. Choose a handler!
lesson-move-2 = Rubies come from mountains: go to one!
lesson-move-other = That tile gives something else. Rubies come from mountains!
lesson-move-explore = Exploring is good, but this time let a handler walk to a mountain.
lesson-move-pass = You may do nothing, but your dragon is hungry: walk to a mountain!
lesson-move-3 = After a move you may also change tiles of your hand: choose which go under the stack, or none, and confirm.
lesson-move-done = You have your ruby, and a hand of three tiles again.

## Hatch an egg

lesson-hatch = Hatch an egg
lesson-hatch-1 = You have three rubies. For three of a kind an egg hatches! Choose a dragon of the market. A red one would feel at home on your mountains.
lesson-hatch-pile = The dragon of the pile comes unseen. Choose one of the market!
lesson-hatch-token = Three for one gold is allowed, but a dragon is better. Choose one of the market!
lesson-hatch-decline = You may wait, but why? Choose a dragon of the market!
lesson-hatch-done = Hello, little dragon! Gold can stand in for any of the three. Your nest has room for three dragons, each one is a point.

## Feed the dragons

lesson-feed = Feed the dragons
lesson-feed-1 = Red dragons eat rubies, green ones leaves, blue ones pearls; all eat gold, and gold ones only gold. Give your red dragon the ruby!
lesson-feed-stop = You may stop feeding, but one ruby more and your red dragon is grown up!
lesson-feed-done = Three bites and it is grown up! Each dragon eats at most once a turn.

## Found a lair

lesson-settle = Found a lair
lesson-settle-1 = Your red dragon is grown up, and your handler stands on a mountain, where red dragons live. Settle there!
lesson-settle-2 = Say which dragon gets the lair. Others who settle in its territory will owe you a gold.
lesson-settle-other = That is allowed, but your dragon is waiting. Found its lair on the mountain!
lesson-settle-done = 3 points for the lair, and 1 for each tile of the territory, where you have most lairs! A fourth lair or the last tile brings the end.
