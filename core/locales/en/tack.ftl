# Tack. Faces and rows come as numbers; spaces as letters and numbers such as B4; $name is the name of a seat.

# The seats

tack-seat-blue = Blue
tack-seat-plum = Plum
tack-seat-tide = The tide

# The faces of a die, said within a sentence

tack-face = { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}

# A die by its face, as a figure or a word, and its place: on a space of the grid, in a column of starting spaces

tack-die-on = { $face } on { $space }
tack-die-in = { $face } in { $space }

# Set-up

ui-tack-players = 1–2
ui-tack-players-spoken = One or two players
ui-tack-mode-two-players = Two players
ui-tack-mode-two-players-text = You take turns on one device.
ui-tack-mode-tide = One against the tide
ui-tack-mode-tide-text = You play alone. The tide moves by its tokens.
ui-tack-level = How strong the tide is
ui-tack-level-neap = Neap tide
ui-tack-level-neap-text = You begin with 1 point.
ui-tack-level-mean = Mean tide
ui-tack-level-mean-text = The tide begins with 1 point.
ui-tack-level-spring = Spring tide
ui-tack-level-spring-text = The tide begins with 4 points, and three storm cards are in play.
ui-tack-now = now
ui-tack-fog = fog
ui-tack-winds = Wind card
ui-tack-winds-random = Any
ui-tack-winds-random-text = One of the twelve, at random.
ui-tack-winds-clear-day = Clear Day
ui-tack-winds-clear-day-text = One of the three without an extra rule.
ui-tack-winds-card = Choose a card
ui-tack-winds-card-text = The numbers are the winds of rows 1 to 5.
ui-tack-storms = Storm cards
ui-tack-storms-none = None
ui-tack-storms-none-text = Play by the basic rules.
ui-tack-storms-random = Any three
ui-tack-storms-random-text = Drawn after the opening. Their rules hold for both sides until the end.
ui-tack-storms-chosen = Choose three
ui-tack-storms-chosen-text = Pick the three cards yourselves.
ui-tack-storms-missing = Choose exactly three cards.
ui-tack-storms-spring = Part of the spring tide
ui-tack-older = Who is older?
ui-tack-older-text = The older player goes first if both roll the same sum.
ui-tack-even-start = Even start
ui-tack-even-start-text = Nobody removes a die. Whoever goes first otherwise plays with four dice against five.

# The first game, step by step

ui-tack-tour-title = Your first game
ui-tack-tour-1-title = Sail to the lighthouse
ui-tack-tour-1-text = Your boat wants to get to the lighthouse. Each point takes it one step on. Nine points win the game.
ui-tack-tour-2-title = Every row has a wind
ui-tack-tour-2-text = The number beside a row is its wind. You want the dice in the row to add up to exactly that number.
ui-tack-tour-3-title = Move one die
ui-tack-tour-3-text = On your turn you move one of your dice forward or back in its column, as far as the way is free. Tap a die, then one of the rings.
ui-tack-tour-4-title = Hit the wind
ui-tack-tour-4-text = When a row makes its wind, each die in it pays its owner 1 point: yours and theirs. Then these dice are rolled again and go back to the start.
ui-tack-tour-5-title = Not too much
ui-tack-tour-5-text = When a row makes more than its wind, or has four dice in it, it busts. Nobody gets a point, and its dice are rolled again. You can make the other side's dice bust, too!
ui-tack-tour-6-title = Try things out
ui-tack-tour-6-text = Before dice are rolled, you see what your move does. If you don't like it, choose something else. Any other move you can undo until dice are rolled.

# Weather and wind cards

