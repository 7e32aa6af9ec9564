## The kit: what every board shares.

kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-fit = Fit
kit-placing = Placing
kit-rotate = Turn (R)
kit-confirm = Place here (Enter)
kit-cancel = Take it back (Escape)
kit-hold = Keep this view in the next turn
kit-players = All about the players
kit-side = Log and more

## The shell

shell-skip = To the content
shell-language = Language
shell-settings = Settings
shell-loading = One moment …
shell-close = Close
shell-no-server = The server does not answer; try again in a moment.
shell-missing = A part of this page could not be fetched: is there a connection?
shell-again = Try again
shell-no-page = There is no such page.
shell-to-home = To the games

## Table

lobby-title = The table waits for players
table-page-your-turn = Your turn
table-page-players = Players
table-page-turn = to act
table-page-seconds = { $seconds } s
table-page-open-seat = open seat
table-page-away = away
table-page-gave-up = gave up
table-page-bot-plays = a bot plays
table-page-program = a program
table-page-program-away = a program, away
table-page-beside = on { $name }’s device
table-page-chat-menu = Chat: mute and hide
table-page-open-seat-to = Let somebody else play for { $name }
table-page-return = Play again myself
table-page-replace = Let a bot play
table-page-log = Log
table-page-log-earlier = Show earlier
table-page-log-empty = Nothing has happened yet.
table-page-chat = Say something
table-page-send = Send
table-page-undo = Undo
table-page-ask-undo = Ask to undo
table-page-hint = Hint
table-page-thinking = The bot is thinking …
table-page-rules = Rules
table-page-signs = Signs
table-page-replay = Replay
table-page-leave = Let a bot play for me
table-page-resign = Give up
table-page-resign-sure = Really give up
table-page-resign-not = Play on
table-page-in-words = Table and moves in words
table-page-you-watch = You are watching. { $name } is to move.
table-page-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
table-page-lost = Connection lost; coming back …
table-page-unsent = Connection lost: your move waits to be sent …
table-page-none = There is no such table.
table-page-odd = This page and the server do not understand each other; load it anew.
table-page-thinks = { $name } is thinking …
table-page-plays = { $name } plays
table-page-waits = Waiting for { $name }
table-page-taken = A bot plays for { $name }.
table-page-is-away = { $name } is away.
table-page-side = Log, chat and more
end-result = Result
table-page-skip = Skip ahead (space)
