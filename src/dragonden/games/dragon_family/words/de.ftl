## Das Spiel

about = Erkundet eine Welt aus Sechsecken, lasst Drachen schlüpfen, füttert sie mit ihrer Leibspeise und gründet Horte in großen Gebieten.
how =
    Tu in deinem Zug eines: Lege ein Plättchen neben einen Betreuer und erhalte etwas von allen ringsum; oder bewege einen Betreuer und erhalte dort etwas; oder gründe einen Hort mit einem ausgewachsenen Drachen.
    Danach darfst du für drei gleiche Dinge ein Ei ausbrüten und jedem Drachen einen Bissen geben, den er mag. Nach drei Bissen ist er ausgewachsen.
    Ein Hort bringt Punkte, und wer die meisten Horte in einem Gebiet hat, zählt einen Punkt für jedes Plättchen darin.
    Das Spiel endet, wenn jemand einen vierten Hort gründet oder das letzte Plättchen zieht.

## Namen

landscape-name = { $landscape ->
    [town] Stadt
    [forest] Wald
    [mountain] Gebirge
   *[ocean] Meer
}
tile-name = { $tile ->
    [town] Stadt
    [forest] Wald
    [mountain] Gebirge
    [ocean2] Meer 2
    [ocean3] Meer 3
    [ocean4] Meer 4
    [ocean5] Meer 5
   *[hidden] unbekanntes Plättchen
}
tile-in-words = { $tile ->
    [town] Stadt
    [forest] Wald
    [mountain] Gebirge
    [ocean2] Meer auf zwei Seiten
    [ocean3] Meer auf drei Seiten
    [ocean4] Meer auf vier Seiten
    [ocean5] Meer auf fünf Seiten
   *[hidden] unbekanntes Plättchen
}
dragon-name = { $colour ->
    [gold] goldener Drache
    [green] grüner Drache
    [red] roter Drache
   *[blue] blauer Drache
}
a-dragon = { $colour ->
    [gold] einen goldenen Drachen
    [green] einen grünen Drachen
    [red] einen roten Drachen
   *[blue] einen blauen Drachen
}
to-a-dragon = { $colour ->
    [gold] einem goldenen Drachen
    [green] einem grünen Drachen
    [red] einem roten Drachen
   *[blue] einem blauen Drachen
}
the-dragon = { $colour ->
    [gold] den goldenen Drachen
    [green] den grünen Drachen
    [red] den roten Drachen
   *[blue] den blauen Drachen
}
resource-count = { $resource ->
    [gold] { $count } Gold
    [leaf] { $count ->
        [one] { $count } Blatt
       *[other] { $count } Blätter
    }
    [ruby] { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
   *[pearl] { $count ->
        [one] { $count } Perle
       *[other] { $count } Perlen
    }
}
one-resource = { $resource ->
    [gold] ein Stück Gold
    [leaf] ein Blatt
    [ruby] einen Rubin
   *[pearl] eine Perle
}
golds-count = { $golds } Gold
payment = { $golds ->
    [0] { resource-count }
   *[other] { $count ->
        [0] { golds-count }
       *[other] { resource-count } und { golds-count }
    }
}
tiles-count = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
own-food = { $colour ->
    [gold] {""}
    [green] { $food ->
        [one] { $food } Blatt
       *[other] { $food } Blätter
    }
    [red] { $food ->
        [one] { $food } Rubin
       *[other] { $food } Rubine
    }
   *[blue] { $food ->
        [one] { $food } Perle
       *[other] { $food } Perlen
    }
}
food-on = { $golds ->
    [0] { $food ->
        [0] ohne Futter
       *[other] { own-food }
    }
   *[other] { $food ->
        [0] { golds-count }
       *[other] { own-food }, { golds-count }
    }
}
gains-by-kind = { $gained ->
    [0] {" · "}nichts
   *[other] {""}
}{ $gold ->
    [0] {""}
    [one] {" · "}1 Gold
   *[other] {" · "}{ $gold } Gold
}{ $leaf ->
    [0] {""}
    [one] {" · "}1 Blatt
   *[other] {" · "}{ $leaf } Blätter
}{ $ruby ->
    [0] {""}
    [one] {" · "}1 Rubin
   *[other] {" · "}{ $ruby } Rubine
}{ $pearl ->
    [0] {""}
    [one] {" · "}1 Perle
   *[other] {" · "}{ $pearl } Perlen
}
tiles-by-kind = { $town ->
    [0] {""}
    [1] {" · "}Stadt
   *[other] {" · "}{ $town } × Stadt
}{ $forest ->
    [0] {""}
    [1] {" · "}Wald
   *[other] {" · "}{ $forest } × Wald
}{ $mountain ->
    [0] {""}
    [1] {" · "}Gebirge
   *[other] {" · "}{ $mountain } × Gebirge
}{ $ocean2 ->
    [0] {""}
    [1] {" · "}Meer 2
   *[other] {" · "}{ $ocean2 } × Meer 2
}{ $ocean3 ->
    [0] {""}
    [1] {" · "}Meer 3
   *[other] {" · "}{ $ocean3 } × Meer 3
}{ $ocean4 ->
    [0] {""}
    [1] {" · "}Meer 4
   *[other] {" · "}{ $ocean4 } × Meer 4
}{ $ocean5 ->
    [0] {""}
    [1] {" · "}Meer 5
   *[other] {" · "}{ $ocean5 } × Meer 5
}
at-side = { $side ->
    [E] im Osten
    [SE] im Südosten
    [SW] im Südwesten
    [W] im Westen
    [NW] im Nordwesten
   *[NE] im Nordosten
}
from-side = { $side ->
    [E] von Osten
    [SE] von Südosten
    [SW] von Südwesten
    [W] von Westen
    [NW] von Nordwesten
   *[NE] von Nordosten
}
to-last = { $last ->
    [E] bis Osten
    [SE] bis Südosten
    [SW] bis Südwesten
    [W] bis Westen
    [NW] bis Nordwesten
   *[NE] bis Nordosten
}

## Aufforderungen

prompt-action = { $seat }, erkunde, gehe, gründe einen Hort oder tu nichts.
prompt-explore = { $seat }, wohin legst du das Plättchen?
prompt-move = { $seat }, wohin geht der Betreuer?
prompt-discard = { $seat }, welche Plättchen tauschst du mit dem Stapel?
prompt-settle = { $seat }, welcher Drache bekommt den Hort?
prompt-hatch = { $seat }, lässt du ein Ei schlüpfen?
prompt-feed = { $seat }, füttere jeden Drachen einmal oder hör auf.

## Verlauf

log-explore = { $seat } erkundet: { tile-name } auf ({ $q }, { $r }).
log-move = { $seat } bewegt einen Betreuer von ({ $fromq }, { $fromr }) nach ({ $q }, { $r }).
log-discard = { $count ->
    [0] { $seat } behält alle Plättchen.
    [one] { $seat } legt ein Plättchen unter den Stapel.
   *[other] { $seat } legt { $count } Plättchen unter den Stapel.
}
log-settle = { $seat } gründet einen Hort für { a-dragon } auf ({ $q }, { $r }).
log-pass = { $seat } verzichtet auf eine Aktion.
log-hatch = { $seat } zahlt { payment } { $source ->
    [market] für { a-dragon }.
    [pile] für den obersten Drachen des Stapels.
   *[token] für 1 Gold.
}
log-feed = { $seat } gibt { to-a-dragon } { one-resource }.
log-gain = { $seat } erhält { resource-count }.
log-tithe = { $seat } zahlt { $other } { $count } Gold als Zehnt.
log-draw = { $count ->
    [one] { $seat } zieht ein Plättchen.
   *[other] { $seat } zieht { $count } Plättchen.
}
log-buried = Du legst unter den Stapel: { tile-name }.
log-drew = Du ziehst: { tile-name }.
log-hatched = Bei { $seat } schlüpft ein { dragon-name }.
log-market = Ein { dragon-name } kommt auf den Markt.
log-ending-tiles = { $seat } hat das letzte Plättchen gezogen: Dies ist die letzte Runde.
log-ending-lairs = { $seat } hat einen vierten Hort gegründet: Dies ist die letzte Runde.
log-round = Runde { $round } beginnt.{ $quiet ->
    [0] {""}
    [one] {" "}In der letzten hat niemand erkundet oder einen Hort gegründet.
   *[other] {" "}Seit { $quiet } Runden hat niemand erkundet oder einen Hort gegründet.
}
end-tiles = Das letzte Plättchen ist gezogen und die Runde zu Ende: Das Spiel ist aus.
end-lairs = Ein vierter Hort ist gegründet und die Runde zu Ende: Das Spiel ist aus.
end-quiet = Seit { $rounds } Runden hat niemand erkundet oder einen Hort gegründet: Das Spiel ist aus.
decided-gold = Bei Punktgleichstand an der Spitze entschied mehr nicht ausgegebenes Gold.

## Ablehnungen

refused-first-action = Zuerst kommt deine Aktion: erkunden, bewegen, einen Hort gründen oder nichts tun.
refused-first-explore = Lege zuerst das gewählte Plättchen, oder nimm die Wahl zurück.
refused-first-move = Sage zuerst, wohin der Betreuer geht, oder nimm die Wahl zurück.
refused-first-discard = Entscheide zuerst, welche Plättchen du unter den Stapel legst, vielleicht keines.
refused-first-settle = Sage zuerst, welcher Drache den Hort bekommt, oder nimm die Wahl zurück.
refused-first-hatch = Deine Aktion ist getan; lass jetzt ein Ei schlüpfen oder verzichte.
refused-first-feed = Das Schlüpfen ist vorbei; füttere jetzt deine Drachen oder höre auf.
refused-same-handler = Deine Betreuer stehen beide auf einem Plättchen: Jeder von ihnen ist Nummer 0.
refused-start-name = Das Startplättchen ist ein einziges Plättchen und heißt (0, 0).
refused-no-tile = Dort liegt kein Plättchen.
refused-explore-hand = Dieses Plättchen hast du nicht auf der Hand: { tile-name }.
refused-explore-nowhere = Dieses Plättchen passt nirgends neben diesen Betreuer: { tile-name }.
refused-explore-apart = Dieser Platz liegt nicht neben dem Plättchen dieses Betreuers.
refused-explore-occupied = Dort liegt schon ein Plättchen.
refused-explore-land = Ein Plättchen ohne Wasser sieht von allen Seiten gleich aus: Seine Drehung ist 0.
refused-explore-edge = Die Kanten passen nicht: { at-side } ist { $edge ->
    [water] Wasser
   *[land] Land
}.
refused-move-nowhere = Es gibt noch kein anderes Plättchen, auf das man gehen könnte.
refused-move-same = Der Betreuer muss auf ein anderes Plättchen gehen.
refused-discard-hand = Du hast nicht alle diese Plättchen auf der Hand.
refused-discard-hidden = Sage, welche Plättchen du unter den Stapel legst.
refused-settle-town = Eine Stadt kann nie einen Hort haben.
refused-settle-lair = { $own ->
    [yes] Du hast dort schon einen Hort.
   *[no] { $other } hat dort schon einen Hort.
}
refused-settle-young = Nur ein ausgewachsener Drache, auf dem 3 Futter liegen, kann einen Hort haben.
refused-settle-home = { $colour ->
    [green] Ein grüner Drache wohnt im Wald.
    [red] Ein roter Drache wohnt im Gebirge.
   *[blue] Ein blauer Drache wohnt im Meer.
}
refused-settle-nobody = { $landscape ->
    [forest] Keiner deiner ausgewachsenen Drachen wohnt im Wald.
    [mountain] Keiner deiner ausgewachsenen Drachen wohnt im Gebirge.
   *[ocean] Keiner deiner ausgewachsenen Drachen wohnt im Meer.
}
refused-settle-tithe = Der Zehnt beträgt { $tithe } Gold, eines für jeden Hort der anderen in diesem Gebiet; du hast { $gold }.
refused-no-dragon = { $colour ->
    [gold] In deinem Nest ist kein { dragon-name } mit { golds-count }.
   *[other] In deinem Nest ist kein { dragon-name } mit { $food } eigenem Futter und { golds-count }.
}
refused-gold-food = Ein goldener Drache frisst nur Gold: Zähle, was auf ihm liegt, als Gold und sein eigenes Futter als 0.
refused-hatch-full = Dein Nest ist voll: Es hat Platz für 3 Drachen.
refused-hatch-market = Auf dem Markt ist kein { dragon-name }.
refused-hatch-pile = Der Drachenstapel ist leer.
refused-hatch-payment = Ein Ei kostet 3 von einer Sorte; bis zu 2 davon ersetzt Gold, oder alle 3 sind Gold.
refused-hatch-poor = Du hast nicht { payment }.
refused-feed-grown = Dieser Drache ist ausgewachsen.
refused-feed-again = Dieser Drache ist in diesem Zug schon gefüttert.
refused-feed-taste = { $colour ->
    [gold] Ein goldener Drache frisst nur Gold.
    [green] Ein grüner Drache frisst nur Blätter und Gold.
    [red] Ein roter Drache frisst nur Rubine und Gold.
   *[blue] Ein blauer Drache frisst nur Perlen und Gold.
}
refused-feed-poor = { $resource ->
    [gold] Du hast kein Gold.
    [leaf] Du hast kein Blatt.
    [ruby] Du hast keinen Rubin.
   *[pearl] Du hast keine Perle.
}

## Als Text

text-round = Runde { $round }. { $seat } hat angefangen.
text-quiet = { $count ->
    [one] In der letzten Runde hat niemand erkundet oder einen Hort gegründet.
   *[other] Seit { $count } Runden hat niemand erkundet oder einen Hort gegründet.
} Zehn solche Runden beenden das Spiel.
text-ending = { $ending ->
    [tiles] Das letzte Plättchen ist gezogen: Dies ist die letzte Runde.
    [lairs] Ein vierter Hort ist gegründet: Dies ist die letzte Runde.
   *[quiet] Zehn Runden sind ohne Erkunden und ohne neuen Hort vergangen.
}
text-letter = { $landscape ->
    [town] S
    [forest] W
    [mountain] G
   *[ocean] M
}
text-legend = Vor einer Zeile steht r, im Sechseck q: Der Ort ist (q, r). S Stadt: Gold; W Wald: Blätter, grüne Drachen; G Gebirge: Rubine, rote Drachen; M Meer: Perlen, blaue Drachen. Kanten aus ~ sind Wasser, - und | sind Land. Eine Zahl ist ein Betreuer dieses Spielers, ^ mit einer Zahl ein Hort. Zahlen in Klammern sind leere Orte. Meer 3 hat drei Wasserkanten.
text-free = Frei
text-territory = { landscape-name } auf ({ $q }, { $r }), { tiles-count }
text-held = Horte { $lairs }; beherrscht von { $seats }
text-player = { $number } { $seat }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $lairs ->
    [0] kein Hort übrig
    [one] 1 Hort übrig
   *[other] { $lairs } Horte übrig
}
text-handlers = Betreuer auf { $places }
text-no-dragon = leeres Nest
text-no-resource = keine Vorräte
text-dragon = { dragon-name } ({ food-on }{ $fed ->
    [yes] , gefüttert
   *[no] {""}
})
text-hand = Hand: { $tiles }
text-hidden = { $count ->
    [one] 1 unbekanntes
   *[other] { $count } unbekannte
}
text-nothing = nichts
text-market = Markt
text-pile = { $count ->
    [0] der Stapel ist leer
   *[other] { $count } im Stapel
}
text-supply = Vorrat
text-stack = Stapel
text-stack-tiles = { tiles-count }
text-buried = darunter von { $seat }: { $tiles }
text-unseen = Noch nicht gesehen
move-explore = mit dem Plättchen { tile-name } von ({ $q }, { $r }) aus erkunden
move-move = den Betreuer auf ({ $q }, { $r }) bewegen
move-settle = auf ({ $q }, { $r }) einen Hort gründen{ $tithe ->
    [0] {""}
   *[other] , Zehnt { $tithe } Gold
}
move-pass = nichts tun
move-lay = { tile-name } auf ({ $q }, { $r }){ $edges ->
    [0] {""}
   *[other] , Wasser { from-side } im Uhrzeigersinn { to-last }
}{ gains-by-kind }
move-go = nach ({ $q }, { $r }), { landscape-name }{ gains-by-kind }
move-discard = { $tiles ->
    [0] alle Plättchen behalten
   *[other] unter den Stapel legen{ tiles-by-kind }
}
move-found = ein Hort für { the-dragon } ({ food-on })
move-hatch = { $source ->
    [market] { a-dragon } vom Markt
    [pile] den obersten Drachen des Stapels
   *[token] 1 Gold
} für { payment }
move-decline = nichts schlüpfen lassen
move-feed = { one-resource } für { the-dragon } ({ food-on })
move-stop = nicht weiter füttern

