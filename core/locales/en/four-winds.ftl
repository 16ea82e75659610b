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
ui-four-winds-evened-text = With long seasons and three players, everybody who does not begin starts with 50 points.

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
ui-four-winds-tour-6-text = A turn has two actions: lay a tile, sail, launch a ship, build an outpost or turn the compass. A tile of the active wind pays 50 points. An outpost pays 200 at the end if a wind blows out over its edge.

# The seats

four-winds-seat-navy = Navy
four-winds-seat-seafoam = Seafoam
four-winds-seat-coral = Coral
four-winds-seat-obsidian = Obsidian

# Winds, tiles and seasons. $wind: north, east, south or west. $season: spring, summer, autumn or winter.

four-winds-wind = { $wind ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
four-winds-tile = { $wind ->
    [north] North tile
    [east] East tile
    [south] South tile
   *[west] West tile
}
# Several tiles of one wind, such as `2 South`. $wind: its name.
four-winds-tiles = { $count } { $wind }
four-winds-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}

# The set-up in a few words

four-winds-summary = { $players ->
    [2] Archipelago, two players
    [3] Archipelago, three players
   *[other] Archipelago, four players
}
four-winds-summary-one = { $summary }, one turn a season
four-winds-summary-long = { $summary }, long seasons

# The compass, a line each. $season: its name. $wind: the active wind. $points: what a tile of it pays. $rest: the turn, or
# the tokens that are left.

four-winds-compass-pays = { $wind } +{ $points }
four-winds-compass-turn = Turn { $turn } of { $turns }
four-winds-compass-tokens = { $count ->
    [0] No token left
    [one] { $count } token left
   *[other] { $count } tokens left
}
four-winds-compass-double = North counts double
four-winds-compass-next = Next: { $season }
four-winds-compass-last = Last season
four-winds-subtitle = { $season }: { $pays }. { $rest }

# The line under a seat's name

four-winds-note-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
# $tiles: the line above. $count: how many ships are lost.
four-winds-note-lost = { $tiles }, { $count ->
    [one] { $count } ship lost
   *[other] { $count } ships lost
}
four-winds-note-safe = { $count } of { $ships } safe

# What is asked

four-winds-step = { $name }, action { $number } of { $actions }
four-winds-ask = Choose a tile, a ship or an action
four-winds-ask-end = End the game
four-winds-ask-first = You have two actions, the same one twice if you like.
four-winds-ask-last = After this action you draw up to four tiles.
four-winds-ask-last-tempest = After this action the next token of the storm deck lands.
four-winds-ask-safe = All ships are safe: you may end the game, or go on for points.
four-winds-ask-only-end = All ships are safe, and nothing else can be done.

# Choices: on a button (do), and in full for lists and screen readers (say). $tile: a tile such as `South tile`.

four-winds-do-lay = Lay { $wind } on { $cell }
four-winds-say-lay = { $tile }, on { $cell }
four-winds-do-sail = Sail to { $to }
four-winds-say-sail = Sail from { $from } to { $to }
four-winds-do-launch = Launch a ship to { $to }
four-winds-say-launch = Bring a ship from your slate to { $to }
four-winds-do-build = Outpost on { $cell }
four-winds-say-build = Build an outpost on { $cell }
four-winds-do-capture = Capture { $cell }
four-winds-say-capture = Capture the outpost of { $owner } on { $cell }
four-winds-do-rotate = Turn to { $wind }
four-winds-say-rotate = Turn the compass to { $wind }
four-winds-do-end = End the game
four-winds-say-end = End the game, all ships are safe
four-winds-part-launch = Bring a ship from your slate into play
four-winds-part-build = Build or capture an outpost
four-winds-part-to = To { $to }
four-winds-foretold-anchored = A wind anchors it.
four-winds-foretold-loose = No wind anchors it yet.
four-winds-foretold-anchors = The outpost of { $name } on { $cell } is anchored.
four-winds-foretold-frees = The outpost of { $name } on { $cell } is not anchored any more.
four-winds-then-draw = Then tiles are drawn.
four-winds-then-kraken = Then a kraken surfaces.
four-winds-then-token = Then the next token of the storm deck lands.
four-winds-shown = Then all hands are counted.
# On a cell, in a preview: for the seat that decides, and for another.
four-winds-mark = +{ $points }
four-winds-mark-rival = (+{ $points })

# What lies where. Parts of a cell, in a row after its name.

