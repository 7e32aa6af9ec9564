## Einen Dominostein legen

lesson-place = Einen Dominostein legen
lesson-place-1 = Das ist das Land der Dinosaurier, noch ganz klein. Du hast vier Dominosteine. Beginne mit dem, der auf beiden Hälften Stein hat.
lesson-place-other = Du darfst jeden Dominostein deiner Hand spielen, aber beginnen wir mit den zwei Steinfeldern.
lesson-place-2 = Lege ihn an die Karte. Nichts darf sich überdecken; die Gelände müssen nicht passen. Dreh ihn, wenn du magst.
lesson-place-done = Das Land ist gewachsen, und du hast wieder vier Dominosteine auf der Hand.

## Ein Gebiet beanspruchen

lesson-claim = Ein Gebiet beanspruchen
lesson-claim-1 = Felder eines Geländes, die sich berühren, sind ein Gebiet. Nach dem Legen darf eine Figur auf ein freies: Nimm die drei aus Stein!
lesson-claim-small = Dieses Gebiet hat nur ein Feld. Am Ende zählt ein Gebiet Felder × Dinosaurier: Nimm den Stein!
lesson-claim-none = Du musst nichts beanspruchen, aber nimm diesmal die drei Felder aus Stein!
lesson-claim-done = Der Stein gehört dir und kann noch wachsen: Felder × Dinosaurier sind seine Punkte. Figuren sind knapp und bleiben.

## Die Fadenkreuze

lesson-arrow = Triceratops und die Fadenkreuze
lesson-arrow-1 = Der Asteroid kommt, wo sich die Fadenkreuze treffen! Ein Triceratops bewegt sie. Spiele den Dominostein mit Triceratops und Lava.
lesson-arrow-other = Nicht den: Such Gras mit einem Triceratops auf der einen Hälfte und Lava auf der anderen.
lesson-arrow-2 = Sein Pfeil dreht sich mit: Nach oben oder unten bewegt er die Zeile, nach links oder rechts die Spalte. Lege ihn, wie du magst.
lesson-arrow-3 = Beanspruche ein Gebiet, wenn du magst, oder keines. Dann stampft der Triceratops auf.
lesson-arrow-done = Ein Fadenkreuz ist gewandert, außer die Karte hat nur eine Zeile. Verlässt es die Karte, kommt es auf der anderen Seite wieder.

## Der Asteroid kommt näher

lesson-raptor = Velociraptor und der Asteroid
lesson-raptor-1 = Ein Velociraptor deckt ein Asteroidenplättchen auf. Nach dem letzten kommt der Asteroid! Spiele den Dominostein mit Velociraptor.
lesson-raptor-other = Such den Dominostein, auf dessen Steinfeld ein Velociraptor ist, neben leerem Gras.
lesson-raptor-2 = Lege ihn, wohin du magst.
lesson-raptor-3 = Beanspruche ein Gebiet, wenn du magst, oder keines.
lesson-raptor-done = Ein Asteroidenplättchen weniger: Neun sind noch da. Kommt der Asteroid bald oder spät? Das liegt auch an dir.

## Zwei Dinosaurier

lesson-look = Brachiosaurus, und zwei auf einmal
lesson-look-1 = Ein Brachiosaurus hat einen langen Hals: Nur du siehst die nächsten fünf Plättchen. Spiele den Dominostein mit zwei Dinosauriern.
lesson-look-other = Such den Dominostein mit zwei Dinosauriern: ein Brachiosaurus im Wasser, ein Triceratops im Gras.
lesson-look-2 = Lege ihn, wohin du magst.
lesson-look-3 = Beanspruche ein Gebiet, wenn du magst, oder keines.
lesson-look-4 = Zwei Dinosaurier: Du wählst, wer zuerst handelt. Lass den Brachiosaurus schauen!
lesson-look-second = Der Triceratops darf zuerst, aber klug ist, vorher mehr zu wissen: der Brachiosaurus!
lesson-look-done = Du hast die nächsten fünf Plättchen gesehen, und dann hat der Triceratops ein Fadenkreuz bewegt.

## Eier

lesson-egg = Ein Ei schlüpfen lassen
lesson-egg-1 = Ein Plättchen lässt Eier schlüpfen, und das in deinem Wasser gehört dir! Nimm den Triceratops im Wasser, so bleibt es Wasser.
lesson-egg-grass = Auch dieser Dinosaurier würde schlüpfen, aber das Feld des Eis würde zu Gras, und dein Wasser würde kleiner.
lesson-egg-stone = Das ließe einen Velociraptor schlüpfen, aber seine andere Hälfte bringt Stein. Nimm den Dominostein mit Wasser auf beiden Hälften!
lesson-egg-2 = Lege den Dominostein darauf, sodass der Triceratops das Ei bedeckt.
lesson-egg-3 = Ein Triceratops ist geschlüpft! Er darf handeln, wenn du magst: Soll er?
lesson-egg-done = Aus dem Ei wurde ein Dinosaurier, und jeder Dinosaurier macht dein Gebiet wertvoller. Eier selbst zählen nicht.

## Mehr Dominosteine

lesson-wild = Joker und Stegosaurus
lesson-wild-1 = Die Erweiterung bringt Wüste, Joker und einen neuen Dinosaurier. Spiele zwei Wüsten mit dem Joker-Dinosaurier.
lesson-wild-other = Such den Dominostein mit zwei Wüsten; auf einer ist ein Dinosaurier, der jeder sein kann.
lesson-wild-2 = Lege ihn, wohin du magst.
lesson-wild-3 = Was soll er sein? Er bleibt es bis zum Ende. Mach ihn zum Stegosaurus!
lesson-wild-name = Du darfst jeden Dinosaurier wählen, aber heute wollen wir den Stegosaurus kennenlernen.
lesson-wild-4 = Beanspruche ein Gebiet, wenn du magst, oder keines.
lesson-wild-5 = Ein Stegosaurus sieht die Hand eines anderen an oder tauscht deine ganz aus. Schau nach!
lesson-wild-replace = Eine neue Hand ist auch erlaubt. Aber sei diesmal neugierig: Sieh die andere Hand an!
lesson-wild-done = Nur du hast sie gesehen. Jokerfelder gehören übrigens zu jedem Gebiet, das sie berühren.

## Der Einschlag

lesson-impact = Der Einschlag
lesson-impact-1 = Gleich trifft der Asteroid das Fadenkreuz und die acht Felder ringsum, und ihre Gebiete gehen verloren! Nimm das beste, das bleibt.
lesson-impact-struck = Dieses Gebiet wird getroffen und ginge ganz verloren. Such weiter weg von den Fadenkreuzen!
lesson-impact-small = Dieses Gebiet bleibt ganz, aber es ist winzig. Felder × Dinosaurier: Such das große!
lesson-impact-none = Deine letzte Gelegenheit: Nimm das große Gebiet, das ganz bleibt!
lesson-impact-2 = Jetzt lass die Velociraptoren los. Welcher zuerst?
lesson-impact-done = Bumm! Dein Gras ist weit genug weg: 6 Felder × 6 Dinosaurier = 36 Punkte, du gewinnst! Mit besonderen Plättchen wird es wilder.
