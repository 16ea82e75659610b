# Was die Bibliothek und jeder Tisch sagen, gleich bei welchem Spiel.

# Spiele

game-tack = Tack
game-tack-tagline = Triff mit Würfeln den Wind
game-tack-players = 1–2

other-game = Dieser Zug gehört zu einem anderen Spiel. Öffne diesen Tisch neu und versuch es noch einmal.

# Aufzählungen. $others: alles bis auf das Letzte, schon aufgezählt. $last: das Letzte.

list-and = { $others } und { $last }

# Gespeicherte Spiele

# $game: Name des Spiels. $names: die Namen der Personen am Tisch, aufgezählt.
saved-name = { $game }: { $names }
# $name: wer entscheidet.
saved-to-play = { $name } ist am Zug
saved-finished = Beendet
# Name eines Spiels, das aus einer Datei kam. $name: sein Name dort.
saved-imported = { $name } (importiert)
saved-today = Heute gespielt
saved-yesterday = Gestern gespielt
# $days: mindestens 2.
saved-days = { $days ->
    [one] Vor { $days } Tag gespielt
   *[other] Vor { $days } Tagen gespielt
}
# $days: wie lange ein gelöschtes Spiel noch bleibt.
saved-deleted = { $days ->
    [0] Gelöscht. Heute verschwindet es endgültig.
    [one] Gelöscht. Du kannst es noch { $days } Tag lang zurückholen.
   *[other] Gelöscht. Du kannst es noch { $days } Tage lang zurückholen.
}

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

# Der Verlauf. $game: Name des Spiels. $summary: wie es aufgebaut wurde.

log-setup = { $game }. { $summary }.

# Vorschau: die letzte Zeile, wenn der Zufall entscheidet, wie es weitergeht.

preview-draw = Dann wird gewürfelt.

# Zurücknehmen

# $line: was zurückgenommen würde, als Zeile des Verlaufs.
undo-takes-back = Nimmt zurück: { $line }
undo-last = Nimmt den letzten Schritt zurück.
undo-start = Es ist noch nichts gespielt.
undo-draw = Danach wurde gewürfelt. Was gefallen ist, bleibt.
undo-reveal = Danach wurde etwas aufgedeckt. Was gesehen wurde, bleibt.
undo-handover = Danach wurde das Gerät weitergegeben.
# $name: wer gespielt hat.
undo-other-seat = { $name } hat seitdem gespielt.
undo-over = Das Spiel ist zu Ende.

# Was schiefgehen kann: die Ursache, und was du tun kannst.

error-moved-on = Am Tisch ging es inzwischen weiter. Du siehst jetzt den neuen Stand: bitte wähle noch einmal.
error-not-found = Dieses Spiel ist hier nicht mehr gespeichert. Sieh unter „Gespeichert“ nach: Gelöschte Spiele bleiben dort 30 Tage.
error-busy = Ein anderes Fenster speichert gerade. Warte kurz und versuch es noch einmal.
error-disk-full = Auf diesem Gerät ist kein Platz mehr. Schaff etwas Platz und versuch es dann noch einmal; alles bis zu deinem letzten Zug ist gespeichert.
error-read-only = Die Spiele auf diesem Gerät lassen sich nicht ändern. Erlaube der App, in ihren Ordner zu schreiben, und versuch es dann noch einmal.
error-damaged = Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen. Deine anderen Spiele sind nicht betroffen.
error-newer-save = Eine neuere Version von Windrose hat diese Spiele gespeichert. Aktualisiere die App, um sie zu öffnen; nichts wurde geändert.
error-older-rules = Dieses Spiel wurde nach Regeln gespeichert, die diese Version nicht mehr spielt. Den Verlauf kannst du noch lesen.
error-bad-import = Diese Datei ist kein Spiel von Windrose, oder sie ist beschädigt. Exportiere das Spiel neu und versuch es noch einmal.
error-newer-import = Diese Datei stammt aus einer neueren Version von Windrose. Aktualisiere die App und importiere sie dann noch einmal.
error-too-large = Diese Datei ist zu groß für ein Spiel von Windrose. Sieh nach, ob du die richtige gewählt hast.
error-file = Die Datei lässt sich nicht lesen oder schreiben. Sieh nach, ob es sie noch gibt und ob die App sie benutzen darf.
error-bad-seed = Das ist kein Startwert. Ein Startwert ist eine ganze Zahl; kopiere ihn aus dem Menü eines anderen Spiels.
error-bad-name = Ein Name hat mindestens einen und höchstens 40 Buchstaben.
error-bad-setup = So lässt sich nicht spielen. Ändere eine Einstellung und versuch es noch einmal.
error-over = Das Spiel ist zu Ende. Beginne ein neues, oder sieh dir dieses noch einmal an.
error-covered = Das Gerät wird gerade weitergegeben. Nimm es zuerst an.
error-cancelled = Abgebrochen. Nichts wurde geändert.
error-storage = Die gespeicherten Spiele sind nicht erreichbar. Schließ die App, öffne sie wieder und versuch es noch einmal.
error-inside = In der App ist etwas schiefgegangen. Der Tisch wurde so geladen, wie er zuletzt gespeichert war.

# Rettung: was du hörst, nachdem eine beschädigte Datei beiseitegelegt wurde.

salvage-title = Die gespeicherten Spiele waren beschädigt
# $games: wie viele Spiele unversehrt zurückkamen.
salvage-kept = { $games ->
    [0] Kein Spiel ließ sich zurückholen.
    [one] { $games } Spiel ist genau so wieder da, wie es war.
   *[other] { $games } Spiele sind genau so wieder da, wie sie waren.
}
# $games: wie viele Spiele verloren sind.
salvage-lost = { $games ->
    [0] Kein Spiel ist verloren.
    [one] { $games } Spiel war nicht lesbar:
   *[other] { $games } Spiele waren nicht lesbar:
}
# Ein Spiel, das nicht lesbar war und dessen Namen auch niemand mehr kennt. $id: seine Nummer.
salvage-nameless = Spiel Nummer { $id }
# $file: Name der beschädigten Datei.
salvage-file = Die beschädigte Datei liegt als { $file } neben der neuen.
salvage-settings = Die Einstellungen waren nicht lesbar und stehen wieder wie am Anfang.
