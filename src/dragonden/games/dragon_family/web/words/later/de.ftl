## Nur in dem, was ein Spielbrett später lädt.

legend-landscapes = Landschaften und was sie bringen
legend-yields = bringt { $landscape ->
    [town] Gold
    [forest] Blätter
    [mountain] Rubine
   *[ocean] Perlen
}
legend-dragons = Drachen: im Nest je 1 Punkt
legend-eats = frisst { $colour ->
    [gold] nur Gold
    [green] Blätter und Gold
    [red] Rubine und Gold
   *[blue] Perlen und Gold
}
legend-egg = Ein Ei auf dem Markt: 3 Rohstoffe einer Art brüten es aus, Gold ersetzt alles
legend-meals = Mahlzeiten: Nach dreien ist ein Drache ausgewachsen und kann einen Hort gründen
legend-map = Auf der Karte
legend-handler = Ein Betreuer: erkundet, zieht und bringt, was ringsum zu finden ist
legend-lair = Ein Hort: 3 Punkte, und Gold von anderen, die sich in seinem Gebiet niederlassen
legend-left = Ein Hort, der noch gegründet werden kann
legend-control = Der Rand eines Gebiets: Wer darin die meisten Horte hat, beherrscht es, 1 Punkt je Plättchen
legend-stack = Ein verdecktes Plättchen: der Stapel, oder in jemandes Hand

## Züge, die ein Rat zeichnet

drawn-move-lay = hierher legen
drawn-move-go = dorthin gehen
drawn-move-explore = erkunden: { tile-name }
drawn-move-move = mit diesem Betreuer gehen
drawn-move-feed = { one-resource } füttern

## Züge, die eine Analyse aufzählt

listed-move-lay = { tile-name } legen{ gains-by-kind }
listed-move-go = gehen: { landscape-name }{ gains-by-kind }
