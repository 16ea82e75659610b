# The fixed words of every screen. None takes a value: Kotlin and Swift get them as one map.
# The words of a game's own set-up and first game stand in the game's file.

# Before the library is there. These few words are built into the apps, so that they can be said without it.

boot-waiting = One moment
boot-title = Windrose is not put together rightly
boot-cause = Its parts come from different versions.
boot-next = Install the app again. Your games are kept.
boot-closed = Your games cannot be opened now
boot-again = Try again

# The app

ui-app-name = Windrose
ui-app-tagline = Games for one table

ui-wind-north = N
ui-wind-east = E
ui-wind-south = S
ui-wind-west = W

# Buttons that many screens share

ui-back = Back
ui-close = Close
ui-cancel = Cancel
ui-done = Done
ui-next = Next
ui-skip = Skip
ui-ok = OK
ui-try-again = Try again
ui-delete = Delete
ui-rename = Rename
ui-copy = Copy
ui-copied = Copied
ui-loading = One moment

# Home

ui-home = Home
ui-tab-play = Play
ui-tab-saved = Saved
ui-tab-rules = Rules
ui-tab-settings = Settings
ui-home-your-table = Your table
ui-continue = Continue
ui-new-game = New game
ui-home-empty-title = No game on the table
ui-home-empty-text = Choose a game. It is saved after every move, so you can stop whenever you like.

# Saved games

ui-saved-title = Saved games
ui-saved-open = Being played
ui-saved-finished = Finished
ui-saved-abandoned = Put away
ui-saved-abandon = Put away
ui-saved-abandon-text = Ends this game without a result. You can still look back at it.
ui-saved-deleted = Deleted
ui-saved-deleted-text = Deleted games can be brought back for 30 days. Then they go for good.
ui-saved-remove = Delete for good
ui-saved-remove-text = Nobody can bring this game back then.
ui-saved-removed = Game deleted for good
ui-saved-empty-title = No saved games
ui-saved-empty-text = Every game you start is kept here until you delete it.
ui-saved-actions = What to do with this game
ui-saved-open-game = Open
ui-saved-rename-title = Name of the game
ui-saved-rename-hint = Name
ui-saved-deleted-note = Game deleted
ui-saved-bring-back = Bring back
ui-saved-export = Export to a file
ui-saved-export-text = Go on with this game on another device.
ui-saved-exported = Game exported
ui-saved-import = Import a game
ui-saved-import-text = Open a game that was exported on another device.
ui-saved-imported = Import finished
ui-saved-importing = Reading the file
ui-saved-seed-copy = Copy the seed
ui-saved-seed-copied = Seed copied

# Set-up

ui-setup-start = Start the game
ui-setup-players = Players
ui-setup-name = Name
ui-setup-name-text = Leave it empty to play under the colour.
ui-setup-rename-seat = Change the name
ui-setup-names-again = Same names as last time
ui-setup-options = More rules
ui-setup-recommended = Good for a first game
ui-setup-seed = Seed
ui-setup-seed-title = The seed of a game
ui-setup-seed-text = The same seed and the same moves give the same game. Leave it empty for a fresh one.
ui-setup-seed-hint = 14 letters and figures
ui-setup-seed-paste = Paste
ui-setup-seed-clear = Clear
ui-setup-seed-set = This game has a seed
ui-setup-first-game = Show me how to play
ui-setup-first = Who begins
ui-setup-first-random = By lot

# Table

ui-table-menu = Menu
ui-table-log = Log
ui-table-rules = Rules
ui-table-cards = Cards in play
ui-table-choices = Your choices
ui-table-score-track = Score track
ui-score-sheet = Score sheet
ui-table-undo = Undo
ui-table-undone = Taken back
ui-table-undo-not = Undo is not possible
ui-table-since = Since your last turn
ui-table-since-nothing = Nothing has happened since your last turn.
ui-table-why-not = Why not
ui-table-leave = Leave the table
ui-table-leave-text = The game is saved. You can go on at any time.
ui-table-moved-on = The table has moved on
ui-table-confirm = Confirm
ui-table-walkthrough = How to play

# Log

ui-log-title = Log
ui-log-empty = Nothing has happened yet.
ui-log-undo-stops = Undo goes back to here
ui-log-before = Before that

# Handover

ui-handover-to = Hand the device to
ui-handover-hidden = What is yours stays hidden until you say so.
ui-handover-accept = Show my table
ui-handover-rest = Rest here

# Result and review

ui-result-home = Home
ui-result-review = Review
ui-result-again = Play again
ui-review-title = Review
ui-review-first = To the start
ui-review-previous = One step back
ui-review-next = One step on
ui-review-last = To the end
ui-review-play = Play through
ui-review-pause = Pause
ui-review-step = Step

# Rules

ui-rules-title = Rules
ui-rules-contents = Contents
ui-rules-search = Search the rules
ui-rules-search-clear = Clear the search
ui-rules-found-nothing = Nothing found. Try a shorter word.
ui-rules-to-top = Back to the contents

# Statistics

ui-statistics-title = Statistics
ui-statistics-empty-title = No figures yet
ui-statistics-empty-text = Finish a game, and you find here who won and how it went.
ui-statistics-abandoned = Games given up are not counted.
ui-statistics-rolled = Rolled
ui-statistics-expected = To be expected
ui-statistics-counting = Counting

# Settings

