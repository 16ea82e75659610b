# Four Senses. Felder kommen als Buchstabe und Zahl wie C2, $from und $to sind die Enden einer Linie; $name ist der Name
# eines Platzes und wird nie gebeugt. Solange gespielt wird, darf nichts auf eine Linie deuten, die niemand angesagt hat.

# Die Plätze

four-senses-seat-coral = Koralle
four-senses-seat-navy = Blau
four-senses-seat-seafoam = Seegrün

# Was auf einem Feld liegt

four-senses-lies-empty = leer
four-senses-lies-flat = { $levels ->
    [1] eine Stufe, oben glatt
    [2] zwei Stufen, oben glatt
   *[3] drei Stufen, oben glatt
}
four-senses-lies-hole = { $levels ->
    [1] eine Stufe, oben ein Loch
    [2] zwei Stufen, oben ein Loch
   *[3] drei Stufen, oben ein Loch
}

# Steine: auf ihren Feldern zum Wählen (ui) und am Anfang eines Satzes

ui-four-senses-piece-flat = Glatt
ui-four-senses-piece-holed = Mit Loch
ui-four-senses-piece-tall-flat = Hoch, glatt
ui-four-senses-piece-tall-hole = Hoch, Loch
four-senses-piece-flat = Glatter Stein
four-senses-piece-holed = Stein mit Loch
four-senses-piece-tall-flat = Hoher Stein, glatte Seite oben
four-senses-piece-tall-hole = Hoher Stein, Loch oben
four-senses-left = { $count ->
    [0] keiner mehr
   *[other] noch { $count }
}

# Linien nach ihren beiden Enden

four-senses-line-identical = { $from } bis { $to }, gleich oben
four-senses-line-level = { $from } bis { $to }, gleiche Höhe
four-senses-line-stairs = { $from } bis { $to }, Treppe
four-senses-lines = { $one }; und { $other }

# Wie man gewinnt

ui-four-senses-way-identical = Gleich oben
ui-four-senses-way-level = Gleiche Höhe
ui-four-senses-way-stairs = Treppe
four-senses-way-identical-rule = Vier in einer Linie, die oben alle glatt sind oder alle ein Loch haben.
four-senses-way-identical-detail = Eine Reihe, eine Spalte oder eine lange Diagonale. Die Höhe ist egal: Löcher auf einer, drei, zwei und einer Stufe sind gleich. Ein leeres Feld zählt nie.
four-senses-way-level-rule = Vier in einer Linie mit gleich vielen Stufen.
four-senses-way-level-detail = Eine Reihe, eine Spalte oder eine lange Diagonale, alle eine Stufe hoch, alle zwei oder alle drei. Ob glatt oder Loch, ist egal.
four-senses-way-stairs-rule = Drei Nachbarn in einer Linie mit einer, zwei und drei Stufen.
four-senses-way-stairs-detail = In einer Reihe, einer Spalte oder irgendeiner Diagonale, auch einer kurzen, in beiden Richtungen. Ein leeres Feld ist keine Stufe.

# Aufbau

ui-four-senses-players = 2–3
ui-four-senses-players-spoken = Zwei oder drei Personen
ui-four-senses-sight-blindfold = Augenbinde
ui-four-senses-sight-blindfold-text = Das Brett ist verdeckt. Du tastest es mit einem Finger ab und hörst, was dort liegt.
ui-four-senses-sight-napkin = Serviette
ui-four-senses-sight-napkin-text = Nur das Feld unter deinem Finger ist zu sehen.
ui-four-senses-sight-sighted = Übung mit offenem Brett
ui-four-senses-sight-sighted-text = Du siehst das ganze Brett. Gut für das erste Spiel.
four-senses-sight-detail = Was zu sehen ist, ändert nichts an den Regeln. Wer spielt, darf jedes Feld abtasten, beliebig oft.
ui-four-senses-wrong-said-aloud = Ein Irrtum wird laut gesagt
ui-four-senses-wrong-said-aloud-text = Wer eine Linie ansagt, die nicht steht, darf in diesem Zug keine mehr ansagen.
ui-four-senses-wrong-loses = Wer sich irrt, verliert
ui-four-senses-wrong-loses-text = Wer eine Linie ansagt, die nicht steht, verliert; zu dritt scheidet man aus der Runde aus.
four-senses-wrong-detail = Eine Ansage nennt eine Linie oder zwei. Steht eine davon, ist sie richtig, egal was mit der anderen ist.
ui-four-senses-say-moves = Züge werden vorgelesen
ui-four-senses-say-moves-text = Die anderen hören, welcher Stein wohin kommt.
four-senses-say-moves-detail = Sonst ertasten die anderen auf dem Brett, was sich geändert hat.

