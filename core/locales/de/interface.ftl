# Die festen Wörter aller Bildschirme. Keines nimmt einen Wert auf: Kotlin und Swift bekommen sie als eine Tabelle.
# Die Wörter für Aufbau und erstes Spiel eines Spiels stehen in dessen Datei.

# Bevor die Bibliothek da ist. Diese wenigen Wörter sind in die Apps eingebaut, damit es ohne sie geht.

boot-waiting = Einen Moment
boot-title = Windrose passt nicht zusammen
boot-cause = Die Teile stammen aus verschiedenen Versionen.
boot-next = Installiere die App neu. Deine Spiele bleiben erhalten.
boot-closed = Deine Spiele lassen sich gerade nicht öffnen
boot-again = Noch einmal versuchen

# Die App

ui-app-name = Windrose
ui-app-tagline = Spiele für einen Tisch

ui-wind-north = N
ui-wind-east = O
ui-wind-south = S
ui-wind-west = W

# Knöpfe vieler Bildschirme

ui-back = Zurück
ui-close = Schließen
ui-cancel = Abbrechen
ui-done = Fertig
ui-next = Weiter
ui-skip = Überspringen
ui-ok = OK
ui-try-again = Noch einmal versuchen
ui-delete = Löschen
ui-rename = Umbenennen
ui-copy = Kopieren
ui-copied = Kopiert
ui-loading = Einen Moment

# Start

ui-home = Start
ui-tab-play = Spielen
ui-tab-saved = Gespeichert
ui-tab-rules = Regeln
ui-tab-settings = Optionen
ui-home-your-table = Dein Tisch
ui-continue = Weiterspielen
ui-new-game = Neues Spiel
ui-home-empty-title = Kein Spiel auf dem Tisch
ui-home-empty-text = Wähle ein Spiel. Es wird nach jedem Zug gespeichert; du kannst also jederzeit aufhören.

# Gespeicherte Spiele

ui-saved-title = Gespeicherte Spiele
ui-saved-open = Im Gange
ui-saved-finished = Beendet
ui-saved-abandoned = Weggelegt
ui-saved-abandon = Weglegen
ui-saved-abandon-text = Beendet dieses Spiel ohne Ergebnis. Du kannst es dir weiterhin ansehen.
ui-saved-deleted = Gelöscht
ui-saved-deleted-text = Gelöschte Spiele lassen sich 30 Tage lang zurückholen. Dann verschwinden sie endgültig.
ui-saved-remove = Endgültig löschen
ui-saved-remove-text = Niemand kann dieses Spiel dann noch zurückholen.
ui-saved-removed = Spiel endgültig gelöscht
ui-saved-empty-title = Keine gespeicherten Spiele
ui-saved-empty-text = Jedes Spiel, das du beginnst, bleibt hier, bis du es löschst.
ui-saved-actions = Was soll mit diesem Spiel geschehen?
ui-saved-open-game = Öffnen
ui-saved-rename-title = Name des Spiels
ui-saved-rename-hint = Name
ui-saved-deleted-note = Spiel gelöscht
ui-saved-bring-back = Zurückholen
ui-saved-export = In eine Datei exportieren
ui-saved-export-text = Spiel auf einem anderen Gerät weiter.
ui-saved-exported = Spiel exportiert
ui-saved-import = Spiel importieren
ui-saved-import-text = Öffne ein Spiel, das auf einem anderen Gerät exportiert wurde.
ui-saved-imported = Import abgeschlossen
ui-saved-importing = Die Datei wird gelesen
ui-saved-seed-copy = Startwert kopieren
ui-saved-seed-copied = Startwert kopiert

# Aufbau

ui-setup-start = Spiel beginnen
ui-setup-players = Spieler
ui-setup-name = Name
ui-setup-name-text = Lass ihn leer, um unter der Farbe zu spielen.
ui-setup-rename-seat = Namen ändern
ui-setup-names-again = Dieselben Namen wie beim letzten Mal
ui-setup-options = Weitere Regeln
ui-setup-recommended = Gut für das erste Spiel
ui-setup-seed = Startwert
ui-setup-seed-title = Startwert des Spiels
ui-setup-seed-text = Gleicher Startwert und gleiche Züge geben das gleiche Spiel. Lass das Feld leer für ein ganz neues.
ui-setup-seed-hint = 14 Buchstaben und Ziffern
ui-setup-seed-paste = Einfügen
ui-setup-seed-clear = Leeren
ui-setup-seed-set = Dieses Spiel hat einen Startwert
ui-setup-first-game = Zeig mir, wie es geht
ui-setup-first = Wer beginnt
ui-setup-first-random = Das Los

# Tisch

