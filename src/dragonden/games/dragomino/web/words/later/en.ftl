## Only in what a board loads later.

legend-landscapes = Landscapes and their eggs
legend-eggs = { $eggs ->
    [0] no egg is left
    [one] 1 egg is left
   *[other] { $eggs } eggs are left
}, { $dragons ->
    [0] none with a baby dragon
    [one] 1 with a baby dragon
   *[other] { $dragons } with baby dragons
}
legend-finds = What eggs hold
legend-dragon = A baby dragon: 1 point
legend-shell = An eggshell: no point, but whoever finds it takes Mommy Dragon
legend-mommy = Mommy Dragon: whoever has her begins the next round, and in the end she is 1 point
legend-well = A watering hole: look at two eggs and keep one

## Moves that a hint draws

drawn-move-place = lay it here: { text-gain }

## Moves that an analysis lists

listed-move-place = { one-half } – { two-half }: { text-gain }
