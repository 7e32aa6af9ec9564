## Das Protokoll eines Tisches

table-level = { $level ->
    [hatchling] Schlüpfling
    [drake] Jungdrache
    [dragon] Drache
    [elder] Urdrache
    [greedy] Gierig
    [learned] Gelehrt
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
table-reshuffled = Was noch niemand gesehen hat, wird neu gemischt.
table-resigned = { $seat } gibt auf; ein Bot spielt weiter.
table-replaced-left = { $seat } geht; bis zur Rückkehr spielt ein Bot.
table-replaced-away = { $seat } ist seit einer Weile fort; bis zur Rückkehr spielt ein Bot.
table-replaced-clock = { $seat } hat die Zeit wieder überschritten; bis zur Rückkehr spielt ein Bot.
table-keeps = Ein Platz ist für { $name } reserviert.
table-removes = Wer den Tisch aufgestellt hat, räumt Platz { $number }.
table-hinted = { $seat } fragt um Rat.
table-replaced-stalled = { $seat } hat eine Weile nicht gezogen; bis zur Rückkehr spielt ein Bot.
table-opened = Jemand anders darf den Platz von { $seat } übernehmen.
table-returned = { $seat } ist zurück.
table-ended-by-resigning = Das Spiel ist zu Ende: Die anderen haben aufgegeben.
table-ended-by-closing = Das Spiel ist zu Ende: Wer dieses Haus betreibt, hat den Tisch geschlossen.
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
table-outdated = Nach den Regeln von heute (Version { $version }) ist Zug { $number } ({ $move }) von Version { $rules } nicht möglich: Die Partie lässt sich nur ansehen.
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
table-not-host = Das kann nur, wer diesen Tisch aufgestellt hat.
table-seated = Du sitzt schon an diesem Tisch.
table-one-seat = An diesem Tisch hat jeder nur einen Platz.
table-kept = Platz { $number } ist für { $name } reserviert.
table-full = Für dich ist kein Platz frei.
table-removed = Wer diesen Tisch aufgestellt hat, möchte mit jemand anderem spielen.
table-no-undo = An diesem Tisch lässt sich nur zurücknehmen, was man in der eigenen Runde tat und was nichts gezeigt hat.
table-declined-already = Die Antwort war nein. Nach dem nächsten Zug kannst du wieder fragen.
table-asked-enough = Du hast { $count }-mal vergeblich gefragt; das reicht für eine Partie.
table-still-here = { $seat } hat noch Zeit zu ziehen.
table-opened-already = Diesen Platz darf schon jemand anders übernehmen.
table-no-chat = An diesem Tisch wird ohne Chat gespielt.
table-nothing-said = Diese Nachricht ist leer.
table-chat-full = An diesem Tisch wurde so viel gesagt, dass er keinen Chat mehr aufnimmt. Das Spiel geht weiter.
table-too-long = An diesem Tisch ist mehr geschehen, als ein Spiel braucht; ziehen, reden und gehen kann man noch.
