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

# What can go wrong: the cause, and what to do about it.

error-moved-on = The table has moved on. You now see how it stands: please choose again.
error-not-found = This game is no longer saved here. Look under Saved, where deleted games wait for 30 days.
error-busy = Another window is saving just now. Wait a moment and try again.
error-disk-full = There is no space left on this device. Make some room, then try again; everything up to your last move is saved.
error-read-only = The games on this device cannot be changed. Allow the app to write to its folder, then try again.
error-damaged = This saved game is damaged and cannot be opened. Your other games are not touched.
error-newer-save = A newer version of Windrose saved these games. Update the app to open them; nothing was changed.
error-older-rules = This game was saved under rules that this version no longer plays. You can still read its log.
error-bad-import = This file is not a Windrose game, or it is damaged. Export the game again and try once more.
error-newer-import = This file comes from a newer version of Windrose. Update the app, then import it again.
error-too-large = This file is too large to be a Windrose game. Check that you chose the right one.
error-file = The file cannot be read or written. Check that it still exists and that the app may use it.
error-bad-seed = This is not a seed. A seed is a whole number; copy it from another game's menu.
error-bad-name = A name has at least one letter and at most 40.
error-bad-setup = This set-up cannot be played. Change an option and try again.
error-over = The game is over. Start a new one, or look back at this one.
error-covered = The device is being handed over. Accept it first.
error-cancelled = Stopped. Nothing was changed.
error-storage = The saved games cannot be reached. Close the app, open it again and try once more.
error-inside = Something went wrong inside the app. The table was loaded again as it was last saved.

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
