# Tack. Augenzahlen und Reihen kommen als Zahlen; Felder als Buchstabe und Zahl wie B4; $name ist der Name eines Platzes
# und wird nie gebeugt.

# Die Plätze

tack-seat-blue = Blau
tack-seat-plum = Pflaume
tack-seat-tide = Die Tide

# Augenzahlen als Wort

tack-face = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}

# Ein Würfel mit seiner Augenzahl, als Ziffer oder Wort, und seinem Ort: auf einem Feld des Gitters, in einer Spalte der
# Startfelder

tack-die-on = { $face } auf { $space }
tack-die-in = { $face } in { $space }

# Aufbau

ui-tack-players = 1–2
ui-tack-players-spoken = Eine oder zwei Personen
ui-tack-mode-two-players = Zu zweit
ui-tack-mode-two-players-text = Ihr spielt abwechselnd auf einem Gerät.
ui-tack-mode-tide = Allein gegen die Tide
ui-tack-mode-tide-text = Du spielst allein. Die Tide zieht nach ihren Marken.
ui-tack-level = Wie stark ist die Tide?
ui-tack-level-neap = Nipptide
ui-tack-level-neap-text = Du beginnst mit 1 Punkt.
ui-tack-level-mean = Mitteltide
ui-tack-level-mean-text = Die Tide beginnt mit 1 Punkt.
ui-tack-level-spring = Springtide
ui-tack-level-spring-text = Die Tide beginnt mit 4 Punkten, und drei Sturmkarten sind im Spiel.
ui-tack-now = jetzt
ui-tack-fog = Nebel
ui-tack-winds = Windkarte
ui-tack-winds-random = Irgendeine
ui-tack-winds-random-text = Eine der zwölf, zufällig.
ui-tack-winds-clear-day = Klarer Tag
ui-tack-winds-clear-day-text = Eine der drei ohne eigene Regel.
ui-tack-winds-card = Karte wählen
ui-tack-winds-card-text = Die Zahlen sind die Winde der Reihen 1 bis 5.
ui-tack-storms = Sturmkarten
ui-tack-storms-none = Keine
ui-tack-storms-none-text = Ihr spielt nach den Grundregeln.
ui-tack-storms-random = Drei zufällige
ui-tack-storms-random-text = Sie werden nach der Eröffnung gezogen. Ihre Regeln gelten für beide Seiten bis zum Ende.
ui-tack-storms-chosen = Drei wählen
ui-tack-storms-chosen-text = Sucht euch die drei Karten selbst aus.
ui-tack-storms-missing = Wähle genau drei Karten.
ui-tack-storms-spring = Gehören zur Springtide
ui-tack-older = Wer ist älter?
ui-tack-older-text = Wer älter ist, beginnt, wenn beide dieselbe Summe würfeln.
ui-tack-even-start = Gleicher Start
ui-tack-even-start-text = Niemand nimmt einen Würfel heraus. Sonst spielt, wer beginnt, mit vier Würfeln gegen fünf.

# Das erste Spiel, Schritt für Schritt

ui-tack-tour-title = Dein erstes Spiel
ui-tack-tour-1-title = Auf zum Leuchtturm
ui-tack-tour-1-text = Dein Boot will zum Leuchtturm. Jeder Punkt bringt es einen Schritt weiter. Wer neun Punkte hat, gewinnt.
ui-tack-tour-2-title = Jede Reihe hat ihren Wind
ui-tack-tour-2-text = Die Zahl neben einer Reihe ist ihr Wind. Die Würfel in der Reihe sollen zusammen genau diese Zahl ergeben.
ui-tack-tour-3-title = Zieh einen Würfel
ui-tack-tour-3-text = Wenn du dran bist, ziehst du einen deiner Würfel in seiner Spalte vor oder zurück, so weit der Weg frei ist. Tippe auf einen Würfel, dann auf einen der Ringe.
ui-tack-tour-4-title = Triff den Wind
ui-tack-tour-4-text = Ergibt eine Reihe ihren Wind, bringt jeder Würfel darin 1 Punkt: deine dir, die anderen der anderen Seite. Dann werden diese Würfel neu gewürfelt und gehen zurück zum Start.
ui-tack-tour-5-title = Nicht zu viel
ui-tack-tour-5-text = Ergibt eine Reihe mehr als ihren Wind oder liegen vier Würfel darin, dann kentert sie. Niemand bekommt einen Punkt, und ihre Würfel werden neu gewürfelt. Du kannst auch die Würfel der anderen Seite kentern lassen!
ui-tack-tour-6-title = Probier es aus
ui-tack-tour-6-text = Bevor gewürfelt wird, siehst du, was dein Zug bewirkt. Gefällt er dir nicht, wähle etwas anderes. Jeden anderen Zug kannst du zurücknehmen, bis gewürfelt wird.

