## Lay a domino

lesson-lay = Lay a domino
lesson-lay-1 = Hello! This little island is yours. Four dominoes lie face up: choose the one you like best.
lesson-lay-2 = Now lay it. It must touch a domino of your island. Choose a spot, turn it if you like, and confirm.
lesson-lay-done = Well done, your island has grown! Every turn goes like this: take a domino, lay it.

## Find an egg

lesson-match = Find an egg
lesson-match-1 = Your island has desert and snow. Where the same landscapes touch, there is an egg. Take the domino with snow on it!
lesson-match-other = No snow on that one, so no egg. Look for the snow!
lesson-match-2 = Lay it so that snow touches snow.
lesson-match-apart = That works, but finds no egg: snow must touch snow.
lesson-match-done = A baby dragon! Wherever the same landscapes touch you open an egg, and every baby dragon is a point.

## Mommy Dragon

lesson-mommy = Mommy Dragon
lesson-mommy-1 = Mommy Dragon is with the other player. Let us see how she comes to you. Take the domino with snow on it.
lesson-mommy-other = No snow on that one, so no egg. Look for the snow!
lesson-mommy-2 = Lay it so that snow touches snow, and open the egg.
lesson-mommy-apart = That works, but finds no egg: snow must touch snow.
lesson-mommy-done = Only an empty shell, but Mommy Dragon comforts you! She is a point while she stays, and whoever has her begins the next round.

## The watering hole

lesson-well = The watering hole
lesson-well-1 = Sometimes we play with thirsty dragons. Take the domino with a watering hole.
lesson-well-dry = No watering hole on that one. Look for the blue water!
lesson-well-2 = Lay it so that the snow with the watering hole touches your snow.
lesson-well-apart = Here the watering hole touches no snow. Try another spot!
lesson-well-3 = Dragons love water, so you may look at two eggs! Take the first one.
lesson-well-4 = And now the second one.
lesson-well-5 = Only you can see them: a baby dragon and an empty shell. Keep the baby dragon!
lesson-well-shell = The shell brings Mommy Dragon. But now we want the baby dragon!
lesson-well-done = Lovely! The other egg goes back to the table. Nobody else knows what is in it, but you do.

## The last domino

lesson-end = The last domino
lesson-end-1 = The last turn, and both of you have 7 points! Take the domino with two deserts.
lesson-end-other = Look for the two deserts: they can bring two eggs at once.
lesson-end-2 = Lay it so that both deserts touch a desert.
lesson-end-fewer = Both deserts should touch a desert. Look at the left side!
lesson-end-done = A dragon, a shell, and Mommy Dragon comes: you win! Each dragon is a point, Mommy one more; if points are equal, more shells win.
