## Das Spiel

about = Erkunde die Dracheninsel mit Dominosteinen, verbinde gleiche Landschaften, finde Eier – und hoffe auf Drachenbabys.
how =
    Nimm in deinem Zug einen der offenen Dominosteine und lege ihn an deine Insel, wo immer er sie berührt.
    Wo sich gleiche Landschaften berühren, öffnest du ein Ei dieser Landschaft. Ein Drachenbaby ist ein Punkt.
    Eine leere Schale ist kein Punkt, aber Mama Drache kommt sofort zu dir. Sie ist ein Punkt, solange sie bleibt, und wer sie hat, beginnt die nächste Runde.
    Nach sieben Runden gewinnen die meisten Punkte, bei Gleichstand die meisten Schalen.
option-thirst-label = Der Durst der Drachen
option-thirst = Der Durst der Drachen: Eine Wasserstelle lässt dich zwei Eier ansehen und eines behalten.

## Namen

landscape-name = { $landscape ->
    [desert] Wüste
    [snow] Schnee
    [prairie] Prärie
    [forest] Wald
    [mountain] Gebirge
   *[volcano] Vulkan
}
one-landscape = { $one ->
    [desert] Wüste
    [snow] Schnee
    [prairie] Prärie
    [forest] Wald
    [mountain] Gebirge
   *[volcano] Vulkan
}
two-landscape = { $two ->
    [desert] Wüste
    [snow] Schnee
    [prairie] Prärie
    [forest] Wald
    [mountain] Gebirge
   *[volcano] Vulkan
}
one-half = { one-landscape }{ $one_well ->
    [1] {"*"}
   *[other] {""}
}
two-half = { two-landscape }{ $two_well ->
    [1] {"*"}
   *[other] {""}
}
in-landscape = { $landscape ->
    [desert] in der Wüste
    [snow] im Schnee
    [prairie] in der Prärie
    [forest] im Wald
    [mountain] im Gebirge
   *[volcano] im Vulkan
}
egg-name = { $egg ->
    [fresh] ein frisches Ei
   *[other] das zurückgelegte Ei { $egg }
}
egg-side = { $side ->
    [dragon] ein Drache
    [shell] eine Schale
   *[unknown] unbekannt
}

## Aufforderungen

prompt-pick = { $seat }, nimm einen der offenen Dominosteine.
prompt-place = { $seat }, lege { $domino } in deine Zone: das Feld der ersten Hälfte, dann die Seite der zweiten.
prompt-egg = { $of ->
    [1] { $seat }, nimm ein Ei { in-landscape }.
   *[other] { $seat }, nimm Ei { $nth } von { $of } { in-landscape }.
}
prompt-keep = { $seat }, welches der beiden Eier { in-landscape } behältst du? Das andere kommt zurück.

## Verlauf

log-pick = { $seat } nimmt { $domino }.
log-place = { $seat } legt { $domino } auf ({ $x }, { $y }) { $side }.
log-egg = { $seat } nimmt { egg-name } { in-landscape }.
log-keep = { $seat } behält Ei { $kept } und legt Ei { $returned } zurück { in-landscape }.
log-dragons = { $count ->
    [one] { $seat } findet ein Drachenbaby { in-landscape }!
   *[other] { $seat } findet { $count } Drachenbabys { in-landscape }!
}
log-shells = { $count ->
    [one] Nur eine Eierschale für { $seat } { in-landscape }.
   *[other] Nur { $count } Eierschalen für { $seat } { in-landscape }.
}
log-mommy = { $seat } bekommt Mama Drache von { $other }.
log-round = Runde { $round } beginnt mit { $seat }.
end-dominoes = Alle Dominosteine sind gespielt: Das Spiel ist aus.
decided-shells = Bei Punktgleichstand an der Spitze entschieden mehr Eierschalen.

## Ablehnungen