four-winds-spot-tile = { $wind ->
    [north] north tile
    [east] east tile
    [south] south tile
   *[west] west tile
}
four-winds-spot-chain = chain of { $length }
four-winds-spot-obstacle = { $obstacle ->
    [reef] reef
    [kraken] kraken
   *[storm] storm
}
four-winds-spot-ships = { $count ->
    [one] ship of { $name }
   *[other] { $count } ships of { $name }
}
four-winds-spot-flagship = flagship of { $name }
four-winds-spot-port = trade port
four-winds-spot-corner = corner
four-winds-spot-home = home harbour of { $name }
four-winds-spot-haven = safe harbour
four-winds-spot-closed = closed harbour with a safe ship
four-winds-spot-anchored = outpost of { $name }, anchored
four-winds-spot-loose = outpost of { $name }, not anchored
four-winds-spot-empty = empty
# A tile of the own hand.
four-winds-spot-hand = { $tile }, { $count } in your hand
four-winds-spot-drawn = { $tile }, { $count } drawn

# Why something is refused, or cannot be chosen

four-winds-refused-over = The game is over.
four-winds-refused-players = Two to four play the Archipelago Campaign.
four-winds-refused-seat = Choose one of the players to begin.
four-winds-refused-cell = There is no such cell.
four-winds-refused-hand = You have no such tile.
four-winds-refused-tile = A tile lies there already.
four-winds-refused-ship = A ship lies there.
four-winds-refused-obstacle = An obstacle closes this cell.
four-winds-refused-no-ship = None of your ships is there.
four-winds-refused-far = A ship sails to the next cell in the north, east, south or west.
four-winds-refused-wind = No wind that way: neither the tile under the ship nor the one it would sail onto points there.
four-winds-refused-closed = This ship may not go there: a ship is in its way, or the harbour is closed to it.
four-winds-refused-ahead = An obstacle lies ahead.
four-winds-refused-slate = No ship lies on your slate.
four-winds-refused-damaged = The ships on your slate are damaged until the next season begins.
four-winds-refused-full = Two of your ships lie in your harbour already.
four-winds-refused-harbour = Ships come from the slate into your home harbour only.
four-winds-refused-launching = In a Duel all ships are at sea from the beginning.
four-winds-refused-centre = A damaged ship comes back on one of the four central cells.
four-winds-refused-edge = Outposts stand on the edge of the board only.
four-winds-refused-port = No outpost stands on a trade port.
four-winds-refused-built = Your own outpost stands there.
four-winds-refused-anchored = A wind anchors this outpost, so nobody can capture it.
four-winds-refused-near = None of your ships is on this cell or next to it.
four-winds-refused-on = To capture an outpost, bring a ship onto its cell.
four-winds-refused-outposts = All your outposts are built.
four-winds-refused-rotated = The compass has been turned this season.
four-winds-refused-unsafe = Not all ships are safe yet.
four-winds-refused-tempest = Only Tempest Survival is ended by choice.
four-winds-why-not-rival = This ship belongs to { $name }.
four-winds-why-not-becalmed = No wind takes this ship anywhere: no arrow under it or beside it leads to a cell that it may enter.
four-winds-why-not-closed = The way that the wind leads from here is closed.
four-winds-why-not-site = None of your ships is on or next to a cell where an outpost can be built.
four-winds-why-not-water = No cell is free for a tile.
four-winds-why-not-centre = No central cell is free for a ship to come back.

# The log: as shown beside the seat's badge (log), and as spoken (tell). $count: how many. $tiles: which, in a row.