ui-table-menu = Menü
ui-table-log = Verlauf
ui-table-rules = Regeln
ui-table-cards = Karten im Spiel
ui-table-choices = Deine Möglichkeiten
ui-table-score-track = Punkteleiste
ui-score-sheet = Punktezettel
ui-table-undo = Zurücknehmen
ui-table-undone = Zurückgenommen
ui-table-undo-not = Zurücknehmen geht nicht
ui-table-since = Seit deinem letzten Zug
ui-table-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
ui-table-why-not = Warum nicht
ui-table-leave = Tisch verlassen
ui-table-leave-text = Das Spiel ist gespeichert. Du kannst jederzeit weiterspielen.
ui-table-moved-on = Am Tisch ging es weiter
ui-table-confirm = Bestätigen
ui-table-walkthrough = So wird gespielt

# Verlauf

ui-log-title = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-log-undo-stops = Bis hierher kannst du zurücknehmen
ui-log-before = Davor

# Weitergabe

ui-handover-to = Gib das Gerät weiter an
ui-handover-hidden = Was dir gehört, bleibt verdeckt, bis du es sehen willst.
ui-handover-accept = Meinen Tisch zeigen
ui-handover-rest = Hier ausruhen

# Ergebnis und Rückblick

ui-result-home = Start
ui-result-review = Rückblick
ui-result-again = Noch einmal
ui-review-title = Rückblick
ui-review-first = Zum Anfang
ui-review-previous = Einen Schritt zurück
ui-review-next = Einen Schritt weiter
ui-review-last = Zum Ende
ui-review-play = Durchspielen
ui-review-pause = Anhalten
ui-review-step = Schritt

# Regeln

ui-rules-title = Regeln
ui-rules-contents = Inhalt
ui-rules-search = In den Regeln suchen
ui-rules-search-clear = Suche leeren
ui-rules-found-nothing = Nichts gefunden. Versuch es mit einem kürzeren Wort.
ui-rules-to-top = Zurück zum Inhalt

# Statistik

ui-statistics-title = Statistik
ui-statistics-empty-title = Noch keine Zahlen
ui-statistics-empty-text = Spiel ein Spiel zu Ende, dann siehst du hier, wer gewonnen hat und wie es lief.
ui-statistics-abandoned = Weggelegte Spiele zählen nicht mit.
ui-statistics-rolled = Gewürfelt
ui-statistics-expected = Zu erwarten
ui-statistics-counting = Wird gezählt

# Einstellungen

ui-settings-title = Optionen
ui-settings-look = Aussehen
ui-settings-play = Spielen
ui-settings-data = Spiele und Daten
ui-settings-about = Über die App
ui-settings-language = Sprache
ui-settings-language-device = Wie das Gerät
ui-settings-language-english = English
ui-settings-language-german = Deutsch
ui-settings-theme = Farben
ui-settings-theme-device = Wie das Gerät
ui-settings-theme-light = Hell
ui-settings-theme-dark = Dunkel
ui-settings-motion = Bewegung
ui-settings-motion-device = Wie das Gerät
ui-settings-motion-on = An
ui-settings-motion-off = Aus
ui-settings-motion-text = Figuren und Würfel bewegen sich auf dem Spielplan. Ein Tipp beendet eine Bewegung.
ui-settings-confirm = Züge bestätigen
ui-settings-confirm-auto = Bei wenig Platz
ui-settings-confirm-always = Immer
ui-settings-confirm-never = Nie
ui-settings-confirm-text = Zeigt, was ein Zug bewirkt, bevor du ihn spielst. Auf kleinen Bildschirmen gilt das für Züge, die sich nicht zurücknehmen lassen. Sonst gilt ein Tipp sofort.
ui-settings-sound = Ton
ui-settings-haptics = Vibration
ui-settings-primary-left = Hauptknopf links
ui-settings-primary-left-text = Für das Spielen mit der linken Hand.
ui-settings-board-turned = Spielplan zum Spieler drehen
ui-settings-board-turned-text = Wer am Zug ist, sieht den Plan von der eigenen Seite. Buchstaben und Zahlen bleiben gleich.
ui-settings-licences = Lizenzen
ui-settings-statistics = Statistik
ui-settings-version = Version
ui-settings-diagnostics = Bericht teilen
ui-settings-diagnostics-text = Ein Text über die App und dieses Gerät, um Fehler zu finden. Namen und Spiele stehen nicht darin.
ui-settings-delete-all = Alle Daten löschen
ui-settings-delete-all-title = Alles löschen?
ui-settings-delete-all-text = Alle gespeicherten Spiele, die ganze Statistik und alle Optionen auf diesem Gerät werden sofort gelöscht. Das lässt sich nicht zurücknehmen, und niemand kann sie zurückholen. Exportiere vorher die Spiele, die du behalten willst.
ui-settings-delete-all-type = Tippe zum Fortfahren das Wort LÖSCHEN.
ui-settings-delete-all-word = LÖSCHEN
ui-settings-delete-all-confirm = Alles endgültig löschen
ui-settings-delete-all-done = Alles ist gelöscht

