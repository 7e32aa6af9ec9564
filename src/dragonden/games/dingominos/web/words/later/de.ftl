## Nur in dem, was ein Spielbrett später lädt.

legend-actions = Aktionen: Sie wirken, wo sie nach außen zeigen, und zählen 10 Punkte, wenn sie übrig bleiben
legend-action = { $sign ->
    [replay] lege noch einmal an
    [skip] der Nächste setzt aus
    [skip-two] lege noch einmal an, weil ihr nur zu zweit seid
    [reverse] die Spielrichtung dreht sich um
    [draw] der Nächste zieht zwei Steine
    [counter] antwortet auf POOL: Der Nächste bekommt zwei Steine mehr
   *[joker] passt zu jedem Zeichen, liegt immer nach innen; 50 Punkte, wenn er übrig bleibt
}
legend-points = Pfoten: Sie zählen ihre Zahl, wenn sie übrig bleiben
legend-table = Auf dem Tisch
legend-pool = Der Pool zum Ziehen, mit der Zahl der übrigen Steine
legend-direction = In welcher Richtung gespielt wird
