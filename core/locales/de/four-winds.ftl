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
ui-four-winds-evened-text = Mit langen Jahreszeiten zu dritt haben alle, die nicht beginnen, am Anfang 50 Punkte.

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
ui-four-winds-tour-6-text = Ein Zug hat zwei Aktionen: ein Plättchen legen, segeln, ein Schiff auslaufen lassen, einen Vorposten bauen oder den Kompass drehen. Ein Plättchen des aktiven Winds bringt 50 Punkte. Ein Vorposten bringt am Ende 200, wenn ein Wind über seinen Rand hinausweht.

# Die Plätze

four-winds-seat-navy = Marineblau
four-winds-seat-seafoam = Seegrün
four-winds-seat-coral = Koralle
four-winds-seat-obsidian = Obsidian

# Winde, Plättchen und Jahreszeiten

four-winds-wind = { $wind ->
    [north] Nord
    [east] Ost
    [south] Süd
   *[west] West
}
four-winds-tile = { $wind ->
    [north] Nordplättchen
    [east] Ostplättchen
    [south] Südplättchen
   *[west] Westplättchen
}
four-winds-tiles = { $count } { $wind }
four-winds-season = { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
}

# Der Aufbau in wenigen Worten

four-winds-summary = { $players ->
    [2] Archipel, zu zweit
    [3] Archipel, zu dritt
   *[other] Archipel, zu viert
}
four-winds-summary-one = { $summary }, ein Zug je Jahreszeit
four-winds-summary-long = { $summary }, lange Jahreszeiten

# Der Kompass, je eine Zeile. $rest: der Zug oder die Marken, die noch kommen.

four-winds-compass-pays = { $wind } +{ $points }
four-winds-compass-turn = Zug { $turn } von { $turns }
four-winds-compass-tokens = { $count ->
    [0] Keine Marke mehr
    [one] Noch { $count } Marke
   *[other] Noch { $count } Marken
}
four-winds-compass-double = Nord zählt doppelt
four-winds-compass-next = Danach: { $season }
four-winds-compass-last = Letzte Jahreszeit
four-winds-subtitle = { $season }: { $pays }. { $rest }

# Die Zeile unter dem Namen eines Platzes

four-winds-note-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
four-winds-note-lost = { $tiles }, { $count ->
    [one] { $count } Schiff verloren
   *[other] { $count } Schiffe verloren
}
four-winds-note-safe = { $count } von { $ships } sicher

# Was gefragt wird

four-winds-step = { $name }, Aktion { $number } von { $actions }
four-winds-ask = Wähle ein Plättchen, ein Schiff oder eine Aktion
four-winds-ask-end = Beende das Spiel
four-winds-ask-first = Du hast zwei Aktionen, auch zweimal die gleiche.
four-winds-ask-last = Nach dieser Aktion ziehst du auf vier Plättchen nach.
four-winds-ask-last-tempest = Nach dieser Aktion kommt die nächste Sturmmarke.
four-winds-ask-safe = Alle Schiffe sind sicher: Du darfst das Spiel beenden oder weiter Punkte sammeln.
four-winds-ask-only-end = Alle Schiffe sind sicher, und sonst ist nichts mehr möglich.

# Wahlmöglichkeiten: auf einem Knopf (do), und ganz für Listen und Vorlesen (say)

