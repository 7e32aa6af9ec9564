## Only in what a board loads later.

web-first = { creature-name } zuerst
web-does = { $creature ->
    [triceratops] bewegt ein Fadenkreuz { $side ->
        [none] einen Schritt
       *[other] { side-name }
    }
    [idle] tut nichts
    [brachiosaurus] sieht die nächsten Asteroidenplättchen an
    [velociraptor] deckt das oberste Asteroidenplättchen auf
    [stegosaurus] sieht eine Hand an oder ersetzt deine
   *[other] {""}
}
web-axis = { $axis ->
    [row] bewegt sich nach oben oder unten
   *[column] bewegt sich nach links oder rechts
}
web-look-hand = Die Hand von { $seat } ansehen
web-swap = Die Hand mit { $seat } tauschen
web-tile-about = { $tile ->
    [regular] Ein Brocken, sonst nichts: ein Plättchen näher am Ende.
    [egg_hatch] Eier in Gebieten eines Einzelnen schlüpfen: Ihr Besitzer legt einen Dominostein mit einer Dinosaurierhälfte darauf.
    [move_pawn] Versetze eine deiner Figuren in ein freies Gebiet.
    [move_crosshairs] Bewege eines der beiden Fadenkreuze drei Schritte.
    [overlap] Lege einen Dominostein deiner Hand auf andere.
    [return_asteroid] Ein aufgedecktes Plättchen kehrt in den Stapel zurück.
    [switch_impact] Von nun an gilt eine andere Einschlagkarte.
    [draw_dominoes] Ziehe drei zusätzliche Dominosteine.
    [swap_hand] Tausche die Hand mit jemandem.
    [look_last] Sieh die letzten fünf Asteroidenplättchen an.
    [return_pawn] Irgendeine Figur geht an ihren Besitzer zurück.
    [claim_again] Du darfst noch ein Gebiet beanspruchen, auch ein schon beanspruchtes.
    [insta_end] Sind alle Figuren gesetzt, endet das Spiel sofort.
    [hatch_all_terrain] Eier schlüpfen, aber nur unter einem Dinosaurier vom Gelände des Eis.
    [hatch_all_unclaimed] Du lässt die Eier in freien Gebieten schlüpfen.
    [rearrange_asteroid] Sieh die obersten fünf Plättchen an und lege sie beliebig zurück.
   *[mini_impact] Der Dominostein am Ziel wird zerstört.
}
web-choose-claim = Setze eine Figur auf einen der weißen Kreise der Karte, oder:
web-destroyed = zerstört
web-total = Summe
web-in-path = im Ziel des Asteroiden

## The legend

legend-dinosaurs = Dinosaurier, und was sie tun, wenn man sie legt
legend-egg = noch kein Dinosaurier: Es zählt nichts, bis einer schlüpft
legend-wild = wer ihn legt, sagt, welcher Dinosaurier er ist
legend-terrains = Gelände: Ein Gebiet zählt seine Felder mal seine Dinosaurier
legend-wild-ground = gehört zu jedem Gebiet daneben
legend-map = Auf der Karte
legend-pawn = Eine Figur: Das Gebiet gehört ihrem Spieler
legend-target = Wo der Asteroid einschlägt
legend-mark-of-crosshair = Die Marke eines Fadenkreuzes: Zeile und Spalte treffen sich im Ziel
legend-stand = Wohin eine Figur kann
legend-sky = Der Himmel
legend-asteroids = Verdeckte Asteroidenplättchen: Mit dem letzten schlägt der Asteroid ein

## Züge, die ein Rat zeichnet

drawn-move-place = { $first } – { $second } wie gezeichnet legen
drawn-move-claim = { $phase ->
    [pawn_to] dorthin gehen
   *[other] dieses Gebiet beanspruchen
}
drawn-move-pawn = die Figur von { $seat }

## Züge, die eine Analyse aufzählt

listed-move-place = { $first } – { $second } legen
listed-move-claim = { $phase ->
    [pawn_to] Figur versetzen: { text-claim-area }
   *[other] beanspruchen: { text-claim-area }
}
listed-move-pawn = Figur von { $seat }: { text-claim-area }
