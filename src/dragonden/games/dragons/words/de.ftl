## Das Spiel

about = Plündere mit den anderen Drachen das Land, trage rechtzeitig den besten Schatzstapel nach Hause – und vergiss das Fressen nicht.
how =
    Zieh in deinem Zug eine Karte und lege sie auf einen der Schätze; oder setze deinen Drachen auf einen Schatz und ruhe bis zum Ende des Jahres.
    Ein Schatz mit Drachen ist vergeben: Nichts kommt mehr dazu, und alles gehört dem Drachen. Wer allein übrig ist, bekommt den letzten Schatz und den Rest des Kartenstapels.
    Nur die oberste Karte eines Schatzes ist zu sehen: Merk dir, was darunter liegt.
    Nach dem letzten Jahr zählen Münzen, die meisten Edelsteine, ein einziger Ring, Rüstung, Politur und gleicher Schmuck. Wer am wenigsten gefressen hat, scheidet aus, gleich mit wie vielen Punkten.
option-extra_year-label = Weniger Gedächtnis
option-extra_year = Weniger Gedächtnis: ein Jahr mehr, mit kleineren Kartenstapeln.
option-open_piles-label = Taktik pur
option-open_piles = Kopfzerbrecher: Die Schätze liegen ausgebreitet, jede Karte bleibt sichtbar.
option-bluff-label = Kontrolle und Bluff
option-bluff = Mehr Kontrolle und etwas Bluff: Alle haben eine geheime Karte; wer zieht, legt die neue oder die alte auf einen Schatz.

## Namen

card-name = { $card ->
    [cow] Kuh
    [sheep] Schaf
    [gold1] 1 Münze
    [gold2] 2 Münzen
    [gold3] 3 Münzen
    [blue] blauer Stein
    [pink] rosa Stein
    [ring] Ring
    [sword] Schwert
    [helmet] Helm
    [shield] Schild
    [breastplate] Brustpanzer
    [polish] Politur
    [crown] Krone
    [scepter] Zepter
    [bracelet] Armreif
   *[necklace] Halskette
}
a-card = { $card ->
    [cow] eine Kuh
    [sheep] ein Schaf
    [gold1] 1 Münze
    [gold2] 2 Münzen
    [gold3] 3 Münzen
    [blue] einen blauen Edelstein
    [pink] einen rosa Edelstein
    [ring] einen Ring
    [sword] ein Schwert
    [helmet] einen Helm
    [shield] einen Schild
    [breastplate] einen Brustpanzer
    [polish] eine Dose Politur
    [crown] eine Krone
    [scepter] ein Zepter
    [bracelet] einen Armreif
   *[necklace] eine Halskette
}
cards-by-kind = { $cow ->
    [0] {""}
    [one] {" · "}{ $cow } Kuh
   *[other] {" · "}{ $cow } Kühe
}{ $sheep ->
    [0] {""}
    [one] {" · "}{ $sheep } Schaf
   *[other] {" · "}{ $sheep } Schafe
}{ $gold1 ->
    [0] {""}
   *[other] {" · "}{ $gold1 } × 1 Münze
}{ $gold2 ->
    [0] {""}
   *[other] {" · "}{ $gold2 } × 2 Münzen
}{ $gold3 ->
    [0] {""}
   *[other] {" · "}{ $gold3 } × 3 Münzen
}{ $blue ->
    [0] {""}
    [one] {" · "}{ $blue } blauer Edelstein
   *[other] {" · "}{ $blue } blaue Edelsteine
}{ $pink ->
    [0] {""}
    [one] {" · "}{ $pink } rosa Edelstein
   *[other] {" · "}{ $pink } rosa Edelsteine
}{ $ring ->
    [0] {""}
    [one] {" · "}{ $ring } Ring
   *[other] {" · "}{ $ring } Ringe
}{ $sword ->
    [0] {""}
    [one] {" · "}{ $sword } Schwert
   *[other] {" · "}{ $sword } Schwerter
}{ $helmet ->
    [0] {""}
    [one] {" · "}{ $helmet } Helm
   *[other] {" · "}{ $helmet } Helme
}{ $shield ->
    [0] {""}
    [one] {" · "}{ $shield } Schild
   *[other] {" · "}{ $shield } Schilde
}{ $breastplate ->
    [0] {""}
   *[other] {" · "}{ $breastplate } Brustpanzer
}{ $polish ->
    [0] {""}
    [one] {" · "}{ $polish } Dose Politur
   *[other] {" · "}{ $polish } Dosen Politur
}{ $crown ->
    [0] {""}
    [one] {" · "}{ $crown } Krone
   *[other] {" · "}{ $crown } Kronen
}{ $scepter ->
    [0] {""}
   *[other] {" · "}{ $scepter } Zepter
}{ $bracelet ->
    [0] {""}
    [one] {" · "}{ $bracelet } Armreif
   *[other] {" · "}{ $bracelet } Armreife
}{ $necklace ->
    [0] {""}
    [one] {" · "}{ $necklace } Halskette
   *[other] {" · "}{ $necklace } Halsketten
}

## Aufforderungen

prompt-turn = { $deck ->
    [0] { $seat }, es gibt keine Karten mehr: Setze deinen Drachen auf einen Schatz.
   *[other] { $seat }, ziehe eine Karte oder setze deinen Drachen auf einen Schatz.
}
prompt-put = { $card ->
    [hidden] { $seat }, lege eine deiner beiden Karten auf einen Schatz.
   *[other] { $seat }, auf welchen Schatz legst du { a-card }?
}

## Verlauf