## Orte, vom mittleren Plättchen aus, und vorgelesen

toward-heading = { $heading ->
    [E] östlich
    [SE] südöstlich
    [SW] südwestlich
    [W] westlich
    [NW] nordwestlich
   *[NE] nordöstlich
}
toward-turning = { $turning ->
    [E] östlich
    [SE] südöstlich
    [SW] südwestlich
    [W] westlich
    [NW] nordwestlich
   *[NE] nordöstlich
}
step-count = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
place-name = { $steps ->
    [0] die Startstadt
   *[other] { step-count } { toward-heading }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } { toward-turning }
    } der Startstadt
}
read-round = Die Runde
read-map = Die Karte, Plättchen für Plättchen
read-lands = Gebiete
read-start = Die Startstadt liegt auf drei Sechsecken; gezählt wird vom linken oberen aus.
read-tile = { landscape-name }, { $place }{ $pieces ->
    [none] {""}
   *[other] . { $pieces }
}{ $water ->
    [none] {""}
   *[other] . Wasser: { $water }
}{ $beside ->
    [none] .
   *[other] . Daneben: { $beside }.
}
read-beside = { landscape-name } { at-side }
read-handlers = Betreuer: { $seats }
read-lair = Hort von { $seat }, { dragon-name }
read-territory = { landscape-name } ab { $place }, { tiles-count }
read-held = beherrscht von { $seats }, Horte { $lairs }
read-player = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $lairs ->
    [0] kein Hort übrig
    [one] noch 1 Hort
   *[other] noch { $lairs } Horte
}.
read-handler = Ein Betreuer steht hier: { $place }.

## Was Studien zählen

facts-move-explore = erkunden
facts-move-move = einen Betreuer bewegen
facts-move-settle = einen Hort gründen
facts-move-pass = nichts tun
facts-move-lay = das Plättchen legen
facts-move-go = wählen, wohin der Betreuer geht
facts-move-discard = wählen, welche Plättchen bleiben
facts-move-found = den Drachen des Horts wählen
facts-move-hatch = ein Ei ausbrüten
facts-move-decline = nichts schlüpfen lassen
facts-move-feed = einen Drachen füttern
facts-move-stop = nicht weiter füttern
facts-tiles = Erkundete Teile
facts-eggs = Ausgebrütete Eier
facts-lairs = Gegründete Horte
facts-map = Teile der Karte
facts-egg = { $egg ->
    [gold] goldener Drache
    [green] grüner Drache
    [red] roter Drache
    [blue] blauer Drache
    [pile] Drache vom Stapel
   *[token] stattdessen 1 Gold
}
