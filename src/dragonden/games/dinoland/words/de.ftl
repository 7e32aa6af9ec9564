## Das Spiel

about = Lege Dominosteine zu einem Land der Dinosaurier, beanspruche seine Gebiete und achte darauf, wo der Asteroid einschlägt.
how =
    Lege in deinem Zug einen Dominostein deiner Hand an die Karte an. Felder eines Geländes, die sich berühren, sind ein Gebiet.
    Dinosaurier darauf handeln: Der Triceratops bewegt ein Fadenkreuz nach seinem Pfeil, der Velociraptor deckt ein Asteroidenplättchen auf, der Brachiosaurus sieht die nächsten an.
    Du darfst eine Figur auf ein Gebiet setzen, das niemand beansprucht hat. Du hast nur wenige, und sie bleiben dort.
    Ist das letzte Plättchen aufgedeckt, schlägt der Asteroid ein, wo sich die Fadenkreuze treffen, und zerstört die getroffenen Gebiete. Jedes übrige zählt seine Felder × seine Dinosaurier.
option-mode-label = Gegeneinander oder miteinander
option-mode = Gegeneinander: Die höchste Wertung gewinnt. Miteinander: eine Wertung für alle.
option-mode-competitive = gegeneinander
option-mode-cooperative = miteinander
option-asteroids-label = Asteroidenplättchen
option-asteroids = Wie viele Asteroidenplättchen es gibt: mehr machen das Spiel länger.
option-blast-label = Einschlag
option-blast = Was der Asteroid zerstört: auch die Felder um sein Ziel oder nur dieses eine Feld.
option-blast-area = auch die Felder ringsum
option-blast-single = ein einzelnes Feld
option-brachiosaurus-label = Brachiosaurus schaut voraus
option-brachiosaurus = Ein Brachiosaurus sieht die nächsten fünf Asteroidenplättchen an, statt nichts zu tun.
option-pawn_end-label = Ende durch Figuren
option-pawn_end = Das Spiel endet sofort, wenn alle Figuren gesetzt sind.
option-diet-label = Ernährung
option-diet = Wer ein Gebiet teilen darf: alle Dinosaurier; Fleisch- und Pflanzenfresser getrennt; nur eine Art.
option-diet-any = alle Dinosaurier
option-diet-separate = Fleisch und Pflanzen getrennt
option-diet-species = eine Art
option-eggs-label = Schlüpfende Eier
option-eggs = Schlüpfende Eier: Manche Asteroidenplättchen lassen die Eier in beanspruchten Gebieten schlüpfen.
option-expansion-label = Mehr Dominosteine
option-expansion = 22 weitere Dominosteine mit Wüste, Jokern und dem Stegosaurus.
option-impact_cards-label = Einschlagkarten
option-impact_cards = Eine Karte, zu Beginn gezogen, sagt, was der Einschlag zerstört.
option-specials-label = Besondere Asteroidenplättchen
option-specials = Wie viele gewöhnliche Asteroidenplättchen durch besondere ersetzt werden.

## Namen