# Wetter und Windkarten

ui-tack-weather-clear-day = Klarer Tag
ui-tack-weather-hot-day = Heißer Tag
ui-tack-weather-cold-front = Kaltfront
ui-tack-weather-night-sail = Nachtfahrt
ui-tack-card-clear-day-1 = Klarer Tag: 9 7 11 8 10
ui-tack-card-clear-day-2 = Klarer Tag: 11 8 9 7 10
ui-tack-card-clear-day-3 = Klarer Tag: 8 11 7 12 9
ui-tack-card-hot-day-1 = Heißer Tag: 10 8 12 9 11, Feuer in C
ui-tack-card-hot-day-2 = Heißer Tag: 9 11 12 8 10, Feuer in B und D
ui-tack-card-hot-day-3 = Heißer Tag: 11 9 12 7 10, Feuer in A und E
ui-tack-card-cold-front-1 = Kaltfront: 8 10 7 11 9, Eis in C
ui-tack-card-cold-front-2 = Kaltfront: 9 7 11 8 10, Eis in B
ui-tack-card-cold-front-3 = Kaltfront: 10 8 7 11 9, Eis in D
ui-tack-card-night-sail-1 = Nachtfahrt: 10 7 9 8 11, Strömung in B zu Reihe 5, in D zu Reihe 1
ui-tack-card-night-sail-2 = Nachtfahrt: 9 7 12 10 8, Strömung in B zu Reihe 1, in D zu Reihe 5
ui-tack-card-night-sail-3 = Nachtfahrt: 10 8 12 7 9, Strömung in A zu Reihe 5, in C zu Reihe 1

# $columns: die Spalten, aufgezählt, wie B und D. $count: wie viele. $column: die erste davon.
# $ways: wohin jede Spalte treibt, aus tack-way.

tack-way = { $column } zu Reihe { $row }
tack-subtitle-clear-day = Klarer Tag: keine eigene Regel
tack-subtitle-hot-day = { $count ->
    [one] Heißer Tag: Spalte { $columns } brennt
   *[other] Heißer Tag: Spalten { $columns } brennen
}
tack-subtitle-cold-front = { $count ->
    [one] Kaltfront: Spalte { $columns } friert
   *[other] Kaltfront: Spalten { $columns } frieren
}
tack-subtitle-night-sail = { $count ->
    [one] Nachtfahrt: Spalte { $columns } treibt
   *[other] Nachtfahrt: Spalten { $columns } treiben
}
tack-weather-clear-day-rule = Keine eigene Regel.
tack-weather-clear-day-detail = Der Wind weht ruhig und gleichmäßig, gut für das erste Spiel. Jede Zahl ist der Wind ihrer Reihe. Beispiel: Der Wind von Reihe 1 ist { $wind }. Ergeben die Würfel dort { $wind }, bringt jeder von ihnen 1 Punkt.
tack-weather-hot-day-rule = { $count ->
    [one] Beginnt dein Zug, steigen deine Würfel in Spalte { $columns } um 1. Eine 6 bleibt 6.
   *[other] Beginnt dein Zug, steigen deine Würfel in den Spalten { $columns } um 1. Eine 6 bleibt 6.
}
tack-weather-hot-day-detail = Das geschieht vor jedem Zug, ob du willst oder nicht. Es betrifft nur deine Würfel auf dem Gitter, alle zugleich; dann werden die Reihen gewertet. Beispiel: Deine 3 auf { $column }2 wird zur 4. Ergibt Reihe 2 jetzt ihren Wind, punktet sie, liegt sie darüber, kentert sie, und deinen Zug machst du trotzdem.
tack-weather-cold-front-rule = { $count ->
    [one] Beginnt dein Zug, sinken deine Würfel in Spalte { $columns } um 1. Eine 1 bleibt 1.
   *[other] Beginnt dein Zug, sinken deine Würfel in den Spalten { $columns } um 1. Eine 1 bleibt 1.
}
tack-weather-cold-front-detail = Das geschieht vor jedem Zug, ob du willst oder nicht. Es betrifft nur deine Würfel auf dem Gitter, alle zugleich. Eine Reihe, die nur Augen verliert, wird nicht gewertet. Beispiel: Deine 5 auf { $column }4 wird zur 4, und Reihe 4 ergibt 1 weniger.
tack-weather-night-sail-rule = Beginnt dein Zug, dürfen deine Würfel in diesen Spalten ein Feld treiben: { $ways }.
tack-weather-night-sail-detail = Treiben kostet nichts und kommt vor deinem Zug. Nur Würfel, die schon zu Beginn des Zugs dort lagen, dürfen treiben, jeder einmal, in beliebiger Reihenfolge, auf ein leeres Feld des Gitters; eine Reihe wird dabei sofort gewertet. Beispiel: Dein Würfel auf { $column }3 treibt nach { $column }{ $row }, und danach machst du deinen Zug.

