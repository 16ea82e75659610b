# What the library and every table say, whatever the game.

# Games

game-tack = Tack
game-tack-tagline = Match the wind with your dice
game-four-senses = Four Senses
game-four-senses-tagline = Find the line with your fingers
game-four-winds = 4 Winds
game-four-winds-tagline = Lay the wind, steer the fleets

other-game = That move belongs to another game. Open this table again and try once more.

# Items in a row. $others: all but the last, already in a row. $last: the last one.

list-and = { $others } and { $last }

# Saved games

# $game: the game's name. $names: the names of the people who play, in a row.
saved-name = { $game }: { $names }
# $name: the seat that decides.
saved-to-play = { $name } to play
saved-finished = Finished
saved-abandoned = Put away
saved-unreadable = Cannot be read
saved-played-today = Played today
saved-played-yesterday = Played yesterday
# $day: the day of the month. $month: its name. $year: the year.
saved-played-on = Played on { $day } { $month } { $year }
saved-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# A deleted game. $days: how many days are left, the begun one among them.
saved-gone = { $days ->
    [0] Gone when the app is opened again
    [one] Gone in { $days } day
   *[other] Gone in { $days } days
}
# The name of a game that came in from a file. $name: the name it had.
saved-imported = { $name } (imported)

# Seats

# The chip of a seat for a screen reader. $name: the seat. $points: its score.
seat-spoken = { $name }
seat-spoken-active = { $name }, to play
seat-spoken-points = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
}
seat-spoken-points-active = { $points ->
    [one] { $name }, { $points } point, to play
   *[other] { $name }, { $points } points, to play
}

# $seat: one of the above. $note: the line under the seat's name, such as `4 tiles`.
seat-spoken-note = { $seat }, { $note }

# Preview: the last line, where chance decides what comes next.

preview-reveal = Then something hidden is shown.
review-not-yet = Earlier positions of this game can be looked at once it is over.

# Undo

# $line: the log's line of what would be taken back.
undo-takes-back = Takes back: { $line }
undo-last = Takes back the last step.
undo-start = Nothing has been played yet.
undo-draw = Chance decided after that. What it brought stays.
undo-reveal = Something hidden was shown after that. What has been seen stays.
undo-handover = The device changed hands after that.
# $name: who acted.
undo-other-seat = That was before { $name }'s turn.

# What can go wrong: what happened, and (next) what to do about it.

error-covered = The device is being handed over.
error-covered-next = Accept it first.
error-not-found = This game is not here any more.
error-not-found-next = Look under Saved: deleted games wait there for 30 days.
error-closed = This game is closed: it is over, put away or deleted.
error-closed-next = Look back at it, or start a new one.
error-damaged = The saved games were damaged.
error-damaged-next = What could be read was brought back. The damaged file is kept.
error-newer = This was saved by a newer version of Windrose.
error-newer-next = Update the app. Nothing was changed.
error-other-rules = This game was played under other rules than this version knows.
error-other-rules-next = You can still read its log.
error-read-only = The games on this device cannot be changed.
error-read-only-next = Allow the app to write to its folder, then try again.
error-full = There is no room left on this device.
error-full-next = Make some room, then try again. Everything up to your last move is saved.
error-busy = Another window is saving just now.
error-busy-next = Wait a moment, then try again.
error-file = This file is not a Windrose game, or it is damaged.
error-file-next = Export the game again, then try once more.
error-file-too-large = This file is too large to be a Windrose game.
error-file-too-large-next = Check that you chose the right one.
error-seed = This is not a seed.
error-seed-next = A seed has 14 letters and figures. Compare it with the one you copied.
error-fault = Something went wrong in the app itself.
error-fault-next = Your game is saved up to your last move. Try again.
error-storage = The saved games cannot be reached.
error-storage-next = Close the app and open it again.

# Salvage: what is told after a damaged file was moved aside.

salvage-title = The saved games were damaged
salvage-title-missing = The saved games are gone
# $games: how many games came back whole.
salvage-kept = { $games ->
    [0] No game could be brought back.
    [one] { $games } game came back exactly as it was.
   *[other] { $games } games came back exactly as they were.
}
# $games: how many games are lost. Their names follow.
salvage-lost = { $games ->
    [0] No game is lost.
    [one] { $games } game could not be read.
   *[other] { $games } games could not be read.
}
# $games: how many of these have no name any more.
salvage-lost-nameless = { $games ->
    [0] The names of all of them are known.
    [one] Of { $games } game not even the name is left.
   *[other] Of { $games } games not even the names are left.
}
# $games: how many games are perhaps older than they were. Their names follow.
salvage-older = { $games ->
    [0] No game lost a move.
    [one] { $games } game is back, but perhaps without its last moves.
   *[other] { $games } games are back, but perhaps without their last moves.
}
# $changes: how many of the latest changes, such as moves or new names, are missing at least.
salvage-changes = { $changes ->
    [0] No change is missing.
    [one] At least { $changes } of the latest changes is missing.
   *[other] At least { $changes } of the latest changes are missing.
}
salvage-unsure = More may be missing than can be told.
# A game that could not be read and whose name is not known either. $id: its number.
salvage-nameless = Game number { $id }
# $file: the name of the damaged file.
salvage-file = The damaged file is kept beside the new one as { $file }.
salvage-settings = The settings could not be read and are back to how they were at first.