refused-pick = Dieser Dominostein liegt nicht offen aus.
refused-first-pick = Nimm zuerst einen der offenen Dominosteine.
refused-first-place = Lege zuerst den Dominostein, den du genommen hast.
refused-place-overlaps = Dort liegt schon ein Dominostein; ein neuer darf ihn nicht bedecken.
refused-place-apart = Der Dominostein muss deine Zone mit mindestens einer ganzen Kante berühren.
refused-first-egg = Nimm zuerst ein Ei { in-landscape }.
refused-egg-no-fresh = Ein frisches Ei liegt { in-landscape } nicht mehr; nimm ein zurückgelegtes.
refused-egg-unknown = Ein solches Ei wurde { in-landscape } nicht zurückgelegt.
refused-egg-opened = Dieses Ei { in-landscape } ist schon aufgedeckt.
refused-egg-in-hand = Dieses Ei { in-landscape } hast du schon in der Hand: Nimm ein zweites.
refused-egg-second = Das zweite Ei fehlt noch: Nimm noch eines { in-landscape }.
refused-first-keep = Wähle zuerst, welches der beiden Eier du behältst.

## In Textform

text-round = Runde { $round } von { $rounds }, begonnen von { $seat }. { $unseen ->
    [0] Es kommt kein Dominostein mehr.
    [one] Ein Dominostein kommt noch.
   *[other] { $unseen } Dominosteine kommen noch.
}
text-offer = Offen
text-picked = In der Hand
text-eggs = Eier auf dem Tisch
text-family = { landscape-name } { $eggs } (davon { $dragons } mit Drache)
text-legend = Ein Buchstabe ist ein Feld: D Wüste, S Schnee, P Prärie, F Wald, M Gebirge, V Vulkan.
text-well = { $letter }* hat eine Wasserstelle.
text-returned = Zurückgelegt { in-landscape }
text-egg = Ei { $egg } ({ egg-side }, gesehen von { $looked })
text-egg-unseen = Ei { $egg } (noch von niemandem angesehen)
text-hand = In der Hand { in-landscape }
text-connections = In diesem Zug kommt noch
text-player = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $dragons ->
    [one] 1 Drache
   *[other] { $dragons } Drachen
}, { $shells ->
    [one] 1 Schale
   *[other] { $shells } Schalen
}{ $mommy ->
    [yes] {""}, Mama Drache
   *[no] {""}
}
move-pick = { one-half }–{ two-half } nehmen
move-place = { one-half } auf ({ $x }, { $y }) und { two-half } { $side ->
    [N] darüber
    [E] rechts davon
    [S] darunter
   *[W] links davon
}: { text-gain }
text-gain = { $eggs ->
    [0] kein Ei
    [one] 1 Ei
   *[other] { $eggs } Eier
}
move-egg = { egg-name } { in-landscape } nehmen
move-keep = Ei { $egg } behalten, { egg-side }

## Vorgelesen

square-at = Spalte { $x }, Zeile { $y }
read-side = { $side ->
    [N] darüber
    [E] rechts
    [S] darunter
   *[W] links
}
read-zone = Zone von { $seat }
read-table = Der Tisch
read-half = { landscape-name }{ $well ->
    [yes] {" "}mit Wasserstelle
   *[no] {""}
}
read-pair = { $one } und { $two }
read-domino = { $one } in { square-at }, und { read-side } { $two }{ $beside ->
    [none] .
   *[other] ; { $beside }.
}
read-beside = neben { $half }: { $others }
read-other = { $half } { read-side }
read-family = { landscape-name }: noch { $eggs ->
    [0] kein Ei
    [one] 1 Ei
   *[other] { $eggs } Eier
}, { $dragons } davon mit Drachenbaby.
read-egg = { $side ->
    [dragon] ein Drache, gesehen von { $looked }
    [shell] eine Schale, gesehen von { $looked }
   *[unknown] ein Ei, gesehen von { $looked }
}
read-egg-unseen = ein Ei, das noch niemand angesehen hat

## Was Studien zählen

facts-move-pick = einen Dominostein nehmen
facts-move-place = ihn legen
facts-move-egg = ein Ei nehmen
facts-move-keep = wählen, welches Ei bleibt
facts-dominoes = Genommene Dominos
facts-other-dominoes = andere Dominosteine
facts-zone = Felder der Gebiete
