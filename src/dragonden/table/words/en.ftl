## The log of a table

table-level = { $level ->
    [hatchling] Hatchling
    [drake] Drake
    [dragon] Dragon
    [elder] Elder dragon
    [greedy] Greedy
    [learned] Learned
    [random] Random
   *[other] { $level }
}
table-sat = { $name } sits down.
table-engaged = A bot sits down: { table-level }.
table-assigned = A program sits down: { $name }.
table-freed = Seat { $number } is free again.
table-asked = { $seat } asks to take back { $count ->
    [one] one move.
   *[other] { $count } moves.
}
table-agreed = { $seat } agrees.
table-declined = { $seat } says no; nothing is taken back.
table-undone = { $seat } takes back { $count ->
    [one] one move.
   *[other] { $count } moves.
}
table-reshuffled = What nobody has seen yet is shuffled again.
table-resigned = { $seat } gives up; a bot plays on.
table-replaced-left = { $seat } leaves; a bot plays until they return.
table-replaced-away = { $seat } has been away for a while; a bot plays until they return.
table-replaced-clock = { $seat } has run out of time again; a bot plays until they return.
table-keeps = A seat is kept for { $name }.
table-removes = Whoever set up the table frees seat { $number }.
table-hinted = { $seat } asks for a hint.
table-replaced-stalled = { $seat } has not moved for a while; a bot plays until they return.
table-opened = Another person may take the seat of { $seat }.
table-returned = { $seat } is back.
table-ended-by-resigning = The game is over: the others have given up.
table-ended-by-closing = The game is over: the owner of this house has closed the table.
table-rematched = There is a new table for another game.

## What a table does not allow

table-no-seat = Seats are counted from 1 to { $count }.
table-not-yours = Seat { $number } is not yours.
table-begun = The game has begun; seats can no longer be changed.
table-name-taken = Somebody at this table is called { $name } already; choose another name.
table-taken = Seat { $number } is taken.
table-open = Seat { $number } is open already.
table-bad-name = Choose a name of letters, digits and other signs that can be read.
table-watching = You are watching; only those who sit at the table can do this.
table-outdated = By today's rules (version { $version }) move { $number } ({ $move }) of version { $rules } is not possible: you can look at this game, but not go on.
table-mended = This game was begun by version { $rules } of the rules and goes on by version { $version }. By that, move { $number } ({ $move }) was not possible, so the game cannot be told again.
table-not-begun = The game has not begun: a seat is still open.
table-over = The game is over.
table-not-over = The game is not over yet.
table-set-up-already = There is a new table already.
table-gave-up = You have given up this game.
table-bot-plays = A bot plays on this seat.
table-no-bot-plays = No bot plays on this seat.
table-lesson = In a lesson only what it asks for can be done.
table-not-your-turn = It is not your turn.
table-changed = Something has happened in the meantime; look again and decide anew.
table-no-move = This game has no such move.
table-nothing-to-undo = There are not so many moves to take back.
table-asked-already = Somebody has asked already; wait for the answers.
table-no-question = Nobody asks this any more.
table-agreed-already = You need not agree, or you have already.
table-not-host = Only the one who set up this table can do this.
table-seated = You sit at this table already.
table-one-seat = Each of you has one seat at this table.
table-kept = Seat { $number } is kept for { $name }.
table-full = No seat is open to you.
table-removed = Whoever set up this table wants to play with somebody else.
table-no-undo = At this table only moves of your own turn that have shown nothing can be taken back.
table-declined-already = They said no. You can ask again after the next move.
table-asked-enough = You have asked { $count } times in vain; that is enough for one game.
table-still-here = { $seat } still has time to move.
table-opened-already = Another person may already take this seat.
table-no-chat = This table is played without chat.
table-nothing-said = There is nothing in this message.
table-chat-full = So much has been said at this table that it keeps no more chat. The game goes on.
table-too-long = More has happened at this table than a game needs; moving, talking and leaving are still possible.
