## Einstellungen

shell-theme = Darstellung
shell-theme-auto = wie das System
shell-theme-light = hell
shell-theme-dark = dunkel
shell-sound = Töne
shell-volume = Lautstärke
shell-in-words = Tische und Züge in Worten
shell-notify = Benachrichtigen, wenn ich dran bin
shell-pace = Tempo der Züge anderer
shell-pace-slow = langsam
shell-pace-normal = normal
shell-pace-fast = schnell
shell-pace-none = sofort
shell-forced = Den einzigen möglichen Zug für mich machen

## Tasten

keys-title = Tasten
keys-board = Auf dem Spielplan
keys-name = { $key ->
    [tab] Tab
    [enter] Eingabe
    [space] Leertaste
    [steps] ← →
    [zoom] + − 0
    [escape] Escape
   *[help] ?
}
keys-does = { $key ->
    [tab] zum Nächsten gehen; mit Umschalt zum Vorigen
    [enter] drücken oder wählen
    [space] vorspringen, solange Züge der anderen gezeigt werden
    [steps] einen Zug zurück oder vor
    [zoom] größer, kleiner, der ganze Spielplan
    [escape] ein Teil loslassen; schließen, was offen ist
   *[help] diese Liste
}

## Empfang

home-title = Komm herein und spiel
home-intro = Fünf Spiele mit Drachen, Dingos und Dinosauriern, für Freunde und Bots. Ohne Konto: Dieser Browser merkt sich deine Spiele.
home-guest = Gast { $number }
home-your-name = Dein Name
home-name-first = Schreib zuerst deinen Namen: Die anderen sehen ihn am Tisch.
home-level = Stärke der Bots
level-strength = { $level ->
    [hatchling] { $name } – leicht
    [drake] { $name } – mittel
    [dragon] { $name } – stark
    [elder] { $name } – sehr stark
   *[other] { $name }
}
home-games = Spiele
home-facts = { $players } Spieler · { $minutes } Min. · ab { $ages } Jahren
home-by = Von { $designers }
home-play-now = Gegen Bots spielen
home-set-up = Tisch einrichten
home-about-game = Über dieses Spiel
about-waiting = Wird nachgeschlagen…
home-mine = Meine Spiele
home-finished = Beendete Spiele
home-friends = Mit Freunden spielen
home-friends-how = Wähle ein Spiel: Du bekommst einen Tisch und einen Link für deine Freunde.
home-tables = Öffentliche Tische
home-tables-none = Kein öffentlicher Tisch ist offen.
home-status = { $status ->
    [waiting] wartet auf Spieler
    [mine] du bist dran
    [theirs] { $name } ist dran
   *[over] beendet
}
home-all = Alle { $count } zeigen
home-join = Du hast einen Link bekommen?
home-join-go = Los
home-no-link = { $what ->
    [nothing] Füge hier den Link ein, den du bekommen hast.
    [other] Dieser Link führt zu keinem Tisch. Der Link eines Tisches sieht so aus: { $example }
   *[text] Das ist kein Link. Der Link eines Tisches sieht so aus: { $example }
}
home-won = { $mine ->
    [yes] Gewonnen
   *[no] Gewonnen von { $names }
}
home-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
home-remove = Von dieser Liste nehmen

## Tisch einrichten