terrain-name = { $terrain ->
    [grass] Gras
    [stone] Stein
    [water] Wasser
    [lava] Lava
    [desert] Wüste
   *[wildcard] Joker
}
creature-name = { $creature ->
    [nothing] nichts
    [egg] Ei
    [triceratops] Triceratops
    [brachiosaurus] Brachiosaurus
    [velociraptor] Velociraptor
    [stegosaurus] Stegosaurus
   *[wildcard] Joker-Dinosaurier
}
tile-name = { $tile ->
    [regular] gewöhnlich
    [egg_hatch] Schlüpfen
    [move_pawn] Figur versetzen
    [move_crosshairs] Fadenkreuz versetzen
    [overlap] Überdecken
    [return_asteroid] Asteroid zurücklegen
    [switch_impact] Einschlag wechseln
    [draw_dominoes] Dominosteine ziehen
    [swap_hand] Hände tauschen
    [look_last] Die letzten ansehen
    [return_pawn] Figur zurückgeben
    [claim_again] Noch einmal beanspruchen
    [insta_end] Sofortiges Ende
    [hatch_all_terrain] Schlüpfen nach Gelände
    [hatch_all_unclaimed] Freie Eier schlüpfen
    [rearrange_asteroid] Asteroiden umordnen
   *[mini_impact] Kleiner Einschlag
}
card-name = { $card ->
    [regular] die 3×3 Felder um das Ziel, samt ihren Gebieten
    [single] jedes Gebiet vom Gelände des Ziels
    [longest_row] die längere Linie, Zeile oder Spalte, durch das Ziel, samt ihren Gebieten
    [shortest_row] die kürzere Linie, Zeile oder Spalte, durch das Ziel, samt ihren Gebieten
    [regular_wrap] die 3×3 Felder um das Ziel, über den Kartenrand hinweg, samt ihren Gebieten
    [radius_double] alle Felder bis zwei Schritte vom Ziel, samt ihren Gebieten
    [radius_double_kind] ein Kreuz mit Armen von zwei Feldern um das Ziel, samt seinen Gebieten
    [radius_double_noarea] die Felder bis zwei Schritte vom Ziel, aber nicht ihre Gebiete
    [single_dino] jedes Feld mit dem Dinosaurier des Ziels (oder jedes ohne), aber nicht ihre Gebiete
    [regular_kind] das Ziel und seine vier Nachbarn, samt ihren Gebieten
    [random_shape_0] sechs Felder um das Ziel, nicht dieses selbst, samt ihren Gebieten
    [random_shape_1] eine Treppe von sieben Feldern durch das Ziel, samt ihren Gebieten
    [random_shape_2] sieben Felder wie ein H um das Ziel, samt ihren Gebieten
    [random_shape_3] fünf Felder wie ein T auf dem Ziel, samt ihren Gebieten
    [random_shape_5] acht Felder wie ein Kamm auf dem Ziel, samt ihren Gebieten
   *[regular_limit] Gebiete mit mindestens dreien der 3×3 Felder um das Ziel
}
axis-name = { $axis ->
    [row] Zeilenkreuz
   *[column] Spaltenkreuz
}
side-name = { $side ->
    [N] nach oben
    [E] nach rechts
    [S] nach unten
   *[W] nach links
}
arrow-name = { $arrow ->
    [N] , Pfeil nach oben
    [E] , Pfeil nach rechts
    [S] , Pfeil nach unten
    [W] , Pfeil nach links
   *[none] {""}
}
half-name = { $creature ->
    [nothing] { terrain-name }
   *[other] { terrain-name } mit { creature-name }{ arrow-name }
}

## Aufforderungen

prompt-play = { $seat }, spiele einen Dominostein aus der Hand.
prompt-place = { $seat }, lege { $domino } an die Karte: das Feld der ersten Hälfte, dann die Seite der zweiten.
prompt-wild = { $seat }, welcher Dinosaurier ist der Joker auf ({ $x }, { $y })?
prompt-claim = { $seat }, beanspruche ein freies Gebiet durch eines seiner Felder oder keines.
prompt-dino = { $seat }, welcher der beiden Dinosaurier handelt zuerst?
prompt-stego = { $seat }, dein Stegosaurus sieht eine Hand an oder tauscht deine aus.
prompt-hatch = { $seat }, lass { $eggs ->
    [one] dein Ei
   *[other] eines deiner { $eggs } Eier
} schlüpfen: Wähle einen Dominostein und seinen Dinosaurier.
prompt-hatch_place = { $seat }, lege { $domino } so, dass Hälfte { $half }, der { creature-name }, auf einem deiner Eier liegt.
prompt-act = { $seat }, handelt der geschlüpfte { creature-name } auf ({ $x }, { $y })?
prompt-move_pawn = { $seat }, welche deiner Figuren versetzt du in ein freies Gebiet?
prompt-pawn_to = { $seat }, wohin versetzt du die Figur auf ({ $x }, { $y })? Auf ein Feld eines freien Gebiets.
prompt-crosshair = { $seat }, welches Fadenkreuz bewegst du drei Schritte?
prompt-step = { $seat }, bewege das { axis-name }: { $left ->
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}.
prompt-overlap = { $seat }, wähle einen Dominostein, den du auf andere legst.
prompt-cover = { $seat }, lege { $domino } auf mindestens ein Feld ohne Figur.
prompt-return_tile = { $seat }, welches aufgedeckte Plättchen kommt zurück in den Asteroidenstapel?
prompt-swap = { $seat }, mit wem tauschst du die Hand?
prompt-return_pawn = { $seat }, welche Figur geht zurück?
prompt-claim_again = { $seat }, du darfst noch ein Gebiet beanspruchen, auch ein beanspruchtes.
prompt-put = { $seat }, lege die Asteroidenplättchen zurück, das oberste zuerst: noch { $left }.

