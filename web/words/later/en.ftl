## Settings

shell-theme = Appearance
shell-theme-auto = as the system
shell-theme-light = light
shell-theme-dark = dark
shell-sound = Sounds
shell-volume = Volume
shell-in-words = Tables and moves in words
shell-notify = Notify me when it is my turn
shell-pace = Pace of what others do
shell-pace-slow = slow
shell-pace-normal = normal
shell-pace-fast = fast
shell-pace-none = at once
shell-forced = Make the only possible move for me

## Keys

keys-title = Keys
keys-board = On the board
keys-name = { $key ->
    [tab] Tab
    [enter] Enter
    [space] Space
    [steps] ← →
    [zoom] + − 0
    [escape] Escape
   *[help] ?
}
keys-does = { $key ->
    [tab] go to the next thing; with Shift to the one before
    [enter] press or choose it
    [space] skip ahead while others’ moves are shown
    [steps] one move back or forward
    [zoom] larger, smaller, all of the board
    [escape] let go of a piece; close what is open
   *[help] this list
}

## Home

home-title = Come in and play
home-intro = Five games with dragons, dingoes and dinosaurs, for friends and bots. No account needed: this browser remembers your games.
home-guest = Guest { $number }
home-your-name = Your name
home-name-first = First write your name: it is what the others see at the table.
home-level = Strength of the bots
level-strength = { $level ->
    [hatchling] { $name } – easy
    [drake] { $name } – fair
    [dragon] { $name } – strong
    [elder] { $name } – very strong
   *[other] { $name }
}
home-games = Games
home-facts = { $players } players · { $minutes } min · ages { $ages }+
home-by = By { $designers }
home-play-now = Play now against bots
home-set-up = Set up a table
home-about-game = About this game
about-waiting = Looking it up…
home-mine = My games
home-finished = Finished games
home-friends = Play with friends
home-friends-how = Choose a game: you get a table and a link to send to your friends.
home-tables = Public tables
home-tables-none = No public table is open.
home-status = { $status ->
    [waiting] waits for players
    [mine] your turn
    [theirs] { $name } to act
   *[over] over
}
home-all = Show all { $count }
home-join = You have been sent a link?
home-join-go = Go
home-no-link = { $what ->
    [nothing] Paste the link here that you have been sent.
    [other] This link leads to no table. A link to a table looks like { $example }
   *[text] This is no link. A link to a table looks like { $example }
}
home-won = { $mine ->
    [yes] You won
   *[no] Won by { $names }
}
home-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
home-remove = Take off this list

## Setting up a table

create-players = How many play
create-title = A table of { $game }
create-seats = Who plays
create-me = { $name } (me)
create-friend = A friend, by a link
create-guest = Somebody here, on this device
create-guest-name = Name of player { $number }
create-bot = Bot: { $level }
create-again = The same as before: { $names }. Whoever played the last game finds the new table there.
create-options = Options
create-presets = Ready-made choices
create-preset = { $name ->
    [first] First game
    [short] Short
    [easy] Easy
    [long] Long
   *[everything] Everything
}
create-minutes = about { $minutes } min
create-table = Table
create-public = Who finds the table
create-first = Who begins
create-public-on = Public: everybody sees the table in the list and may come
create-public-off = Private: only those who have the link find the table
create-box = Play with another box: a file
create-box-printed = The printed box, as a file to change
create-hints = Players may ask for hints
create-clock = Time for a decision; then a bot decides
create-clock-choice = { $seconds ->
    [0] without limit
    [30] 30 seconds
    [60] 1 minute
    [3600] 1 hour
    [86400] 1 day
   *[other] { $minutes } minutes
}
create-undo = Moves that have shown something can be taken back, if all agree
create-chat = Players can talk in a chat
create-wait = Whoever does not move can be replaced after; while all are here, after 5 minutes at most
create-wait-choice = { $seconds ->
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] 1 week
}
terms-hints = { $on ->
    [yes] hints
   *[no] no hints
}
terms-undo = { $on ->
    [yes] undo
   *[no] no undo
}
terms-chat = { $on ->
    [yes] chat
   *[no] no chat
}
terms-clock = { $seconds ->
    [0] no clock
    [30] 30 seconds a decision
    [60] 1 minute a decision
    [3600] 1 hour a decision
    [86400] 1 day a decision
   *[other] { $minutes } minutes a decision
}
create-cancel = Back
create-go = Open the table

## Lobby

