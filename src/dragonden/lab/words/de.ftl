## Der Bericht

report-title = Was viele Partien über { $game } sagen
report-played = { $games } Partien von Computerspielern, Startzahl { $seed }.
report-incomplete = Die Studie wurde vorzeitig beendet: Einige Tabellen und Bilder fehlen.
report-options = Optionen: { $options }
report-findings = Befunde, die schlimmsten zuerst
report-no-findings = Nichts fällt auf.
report-intervals = Jedes Intervall enthält den wahren Wert 99 von 100 Mal. Partien derselben Austeilung sind nicht unabhängig: Alle Intervalle sind über Austeilungen gerechnet.
report-contents = Inhalt
report-language = Sprache
report-theme = Farben
report-theme-auto = wie das System
report-theme-light = hell
report-theme-dark = dunkel
report-numbers = Die Zahlen: { $what }
report-see = Zahlen ansehen
report-odd = Besondere Partien
report-odd-about = Partien, die auffallen. Speichere die Aufzeichnung als Datei und geh sie mit „dragonden replay“ durch.
report-save = Aufzeichnung speichern
report-more = Alle { $count } Zeilen zeigen

## Der Bericht für Spieler, die Bots kennen und nicht deren Namen: diese Sätze stehen statt derer darüber und darunter

report-played-players = { $games } Partien von Computerspielern.
report-odd-about-players = Partien, die auffallen. Ihre Aufzeichnungen kannst du speichern.
study-moves-about-players = Wie oft jede Art von Zug angeboten und gemacht wird. Darunter: ein Anfängerbot mit einer Einschränkung unter Anfängerbots ohne.
finding-unused-rules-players = { $count ->
    [one] Eine Regel kam nie vor.
   *[other] { $count } Regeln kamen nie vor.
}
player-one = { $player ->
    [random] Zufallsbot
    [greedy] Anfängerbot
    [learned] Könnerbot
   *[other] { $player }
}
player-many = { $player ->
    [random] Zufallsbots
    [greedy] Anfängerbots
    [learned] Könnerbots
   *[other] { $player }
}

## Was untersucht wird

study-level = { $name }
study-seat = Platz { $number }
study-decisions = Entscheidungen
study-minutes = Minuten
study-margin = Vorsprung des Siegers vor dem Nächsten
study-tied = mehrere Sieger
study-blowout = Kantersiege
study-settled = entschieden durch: { $column }
study-lead-changes = Führungswechsel
study-decided = führt endgültig nach so viel % der Partie
study-behind = Rückstand in Punkten, den der Sieger aufgeholt hat
study-sure = Chance des Siegers bleibt über 80 % nach so viel % der Partie
study-swing = größter Sprung einer Chance in einem Zehntel der Partie, in %
study-rung = ein { $strong } unter { $weak }
study-all-decisions = alle Entscheidungen
study-decision = { $name }
study-move = { $name }
study-never = spielt nie „{ $move }“
study-forgets = vergisst, was gezeigt wurde
study-looks-ahead = denkt voraus, nach dem, was bekannt ist
study-sees = denkt voraus und sieht alles Verborgene

## Abschnitte

study-seats = Hat ein Platz einen Vorteil?
study-seats-about = Wie oft jeder Platz gewinnt, wenn alle gleich stark spielen. Platz 1 beginnt. Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist, was gerecht wäre.
study-length = Wie lange dauert es?
study-length-about = Entscheidungen von der ersten bis zur letzten, und was das in Minuten heißen kann.
study-scores = Punkte, Abstände und Gleichstände
study-scores-about = Die Punkte aller Plätze. Ein Abstand ist der Vorsprung der besten Punktzahl vor der zweitbesten. Bei einem Kantersieg ist er größer als zwei Standardabweichungen aller Punkte.
study-luck = Glück und Können
study-luck-about = Jede Austeilung wird einmal mit jedem Spieler auf jedem Platz gespielt. Was die Partien einer Austeilung gemeinsam haben, kommt von der Austeilung; was einem Spieler von Platz zu Platz folgt, ist Können. Der Rest ist Glück und Wahl während der Partie. Die Leiter zeigt einen stärkeren Spieler unter schwächeren.
study-drama = Spannung
study-drama-about = Die Chance des späteren Siegers im Lauf der Partie. Chancen werden gefunden, indem aus dem Wissen des Spielers am Zug viele Male weitergespielt wird. Wer gewänne, wenn sofort Schluss wäre, führt.
study-leader = Läuft der Führende davon?
study-leader-about = Wie oft gewinnt, wer zu einem Zeitpunkt allein führt.
study-choices = Gibt es eine Wahl, und zählt sie?
study-choices-about = Wie viele Züge auf einmal erlaubt sind, wie oft nur einer, und wie viel Gewinnchance der zweitbeste und ein durchschnittlicher Zug gegenüber dem besten verschenken.
study-pieces = Ist etwas zu stark?
study-pieces-about = Für jedes Teil, wie oft Spieler es haben, wie oft sie mit und ohne gewinnen, und womit eines mehr einhergeht, verglichen mit den anderen am Tisch, die sonst alles gleich haben (eine Regression innerhalb jeder Partie).
study-moves = Welche Züge werden gemacht?
study-moves-about = Wie oft jede Art von Zug angeboten und gemacht wird. Darunter: ein gieriger Spieler mit einer Einschränkung unter gierigen ohne.
study-rules = Welche Regeln kommen vor?
study-rules-about = In wie vielen Partien die Regel vorkam, und wie oft insgesamt.
study-places = Wo liegt etwas?
study-places-about = Wie viele davon in einer Partie im Mittel auf jedem Feld liegen; der Anfang ist in der Mitte.