log-draw = { $seat } zieht { a-card }.
log-draw-card = { $seat } zieht eine Karte.
log-draw-unseen = { $seat } nimmt heimlich die oberste Karte.
log-put = { $seat } legt { a-card } auf Schatz { $pile }.
log-put-card = { $seat } legt eine Karte auf Schatz { $pile }.
log-dragon = { $seat } setzt den Drachen auf Schatz { $pile }.
log-last = { $seat } ist allein übrig und bekommt Schatz { $pile }{ $deck ->
    [0] {""}; vom Kartenstapel ist nichts mehr da.
    [one] {""} und die letzte Karte des Kartenstapels.
   *[other] {""} und die { $deck } restlichen Karten des Kartenstapels.
}
log-treasure = { $seat } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} aus{ cards-by-kind }.
log-year = Jahr { $year } beginnt; { $seat } fängt an.
log-pile = Schatz { $pile } beginnt mit: { card-name }.
log-hand = { $seat } bekommt { a-card } auf die Hand.
log-eliminated = { $hunger ->
    [animals] { $seat } hat die wenigsten Tiere und scheidet aus.
    [cows] { $seat } hat die wenigsten Kühe und scheidet aus.
   *[sheep] { $seat } hat die wenigsten Schafe und scheidet aus.
}
end-years = Alle { $years } Jahre sind vorbei: Die Schätze werden gewertet.
decided-not-eliminated = Alle, die genug zu fressen hatten, haben gleich viele Punkte: Der Hunger hat entschieden.
lacks-not-eliminated = zu hungrig, daher ausgeschieden

## Ablehnungen

refused-first-turn = Ziehe zuerst: Erst dann legst du eine Karte.
refused-first-put = Du hast gezogen: Lege zuerst eine Karte auf einen Schatz.
refused-deck-empty = Es gibt keine Karten mehr: Du musst deinen Drachen setzen.
refused-put-card = Du kannst nur die gezogene Karte legen: { card-name }.
refused-put-hand = Du kannst nur die gezogene Karte legen oder die, die du schon hattest.
refused-put-taken = Auf Schatz { $pile } sitzt der Drache von { $other }: Da darf keine Karte mehr dazu.
refused-dragon-taken = Auf Schatz { $pile } sitzt schon der Drache von { $other }.
refused-no-pile = Einen Schatz { $pile } gibt es nicht: Sie gehen von A bis { $last }.

## In Textform

text-year = Jahr { $year } von { $years }.
text-deck = { $deck ->
    [0] Der Kartenstapel ist leer.
    [one] Im Kartenstapel ist noch 1 Karte.
   *[other] Im Kartenstapel sind noch { $deck } Karten.
}
text-later = Spätere Kartenstapel: { $sizes }.
text-last-year = Es ist das letzte Jahr.
text-pile = { $pile }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}, oben: { card-name }
text-open-piles = Die Schätze, jeweils von unten nach oben:
text-open-pile = { $pile }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}: { $cards }
text-guarded = {" "}– Drache von { $seat }
text-drawn = { $seat } hat { a-card } gezogen.
text-hand = { $seat } hat { a-card } auf der Hand.
text-hand-unseen = { $count ->
    [one] { $seat } hat eine geheime Karte.
   *[other] { $seat } hat { $count } geheime Karten.
}
text-no-treasure = Noch hat niemand einen Schatz ausgelegt.
text-aid = Was am Ende zählt: jede Münze 1 Punkt; die meisten blauen Edelsteine 12, die meisten rosa Edelsteine 12; genau ein Ring 7, mehrere nichts; Schwert, Helm, Schild und Brustpanzer zusammen 10; n Dosen Politur n × n; drei gleiche Kronen, Zepter, Armreife oder Halsketten 10. { $hunger ->
    [animals] Wer allein die wenigsten Tiere hat, scheidet aus.
   *[kinds] Wer allein die wenigsten Kühe hat, scheidet aus, ebenso wer allein die wenigsten Schafe hat.
}
text-pad = Wertungsblock
text-pad-so-far = Ausgelegt bisher
text-eliminated = ausgeschieden
text-hungry = würde ausscheiden
text-hunger = { $hunger ->
    [none] nein
    [animals] ja
    [cows] Kühe
    [sheep] Schafe
   *[both] beides
}
text-category = { $category ->
    [coins] Münzen, je 1 Punkt
    [blue] Blaue, die meisten: 12
    [pink] Rosa, die meisten: 12
    [ring] Ring, genau einer: 7
    [armour] Rüstung, alle 4: 10
    [polish] Politur, n Dosen: n × n
   *[jewels] Schmuck, 3 gleiche: 10
}
text-total = Punkte
text-points = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
move-draw = { $bluff ->
    [0] eine Karte ziehen
   *[other] heimlich eine Karte ziehen
}
move-put = { a-card } auf Schatz { $pile } legen
move-dragon = den Drachen setzen auf { text-pile }

## Vorgelesen

read-piles = Die Schätze
read-counts = Was zählt
read-pile = Schatz { $pile } hat { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}, oben: { card-name }.
read-upwards = Von unten nach oben
read-guarded = Der Drache von { $seat } liegt darauf.
read-points = Punkte bisher: { $points }.
read-hunger = { $over ->
    [yes] Vor Hunger ausgeschieden: { $hunger }.
   *[no] Vom Hunger bedroht: { $hunger }.
}
read-treasure = Ausgelegt
read-no-treasure = Noch nichts ausgelegt.

## Was Studien zählen

facts-move-draw = eine Karte ziehen
facts-move-dragon = den Drachen setzen
facts-move-put = eine Karte auf einen Schatz legen
facts-cards = Karten im Schatz
