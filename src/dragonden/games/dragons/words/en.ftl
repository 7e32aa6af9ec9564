## The game

about = Plunder the countryside with the other dragons, take home the best pile of treasure in time, and do not forget to eat.
how =
    On your turn draw a card and put it on one of the piles; or place your dragon on a pile and rest until the year ends.
    A pile with a dragon is taken: no card goes on it any more, and its owner gets all of it. The last one left takes the last pile and the rest of the deck.
    Only the top card of a pile is seen: remember what lies below.
    After the last year treasures count: coins, most gems, a single ring, armour, polish, equal jewels. Whoever ate least is out, whatever the points.
option-extra_year-label = Less memory
option-extra_year = Less memory: play one more year, with smaller decks.
option-open_piles-label = Brain burning tactics
option-open_piles = Brain burning tactics: the piles are spread out, so that every card stays visible.
option-bluff-label = Control and bluff
option-bluff = More control and some bluffing: everyone holds a secret card; who draws puts the new or the old one on a pile.

## Names

card-name = { $card ->
    [cow] cow
    [sheep] sheep
    [gold1] 1 coin
    [gold2] 2 coins
    [gold3] 3 coins
    [blue] blue gem
    [pink] pink gem
    [ring] one ring
    [sword] sword
    [helmet] helmet
    [shield] shield
    [breastplate] breastplate
    [polish] polish
    [crown] crown
    [scepter] scepter
    [bracelet] bracelet
   *[necklace] necklace
}
a-card = { $card ->
    [cow] a cow
    [sheep] a sheep
    [gold1] 1 coin
    [gold2] 2 coins
    [gold3] 3 coins
    [blue] a blue gem
    [pink] a pink gem
    [ring] a “one ring”
    [sword] a sword
    [helmet] a helmet
    [shield] a shield
    [breastplate] a breastplate
    [polish] a can of polish
    [crown] a crown
    [scepter] a scepter
    [bracelet] a bracelet
   *[necklace] a necklace
}
cards-by-kind = { $cow ->
    [0] {""}
    [one] {" · "}{ $cow } cow
   *[other] {" · "}{ $cow } cows
}{ $sheep ->
    [0] {""}
   *[other] {" · "}{ $sheep } sheep
}{ $gold1 ->
    [0] {""}
   *[other] {" · "}{ $gold1 } × 1 coin
}{ $gold2 ->
    [0] {""}
   *[other] {" · "}{ $gold2 } × 2 coins
}{ $gold3 ->
    [0] {""}
   *[other] {" · "}{ $gold3 } × 3 coins
}{ $blue ->
    [0] {""}
    [one] {" · "}{ $blue } blue gem
   *[other] {" · "}{ $blue } blue gems
}{ $pink ->
    [0] {""}
    [one] {" · "}{ $pink } pink gem
   *[other] {" · "}{ $pink } pink gems
}{ $ring ->
    [0] {""}
    [one] {" · "}{ $ring } “one ring”
   *[other] {" · "}{ $ring } “one rings”
}{ $sword ->
    [0] {""}
    [one] {" · "}{ $sword } sword
   *[other] {" · "}{ $sword } swords
}{ $helmet ->
    [0] {""}
    [one] {" · "}{ $helmet } helmet
   *[other] {" · "}{ $helmet } helmets
}{ $shield ->
    [0] {""}
    [one] {" · "}{ $shield } shield
   *[other] {" · "}{ $shield } shields
}{ $breastplate ->
    [0] {""}
    [one] {" · "}{ $breastplate } breastplate
   *[other] {" · "}{ $breastplate } breastplates
}{ $polish ->
    [0] {""}
    [one] {" · "}{ $polish } can of polish
   *[other] {" · "}{ $polish } cans of polish
}{ $crown ->
    [0] {""}
    [one] {" · "}{ $crown } crown
   *[other] {" · "}{ $crown } crowns
}{ $scepter ->
    [0] {""}
    [one] {" · "}{ $scepter } scepter
   *[other] {" · "}{ $scepter } scepters
}{ $bracelet ->
    [0] {""}
    [one] {" · "}{ $bracelet } bracelet
   *[other] {" · "}{ $bracelet } bracelets
}{ $necklace ->
    [0] {""}
    [one] {" · "}{ $necklace } necklace
   *[other] {" · "}{ $necklace } necklaces
}

## Prompts

prompt-turn = { $deck ->
    [0] { $seat }, the deck is empty: place your dragon on a pile.
   *[other] { $seat }, draw a card or place your dragon on a pile.
}
prompt-put = { $card ->
    [hidden] { $seat }, put one of your two cards on a pile.
   *[other] { $seat }, on which pile do you put { a-card }?
}

