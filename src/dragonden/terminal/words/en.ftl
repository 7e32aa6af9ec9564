## Welcome and help

terminal-welcome = Answer a question by the number of a move or by writing the move. “help” tells more, “quit” ends.
terminal-help =
    <number>       make the move with this number
    <move>         make a move by writing it: { $shapes }
    moves          list all moves you may make
    moves <text>   list only those in which the text occurs
    why <move>     say why a move is not allowed
    hint           show what a strong bot would play, from what you know
    undo           go back to your last decision
    look           show the table again
    log            show all that has happened
    rules          list the rules; “rules R1” shows the one with that id
    save <file>    keep the match in a file, from now on up to date
    help           show this list
    quit           leave; a match in a file can be continued

## Questions and answers

terminal-only-move = It is the only move: press Enter to make it.
terminal-more-moves = … and { $count } more: “moves” lists them all, “moves <text>” those with a text. Or write { $shape }.
terminal-none-found = None of the moves has “{ $text }” in it.
terminal-nothing-typed = Type a number, a move such as { $example }, or “help”.
terminal-no-number = There is no move { $number }: they are numbered from 1 to { $count }.
terminal-no-move = “{ $text }” is neither a command nor a move. Moves are written { $shapes }; “help” lists the commands.
terminal-refused = Not allowed: { $reason } (“rules { $rule }” shows the rule.)
terminal-allowed = { $move } is allowed now.
terminal-why-what = Write the move after it, as in “why { $example }”.
terminal-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
terminal-undo-nothing = You have not made a move yet.
terminal-reshuffled = Something had come to light: what nobody has seen yet was shuffled again.
terminal-log-empty = Nothing has happened yet.
terminal-no-rule = There is no rule { $rule }; there are { $rules }.

## Bots

terminal-thinking = { $name } thinks…
terminal-thinking-weak = { $name } thinks, still weakly: its search is being prepared…
terminal-hint = “{ $name }” would make the first of these moves. It has tried { $count } games from what you know: how many began with each move, and what came of them on average.
terminal-hint-weak = This is a weak hint: the search is still being prepared. Ask again in a minute or two.
terminal-uncompiled = Here the rules are not compiled, so bots that look ahead see less far than they could. To change that: { $command }
terminal-number = No.
terminal-move = Move
terminal-visits = Games
terminal-chance = Wins
terminal-percent = { $number }%
terminal-decimal-point = .

## Several people

terminal-hide = { $name }, press Enter to hide the screen.
terminal-pass = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.

## Saving

terminal-saved = Saved in { $file }; every further move will be too.
terminal-save-where = Write a file name after it, as in “save { $example }”.
terminal-file-taken = There is a file { $file } already; choose another name.
terminal-unsaved = Cannot save in { $file }: { $problem }.
terminal-autosave-failed = Cannot save in { $file }: { $problem }. The game goes on; “save <file>” tries another place.
terminal-offer-to-save = To keep this match, type a file name; to forget it, press Enter.
terminal-resume-by = The match is kept. To continue: dragonden play --resume { $file }
terminal-replay-by = The match is kept. To watch it: dragonden replay { $file }
terminal-not-kept = The match was not kept.
terminal-input-ended = The input ended before the game did.

## The end

terminal-place = Place
terminal-player = Player
terminal-points = Points
terminal-and = { $others } and { $last }
terminal-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-together = { $count ->
    [one] { $names } reached { $points } point together.
   *[other] { $names } reached { $points } points together.
}

## Replay

terminal-replay-at = { $ply ->
    [0] The beginning, before the first of { $count } moves
   *[other] After move { $ply } of { $count }
}
terminal-replay-keys = Enter: next move · b: back · a number: go to that move · e: end · q: quit

## Analysis

terminal-compiling = Preparing { $title }
terminal-judging = { $name } thinks
terminal-analysis-running = This match is not over, and its file holds the seed: who has it can find out what is hidden.
terminal-analysis = What each move has cost against what “{ $name }” would have played, judged from what the player knew then: { $together ->
    [yes] points.
   *[no] chance to win, and points.
} A “{ $same }” means the same move; small differences may be luck.
terminal-analysis-part = Interrupted: { $done } of { $count } decisions were judged.
terminal-rather = { $name }: { $move }
terminal-bad-move = { $number } ({ $cost })
terminal-on-average = Cost of a decision on average
terminal-decisions = Decisions
terminal-agreed = Same
terminal-worst = Worst moves

## The list of games

terminal-facts = { $players } players, ages { $ages } and up, { $minutes } minutes
terminal-by = By { $designers }; published by { $publisher }
terminal-play-by = Play it: dragonden play { $name }
terminal-option = Option
terminal-choices = Choices
terminal-default = Default
terminal-meaning = Meaning
