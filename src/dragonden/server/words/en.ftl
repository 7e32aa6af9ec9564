## What the server says by itself

server-no-table = There is no such table.
server-no-page = There is no such page.
server-no-lesson = This game has no such lesson.
server-no-game = There is no such game.
server-no-level = There is no bot { $level }; there are { $levels }.
server-no-hints = This table is played without hints.
server-thinking = The last hint is still being worked out.
server-nobody = Take at least one seat yourself.
server-unstored = The server cannot store anything just now. Nothing has changed; try again in a moment.
server-failed = Something went wrong on the server. Nothing has changed; try again.
server-unreadable = This message cannot be understood.
server-mistake = { $sentence }
server-too-often = That was too much at once; wait a moment.
server-too-long = That is too long.
server-foreign = This request comes from a foreign page.
server-bad-token = This token is not valid here, or not any more.
server-no-record = The record tells everything that is hidden; it can be read when the game is over.
server-no-replay = What has happened in this game is to be remembered; the replay can be watched when it is over.
server-not-your-view = Until the game is over, you can only watch it from your own seat or as a spectator.
server-no-analysis = A game can be analysed when it is over.
server-no-decisions = There was nothing to decide in this game.
server-no-compiler = In this house games cannot be analysed, as its rules are not compiled. Its owner can change that: { $command }
server-many-decisions = This game has { $count } decisions; at most { $most } can be analysed.
server-analyses-busy = Many games are being analysed just now; try again in a few minutes.
server-analysis-failed = The bot could not judge a move. What it has judged is kept; try again.