lobby-waits = The game begins as soon as every seat is taken.
lobby-box = With another box than the printed one
lobby-link = Invite friends by this link
lobby-copy = Copy
lobby-copied = Copied
lobby-scan = Scan it with a phone
lobby-share = Send the link
lobby-sit = Sit here
lobby-bot = Seat a bot
lobby-program = A program, over the network
lobby-program-name = Program { $number }
program-title = A seat for { $name }
program-how = Start your program with this token: whoever has it plays on this seat. It is shown only here. To revoke it, free the seat before the game begins.
program-token = Token of the seat
lobby-kept = kept for { $name }
lobby-host = set up the table
lobby-beside = Somebody here
lobby-sit-beside = Sits here
lobby-remove = Remove { $name }
lobby-free = Free the seat

## At the table, when it comes to it

table-page-hinted = A bot would:
table-page-play-hint = Do that
table-page-agree = Agree
table-page-decline = No
table-page-withdraw = Withdraw
table-page-stalls = { $name } has not moved for a while.
table-page-somebody-else = Somebody else
table-page-take-seat = Play on
chat-hide = Hide all chat
chat-mute = Mute { $name }
rules-all = Every rule with its number, for those who want to know exactly
table-page-picture = The table in words
table-page-moves = Your moves
table-page-seek = Find a move
table-page-pass-to = Pass the device to { $name }.
table-page-i-am = I am { $name }

## The end

end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
end-together = { $names } reached { $count ->
    [one] { $points } point
   *[other] { $points } points
} together!
end-look = See the table
end-rematch = Play again
end-join-rematch = To the next game
end-other-options = With other options
end-replay = Watch it again
end-record = Record

## The legend

legend-marks = Marks on every table
legend-acting = Whose turn it is
legend-thinking = A bot is thinking
legend-mark = { $mark ->
    [last] What was done last
    [since] What was done since your turn
    [drawn] A piece you have just drawn
    [tried] What you are about to do
    [best] What a hint or the analysis suggests
    [played] In the analysis: what was played
    [unsent] Your move that waits to be sent
   *[pointed] What a line of the log tells
}

## Replay

replay-title = Replay: { $game }
replay-begins = The game begins.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-move = Move
replay-at = Move { $move } of { $of }
replay-view = Seen by
replay-view-all = everybody
replay-view-truth = all revealed
replay-to-table = To the table
replay-no-board = This game has no board in the browser yet.

## Analysis

end-analysis = Analysis
replay-analysis = Analysis
analysis-title = How a bot sees this game
analysis-begins = The bot gets ready …
analysis-progress = { $done } of { $total } decisions judged
analysis-done = { $count ->
    [one] The only decision is judged.
   *[other] All { $count } decisions are judged.
}
analysis-lost = Connection lost; coming back …
analysis-graph-chance = Chance to win, move by move
analysis-graph-points = Points expected at the end, move by move
analysis-help = Choose a point to see the decision on the board.
analysis-same = Move { $move }, { $name }: { $played } ({ $chance }). The bot would do the same.
analysis-other = Move { $move }, { $name }: { $played } ({ $chance }). The bot would rather: { $best } ({ $better }).
analysis-agreed = { $same } of { $count } as the bot
analysis-worst = What cost most
analysis-whose = Whose moves
analysis-mistakes = { $count ->
    [one] 1 costly move
   *[other] { $count } costly moves
}
analysis-mistake = Costly move { $number } of { $count }
analysis-before = The costly move before
analysis-after = The next costly move
analysis-as-bot = Played, as the bot would: { $move }
analysis-none = No move has cost much.
analysis-move-of = Move { $move }, { $name }:
analysis-did = Played: { $move }
analysis-better = Better: { $move }
analysis-as-drawn = the same, but as drawn
analysis-table = All decisions in a table
analysis-player = Player
analysis-played = Played
analysis-best = Bot
analysis-chance = Wins
analysis-points = Points
analysis-cost = Cost
analysis-note-chance = “{ $level }” judges each decision by what its player could know then, and how often it wins from there. Small differences may be luck.
analysis-note-points = “{ $level }” judges each decision by what its player could know then, and by the points it expects at the end. Small differences may be luck.

## Hints

hint-other = Another move
hint-chance = wins { $chance } of the games it thought through
hint-points = expects { $points } points
hint-brief = The bot has just woken up and thought only briefly; ask again in a minute.

## Lessons

learn-lesson = Lesson { $number } of { $of }:
learn-show = Show me
learn-shown = Try this:
learn-again = Again
learn-back = Lesson before
learn-skip = Skip
learn-next = Next lesson
learn-lessons = Lessons of { $game }
learn-mark = Lesson { $number }: { $title }
learn-mark-done = Lesson { $number }: { $title }, done
learn-learn = Learn
learn-progress = { $learned } of { $of } lessons done