## Verlauf

log-play = { $seat } spielt { $domino }.
log-place = { $seat } legt { text-lay }.
log-wild = { $seat } benennt den Joker: { creature-name }{ arrow-name }.
log-claim = { $seat } beansprucht das Gebiet auf ({ $x }, { $y }).
log-no_claim = { $seat } beansprucht nichts.
log-dino = { $seat } lässt den { creature-name } zuerst handeln.
log-dino-alike = { $seat } lässt den { creature-name } auf ({ $x }, { $y }) zuerst handeln.
log-look_hand = { $seat } sieht die Hand von { $other } an.
log-replace_hand = { $seat } tauscht die ganze Hand aus.
log-hatch = { $seat } spielt { $domino }, um den { creature-name } schlüpfen zu lassen.
log-hatch_place = { $seat } lässt das Ei auf ({ $egg_x }, { $egg_y }) schlüpfen: { text-lay }.
log-act = { $seat } lässt den geschlüpften { creature-name } handeln.
log-skip = { $seat } lässt den geschlüpften Dinosaurier ruhen.
log-move_pawn = { $seat } nimmt die Figur auf ({ $x }, { $y }).
log-pawn_to = { $seat } versetzt eine Figur von ({ $x }, { $y }) nach ({ $to_x }, { $to_y }).
log-crosshair = { $seat } bewegt das { axis-name }.
log-step = { $seat } bewegt es { side-name }: Die Fadenkreuze treffen sich auf ({ $x }, { $y }).
log-overlap = { $seat } spielt { $domino } zum Überdecken.
log-cover = { $seat } überdeckt: { text-lay }.
log-return_tile = { $seat } steckt das Plättchen „{ tile-name }“ irgendwo in den Stapel zurück.
log-swap = { $seat } tauscht die Hand mit { $other }.
log-return_pawn = { $seat } gibt die Figur auf ({ $x }, { $y }) zurück.
log-put = { $seat } legt das Plättchen „{ tile-name }“ zurück.
log-put-unseen = { $seat } legt ein Plättchen zurück.
log-triceratops = Der Triceratops bewegt ein Fadenkreuz: Die Fadenkreuze treffen sich auf ({ $x }, { $y }).
log-brachiosaurus = Der Brachiosaurus sieht die nächsten Asteroidenplättchen an.
log-seen = Du hast Plättchen { $nth } von oben gesehen: { tile-name }.
log-reveal = { $seat } deckt ein Asteroidenplättchen auf: { tile-name }.
log-idle = Es bleibt ohne Wirkung.
log-switch = Die Einschlagkarte wechselt: Der Asteroid zerstört { card-name }.
log-effect = { $tile ->
    [draw_dominoes] { $seat } zieht weitere Dominosteine.
    [look_last] { $seat } sieht die letzten Plättchen des Asteroidenstapels an.
   *[mini_impact] Der Dominostein am Ziel wird zerstört.
}
log-pass = { $seat } kann keinen Dominostein legen und wird übergangen.
end-asteroid = Das letzte Asteroidenplättchen ist aufgedeckt: Der Asteroid schlägt ein.
end-pawns = Alle Figuren sind gesetzt: Der Asteroid schlägt ein.
end-insta = Alle Figuren sind gesetzt und das sofortige Ende ist aufgedeckt: Der Asteroid schlägt ein.
end-stuck = Niemand kann einen Dominostein legen: Der Asteroid schlägt ein.