ui-tack-weather-clear-day = Clear Day
ui-tack-weather-hot-day = Hot Day
ui-tack-weather-cold-front = Cold Front
ui-tack-weather-night-sail = Night Sail
ui-tack-card-clear-day-1 = Clear Day: 9 7 11 8 10
ui-tack-card-clear-day-2 = Clear Day: 11 8 9 7 10
ui-tack-card-clear-day-3 = Clear Day: 8 11 7 12 9
ui-tack-card-hot-day-1 = Hot Day: 10 8 12 9 11, fire in C
ui-tack-card-hot-day-2 = Hot Day: 9 11 12 8 10, fire in B and D
ui-tack-card-hot-day-3 = Hot Day: 11 9 12 7 10, fire in A and E
ui-tack-card-cold-front-1 = Cold Front: 8 10 7 11 9, ice in C
ui-tack-card-cold-front-2 = Cold Front: 9 7 11 8 10, ice in B
ui-tack-card-cold-front-3 = Cold Front: 10 8 7 11 9, ice in D
ui-tack-card-night-sail-1 = Night Sail: 10 7 9 8 11, tide in B to row 5, in D to row 1
ui-tack-card-night-sail-2 = Night Sail: 9 7 12 10 8, tide in B to row 1, in D to row 5
ui-tack-card-night-sail-3 = Night Sail: 10 8 12 7 9, tide in A to row 5, in C to row 1

# $columns: the columns in a row, such as B and D. $count: how many. $column: the first of them.
# $ways: where each tide column runs, from tack-way.

tack-way = { $column } toward row { $row }
tack-subtitle-clear-day = Clear Day: no extra rule
tack-subtitle-hot-day = { $count ->
    [one] Hot Day: column { $columns } burns
   *[other] Hot Day: columns { $columns } burn
}
tack-subtitle-cold-front = { $count ->
    [one] Cold Front: column { $columns } freezes
   *[other] Cold Front: columns { $columns } freeze
}
tack-subtitle-night-sail = { $count ->
    [one] Night Sail: column { $columns } drifts
   *[other] Night Sail: columns { $columns } drift
}
tack-weather-clear-day-rule = No extra rule.
tack-weather-clear-day-detail = The wind is calm and steady, which is good for a first game. Each number is the wind of its row. Example: the wind of row 1 is { $wind }. If the dice there make { $wind }, each of them pays its owner 1 point.
tack-weather-hot-day-rule = { $count ->
    [one] As your turn starts, your dice in column { $columns } go up by 1. A 6 stays 6.
   *[other] As your turn starts, your dice in columns { $columns } go up by 1. A 6 stays 6.
}
tack-weather-hot-day-detail = This happens before every move and is not a choice. It changes your dice on the grid only, all together; then the rows are settled. Example: your 3 on { $column }2 becomes 4. If row 2 now makes its wind it scores, if it is over it busts, and you still have your move.
tack-weather-cold-front-rule = { $count ->
    [one] As your turn starts, your dice in column { $columns } go down by 1. A 1 stays 1.
   *[other] As your turn starts, your dice in columns { $columns } go down by 1. A 1 stays 1.
}
tack-weather-cold-front-detail = This happens before every move and is not a choice. It changes your dice on the grid only, all together. A row that only lost pips is not settled. Example: your 5 on { $column }4 becomes 4, and row 4 now makes 1 less.
tack-weather-night-sail-rule = As your turn starts, your dice in these columns may drift one space: { $ways }.
tack-weather-night-sail-detail = A drift is free and comes before your move. Only dice that lay there when the turn began may drift, each once, in any order, onto an empty space of the grid; a row that this settles is settled at once. Example: your die on { $column }3 drifts to { $column }{ $row }, and then you still make your move.

# Storm cards: name, rule, and a fuller explanation with an example.

