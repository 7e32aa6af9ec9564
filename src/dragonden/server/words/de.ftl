## Was der Server von sich aus sagt

server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-lesson = Diese Lektion gibt es in diesem Spiel nicht.
server-no-game = Dieses Spiel gibt es nicht.
server-no-level = Es gibt keinen Bot { $level }; es gibt { $levels }.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-thinking = Der letzte Tipp wird noch überlegt.
server-nobody = Nimm selbst mindestens einen Platz ein.
server-unstored = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuche es gleich noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert; versuche es noch einmal.
server-unreadable = Diese Nachricht ist nicht zu verstehen.
server-mistake = { $sentence }
server-too-often = Das war zu viel auf einmal; warte einen Moment.
server-too-long = Das ist zu lang.
server-foreign = Diese Anfrage kommt von einer fremden Seite.
server-bad-token = Dieses Token gilt hier nicht oder nicht mehr.
server-no-record = Die Aufzeichnung verrät alles Verborgene; sie ist zu lesen, wenn das Spiel zu Ende ist.
server-no-replay = Was in dieser Partie geschehen ist, soll man sich merken; sie ist anzusehen, wenn sie zu Ende ist.
server-not-your-view = Bis zum Ende der Partie siehst du sie nur von deinem Platz aus oder als Zuschauer.
server-no-analysis = Eine Partie kann analysiert werden, wenn sie zu Ende ist.
server-no-decisions = In dieser Partie gab es nichts zu entscheiden.
server-no-compiler = In diesem Haus können Partien nicht analysiert werden, weil seine Regeln nicht kompiliert sind. Wer es betreibt, kann das ändern: { $command }
server-many-decisions = Diese Partie hat { $count } Entscheidungen; höchstens { $most } können analysiert werden.
server-analyses-busy = Gerade werden viele Partien analysiert; versuche es in ein paar Minuten noch einmal.
server-analysis-failed = Der Bot konnte einen Zug nicht beurteilen. Was er beurteilt hat, bleibt; versuche es noch einmal.