four-winds-log-begins = Begins.
four-winds-tell-begins = { $name } begins.
four-winds-log-begins-drawn = Begins, drawn by lot.
four-winds-tell-begins-drawn = { $name } begins, drawn by lot.
four-winds-log-drew = { $count ->
    [one] Drew { $count } tile.
   *[other] Drew { $count } tiles.
}
four-winds-tell-drew = { $count ->
    [one] { $name } drew { $count } tile.
   *[other] { $name } drew { $count } tiles.
}
four-winds-log-drew-tiles = Drew { $tiles }.
four-winds-tell-drew-tiles = { $name } drew { $tiles }.
four-winds-log-laid = Laid { $wind } on { $cell }.
four-winds-tell-laid = { $name } laid { $wind } on { $cell }.
four-winds-log-pushed = Pushed from { $from } to { $to }.
four-winds-tell-pushed = A ship of { $name } was pushed from { $from } to { $to }.
# $halt: edge or harbour.
four-winds-log-stayed = { $halt ->
    [edge] Stays on { $cell }: the edge holds it.
   *[harbour] Stays on { $cell }: the way is closed.
}
four-winds-tell-stayed = { $halt ->
    [edge] A ship of { $name } stays on { $cell }: the edge holds it.
   *[harbour] A ship of { $name } stays on { $cell }: the way is closed.
}
# $obstacle: reef, kraken or storm.
four-winds-log-damaged = { $obstacle ->
    [reef] Damaged: pushed from { $from } onto the reef on { $onto }.
    [kraken] Damaged: pushed from { $from } onto the kraken on { $onto }.
   *[storm] Damaged: pushed from { $from } into the storm on { $onto }.
}
four-winds-tell-damaged = { $obstacle ->
    [reef] A ship of { $name } was pushed from { $from } onto the reef on { $onto }, and is damaged.
    [kraken] A ship of { $name } was pushed from { $from } onto the kraken on { $onto }, and is damaged.
   *[storm] A ship of { $name } was pushed from { $from } into the storm on { $onto }, and is damaged.
}
four-winds-log-lost = { $obstacle ->
    [reef] Lost: pushed from { $from } onto the reef on { $onto }.
    [kraken] Lost: pushed from { $from } onto the kraken on { $onto }.
   *[storm] Lost: pushed from { $from } into the storm on { $onto }.
}
four-winds-tell-lost = { $obstacle ->
    [reef] A ship of { $name } was pushed from { $from } onto the reef on { $onto }, and is lost.
    [kraken] A ship of { $name } was pushed from { $from } onto the kraken on { $onto }, and is lost.
   *[storm] A ship of { $name } was pushed from { $from } into the storm on { $onto }, and is lost.
}
four-winds-log-slid = Slid from { $from } to { $to }.
four-winds-tell-slid = A ship of { $name } slid from { $from } to { $to }.
four-winds-log-sailed = Sailed from { $from } to { $to }.
four-winds-tell-sailed = { $name } sailed from { $from } to { $to }.
four-winds-log-launched = Launched a ship to { $to }.
four-winds-tell-launched = { $name } launched a ship to { $to }.
four-winds-log-built = Built an outpost on { $cell }.
four-winds-tell-built = { $name } built an outpost on { $cell }.
four-winds-log-captured = Captured { $cell } from { $owner }.
four-winds-tell-captured = { $name } captured the outpost of { $owner } on { $cell }.
four-winds-log-rotated = Turned the compass to { $wind }.
four-winds-tell-rotated = { $name } turned the compass to { $wind }.
four-winds-log-skipped = Nothing can be done: one action skipped.
four-winds-tell-skipped = { $name } skips an action, for nothing can be done.
four-winds-log-ebbed = { $count ->
    [0] No { $wind } tile ebbs away.
    [one] { $count } { $wind } tile ebbs away.
   *[other] { $count } { $wind } tiles ebb away.
}
four-winds-log-season = { $season } begins with { $wind }.
four-winds-log-repaired = { $count ->
    [one] { $count } ship repaired.
   *[other] { $count } ships repaired.
}
four-winds-tell-repaired = { $count ->
    [one] { $count } ship of { $name } is repaired.
   *[other] { $count } ships of { $name } are repaired.
}
four-winds-log-kraken = A kraken surfaces on { $cell }.
four-winds-log-no-kraken = No kraken surfaces, for no cell is free.
four-winds-log-discarded = Discarded: { $tiles }.
four-winds-log-token = { $obstacle ->
    [kraken] A kraken surfaces on { $cell }.
   *[storm] A storm lands on { $cell }.
}
four-winds-log-no-token = { $obstacle ->
    [kraken] No kraken surfaces, for no cell is free.
   *[storm] No storm lands, for no cell is free.
}
four-winds-log-trapped = Flagship trapped on { $cell } and lost.
four-winds-tell-trapped = The flagship of { $name } is trapped on { $cell } and lost.
four-winds-log-finished = Ends the game.
four-winds-tell-finished = { $name } ends the game.

# Points. $what: one of what follows, which stands in front of the points. $count: ships, outposts or tiles, or how long a
# chain or a route is.