ui-tack-storm-crosswind = Crosswind
ui-tack-storm-crosswind-rule = Instead of moving along a column, you may move one grid die one space sideways.
tack-storm-crosswind-detail = The space must be empty and in a column next door where you have no die at all. So it helps only a side that has an open column. It is your move for the turn. Example: you have no die in column D, and D3 is empty. Your 5 on C3 may go to D3.
ui-tack-storm-becalmed = Becalmed
ui-tack-storm-becalmed-rule = A die moves at most 2 spaces.
tack-storm-becalmed-detail = This holds for moves along a column, from the starting spaces too. Crosswind and Swap Course are not bound by it. Example: from your starting space in B you reach only the first two rows in front of you.
ui-tack-storm-gale = Gale
ui-tack-storm-gale-rule = A die that leaves its starting space moves at least 2 spaces if it can.
tack-storm-gale-detail = Only if the second space is not free may it move just 1. Together with Becalmed it moves exactly 2 if it can. Example: your die starts in C and the first two spaces are empty: the nearest row is closed to it.
ui-tack-storm-anchor = Anchor
ui-tack-storm-anchor-rule = A grid die that shows 1 moves exactly 1 space.
tack-storm-anchor-detail = However it is moved: by a move, a drift or a pull. It cannot be swapped. Example: your 1 on A2 may go to A1 or A3 and no farther.
ui-tack-storm-undertow = Undertow
ui-tack-storm-undertow-rule = At the end of your turn you may pull one grid die 1 space toward your side.
tack-storm-undertow-detail = The space must be an empty one of the grid. If a row is settled by this, your turn is over at once. Not possible if your move settled a row. Example: your 4 on B3 comes one space nearer, and row 3 makes 4 less.
ui-tack-storm-trimmed-sails = Trimmed Sails
ui-tack-storm-trimmed-sails-rule = At the end of your turn you may turn one die on your starting spaces up or down by 1.
tack-storm-trimmed-sails-detail = It stays between 1 and 6. Once a turn, and not if your move settled a row. Example: a 3 that waits in E becomes a 4, so that it fits a row where 4 is missing.
ui-tack-storm-flotilla = Flotilla
ui-tack-storm-flotilla-rule = A row that scores with three dice pays each side in it 1 more point.
tack-storm-flotilla-detail = One more point for each side, however many dice it has there. Example: a row with two of your dice and one of theirs makes its wind: you get 2 and 1 more, they get 1 and 1 more.
ui-tack-storm-fog-bank = Fog Bank
ui-tack-storm-fog-bank-rule = Row 3 does not score. It still busts.
tack-storm-fog-bank-detail = If the dice in row 3 make exactly its wind, they just stay. Above the wind, or with four dice, row 3 busts as always. Example: the wind of row 3 is 9. A 5 and a 4 lie there safely until one more die comes.
ui-tack-storm-man-overboard = Man Overboard
ui-tack-storm-man-overboard-rule = A row that busts on your turn gives the other side 1 point.
tack-storm-man-overboard-detail = For each such row, no matter whose dice lie in it, and also when the weather made it bust. Example: you push row 2 over its wind on your turn: the other side gets 1 point.
ui-tack-storm-tailwind = Tailwind
ui-tack-storm-tailwind-rule = A die that moves exactly as many spaces as it shows may then be turned by 1.
tack-storm-tailwind-detail = Up or down, by a move along its column, before the row is settled. Example: your 3 moves three spaces from its starting space. You may turn it to 2 or 4 before the row is counted.
ui-tack-storm-lighthouse-beam = Lighthouse Beam
ui-tack-storm-lighthouse-beam-rule = Scoring in the row farthest from you gives you 1 more point.
tack-storm-lighthouse-beam-detail = One more point for the row, on anybody's turn, if you have a die in it. For whoever starts beside row 1 that is row 5, for the other side row 1. Example: your 6 in the farthest row helps to make its wind: you get 2 points.
ui-tack-storm-swap-course = Swap Course
ui-tack-storm-swap-course-rule = Instead of moving, you may swap two of your grid dice that show different values.
tack-storm-swap-course-detail = They change places, whatever lies between. Then the rows that gained are settled. Example: your 2 on A1 and your 6 on D4 change places: row 1 makes 4 more, row 4 makes 4 less.

# The set-up in a few words, for lists. $weather: the wind card's name.

tack-summary-two-players = { $weather }
tack-summary-neap = { $weather }, neap tide
tack-summary-mean = { $weather }, mean tide
tack-summary-spring = { $weather }, spring tide
# $count: how many storm cards; $summary: one of the above.
tack-summary-storms = { $count ->
    [0] { $summary }, no storm cards
    [one] { $summary }, { $count } storm card
   *[other] { $summary }, { $count } storm cards
}

# What a decision asks: whose step, what to do, a line of help.

tack-step-opening = { $name }, your opening dice
tack-step-first = { $name }, you go first
tack-step-turn = { $name }, your turn
tack-step-move = { $name }, your move
tack-step-places = { $name }, your dice
tack-step-end = { $name }, end of your turn

