## Nur auf dem Brett im Browser.

web-drake = { $pile ->
    [none] Der Drache hat dieses Jahr noch keinen Schatz gewählt
   *[other] Der Drache bewacht Schatz { $pile }
}
web-on-pile = auf Schatz { $pile }
web-hungry = hungrig
