# Was die Bibliothek und jeder Tisch sagen, gleich bei welchem Spiel.

# Spiele

game-tack = Tack
game-tack-tagline = Triff mit Würfeln den Wind
game-four-senses = Four Senses
game-four-senses-tagline = Finde die Linie mit den Fingern
game-four-winds = 4 Winds
game-four-winds-tagline = Lege den Wind, lenke die Flotten

other-game = Dieser Zug gehört zu einem anderen Spiel. Öffne diesen Tisch neu und versuch es noch einmal.

# Aufzählungen. $others: alles bis auf das Letzte, schon aufgezählt. $last: das Letzte.

list-and = { $others } und { $last }

# Gespeicherte Spiele

# $game: Name des Spiels. $names: die Namen der Personen am Tisch, aufgezählt.
saved-name = { $game }: { $names }
# $name: wer entscheidet.
saved-to-play = { $name } ist am Zug
saved-finished = Beendet
saved-abandoned = Weggelegt
saved-unreadable = Nicht lesbar
saved-played-today = Heute gespielt
saved-played-yesterday = Gestern gespielt
# $day: der Tag im Monat. $month: sein Name. $year: das Jahr.
saved-played-on = Gespielt am { $day }. { $month } { $year }
saved-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
# Ein gelöschtes Spiel. $days: wie viele Tage ihm bleiben, der angebrochene mitgezählt.
saved-gone = { $days ->
    [0] Verschwindet beim nächsten Öffnen der App
    [one] Verschwindet in { $days } Tag
   *[other] Verschwindet in { $days } Tagen
}
# Name eines Spiels, das aus einer Datei kam. $name: sein Name dort.
saved-imported = { $name } (importiert)

# Plätze

# Das Schild eines Platzes für die Sprachausgabe. $name: der Platz. $points: sein Punktestand.
seat-spoken = { $name }
seat-spoken-active = { $name }, am Zug
seat-spoken-points = { $points ->
    [one] { $name }, { $points } Punkt
   *[other] { $name }, { $points } Punkte
}
seat-spoken-points-active = { $points ->
    [one] { $name }, { $points } Punkt, am Zug
   *[other] { $name }, { $points } Punkte, am Zug
}
seat-spoken-note = { $seat }, { $note }

# Vorschau: die letzte Zeile, wenn der Zufall entscheidet, wie es weitergeht.

preview-reveal = Danach wird etwas Verdecktes gezeigt.
review-not-yet = Frühere Stellungen dieses Spiels lassen sich ansehen, wenn es vorbei ist.

# Zurücknehmen

# $line: was zurückgenommen würde, als Zeile des Verlaufs.
undo-takes-back = Nimmt zurück: { $line }
undo-last = Nimmt den letzten Schritt zurück.
undo-start = Es ist noch nichts gespielt.
undo-draw = Danach entschied der Zufall. Was er brachte, bleibt.
undo-reveal = Danach wurde etwas aufgedeckt. Was gesehen wurde, bleibt.
undo-handover = Danach wurde das Gerät weitergegeben.
# $name: wer gespielt hat.
undo-other-seat = Das war vor dem Zug von { $name }.

# Was schiefgehen kann: was geschehen ist und (next) was du tun kannst.