four-senses-summary = { $players ->
    [2] Zu zweit, { $sight }
   *[other] Zu dritt, { $sight }
}
four-senses-summary-loses = { $players ->
    [2] Zu zweit, { $sight }, wer sich irrt, verliert
   *[other] Zu dritt, { $sight }, wer sich irrt, verliert
}
four-senses-subtitle-round = { $sight }, Runde { $round } von { $rounds }

# Was gefragt wird

four-senses-step-turn = { $name } ist dran
four-senses-step-declares = { $name } sagt an
four-senses-step-claim = Letzte Ansage: { $name }
four-senses-ask-place = Lege einen Stein oder sage eine Linie an
four-senses-ask-place-only = Lege einen Stein
four-senses-ask-place-blindfold = Taste das Brett mit einem Finger ab. Wähle einen Stein und ein Feld, in beliebiger Reihenfolge.
four-senses-ask-place-napkin = Du siehst das Feld unter deinem Finger. Wähle einen Stein und ein Feld, in beliebiger Reihenfolge.
four-senses-ask-place-sighted = Wähle einen Stein und ein Feld, in beliebiger Reihenfolge.
four-senses-ask-end = Sage eine Linie an oder beende deinen Zug
four-senses-ask-end-detail = Du darfst das Brett abtasten, solange du magst.
four-senses-ask-end-only = Beende deinen Zug
four-senses-ask-end-only-detail = Nach einer falschen Ansage darfst du in diesem Zug keine Linie mehr ansagen.
four-senses-ask-claim = Sage eine Linie an oder passe
four-senses-ask-claim-detail = Der letzte Stein liegt. Du hast eine Ansage.
four-senses-ask-name = Nenne eine Linie
four-senses-ask-name-detail = Wähle ihre beiden Enden und wie sie gewinnt, in beliebiger Reihenfolge.
four-senses-ask-name-more = Nenne eine zweite Linie oder schließe die Ansage ab
four-senses-ask-name-done = Schließe die Ansage ab
four-senses-ask-named = Genannt: { $lines }.

# Wahlmöglichkeiten: auf einem Knopf (do), und ganz für Listen und Vorlesen (say)

four-senses-do-place = Auf { $space } legen
four-senses-say-place = { $piece }, auf { $space }
four-senses-do-declare = Ansagen
four-senses-say-declare = Eine Linie ansagen
four-senses-do-withdraw = Zurück
four-senses-say-withdraw = Zurück, ohne eine Linie zu nennen
four-senses-do-done = So ansagen
four-senses-say-done = Ansagen: { $lines }
four-senses-do-end = Zug beenden
four-senses-say-end = Den Zug beenden
four-senses-do-pass = Passen
four-senses-say-pass = Passen, nichts ansagen
four-senses-preview-before = { $lies }.
four-senses-preview-after = Danach: { $lies }.
four-senses-preview-settles = { $count ->
    [one] Dann hörst du, ob sie steht.
   *[other] Dann hörst du, ob eine davon steht.
}

# Was wo liegt, und welche Steine noch da sind

four-senses-spot = { $space }: { $lies }
four-senses-spot-supply = { $piece }: { $left }

# Warum etwas abgelehnt wird oder nicht gewählt werden kann

four-senses-refused-players = Gespielt wird zu zweit oder zu dritt.
four-senses-refused-seat = Wählt, wer von euch beginnt.
four-senses-refused-over = Das Spiel ist vorbei.
four-senses-refused-question = Jetzt ist etwas anderes zu entscheiden.
four-senses-refused-must-place = Lege zuerst einen Stein.
four-senses-refused-space = Dieses Feld gibt es nicht.
four-senses-refused-full = Auf dieses Feld kommt nichts mehr.
four-senses-refused-none-left = So ein Stein ist nicht mehr da.
four-senses-refused-line = Diese Linie gibt es nicht.
four-senses-refused-named = Diese Linie hast du schon genannt.
four-senses-refused-two-named = Eine Ansage nennt höchstens zwei Linien.
four-senses-refused-silenced = Du hast in diesem Zug falsch angesagt und darfst bis zum nächsten keine Linie mehr ansagen.
four-senses-blocked-full = Auf { $space } kommt nichts mehr.
four-senses-blocked-none-left = { $piece }: keiner ist mehr da.
four-senses-why-not-first-end = Eine Linie nennst du mit ihren beiden Enden. Wähle ein Feld, auf dem eine enden kann.
four-senses-why-not-other-end = Keine Linie hat diese beiden Enden.
four-senses-why-not-other-end-this-way = Keine Linie, die so gewinnt, hat diese beiden Enden.

