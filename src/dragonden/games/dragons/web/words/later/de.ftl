## Nur in dem, was ein Spielbrett später lädt.

legend-hunger = Futter: { $apart ->
    [yes] am wenigsten Kühe oder Schafe: ausgeschieden
   *[no] am wenigsten Tiere: ausgeschieden
}
legend-table = Auf dem Tisch
legend-drake = Jemandes Drache: Der Stapel, den er bewacht, gehört am Ende des Jahres seinem Spieler
legend-back = Eine verdeckte Karte: der Kartenstapel, oder { $bluff ->
    [yes] die geheime Karte, die jeder hält
   *[no] eine Karte, die nur ihr Besitzer kennt
}
