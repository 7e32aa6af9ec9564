## Seulement sur le plateau du navigateur.

web-drake = { $pile ->
    [none] Le dragon n'a pas choisi de tas cette année
   *[other] Le dragon garde le tas { $pile }
}
web-on-pile = sur le tas { $pile }
web-hungry = a faim