## Ablehnungen

refused-first-play = Spiele zuerst einen Dominostein aus der Hand.
refused-first-place = Lege zuerst den gespielten Dominostein.
refused-first-wild = Benenne zuerst den Joker-Dinosaurier.
refused-first-claim = Beanspruche zuerst ein Gebiet oder sage, dass du keines beanspruchst.
refused-first-dino = Wähle zuerst, welcher Dinosaurier zuerst handelt.
refused-first-stego = Zuerst muss der Stegosaurus eine Hand ansehen oder deine austauschen.
refused-first-hatch = Wähle zuerst den Dinosaurier, der schlüpft.
refused-first-hatch_place = Lege zuerst den Dominostein auf ein Ei.
refused-first-act = Entscheide zuerst, ob der geschlüpfte Dinosaurier handelt.
refused-first-move_pawn = Wähle zuerst die Figur, die du versetzt.
refused-first-pawn_to = Versetze zuerst die gewählte Figur.
refused-first-crosshair = Wähle zuerst ein Fadenkreuz.
refused-first-step = Bewege zuerst das Fadenkreuz.
refused-first-overlap = Wähle zuerst einen Dominostein, den du auf andere legst.
refused-first-cover = Lege zuerst den Dominostein auf andere.
refused-first-return_tile = Wähle zuerst das Plättchen, das zurückkommt.
refused-first-swap = Wähle zuerst, mit wem du die Hand tauschst.
refused-first-return_pawn = Wähle zuerst die Figur, die zurückgeht.
refused-first-claim_again = { refused-first-claim }
refused-first-put = Lege zuerst die Asteroidenplättchen zurück.
refused-domino-none = Diesen Dominostein gibt es nicht: Sie sind von 0 bis { $last } nummeriert.
refused-domino-hand = Dieser Dominostein ist nicht in deiner Hand.
refused-domino-diet = Überall brächte dieser Dominostein Dinosaurier zusammen, die kein Gebiet teilen dürfen.
refused-domino-cover = Dieser Dominostein kann nichts überdecken: Auf jedem Feld steht eine Figur.
refused-place-overlaps = Hier liegt schon ein Feld; ein Dominostein darf nicht darauf liegen.
refused-place-apart = Der Dominostein muss mit mindestens einer Kante an der Karte liegen.
refused-place-diet = Das brächte Dinosaurier zusammen, die kein Gebiet teilen dürfen.
refused-cover-nothing = Der Dominostein muss mindestens ein Feld der Karte überdecken.
refused-cover-pawn = Ein Feld mit einer Figur darf nicht überdeckt werden.
refused-hatch-egg = Unter dieser Hälfte liegt kein Ei, das du schlüpfen lassen kannst.
refused-hatch-dinosaur = Die Hälfte auf dem Ei muss einen Dinosaurier zeigen.
refused-hatch-wildcard = Auf dem Ei steht deine Figur, und sie kann nicht auf einem Jokerfeld stehen.
refused-hatch-terrain = Das geschlüpfte Feld muss das Gelände des Eifeldes haben.
refused-wild-arrow = Ein Triceratops braucht die Richtung seines Pfeils.
refused-wild-no-arrow = Nur ein Triceratops hat einen Pfeil.
refused-wild-diet = Dieser Dinosaurier darf dieses Gebiet nicht teilen.
refused-claim-empty = Dort liegt kein Feld.
refused-claim-wildcard = Auf einem Jokerfeld kann keine Figur stehen.
refused-claim-claimed = Dieses Gebiet ist schon beansprucht.
refused-claim-own = In diesem Gebiet hast du schon eine Figur.
refused-claim-pawn = Auf diesem Feld steht schon eine Figur.
refused-seat-self = Das bist du selbst; wähle jemand anderen.
refused-seat-none = Diesen Platz gibt es nicht: Sie sind von 0 bis { $last } nummeriert.
refused-replace-empty = Der Dominostapel ist leer; sieh stattdessen eine Hand an.
refused-move-pawn-from = Dort hast du keine Figur.
refused-step-axis = Das { axis-name } bewegt sich nur in seiner Richtung.
refused-return-tile = Kein anderes Plättchen „{ tile-name }“ liegt offen.
refused-return-pawn = Dort steht keine Figur.
refused-put = Das Plättchen „{ tile-name }“ ist nicht unter denen, die zurückzulegen sind.