create-players = Wie viele mitspielen
create-title = Ein Tisch { $game }
create-seats = Wer spielt
create-me = { $name } (ich)
create-friend = Ein Freund, mit einem Link
create-guest = Jemand hier, an diesem Gerät
create-guest-name = Name von Spieler { $number }
create-bot = Bot: { $level }
create-again = Dieselben wie zuvor: { $names }. Wer beim letzten Spiel dabei war, findet dort den neuen Tisch.
create-options = Varianten
create-presets = Fertige Zusammenstellungen
create-preset = { $name ->
    [first] Erstes Spiel
    [short] Kurz
    [easy] Leicht
    [long] Lang
   *[everything] Alles
}
create-minutes = etwa { $minutes } min
create-table = Tisch
create-public = Wer den Tisch findet
create-first = Wer beginnt
create-public-on = Öffentlich: alle sehen den Tisch in der Liste und dürfen kommen
create-public-off = Privat: nur wer den Link hat, findet den Tisch
create-box = Mit anderer Schachtel spielen: eine Datei
create-box-printed = Die gedruckte Schachtel, als Datei zum Ändern
create-hints = Spieler dürfen um Rat fragen
create-clock = Zeit für eine Entscheidung; dann entscheidet ein Bot
create-clock-choice = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] { $minutes } Minuten
}
create-undo = Züge, die etwas gezeigt haben, lassen sich zurücknehmen, wenn alle einverstanden sind
create-chat = Die Spieler können chatten
create-wait = Wer nicht zieht, kann ersetzt werden nach; wenn alle da sind, nach höchstens 5 Minuten
create-wait-choice = { $seconds ->
    [300] 5 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] 1 Woche
}
terms-hints = { $on ->
    [yes] Rat
   *[no] kein Rat
}
terms-undo = { $on ->
    [yes] Zurücknehmen
   *[no] kein Zurücknehmen
}
terms-chat = { $on ->
    [yes] Chat
   *[no] kein Chat
}
terms-clock = { $seconds ->
    [0] keine Uhr
    [30] 30 Sekunden je Entscheidung
    [60] 1 Minute je Entscheidung
    [3600] 1 Stunde je Entscheidung
    [86400] 1 Tag je Entscheidung
   *[other] { $minutes } Minuten je Entscheidung
}
create-cancel = Zurück
create-go = Den Tisch öffnen

## Vor dem Spiel

lobby-waits = Das Spiel beginnt, sobald jeder Platz besetzt ist.
lobby-box = Mit einer anderen Schachtel als der gedruckten
lobby-link = Lade Freunde mit diesem Link ein
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-scan = Mit einem Telefon scannen
lobby-share = Link verschicken
lobby-sit = Hier hinsetzen
lobby-bot = Einen Bot hinsetzen
lobby-program = Ein Programm, über das Netz
lobby-program-name = Programm { $number }
program-title = Ein Platz für { $name }
program-how = Starte dein Programm mit diesem Token: Wer es hat, spielt auf diesem Platz. Es wird nur hier gezeigt. Um es ungültig zu machen, gib den Platz frei, bevor das Spiel beginnt.
program-token = Token des Platzes
lobby-kept = reserviert für { $name }
lobby-host = hat den Tisch aufgestellt
lobby-beside = Jemand hier
lobby-sit-beside = Sitzt hier
lobby-remove = { $name } entfernen
lobby-free = Platz freigeben

## Am Tisch, wenn es dazu kommt

table-page-hinted = Ein Bot würde:
table-page-play-hint = Das tun
table-page-agree = Einverstanden
table-page-decline = Nein
table-page-withdraw = Doch nicht
table-page-stalls = { $name } lässt auf sich warten.
table-page-somebody-else = Jemand anders
table-page-take-seat = Weiterspielen
chat-hide = Den ganzen Chat verbergen
chat-mute = { $name } stummschalten
rules-all = Jede Regel mit ihrer Nummer, für alle, die es genau wissen wollen
table-page-picture = Der Tisch in Worten
table-page-moves = Deine Züge
table-page-seek = Einen Zug suchen
table-page-pass-to = Gib das Gerät an { $name } weiter.
table-page-i-am = Ich bin { $name }

## Das Ende

