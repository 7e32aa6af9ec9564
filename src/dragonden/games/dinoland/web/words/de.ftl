## Nur auf dem Brett im Browser.

web-lay = { square-at }: { $one }, und { $way ->
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
web-cell-free = { square-at }: { $open ->
    [yes] hier darfst du legen
   *[no] leer
}
web-cell-taken = { square-at }: { $name }{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}{ $open ->
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
    [hatch_place] Schlüpfen (Eingabe)
   *[claim] Beanspruchen (Eingabe)
}
web-deck = { $count ->
    [0] Kein Dominostein im Stapel
    [one] 1 Dominostein im Stapel
   *[other] { $count } Dominosteine im Stapel
}
web-blast = Einschlag zeigen
web-sky = Der Himmel
web-tiles-left = { $count ->
    [0] Kein Asteroidenplättchen mehr
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

## Anders gesagt, wo man den Spielplan sieht.

prompt-place = { $seat }, lege den Dominostein an die Karte an.
prompt-cover = { $seat }, lege den Dominostein auf mindestens ein Feld ohne Figur.
prompt-wild = { $seat }, welcher Dinosaurier ist dieser Joker?
prompt-hatch_place = { $seat }, lege den Dominostein so, dass der { creature-name } auf einem deiner Eier liegt.
prompt-act = { $seat }, handelt der geschlüpfte { creature-name }?
prompt-pawn_to = { $seat }, versetze deine Figur in ein freies Gebiet.
log-play = { $seat } spielt { log-domino }.
log-domino = { $named ->
    [yes] { $one } – { $two }
   *[no] einen Dominostein
}
log-place = { $seat } legt ihn in { square-at } an.
log-claim = { $seat } beansprucht { claimed-area } in { square-at }.
claimed-area = { $terrain ->
    [grass] ein Grasgebiet
    [stone] ein Steingebiet
    [water] ein Wassergebiet
    [lava] ein Lavagebiet
    [desert] ein Wüstengebiet
   *[other] ein Gebiet
}
log-dino-alike = { $seat } lässt den { creature-name } in { square-at } zuerst handeln.
log-hatch = { $seat } spielt { log-domino }, um den { creature-name } schlüpfen zu lassen.
log-hatch_place = { $seat } lässt das Ei in Spalte { $egg_x }, Zeile { $egg_y } schlüpfen.
log-move_pawn = { $seat } nimmt die Figur in { square-at }.
log-pawn_to = { $seat } versetzt eine Figur von { square-at } nach Spalte { $to_x }, Zeile { $to_y }.
log-step = { $seat } bewegt es { side-name }: Die Fadenkreuze treffen sich in { square-at }.
log-overlap = { $seat } spielt { log-domino } zum Überdecken.
log-cover = { $seat } legt ihn in { square-at } obenauf.
log-return_pawn = { $seat } gibt die Figur in { square-at } zurück.
log-triceratops = Der Triceratops bewegt ein Fadenkreuz: Die Fadenkreuze treffen sich in { square-at }.
move-place = { $first } in { square-at }, { $second } { $side ->
    [N] darüber
    [E] rechts davon
    [S] darunter
   *[W] links davon
}
move-hatch = { $half ->
    [1] { $first } auf das Ei, { $second } daneben
   *[other] { $second } auf das Ei, { $first } daneben
}
move-claim = { $phase ->
    [pawn_to] nach { square-at }: { text-claim-area }
   *[other] { square-at } beanspruchen: { text-claim-area }
}
move-dino = zuerst der { creature-name } der { $half ->
    [1] ersten
   *[other] zweiten
} Hälfte
move-look_hand = die Hand von { $other } ansehen
move-swap = die Hand mit { $other } tauschen
move-pawn = Figur von { $seat } in { square-at }: { text-claim-area }
