## Nur auf dem Spielplan im Browser.

web-with-well = { $name } mit Wasserstelle
web-pick = { $name } nehmen
web-dragons-left = { $count ->
    [one] 1 Drache
   *[other] { $count } Drachen
}
web-zone = Zone von { $seat }. Pfeiltasten gehen von Feld zu Feld, N zum nächsten, auf das du legen darfst, Eingabe wählt und legt dann, R dreht, Escape lässt los.
web-show-zone = Die Zone von { $seat } zeigen
web-cell = { square-at }: { $what ->
    [free] frei
    [open] hier darfst du legen
   *[taken] { $name }
}{ $beside ->
    [none] {""}
   *[other] {";"} { $beside }
}
web-opened = Geöffnete Eier
web-mommy = Mama Drache
web-find = { $side ->
    [dragon] Drachenbaby
   *[shell] Eierschale
} · { landscape-name }
web-found = { $dragons ->
    [one] 1 Drache
   *[other] { $dragons } Drachen
}, { $shells ->
    [one] 1 Schale
   *[other] { $shells } Schalen
}

## Anders gesagt, wo man den Spielplan sieht.

log-pick = { $seat } nimmt { one-landscape } und { two-landscape }.
log-place = { $seat } legt { one-landscape } und { two-landscape }.
prompt-place = { $seat }, lege den Stein. Gleiche Landschaften geben Eier.
egg-name = { $egg ->
    [fresh] ein frisches Ei
   *[other] ein zurückgelegtes Ei
}
log-keep = { $seat } behält ein Ei { in-landscape } und legt das andere zurück.
text-egg = { $side ->
    [dragon] Drache
    [shell] Schale
   *[unknown] Ei
}, gesehen von { $looked }
text-egg-unseen = Ei, das niemand angesehen hat
one-half = { one-landscape }{ $one_well ->
    [1] {" "}mit Wasserstelle
   *[other] {""}
}
two-half = { two-landscape }{ $two_well ->
    [1] {" "}mit Wasserstelle
   *[other] {""}
}
move-pick = { one-half } – { two-half } nehmen
move-place = { one-half } in { square-at }, { two-half } { read-side }: { text-gain }
move-keep = dieses Ei behalten: { egg-side }