tack-ask-opening = Place one die in each column
tack-ask-opening-detail = They add up to { $sum }. The higher sum goes first.
tack-ask-opening-detail-tide = You go first, without your lowest die.
tack-ask-high = Turn a starting die to 4, 5 or 6
tack-ask-high-detail = None of your dice shows 4 or more.
tack-ask-lowest = Remove one of your lowest dice
tack-ask-lowest-detail = Whoever goes first plays with four dice.
tack-ask-drifts = Let a die drift, or go on
tack-ask-drifts-detail = One space: { $ways }. Your move comes after.
tack-ask-move = Move one die
tack-ask-move-detail = Forward or back in its column, as far as the way is free.
tack-ask-move-detail-becalmed = Forward or back in its column, 1 or 2 spaces.
tack-ask-move-crosswind = Or one space sideways.
tack-ask-move-swap = Or swap two dice.
# $left: how many turns are left before the calm ends the game.
tack-ask-move-calm = { $left ->
    [one] If this turn brings no point, the calm ends the game.
   *[other] The calm ends the game after { $left } more turns without a point.
}
tack-ask-tailwind = Turn the { $face } by 1, or leave it
# $spaces: how far the die moved.
tack-ask-tailwind-detail = { $spaces ->
    [one] It moved { $spaces } space, as it shows.
   *[other] It moved { $spaces } spaces, as it shows.
}
# $count: how many dice wait.
tack-ask-places = { $count ->
    [one] Place the die in an open column
   *[other] Place { $count } dice in open columns
}
tack-ask-places-detail = Open is a column where you have no other die.
tack-ask-places-detail-out-of-turn = It is the other side's turn, but these dice are yours.
tack-ask-end-both = Pull a die, turn a die, or end your turn
tack-ask-end-pull = Pull a die toward you, or end your turn
tack-ask-end-trim = Turn a starting die, or end your turn
tack-ask-end-detail-both = Undertow and Trimmed Sails, once each, in any order.
tack-ask-end-detail-pull = Undertow: one space, onto an empty space of the grid.
tack-ask-end-detail-trim = Trimmed Sails: up or down by 1.

# Choices: on a button (do, done), and in full for lists and screen readers (say). There $face, $to and the dice are in
# words: $die, $one and $other come from tack-die-on and tack-die-in.

tack-do-place = Place the dice so
tack-do-place-one = Place the { $die }
tack-do-raise = Turn the { $die } to { $to }
tack-do-remove = Remove the { $die }
tack-say-remove = Take the { $die } out of the game
tack-do-drift = Drift to { $to }
tack-say-drift = { $face } drifts from { $from } to { $to }
tack-do-move = Move to { $to }
tack-say-move = { $face } from { $from } to { $to }
tack-do-sidestep = Sidestep to { $to }
tack-say-sidestep = { $face } sideways from { $from } to { $to }
tack-do-swap = Swap { $one } and { $other }
tack-say-swap = Swap the { $one } and the { $other }
tack-do-turn = Turn to { $to }
tack-do-trim = Turn the { $die } to { $to }
tack-say-turn = { $die } becomes { $to }
tack-do-pull = Pull to { $to }
tack-say-pull = { $face } is pulled from { $from } to { $to }
tack-done-drifts = On to the move
tack-done-drifts-say = No more drift, on to the move
tack-done-tailwind = Leave the die
tack-done-tailwind-say = Leave the die as it is
tack-done-end = End the turn
tack-done-end-say = End the turn, nothing more

# Parts of a choice

tack-part-to = To { $space }
tack-part-turn = Turn to { $face }

# Why a set-up or an action is refused, or why something on the board cannot be chosen

