# Four Senses. Spaces come as letters and numbers such as C2, $from and $to are the ends of a line; $name is the name of a
# seat. Nothing said while a game goes on may hint at a line that nobody has declared.

# The seats

four-senses-seat-coral = Coral
four-senses-seat-navy = Navy
four-senses-seat-seafoam = Seafoam

# What lies on a space. $levels: 1 to 3.

four-senses-lies-empty = empty
four-senses-lies-flat = { $levels ->
    [1] one level, flat on top
    [2] two levels, flat on top
   *[3] three levels, flat on top
}
four-senses-lies-hole = { $levels ->
    [1] one level, hole on top
    [2] two levels, hole on top
   *[3] three levels, hole on top
}

# Pieces: on their chips (ui), and at the beginning of a sentence

ui-four-senses-piece-flat = Flat
ui-four-senses-piece-holed = Holed
ui-four-senses-piece-tall-flat = Tall, flat
ui-four-senses-piece-tall-hole = Tall, hole
four-senses-piece-flat = Flat piece
four-senses-piece-holed = Holed piece
four-senses-piece-tall-flat = Tall piece, flat side up
four-senses-piece-tall-hole = Tall piece, hole up
# $count: how many pieces are left.
four-senses-left = { $count ->
    [0] none left
   *[other] { $count } left
}

# Lines, by their two ends

four-senses-line-identical = { $from } to { $to }, identical
four-senses-line-level = { $from } to { $to }, same level
four-senses-line-stairs = { $from } to { $to }, stairs
# Two lines in a row.
four-senses-lines = { $one }; and { $other }

# The ways to win

ui-four-senses-way-identical = Identical
ui-four-senses-way-level = Same level
ui-four-senses-way-stairs = Stairs
four-senses-way-identical-rule = Four in a line whose tops are all flat, or all have a hole.
four-senses-way-identical-detail = A row, a column or a long diagonal. Heights do not matter: holes on top of one, three, two and one levels are identical. An empty space never counts.
four-senses-way-level-rule = Four in a line with the same number of levels.
four-senses-way-level-detail = A row, a column or a long diagonal, all one level high, all two or all three. Flat or hole does not matter.
four-senses-way-stairs-rule = Three neighbours in a line that climb one, two, three levels.
four-senses-way-stairs-detail = In a row, a column or any diagonal, the short ones too, in either direction. An empty space is no step.

# Set-up

ui-four-senses-players = 2–3
ui-four-senses-players-spoken = Two or three players
ui-four-senses-sight-blindfold = Blindfold
ui-four-senses-sight-blindfold-text = The board is covered. You feel it with a finger, and hear what lies there.
ui-four-senses-sight-napkin = Napkin
ui-four-senses-sight-napkin-text = Only the space under your finger is in view.
ui-four-senses-sight-sighted = Practice, board in view
ui-four-senses-sight-sighted-text = You see the whole board. Good for a first game.
four-senses-sight-detail = What you see changes nothing in the rules. Whoever plays may feel every space as often as they like.
ui-four-senses-wrong-said-aloud = A mistake is said aloud
ui-four-senses-wrong-said-aloud-text = Whoever declares a line that does not stand says no more this turn.
ui-four-senses-wrong-loses = A mistake loses
ui-four-senses-wrong-loses-text = Whoever declares a line that does not stand loses; of three players, they are out of the round.
four-senses-wrong-detail = A declaration names one line or two. If one of them stands, it is right, whatever the other is.
ui-four-senses-say-moves = Moves are told
ui-four-senses-say-moves-text = The others hear which piece is placed where.
four-senses-say-moves-detail = Without this, the others feel the board to find out what has changed.

# The game in a few words. $sight: the mode. $players: 2 or 3.
four-senses-summary = { $players ->
    [2] Two players, { $sight }
   *[other] Three players, { $sight }
}
four-senses-summary-loses = { $players ->
    [2] Two players, { $sight }, a mistake loses
   *[other] Three players, { $sight }, a mistake loses
}
four-senses-subtitle-round = { $sight }, round { $round } of { $rounds }

# What is asked

four-senses-step-turn = { $name }'s turn
four-senses-step-declares = { $name } declares
four-senses-step-claim = { $name }'s last claim
four-senses-ask-place = Place a piece, or declare a line
four-senses-ask-place-only = Place a piece
four-senses-ask-place-blindfold = Feel the board with one finger. Choose a piece and a space, in any order.
four-senses-ask-place-napkin = You see the space under your finger. Choose a piece and a space, in any order.
four-senses-ask-place-sighted = Choose a piece and a space, in any order.
four-senses-ask-end = Declare a line, or end your turn
four-senses-ask-end-detail = You may feel the board as long as you like.
four-senses-ask-end-only = End your turn
four-senses-ask-end-only-detail = After a wrong declaration you declare no more this turn.
four-senses-ask-claim = Declare a line, or pass
four-senses-ask-claim-detail = The last piece is placed. You have one claim.
four-senses-ask-name = Name a line
four-senses-ask-name-detail = Choose its two ends and the way it wins, in any order.
four-senses-ask-name-more = Name a second line, or close the declaration
four-senses-ask-name-done = Close the declaration
four-senses-ask-named = Named: { $lines }.

# Choices: on a button (do), and in full for lists and screen readers (say)