# Lizenzen

ui-licences-title = Lizenzen
ui-licences-text = Windrose ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du willst.
ui-licences-fonts = Schriften
ui-licences-libraries = Bibliotheken

# Fehler und Rettung

ui-error-title = Das hat nicht geklappt
ui-error-file = Die Datei ließ sich nicht lesen oder schreiben. Wähle einen anderen Ort und versuch es noch einmal.
ui-salvage-go-on = Weiter

# Wie ein Feld, Würfel, eine Karte oder ein Knopf gerade ist, für die Sprachausgabe

ui-state-legal = möglich
ui-state-chosen = gewählt
ui-state-last-move = letzter Zug
ui-state-used = benutzt
ui-state-held = in der Hand
ui-state-not-placed = noch nicht gelegt
ui-state-to-play = am Zug
ui-state-let-go = losgelassen
ui-role-die = Würfel

# Tastatur

ui-keys-title = Tastatur
ui-keys-arrows = Pfeiltasten
ui-keys-arrows-text = Über den Spielplan und die Möglichkeiten wandern
ui-keys-tab = Tabulator
ui-keys-tab-text = Zum nächsten Teil des Bildschirms
ui-keys-enter = Eingabe oder Leertaste
ui-keys-enter-text = Wählen und Gewähltes bestätigen
ui-keys-escape = Escape
ui-keys-escape-text = Auswahl loslassen, schließen oder zurück
ui-keys-undo = Strg+Z
ui-keys-undo-text = Zurücknehmen
ui-keys-log = L
ui-keys-log-text = Verlauf öffnen
ui-keys-help = F1
ui-keys-help-text = Diese Tasten zeigen

# Four Senses: der Tisch. Noch einmal: was zuletzt gefühlt wurde, wird wieder gefühlt.

ui-four-senses-again = Nochmal
ui-four-senses-declare = Ansagen

# Four Senses: Aufbau

ui-four-senses-players-two = Zu zweit
ui-four-senses-players-two-text = Ein Spiel. Wer zuerst eine Linie ansagt, gewinnt es.
ui-four-senses-players-three = Zu dritt
ui-four-senses-players-three-text = Drei Runden, jede beginnt jemand anderes, und für jede gibt es Punkte.
ui-four-senses-first-text = Nach den Regeln beginnt, wer am jüngsten ist.
ui-four-senses-sight = Wie ihr spielt
ui-four-senses-wrong = Eine falsche Ansage

# Four Senses: wie sich Felder anfühlen, zum Ausprobieren auf der Seite der Regeln

ui-four-senses-practice = Fühle selbst
ui-four-senses-practice-text = Jede Stufe ist ein Schlag und klingt höher als die darunter. Dann kommt die Oberseite: ein langer Schlag für glatt, zwei kurze für ein Loch. Ein leeres Feld tickt einmal schwach.

# Four Senses: das erste Spiel

ui-four-senses-tour-title = Dein erstes Spiel
ui-four-senses-tour-1-title = Vier Sinne, ohne Augen
ui-four-senses-tour-1-text = Das Brett ist verdeckt. Fahre mit einem Finger darüber: Jedes Feld sagt deiner Hand und deinem Ohr, was dort liegt. Mit offenem Brett kannst du es auch sehen.
ui-four-senses-tour-2-title = Ein Schlag je Stufe
ui-four-senses-tour-2-text = Drei Stufen sind drei Schläge, jeder höher als der vorige. Dann kommt die Oberseite: Ein langer Schlag heißt glatt, zwei kurze heißen Loch.
ui-four-senses-tour-3-title = Lege einen Stein
ui-four-senses-tour-3-text = Wähle einen Stein und ein Feld. Wo das Brett nicht zu sehen ist, tippe zweimal, um zu wählen: Das erste Mal sagt dir, was dort ist, auf einem Feld wie auf einem Knopf. Auf ein Feld passen zwei Steine, ein hoher füllt ein leeres.
ui-four-senses-tour-4-title = Vier in einer Linie
ui-four-senses-tour-4-text = Vier in einer Linie, die oben alle glatt sind oder alle ein Loch haben, gewinnen, und ebenso vier Felder mit gleich vielen Stufen.
ui-four-senses-tour-5-title = Oder eine Treppe
ui-four-senses-tour-5-text = Auch drei Nachbarn in einer Linie mit einer, zwei und drei Stufen gewinnen. Ein leeres Feld zählt nie.
ui-four-senses-tour-6-title = Bemerke sie und sag es
ui-four-senses-tour-6-text = Eine Linie gewinnt nicht von selbst: Jemand muss sie ansagen, vor oder nach dem Legen. Wer sie gebaut hat, ist egal. Nenne ihre beiden Enden und wie sie gewinnt.