four-winds-log-scored = { $what }: +{ $points }.
four-winds-tell-scored = { $points ->
    [one] { $name }: { $what }, { $points } point.
   *[other] { $name }: { $what }, { $points } points.
}
four-winds-what-doubled = { $what }, doubled in Winter
four-winds-what-head-start = Head start
four-winds-what-port = Trade port { $cell }
four-winds-what-haven = Safe in the harbour { $cell }
four-winds-what-chain = Chain of { $count }
four-winds-what-route = Trade route of { $count }
four-winds-what-alignment = Active wind
four-winds-what-displacement = { $count ->
    [one] Rival ship wrecked
   *[other] { $count } rival ships wrecked
}
four-winds-what-outposts = { $count ->
    [one] { $count } anchored outpost
   *[other] { $count } anchored outposts
}
four-winds-what-survival = { $count ->
    [one] { $count } ship that survived
   *[other] { $count } ships that survived
}
four-winds-what-hand-tiles = { $count ->
    [one] { $count } matching tile in hand
   *[other] { $count } matching tiles in hand
}

# The score sheet

four-winds-row-head-start = Head start
four-winds-row-port = Trade ports
four-winds-row-haven = Safe harbours
four-winds-row-chain = Chains
four-winds-row-route = Trade routes
four-winds-row-alignment = Active wind
four-winds-row-displacement = Rival ships wrecked
four-winds-row-outposts = Anchored outposts
four-winds-row-survival = Ships at sea
four-winds-row-unhurt = Safe and never damaged
four-winds-row-hand-tiles = Tiles in hand
four-winds-row-total = Total
four-winds-row-standing = Outposts standing
four-winds-row-longest = Longest chain
four-winds-row-afloat = Ships on the board
four-winds-row-lost = Ships lost

# The end. $name: a seat, or several in a row. $owner: another seat, or several.

four-winds-ends-wins = { $name } wins
four-winds-ends-shared = { $name } share the win
four-winds-ends-survived = Everybody is safe
four-winds-ends-lost = The tempest wins
four-winds-ends-log-wins = { $name } wins.
four-winds-ends-log-shared = The win is shared.
four-winds-ends-log-survived = All ships are safe, and the points suffice.
four-winds-ends-log-lost = The tempest wins.
four-winds-ends-seasons = The fourth season is over.
four-winds-ends-bag = The bag is empty.
four-winds-ends-conquest = { $name } has outposts on all four corners.
four-winds-ends-conquest-log = Outposts stand on all four corners.
four-winds-ends-elimination = Three ships of { $owner } are eliminated.
four-winds-ends-harbour = A ship of { $name } lies in the main harbour of { $owner }.
four-winds-ends-elimination-log = Three enemy ships are eliminated.
four-winds-ends-harbour-log = A ship lies in the enemy's main harbour.
four-winds-ends-points = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
four-winds-ends-points-shared = { $points ->
    [one] { $name } share the win with { $points } point each.
   *[other] { $name } share the win with { $points } points each.
}
# $rule: what broke the tie: outposts, chain or ships.
four-winds-ends-tie = { $rule ->
    [outposts] { $owner } had as many points, but fewer outposts.
    [chain] { $owner } had as many points, but no chain as long.
   *[ships] { $owner } had as many points, but fewer ships on the board.
}
four-winds-ends-all-safe = All four ships are safe, and { $name } has { $points } points; { $needed } were needed.
four-winds-ends-unsafe = { $count ->
    [one] { $count } ship did not get to a safe harbour.
   *[other] { $count } ships did not get to a safe harbour.
}
four-winds-ends-too-few = { $name } has { $points } of the { $needed } points needed.

# Statistics

four-winds-stats-overall = All games
four-winds-stats-games = Games
four-winds-stats-actions = Actions a game
four-winds-stats-two = Archipelago, two players
four-winds-stats-three = Archipelago, three players
four-winds-stats-four = Archipelago, four players
four-winds-stats-wins = Won
four-winds-stats-points = Points a game
four-winds-stats-wrecked = Ships wrecked or lost
four-winds-stats-seasons = Ended after four seasons
four-winds-stats-conquest = Ended by harbour conquest
four-winds-stats-bag = Ended with an empty bag
four-winds-stats-elimination = Ended by three eliminations
four-winds-stats-harbour = Ended in the enemy's harbour
four-winds-stats-endings = How they ended
four-winds-stats-safe = Ships safe a game

# Cards: the compass, points, outposts, fleets, the mode, storms. Lines of a rule stand each for themselves.