four-senses-do-place = Place on { $space }
four-senses-say-place = { $piece }, on { $space }
four-senses-do-declare = Declare
four-senses-say-declare = Declare a line
four-senses-do-withdraw = Go back
four-senses-say-withdraw = Go back without naming a line
four-senses-do-done = Declare it
four-senses-say-done = Declare { $lines }
four-senses-do-end = End turn
four-senses-say-end = End the turn
four-senses-do-pass = Pass
four-senses-say-pass = Pass, claim nothing
four-senses-preview-before = { $lies }.
four-senses-preview-after = Then: { $lies }.
four-senses-preview-settles = { $count ->
    [one] Then you hear whether it stands.
   *[other] Then you hear whether one of them stands.
}

# What lies where, and the pieces that are left

four-senses-spot = { $space }: { $lies }
four-senses-spot-supply = { $piece }: { $left }

# Why something is refused, or cannot be chosen

four-senses-refused-players = Two or three play.
four-senses-refused-seat = Choose one of the players to begin.
four-senses-refused-over = The game is over.
four-senses-refused-question = Something else is to be decided now.
four-senses-refused-must-place = Place a piece first.
four-senses-refused-space = There is no such space.
four-senses-refused-full = Nothing more goes on this space.
four-senses-refused-none-left = No such piece is left.
four-senses-refused-line = There is no such line.
four-senses-refused-named = You have named this line already.
four-senses-refused-two-named = A declaration names two lines at most.
four-senses-refused-silenced = You declared wrongly this turn, so you declare no more until your next.
four-senses-blocked-full = Nothing more goes on { $space }.
four-senses-blocked-none-left = { $piece }: none is left.
four-senses-why-not-first-end = A line is named by its two ends. Choose a space where one can end.
four-senses-why-not-other-end = No line has these two ends.
four-senses-why-not-other-end-this-way = No line that wins this way has these two ends.

# The log: as shown beside the seat's badge (log), and as spoken (tell)

four-senses-log-begins = Begins.
four-senses-tell-begins = { $name } begins.
four-senses-log-begins-drawn = Begins, drawn by lot.
four-senses-tell-begins-drawn = { $name } begins, drawn by lot.
four-senses-log-round = Begins round { $round }.
four-senses-tell-round = { $name } begins round { $round }.
four-senses-log-round-drawn = Begins round { $round }, drawn by lot.
four-senses-tell-round-drawn = { $name } begins round { $round }, drawn by lot.
# $placed: a piece and its space. $lies: what lies there now.
four-senses-log-placed = { $placed }. Now { $lies }.
four-senses-tell-placed = { $name }: { $placed }. Now { $lies }.
four-senses-log-placed-untold = Placed a piece.
four-senses-tell-placed-untold = { $name } placed a piece.
four-senses-log-right = Right: { $lines }.
four-senses-tell-right = { $name } is right: { $lines }.
four-senses-log-right-bonus = Right, with a bonus: { $lines }.
four-senses-tell-right-bonus = { $name } is right and earns a bonus: { $lines }.
# $count: how many lines were named.
four-senses-log-wrong = { $count ->
    [1] Wrong: { $lines } does not stand.
   *[other] Wrong: neither line stands: { $lines }.
}
four-senses-tell-wrong = { $count ->
    [1] { $name } is wrong: { $lines } does not stand.
   *[other] { $name } is wrong: neither line stands: { $lines }.
}
four-senses-log-out = Is out of the round.
four-senses-tell-out = { $name } is out of the round.
four-senses-log-last-piece = The last piece is placed. Everybody else in the round has one claim.
four-senses-log-passed = Claims nothing.
four-senses-tell-passed = { $name } claims nothing.
four-senses-log-missed = Missed { $line }.
four-senses-tell-missed = { $name } missed { $line }.
# $gains: the points of each seat, in a row, from four-senses-gain.
four-senses-gain = { $name } { $points }
four-senses-log-round-ended = Round { $round }: { $gains }.
four-senses-log-round-drawn-out = Round { $round } is a draw: { $gains }.

# The end

four-senses-ends-wins = { $name } wins
four-senses-ends-draw = A draw
# $name: several names in a row.
four-senses-ends-shared = { $name } share the win
four-senses-ends-log-wins = { $name } wins.
four-senses-ends-log-draw = The game is a draw.
four-senses-ends-rounds = { $points ->
    [one] { $name } wins with { $points } point after three rounds.
   *[other] { $name } wins with { $points } points after three rounds.
}
four-senses-ends-rounds-shared = { $points ->
    [one] { $name } share the win with { $points } point each after three rounds.
   *[other] { $name } share the win with { $points } points each after three rounds.
}
four-senses-ends-line = { $name } declared { $lines }.
four-senses-ends-line-round = In the last round, { $name } declared { $lines }.
four-senses-ends-wrong = { $name } declared a line that did not stand.
four-senses-ends-wrong-round = In the last round, { $name } declared a line that did not stand.
four-senses-ends-supply = All pieces are placed, and nobody declared a line that stood.
four-senses-ends-supply-round = In the last round nobody declared a line that stood.
four-senses-ends-row-round = Round { $round }
four-senses-ends-row-total = Points

# Statistics

four-senses-stats-overall = All games
four-senses-stats-games = Games
four-senses-stats-rounds = Rounds
four-senses-stats-unclaimed = Rounds without a winner
four-senses-stats-by-wrong = Rounds decided by a mistake
four-senses-stats-placed = Pieces a round
four-senses-stats-missed = Lines missed
four-senses-stats-stolen = Lines stolen
four-senses-stats-wrong = Wrong declarations
four-senses-stats-ways = Won by
four-senses-stats-two = Two players
four-senses-stats-three = Three players
four-senses-stats-wins = Won
four-senses-stats-points = Points a game