tack-refused-even-start = The even start is for two players only.
tack-refused-storms = Choose three different storm cards.
tack-refused-spring = The spring tide is played with three storm cards.
tack-refused-seat = The older player sits in one of the two seats.
tack-refused-over = The game is over.
tack-refused-question = Something else is to be decided now.
tack-refused-space = There is no such space.
tack-refused-dice = Place exactly the dice that were rolled.
tack-refused-column-taken = You already have a die in this column.
tack-refused-no-starting-die = Only a die on your starting spaces will do.
tack-refused-not-high = The die must become a 4, 5 or 6.
tack-refused-not-lowest = Only one of your lowest dice may go.
tack-refused-no-die = No die lies there.
tack-refused-not-yours = This die belongs to the other side.
tack-refused-same-space = A die moves at least one space.
tack-refused-sideways = A die does not move sideways.
tack-refused-to-start = A die never moves to a starting space.
tack-refused-occupied = Another die lies there.
tack-refused-jump = A die does not jump over another.
tack-refused-becalmed = Becalmed: a die moves at most 2 spaces.
tack-refused-gale = Gale: a die leaves its starting space by at least 2 spaces if it can.
tack-refused-anchor = Anchor: a die that shows 1 moves exactly 1 space and is not swapped.
tack-refused-hemmed-in = This die has no free space to move to.
tack-refused-not-drifting = Only a die that began the turn in a tide column drifts, and only once.
tack-refused-tide-direction = A die drifts one space with the tide.
tack-refused-edge = This die would drift off the grid.
tack-refused-no-crosswind = Crosswind is not in play.
tack-refused-not-on-grid = Only a die on the grid will do.
tack-refused-not-next-door = Crosswind moves a die one space sideways.
tack-refused-no-swap = Swap Course is not in play.
tack-refused-same-faces = The two dice must show different values.
tack-refused-swap-order = Name the die in the column farther left first.
tack-refused-face-limit = A die shows 1 to 6.
tack-refused-no-undertow = Undertow is not in play.
tack-refused-pulled = Undertow has been used this turn.
tack-refused-pull-direction = Undertow pulls a die one space toward you.
tack-refused-no-trim = Trimmed Sails is not in play.
tack-refused-trimmed = Trimmed Sails has been used this turn.

# The log: as shown beside the seat's badge (log), and as spoken (tell). In the latter $face, $faces, $to and the dice
# are in words.

tack-log-wind = Wind card: { $weather }. Rows 1 to 5: { $goals }.
tack-log-opening-rolled = Rolled { $faces }: { $sum } in all.
tack-tell-opening-rolled = { $name } rolled { $faces }, { $sum } in all.
tack-log-rolled = Rolled { $faces }.
tack-tell-rolled = { $name } rolled { $faces }.
tack-log-placed = Placed { $dice }.
tack-tell-placed = { $name } placed { $dice }.
tack-log-raised = No die of 4 or more: { $die } becomes { $to }.
tack-tell-raised = { $name } had no die of 4 or more: { $die } becomes { $to }.
tack-log-first-sum = Goes first, { $high } against { $low }.
tack-tell-first-sum = { $name } goes first, with { $high } against { $low }.
tack-log-first-older = Goes first: both rolled { $high }, and age decides.
tack-tell-first-older = { $name } goes first: both rolled { $high }, and age decides.
tack-log-removed = Takes the { $die } out of the game.
tack-tell-removed = { $name } takes the { $die } out of the game.
tack-log-storms = Storm cards: { $storms }.
tack-log-fire = Fire: { $die } becomes { $to }.
tack-tell-fire = Fire: { $name }, { $die } becomes { $to }.
tack-log-ice = Ice: { $die } becomes { $to }.
tack-tell-ice = Ice: { $name }, { $die } becomes { $to }.
tack-log-drifted = { $face } drifts from { $from } to { $to }.
tack-tell-drifted = { $name }: { $face } drifts from { $from } to { $to }.
tack-log-moved = { $face } from { $from } to { $to }.
tack-tell-moved = { $name } moves { $face } from { $from } to { $to }.
tack-log-sidestepped = { $face } sideways from { $from } to { $to }.
tack-tell-sidestepped = { $name } moves { $face } sideways from { $from } to { $to }.
tack-log-swapped = Swaps the { $one } and the { $other }.
tack-tell-swapped = { $name } swaps the { $one } and the { $other }.
tack-log-turned = { $storm }: { $die } becomes { $to }.
tack-tell-turned = { $storm }: { $name }, { $die } becomes { $to }.
tack-log-pulled = Undertow: { $face } from { $from } to { $to }.
tack-tell-pulled = Undertow: { $name } pulls { $face } from { $from } to { $to }.
# $gains: what each side gets, in a row, from tack-gain or tack-gain-say.
tack-gain = { $name } +{ $points }
tack-gain-say = { $points ->
    [one] { $name } { $points } point
   *[other] { $name } { $points } points
}
tack-log-scored = Row { $row }: { $gains }.
tack-tell-scored = Row { $row } makes { $total } and scores: { $gains }.
tack-log-bust = Row { $row } busts: { $total } is over { $wind }.
tack-log-bust-four = Row { $row } busts with four dice.
tack-log-bonus = { $storm }: { $name } +1.
tack-tell-bonus = { $storm }: { $name } gets 1 more point for row { $row }.
tack-tell-bonus-bust = { $storm }: { $name } gets 1 point, as row { $row } bust.
tack-log-passed = No die can move: passes.
tack-tell-passed = { $name } passes: no die can move.
tack-log-shuffled = Shuffles the tokens.
tack-tell-shuffled = { $name } shuffles its tokens.
tack-log-flood = Token { $column }: flood.
tack-tell-flood = { $name } turns token { $column }: flood, toward row 1.
tack-log-ebb = Token { $column }: ebb.
tack-tell-ebb = { $name } turns token { $column }: ebb, toward row 5.
tack-log-stayed = Stays in column { $column }.
tack-tell-stayed = { $name } stays in column { $column }.

