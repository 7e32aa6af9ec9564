## Explorer

lesson-explore = Explorer
lesson-explore-1 = Vos deux gardiens sont dans la première ville. Vous tenez trois tuiles. Choisissez-en une.
lesson-explore-2 = Posez-la maintenant à côté de la tuile où se trouve votre gardien : il y va.
lesson-explore-pass = Vous pouvez ne rien faire, mais il y a un pays à découvrir : posez une tuile !
lesson-explore-done = Vous avez trouvé une nouvelle terre ! La ville voisine vous a donné une pièce d'or, et vous avez pioché une nouvelle tuile.

## Ce que donne la terre

lesson-gain = Ce que donne la terre
lesson-gain-1 = Chaque tuile que touche une nouvelle donne : montagne rubis, forêt feuille, océan perle, ville or. Trouvez-en une qui peut en toucher deux !
lesson-gain-2 = Posez-la là où elle touche deux tuiles !
lesson-gain-tile = Près de ce gardien, elle n'en toucherait qu'une. Changez de tuile ou de gardien !
lesson-gain-one = Là, elle ne touche qu'une tuile : une seule chose. Trouvez-lui deux voisines !
lesson-gain-move = Un déplacement ne donne qu'une chose. Posez plutôt une tuile qui en touche deux !
lesson-gain-pass = Vous pouvez ne rien faire, mais vous n'auriez rien. Posez une tuile !
lesson-gain-done = Deux d'un coup ! Les autres gagnent aussi : qui a un gardien ou un antre sur une tuile touchée en reçoit une de sa sorte.

## L'eau touche l'eau

lesson-water = L'eau touche l'eau
lesson-water-1 = Les tuiles d'océan ont de l'eau sur certains côtés. L'eau doit toucher l'eau et la terre la terre. Choisissez votre tuile d'océan.
lesson-water-2 = Posez-la là où elle va, et tournez-la jusqu'à ce qu'elle aille.
lesson-water-other = C'est permis, mais ici posez la tuile d'océan, pour que l'eau touche l'eau.
lesson-water-done = Elle va ! Les océans ne forment un territoire que là où leurs eaux se rejoignent.

## Déplacer un gardien

lesson-move = Déplacer un gardien
lesson-move-1 = Il manque un rubis à votre dragon rouge. Un gardien peut aussi aller sur une autre tuile et y prendre une ressource. Choisissez-en un !
lesson-move-2 = Les rubis viennent des montagnes : allez sur l'une d'elles !
lesson-move-other = Cette tuile donne autre chose. Les rubis viennent des montagnes !
lesson-move-explore = Explorer est bien, mais cette fois faites marcher un gardien vers une montagne.
lesson-move-pass = Vous pouvez ne rien faire, mais votre dragon a faim : allez sur une montagne !
lesson-move-3 = Ensuite, vous pouvez changer des tuiles de votre main : choisissez celles qui vont sous la pile, ou aucune, et confirmez.
lesson-move-done = Vous avez votre rubis, et de nouveau trois tuiles en main.

## Faire éclore un œuf

lesson-hatch = Faire éclore un œuf
lesson-hatch-1 = Vous avez trois rubis : pour trois ressources pareilles, un œuf éclot ! Choisissez un dragon du marché. Le rouge vit en montagne.
lesson-hatch-pile = Celui de la pile viendrait sans être vu. Choisissez au marché !
lesson-hatch-token = Une pièce d'or, c'est permis, mais un dragon vaut mieux. Choisissez au marché !
lesson-hatch-decline = Vous pouvez attendre, mais pourquoi ? Choisissez un dragon du marché !
lesson-hatch-done = Bonjour, petit dragon ! L'or peut remplacer chacune des trois. Votre nid a de la place pour trois dragons, et chacun est un point.

## Nourrir les dragons

lesson-feed = Nourrir les dragons
lesson-feed-1 = Un dragon rouge mange des rubis, un vert des feuilles, un bleu des perles, tous de l'or, un doré rien d'autre. Donnez le rubis au rouge !
lesson-feed-stop = Vous pouvez arrêter, mais encore un rubis et votre dragon rouge est adulte !
lesson-feed-done = Trois mets, et le voilà adulte ! Chaque dragon mange une fois par tour au plus.

## Fonder un antre

lesson-settle = Fonder un antre
lesson-settle-1 = Votre dragon rouge est adulte, et votre gardien est sur une montagne, où vivent les dragons rouges. Fondez-y un antre !
lesson-settle-2 = Dites quel dragon reçoit l'antre. Qui s'installe plus tard dans son territoire vous doit une pièce d'or.
lesson-settle-other = C'est permis, mais votre dragon attend. Fondez son antre sur la montagne !
lesson-settle-done = 3 points pour l'antre et 1 par tuile du territoire, car vous y avez le plus d'antres ! Un quatrième antre ou la dernière tuile amène la fin.