# Sturmkarten: Name, Regel und eine ausführliche Erklärung mit Beispiel.

ui-tack-storm-crosswind = Seitenwind
ui-tack-storm-crosswind-rule = Statt in einer Spalte zu ziehen, darfst du einen Würfel auf dem Gitter ein Feld zur Seite ziehen.
tack-storm-crosswind-detail = Das Feld muss leer sein und in einer Nachbarspalte liegen, in der du gar keinen Würfel hast. Das hilft also nur einer Seite mit einer offenen Spalte. Es ist dein Zug für diese Runde. Beispiel: Du hast keinen Würfel in Spalte D, und D3 ist leer. Deine 5 auf C3 darf nach D3.
ui-tack-storm-becalmed = Flaute
ui-tack-storm-becalmed-rule = Ein Würfel zieht höchstens 2 Felder.
tack-storm-becalmed-detail = Das gilt für Züge in einer Spalte, auch von den Startfeldern aus. Für Seitenwind und Kurstausch gilt es nicht. Beispiel: Von deinem Startfeld in B erreichst du nur die ersten zwei Reihen vor dir.
ui-tack-storm-gale = Starkwind
ui-tack-storm-gale-rule = Ein Würfel, der sein Startfeld verlässt, zieht mindestens 2 Felder, wenn er kann.
tack-storm-gale-detail = Nur wenn das zweite Feld nicht frei ist, darf er bloß 1 Feld ziehen. Zusammen mit Flaute zieht er genau 2, wenn er kann. Beispiel: Dein Würfel startet in C, und die ersten zwei Felder sind leer: Auf die nächste Reihe darf er nicht.
ui-tack-storm-anchor = Anker
ui-tack-storm-anchor-rule = Ein Würfel auf dem Gitter, der 1 zeigt, zieht genau 1 Feld.
tack-storm-anchor-detail = Gleich, was ihn bewegt: ein Zug, die Strömung oder der Sog. Tauschen lässt er sich nicht. Beispiel: Deine 1 auf A2 darf nach A1 oder A3 und nicht weiter.
ui-tack-storm-undertow = Sog
ui-tack-storm-undertow-rule = Am Ende deines Zugs darfst du einen Würfel auf dem Gitter 1 Feld zu dir ziehen.
tack-storm-undertow-detail = Das Feld muss ein leeres Feld des Gitters sein. Wird dadurch eine Reihe gewertet, ist dein Zug sofort zu Ende. Das geht nicht, wenn schon dein Zug eine Reihe gewertet hat. Beispiel: Deine 4 auf B3 kommt ein Feld näher, und Reihe 3 ergibt 4 weniger.
ui-tack-storm-trimmed-sails = Segeltrimm
ui-tack-storm-trimmed-sails-rule = Am Ende deines Zugs darfst du einen Würfel auf deinen Startfeldern um 1 hoch- oder runterdrehen.
tack-storm-trimmed-sails-detail = Er bleibt zwischen 1 und 6. Einmal in jedem Zug, und nicht, wenn dein Zug eine Reihe gewertet hat. Beispiel: Eine 3, die in E wartet, wird zur 4 und passt so in eine Reihe, in der 4 fehlen.
ui-tack-storm-flotilla = Flottille
ui-tack-storm-flotilla-rule = Eine Reihe, die mit drei Würfeln punktet, bringt jeder Seite darin 1 Punkt mehr.
tack-storm-flotilla-detail = Ein Punkt mehr für jede Seite, gleich, wie viele Würfel sie dort hat. Beispiel: Eine Reihe mit zwei Würfeln von dir und einem der anderen Seite ergibt ihren Wind: Du bekommst 2 und 1 dazu, die andere Seite 1 und 1 dazu.
ui-tack-storm-fog-bank = Nebelbank
ui-tack-storm-fog-bank-rule = Reihe 3 punktet nicht. Kentern kann sie trotzdem.
tack-storm-fog-bank-detail = Ergeben die Würfel in Reihe 3 genau ihren Wind, bleiben sie einfach liegen. Über dem Wind oder mit vier Würfeln kentert Reihe 3 wie immer. Beispiel: Der Wind von Reihe 3 ist 9. Eine 5 und eine 4 liegen dort sicher, bis ein weiterer Würfel kommt.
ui-tack-storm-man-overboard = Mann über Bord
ui-tack-storm-man-overboard-rule = Eine Reihe, die in deinem Zug kentert, bringt der anderen Seite 1 Punkt.
tack-storm-man-overboard-detail = Für jede solche Reihe, gleich, wessen Würfel darin liegen, und auch, wenn das Wetter sie kentern ließ. Beispiel: In deinem Zug bringst du Reihe 2 über ihren Wind: Die andere Seite bekommt 1 Punkt.
ui-tack-storm-tailwind = Rückenwind
ui-tack-storm-tailwind-rule = Ein Würfel, der genau so viele Felder zieht, wie er zeigt, darf danach um 1 gedreht werden.
tack-storm-tailwind-detail = Hoch oder runter, nach einem Zug in seiner Spalte und bevor die Reihe gewertet wird. Beispiel: Deine 3 zieht drei Felder von ihrem Startfeld. Du darfst sie auf 2 oder 4 drehen, bevor die Reihe zählt.
ui-tack-storm-lighthouse-beam = Leuchtfeuer
ui-tack-storm-lighthouse-beam-rule = Punktest du in der Reihe, die am weitesten von dir weg ist, bekommst du 1 Punkt mehr.
tack-storm-lighthouse-beam-detail = Ein Punkt mehr für die Reihe, in jedem Zug, wenn ein Würfel von dir darin liegt. Wer neben Reihe 1 startet, punktet so in Reihe 5, die andere Seite in Reihe 1. Beispiel: Deine 6 in der fernsten Reihe hilft, den Wind zu treffen: Du bekommst 2 Punkte.
ui-tack-storm-swap-course = Kurstausch
ui-tack-storm-swap-course-rule = Statt zu ziehen, darfst du zwei deiner Würfel auf dem Gitter tauschen, die Verschiedenes zeigen.
tack-storm-swap-course-detail = Sie tauschen die Plätze, gleich, was dazwischen liegt. Dann werden die Reihen gewertet, die mehr geworden sind. Beispiel: Deine 2 auf A1 und deine 6 auf D4 tauschen: Reihe 1 ergibt 4 mehr, Reihe 4 ergibt 4 weniger.

