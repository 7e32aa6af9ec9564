## Draw and put

lesson-turn = Draw and put
lesson-turn-1 = Three piles of treasure, three dragons. In your turn you either draw a card or place your dragon. Draw a card: choose the deck.
lesson-turn-early = That would take this pile with one card and end your year. Let it grow: draw!
lesson-turn-2 = Everybody sees what you have drawn. Put it on the pile you would like to have one day.
lesson-turn-done = So the piles grow, card by card. You never put cards in front of yourself: a pile is yours only when your dragon lies on it.

## Take a pile

lesson-claim = Take a pile
lesson-claim-1 = Pile B has grown: six cards, and a lot of gold went onto it. Before somebody else takes it, place your dragon on it!
lesson-claim-late = If you draw, the others may take pile B before you. Place your dragon on it!
lesson-claim-small = That pile would be yours too, but B has the gold. Place your dragon on B!
lesson-claim-done = Pile B is yours: no card can be put on it any more and nobody else can take it. Now you rest until the year ends, and then you get its cards.

## Remember

lesson-memory = Remember
lesson-memory-1 = Only the top card of a pile can be seen. So watch what goes where. Draw a card.
lesson-memory-early = You could take a pile now, but first let us see some treasure: draw!
lesson-memory-2 = Three coins! Put them on pile B, and remember it.
lesson-memory-place = You may put them on any pile without a dragon, but in this lesson they go on B.
lesson-memory-3 = The others have put cards on top. Where are your three coins? Place your dragon on that pile!
lesson-memory-late = If you draw, somebody else may remember the coins. Place your dragon!
lesson-memory-forgot = The coins are not in that pile, and nobody may look. You put them on B.
lesson-memory-done = Well remembered! Under the other cards lie your three coins.

## The last one

lesson-last = The last one takes the rest
lesson-last-1 = One dragon has taken pile A. If you are the last without a pile, you get the one that is left, and what is left of the deck. So wait a little: draw.
lesson-last-patience = You may take a pile now, but the last one gets the rest of the deck too: draw!
lesson-last-2 = Put it on a free pile, and see what the other dragon does.
lesson-last-done = Your rival took B, so C and the rest of the deck are yours! All lay out their cards, and whoever sits left of the last one starts the new year.

## What treasure is worth

lesson-score = What treasure is worth
lesson-score-1 = For once the piles lie open. A coin is 1 point, one ring 7, two rings nothing, three cans of polish 3 × 3 = 9. Which pile is worth most?
lesson-score-late = No more cards are needed: take the pile that is worth most now.
lesson-score-rings = Two rings together are worth nothing, and 4 coins 4 points. There is better.
lesson-score-coins = The gold there is worth 3 points. There is something better.
lesson-score-done = Three cans of polish are 9! Also good: three equal jewels 10, all four pieces of armour 10, most blue gems 12, most pink gems 12.

## Dragons must eat

lesson-hunger = Dragons must eat
lesson-hunger-1 = In the end, whoever has the fewest cows and sheep cannot win. You have 6, the others 5 and 9. B is rich, A hides three cows. Which one?
lesson-hunger-late = Then your rival could take the cows. Decide now!
lesson-hunger-gold = So much gold! But your rival would get the cows, and a hungry dragon cannot win.
lesson-hunger-done = Full and happy, you win! Your rival had most points, but fewest animals. A tie saves all; with five or six players each kind counts apart.