## Diagramme, Achsen, Tabellen

chart-wins-by-seat = Siege nach Platz, { $players } Spieler
chart-length = Länge der Partien
chart-scores = Punkte
chart-margins = Abstände
chart-causes = Woher ein Sieg kommt
chart-ladder = Die Leiter der Stufen
chart-chance = Chance des späteren Siegers
chart-leader = Siege des Führenden
chart-branching = Züge zur Wahl
chart-pieces = Womit ein Teil mehr einhergeht ({ $level })
chart-restricted = Siege mit einer Einschränkung, oder mit mehr als die anderen
chart-map = { $what }
axis-seat = Platz
axis-wins = Anteil der Siege
axis-decisions = Entscheidungen
axis-games = Anteil der Partien
axis-points = Punkte
axis-variance = Anteil an der Varianz der Siege
axis-passed = % der Partie
axis-chance = Gewinnchance
axis-leader-wins = Anteil der Siege
axis-moves = Züge
axis-effect = Änderung der Gewinnchance
cause-seat = Platz
cause-deal = Austeilung
cause-player = Spieler
cause-rest = der Rest
numbers-wins-by-seat = Siege nach Platz
numbers-length = Länge
numbers-scores = Punkte
numbers-ends = Wie Partien enden
numbers-causes = Woher ein Sieg kommt
numbers-ladder = Die Leiter der Stufen
numbers-leader = Siege des Führenden
numbers-drama = Führungen und Sprünge
numbers-chance = Chance des späteren Siegers
numbers-decisions = Entscheidungen
numbers-branching = Züge zur Wahl
numbers-pieces = Teile ({ $level })
numbers-moves = Arten von Zügen
numbers-restricted = Einschränkungen
numbers-rules = Regeln, die seltensten zuerst
numbers-map = { $what }, nach Abstand von der Mitte
column-players = Spieler
column-level = durch
column-seat = Platz
column-wins = Siege
column-fair = gerecht
column-games = Partien
column-what = was
column-mean = Mittel
column-least = kleinste
column-quartile-1 = ¼
column-median = ½
column-quartile-3 = ¾
column-greatest = größte
column-share = Anteil
column-cause = kommt von
column-passed = % der Partie
column-leader-wins = Führender gewinnt
column-chance = Chance
column-decision = Entscheidung
column-asked = gefragt
column-moves = Züge
column-forced = nur ein Zug
column-best = Chance mit dem besten
column-second-best = zweitbester
column-average = Durchschnitt
column-piece = Teil
column-group = was
column-had = gehabt
column-wins-with = gewinnt mit
column-wins-without = gewinnt ohne
column-effect = eines mehr
column-seen = gesehen
column-taken = genommen
column-when = wann
column-move = Zug
column-offered = angeboten
column-used = Spieler, die ihn machen
column-restriction = Einschränkung
column-rule = Regel
column-sentence = was sie sagt
column-games-with = Partien
column-runs = Male
column-distance = Abstand
note-minutes = Die Minuten rechnen mit { $choice } Sekunden für eine Entscheidung mit Wahl und { $forced } ohne. Die Schachtel sagt { $box } Minuten.

## Befunde