four-winds-card-compass = The season's wind is active: each tile of it that you lay pays 50 points. Turning the compass is an action and makes the next wind clockwise active until the season ends. It can be turned once a season, by whoever is first.
four-winds-card-compass-winter = In Winter, what North tiles score counts double.
four-winds-card-compass-kraken = Every season after Spring begins with a kraken on a free cell, and damaged ships are repaired.
four-winds-card-compass-kraken-duel = Every season after Spring begins with a kraken on a free cell.
four-winds-card-compass-ebb = As a season ends, the tiles of its own wind ebb away.
four-winds-card-compass-tempest = The season changes after every fifth token of the storm deck.
four-winds-card-points = Points
four-winds-card-points-port = Ship at rest on a trade port: 100
four-winds-card-points-haven = Ship in a safe harbour: 100
four-winds-card-points-chain = Chain of three: 150
four-winds-card-points-route = Trade route from edge to edge: 500
four-winds-card-points-alignment = Tile of the active wind: 50
four-winds-card-points-displacement = Rival ship pushed onto a reef or a kraken: 150
four-winds-card-points-end = At the end: 200 for an anchored outpost, 100 for a ship away from home, 50 for a tile in hand that matches
four-winds-card-points-end-duel = At the end: 200 for an anchored outpost, 100 for a ship away from its starting row, 50 for a tile in hand that matches
four-winds-card-points-end-tempest = At the end: 200 for an anchored outpost, 100 for a safe ship that was never damaged
four-winds-card-points-detail = A port pays its ship's owner, whoever moved the ship, and each player once a season; sliding over it pays nothing.
four-winds-card-points-lines = A chain is a line of tiles that all point along it: it pays when it comes to be three long, and no more when it grows. A route is a group of tiles side by side that reaches two opposite edges and whose arrows all run between them, either way. Example: arrows to the North and the South, all the way from row 1 down to row 6, are a route; East and West among them are no part of it.
four-winds-card-outposts = Outposts
four-winds-card-outposts-rule = An outpost is anchored when the tile on its cell points out over its edge. If there is no tile on the cell, the next one inward counts.
four-winds-card-outposts-detail = Build on an edge cell with your ship on it or beside it; not on a trade port. On a corner, either edge will do. Anybody's tile anchors. An outpost that is not anchored is captured by building with a ship on its cell. Example: your outpost on a2 has no tile, and b2 points West: it is anchored, and pays 200 points at the end.
four-winds-card-outposts-tempest = Build on an edge cell with your ship on it or beside it; not on a trade port. On a corner, either edge will do. Example: your outpost on a2 has no tile, and b2 points West: it is anchored, and pays 200 points at the end.
four-winds-card-fleets = Fleets
four-winds-card-fleets-detail = A ship on the slate is brought into your home harbour by an action, while fewer than two of your ships lie there. A damaged ship waits for the next season.
four-winds-card-fleets-detail-tempest = A damaged ship comes back by an action, onto a central cell without ship or obstacle.
four-winds-card-fleets-detail-duel = A ship pushed onto a reef or a kraken is lost. A flagship starts in its main harbour: closed in on all four sides at the end of its owner's turn, it is lost as well.
# One fleet: $fleet is some of what follows, in a row.
four-winds-fleet = { $name }: { $fleet }
four-winds-fleet-afloat = { $count ->
    [one] { $count } ship on the board
   *[other] { $count } ships on the board
}
four-winds-fleet-slate = { $count } on the slate
four-winds-fleet-damaged = { $count } damaged
four-winds-fleet-safe = { $count } safe
four-winds-fleet-lost = { $count } lost
four-winds-fleet-outposts = { $count ->
    [one] { $count } outpost left
   *[other] { $count } outposts left
}
four-winds-card-archipelago-rule = The most points after four seasons win.
four-winds-card-archipelago-detail = If somebody has outposts on all four corners, the game ends at once, and the most points win all the same. A tie is broken by more outposts, then by the longer chain, then by more ships on the board.
four-winds-card-tempest-rule = Bring all four ships to safe harbours, and score at least { $needed } points.
four-winds-card-tempest-detail = Safe harbours are the four corners and the four trade ports. Each takes one ship and is then closed. The game ends when the storm deck is empty. Once all ships are safe, you may end it earlier.
four-winds-card-duel-rule = Eliminate three enemy ships, or reach the enemy's main harbour.
four-winds-card-duel-detail = Either wins at once; if both happen, whoever moved wins. Otherwise the points decide after Winter, or when somebody has outposts on all four corners. The main harbours are a1 and f6.
four-winds-card-storms = Storms
four-winds-card-storms-rule = After each turn, the next token of the storm deck lands on a free cell.
four-winds-card-storms-detail = There are 16 storms and 4 krakens. A storm that lands blows the ships beside it one cell along the active wind, as a tile does. A kraken comes up beside one of your ships. Both close their cell for good, and a ship pushed onto one is damaged.
