# 4 Winds. Felder kommen als Buchstabe und Zahl wie b4, $from und $to sagen, wo ein Schiff war und ist; $name ist der Name
# eines Platzes, $owner der eines anderen, und beide werden nie gebeugt. Nichts darf auf Plättchen deuten, die jemand nicht
# sieht.

# Aufbau

ui-four-winds-players = 1–4
ui-four-winds-players-spoken = Eine bis vier Personen
ui-four-winds-mode-archipelago = Archipel-Feldzug
ui-four-winds-mode-archipelago-text = Zu zweit bis zu viert, vier Jahreszeiten
ui-four-winds-mode-tempest = Dem Sturm entkommen
ui-four-winds-mode-tempest-text = Allein, bring vier Schiffe in Sicherheit
ui-four-winds-mode-duel = Armada-Duell
ui-four-winds-mode-duel-text = Zu zweit, je sechs Schiffe
ui-four-winds-players-two = Zu zweit
ui-four-winds-players-two-text = Häfen im Nordwesten und im Südosten.
ui-four-winds-players-three = Zu dritt
ui-four-winds-players-three-text = Häfen im Nordwesten, im Nordosten und im Südosten.
ui-four-winds-players-four = Zu viert
ui-four-winds-players-four-text = Ein Hafen in jeder Ecke.
ui-four-winds-first-text = Nach den Regeln: wer zuletzt auf einem Boot oder am Strand war oder in einen Wetterbericht gesehen hat.
ui-four-winds-length = Länge der Jahreszeiten
ui-four-winds-length-standard = Normal
ui-four-winds-length-standard-text = Zu zweit und zu dritt zwei Züge je Jahreszeit, zu viert einer.
ui-four-winds-length-one = Ein Zug
ui-four-winds-length-one-text = Ein Zug je Jahreszeit für alle. Das kürzeste Spiel.
ui-four-winds-length-long = Lang
ui-four-winds-length-long-text = Zu zweit vier, zu dritt drei, zu viert zwei Züge je Jahreszeit. Nach jeder Jahreszeit verebbt ihr Wind auf dem Brett.
ui-four-winds-evened = Ausgeglichene Plätze
ui-four-winds-evened-text = Plätze, die im Nachteil wären, beginnen mit einigen Punkten.

# Der Tisch

ui-four-winds-hand = Deine Hand
ui-four-winds-drawn = Gezogen
ui-four-winds-launch = Auslaufen
ui-four-winds-outpost = Vorposten
ui-four-winds-compass = Kompass

# Das erste Spiel, Schritt für Schritt

ui-four-winds-tour-title = Dein erstes Spiel
ui-four-winds-tour-1-title = Die Winde gehören dir
ui-four-winds-tour-1-text = Du legst die Winde, die die Schiffe bewegen. Wer nach vier Jahreszeiten die meisten Punkte hat, gewinnt. Allein bringst du deine vier Schiffe in sichere Häfen.
ui-four-winds-tour-2-title = Lege ein Plättchen
ui-four-winds-tour-2-text = Tippe auf ein Plättchen deiner Hand, dann auf einen der Ringe. Jedes Schiff daneben wird ein Feld in Pfeilrichtung geschoben, deine und die der anderen.
ui-four-winds-tour-3-title = Achte auf die Riffe
ui-four-winds-tour-3-text = Ein Schiff, das auf ein Riff oder einen Kraken geschoben wird, ist beschädigt und verlässt das Meer. Gehört es jemand anderem, bekommst du 150 Punkte.
ui-four-winds-tour-4-title = Segle zu den Häfen
ui-four-winds-tour-4-text = Tippe auf ein Schiff von dir, dann auf ein Feld daneben. Es segelt mit dem Pfeil, auf dem es liegt, oder mit dem, auf den es fährt. Ein Handelshafen bringt 100 Punkte.
ui-four-winds-tour-5-title = Baue eine Strömung
ui-four-winds-tour-5-text = Zwei Plättchen in einer Linie mit gleichem Pfeil sind eine Kette: Ein Schiff, das darauf kommt, gleitet bis an ihr Ende. Drei in einer Linie bringen 150 Punkte, eine Route von Rand zu Rand 500.
ui-four-winds-tour-6-title = Zwei Aktionen, vier Jahreszeiten
ui-four-winds-tour-6-text = Ein Zug hat zwei Aktionen: ein Plättchen legen, segeln, ein Schiff auslaufen lassen, einen Vorposten bauen oder den Kompass drehen. Ein Plättchen im Wind der Jahreszeit bringt 50 Punkte. Ein Vorposten bringt am Ende 200, wenn ein Wind über seinen Rand hinausweht.
