# What the library and every table say, whatever the game.

# Games

game-tack = Tack
game-tack-tagline = Match the wind with your dice
game-tack-players = 1–2

other-game = That move belongs to another game. Open this table again and try once more.

# Items in a row. $others: all but the last, already in a row. $last: the last one.

list-and = { $others } and { $last }

# Saved games

# $game: the game's name. $names: the names of the people who play, in a row.
saved-name = { $game }: { $names }
# $name: the seat that decides.
saved-to-play = { $name } to play
saved-finished = Finished
# The name of a game that came in from a file. $name: the name it had.
saved-imported = { $name } (imported)
saved-today = Played today
saved-yesterday = Played yesterday
# $days: at least 2.
saved-days = { $days ->
    [one] Played { $days } day ago
   *[other] Played { $days } days ago
}
# $days: how long a deleted game is still kept.
saved-deleted = { $days ->
    [0] Deleted. It goes for good today.
    [one] Deleted. It can be brought back for { $days } more day.
   *[other] Deleted. It can be brought back for { $days } more days.
}

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

# The log. $game: the game's name. $summary: how it was set up.

log-setup = { $game }. { $summary }.

# Preview: the last line, where chance decides what comes next.

preview-draw = Then the dice are rolled.

# Undo

# $line: the log's line of what would be taken back.
undo-takes-back = Takes back: { $line }
undo-last = Takes back the last step.
undo-start = Nothing has been played yet.
undo-draw = Dice were rolled after that. A roll stays as it fell.
undo-reveal = Something hidden was shown after that. What has been seen stays.
undo-handover = The device changed hands after that.
# $name: who acted.
undo-other-seat = { $name } has played since then.
undo-over = The game is over.

# What can go wrong: what happened, and (next) what to do about it.

error-refused-next = Choose something else.
error-moved-on = The table has moved on.
error-moved-on-next = You now see how it stands. Please choose again.
error-covered = The device is being handed over.
error-covered-next = Accept it first.
error-not-found = This game is not here any more.
error-not-found-next = Look under Saved: deleted games wait there for 30 days.
error-closed = This game has been put away.
error-closed-next = Look back at it, or start a new one.
error-over = The game is over.
error-over-next = Look back at it, or start a new one.
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
error-file-unreadable = The file cannot be read.
error-file-unreadable-next = Check that it still exists and that the app may open it.
error-seed = This is not a seed.
error-seed-next = A seed has 14 letters and figures. Compare it with the one you copied.
error-name = A name has at least one letter and at most 40.
error-name-next = Choose another name.
error-cancelled = Stopped.
error-cancelled-next = Nothing was changed.
error-storage = The saved games cannot be reached.
error-storage-next = Close the app and open it again.
error-inside = Something went wrong inside the app.
error-inside-next = The table was loaded again as it was last saved.

# Salvage: what is told after a damaged file was moved aside.

salvage-title = The saved games were damaged
# $games: how many games came back whole.
salvage-kept = { $games ->
    [0] No game could be brought back.
    [one] { $games } game came back exactly as it was.
   *[other] { $games } games came back exactly as they were.
}
# $games: how many games are lost.
salvage-lost = { $games ->
    [0] No game is lost.
    [one] { $games } game could not be read:
   *[other] { $games } games could not be read:
}
# A game that could not be read and whose name is not known either. $id: its number.
salvage-nameless = Game number { $id }
# $file: the name of the damaged file.
salvage-file = The damaged file is kept beside the new one as { $file }.
salvage-settings = The settings could not be read and are back to how they were at first.