four-winds-do-lay = { $wind } auf { $cell } legen
four-winds-say-lay = { $tile }, auf { $cell }
four-winds-do-sail = Nach { $to } segeln
four-winds-say-sail = Von { $from } nach { $to } segeln
four-winds-do-launch = Schiff nach { $to } bringen
four-winds-say-launch = Ein Schiff von deiner Tafel nach { $to } bringen
four-winds-do-build = Vorposten auf { $cell }
four-winds-say-build = Einen Vorposten auf { $cell } bauen
four-winds-do-capture = { $cell } erobern
four-winds-say-capture = Den Vorposten von { $owner } auf { $cell } erobern
four-winds-do-rotate = Auf { $wind } drehen
four-winds-say-rotate = Den Kompass auf { $wind } drehen
four-winds-do-end = Spiel beenden
four-winds-say-end = Das Spiel beenden, alle Schiffe sind sicher
four-winds-part-launch = Ein Schiff von deiner Tafel ins Spiel bringen
four-winds-part-build = Einen Vorposten bauen oder erobern
four-winds-part-to = Nach { $to }
four-winds-foretold-anchored = Ein Wind verankert ihn.
four-winds-foretold-loose = Noch verankert ihn kein Wind.
four-winds-foretold-anchors = Der Vorposten von { $name } auf { $cell } ist verankert.
four-winds-foretold-frees = Der Vorposten von { $name } auf { $cell } ist nicht mehr verankert.
four-winds-then-draw = Dann werden Plättchen gezogen.
four-winds-then-kraken = Dann taucht ein Kraken auf.
four-winds-then-token = Dann kommt die nächste Sturmmarke.
four-winds-shown = Dann werden alle Hände gezählt.
four-winds-mark = +{ $points }
four-winds-mark-rival = (+{ $points })

# Was wo liegt

four-winds-spot-tile = { $wind ->
    [north] Nordplättchen
    [east] Ostplättchen
    [south] Südplättchen
   *[west] Westplättchen
}
four-winds-spot-chain = Kette aus { $length }
four-winds-spot-obstacle = { $obstacle ->
    [reef] Riff
    [kraken] Kraken
   *[storm] Sturm
}
four-winds-spot-ships = { $count ->
    [one] Schiff von { $name }
   *[other] { $count } Schiffe von { $name }
}
four-winds-spot-flagship = Flaggschiff von { $name }
four-winds-spot-port = Handelshafen
four-winds-spot-corner = Ecke
four-winds-spot-home = Heimathafen von { $name }
four-winds-spot-haven = sicherer Hafen
four-winds-spot-closed = geschlossener Hafen mit einem Schiff in Sicherheit
four-winds-spot-anchored = Vorposten von { $name }, verankert
four-winds-spot-loose = Vorposten von { $name }, nicht verankert
four-winds-spot-empty = leer
four-winds-spot-hand = { $tile }, { $count } auf deiner Hand
four-winds-spot-drawn = { $tile }, { $count } gezogen

# Warum etwas abgelehnt wird oder nicht gewählt werden kann

four-winds-refused-over = Das Spiel ist vorbei.
four-winds-refused-players = Den Archipel-Feldzug spielt man zu zweit bis zu viert.
four-winds-refused-seat = Wählt, wer von euch beginnt.
four-winds-refused-cell = Dieses Feld gibt es nicht.
four-winds-refused-hand = So ein Plättchen hast du nicht.
four-winds-refused-tile = Dort liegt schon ein Plättchen.
four-winds-refused-ship = Dort liegt ein Schiff.
four-winds-refused-obstacle = Ein Hindernis versperrt dieses Feld.
four-winds-refused-no-ship = Dort ist keines deiner Schiffe.
four-winds-refused-far = Ein Schiff segelt auf das nächste Feld im Norden, Osten, Süden oder Westen.
four-winds-refused-wind = Dorthin weht kein Wind: Weder das Plättchen unter dem Schiff noch das auf dem Zielfeld zeigt in diese Richtung.
four-winds-refused-closed = Dorthin darf dieses Schiff nicht: Ein Schiff ist im Weg, oder der Hafen ist ihm verschlossen.
four-winds-refused-ahead = Dort liegt ein Hindernis im Weg.
four-winds-refused-slate = Auf deiner Tafel liegt kein Schiff.
four-winds-refused-damaged = Die Schiffe auf deiner Tafel sind beschädigt, bis die nächste Jahreszeit beginnt.
four-winds-refused-full = In deinem Hafen liegen schon zwei deiner Schiffe.
four-winds-refused-harbour = Schiffe kommen von der Tafel nur in deinen Heimathafen.
four-winds-refused-launching = In einem Duell sind alle Schiffe von Anfang an auf dem Meer.
four-winds-refused-centre = Ein beschädigtes Schiff kommt auf einem der vier Felder in der Mitte zurück.
four-winds-refused-edge = Vorposten stehen nur am Rand.
four-winds-refused-port = Auf einem Handelshafen steht kein Vorposten.
four-winds-refused-built = Dort steht schon dein Vorposten.
four-winds-refused-anchored = Ein Wind verankert diesen Vorposten, also kann ihn niemand erobern.
four-winds-refused-near = Keines deiner Schiffe ist auf diesem Feld oder daneben.
four-winds-refused-on = Um einen Vorposten zu erobern, bring ein Schiff auf sein Feld.
four-winds-refused-outposts = Alle deine Vorposten sind gebaut.
four-winds-refused-rotated = Der Kompass wurde in dieser Jahreszeit schon gedreht.
four-winds-refused-unsafe = Noch sind nicht alle Schiffe sicher.
four-winds-refused-tempest = Nur wer dem Sturm entkommen will, beendet das Spiel selbst.
four-winds-why-not-rival = Dieses Schiff gehört { $name }.
four-winds-why-not-becalmed = Kein Wind bringt dieses Schiff irgendwohin: Kein Pfeil unter ihm oder neben ihm führt auf ein Feld, auf das es darf.
four-winds-why-not-closed = Der Weg, den der Wind von hier weist, ist versperrt.
four-winds-why-not-site = Keines deiner Schiffe ist auf oder neben einem Feld, auf dem du einen Vorposten bauen kannst.
four-winds-why-not-water = Kein Feld ist frei für ein Plättchen.
four-winds-why-not-centre = In der Mitte ist kein Feld frei, auf dem ein Schiff zurückkommen kann.