finding-seat = Platz { $number } von { $players } gewinnt { $value } %, wo { $fair } % gerecht wären (durch { $level }; 99-%-Intervall { $low }–{ $high } %).
finding-seats-fair = Zu { $players } hat kein Platz einen sichtbaren Vorteil: alle auf { $reach } Punkte genau (durch { $level }).
finding-leader = Es ist vorbei, bevor es vorbei ist: Wer nach { $passed } % der Partie führt, gewinnt { $value } % (durch { $level }; { $low }–{ $high } %).
finding-blowouts = { $value } % der Partien sind Kantersiege (durch { $level }; { $low }–{ $high } %).
finding-ties = { $value } % der Partien haben mehrere Sieger (durch { $level }; { $low }–{ $high } %).
finding-skill = Können zählt: Ein { $strong } unter { $weak } gewinnt { $value } %, bei gleicher Stärke wären es { $fair } % ({ $low }–{ $high } %).
finding-no-skill = Können zählt kaum: Ein { $strong } unter { $weak } gewinnt { $value } %, bei gleicher Stärke wären es { $fair } % ({ $low }–{ $high } %).
finding-deal = Die Austeilung entscheidet zu { $value } %, wer gewinnt (durch { $level }; { $low }–{ $high } %).
finding-forced = { $value } % der Entscheidungen lassen keine Wahl (durch { $level }; { $low }–{ $high } %).
finding-little-at-stake = Wenig steht auf dem Spiel: Ein durchschnittlicher Zug kostet gegenüber dem besten { $value } Punkte Gewinnchance (durch { $level }; { $low }–{ $high }).
finding-at-stake = Eine Entscheidung zählt: Ein durchschnittlicher Zug kostet gegenüber dem besten { $value } Punkte Gewinnchance (durch { $level }; { $low }–{ $high }).
finding-early = Partien sind früh entschieden: Nach { $value } % der Partie bleibt die Chance des Siegers über 80 % (durch { $level }; { $low }–{ $high } %).
finding-strong-piece = „{ $piece }“ ist stark: Eines mehr geht mit { $value } Punkten mehr Gewinnchance einher (durch { $level }; { $low }–{ $high }).
finding-weak-piece = „{ $piece }“ ist schwach: Eines mehr geht mit { $value } Punkten weniger Gewinnchance einher (durch { $level }; { $low }–{ $high }).
finding-dead-move = „{ $move }“ wird kaum gemacht: { $value } % der Male, wenn der Zug angeboten wird (durch { $level }).
finding-better-without = Ein Spieler, der das tut: { $restriction }, gewinnt { $value } %, wo { $fair } % gerecht wären ({ $low }–{ $high } %).
finding-sight = Verborgenes zählt: Wer vorausdenkt und es sieht, gewinnt { $value } Prozentpunkte öfter ({ $low }–{ $high }).
finding-unused-rules = { $count ->
    [one] Eine Regel kam nie vor: { $rules }.
   *[other] { $count } Regeln kamen nie vor: { $rules }.
}

## Besondere Partien

odd-longest = Die längste
odd-shortest = Die kürzeste
odd-blowout = Der größte Kantersieg
odd-comeback = Die größte Aufholjagd
odd-swing = Der größte Sprung

## Vergleiche

study-compare = Was ist anders?
study-compare-about = Beide Varianten spielen dieselben Austeilungen, wo die Regeln es erlauben. Ein Unterschied ist klar, wenn sein Intervall auf einer Seite von null liegt oder so schmal ist, dass er kaum zählt. Die Intervalle berücksichtigen mehrmaliges Hinsehen. Nötig: Partien von jeder, die einen Unterschied dieser Größe zeigen würden.
study-sweep = Was ändert diese Zahl?
study-sweep-about = Dieselben Austeilungen mit jedem Wert der Option.
chart-differences = Unterschiede der Anteile
chart-wins = Siege nach Platz
axis-difference = zweite minus erste
axis-option = { $name }
numbers-differences = Unterschiede
numbers-sweep = Werte
column-measure = was
column-first = erste
column-second = zweite
column-difference = Unterschied
column-verdict = Urteil
column-needed = nötige Partien
column-value = Wert
clear = klar
unclear = nicht klar
measure-wins = Siege von Platz { $number }
measure-decisions = Entscheidungen
measure-score = mittlere Punktzahl
measure-margin = Abstand
measure-tied = mehrere Sieger
measure-lead-changes = Führungswechsel
measure-decided = Teil der Partie, nach dem der Sieger endgültig führt
measure-forced = Entscheidungen ohne Wahl
measure-moves = Züge zur Wahl
finding-differs = { $unit ->
    [percent] { $measure }: { $first } % vorher, { $second } % nachher; Unterschied { $value } Punkte ({ $low } bis { $high }).
   *[plain] { $measure }: { $first } vorher, { $second } nachher; Unterschied { $value } ({ $low } bis { $high }).
}
