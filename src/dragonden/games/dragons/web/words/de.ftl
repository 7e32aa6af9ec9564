## Nur auf dem Brett im Browser.

web-drake = { $pile ->
    [none] Der Drache hat dieses Jahr noch keinen Stapel gewählt
   *[other] Der Drache bewacht den Stapel { $pile }
}
web-on-pile = auf Schatz { $pile }
web-hungry = hungrig
