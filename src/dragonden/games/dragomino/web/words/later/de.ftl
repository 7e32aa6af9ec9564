## Nur in dem, was ein Spielbrett später lädt.

legend-landscapes = Landschaften und ihre Eier
legend-eggs = { $eggs ->
    [0] kein Ei ist übrig
    [one] 1 Ei ist übrig
   *[other] { $eggs } Eier sind übrig
}, { $dragons ->
    [0] keines mit Drachenbaby
    [one] 1 mit Drachenbaby
   *[other] { $dragons } mit Drachenbabys
}
legend-finds = Was in den Eiern ist
legend-dragon = Ein Drachenbaby: 1 Punkt
legend-shell = Eine Eierschale: kein Punkt, aber wer sie findet, bekommt Mama Drache
legend-mommy = Mama Drache: Wer sie hat, beginnt die nächste Runde; am Ende zählt sie 1 Punkt
legend-well = Eine Wasserstelle: Sieh dir zwei Eier an und behalte eines

## Züge, die ein Rat zeichnet

drawn-move-place = hierher legen: { text-gain }

## Züge, die eine Analyse aufzählt

listed-move-place = { one-half } – { two-half }: { text-gain }