## Als Text

text-turn = Zug { $turn }: { $seat }. { $tiles ->
    [0] Kein Asteroidenplättchen ist übrig
    [one] Ein Asteroidenplättchen ist übrig
   *[other] { $tiles } Asteroidenplättchen sind übrig
}, und { $dominoes ->
    [0] kein Dominostein
    [one] ein Dominostein
   *[other] { $dominoes } Dominosteine
} im Stapel.
text-contents = Übrige Asteroidenplättchen
text-known = Bekannt, von oben
text-shown = Aufgedeckt
text-target = Die Fadenkreuze treffen sich auf ({ $x }, { $y }).
text-card = Einschlagkarte: Der Asteroid zerstört { card-name }.
text-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $over ->
    [yes] {""}
   *[no] {" "}bei Einschlag jetzt
}
text-owned = { $pawns ->
    [0] keine Figur
    [one] 1 Figur
   *[other] { $pawns } Figuren
} übrig, { $hand ->
    [0] kein Dominostein
    [one] 1 Dominostein
   *[other] { $hand } Dominosteine
}
text-player = { $number } { $seat }: { text-points }, { text-owned }
text-partner = { $number } { $seat }: { text-owned }
text-together = Zusammen: { text-points }
text-hand = Hand von { $seat }
text-unknown = { $count ->
    [one] 1 unbekannter
   *[other] { $count } unbekannte
}
text-picked = Zu legen
text-coming = Noch zu tun
text-coming-name = { $seat } benennt { $count ->
    [one] einen Joker-Dinosaurier
   *[other] { $count } Joker-Dinosaurier
}
text-coming-hatch = { $seat } lässt { $count ->
    [one] ein Ei
   *[other] { $count } Eier
} schlüpfen
text-coming-reveal = { $seat } deckt ein Plättchen auf
text-coming-dinosaur = { creature-name } von { $seat }
text-no-areas = Kein Gebiet ist beansprucht.
text-areas = { $over ->
    [yes] Beanspruchte Gebiete nach dem Einschlag, Felder × Dinosaurier:
   *[no] Beanspruchte Gebiete bei Einschlag jetzt, Felder × Dinosaurier:
}
text-area = { terrain-name } auf ({ $x }, { $y }) von { $owners }: { $size } × { $dinosaurs }{ $lost ->
    [yes] , zerstört
   *[no] {""}
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-legend = Felder: g Gras, s Stein, w Wasser, l Lava{ $expansion ->
    [yes] , d Wüste, * Joker
   *[no] {""}
}; o Ei; T Triceratops bewegt ein Fadenkreuz nach seinem Pfeil, V Velociraptor deckt ein Asteroidenplättchen auf, B Brachiosaurus { $brachiosaurus ->
    [yes] sieht die nächsten fünf an
   *[no] tut nichts
}{ $expansion ->
    [yes] , S Stegosaurus sieht eine Hand an oder tauscht deine aus, ? Joker-Dinosaurier
   *[no] {""}
}; eine Zahl ist die Figur eines Spielers. > und v zeigen die Fadenkreuze, x ein leeres Ziel.
move-play = { $first } – { $second } spielen
text-lay = { $first } auf ({ $x }, { $y }) und { $second } { $side ->
    [N] darüber
    [E] rechts davon
    [S] darunter
   *[W] links davon
}
move-place = { text-lay }
move-hatch = schlüpfen mit { $first } – { $second }, Hälfte { $half } auf dem Ei
move-wild = { creature-name }{ arrow-name }
text-claim-area = { terrain-name }, { $size ->
    [one] 1 Feld
   *[other] { $size } Felder
} × { $dinosaurs } Dinosaurier{ $lost ->
    [yes] , in Gefahr
   *[no] {""}
}
move-claim = { $phase ->
    [pawn_to] nach ({ $x }, { $y }): { text-claim-area }
   *[other] ({ $x }, { $y }) beanspruchen: { text-claim-area }
}
move-no_claim = nichts beanspruchen
move-dino = zuerst Hälfte { $half }, der { creature-name }
move-look_hand = die Hand von Spieler { $number } ansehen
move-replace_hand = die ganze Hand austauschen
move-act = er handelt
move-skip = er ruht
move-crosshair = das { axis-name }
move-step = einen Schritt { side-name }
move-overlap = mit { $first } – { $second } überdecken
move-return_tile = „{ tile-name }“ zurücklegen
move-swap = die Hand mit Spieler { $number } tauschen
move-pawn = Figur von Spieler { $pawn } auf ({ $x }, { $y }): { text-claim-area }
move-put = als Nächstes „{ tile-name }“

## Vorgelesen

square-at = Spalte { $x }, Zeile { $y }
read-sky = Der Asteroid
read-players = Spieler
read-map = Die Karte, Gebiet für Gebiet
read-hands = Dominosteine
read-target = Die Fadenkreuze treffen sich in { square-at }.
read-player = { $seat }: { text-points }, { text-owned }.
read-partner = { $seat }: { text-owned }.
read-pair = { $first } und { $second }
read-area = { terrain-name }, { $size ->
    [one] 1 Feld
   *[other] { $size } Felder
} mit { $dinosaurs ->
    [0] keinem Dinosaurier
    [one] 1 Dinosaurier
   *[other] { $dinosaurs } Dinosauriern
}, { $owners ->
    [none] frei
   *[other] beansprucht von { $owners }
}{ $lost ->
    [yes] , in der Bahn des Asteroiden
   *[no] {""}
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $squares }.
read-square = { square-at }{ $creature ->
    [nothing] {""}
   *[other] {""}, { creature-name }{ arrow-name }
}{ $wild ->
    [yes] {""}, Joker
   *[no] {""}
}{ $pawn ->
    [none] {""}
   *[other] {""}, Figur von { $pawn }
}
read-empty = Auf dem Ziel liegt nichts.

## Was Studien zählen

facts-move-play = einen Dominostein wählen
facts-move-place = ihn legen
facts-move-wild = den Joker benennen
facts-move-claim = ein Gebiet beanspruchen
facts-move-no_claim = nichts beanspruchen
facts-move-dino = wählen, welcher Dinosaurier zuerst handelt
facts-move-look_hand = eine Hand ansehen
facts-move-replace_hand = die ganze Hand austauschen
facts-move-hatch = ein Ei schlüpfen lassen
facts-move-act = den geschlüpften Dinosaurier handeln lassen
facts-move-skip = den geschlüpften Dinosaurier ruhen lassen
facts-move-pawn = eine Figur wählen
facts-move-crosshair = ein Fadenkreuz wählen
facts-move-step = das Fadenkreuz bewegen
facts-move-overlap = einen Dominostein zum Überdecken wählen
facts-move-return_tile = ein Asteroidenplättchen zurücklegen
facts-move-swap = die Hände tauschen
facts-move-put = ein angesehenes Plättchen zurücklegen
facts-dominoes = Gespielte Dominos
facts-claims = Beanspruchtes Gelände
facts-map = Felder der Karte
facts-target = Wo der Asteroid einschlägt