# Das Protokoll: gezeigt neben dem Zeichen des Platzes (log) und gesprochen (tell)

four-senses-log-begins = Beginnt.
four-senses-tell-begins = { $name } beginnt.
four-senses-log-begins-drawn = Beginnt, ausgelost.
four-senses-tell-begins-drawn = { $name } beginnt, ausgelost.
four-senses-log-round = Beginnt Runde { $round }.
four-senses-tell-round = { $name } beginnt Runde { $round }.
four-senses-log-round-drawn = Beginnt Runde { $round }, ausgelost.
four-senses-tell-round-drawn = { $name } beginnt Runde { $round }, ausgelost.
four-senses-log-placed = { $placed }. Jetzt { $lies }.
four-senses-tell-placed = { $name }: { $placed }. Jetzt { $lies }.
four-senses-log-placed-untold = Hat einen Stein gelegt.
four-senses-tell-placed-untold = { $name } hat einen Stein gelegt.
four-senses-log-right = Richtig: { $lines }.
four-senses-tell-right = { $name } hat recht: { $lines }.
four-senses-log-right-bonus = Richtig, mit Bonus: { $lines }.
four-senses-tell-right-bonus = { $name } hat recht und bekommt den Bonus: { $lines }.
four-senses-log-wrong = { $count ->
    [1] Falsch: { $lines } steht nicht.
   *[other] Falsch: keine der Linien steht: { $lines }.
}
four-senses-tell-wrong = { $count ->
    [1] { $name } hat sich geirrt: { $lines } steht nicht.
   *[other] { $name } hat sich geirrt: keine der Linien steht: { $lines }.
}
four-senses-log-out = Scheidet aus der Runde aus.
four-senses-tell-out = { $name } scheidet aus der Runde aus.
four-senses-log-last-piece = Der letzte Stein liegt. Alle anderen in der Runde haben eine Ansage.
four-senses-log-passed = Sagt nichts an.
four-senses-tell-passed = { $name } sagt nichts an.
four-senses-log-missed = Übersehen: { $line }.
four-senses-tell-missed = { $name } hat übersehen: { $line }.
four-senses-gain = { $name } { $points }
four-senses-log-round-ended = Runde { $round }: { $gains }.
four-senses-log-round-drawn-out = Runde { $round } endet unentschieden: { $gains }.

# Das Ende

four-senses-ends-wins = { $name } gewinnt
four-senses-ends-draw = Unentschieden
four-senses-ends-shared = { $name } gewinnen gemeinsam
four-senses-ends-log-wins = { $name } gewinnt.
four-senses-ends-log-draw = Das Spiel endet unentschieden.
four-senses-ends-rounds = { $points ->
    [one] { $name } gewinnt nach drei Runden mit { $points } Punkt.
   *[other] { $name } gewinnt nach drei Runden mit { $points } Punkten.
}
four-senses-ends-rounds-shared = { $points ->
    [one] { $name } gewinnen nach drei Runden gemeinsam mit je { $points } Punkt.
   *[other] { $name } gewinnen nach drei Runden gemeinsam mit je { $points } Punkten.
}
four-senses-ends-line = Die Ansage von { $name }: { $lines }.
four-senses-ends-line-round = Die letzte Runde entschied die Ansage von { $name }: { $lines }.
four-senses-ends-wrong = { $name } hat eine Linie angesagt, die nicht stand.
four-senses-ends-wrong-round = In der letzten Runde hat { $name } eine Linie angesagt, die nicht stand.
four-senses-ends-supply = Alle Steine liegen, und niemand hat eine Linie angesagt, die stand.
four-senses-ends-supply-round = In der letzten Runde hat niemand eine Linie angesagt, die stand.
four-senses-ends-row-round = Runde { $round }
four-senses-ends-row-total = Punkte

# Statistik

four-senses-stats-overall = Alle Spiele
four-senses-stats-games = Spiele
four-senses-stats-rounds = Runden
four-senses-stats-unclaimed = Runden ohne Sieg
four-senses-stats-by-wrong = Durch Irrtum entschiedene Runden
four-senses-stats-placed = Steine je Runde
four-senses-stats-missed = Übersehene Linien
four-senses-stats-stolen = Weggeschnappte Linien
four-senses-stats-wrong = Falsche Ansagen
four-senses-stats-ways = Gewonnen mit
four-senses-stats-two = Zu zweit
four-senses-stats-three = Zu dritt
four-senses-stats-wins = Gewonnen
four-senses-stats-points = Punkte je Spiel