# Der Aufbau in wenigen Worten, für Listen. $weather: Name der Windkarte.

tack-summary-two-players = { $weather }
tack-summary-neap = { $weather }, Nipptide
tack-summary-mean = { $weather }, Mitteltide
tack-summary-spring = { $weather }, Springtide
# $count: wie viele Sturmkarten; $summary: eines von oben.
tack-summary-storms = { $count ->
    [0] { $summary }, keine Sturmkarten
    [one] { $summary }, { $count } Sturmkarte
   *[other] { $summary }, { $count } Sturmkarten
}

# Wonach eine Entscheidung fragt: wer am Zug ist, was zu tun ist, eine Zeile Hilfe.

tack-step-opening = { $name }, deine ersten Würfel
tack-step-first = { $name }, du beginnst
tack-step-turn = { $name }, du bist dran
tack-step-move = { $name }, dein Zug
tack-step-places = { $name }, deine Würfel
tack-step-end = { $name }, Ende deines Zugs

tack-ask-opening = Leg in jede Spalte einen Würfel
tack-ask-opening-detail = Zusammen sind es { $sum }. Die höhere Summe beginnt.
tack-ask-opening-detail-tide = Du beginnst, ohne deinen niedrigsten Würfel.
tack-ask-high = Dreh einen Startwürfel auf 4, 5 oder 6
tack-ask-high-detail = Keiner deiner Würfel zeigt 4 oder mehr.
tack-ask-lowest = Nimm einen deiner niedrigsten Würfel heraus
tack-ask-lowest-detail = Wer beginnt, spielt mit vier Würfeln.
tack-ask-drifts = Lass einen Würfel treiben, oder mach weiter
tack-ask-drifts-detail = Ein Feld: { $ways }. Danach ziehst du.
tack-ask-move = Zieh einen Würfel
tack-ask-move-detail = In seiner Spalte vor oder zurück, so weit der Weg frei ist.
tack-ask-move-detail-becalmed = In seiner Spalte vor oder zurück, 1 oder 2 Felder.
tack-ask-move-crosswind = Oder ein Feld zur Seite.
tack-ask-move-swap = Oder tausch zwei Würfel.
# $left: nach wie vielen Zügen die Windstille das Spiel beendet.
tack-ask-move-calm = { $left ->
    [one] Bringt dieser Zug keinen Punkt, endet das Spiel in Windstille.
   *[other] Nach { $left } weiteren Zügen ohne Punkt endet das Spiel in Windstille.
}
tack-ask-tailwind = Dreh die { $face } um 1, oder lass sie
# $spaces: wie weit der Würfel zog.
tack-ask-tailwind-detail = { $spaces ->
    [one] Sie zog { $spaces } Feld, so viel wie sie zeigt.
   *[other] Sie zog { $spaces } Felder, so viel wie sie zeigt.
}
# $count: wie viele Würfel warten.
tack-ask-places = { $count ->
    [one] Leg den Würfel in eine offene Spalte
   *[other] Leg { $count } Würfel in offene Spalten
}
tack-ask-places-detail = Offen ist eine Spalte, in der du sonst keinen Würfel hast.
tack-ask-places-detail-out-of-turn = Die andere Seite ist dran, aber diese Würfel gehören dir.
tack-ask-end-both = Zieh oder dreh einen Würfel, oder beende den Zug
tack-ask-end-pull = Zieh einen Würfel zu dir, oder beende den Zug
tack-ask-end-trim = Dreh einen Startwürfel, oder beende den Zug
tack-ask-end-detail-both = Sog und Segeltrimm, je einmal, in beliebiger Reihenfolge.
tack-ask-end-detail-pull = Sog: ein Feld, auf ein leeres Feld des Gitters.
tack-ask-end-detail-trim = Segeltrimm: um 1 hoch oder runter.

