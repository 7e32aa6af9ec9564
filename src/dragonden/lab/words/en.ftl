## The report

report-title = What many games say about { $game }
report-played = { $games } games by computer players, seed { $seed }.
report-incomplete = It was stopped early: some tables and pictures are missing.
report-options = Options: { $options }
report-findings = Findings, the worst first
report-no-findings = Nothing stands out.
report-intervals = Every interval holds the true value 99 times in 100. Games of one deal are not independent: all intervals are reckoned over deals.
report-contents = Contents
report-language = Language
report-theme = Colours
report-theme-auto = as the system
report-theme-light = light
report-theme-dark = dark
report-numbers = The numbers: { $what }
report-see = See the numbers
report-odd = Odd games
report-odd-about = Games that stand out. Save a record as a file and step through it with “dragonden replay”.
report-save = Save the record
report-more = Show all { $count } rows

## The report for players, who know bots and not their names: these sentences take the place of those above and below

report-played-players = { $games } games by computer players.
report-odd-about-players = Games that stand out. Their records can be saved.
study-moves-about-players = How often each kind of move is offered and made. Below: one beginner bot with a handicap, among beginner bots without.
finding-unused-rules-players = { $count ->
    [one] One rule never came up.
   *[other] { $count } rules never came up.
}
player-one = { $player ->
    [random] clueless bot
    [greedy] beginner bot
    [learned] expert bot
   *[other] { $player }
}
player-many = { $player ->
    [random] clueless bots
    [greedy] beginner bots
    [learned] expert bots
   *[other] { $player }
}

## What is studied

study-level = { $name }
study-seat = seat { $number }
study-decisions = decisions
study-minutes = minutes
study-margin = lead of the winner over the next
study-tied = several winners
study-blowout = blowouts
study-settled = settled by: { $column }
study-lead-changes = changes of the lead
study-decided = leads for good after so many % of the game
study-behind = points behind that the winner made good
study-sure = winner’s chance stays above 80 % after so many % of the game
study-swing = largest swing of a chance within a tenth of the game, in %
study-rung = one { $strong } among { $weak }
study-all-decisions = all decisions
study-decision = { $name }
study-move = { $name }
study-never = never plays “{ $move }”
study-forgets = forgets what was shown
study-looks-ahead = looks ahead, by what is known
study-sees = looks ahead and sees all that is hidden

## Sections

study-seats = Does a seat have an advantage?
study-seats-about = How often each seat wins when all players are equally strong. Seat 1 begins. A shared win counts in part. The dashed line is what would be fair.
study-length = How long does it take?
study-length-about = Decisions from the first to the last, and what that may mean in minutes.
study-scores = Scores, margins and ties
study-scores-about = Scores of all seats. A margin is the lead of the best score over the second best. In a blowout it is more than twice the standard deviation of all scores.
study-luck = Luck and skill
study-luck-about = Every deal is played once with every player at every seat. What the games of a deal have in common is due to the deal; what follows a player from seat to seat is skill. The rest is luck and choices during the game. The ladder shows one better player among weaker ones.
study-drama = Drama
study-drama-about = The chance of the later winner, as the game goes on. Chances are found by playing on many times from what the player to move knows. Whoever would win if it ended at once is in the lead.
study-leader = Does the leader run away?
study-leader-about = How often whoever leads alone at some point goes on to win.
study-choices = Are there choices, and do they matter?
study-choices-about = How many moves are allowed at once, how often there is only one, and how much chance to win the second best and the average move give away against the best.
study-pieces = Is a piece too strong?
study-pieces-about = For every piece how often players have it, how often they win with and without it, and what one more goes with, compared with the others at the table who have all other pieces alike (a regression within each game).
study-moves = Which moves are used?
study-moves-about = How often each kind of move is offered and made. Below: one greedy player with a handicap, among greedy players without.
study-rules = Which rules come up?
study-rules-about = In how many games the rule came up, and how often over all games.
study-places = Where do things lie?
study-places-about = How many of them lie on each place in a game, on average; the start is in the middle.

## Charts, axes, tables