# Der Verlauf: neben dem Abzeichen des Platzes (log), und gesprochen (tell)

four-winds-log-begins = Beginnt.
four-winds-tell-begins = { $name } beginnt.
four-winds-log-begins-drawn = Beginnt: So will es das Los.
four-winds-tell-begins-drawn = Das Los fällt auf { $name }.
four-winds-log-drew = { $count ->
    [one] Zieht { $count } Plättchen.
   *[other] Zieht { $count } Plättchen.
}
four-winds-tell-drew = { $count ->
    [one] { $name } zieht { $count } Plättchen.
   *[other] { $name } zieht { $count } Plättchen.
}
four-winds-log-drew-tiles = Zieht { $tiles }.
four-winds-tell-drew-tiles = { $name } zieht { $tiles }.
four-winds-log-laid = Legt { $wind } auf { $cell }.
four-winds-tell-laid = { $name } legt { $wind } auf { $cell }.
four-winds-log-pushed = Von { $from } nach { $to } geschoben.
four-winds-tell-pushed = Ein Schiff von { $name } wird von { $from } nach { $to } geschoben.
four-winds-log-stayed = { $halt ->
    [edge] Bleibt auf { $cell }: Der Rand hält es.
   *[harbour] Bleibt auf { $cell }: Der Weg ist versperrt.
}
four-winds-tell-stayed = { $halt ->
    [edge] Ein Schiff von { $name } bleibt auf { $cell }: Der Rand hält es.
   *[harbour] Ein Schiff von { $name } bleibt auf { $cell }: Der Weg ist versperrt.
}
four-winds-log-damaged = { $obstacle ->
    [reef] Beschädigt: von { $from } auf das Riff { $onto } geschoben.
    [kraken] Beschädigt: von { $from } auf den Kraken { $onto } geschoben.
   *[storm] Beschädigt: von { $from } in den Sturm { $onto } geschoben.
}
four-winds-tell-damaged = { $obstacle ->
    [reef] Ein Schiff von { $name } wird von { $from } auf das Riff { $onto } geschoben und ist beschädigt.
    [kraken] Ein Schiff von { $name } wird von { $from } auf den Kraken { $onto } geschoben und ist beschädigt.
   *[storm] Ein Schiff von { $name } wird von { $from } in den Sturm { $onto } geschoben und ist beschädigt.
}
four-winds-log-lost = { $obstacle ->
    [reef] Verloren: von { $from } auf das Riff { $onto } geschoben.
    [kraken] Verloren: von { $from } auf den Kraken { $onto } geschoben.
   *[storm] Verloren: von { $from } in den Sturm { $onto } geschoben.
}
four-winds-tell-lost = { $obstacle ->
    [reef] Ein Schiff von { $name } wird von { $from } auf das Riff { $onto } geschoben und ist verloren.
    [kraken] Ein Schiff von { $name } wird von { $from } auf den Kraken { $onto } geschoben und ist verloren.
   *[storm] Ein Schiff von { $name } wird von { $from } in den Sturm { $onto } geschoben und ist verloren.
}
four-winds-log-slid = Gleitet von { $from } nach { $to }.
four-winds-tell-slid = Ein Schiff von { $name } gleitet von { $from } nach { $to }.
four-winds-log-sailed = Segelt von { $from } nach { $to }.
four-winds-tell-sailed = { $name } segelt von { $from } nach { $to }.
four-winds-log-launched = Bringt ein Schiff nach { $to }.
four-winds-tell-launched = { $name } bringt ein Schiff nach { $to }.
four-winds-log-built = Baut einen Vorposten auf { $cell }.
four-winds-tell-built = { $name } baut einen Vorposten auf { $cell }.
four-winds-log-captured = Erobert { $cell } von { $owner }.
four-winds-tell-captured = { $name } erobert den Vorposten von { $owner } auf { $cell }.
four-winds-log-rotated = Dreht den Kompass auf { $wind }.
four-winds-tell-rotated = { $name } dreht den Kompass auf { $wind }.
four-winds-log-skipped = Nichts ist möglich: eine Aktion entfällt.
four-winds-tell-skipped = Für { $name } entfällt eine Aktion, denn nichts ist möglich.
four-winds-log-ebbed = { $count ->
    [0] { $wind }: Kein Plättchen verebbt.
    [one] { $wind }: { $count } Plättchen verebbt.
   *[other] { $wind }: { $count } Plättchen verebben.
}
four-winds-log-season = { $season } beginnt mit { $wind }.
four-winds-log-repaired = { $count ->
    [one] { $count } Schiff repariert.
   *[other] { $count } Schiffe repariert.
}
four-winds-tell-repaired = { $count ->
    [one] { $count } Schiff von { $name } ist repariert.
   *[other] { $count } Schiffe von { $name } sind repariert.
}
four-winds-log-kraken = Auf { $cell } taucht ein Kraken auf.
four-winds-log-no-kraken = Kein Kraken taucht auf, denn kein Feld ist frei.
four-winds-log-discarded = Abgelegt: { $tiles }.
four-winds-log-token = { $obstacle ->
    [kraken] Auf { $cell } taucht ein Kraken auf.
   *[storm] Auf { $cell } zieht ein Sturm auf.
}
four-winds-log-no-token = { $obstacle ->
    [kraken] Kein Kraken taucht auf, denn kein Feld ist frei.
   *[storm] Kein Sturm zieht auf, denn kein Feld ist frei.
}
four-winds-log-trapped = Flaggschiff auf { $cell } eingeschlossen und verloren.
four-winds-tell-trapped = Das Flaggschiff von { $name } ist auf { $cell } eingeschlossen und verloren.
four-winds-log-finished = Beendet das Spiel.
four-winds-tell-finished = { $name } beendet das Spiel.

