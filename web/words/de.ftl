## Der Baukasten: was alle Spielpläne gemeinsam haben.

kit-zoom-in = Vergrößern
kit-zoom-out = Verkleinern
kit-fit = Alles
kit-placing = Legen
kit-rotate = Drehen (R)
kit-confirm = Hier legen (Eingabe)
kit-cancel = Zurücknehmen (Escape)