# Möglichkeiten: auf einem Knopf (do, done), und ganz für Listen und Sprachausgabe (say). Dort sind $face, $to und die
# Würfel in Worten: $die, $one und $other kommen aus tack-die-on und tack-die-in.

tack-do-place = Die Würfel so legen
tack-do-place-one = Die { $die } legen
tack-do-raise = Die { $die } auf { $to } drehen
tack-do-remove = Die { $die } herausnehmen
tack-say-remove = Die { $die } aus dem Spiel nehmen
tack-do-drift = Nach { $to } treiben
tack-say-drift = { $face } treibt von { $from } nach { $to }
tack-do-move = Nach { $to } ziehen
tack-say-move = { $face } von { $from } nach { $to }
tack-do-sidestep = Zur Seite nach { $to }
tack-say-sidestep = { $face } zur Seite von { $from } nach { $to }
tack-do-swap = { $one } und { $other } tauschen
tack-say-swap = Die { $one } und die { $other } tauschen
tack-do-turn = Auf { $to } drehen
tack-do-trim = Die { $die } auf { $to } drehen
tack-say-turn = { $die } wird zur { $to }
tack-do-pull = Nach { $to } holen
tack-say-pull = { $face } wird von { $from } nach { $to } geholt
tack-done-drifts = Weiter zum Zug
tack-done-drifts-say = Nichts treibt mehr, weiter zum Zug
tack-done-tailwind = Den Würfel lassen
tack-done-tailwind-say = Den Würfel lassen, wie er ist
tack-done-end = Zug beenden
tack-done-end-say = Zug beenden, nichts weiter