# Punkte. $what: eines der folgenden; es steht vor den Punkten.

four-winds-log-scored = { $what }: +{ $points }.
four-winds-tell-scored = { $points ->
    [one] { $name }: { $what }, { $points } Punkt.
   *[other] { $name }: { $what }, { $points } Punkte.
}
four-winds-what-doubled = { $what }, im Winter doppelt
four-winds-what-head-start = Vorsprung
four-winds-what-port = Handelshafen { $cell }
four-winds-what-haven = Sicher im Hafen { $cell }
four-winds-what-chain = Kette aus { $count }
four-winds-what-route = Handelsroute aus { $count }
four-winds-what-alignment = Aktiver Wind
four-winds-what-displacement = { $count ->
    [one] Fremdes Schiff aufgelaufen
   *[other] { $count } fremde Schiffe aufgelaufen
}
four-winds-what-outposts = { $count ->
    [one] { $count } verankerter Vorposten
   *[other] { $count } verankerte Vorposten
}
four-winds-what-survival = { $count ->
    [one] { $count } Schiff, das überstanden hat
   *[other] { $count } Schiffe, die überstanden haben
}
four-winds-what-hand-tiles = { $count ->
    [one] { $count } passendes Plättchen auf der Hand
   *[other] { $count } passende Plättchen auf der Hand
}

