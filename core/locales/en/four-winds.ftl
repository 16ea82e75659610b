# 4 Winds. Cells come as letters and numbers such as b4, $from and $to are where a ship was and is; $name is the name of a
# seat, $owner that of another. Nothing said may hint at tiles that a viewer does not see.

# Set-up

ui-four-winds-players = 1–4
ui-four-winds-players-spoken = One to four players
ui-four-winds-mode-archipelago = Archipelago Campaign
ui-four-winds-mode-archipelago-text = 2 to 4 players, four seasons
ui-four-winds-mode-tempest = Tempest Survival
ui-four-winds-mode-tempest-text = Alone, bring four ships home
ui-four-winds-mode-duel = Fleet Armada Duel
ui-four-winds-mode-duel-text = 2 players, six ships each
ui-four-winds-players-two = Two players
ui-four-winds-players-two-text = Harbours in the north-west and the south-east.
ui-four-winds-players-three = Three players
ui-four-winds-players-three-text = Harbours in the north-west, the north-east and the south-east.
ui-four-winds-players-four = Four players
ui-four-winds-players-four-text = A harbour in every corner.
ui-four-winds-first-text = By the rules: whoever was last on a boat or at a beach, or last looked at a weather forecast.
ui-four-winds-length = Season length
ui-four-winds-length-standard = Standard
ui-four-winds-length-standard-text = Two turns a season with two or three players, one turn with four.
ui-four-winds-length-one = One turn
ui-four-winds-length-one-text = One turn a season for everybody. The shortest game.
ui-four-winds-length-long = Long
ui-four-winds-length-long-text = Four, three or two turns a season with two, three or four players. After each season its wind ebbs away from the board.
ui-four-winds-evened = Evened seats
ui-four-winds-evened-text = Seats that would be at a disadvantage start with some points.

# The table

ui-four-winds-hand = Your hand
ui-four-winds-drawn = Drawn tiles
ui-four-winds-launch = Launch
ui-four-winds-outpost = Outpost
ui-four-winds-compass = Compass

# The first game, step by step

ui-four-winds-tour-title = Your first game
ui-four-winds-tour-1-title = The winds belong to you
ui-four-winds-tour-1-text = You lay the winds that move the ships. After four seasons, whoever has the most points wins. Alone, you bring your four ships to safe harbours.
ui-four-winds-tour-2-title = Lay a tile
ui-four-winds-tour-2-text = Tap a tile of your hand, then one of the rings. Every ship beside the tile is pushed one cell along its arrow, yours and theirs.
ui-four-winds-tour-3-title = Watch out for reefs
ui-four-winds-tour-3-text = A ship that is pushed onto a reef or a kraken is damaged and leaves the sea. Do it to a rival, and you get 150 points.
ui-four-winds-tour-4-title = Sail to the ports
ui-four-winds-tour-4-text = Tap a ship of yours, then a cell next to it. It sails along the arrow it lies on, or along the one it sails onto. A trade port pays 100 points.
ui-four-winds-tour-5-title = Build a current
ui-four-winds-tour-5-text = Two tiles in a line with the same arrow make a chain: a ship that comes onto it slides to its end. Three in a line pay 150 points, a route from edge to edge 500.
ui-four-winds-tour-6-title = Two actions, four seasons
ui-four-winds-tour-6-text = A turn has two actions: lay a tile, sail, launch a ship, build an outpost or turn the compass. A tile of the season's wind pays 50 points. An outpost pays 200 at the end if a wind blows out over its edge.
