## Einen Dominostein legen

lesson-lay = Einen Dominostein legen
lesson-lay-1 = Hallo! Diese kleine Insel gehört dir. Vier Dominosteine liegen offen: Wähle den, der dir am besten gefällt.
lesson-lay-2 = Jetzt lege ihn an. Er muss einen Stein deiner Insel berühren. Wähle einen Platz, dreh ihn, wenn du magst, und bestätige.
lesson-lay-done = Gut gemacht, deine Insel ist gewachsen! Jeder Zug geht so: einen Stein nehmen, ihn legen.

## Ein Ei finden

lesson-match = Ein Ei finden
lesson-match-1 = Deine Insel hat Wüste und Schnee. Wo sich gleiche Landschaften berühren, liegt ein Ei. Nimm den Stein mit Schnee!
lesson-match-other = Kein Schnee, also kein Ei. Such den Schnee!
lesson-match-2 = Lege ihn so, dass Schnee an Schnee liegt.
lesson-match-apart = Das geht, findet aber kein Ei: Schnee muss Schnee berühren.
lesson-match-done = Ein Drachenbaby! Wo sich gleiche Landschaften berühren, öffnest du ein Ei, und jedes Drachenbaby ist ein Punkt.

## Mama Drache

lesson-mommy = Mama Drache
lesson-mommy-1 = Mama Drache ist beim anderen Spieler. Schauen wir, wie sie zu dir kommt. Nimm den Stein mit Schnee.
lesson-mommy-other = Kein Schnee, also kein Ei. Such den Schnee!
lesson-mommy-2 = Lege ihn so, dass Schnee an Schnee liegt, und öffne das Ei.
lesson-mommy-apart = Das geht, findet aber kein Ei: Schnee muss Schnee berühren.
lesson-mommy-done = Nur eine leere Schale, aber Mama Drache tröstet dich! Sie ist ein Punkt, solange sie bleibt; wer sie hat, beginnt die nächste Runde.

## Die Wasserstelle

lesson-well = Die Wasserstelle
lesson-well-1 = Manchmal spielen wir mit durstigen Drachen. Nimm den Stein mit einer Wasserstelle.
lesson-well-dry = Da ist keine Wasserstelle. Such das blaue Wasser!
lesson-well-2 = Lege ihn so, dass der Schnee mit der Wasserstelle deinen Schnee berührt.
lesson-well-apart = Hier berührt das Wasser keinen Schnee. Versuch es woanders!
lesson-well-3 = Drachen lieben Wasser, darum darfst du zwei Eier ansehen! Nimm das erste.
lesson-well-4 = Und jetzt das zweite.
lesson-well-5 = Nur du siehst sie: ein Drachenbaby und eine leere Schale. Behalte das Drachenbaby!
lesson-well-shell = Die Schale bringt Mama Drache. Aber jetzt wollen wir das Drachenbaby!
lesson-well-done = Schön! Das andere Ei kommt zurück auf den Tisch. Niemand weiß, was darin ist, nur du.

## Der letzte Stein

lesson-end = Der letzte Stein
lesson-end-1 = Der letzte Zug, und ihr habt beide 7 Punkte! Nimm den Stein mit zwei Wüsten.
lesson-end-other = Such die zwei Wüsten: Sie können zwei Eier auf einmal bringen.
lesson-end-2 = Lege ihn so, dass beide Wüsten eine Wüste berühren.
lesson-end-fewer = Beide Wüsten sollen eine Wüste berühren. Schau nach links!
lesson-end-done = Ein Drache, eine Schale, und Mama Drache kommt: gewonnen! Jeder Drache ist ein Punkt, Mama auch; bei Gleichstand zählen Schalen.