end-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-together = { $names }: zusammen { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht!
end-look = Den Tisch ansehen
end-rematch = Noch einmal
end-join-rematch = Zum nächsten Spiel
end-other-options = Mit anderen Varianten
end-replay = Noch einmal ansehen
end-record = Aufzeichnung

## Die Legende

legend-marks = Zeichen an jedem Tisch
legend-acting = Wer an der Reihe ist
legend-thinking = Ein Bot denkt nach
legend-mark = { $mark ->
    [last] Was zuletzt geschehen ist
    [since] Was seit deinem Zug geschehen ist
    [drawn] Ein Teil, das du gerade gezogen hast
    [tried] Was du gerade tun willst
    [best] Was ein Rat oder die Analyse vorschlägt
    [played] In der Analyse: was gespielt wurde
    [unsent] Dein Zug, der noch gesendet wird
   *[pointed] Wovon eine Zeile des Protokolls erzählt
}

## Nachspielen

replay-title = Nachspielen: { $game }
replay-begins = Das Spiel beginnt.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-last = Zum Ende
replay-move = Zug
replay-at = Zug { $move } von { $of }
replay-view = Gesehen von
replay-view-all = alle
replay-view-truth = alles offen
replay-to-table = Zum Tisch
replay-no-board = Dieses Spiel hat im Browser noch keinen Spielplan.

## Analyse

end-analysis = Analyse
replay-analysis = Analyse
analysis-title = So sieht ein Bot diese Partie
analysis-begins = Der Bot macht sich bereit …
analysis-progress = { $done } von { $total } Entscheidungen beurteilt
analysis-done = { $count ->
    [one] Die einzige Entscheidung ist beurteilt.
   *[other] Alle { $count } Entscheidungen sind beurteilt.
}
analysis-lost = Verbindung unterbrochen; sie kommt wieder …
analysis-graph-chance = Gewinnchance, Zug für Zug
analysis-graph-points = Am Ende erwartete Punkte, Zug für Zug
analysis-help = Wähle einen Punkt, um die Entscheidung auf dem Brett zu sehen.
analysis-same = Zug { $move }, { $name }: { $played } ({ $chance }). Der Bot würde dasselbe tun.
analysis-other = Zug { $move }, { $name }: { $played } ({ $chance }). Der Bot würde lieber: { $best } ({ $better }).
analysis-agreed = { $same } von { $count } wie der Bot
analysis-worst = Was am meisten gekostet hat
analysis-whose = Wessen Züge
analysis-mistakes = { $count ->
    [one] 1 teurer Zug
   *[other] { $count } teure Züge
}
analysis-mistake = Teurer Zug { $number } von { $count }
analysis-before = Der teure Zug davor
analysis-after = Der nächste teure Zug
analysis-as-bot = Gespielt, wie auch der Bot: { $move }
analysis-none = Kein Zug hat viel gekostet.
analysis-move-of = Zug { $move }, { $name }:
analysis-did = Gespielt: { $move }
analysis-better = Besser: { $move }
analysis-as-drawn = dasselbe, aber wie gezeichnet
analysis-table = Alle Entscheidungen als Tabelle
analysis-player = Spieler
analysis-played = Gespielt
analysis-best = Bot
analysis-chance = Gewinnt
analysis-points = Punkte
analysis-cost = Kosten
analysis-note-chance = „{ $level }“ beurteilt jede Entscheidung nach dem, was man dabei wissen konnte, und danach, wie oft man von dort aus gewinnt. Kleine Unterschiede können Glück sein.
analysis-note-points = „{ $level }“ beurteilt jede Entscheidung nach dem, was man dabei wissen konnte, und nach den Punkten, die er am Ende erwartet. Kleine Unterschiede können Glück sein.

## Rat

hint-other = Ein anderer Zug
hint-chance = gewinnt { $chance } der durchdachten Spiele
hint-points = erwartet { $points } Punkte
hint-brief = Der Bot ist eben erst aufgewacht und hat nur kurz überlegt; frage in einer Minute noch einmal.

## Lektionen

learn-lesson = Lektion { $number } von { $of }:
learn-show = Zeig es mir
learn-shown = Versuch das:
learn-again = Noch einmal
learn-back = Lektion davor
learn-skip = Überspringen
learn-next = Nächste Lektion
learn-lessons = Lektionen zu { $game }
learn-mark = Lektion { $number }: { $title }
learn-mark-done = Lektion { $number }: { $title }, geschafft
learn-learn = Lernen
learn-progress = { $learned } von { $of } Lektionen geschafft
