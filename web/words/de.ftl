## Der Baukasten: was alle Spielpläne gemeinsam haben.

kit-zoom-in = Vergrößern
kit-zoom-out = Verkleinern
kit-fit = Alles
kit-placing = Legen
kit-rotate = Drehen (R)
kit-confirm = Hier legen (Eingabe)
kit-cancel = Zurücknehmen (Escape)
kit-hold = Diese Ansicht auch im nächsten Zug behalten
kit-players = Alles über die Spieler
kit-side = Verlauf und mehr

## Das Haus

shell-skip = Zum Inhalt
shell-language = Sprache
shell-settings = Einstellungen
shell-loading = Einen Augenblick …
shell-close = Schließen
shell-no-server = Der Server antwortet nicht; versuche es gleich noch einmal.
shell-missing = Ein Teil dieser Seite ließ sich nicht laden: Gibt es eine Verbindung?
shell-again = Noch einmal versuchen
shell-no-page = Diese Seite gibt es nicht.
shell-to-home = Zu den Spielen

## Tisch

lobby-title = Der Tisch wartet auf Spieler
table-page-your-turn = Du bist dran
table-page-players = Spieler
table-page-turn = ist dran
table-page-seconds = { $seconds } s
table-page-open-seat = freier Platz
table-page-away = abwesend
table-page-gave-up = hat aufgegeben
table-page-bot-plays = ein Bot spielt
table-page-program = ein Programm
table-page-program-away = ein Programm, nicht da
table-page-beside = am Gerät von { $name }
table-page-chat-menu = Chat: stumm und verborgen
table-page-open-seat-to = Jemand anders soll für { $name } spielen
table-page-return = Wieder selbst spielen
table-page-replace = Einen Bot spielen lassen
table-page-log = Verlauf
table-page-log-earlier = Früheres zeigen
table-page-log-empty = Noch ist nichts geschehen.
table-page-chat = Etwas sagen
table-page-send = Senden
table-page-undo = Zurücknehmen
table-page-ask-undo = Rücknahme?
table-page-hint = Rat
table-page-thinking = Der Bot überlegt …
table-page-rules = Regeln
table-page-signs = Zeichen
table-page-replay = Nachspielen
table-page-leave = Bot für mich spielen lassen
table-page-resign = Aufgeben
table-page-resign-sure = Wirklich aufgeben
table-page-resign-not = Weiterspielen
table-page-in-words = Tisch und Züge in Worten
table-page-you-watch = Du schaust zu. { $name } ist dran.
table-page-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
table-page-lost = Verbindung verloren; sie kommt wieder …
table-page-unsent = Verbindung verloren; dein Zug wartet …
table-page-none = Diesen Tisch gibt es nicht.
table-page-odd = Diese Seite und der Server verstehen sich nicht; lade sie neu.
table-page-thinks = { $name } überlegt …
table-page-plays = { $name } spielt
table-page-waits = Warten auf { $name }
table-page-taken = Ein Bot spielt für { $name }.
table-page-is-away = { $name } ist nicht da.
table-page-side = Verlauf, Gespräch und mehr
end-result = Ergebnis
table-page-skip = Vorspulen (Leertaste)