# Der Punktezettel

four-winds-row-head-start = Vorsprung
four-winds-row-port = Handelshäfen
four-winds-row-haven = Sichere Häfen
four-winds-row-chain = Ketten
four-winds-row-route = Handelsrouten
four-winds-row-alignment = Aktiver Wind
four-winds-row-displacement = Aufgelaufene Gegner
four-winds-row-outposts = Verankerte Vorposten
four-winds-row-survival = Schiffe auf See
four-winds-row-unhurt = Sicher, nie beschädigt
four-winds-row-hand-tiles = Auf der Hand
four-winds-row-total = Summe
four-winds-row-standing = Vorposten am Rand
four-winds-row-longest = Längste Kette
four-winds-row-afloat = Schiffe auf dem Brett
four-winds-row-lost = Verlorene Schiffe

# Das Ende. $owner: ein anderer Platz oder mehrere.

four-winds-ends-wins = { $name } gewinnt
four-winds-ends-shared = { $name } gewinnen gemeinsam
four-winds-ends-survived = Alle sind in Sicherheit
four-winds-ends-lost = Der Sturm gewinnt
four-winds-ends-log-wins = { $name } gewinnt.
four-winds-ends-log-shared = Der Sieg wird geteilt.
four-winds-ends-log-survived = Alle Schiffe sind sicher, und die Punkte reichen.
four-winds-ends-log-lost = Der Sturm gewinnt.
four-winds-ends-seasons = Die vierte Jahreszeit ist vorbei.
four-winds-ends-bag = Der Beutel ist leer.
four-winds-ends-conquest = { $name } hat Vorposten auf allen vier Ecken.
four-winds-ends-conquest-log = Auf allen vier Ecken stehen Vorposten.
four-winds-ends-elimination = Drei Schiffe von { $owner } sind ausgeschaltet.
four-winds-ends-harbour = Ein Schiff von { $name } liegt im Haupthafen von { $owner }.
four-winds-ends-elimination-log = Drei gegnerische Schiffe sind ausgeschaltet.
four-winds-ends-harbour-log = Ein Schiff liegt im gegnerischen Haupthafen.
four-winds-ends-points = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
four-winds-ends-points-shared = { $points ->
    [one] { $name } gewinnen gemeinsam mit je { $points } Punkt.
   *[other] { $name } gewinnen gemeinsam mit je { $points } Punkten.
}
four-winds-ends-tie = { $rule ->
    [outposts] Gleich viele Punkte, aber weniger Vorposten: { $owner }.
    [chain] Gleich viele Punkte, aber keine so lange Kette: { $owner }.
   *[ships] Gleich viele Punkte, aber weniger Schiffe auf dem Brett: { $owner }.
}
four-winds-ends-all-safe = Alle vier Schiffe sind sicher, und { $name } hat { $points } Punkte; nötig waren { $needed }.
four-winds-ends-unsafe = { $count ->
    [one] { $count } Schiff kam in keinen sicheren Hafen.
   *[other] { $count } Schiffe kamen in keinen sicheren Hafen.
}
four-winds-ends-too-few = { $name } hat { $points } der { $needed } nötigen Punkte.

# Statistik