ui-settings-title = Settings
ui-settings-look = Look
ui-settings-play = Play
ui-settings-data = Games and data
ui-settings-about = About
ui-settings-language = Language
ui-settings-language-device = As the device
ui-settings-language-english = English
ui-settings-language-german = Deutsch
ui-settings-theme = Theme
ui-settings-theme-device = As the device
ui-settings-theme-light = Light
ui-settings-theme-dark = Dark
ui-settings-motion = Motion
ui-settings-motion-device = As the device
ui-settings-motion-on = On
ui-settings-motion-off = Off
ui-settings-motion-text = Pieces and dice move on the board. A tap ends a movement.
ui-settings-confirm = Confirm moves
ui-settings-confirm-auto = On small screens
ui-settings-confirm-always = Always
ui-settings-confirm-never = Never
ui-settings-confirm-text = Shows what a move does before you play it. On small screens, that is for moves that cannot be taken back. Otherwise a tap plays at once.
ui-settings-sound = Sound
ui-settings-haptics = Vibration
ui-settings-primary-left = Main button on the left
ui-settings-primary-left-text = For playing with the left hand.
ui-settings-board-turned = Turn the board to the player
ui-settings-board-turned-text = Whoever plays sees the board from their own side. Letters and numbers stay the same.
ui-settings-licences = Licences
ui-settings-statistics = Statistics
ui-settings-version = Version
ui-settings-diagnostics = Share a report
ui-settings-diagnostics-text = A text about the app and this device for finding faults. It has no names and no games in it.
ui-settings-delete-all = Delete all data
ui-settings-delete-all-title = Delete everything?
ui-settings-delete-all-text = Every saved game, all statistics and all settings on this device are deleted at once. This cannot be undone, and nobody can bring them back. Export the games you want to keep first.
ui-settings-delete-all-type = To go on, type the word DELETE.
ui-settings-delete-all-word = DELETE
ui-settings-delete-all-confirm = Delete everything for good
ui-settings-delete-all-done = Everything is deleted

# Licences

ui-licences-title = Licences
ui-licences-text = Windrose is free software under the MIT licence or the Apache licence 2.0, as you choose.
ui-licences-fonts = Fonts
ui-licences-libraries = Libraries

# Errors and salvage

ui-error-title = That did not work
ui-error-file = The file could not be read or written. Choose another place and try again.
ui-salvage-go-on = Go on

# How a cell, die, card or button is, for screen readers

ui-state-legal = possible
ui-state-chosen = chosen
ui-state-last-move = last move
ui-state-used = used
ui-state-held = in your hand
ui-state-not-placed = not placed yet
ui-state-to-play = to play
ui-state-let-go = let go
ui-role-die = die

# Keyboard

ui-keys-title = Keyboard
ui-keys-arrows = Arrow keys
ui-keys-arrows-text = Move about the board and the choices
ui-keys-tab = Tab
ui-keys-tab-text = On to the next part of the screen
ui-keys-enter = Enter or space bar
ui-keys-enter-text = Choose, and confirm what is chosen
ui-keys-escape = Escape
ui-keys-escape-text = Let go of the selection, close or go back
ui-keys-undo = Ctrl+Z
ui-keys-undo-text = Undo
ui-keys-log = L
ui-keys-log-text = Open the log
ui-keys-help = F1
ui-keys-help-text = Show these keys

# Four Senses: the table. Again: what was felt last is felt once more.

ui-four-senses-again = Again
ui-four-senses-declare = Declare

# Four Senses: set-up

ui-four-senses-players-two = Two players
ui-four-senses-players-two-text = One game. Whoever is first to declare a line wins it.
ui-four-senses-players-three = Three players
ui-four-senses-players-three-text = Three rounds, each begun by another player, and points for each.
ui-four-senses-first-text = The rules let the youngest begin.
ui-four-senses-sight = How you play
ui-four-senses-wrong = A wrong declaration

# Four Senses: what spaces feel like, to try on the page of the rules

ui-four-senses-practice = Feel for yourself
ui-four-senses-practice-text = Each level is one beat, and sounds higher than the one below. Then comes the top: one long beat for a flat one, two short ones for a hole. An empty space is one faint tick.

# Four Senses: the first game

ui-four-senses-tour-title = Your first game
ui-four-senses-tour-1-title = Four senses, no eyes
ui-four-senses-tour-1-text = The board is covered. Move a finger over it: each space tells your hand and your ear what lies there. With the board in view, you see it as well.
ui-four-senses-tour-2-title = One beat for each level
ui-four-senses-tour-2-text = Three levels are three beats, each higher than the one before. Then comes the top: one long beat is flat, two short ones are a hole.
ui-four-senses-tour-3-title = Put one piece down
ui-four-senses-tour-3-text = Choose a piece and a space. Where the board is not in view, tap twice to choose: the first tap tells what is there, on a space as on a button. A space holds two pieces, a tall piece fills an empty one.
ui-four-senses-tour-4-title = Four in a line
ui-four-senses-tour-4-text = Four tops in a line that are all flat or all have a hole win, and so do four spaces of the same height.
ui-four-senses-tour-5-title = Or a stair
ui-four-senses-tour-5-text = Three neighbours in a line with one, two and three levels win as well. An empty space never counts.
ui-four-senses-tour-6-title = Notice it, and say so
ui-four-senses-tour-6-text = A line does not win by itself: somebody has to declare it, before or after placing. It does not matter who made it. Name its two ends and the way it wins.
