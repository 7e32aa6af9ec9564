## Nur auf dem Spielplan im Browser.

web-chain = Die Kette. Wähle einen Stein deiner Hand, dann mit den Pfeiltasten ein Ende; R dreht ihn, Eingabe legt ihn, Escape lässt ihn los.
web-hand = Deine Steine
web-holds = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
web-pool = { $count ->
    [0] Der Pool ist leer
    [one] Ein Stein im Pool
   *[other] { $count } Steine im Pool
}
web-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
web-choose-first = Wähle zuerst einen deiner Steine.
web-pass = Passen
web-penalty = POOL: { $count } Steine
web-lays = { domino-name }, { sign-name } nach außen
web-outward = { sign-name } nach außen

## Said otherwise where the board is seen.

log-place = { $seat } legt { domino-name } an, { sign-name } nach außen.
move-place = { domino-name } an { joined-sign } anlegen, { sign-name } nach außen
joined-sign = { $joined ->
    [replay] NOCHMAL
    [skip] AUSSETZEN
    [reverse] UMKEHREN
    [draw] POOL
    [counter] KONTERN
    [joker] JOKER
   *[points] { $joined }
}
