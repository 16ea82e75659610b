# What the system shows of the app: written into what is packed, never asked for while it runs.

system-name = Windrose
system-game-file = Windrose game
