## Nur auf dem Spielplan im Browser.

kit-confirm = So machen (Eingabe)
web-map = Die Karte. Pfeiltasten gehen von Feld zu Feld, N zum nächsten erlaubten, Eingabe wählt und bestätigt, R dreht, H nimmt den anderen Betreuer, 1 bis 3 ein Plättchen, Escape lässt los.
web-place-free = { place-name }: unerforscht
web-place-open = { place-name }: hier darfst du erkunden
web-tile = { place-name }: { landscape-name }.
web-tile-open = { $mode ->
    [settle] Hier darfst du einen Hort gründen.
   *[move] Hierher darfst du gehen.
}
web-handlers = Betreuer: { $seats }.
web-lair-of = Hort von { $seat } für { a-dragon }.
web-territory = { landscape-name }, { tiles-count }
web-uncontrolled = von niemandem beherrscht
web-no-territory = Eine Stadt gehört zu keinem Gebiet.
web-nest-free = Platz für einen Drachen
web-hand = Deine Plättchen
web-turn = Du bist am Zug
web-step = { $phase ->
    [action] Aktion
    [discard] Plättchen
    [hatch] Ei
   *[feed] Füttern
}
web-ways = Deine Aktion
web-way = { $way ->
    [explore] Erkunden
    [move] Gehen
    [settle] Hort gründen
   *[pass] Nichts tun
}
web-how = { $mode ->
    [explore] Wähle einen Platz neben deinem Betreuer oder ein anderes Plättchen. Jedes ringsum bringt dir etwas.
    [move] Wähle ein Plättchen: Der Betreuer geht dorthin und du erhältst, was es gibt.
    [settle] Ein ausgewachsener Drache gründet einen Hort, wo dein Betreuer steht.
   *[none] Erkunde mit einem Plättchen deiner Hand, bewege einen Betreuer, gründe einen Hort oder tu nichts.
}
web-which-handler = Welcher Betreuer?
web-handler-on = { $landscape ->
    [town] in der Stadt
    [forest] im Wald
    [mountain] im Gebirge
   *[ocean] am Meer
}
web-handler-side = { $side ->
    [left] links
    [right] rechts
    [upper] oben
   *[lower] unten
}
web-which-lair = Welcher Drache?
web-tithe = { $count } Gold als Zehnt an { $seat }
web-no-tithe = kein Zehnt
web-choose-buried = Wähle, welche Plättchen du nicht willst. Sie kommen unter den Stapel und du ziehst ebenso viele.
web-bury = { $count ->
    [0] Alle behalten
    [one] 1 Plättchen unter den Stapel
   *[other] { $count } Plättchen unter den Stapel
}
web-which-egg = Was soll schlüpfen?
web-egg = { $egg ->
    [gold] Goldener Drache
    [green] Grüner Drache
    [red] Roter Drache
    [blue] Blauer Drache
    [pile] Oberster vom Stapel
   *[token] 1 Gold
}
web-no-egg = Ein Ei kostet drei von einer Sorte, oder Gold an ihrer Stelle.
web-pay-more = { $count ->
    [one] 1 andere Bezahlung
   *[other] { $count } andere Bezahlungen
}
web-pay-with = Zahle mit
web-decline = Nichts schlüpfen lassen
web-feed = Gib jedem Drachen höchstens eines von dem, was er mag.
web-fed = Kein Drache kann jetzt gefüttert werden.
web-give = Gib { one-resource }:
web-stop = Fertig gefüttert
web-first = Beginnt
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-lairs-left = { $count ->
    [one] noch 1 Hort
   *[other] noch { $count } Horte
}
web-score = Punkte
web-score-nest = Drachen im Nest
web-score-lairs = Horte
web-score-land = { $landscape ->
    [forest] Beherrschte Wälder
    [mountain] Beherrschte Gebirge
   *[ocean] Beherrschte Meere
}
web-score-total = Summe
web-score-gold = Übriges Gold

## Anders gesagt, wo man den Spielplan sieht.

log-explore = { $seat } erkundet: { tile-name }.
log-move = { $seat } bewegt einen Betreuer{ $landscape ->
    [town] {" "}in eine Stadt
    [forest] {" "}in einen Wald
    [mountain] {" "}in ein Gebirge
    [ocean] {" "}ans Meer
   *[other] {""}
}.
handler-stand = { web-handler-on }{ $side ->
    [none] {""}
   *[other] , { web-handler-side }
}
move-explore = erkunden: { tile-name }, mit dem Betreuer { handler-stand }
move-move = mit dem Betreuer { handler-stand } gehen
move-settle = einen Hort gründen { handler-stand }{ $tithe ->
    [0] {""}
   *[other] , Zehnt { $tithe } Gold
}
move-lay = { tile-name }, { place-name }{ $edges ->
    [0] {""}
   *[other] , Wasser { from-side } im Uhrzeigersinn { to-last }
}{ gains-by-kind }
move-go = { landscape-name }, { place-name }{ gains-by-kind }
log-settle = { $seat } gründet einen Hort für { a-dragon }.
tile-name = { tile-in-words }
move-discard = { $tiles ->
    [0] alle Plättchen behalten
   *[other] unter den Stapel legen{ tiles-by-kind }
}
tiles-by-kind = { $town ->
    [0] {""}
    [1] {" · "}Stadt
   *[other] {" · "}{ $town } × Stadt
}{ $forest ->
    [0] {""}
    [1] {" · "}Wald
   *[other] {" · "}{ $forest } × Wald
}{ $mountain ->
    [0] {""}
    [1] {" · "}Gebirge
   *[other] {" · "}{ $mountain } × Gebirge
}{ $ocean2 ->
    [0] {""}
    [1] {" · "}Meer auf zwei Seiten
   *[other] {" · "}{ $ocean2 } × Meer auf zwei Seiten
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}Meer auf drei Seiten
   *[other] {" · "}{ $ocean3 } × Meer auf drei Seiten
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}Meer auf vier Seiten
   *[other] {" · "}{ $ocean4 } × Meer auf vier Seiten
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}Meer auf fünf Seiten
   *[other] {" · "}{ $ocean5 } × Meer auf fünf Seiten
}
