## Das Spiel

about = Erkundet eine Welt aus Sechsecken, lasst Drachen schlüpfen, füttert sie mit ihrer Leibspeise und gründet Horte in großen Gebieten.

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

## Aufforderungen

prompt-action = { $seat }, erkunde, bewege einen Betreuer oder gründe einen Hort, oder passe.
prompt-discard = { $seat }, welche Plättchen legst du unter den Stapel? Ebenso viele ziehst du.
prompt-hatch = { $seat }, lässt du ein Ei schlüpfen?
prompt-feed = { $seat }, füttere deine Drachen, jeden höchstens einmal, oder höre auf.

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

refused-over = Das Spiel ist aus.
refused-action-first = Zuerst kommt deine Aktion: erkunden, bewegen, einen Hort gründen oder passen.
refused-discard-first = Entscheide zuerst, welche Plättchen du unter den Stapel legst, vielleicht keines.
refused-hatch-now = Deine Aktion ist getan; lass jetzt ein Ei schlüpfen oder verzichte.
refused-feed-now = Das Schlüpfen ist vorbei; füttere jetzt deine Drachen oder höre auf.
refused-start-name = Das Startplättchen ist ein einziges Plättchen und heißt (0, 0).
refused-no-tile = Auf ({ $q }, { $r }) liegt kein Plättchen.
refused-no-handler = Du hast keinen Betreuer auf ({ $q }, { $r }).
refused-explore-hand = Dieses Plättchen hast du nicht auf der Hand: { tile-name }.
refused-explore-apart = ({ $q }, { $r }) liegt nicht neben dem Plättchen dieses Betreuers.
refused-explore-occupied = Auf ({ $q }, { $r }) liegt schon ein Plättchen.
refused-explore-land = Ein Plättchen ohne Wasser sieht von allen Seiten gleich aus: Seine Drehung ist 0.
refused-explore-rotation = Eine Drehung ist eine Zahl von 0 bis 5.
refused-explore-edge = Die Kanten passen nicht: In Richtung { $side } ist { $edge ->
    [water] Wasser
   *[land] Land
}.
refused-move-same = Der Betreuer muss auf ein anderes Plättchen gehen.
refused-discard-hand = Du hast nicht alle diese Plättchen auf der Hand.
refused-discard-hidden = Sage, welche Plättchen du unter den Stapel legst.
refused-settle-town = Eine Stadt kann nie einen Hort haben.
refused-settle-lair = { $other } hat dort schon einen Hort.
refused-settle-none-left = Du hast keinen Hort mehr.
refused-settle-young = Nur ein ausgewachsener Drache, auf dem 3 Futter liegen, kann einen Hort haben.
refused-settle-home = { $colour ->
    [green] Ein grüner Drache wohnt im Wald.
    [red] Ein roter Drache wohnt im Gebirge.
   *[blue] Ein blauer Drache wohnt im Meer.
}
refused-settle-tithe = Der Zehnt beträgt { $tithe } Gold, eines für jeden Hort der anderen in diesem Gebiet; du hast { $gold }.
refused-no-dragon = In deinem Nest ist kein { dragon-name } mit { $food } eigenem Futter und { golds-count }.
refused-hatch-colour = { $source ->
    [market] Nenne die Farbe des Drachen, den du vom Markt nimmst.
   *[other] Nur bei einem Drachen vom Markt wählt man die Farbe.
}
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
text-label = { $label }:
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
text-dragon = { dragon-name } ({ $food }{ $fed ->
    [yes] , gefüttert
   *[no] {""}
})
text-hungry = ohne Futter
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
text-stack = Plättchenstapel
text-stack-tiles = { tiles-count }
text-buried = darunter von { $seat }: { $tiles }
text-unseen = Noch nicht gesehen
text-explore = { tile-name } auf ({ $q }, { $r }) von ({ $fromq }, { $fromr }) aus{ $water ->
    [none] {""}
   *[other] , Wasser { $water }
}: { $gain }
text-move = nach ({ $q }, { $r }), { landscape-name }, von ({ $fromq }, { $fromr }): { $gain }
text-discard = { $count ->
    [0] alle Plättchen behalten
   *[other] unter den Stapel legen: { $tiles }
}
text-settle = Hort auf ({ $q }, { $r }) gründen für { the-dragon } ({ $food }){ $tithe ->
    [0] {""}
   *[other] , Zehnt { $tithe } Gold
}
text-hatch = { $source ->
    [market] { a-dragon } vom Markt
    [pile] den obersten Drachen des Stapels
   *[token] 1 Gold
} für { payment }
text-feed = { one-resource } für { the-dragon } ({ $food })
text-pass = nichts tun
text-decline = nichts schlüpfen lassen
text-stop = nicht weiter füttern
