## Ziehen und legen

lesson-turn = Ziehen und legen
lesson-turn-1 = Drei Schätze, drei Drachen. Im Zug ziehst du eine Karte oder setzt deinen Drachen. Zieh eine Karte: Wähle den Kartenstapel.
lesson-turn-early = So hättest du nur eine Karte, und dein Jahr wäre vorbei. Erst wachsen lassen: Zieh!
lesson-turn-2 = Alle sehen, was du gezogen hast. Lege es auf den Schatz, den du einmal haben möchtest.
lesson-turn-done = So wachsen die Schätze, Karte um Karte. Man legt nie Karten vor sich selbst: Ein Schatz gehört dir erst, wenn dein Drache darauf liegt.

## Einen Schatz nehmen

lesson-claim = Einen Schatz nehmen
lesson-claim-1 = Schatz B ist gewachsen: sechs Karten, und viel Gold ist dabei. Bevor ihn jemand anderes nimmt, setz deinen Drachen darauf!
lesson-claim-late = Ziehst du, nimmt vielleicht jemand Schatz B vor dir. Setz deinen Drachen darauf!
lesson-claim-small = Auch der wäre dann deiner, aber in B ist das Gold. Setz deinen Drachen auf B!
lesson-claim-done = Schatz B gehört dir: Niemand legt mehr etwas darauf oder nimmt ihn. Du ruhst bis zum Jahresende und bekommst dann seine Karten.

## Merken

lesson-memory = Merken
lesson-memory-1 = Von einem Schatz sieht man nur die oberste Karte. Pass also auf, was wohin kommt. Zieh eine Karte.
lesson-memory-early = Du könntest schon einen Schatz nehmen, aber sehen wir erst eine Karte an: Zieh!
lesson-memory-2 = Drei Münzen! Lege sie auf Schatz B und merk es dir.
lesson-memory-place = Jeder Schatz ohne Drachen ist erlaubt, aber in dieser Lektion kommen sie auf B.
lesson-memory-3 = Die anderen haben Karten darauf gelegt. Wo sind deine drei Münzen? Setz deinen Drachen auf diesen Schatz!
lesson-memory-late = Ziehst du, erinnert sich vielleicht jemand an die Münzen. Setz deinen Drachen!
lesson-memory-forgot = Hier sind die Münzen nicht, und nachsehen darf niemand. Du hast sie auf B gelegt.
lesson-memory-done = Gut gemerkt! Unter den anderen Karten liegen deine drei Münzen.

## Der Letzte

lesson-last = Der Letzte bekommt den Rest
lesson-last-1 = Ein Drache hat Schatz A. Der Letzte ohne Schatz bekommt den, der übrig ist, und den Rest der Karten. Warte also ein wenig: Zieh.
lesson-last-patience = Du darfst das, aber der Letzte bekommt auch den Rest der Karten: Zieh und warte!
lesson-last-2 = Lege sie auf einen freien Schatz und sieh, was der andere Drache tut.
lesson-last-done = Dein Gegner nahm B, also gehören C und der Rest der Karten dir! Alle legen aus, und wer links vom Letzten sitzt, beginnt das neue Jahr.

## Was Schätze wert sind

lesson-score = Was Schätze wert sind
lesson-score-1 = Ausnahmsweise ist alles offen. Münzen zählen je 1, ein Ring 7, zwei nichts, drei Dosen Politur 3 × 3 = 9. Welcher Schatz ist am besten?
lesson-score-late = Mehr Karten braucht es nicht: Nimm jetzt den Schatz, der am meisten wert ist.
lesson-score-rings = Zwei Ringe zusammen sind nichts wert, und 4 Münzen 4 Punkte. Es gibt Besseres.
lesson-score-coins = Das Gold dort ist 3 Punkte wert. Es gibt etwas Besseres.
lesson-score-done = Drei Dosen Politur sind 9! Auch gut: drei gleiche Schmuckstücke 10, die ganze Rüstung 10, die meisten blauen oder rosa Steine je 12.

## Drachen müssen fressen

lesson-hunger = Drachen müssen fressen
lesson-hunger-1 = Wer am Ende die wenigsten Tiere hat, kann nicht gewinnen. Du hast 6, die anderen 5 und 9. B ist reich, A hat drei Kühe. Was nimmst du?
lesson-hunger-late = Dann könnte dein Gegner die Kühe nehmen. Entscheide dich jetzt!
lesson-hunger-gold = So viel Gold! Aber dein Gegner bekäme die Kühe, und wer hungert, gewinnt nicht.
lesson-hunger-done = Satt gewinnst du! Dein Gegner hatte mehr Punkte, aber zu wenig Tiere. Gleichstand rettet alle; ab fünf Spielern zählt jede Tierart für sich.