chart-wins-by-seat = Wins by seat, { $players } players
chart-length = Length of games
chart-scores = Scores
chart-margins = Margins
chart-causes = What a win is due to
chart-ladder = The ladder of levels
chart-chance = Chance of the later winner
chart-leader = Wins of whoever leads
chart-branching = Moves to choose from
chart-pieces = What one more of a piece goes with ({ $level })
chart-restricted = Wins with a handicap, or with more than the others have
chart-map = { $what }
axis-seat = seat
axis-wins = share of wins
axis-decisions = decisions
axis-games = share of games
axis-points = points
axis-variance = share of the variance of wins
axis-passed = % of the game
axis-chance = chance to win
axis-leader-wins = share of wins
axis-moves = moves
axis-effect = change of the chance to win
cause-seat = seat
cause-deal = deal
cause-player = player
cause-rest = the rest
numbers-wins-by-seat = Wins by seat
numbers-length = Length
numbers-scores = Scores
numbers-ends = How games end
numbers-causes = What a win is due to
numbers-ladder = The ladder of levels
numbers-leader = Wins of whoever leads
numbers-drama = Leads and swings
numbers-chance = Chance of the later winner
numbers-decisions = Decisions
numbers-branching = Moves to choose from
numbers-pieces = Pieces ({ $level })
numbers-moves = Kinds of moves
numbers-restricted = Handicaps
numbers-rules = Rules, those that come up least first
numbers-map = { $what }, by distance from the middle
column-players = players
column-level = by
column-seat = seat
column-wins = wins
column-fair = fair
column-games = games
column-what = what
column-mean = mean
column-least = least
column-quartile-1 = ¼
column-median = ½
column-quartile-3 = ¾
column-greatest = most
column-share = share
column-cause = due to
column-passed = % of the game
column-leader-wins = leader wins
column-chance = chance
column-decision = decision
column-asked = asked
column-moves = moves
column-forced = only one move
column-best = chance with the best
column-second-best = second best
column-average = average
column-piece = piece
column-group = what
column-had = had
column-wins-with = wins with
column-wins-without = wins without
column-effect = one more
column-seen = seen
column-taken = taken
column-when = when
column-move = move
column-offered = offered
column-used = players who use it
column-restriction = handicap
column-rule = rule
column-sentence = what it says
column-games-with = games
column-runs = times
column-distance = distance
note-minutes = Minutes assume { $choice } seconds for a decision with a choice and { $forced } without one. The box says { $box } minutes.

## Findings

finding-seat = Seat { $number } of { $players } wins { $value } % where { $fair } % would be fair (by { $level }; 99 % interval { $low }–{ $high } %).
finding-seats-fair = With { $players } players no seat has an advantage that shows: all within { $reach } points (by { $level }).
finding-leader = It is over before it is over: whoever leads after { $passed } % of the game wins { $value } % (by { $level }; { $low }–{ $high } %).
finding-blowouts = { $value } % of the games are blowouts (by { $level }; { $low }–{ $high } %).
finding-ties = { $value } % of the games have several winners (by { $level }; { $low }–{ $high } %).
finding-skill = Skill counts: one { $strong } among { $weak } wins { $value } %, { $fair } % would be no better than the others ({ $low }–{ $high } %).
finding-no-skill = Skill hardly counts: one { $strong } among { $weak } wins { $value } % where { $fair } % would be no better than the others ({ $low }–{ $high } %).
finding-deal = The deal decides { $value } % of who wins (by { $level }; { $low }–{ $high } %).
finding-forced = { $value } % of the decisions leave no choice (by { $level }; { $low }–{ $high } %).
finding-little-at-stake = Little is at stake: an average move costs { $value } points of chance to win against the best one (by { $level }; { $low }–{ $high }).
finding-at-stake = A decision matters: an average move costs { $value } points of chance to win against the best one (by { $level }; { $low }–{ $high }).
finding-early = Games are decided early: after { $value } % of the game the winner’s chance stays above 80 % (by { $level }; { $low }–{ $high } %).
finding-strong-piece = “{ $piece }” is strong: one more goes with { $value } points more chance to win (by { $level }; { $low }–{ $high }).
finding-weak-piece = “{ $piece }” is weak: one more goes with { $value } points less chance to win (by { $level }; { $low }–{ $high }).
finding-dead-move = “{ $move }” is hardly used: { $value } % of the times it is offered (by { $level }).
finding-better-without = A player who { $restriction } wins { $value } % where { $fair } % would be fair ({ $low }–{ $high } %).
finding-sight = Hidden things count: to a player who looks ahead, seeing them is worth { $value } points of chance to win ({ $low }–{ $high }).
finding-unused-rules = { $count ->
    [one] One rule never came up: { $rules }.
   *[other] { $count } rules never came up: { $rules }.
}

## Odd games

odd-longest = The longest
odd-shortest = The shortest
odd-blowout = The largest blowout
odd-comeback = The largest comeback
odd-swing = The largest swing

## Comparisons

study-compare = What is different?
study-compare-about = Both settings play the same deals where the rules allow it. A difference is clear if its interval is on one side of zero, or so narrow that it hardly matters. The intervals allow for several looks. Needed: games of each that would show a difference of this size.
study-sweep = What does this number change?
study-sweep-about = The same deals with each value of the option.
chart-differences = Differences of shares
chart-wins = Wins by seat
axis-difference = second minus first
axis-option = { $name }
numbers-differences = Differences
numbers-sweep = Values
column-measure = what
column-first = first
column-second = second
column-difference = difference
column-verdict = verdict
column-needed = games needed
column-value = value
clear = clear
unclear = not clear
measure-wins = wins of seat { $number }
measure-decisions = decisions
measure-score = average score
measure-margin = margin
measure-tied = several winners
measure-lead-changes = changes of the lead
measure-decided = part of the game after which the winner leads for good
measure-forced = decisions without a choice
measure-moves = moves to choose from
finding-differs = { $unit ->
    [percent] { $measure }: { $first } % before, { $second } % after; difference { $value } points ({ $low } to { $high }).
   *[plain] { $measure }: { $first } before, { $second } after; difference { $value } ({ $low } to { $high }).
}
