## Das Protokoll eines Tisches

table-level = { $level ->
    [hatchling] Schlüpfling
    [drake] Jungdrache
    [dragon] Drache
    [elder] Urdrache
    [greedy] Gierig
    [random] Zufall
   *[other] { $level }
}
table-sat = { $name } setzt sich.
table-engaged = Ein Bot setzt sich: { table-level }.
table-assigned = Ein Programm setzt sich: { $name }.
table-freed = Platz { $number } ist wieder frei.
table-asked = { $seat } möchte { $count ->
    [one] einen Zug zurücknehmen.
   *[other] { $count } Züge zurücknehmen.
}
table-agreed = { $seat } ist einverstanden.
table-declined = { $seat } sagt nein; nichts wird zurückgenommen.
table-undone = { $seat } nimmt { $count ->
    [one] einen Zug zurück.
   *[other] { $count } Züge zurück.
}
table-resigned = { $seat } gibt auf; ein Bot spielt weiter.
table-replaced-left = { $seat } geht; bis zur Rückkehr spielt ein Bot.
table-replaced-away = { $seat } ist seit einer Weile fort; bis zur Rückkehr spielt ein Bot.
table-replaced-clock = { $seat } hat die Zeit wieder überschritten; bis zur Rückkehr spielt ein Bot.
table-returned = { $seat } ist zurück.
table-ended-by-resigning = Das Spiel ist zu Ende: Die anderen haben aufgegeben.
table-rematched = Es gibt einen neuen Tisch für eine weitere Partie.

## Was ein Tisch nicht erlaubt

table-no-seat = Die Plätze sind von 1 bis { $count } gezählt.
table-not-yours = Platz { $number } gehört dir nicht.
table-begun = Das Spiel hat begonnen; die Plätze stehen fest.
table-name-taken = Jemand an diesem Tisch heißt schon { $name }; wähle einen anderen Namen.
table-taken = Platz { $number } ist besetzt.
table-open = Platz { $number } ist schon frei.
table-bad-name = Wähle einen Namen aus Buchstaben, Ziffern und anderen lesbaren Zeichen.
table-watching = Du siehst zu; das können nur die, die am Tisch sitzen.
table-not-host = Nur wer diesen öffentlichen Tisch aufgestellt hat, kann seine freien Plätze Programmen geben.
table-outdated = Diese Partie begann nach Version { $rules } der Regeln. Nach Version { $version }, die jetzt gespielt wird, ist Zug { $number } ({ $move }) nicht möglich. Du kannst die Partie ansehen, aber nicht fortsetzen.
table-mended = Diese Partie begann nach Version { $rules } der Regeln und geht nach Version { $version } weiter. Danach war Zug { $number } ({ $move }) nicht möglich: Die Partie lässt sich nicht nachspielen.
table-not-begun = Das Spiel hat nicht begonnen: Ein Platz ist noch frei.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-set-up-already = Es gibt schon einen neuen Tisch.
table-gave-up = Du hast diese Partie aufgegeben.
table-bot-plays = Auf diesem Platz spielt ein Bot.
table-no-bot-plays = Auf diesem Platz spielt kein Bot.
table-lesson = In einer Lektion geht nur, worum sie bittet.
table-not-your-turn = Du bist nicht am Zug.
table-changed = Inzwischen ist etwas geschehen; schau noch einmal und entscheide neu.
table-no-move = Einen solchen Zug gibt es in diesem Spiel nicht.
table-nothing-to-undo = So viele Züge lassen sich nicht zurücknehmen.
table-asked-already = Jemand hat schon gefragt; warte auf die Antworten.
table-no-question = Danach fragt niemand mehr.
table-agreed-already = Deine Zustimmung ist nicht nötig oder schon gegeben.
table-still-here = { $seat } ist da oder seit weniger als einer Minute fort.
table-nothing-said = Diese Nachricht ist leer.
table-too-long = An diesem Tisch ist mehr geschehen, als ein Spiel braucht; nur noch Züge sind möglich.
