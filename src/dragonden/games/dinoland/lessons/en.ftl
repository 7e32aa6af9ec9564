## Lay a domino

lesson-place = Lay a domino
lesson-place-1 = This is the land of the dinosaurs, still very small. You hold four dominoes. Begin with the one that has stone on both halves.
lesson-place-other = You may play any domino of your hand, but let us begin with the two stones.
lesson-place-2 = Lay it so that it touches the map. Nothing may overlap; terrains need not match. Turn it if you like.
lesson-place-done = The land has grown, and you have four dominoes in hand again.

## Claim an area

lesson-claim = Claim an area
lesson-claim-1 = Touching squares of one terrain are an area. After laying you may put a pawn on a free one. Claim the three squares of stone!
lesson-claim-small = That area has only one square. In the end an area is worth squares × dinosaurs, so take the stone!
lesson-claim-none = You need not claim, but this time take the three squares of stone!
lesson-claim-done = The stone is yours, and it may still grow: squares × dinosaurs are its points. Pawns are few and stay where they are.

## The crosshairs

lesson-arrow = Triceratops and the crosshairs
lesson-arrow-1 = The asteroid strikes where the two crosshairs meet! A Triceratops moves them. Play the domino with a Triceratops and lava.
lesson-arrow-other = Not that one: look for grass with a Triceratops on the first half, and lava on the other.
lesson-arrow-2 = Its arrow turns with the domino: up or down moves the row, left or right the column, one step. Lay it as you like.
lesson-arrow-3 = Claim an area if you want to, or nothing. Then the Triceratops stamps its foot.
lesson-arrow-done = A crosshair has moved, unless the map has only one row. Where it leaves the map it comes back on the other side.

## The asteroid comes closer

lesson-raptor = Velociraptor and the asteroid
lesson-raptor-1 = A Velociraptor turns up an asteroid tile. After the last one the asteroid strikes! Play the domino with a Velociraptor.
lesson-raptor-other = Look for the domino whose stone has a Velociraptor, beside plain grass.
lesson-raptor-2 = Lay it where you like.
lesson-raptor-3 = Claim an area if you want to, or nothing.
lesson-raptor-done = One asteroid tile less: now nine are left. Will the asteroid come soon, or late? That is partly up to you.

## Two dinosaurs

lesson-look = Brachiosaurus, and two at once
lesson-look-1 = A Brachiosaurus has a long neck: you alone look at the next five asteroid tiles. Play the domino with two dinosaurs.
lesson-look-other = Look for the domino with two dinosaurs: a Brachiosaurus on water, a Triceratops on grass.
lesson-look-2 = Lay it where you like.
lesson-look-3 = Claim an area if you want to, or nothing.
lesson-look-4 = Two dinosaurs: you choose who acts first. Let the Brachiosaurus look!
lesson-look-second = You may let the Triceratops go first, but knowing more before one moves is wise: the Brachiosaurus!
lesson-look-done = You have seen the next five tiles, and then the Triceratops moved a crosshair.

## Eggs

lesson-egg = Hatch an egg
lesson-egg-1 = A tile lets eggs hatch, and the one in your water is yours! Choose the Triceratops on water, so that your area stays water.
lesson-egg-grass = That dinosaur would hatch too, but the egg's square would turn to grass, and your water would become smaller.
lesson-egg-stone = That would hatch a Velociraptor, but its other half brings stone. Take the domino with water on both halves!
lesson-egg-2 = Lay the domino on top, so that the Triceratops covers the egg.
lesson-egg-3 = A Triceratops has hatched! It may act, if you like: shall it?
lesson-egg-done = An egg became a dinosaur, and every dinosaur makes your area more valuable. Eggs themselves do not count.

## More dominoes

lesson-wild = Wildcards and Stegosaurus
lesson-wild-1 = The expansion brings desert, wildcards and a new dinosaur. Play the domino of two deserts with the wildcard dinosaur.
lesson-wild-other = Look for the domino of two deserts; one has a dinosaur that can be any.
lesson-wild-2 = Lay it where you like.
lesson-wild-3 = What shall it be? It keeps this name for the rest of the game. Make it a Stegosaurus!
lesson-wild-name = You may choose any dinosaur, but today we want to meet the Stegosaurus.
lesson-wild-4 = Claim an area if you want to, or nothing.
lesson-wild-5 = A Stegosaurus looks at the hand of another player, or gets you a new hand. Look!
lesson-wild-replace = A new hand is allowed too. But this time be curious: look at the other hand!
lesson-wild-done = Only you have seen it. Wildcard terrains, by the way, belong to every area they touch.

## The impact

lesson-impact = The impact
lesson-impact-1 = Soon the asteroid hits the crosshairs' square and the eight around it, and their whole areas are lost! Claim the best that stays.
lesson-impact-struck = The blast reaches that area, and all of it would be lost. Look further away from the crosshairs!
lesson-impact-small = That area stays whole, but it is tiny. Squares × dinosaurs: look for the great one!
lesson-impact-none = Your last chance to claim: take the great area that stays whole!
lesson-impact-2 = Now let the Velociraptors loose. Which one first?
lesson-impact-done = Boom! Your grass is far enough away: 6 squares × 6 dinosaurs = 36 points, you win! Special tiles make it wilder still.
