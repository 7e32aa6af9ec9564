## Nur auf dem Spielplan im Browser.

web-with-well = { $name } mit Wasserstelle
web-pick = { $name } nehmen
web-dragons-left = { $count ->
    [one] 1 Drache
   *[other] { $count } Drachen
}
web-zone = Gebiet von { $seat }. Pfeiltasten gehen von Feld zu Feld, Eingabe wählt und legt dann, R dreht, Escape lässt los.
web-show-zone = Das Gebiet von { $seat } zeigen
web-cell-free = { $x }, { $y }: frei
web-cell-open = { $x }, { $y }: hier darfst du legen
web-cell-taken = { $x }, { $y }: { $name }
web-opened = Geöffnete Eier
web-mommy = Mama Drache
web-found = { $dragons ->
    [one] 1 Drache
   *[other] { $dragons } Drachen
}, { $shells ->
    [one] 1 Schale
   *[other] { $shells } Schalen
}
