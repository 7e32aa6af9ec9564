## Nur auf dem Brett im Browser.

web-lay = ({ $x }, { $y }): { $one }, und { $way ->
    [down] darunter
   *[across] rechts davon
} { $two }
web-with-pawn = { $name }, Figur von { $seat }
web-sum = { $size } × { $dinosaurs } = { $product }{ $fate ->
    [less] {" "}→ { $points }
   *[other] {""}
}
web-area = { terrain-name }: { $sum } · { $owners }{ $fate ->
    [lost] {" "}· im Ziel des Asteroiden
   *[other] {""}
}
web-unclaimed = frei
web-map = Die Karte. Pfeiltasten gehen von Feld zu Feld, N zum nächsten wählbaren, Enter wählt und bestätigt dann, R dreht, B zeigt den Einschlag, Escape lässt los.
web-cell-free = { $x }, { $y }: { $open ->
    [yes] hier darfst du legen
   *[no] leer
}
web-cell-taken = { $x }, { $y }: { $name }{ $open ->
    [yes] , darfst du wählen
   *[no] {""}
}.
web-hand = Deine Dominosteine
web-holds = { $count ->
    [one] 1 Dominostein
   *[other] { $count } Dominosteine
}
web-pawns = { $count ->
    [0] keine Figur übrig
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
}
web-confirm = { $phase ->
    [pawn_to] Hierher versetzen (Eingabe)
    [return_pawn] Zurückgeben (Eingabe)
    [hatch_place] So schlüpfen (Eingabe)
   *[claim] Beanspruchen (Eingabe)
}
web-deck = { $count ->
    [0] Der Dominostapel ist leer
    [one] 1 Dominostein im Stapel
   *[other] { $count } Dominosteine im Stapel
}
web-blast = Einschlag zeigen
web-sky = Der Himmel
web-tiles-left = { $count ->
    [0] Kein Asteroidenplättchen ist übrig
    [one] Noch ein Asteroidenplättchen
   *[other] Noch { $count } Asteroidenplättchen
}
web-tile-nth = { $nth }. von oben: { $tile ->
    [unknown] verdeckt
   *[other] { tile-name }
}.
web-looked = Gesehen von { $names }.
web-all-tiles = Alle Plättchen
web-if-now = { $tense ->
    [over] Punkte nach dem Einschlag
   *[now] Punkte, schlüge der Asteroid jetzt ein
}
web-together = Punkte gemeinsam
web-claimed = Beanspruchte Gebiete
web-legend = Was die Dinosaurier tun

## Anders gesagt, wo man den Spielplan sieht.

prompt-place = { $seat }, lege den Dominostein an die Karte an.
prompt-cover = { $seat }, lege den Dominostein auf mindestens ein Feld ohne Figur.
prompt-wild = { $seat }, welcher Dinosaurier ist dieser Joker?
prompt-hatch_place = { $seat }, lege den Dominostein so, dass der { creature-name } auf einem deiner Eier liegt.
prompt-act = { $seat }, handelt der geschlüpfte { creature-name }?
prompt-pawn_to = { $seat }, versetze deine Figur in ein freies Gebiet.
log-play = { $seat } spielt einen Dominostein.
log-place = { $seat } legt ihn bei ({ $x }, { $y }) an.
log-hatch = { log-play }
log-hatch_place = { $seat } lässt das Ei bei ({ $egg_x }, { $egg_y }) schlüpfen.
log-overlap = { $seat } spielt einen Dominostein zum Überdecken.
log-cover = { $seat } legt ihn bei ({ $x }, { $y }) obenauf.