# Teile einer Möglichkeit

tack-part-to = Nach { $space }
tack-part-turn = Auf { $face } drehen

# Warum ein Aufbau oder eine Aktion abgelehnt wird, oder warum sich etwas auf dem Spielplan nicht wählen lässt

tack-refused-even-start = Den gleichen Start gibt es nur zu zweit.
tack-refused-storms = Wähle drei verschiedene Sturmkarten.
tack-refused-spring = Zur Springtide gehören drei Sturmkarten.
tack-refused-seat = Wer älter ist, sitzt auf einem der zwei Plätze.
tack-refused-over = Das Spiel ist zu Ende.
tack-refused-question = Jetzt ist etwas anderes zu entscheiden.
tack-refused-space = Dieses Feld gibt es nicht.
tack-refused-dice = Leg genau die Würfel, die gewürfelt wurden.
tack-refused-column-taken = In dieser Spalte hast du schon einen Würfel.
tack-refused-no-starting-die = Das geht nur mit einem Würfel auf deinen Startfeldern.
tack-refused-not-high = Der Würfel muss 4, 5 oder 6 werden.
tack-refused-not-lowest = Nur einer deiner niedrigsten Würfel darf gehen.
tack-refused-no-die = Dort liegt kein Würfel.
tack-refused-not-yours = Dieser Würfel gehört der anderen Seite.
tack-refused-same-space = Ein Würfel zieht mindestens ein Feld.
tack-refused-sideways = Ein Würfel zieht nicht zur Seite.
tack-refused-to-start = Ein Würfel zieht nie auf ein Startfeld.
tack-refused-occupied = Dort liegt schon ein Würfel.
tack-refused-jump = Ein Würfel springt nicht über einen anderen.
tack-refused-becalmed = Flaute: Ein Würfel zieht höchstens 2 Felder.
tack-refused-gale = Starkwind: Ein Würfel verlässt sein Startfeld um mindestens 2 Felder, wenn er kann.
tack-refused-anchor = Anker: Ein Würfel, der 1 zeigt, zieht genau 1 Feld und lässt sich nicht tauschen.
tack-refused-hemmed-in = Dieser Würfel kann auf kein freies Feld ziehen.
tack-refused-not-drifting = Nur ein Würfel, der zu Beginn des Zugs in einer Spalte mit Strömung lag, treibt, und nur einmal.
tack-refused-tide-direction = Ein Würfel treibt ein Feld mit der Strömung.
tack-refused-edge = Dieser Würfel würde vom Gitter treiben.
tack-refused-no-crosswind = Seitenwind ist nicht im Spiel.
tack-refused-not-on-grid = Das geht nur mit einem Würfel auf dem Gitter.
tack-refused-not-next-door = Seitenwind zieht einen Würfel ein Feld zur Seite.
tack-refused-no-swap = Kurstausch ist nicht im Spiel.
tack-refused-same-faces = Die zwei Würfel müssen Verschiedenes zeigen.
tack-refused-swap-order = Nenne den Würfel in der linken Spalte zuerst.
tack-refused-face-limit = Ein Würfel zeigt 1 bis 6.
tack-refused-no-undertow = Sog ist nicht im Spiel.
tack-refused-pulled = Sog ist in diesem Zug schon benutzt.
tack-refused-pull-direction = Sog holt einen Würfel ein Feld zu dir.
tack-refused-no-trim = Segeltrimm ist nicht im Spiel.
tack-refused-trimmed = Segeltrimm ist in diesem Zug schon benutzt.