four-winds-stats-overall = Alle Spiele
four-winds-stats-games = Spiele
four-winds-stats-actions = Aktionen je Spiel
four-winds-stats-two = Archipel, zu zweit
four-winds-stats-three = Archipel, zu dritt
four-winds-stats-four = Archipel, zu viert
four-winds-stats-wins = Gewonnen
four-winds-stats-points = Punkte je Spiel
four-winds-stats-wrecked = Schiffe aufgelaufen oder verloren
four-winds-stats-seasons = Nach vier Jahreszeiten
four-winds-stats-conquest = Durch Vorposten auf allen Ecken
four-winds-stats-bag = Mit leerem Beutel
four-winds-stats-elimination = Durch drei ausgeschaltete Schiffe
four-winds-stats-harbour = Im gegnerischen Haupthafen
four-winds-stats-endings = Wie sie endeten
four-winds-stats-safe = Schiffe in Sicherheit je Spiel

# Karten: der Kompass, Punkte, Vorposten, Flotten, die Spielart, Stürme. Zeilen einer Regel stehen jede für sich.

four-winds-card-compass = Der Wind der Jahreszeit ist aktiv: Jedes Plättchen davon, das du legst, bringt 50 Punkte. Den Kompass zu drehen ist eine Aktion und macht den nächsten Wind im Uhrzeigersinn aktiv, bis die Jahreszeit endet. Das geht einmal je Jahreszeit, für alle zusammen.
four-winds-card-compass-winter = Im Winter zählt doppelt, was Nordplättchen bringen.
four-winds-card-compass-kraken = Nach dem Frühling beginnt jede Jahreszeit mit einem Kraken auf einem freien Feld, und beschädigte Schiffe werden repariert.
four-winds-card-compass-kraken-duel = Nach dem Frühling beginnt jede Jahreszeit mit einem Kraken auf einem freien Feld.
four-winds-card-compass-ebb = Endet eine Jahreszeit, verebben die Plättchen ihres eigenen Winds.
four-winds-card-compass-tempest = Die Jahreszeit wechselt nach jeder fünften Sturmmarke.
four-winds-card-points = Punkte
four-winds-card-points-port = Schiff zur Ruhe in einem Handelshafen: 100
four-winds-card-points-haven = Schiff in einem sicheren Hafen: 100
four-winds-card-points-chain = Kette aus drei: 150
four-winds-card-points-route = Handelsroute von Rand zu Rand: 500
four-winds-card-points-alignment = Plättchen im aktiven Wind: 50
four-winds-card-points-displacement = Fremdes Schiff auf ein Riff oder einen Kraken geschoben: 150
four-winds-card-points-end = Am Ende: 200 je verankertem Vorposten, 100 je Schiff außerhalb des Heimathafens, 50 je passendem Plättchen auf der Hand
four-winds-card-points-end-duel = Am Ende: 200 je verankertem Vorposten, 100 je Schiff außerhalb seiner Startreihe, 50 je passendem Plättchen auf der Hand
four-winds-card-points-end-tempest = Am Ende: 200 je verankertem Vorposten, 100 je sicherem Schiff, das nie beschädigt war
four-winds-card-points-detail = Ein Handelshafen zahlt an den Platz, dem das Schiff gehört, egal wer es bewegt hat, und an jeden einmal je Jahreszeit; darüber hinweggleiten bringt nichts.
four-winds-card-points-lines = Eine Kette ist eine Linie aus Plättchen, die alle in ihrer Richtung zeigen: Sie bringt Punkte, wenn sie drei lang wird, und keine mehr, wenn sie wächst. Eine Route ist eine Gruppe aus Plättchen nebeneinander, die zwei gegenüberliegende Ränder erreicht und deren Pfeile alle zwischen diesen verlaufen, egal wie herum. Beispiel: Pfeile nach Norden und Süden, lückenlos von Reihe 1 bis Reihe 6, sind eine Route; Ost und West dazwischen gehören nicht dazu.
four-winds-card-outposts = Vorposten
four-winds-card-outposts-rule = Ein Vorposten ist verankert, wenn das Plättchen auf seinem Feld über seinen Rand hinauszeigt. Liegt dort keines, zählt das nächste nach innen.
four-winds-card-outposts-detail = Baue auf einem Randfeld, auf dem oder neben dem dein Schiff ist, nicht auf einem Handelshafen. In einer Ecke zählt jeder der beiden Ränder. Auch fremde Plättchen verankern. Einen Vorposten, der nicht verankert ist, erobert, wer dort baut und ein Schiff auf seinem Feld hat. Beispiel: Unter deinem Vorposten auf a2 liegt kein Plättchen, und b2 zeigt nach West: Er ist verankert und bringt am Ende 200 Punkte.
four-winds-card-outposts-tempest = Baue auf einem Randfeld, auf dem oder neben dem dein Schiff ist, nicht auf einem Handelshafen. In einer Ecke zählt jeder der beiden Ränder. Beispiel: Unter deinem Vorposten auf a2 liegt kein Plättchen, und b2 zeigt nach West: Er ist verankert und bringt am Ende 200 Punkte.
four-winds-card-fleets = Flotten
four-winds-card-fleets-detail = Ein Schiff auf der Tafel kommt durch eine Aktion in deinen Heimathafen, solange dort weniger als zwei deiner Schiffe liegen. Ein beschädigtes wartet auf die nächste Jahreszeit.
four-winds-card-fleets-detail-tempest = Ein beschädigtes Schiff kommt durch eine Aktion zurück, auf ein Feld in der Mitte ohne Schiff und Hindernis.
four-winds-card-fleets-detail-duel = Ein Schiff, das auf ein Riff oder einen Kraken geschoben wird, ist verloren. Ein Flaggschiff beginnt in seinem Haupthafen: Ist es am Ende des eigenen Zugs auf allen vier Seiten eingeschlossen, ist es auch verloren.
four-winds-fleet = { $name }: { $fleet }
four-winds-fleet-afloat = { $count ->
    [one] { $count } Schiff auf dem Brett
   *[other] { $count } Schiffe auf dem Brett
}
four-winds-fleet-slate = { $count } auf der Tafel
four-winds-fleet-damaged = { $count } beschädigt
four-winds-fleet-safe = { $count } in Sicherheit
four-winds-fleet-lost = { $count } verloren
four-winds-fleet-outposts = { $count ->
    [one] noch { $count } Vorposten
   *[other] noch { $count } Vorposten
}
four-winds-card-archipelago-rule = Wer nach vier Jahreszeiten die meisten Punkte hat, gewinnt.
four-winds-card-archipelago-detail = Hat jemand Vorposten auf allen vier Ecken, endet das Spiel sofort, und auch dann gewinnen die meisten Punkte. Bei Gleichstand entscheiden mehr Vorposten, dann die längere Kette, dann mehr Schiffe auf dem Brett.
four-winds-card-tempest-rule = Bring alle vier Schiffe in sichere Häfen und sammle mindestens { $needed } Punkte.
four-winds-card-tempest-detail = Sichere Häfen sind die vier Ecken und die vier Handelshäfen. Jeder nimmt ein Schiff auf und ist dann geschlossen. Das Spiel endet, wenn keine Sturmmarke mehr da ist. Sind alle Schiffe sicher, darfst du es früher beenden.
four-winds-card-duel-rule = Schalte drei gegnerische Schiffe aus oder erreiche den gegnerischen Haupthafen.
four-winds-card-duel-detail = Beides gewinnt sofort; geschieht beides zugleich, gewinnt, wer am Zug war. Sonst entscheiden die Punkte nach dem Winter, oder wenn jemand Vorposten auf allen vier Ecken hat. Die Haupthäfen sind a1 und f6.
four-winds-card-storms = Stürme
four-winds-card-storms-rule = Nach jedem Zug kommt die nächste Sturmmarke auf ein freies Feld.
four-winds-card-storms-detail = Es gibt 16 Stürme und 4 Kraken. Ein Sturm, der aufzieht, bläst die Schiffe daneben ein Feld im aktiven Wind weiter, wie ein Plättchen es tut. Ein Kraken taucht neben einem deiner Schiffe auf. Beide versperren ihr Feld für immer, und ein Schiff, das darauf geschoben wird, ist beschädigt.