error-covered = Das Gerät wird gerade weitergegeben.
error-covered-next = Nimm es zuerst an.
error-not-found = Dieses Spiel ist nicht mehr hier.
error-not-found-next = Sieh unter „Gespeichert“ nach: Gelöschte Spiele bleiben dort 30 Tage.
error-closed = Dieses Spiel ist geschlossen: Es ist zu Ende, weggelegt oder gelöscht.
error-closed-next = Sieh es dir noch einmal an, oder beginne ein neues.
error-damaged = Die gespeicherten Spiele waren beschädigt.
error-damaged-next = Was lesbar war, ist wieder da. Die beschädigte Datei bleibt erhalten.
error-newer = Das wurde von einer neueren Version von Windrose gespeichert.
error-newer-next = Aktualisiere die App. Nichts wurde geändert.
error-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als diese Version kennt.
error-other-rules-next = Den Verlauf kannst du noch lesen.
error-read-only = Die Spiele auf diesem Gerät lassen sich nicht ändern.
error-read-only-next = Erlaube der App, in ihren Ordner zu schreiben, und versuch es dann noch einmal.
error-full = Auf diesem Gerät ist kein Platz mehr.
error-full-next = Schaff etwas Platz und versuch es dann noch einmal. Alles bis zu deinem letzten Zug ist gespeichert.
error-busy = Ein anderes Fenster speichert gerade.
error-busy-next = Warte kurz und versuch es noch einmal.
error-file = Diese Datei ist kein Spiel von Windrose, oder sie ist beschädigt.
error-file-next = Exportiere das Spiel neu und versuch es noch einmal.
error-file-too-large = Diese Datei ist zu groß für ein Spiel von Windrose.
error-file-too-large-next = Sieh nach, ob du die richtige gewählt hast.
error-seed = Das ist kein Startwert.
error-seed-next = Ein Startwert hat 14 Buchstaben und Ziffern. Vergleiche ihn mit dem, den du kopiert hast.
error-fault = In der App selbst ist etwas schiefgegangen.
error-fault-next = Dein Spiel ist bis zu deinem letzten Zug gespeichert. Versuche es noch einmal.
error-storage = Die gespeicherten Spiele sind nicht erreichbar.
error-storage-next = Schließ die App und öffne sie wieder.

# Rettung: was du hörst, nachdem eine beschädigte Datei beiseitegelegt wurde.

salvage-title = Die gespeicherten Spiele waren beschädigt
salvage-title-missing = Die gespeicherten Spiele sind verschwunden
# $games: wie viele Spiele unversehrt zurückkamen.
salvage-kept = { $games ->
    [0] Kein Spiel ließ sich zurückholen.
    [one] { $games } Spiel ist genau so wieder da, wie es war.
   *[other] { $games } Spiele sind genau so wieder da, wie sie waren.
}
# $games: wie viele Spiele verloren sind. Ihre Namen folgen.
salvage-lost = { $games ->
    [0] Kein Spiel ist verloren.
    [one] { $games } Spiel war nicht lesbar.
   *[other] { $games } Spiele waren nicht lesbar.
}
# $games: wie viele davon keinen Namen mehr haben.
salvage-lost-nameless = { $games ->
    [0] Die Namen von allen sind bekannt.
    [one] Von { $games } Spiel ist nicht einmal der Name geblieben.
   *[other] Von { $games } Spielen sind nicht einmal die Namen geblieben.
}
# $games: wie viele Spiele vielleicht älter sind, als sie waren. Ihre Namen folgen.
salvage-older = { $games ->
    [0] Kein Spiel hat einen Zug verloren.
    [one] { $games } Spiel ist wieder da, aber vielleicht ohne seine letzten Züge.
   *[other] { $games } Spiele sind wieder da, aber vielleicht ohne ihre letzten Züge.
}
# $changes: wie viele der letzten Änderungen, etwa Züge oder neue Namen, mindestens fehlen.
salvage-changes = { $changes ->
    [0] Keine Änderung fehlt.
    [one] Mindestens { $changes } der letzten Änderungen fehlt.
   *[other] Mindestens { $changes } der letzten Änderungen fehlen.
}
salvage-unsure = Vielleicht fehlt mehr, als sich feststellen lässt.
# Ein Spiel, das nicht lesbar war und dessen Namen auch niemand mehr kennt. $id: seine Nummer.
salvage-nameless = Spiel Nummer { $id }
# $file: Name der beschädigten Datei.
salvage-file = Die beschädigte Datei liegt als { $file } neben der neuen.
salvage-settings = Die Optionen waren nicht lesbar und stehen wieder wie am Anfang.