# What lies where

tack-spot-empty = { $place }, empty
tack-spot-die = { $place }, { $name } { $face }
tack-spot-start-empty = { $column }, { $name }'s start, empty
tack-spot-start-die = { $column }, { $name }'s start, { $face }
tack-spot-fire = { $space }, fire column
tack-spot-ice = { $space }, ice column
tack-spot-tide = { $space }, tide column toward row { $row }
tack-spot-wind = { $dice ->
    [0] Row { $row }, wind { $wind }, no dice
    [one] Row { $row }, wind { $wind }, now { $total } with { $dice } die
   *[other] Row { $row }, wind { $wind }, now { $total } with { $dice } dice
}
tack-spot-fog = { $wind }, fog: does not score
tack-spot-token-down = Token { $column }, face down
tack-spot-token-flood = Token { $column }, flood, toward row 1
tack-spot-token-ebb = Token { $column }, ebb, toward row 5

# Preview: the move, and what becomes of its row.

tack-preview-move = { $face } to { $to }
tack-preview-scores = { $move }: row { $row } makes { $total }
tack-preview-bust = { $move }: row { $row } busts
tack-preview-row = { $move }: row { $row } has { $total } of { $wind }
tack-preview-roll = Then the dice are rolled.
tack-preview-tide = Then it is the tide's turn.
tack-preview-token = Then the tide goes on with its next token.
tack-preview-storms = Then three storm cards are drawn.

# The end

tack-ends-wins = { $name } wins
tack-ends-draw = A draw
# $high and $low: the scores. $turns: how many turns were played.
tack-ends-lighthouse = { $name } reached the lighthouse, { $high } to { $low }.
tack-ends-lighthouse-draw = Both boats reached the lighthouse with { $high } points.
tack-ends-calm = 60 turns without a point: { $name } is ahead, { $high } to { $low }.
tack-ends-calm-draw = { $high ->
    [one] 60 turns without a point, and both have { $high } point.
   *[other] 60 turns without a point, and both have { $high } points.
}
tack-ends-turns = { $turns ->
    [one] { $turns } turn was played.
   *[other] { $turns } turns were played.
}
tack-ends-row-dice = Dice in the game
tack-ends-row-grid = Dice on the grid
tack-ends-row-points = Points

# Statistics

tack-stats-overall = All games
tack-stats-games = Games
tack-stats-draws = Draws
tack-stats-calm = Ended in a calm
tack-stats-turns = Turns a game
tack-stats-scored = Rows scored a game
tack-stats-busts = Rows bust a game
tack-stats-wins = Won
tack-stats-points = Points a game
tack-stats-wins-you = Won by you
tack-stats-points-you = Your points a game
tack-stats-points-tide = Points of the tide a game
# $name: a seat.
tack-stats-dice = Rolls: { $name }
# $face: a word. $expected: a number, already written.
tack-stats-bar = { $face }: { $count } rolled, { $expected } expected