## Log

log-draw = { $seat } draws { a-card }.
log-draw-card = { $seat } draws a card.
log-draw-unseen = { $seat } secretly takes the top card of the deck.
log-put = { $seat } puts { a-card } on pile { $pile }.
log-put-card = { $seat } puts a card on pile { $pile }.
log-dragon = { $seat } places the dragon on pile { $pile }.
log-last = { $seat } is the last one left and takes pile { $pile }{ $deck ->
    [0] {""}; the deck is empty.
    [one] {""} and the last card of the deck.
   *[other] {""} and the { $deck } cards left in the deck.
}
log-treasure = { $seat } lays out { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ cards-by-kind }.
log-year = Year { $year } begins; { $seat } starts.
log-pile = Pile { $pile } starts with { a-card }.
log-hand = { $seat } gets { a-card } in hand.
log-eliminated = { $hunger ->
    [animals] { $seat } has the fewest animals and is eliminated.
    [cows] { $seat } has the fewest cows and is eliminated.
   *[sheep] { $seat } has the fewest sheep and is eliminated.
}
end-years = All { $years } years are over: the treasures are scored.
decided-not-eliminated = All who had enough to eat have the same score: hunger decided.
lacks-not-eliminated = too hungry, and eliminated

## Refusals

refused-first-turn = First draw: only then do you put a card on a pile.
refused-first-put = You have drawn: first put a card on a pile.
refused-deck-empty = The deck is empty: you must place your dragon.
refused-put-card = You can only put the card you have drawn: { a-card }.
refused-put-hand = You can only put the card you have drawn or the one you held before.
refused-put-taken = The dragon of { $other } lies on pile { $pile }: no card may be added to it.
refused-dragon-taken = The dragon of { $other } lies on pile { $pile } already.
refused-no-pile = There is no pile { $pile }: they go from A to { $last }.

## The text face

text-year = Year { $year } of { $years }.
text-deck = { $deck ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
text-later = Later decks: { $sizes }.
text-last-year = It is the last year.
text-pile = { $pile }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}, on top { a-card }
text-open-piles = The piles, each from bottom to top:
text-open-pile = { $pile }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}: { $cards }
text-guarded = {" "}– dragon of { $seat }
text-drawn = { $seat } has drawn { a-card }.
text-hand = { $seat } holds { a-card }.
text-hand-unseen = { $count ->
    [one] { $seat } holds a secret card.
   *[other] { $seat } holds { $count } secret cards.
}
text-no-treasure = Nobody has any treasure yet.
text-aid = What counts in the end: each coin 1 point; most blue gems 12, most pink gems 12; a single “one ring” 7, more of them nothing; sword, helmet, shield and breastplate together 10; n cans of polish n × n; three equal crowns, scepters, bracelets or necklaces 10. { $hunger ->
    [animals] Whoever alone has the fewest animals is eliminated.
   *[kinds] Whoever alone has the fewest cows is eliminated, and so is whoever alone has the fewest sheep.
}
text-pad = Score pad
text-pad-so-far = Treasures so far
text-eliminated = eliminated
text-hungry = would be eliminated
text-hunger = { $hunger ->
    [none] no
    [animals] yes
    [cows] cows
    [sheep] sheep
   *[both] both
}
text-category = { $category ->
    [coins] coins, 1 point each
    [blue] blue gems, most: 12
    [pink] pink gems, most: 12
    [ring] one ring, just one: 7
    [armour] armour, set of 4: 10
    [polish] polish, n cans: n × n
   *[jewels] jewels, 3 equal: 10
}
text-total = Points
text-points = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
move-draw = { $bluff ->
    [0] draw a card
   *[other] draw a card in secret
}
move-put = put { a-card } on pile { $pile }
move-dragon = place the dragon on { text-pile }

## Read aloud

read-piles = The piles
read-counts = What counts
read-pile = Pile { $pile } has { $size ->
    [one] 1 card
   *[other] { $size } cards
}, on top { a-card }.
read-upwards = From bottom to top
read-guarded = The dragon of { $seat } lies on it.
read-points = Points so far: { $points }.
read-hunger = { $over ->
    [yes] Eliminated by hunger: { $hunger }.
   *[no] In danger of hunger: { $hunger }.
}
read-treasure = Treasure
read-no-treasure = No treasure yet.

## What studies count

facts-move-draw = draw a card
facts-move-dragon = place the dragon
facts-move-put = put a card on a pile
facts-cards = Cards in the treasure
