## An die Kette legen

lesson-join = An die Kette legen
lesson-join-1 = Die Kette endet mit 3 und mit 6 Pfoten. Wähle einen Stein mit einem dieser Zeichen und lege ihn an das passende Ende.
lesson-join-draw = Ziehen darfst du immer, aber du willst Steine loswerden, und einige passen. Lege einen!
lesson-join-done = Gleiche Zeichen treffen sich, und die andere Hälfte wird das neue Ende. Wer zuerst seinen letzten Stein legt, beendet die Runde.

## Aus dem Pool ziehen

lesson-draw = Aus dem Pool ziehen
lesson-draw-1 = Die Enden zeigen 4 und NOCHMAL, den runden Pfeil, und keiner deiner Steine passt. Zieh einen aus dem Pool.
lesson-draw-2 = Ein JOKER, der Dingo mit der Kappe! Er passt überall, immer mit dem Joker nach innen. Was du ziehst, darfst du gleich legen: Lege ihn!
lesson-draw-keep = Du darfst ihn behalten und passen. Aber ein Joker auf der Hand kostet am Ende 50 Punkte: Lege ihn, solange du kannst!
lesson-draw-done = Glück gehabt! Hätte er nicht gepasst, hättest du ihn behalten, und der Nächste wäre dran.

## Nochmal

lesson-replay = Aktionen und NOCHMAL
lesson-replay-1 = Zeichen mit Namen sind Aktionen. Sie wirken am neuen Ende, nach außen. Lege einen Stein mit NOCHMAL, dem runden Pfeil, nach außen!
lesson-replay-draw = Du hast einen passenden Stein mit NOCHMAL: Lege ihn so, dass NOCHMAL das neue Ende wird.
lesson-replay-other = Das passt, aber kein NOCHMAL zeigt nach außen. Eine Aktion, die nach innen zeigt, tut nichts.
lesson-replay-2 = NOCHMAL: Du darfst gleich noch einen Stein legen. Irgendeinen, der passt!
lesson-replay-pass = Du darfst passen und musst dafür nicht ziehen. Aber ein Stein weniger ist immer gut: Lege einen!
lesson-replay-done = Zwei Steine in einem Zug! Mit mehreren NOCHMAL legst du mehrere.

## Aussetzen und umkehren

lesson-skip = AUSSETZEN und UMKEHREN
lesson-skip-1 = Lass den nächsten Spieler aussetzen: Lege einen Stein so, dass AUSSETZEN, der hüpfende Pfeil, nach außen zeigt.
lesson-skip-draw = Du hast einen Stein dafür: Ziehen ist nicht nötig.
lesson-skip-other = Das passt, hält den Nächsten aber nicht auf. AUSSETZEN soll das neue Ende werden.
lesson-skip-2 = Einer wurde übersprungen, und schon bist du wieder dran. Jetzt dreh die Richtung um: UMKEHREN, die zwei Pfeile, nach außen!
lesson-skip-ahead = Das passt, aber die Richtung bliebe, wie sie ist. UMKEHREN soll das neue Ende werden.
lesson-skip-done = Jetzt geht es andersherum. Zu zweit wirkt AUSSETZEN wie NOCHMAL.

## Ziehen und kontern

lesson-counter = POOL und KONTERN
lesson-counter-1 = Nach POOL, den Karten, zieht der Nächste 2. KONTERN, der Schild, macht 4 daraus, und du bist dran! Lege auch KONTERN nach außen.
lesson-counter-take = Du könntest die 4 Steine nehmen und dann normal spielen. Aber du hast ein KONTERN, das passt: Gib sie weiter!
lesson-counter-done = Jetzt drohen dem Nächsten 6! Wer kein KONTERN hat, nimmt sie alle und spielt dann normal.

## Der letzte Stein

lesson-out = Der letzte Stein
lesson-out-1 = Nur noch ein Stein, und er hat einen JOKER: Er passt an beide Enden. Lege ihn, und die Runde ist aus!
lesson-out-draw = Ziehen ist nicht nötig: Ein Joker passt an jedes Zeichen. Lege deinen letzten Stein!
lesson-out-done = Fertig: −50! Andere zählen Punkte, 10 je Aktion, 50 je Joker; am wenigsten gewinnt. Aus ist es auch, wenn keiner mehr spielen kann.
