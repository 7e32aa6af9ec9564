## Nur in dem, was ein Spielbrett später lädt.

legend-hunger = Futter, { $apart ->
    [yes] die wenigsten Kühe oder Schafe: ausgeschieden
   *[no] die wenigsten Tiere: ausgeschieden
}
legend-table = Auf dem Tisch
legend-drake = Jemandes Drache: Der Schatz, den er bewacht, gehört am Ende des Jahres seinem Spieler
legend-back = Eine verdeckte Karte: der Kartenstapel{ $bluff ->
    [yes] {" oder die geheime Karte, die jeder hält"}
   *[no] {""}
}
