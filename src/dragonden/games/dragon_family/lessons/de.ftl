## Erkunden

lesson-explore = Erkunden
lesson-explore-1 = Deine zwei Betreuer stehen in der ersten Stadt. Du hast drei Plättchen auf der Hand. Wähle eines davon.
lesson-explore-2 = Lege es nun neben das Plättchen, auf dem dein Betreuer steht: Er geht dorthin.
lesson-explore-pass = Du darfst nichts tun, aber es gibt ein Land zu entdecken: Lege ein Plättchen!
lesson-explore-done = Du hast neues Land gefunden! Für die Stadt daneben hast du ein Gold bekommen und ein neues Plättchen gezogen.

## Was das Land gibt

lesson-gain = Was das Land gibt
lesson-gain-1 = Jedes Plättchen, das ein neues berührt, gibt etwas: Gebirge Rubin, Wald Blatt, Meer Perle, Stadt Gold. Leg eines, das zwei berührt!
lesson-gain-2 = Lege es so, dass es zwei Plättchen berührt!
lesson-gain-tile = Neben diesem Betreuer berührt es nur eines. Nimm ein anderes oder den anderen Betreuer!
lesson-gain-one = Dort berührt es nur eines und bringt nur eines. Such einen Platz neben zwei Plättchen!
lesson-gain-move = Eine Bewegung bringt nur etwas Einzelnes. Lege hier ein Plättchen, das zwei berührt!
lesson-gain-pass = Du darfst nichts tun, aber dann bekommst du nichts. Lege ein Plättchen!
lesson-gain-done = Zwei auf einmal! Auch andere gewinnen: Wer auf einem berührten Plättchen Betreuer oder Hort hat, bekommt etwas von dessen Sorte.

## Wasser an Wasser

lesson-water = Wasser an Wasser
lesson-water-1 = Meeresplättchen haben an manchen Seiten Wasser. Wasser muss an Wasser liegen und Land an Land. Wähle dein Meeresplättchen.
lesson-water-2 = Lege es, wo es passt, und dreh es, bis es passt.
lesson-water-other = Das ist erlaubt, aber lege hier das Meeresplättchen, Wasser an Wasser.
lesson-water-done = Es passt! Meere sind nur dort ein Gebiet, wo ihr Wasser zusammenfließt.

## Einen Betreuer bewegen

lesson-move = Einen Betreuer bewegen
lesson-move-1 = Deinem roten Drachen fehlt ein Rubin. Ein Betreuer darf auch auf ein anderes Plättchen gehen und erhält etwas davon. Wähle einen!
lesson-move-2 = Rubine gibt es im Gebirge: Geh dorthin!
lesson-move-other = Dieses Plättchen gibt etwas anderes. Rubine kommen aus dem Gebirge!
lesson-move-explore = Erkunden ist gut, aber lass diesmal einen Betreuer ins Gebirge gehen.
lesson-move-pass = Du darfst nichts tun, aber dein Drache hat Hunger: Geh ins Gebirge!
lesson-move-3 = Danach darfst du Plättchen deiner Hand tauschen: Wähle, welche unter den Stapel kommen, oder keines, und bestätige.
lesson-move-done = Du hast deinen Rubin und wieder drei Plättchen auf der Hand.

## Ein Ei schlüpfen lassen

lesson-hatch = Ein Ei schlüpfen lassen
lesson-hatch-1 = Du hast drei Rubine: Für drei von einer Sorte schlüpft ein Ei! Wähle einen Drachen vom Markt. Ein roter ist im Gebirge zu Hause.
lesson-hatch-pile = Der vom Stapel käme ungesehen. Wähle hier einen vom Markt!
lesson-hatch-token = Ein Gold ist erlaubt, aber ein Drache ist besser. Wähle einen vom Markt!
lesson-hatch-decline = Du darfst warten, aber wozu? Wähle einen Drachen vom Markt!
lesson-hatch-done = Hallo, kleiner Drache! Gold kann jedes der drei ersetzen. Dein Nest hat Platz für drei Drachen, und jeder ist ein Punkt.

## Die Drachen füttern

lesson-feed = Die Drachen füttern
lesson-feed-1 = Rote Drachen fressen Rubine, grüne Blätter, blaue Perlen; alle fressen Gold, goldene nur Gold. Gib deinem roten den Rubin!
lesson-feed-stop = Du darfst aufhören, aber noch ein Rubin, und dein roter Drache ist ausgewachsen!
lesson-feed-done = Dreimal gefressen, und er ist ausgewachsen! Jeder Drache frisst höchstens einmal je Zug.

## Einen Hort gründen

lesson-settle = Einen Hort gründen
lesson-settle-1 = Dein roter Drache ist ausgewachsen, und dein Betreuer steht im Gebirge, wo rote Drachen wohnen. Gründe dort einen Hort!
lesson-settle-2 = Sage, welcher Drache den Hort bekommt. Wer sich später in seinem Gebiet ansiedelt, schuldet dir ein Gold.
lesson-settle-other = Das ist erlaubt, aber dein Drache wartet. Gründe seinen Hort im Gebirge!
lesson-settle-done = 3 Punkte für den Hort und 1 je Plättchen im Gebiet, dank der meisten Horte! Ein vierter Hort oder das letzte Plättchen bringt das Ende.
