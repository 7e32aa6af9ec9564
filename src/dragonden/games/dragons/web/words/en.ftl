## Only on the board in the browser.

web-drake = { $pile ->
    [none] The dragon has not chosen a pile this year
   *[other] The dragon guards pile { $pile }
}
web-on-pile = on pile { $pile }
web-hungry = hungry