# Der Verlauf: neben dem Abzeichen des Platzes (log) und gesprochen (tell). Dort sind $face, $faces, $to und die Würfel
# in Worten.

tack-log-wind = Windkarte: { $weather }. Reihen 1 bis 5: { $goals }.
tack-log-opening-rolled = Würfelt { $faces }: zusammen { $sum }.
tack-tell-opening-rolled = { $name } würfelt { $faces }, zusammen { $sum }.
tack-log-rolled = Würfelt { $faces }.
tack-tell-rolled = { $name } würfelt { $faces }.
tack-log-placed = Legt { $dice }.
tack-tell-placed = { $name } legt { $dice }.
tack-log-raised = Kein Würfel mit 4 oder mehr: { $die } wird zur { $to }.
tack-tell-raised = { $name } hat keinen Würfel mit 4 oder mehr: { $die } wird zur { $to }.
tack-log-first-sum = Beginnt, { $high } gegen { $low }.
tack-tell-first-sum = { $name } beginnt, mit { $high } gegen { $low }.
tack-log-first-older = Beginnt: beide haben { $high }, das Alter entscheidet.
tack-tell-first-older = { $name } beginnt: beide haben { $high }, das Alter entscheidet.
tack-log-removed = Nimmt die { $die } aus dem Spiel.
tack-tell-removed = { $name } nimmt die { $die } aus dem Spiel.
tack-log-storms = Sturmkarten: { $storms }.
tack-log-fire = Feuer: { $die } wird zur { $to }.
tack-tell-fire = Feuer: { $name }, { $die } wird zur { $to }.
tack-log-ice = Eis: { $die } wird zur { $to }.
tack-tell-ice = Eis: { $name }, { $die } wird zur { $to }.
tack-log-drifted = { $face } treibt von { $from } nach { $to }.
tack-tell-drifted = { $name }: { $face } treibt von { $from } nach { $to }.
tack-log-moved = { $face } von { $from } nach { $to }.
tack-tell-moved = { $name } zieht die { $face } von { $from } nach { $to }.
tack-log-sidestepped = { $face } zur Seite von { $from } nach { $to }.
tack-tell-sidestepped = { $name } zieht die { $face } zur Seite von { $from } nach { $to }.
tack-log-swapped = Tauscht die { $one } und die { $other }.
tack-tell-swapped = { $name } tauscht die { $one } und die { $other }.
tack-log-turned = { $storm }: { $die } wird zur { $to }.
tack-tell-turned = { $storm }: { $name }, { $die } wird zur { $to }.
tack-log-pulled = Sog: { $face } von { $from } nach { $to }.
tack-tell-pulled = Sog: { $name } holt die { $face } von { $from } nach { $to }.
# $gains: was jede Seite bekommt, aufgezählt, aus tack-gain oder tack-gain-say.
tack-gain = { $name } +{ $points }
tack-gain-say = { $points ->
    [one] { $name } { $points } Punkt
   *[other] { $name } { $points } Punkte
}
tack-log-scored = Reihe { $row }: { $gains }.
tack-tell-scored = Reihe { $row } ergibt { $total } und punktet: { $gains }.
tack-log-bust = Reihe { $row } kentert: { $total } ist mehr als { $wind }.
tack-log-bust-four = Reihe { $row } kentert mit vier Würfeln.
tack-log-bonus = { $storm }: { $name } +1.
tack-tell-bonus = { $storm }: { $name } bekommt 1 Punkt mehr für Reihe { $row }.
tack-tell-bonus-bust = { $storm }: { $name } bekommt 1 Punkt, weil Reihe { $row } gekentert ist.
tack-log-passed = Kein Würfel kann ziehen: setzt aus.
tack-tell-passed = { $name } setzt aus: kein Würfel kann ziehen.
tack-log-shuffled = Mischt die Marken.
tack-tell-shuffled = { $name } mischt die Marken.
tack-log-flood = Marke { $column }: Flut.
tack-tell-flood = { $name } deckt Marke { $column } auf: Flut, zu Reihe 1.
tack-log-ebb = Marke { $column }: Ebbe.
tack-tell-ebb = { $name } deckt Marke { $column } auf: Ebbe, zu Reihe 5.
tack-log-stayed = Bleibt in Spalte { $column }.
tack-tell-stayed = { $name } bleibt in Spalte { $column }.

