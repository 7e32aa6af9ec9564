## Das Spiel

about = Lege deine Dominosteine an die Kette, richte ihre Aktionen gegen die anderen und werde als Erster deinen letzten Stein los.
how =
    Lege einen deiner Steine so an ein Ende der Kette, dass gleiche Zeichen aneinanderliegen; oder zieh einen.
    Die Hälfte, die nach außen zeigt, ist das neue Ende. Ist sie eine Aktion, so wirkt sie. Ein Joker passt an alles und liegt nach innen.
    Wer den letzten Stein anlegt, beendet die Runde und bekommt −50 Punkte; die anderen zählen, was sie noch haben.
    Die wenigsten Punkte gewinnen.
option-rounds-label = Runden
option-rounds = Wie viele Runden gespielt werden; die wenigsten Punkte insgesamt gewinnen.
option-strict_replay-label = Strenges NOCHMAL
option-strict_replay = Wer ein NOCHMAL nicht nutzt, muss einen Stein ziehen (so die deutsche Regel).
option-open_hands-label = Offenes Spiel
option-open_hands = Offenes Spiel: Alle Steine liegen offen aus, und wer anlegen kann, muss anlegen.

## Namen

sign-name = { $sign ->
    [replay] NOCHMAL
    [skip] AUSSETZEN
    [reverse] UMKEHREN
    [draw] POOL
    [counter] KONTERN
    [joker] JOKER
   *[points] { $sign }
}
one-sign = { $one ->
    [replay] NOCHMAL
    [skip] AUSSETZEN
    [reverse] UMKEHREN
    [draw] POOL
    [counter] KONTERN
    [joker] JOKER
   *[points] { $one }
}
two-sign = { $two ->
    [replay] NOCHMAL
    [skip] AUSSETZEN
    [reverse] UMKEHREN
    [draw] POOL
    [counter] KONTERN
    [joker] JOKER
   *[points] { $two }
}
domino-name = { one-sign }–{ two-sign }
at-end = { $end ->
    [left] am linken Ende
   *[right] am rechten Ende
}
dominoes = { $count ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $count } Steine
}
in-points = { $points ->
    [-50] −50 Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Aufforderungen

prompt-opening = { $pool ->
    [0] { $seat }, eröffne die Runde mit einem Stein ohne Joker; hast du nur Joker, dann gib die Eröffnung weiter.
   *[other] { $seat }, eröffne die Runde mit einem Stein ohne Joker; hast du nur Joker, dann zieh einen.
}
prompt-turn = { $draw ->
    [free] { $seat }, lege einen Stein an ein Ende der Kette oder zieh einen.
    [forced] { $seat }, lege einen Stein an ein Ende der Kette; kannst du nicht, dann zieh einen.
   *[empty] { $seat }, lege einen Stein an ein Ende der Kette; der Pool ist leer, passe nur, wenn du nicht anlegen kannst.
}
prompt-facing = { $count ->
    [0] { $seat }, die Aktion POOL trifft dich: Lege einen Stein mit KONTERN nach außen oder nimm sie hin; der Pool ist leer.
    [one] { $seat }, die Aktion POOL trifft dich: Lege einen Stein mit KONTERN nach außen oder nimm 1 Stein.
   *[other] { $seat }, die Aktion POOL trifft dich: Lege einen Stein mit KONTERN nach außen oder nimm { $count } Steine.
}
prompt-replaying = { $refuse ->
    [draw] { $seat }, du darfst noch einmal anlegen; sonst zieh einen Stein.
   *[pass] { $seat }, du darfst noch einmal anlegen oder passen.
}
prompt-drawn = { $place ->
    [opening] { $seat }, eröffne mit dem gezogenen Stein; hat er einen Joker, gib die Eröffnung weiter.
    [forced] { $seat }, lege den gezogenen Stein an; passt er nicht, dann passe.
   *[free] { $seat }, lege den gezogenen Stein an oder passe.
}

## Verlauf

log-open = { $seat } eröffnet mit { domino-name }.
log-place = { $seat } legt { domino-name } { at-end } an, { sign-name } nach außen.
log-take = { $count ->
    [0] { $seat } nimmt die Aktion POOL hin, aber der Pool ist leer.
    [one] { $seat } nimmt 1 Stein.
   *[other] { $seat } nimmt { $count } Steine.
}
log-draw = { $seat } zieht einen Stein.
log-drawn = Von { $seat } gezogen: { domino-name }.
log-pass = { $why ->
    [opening] { $seat } kann nicht eröffnen und gibt die Eröffnung weiter.
    [drawn] { $seat } behält den Stein und passt.
    [replay] { $seat } legt nicht noch einmal an.
   *[stuck] { $seat } kann nicht anlegen und passt.
}
log-reverse = Gespielt wird jetzt { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
log-penalty = Wer als Nächstes spielt, den trifft die Aktion POOL mit { $count } Steinen.
log-facing = Die Aktion POOL trifft { $seat } mit { $count } Steinen.
log-replay = { $count ->
    [one] { $seat } darf noch einmal anlegen.
   *[other] { $seat } darf noch { $count }-mal anlegen.
}
log-skipped = { $seat } setzt aus.
log-opener = { $seat } ist an der Reihe, die Runde zu eröffnen.
log-out = { $seat } hat den letzten Stein angelegt: Runde { $round } ist zu Ende.
log-blocked = Der Pool ist leer, und niemand kann anlegen: Runde { $round } ist zu Ende.
log-left = { $count ->
    [0] { $seat } hat keinen Stein mehr: { in-points }.
    [one] { $seat } behält 1 Stein: { in-points }.
   *[other] { $seat } behält { $count } Steine: { in-points }.
}
log-round = Runde { $round }: { $seat } eröffnet.
end-out = { $seat } hat den letzten Stein angelegt: Das Spiel ist aus.
end-blocked = Der Pool ist leer, und niemand kann anlegen: Das Spiel ist aus.
decided-total = Die niedrigste Gesamtpunktzahl hat entschieden.

## Ablehnungen

refused-first-turn = Die Runde ist schon eröffnet; lege einen Stein an ein Ende der Kette.
refused-first-replaying = { refused-first-turn }
refused-open-joker = Ein Joker liegt immer innen; ein Stein mit Joker kann keine Runde eröffnen.
refused-first-opening = Es gibt noch keine Kette; eröffne die Runde.
refused-half = Der Stein { domino-name } hat keine solche Hälfte.
refused-not-held = Den Stein { domino-name } hast du nicht.
refused-only-drawn = Nach dem Ziehen darfst du nur den gezogenen Stein anlegen: { domino-name }.
refused-joker-outward = Ein Joker liegt immer innen; lege den Stein mit dem Joker an.
refused-fit = { domino-name } passt so nicht an { sign-name }.
refused-counter-only = Die Aktion POOL trifft dich: Nur ein Stein mit KONTERN nach außen kann darauf antworten.
refused-take = Dich trifft keine Aktion POOL, es gibt nichts zu nehmen.
refused-first-facing = Die Aktion POOL trifft dich: Kontere sie oder nimm die Steine.
refused-first-drawn = Du hast schon gezogen.
refused-draw-empty = Der Pool ist leer.
refused-draw-replay = Du darfst noch einmal anlegen oder passen, aber nicht ziehen.
refused-must-open = Du hast einen Stein ohne Joker, also musst du eröffnen.
refused-must-place = { $pool ->
    [0] Der Pool ist leer, und du kannst einen Stein anlegen, also musst du anlegen.
   *[other] Du kannst einen Stein anlegen, also musst du anlegen.
}
refused-pass-undrawn = Bevor du passt, musst du einen Stein ziehen.
refused-pass-strict = Wer noch einmal anlegen darf und es nicht tut, muss einen Stein ziehen.
refused-keep-opening = Der gezogene Stein hat keinen Joker, also musst du mit ihm eröffnen.
refused-keep-open-hands = Im offenen Spiel muss der gezogene Stein angelegt werden, wenn er passt.

## In Textform

text-round = Runde { $round } von { $rounds }, Eröffnung: { $seat }. Gespielt wird { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}. { $pool ->
    [0] Der Pool ist leer.
    [one] Im Pool liegt ein Stein.
   *[other] Im Pool liegen { $pool } Steine.
}
text-no-chain = Noch liegt kein Stein.
text-chain = { $count ->
    [one] Die Kette ist einen Stein lang:
   *[other] Die Kette ist { $count } Steine lang; von links nach rechts:
}
text-ends = Linkes Ende: { $left }. Rechtes Ende: { $right }.
text-penalty = Wer als Nächstes spielt, den trifft die Aktion POOL mit { $count } Steinen.
text-skips = { $count ->
    [one] Der Nächste setzt aus.
   *[other] Die nächsten { $count } setzen aus.
}
text-replays = { $count ->
    [one] { $seat } darf noch einmal anlegen.
   *[other] { $seat } darf noch { $count }-mal anlegen.
}
text-drawn = { $seat } hat gerade { $domino } gezogen.
text-player = { $seat }: { dominoes }{ $points ->
    [0] {""}
   *[other] {""} ({ in-points } auf der Hand)
}{ $turn ->
    [yes] {""}, am Zug
   *[no] {""}
}
text-shown = { $seat }: { dominoes }, { in-points }
text-round-over = Am Ende von Runde { $round } blieben übrig:
text-aid = Eine Aktion wirkt, wenn ihre Hälfte nach außen liegt. NOCHMAL: noch einmal anlegen{ $replay ->
    [strict] {""}, sonst einen Stein ziehen
   *[free] {""}
}. AUSSETZEN: { $players ->
    [2] genauso
   *[other] der Nächste setzt aus
}. UMKEHREN: { $players ->
    [2] nichts
   *[other] die Spielrichtung kehrt sich um
}. POOL: der Nächste zieht 2 Steine. KONTERN: gibt eine Aktion POOL, die dich trifft, mit 2 Steinen mehr weiter. Ein JOKER passt an jedes Zeichen und liegt innen. Steine, die übrig bleiben, zählen ihre Punkte, 10 je Aktion und 50 je Joker; wer den letzten Stein anlegt, bekommt −50. Die wenigsten Punkte gewinnen.
text-points = Punkte/Runde
text-total = Gesamt
move-open = mit { domino-name } eröffnen, { sign-name } links
move-place = { domino-name } { at-end } anlegen, { sign-name } nach außen
move-take = { $count ->
    [0] die Aktion POOL hinnehmen (der Pool ist leer)
    [one] 1 Stein nehmen
   *[other] { $count } Steine nehmen
}
move-draw = einen Stein ziehen
move-pass = { $why ->
    [opening] die Eröffnung weitergeben
    [drawn] den Stein behalten und passen
    [replay] nicht noch einmal anlegen
   *[stuck] passen, denn kein Stein passt
}

## Vorgelesen

read-table = Der Tisch
read-chain = Die Kette
read-rightwards = Von links nach rechts
read-pair = { $left } und { $right }
read-holds = { $count ->
    [0] Hat keinen Stein mehr.
    [one] Hat 1 Stein.
   *[other] Hat { $count } Steine.
}
read-hand = Auf der Hand
read-total = Gesamt: { $total }.

## Was Studien zählen

facts-move-open = die Runde eröffnen
facts-move-draw = einen Stein ziehen
facts-move-pass = passen
facts-move-place = einen Stein anlegen
facts-move-take = die Aktion POOL hinnehmen
facts-dominoes = Anfangs ausgeteilte Dominos
