## Begrüßung und Hilfe

terminal-welcome = Antworte mit der Nummer eines Zuges oder schreibe den Zug. „help“ hilft weiter, „quit“ beendet.
terminal-help =
    <Nummer>       den Zug mit dieser Nummer machen
    <Zug>          einen Zug machen, indem du ihn schreibst: { $shapes }
    moves          alle erlaubten Züge zeigen
    moves <Text>   nur die Züge zeigen, in denen der Text vorkommt
    why <Zug>      sagen, warum ein Zug nicht erlaubt ist
    hint           zeigen, was ein starker Bot ziehen würde, nach dem, was du weißt
    undo           zu deiner letzten Entscheidung zurückgehen
    look           den Tisch noch einmal zeigen
    log            alles zeigen, was geschehen ist
    rules          die Regeln zeigen; „rules R1“ zeigt die mit diesem Kürzel
    save <Datei>   die Partie in einer Datei aufheben, die von da an aktuell bleibt
    help           diese Liste zeigen
    quit           gehen; eine Partie in einer Datei kann fortgesetzt werden

## Fragen und Antworten

terminal-only-move = Das ist der einzige Zug: Drücke Enter, um ihn zu machen.
terminal-more-moves = … und { $count } weitere: „moves“ zeigt alle, „moves <Text>“ die mit einem Text. Oder schreibe { $shape }.
terminal-none-found = In keinem der Züge kommt „{ $text }“ vor.
terminal-nothing-typed = Tippe eine Nummer, einen Zug wie { $example } oder „help“.
terminal-no-number = Einen Zug { $number } gibt es nicht: Sie sind von 1 bis { $count } nummeriert.
terminal-no-move = „{ $text }“ ist weder ein Befehl noch ein Zug. Züge schreibt man { $shapes }; „help“ nennt die Befehle.
terminal-refused = Nicht erlaubt: { $reason } („rules { $rule }“ zeigt die Regel.)
terminal-allowed = { $move } ist jetzt erlaubt.
terminal-why-what = Schreibe den Zug dahinter, zum Beispiel „why { $example }“.
terminal-undone = { $count ->
    [one] Ein Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
terminal-undo-nothing = Du hast noch keinen Zug gemacht.
terminal-reshuffled = Etwas war ans Licht gekommen: Was noch niemand gesehen hat, wurde neu gemischt.
terminal-log-empty = Noch ist nichts geschehen.
terminal-no-rule = Eine Regel { $rule } gibt es nicht; es gibt { $rules }.

## Bots

terminal-thinking = { $name } denkt nach …
terminal-thinking-weak = { $name } denkt nach, noch schwach: Die Suche wird vorbereitet …
terminal-hint = „{ $name }“ würde den ersten dieser Züge machen. Nach dem, was du weißt, wurden { $count } Partien durchgespielt: wie viele mit jedem Zug begannen und was im Mittel herauskam.
terminal-hint-weak = Das ist ein schwacher Rat: Die Suche wird noch vorbereitet. Frag in ein, zwei Minuten noch einmal.
terminal-uncompiled = Hier sind die Regeln nicht kompiliert, darum sehen Bots, die vorausdenken, weniger weit, als sie könnten. Das ändert: { $command }
terminal-number = Nr.
terminal-move = Zug
terminal-visits = Partien
terminal-chance = Siege
terminal-percent = { $number } %
terminal-decimal-point = ,

## Mehrere Personen

terminal-hide = { $name }, drücke Enter, um den Bildschirm zu verbergen.
terminal-pass = Gib die Tastatur an { $name } weiter. { $name }, drücke Enter, wenn sonst niemand hinsieht.

## Aufheben

terminal-saved = In { $file } gespeichert, und jeder weitere Zug ebenso.
terminal-save-where = Schreibe einen Dateinamen dahinter, zum Beispiel „save { $example }“.
terminal-file-taken = Eine Datei { $file } gibt es schon; wähle einen anderen Namen.
terminal-unsaved = In { $file } kann nicht gespeichert werden: { $problem }.
terminal-autosave-failed = In { $file } kann nicht gespeichert werden: { $problem }. Das Spiel geht weiter; „save <Datei>“ versucht es anderswo.
terminal-offer-to-save = Um diese Partie aufzuheben, tippe einen Dateinamen; um sie zu vergessen, drücke Enter.
terminal-resume-by = Die Partie ist gespeichert. So geht es weiter: dragonden play --resume { $file }
terminal-replay-by = Die Partie ist gespeichert. So schaust du sie an: dragonden replay { $file }
terminal-not-kept = Die Partie wurde nicht gespeichert.
terminal-input-ended = Die Eingabe endete vor dem Spiel.

## Das Ende

terminal-place = Platz
terminal-player = Name
terminal-points = Punkte
terminal-and = { $others } und { $last }
terminal-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
terminal-together = { $count ->
    [one] { $names } haben zusammen { $points } Punkt erreicht.
   *[other] { $names } haben zusammen { $points } Punkte erreicht.
}

## Nachspielen

terminal-replay-at = { $ply ->
    [0] Der Anfang, vor dem ersten von { $count } Zügen
   *[other] Nach Zug { $ply } von { $count }
}
terminal-replay-keys = Enter: nächster Zug · b: zurück · eine Nummer: zu diesem Zug · e: Ende · q: beenden

## Analyse

terminal-compiling = { $title } wird vorbereitet
terminal-judging = { $name } denkt nach
terminal-analysis-running = Diese Partie ist nicht zu Ende, und ihre Datei enthält den Zufallskeim: Wer sie hat, kann herausfinden, was verborgen ist.
terminal-analysis = Was jeder Zug gegenüber dem gekostet hat, was „{ $name }“ gespielt hätte, nach dem, was man damals wissen konnte: { $together ->
    [yes] an Punkten.
   *[no] an Siegchance und Punkten.
} „{ $same }“ heißt: derselbe Zug; kleine Unterschiede können Zufall sein.
terminal-analysis-part = Unterbrochen: { $done } von { $count } Entscheidungen wurden beurteilt.
terminal-rather = { $name }: { $move }
terminal-bad-move = { $number } ({ $cost })
terminal-on-average = Kosten einer Entscheidung im Mittel
terminal-decisions = Entscheidungen
terminal-agreed = Gleich
terminal-worst = Schlechteste Züge

## Die Liste der Spiele

terminal-facts = { $players } Spieler, ab { $ages } Jahren, { $minutes } Minuten
terminal-by = Von { $designers }; erschienen bei { $publisher }
terminal-play-by = So spielst du es: dragonden play { $name }
terminal-option = Option
terminal-choices = Auswahl
terminal-default = Vorgabe
terminal-meaning = Bedeutung