# Was wo liegt

tack-spot-empty = { $place }, leer
tack-spot-die = { $place }, { $name } { $face }
tack-spot-start-empty = Start { $column }, { $name }, leer
tack-spot-start-die = Start { $column }, { $name }, { $face }
tack-spot-fire = { $space }, Spalte mit Feuer
tack-spot-ice = { $space }, Spalte mit Eis
tack-spot-tide = { $space }, Spalte mit Strömung zu Reihe { $row }
tack-spot-wind = { $dice ->
    [0] Reihe { $row }, Wind { $wind }, keine Würfel
    [one] Reihe { $row }, Wind { $wind }, jetzt { $total } mit { $dice } Würfel
   *[other] Reihe { $row }, Wind { $wind }, jetzt { $total } mit { $dice } Würfeln
}
tack-spot-fog = { $wind }, Nebel: punktet nicht
tack-spot-token-down = Marke { $column }, verdeckt
tack-spot-token-flood = Marke { $column }, Flut, zu Reihe 1
tack-spot-token-ebb = Marke { $column }, Ebbe, zu Reihe 5

# Vorschau: der Zug, und was aus seiner Reihe wird.

tack-preview-move = { $face } nach { $to }
tack-preview-scores = { $move }: Reihe { $row } ergibt { $total }
tack-preview-bust = { $move }: Reihe { $row } kentert
tack-preview-row = { $move }: Reihe { $row } hat { $total } von { $wind }
tack-preview-roll = Dann wird gewürfelt.
tack-preview-tide = Dann ist die Tide am Zug.
tack-preview-token = Dann macht die Tide mit ihrer nächsten Marke weiter.
tack-preview-storms = Dann werden drei Sturmkarten gezogen.

# Das Ende

tack-ends-wins = { $name } gewinnt
tack-ends-draw = Unentschieden
# $high und $low: die Punkte. $turns: wie viele Züge gespielt wurden.
tack-ends-lighthouse = { $name } hat den Leuchtturm erreicht, { $high } zu { $low }.
tack-ends-lighthouse-draw = Beide Boote haben den Leuchtturm mit { $high } Punkten erreicht.
tack-ends-calm = 60 Züge ohne Punkt: { $name } liegt vorn, { $high } zu { $low }.
tack-ends-calm-draw = { $high ->
    [one] 60 Züge ohne Punkt, und beide haben { $high } Punkt.
   *[other] 60 Züge ohne Punkt, und beide haben { $high } Punkte.
}
tack-ends-turns = { $turns ->
    [one] Es war { $turns } Zug.
   *[other] Es waren { $turns } Züge.
}
tack-ends-row-dice = Würfel im Spiel
tack-ends-row-grid = Würfel auf dem Gitter
tack-ends-row-points = Punkte

# Statistik

tack-stats-overall = Alle Spiele
tack-stats-games = Spiele
tack-stats-draws = Unentschieden
tack-stats-calm = In Windstille beendet
tack-stats-turns = Züge je Spiel
tack-stats-scored = Reihen mit Punkten je Spiel
tack-stats-busts = Gekenterte Reihen je Spiel
tack-stats-wins = Gewonnen
tack-stats-points = Punkte je Spiel
tack-stats-wins-you = Von dir gewonnen
tack-stats-points-you = Deine Punkte je Spiel
tack-stats-points-tide = Punkte der Tide je Spiel
# $name: ein Platz.
tack-stats-dice = Würfe: { $name }
# $face: ein Wort. $expected: eine Zahl, schon geschrieben.
tack-stats-bar = { $face }: { $count } gewürfelt, { $expected } zu erwarten
