# Zephyr. $name und $other sind Namen von Plätzen, $names mehrere davon; $card ist der Titel einer Karte, $rule was sie tut,
# in ganzen Sätzen, $foe ein Feind, $crew ein Besatzungsmitglied. Namen werden nie gebeugt. Wörter wie in
# zephyr-effects.ftl.

# Die fertigen Kampagnen

ui-zephyr-story-short = Brot und Drachen
ui-zephyr-story-middle = Die Schulden von Flotsum
ui-zephyr-story-long = Der späte Westwind

# Die Plätze

zephyr-seat-blue = Blau
zephyr-seat-pink = Pink
zephyr-seat-orange = Orange
zephyr-seat-green = Grün
zephyr-seat-plum = Pflaume

# Namen von Dingen

zephyr-cards-several = { $count } { $card }
zephyr-sort-base = { $kind }
zephyr-sort-system = { $kind }, { $tier }
zephyr-crew = { $card } ({ $faction })
zephyr-crew-plain = Besatzungsmitglied ({ $faction })
zephyr-station = Posten { $number }
zephyr-the-warlord = der Kriegsherr
zephyr-foe = Feind { $number }
zephyr-foe-of = Feind { $number } aus Gefecht { $battle }
zephyr-foe-named = { $card } ({ $number })
zephyr-plate = { $what ->
    [structure] Platz { $number }: Struktur
    [damaged-structure] Platz { $number }: beschädigte Struktur
    [armour] Platz { $number }: Panzerung
    [damaged-armour] Platz { $number }: beschädigte Panzerung
    [free-armour] Platz { $number }: frei für Panzerung oder Struktur
   *[free-structure] Platz { $number }: frei für Struktur
}
zephyr-tile = { $tile ->
    [armour] Panzerung
   *[structure] Struktur
}
zephyr-goods-scrap = { $scrap } Schrott
zephyr-goods-crew = ein Besatzungsmitglied
zephyr-blow = { $count } Schaden von { $foe }
zephyr-blow-direct = { $count } Schaden (direkt) von { $foe }
zephyr-plays = { $kind ->
    [attack] { $count } Angriff
    [manoeuvre] { $count } Manöver
    [tech] { $count } Technik
   *[any] { $count } beliebig
}
zephyr-played = { $kind ->
    [attack] { $count ->
        [one] { $count } Angriffskarte
       *[other] { $count } Angriffskarten
    }
    [manoeuvre] { $count ->
        [one] { $count } Manöverkarte
       *[other] { $count } Manöverkarten
    }
   *[tech] { $count ->
        [one] { $count } Technikkarte
       *[other] { $count } Technikkarten
    }
}
zephyr-rolled = { $foe }: { $dice }

# Das Spiel in wenigen Worten. $now: Mission und Tag. $day: eins der folgenden.

zephyr-campaign = Kampagne
zephyr-summary = { $mission }, { $day }
zephyr-summary-campaign = { $campaign }, Mission { $number } von { $count }: { $now }
zephyr-subtitle = { $mission }, { $day }. { $rest }
zephyr-day = Tag { $day }, Stufe { $tier }
zephyr-day-before = vor dem ersten Tag
zephyr-day-goal = Zielfeld, Stufe { $tier }
zephyr-phase = Angriffsphase { $phase }
# Die Zeile unter dem Namen eines Platzes. $tiles: wie viele Rumpfteile es gibt. $place: eins der folgenden.
zephyr-note = Rumpf { $hull } von { $tiles }, { $scrap } Schrott, { $place }
zephyr-place-docked = beim Versorger
zephyr-place-patrol = auf Patrouille
zephyr-place-out = nicht mehr dabei
zephyr-place-assignment = unterwegs: { $card }

# Was gefragt wird

zephyr-step = { $name }, { $card }
zephyr-ask-shared = Beratet euch: Es betrifft auch { $names }.
zephyr-ask-outfit = Rüste dein Schiff aus
zephyr-ask-outfit-detail = Du hast { $scrap } Schrott. Vor dem ersten Tag kannst du Rumpf und Systeme kaufen und Besatzung anheuern.
zephyr-ask-evening = Was tust du heute Abend?
zephyr-ask-evening-docked = Beim Versorger mit { $scrap } Schrott: Kaufe, verkaufe, baue ein, heuere an und tausche, wie du willst.
zephyr-ask-evening-out = Du bist { $place }. Tausche, oder gib den Auftrag auf und docke an.
zephyr-ask-evening-pay = Für die Mission sind noch { $scrap } Schrott einzuzahlen.
zephyr-ask-offer = Behalte einen von zwei Aufträgen
zephyr-ask-offer-detail = Der andere kommt unter den Stapel.
zephyr-ask-embark = { $card } beginnen?
zephyr-ask-embark-detail = Ein Auftrag, der nicht begonnen wird, wird abgelegt, wenn alle sich bewegt haben.
zephyr-ask-move = Schließ dich einem Auftrag an, oder geh auf Patrouille
zephyr-ask-move-detail = Nur ein Auftrag, der gerade begonnen hat, nimmt Verbündete auf. Von der Patrouille bist du abends zurück.
zephyr-ask-explore = Scharmützel oder Schrottsuche?
zephyr-ask-explore-detail = Scharmützel bringen Gefechte, die Schrottsuche andere Abenteuer.
zephyr-ask-explore-two = Du ziehst zwei Karten des Stapels und behältst eine.
zephyr-ask-kept = Behalte eine von zwei Karten
zephyr-ask-kept-detail = Die andere wird abgelegt.
zephyr-ask-drawn = { $card } befolgen oder eine Fähigkeit nutzen?
zephyr-ask-choice = { $card }: Wähle eins davon
zephyr-ask-choice-scrap = Schrott von { $name }: { $scrap }.
zephyr-ask-react = { $card }: Spiele Karten
zephyr-ask-react-plain = Reagiere: Spiele Karten
zephyr-ask-react-rows = Das brauchen die Zeilen: { $needs }.
zephyr-ask-plays = Noch zu spielen: { $plays }.
zephyr-ask-plays-none = Du kannst keine Karte mehr spielen.
zephyr-ask-row = { $card }: Nimm eine Zeile
zephyr-ask-played = Gespielt: { $played }.
zephyr-ask-played-none = Keine Karte wurde gespielt.
zephyr-ask-die = Du hast eine { $die } geworfen: ändern?
zephyr-ask-die-card = Der Würfel ist für { $card }.
zephyr-ask-die-scrap = Es ist ein Bergungswurf: So viel Schrott bekommst du.
zephyr-ask-die-salvage = Es ist ein Wurf der Bergung, er kommt zu { $sum } Schrott hinzu.
zephyr-ask-die-reward = Es ist ein Belohnungswurf: 1–2 ein Silbersystem, 3–4 20 Schrott, 5 ein Goldsystem, 6 30 Schrott.
zephyr-ask-die-commander = Er ist für die Belohnung von { $card }.
zephyr-ask-die-critical = Es ist der kritische Schaden: 1–2 nimmt ein Rumpfteil, 3–4 eine Aktionskarte, 5–6 ein Besatzungsmitglied.
zephyr-ask-repair = Wähle, was repariert wird
zephyr-ask-repair-detail = { $count ->
    [one] Noch { $count } beschädigtes Rumpfteil lässt sich reparieren.
   *[other] Noch { $count } beschädigte Rumpfteile lassen sich reparieren.
}
zephyr-ask-exhaust = Wähle eine bereite Fähigkeit, die abklingt
zephyr-ask-exhaust-detail = Sie bewirkt nichts und klingt ab, als hättest du sie genutzt.
zephyr-ask-opening = Das Gefecht beginnt: eine Fähigkeit nutzen?
zephyr-ask-opening-detail = Gegen { $foes }.
zephyr-ask-formation = Wen greift { $foe } an?
zephyr-ask-formation-detail = { $count ->
    [one] Es wirft in dieser Phase { $count } Würfel.
   *[other] Es wirft in dieser Phase { $count } Würfel.
}
zephyr-ask-target = Ziele auf einen Feind
zephyr-ask-target-detail = Dorthin geht, was deine Karten in dieser Phase anrichten.
zephyr-ask-actions = Spiele Karten: Phase { $phase } gegen { $foes }
zephyr-ask-actions-target = Du zielst auf { $foe }.
zephyr-ask-aim = { $card }: welcher Feind?
zephyr-ask-aim-detail = Dieser Angriff macht { $count } Schaden.
zephyr-ask-dice = Die Feinde haben gewürfelt: eine Fähigkeit nutzen?
zephyr-ask-dice-detail = Danach werden die Würfel zu Angriffen.
zephyr-ask-rolled = { $rolled }.
zephyr-ask-brace = { $count } Schaden kommt auf dich zu
zephyr-ask-brace-detail = Davon direkt: { $direct }. Du hast Rumpf { $hull }, Ausweichen { $evades }, Marker { $cubes } und eine Verringerung um { $reduction }.
zephyr-ask-sinking = Dein ganzer Rumpf ist beschädigt: das Schiff retten?
zephyr-ask-sinking-detail = Wird jetzt nichts repariert, ist das Schiff beim Sammeln zerstört.
zephyr-ask-discard = Lege ab, was du nicht aufheben willst
zephyr-ask-discard-detail = Du hältst { $held } und darfst { $save } aufheben. Was du aufhebst, ziehst du in der nächsten Phase nicht.
zephyr-ask-join = In ein Gefecht eingreifen?
zephyr-ask-join-detail = Schiffe deines Gebiets kämpfen. Wer eingreift, bleibt bis zum Ende.
zephyr-ask-salvage = Eine Fähigkeit für die Bergung nutzen?
zephyr-ask-salvage-detail = Das Gefecht ist gewonnen, als Nächstes werden die Wracks durchsucht.
zephyr-ask-wreck = Wer birgt { $foe }?
zephyr-ask-wreck-detail = Mehrere Schiffe zielten darauf, als es zerstört wurde.
zephyr-ask-share = Verteile { $scrap } Schrott
zephyr-ask-share-detail = Nenne ein Schiff und eine Menge, bis alles verteilt ist.
zephyr-ask-award = Wer bekommt { $card }?
zephyr-ask-award-detail = Eingebaut wird nur beim Versorger, sonst liegt es im Laderaum.
zephyr-ask-lose-hull = Wähle ein Rumpfteil, das verloren geht
zephyr-ask-lose-hull-detail = Es kommt zurück in den Vorrat.
zephyr-ask-death = { $crew } würde sterben
zephyr-ask-death-detail = Eine Fähigkeit deines Schiffs kann das verhindern.
zephyr-ask-companion = Wer übernimmt { $card }?
zephyr-ask-companion-detail = Das kann nur, wer neben dem toten Besatzungsmitglied steht; sonst ist der Begleiter verloren.
zephyr-ask-leader = Bestimme ein neues Leitschiff
zephyr-ask-leader-detail = Du verlässt den Auftrag, ab jetzt führt ihn eins der anderen Schiffe.
zephyr-ask-cycle = Tausche Karten deiner Hand aus
zephyr-ask-cycle-detail = { $count ->
    [one] Bisher { $count } Karte abgelegt; ebenso viele ziehst du.
   *[other] Bisher { $count } Karten abgelegt; ebenso viele ziehst du.
}
zephyr-ask-hire = Heuere für { $price } Schrott ein Besatzungsmitglied an
zephyr-ask-hire-detail = Du hast { $scrap } Schrott. Wähle die Fraktion; wer kommt, entscheidet der Zufall.
zephyr-ask-between-won = { $card } ist gewonnen
zephyr-ask-between-lost = { $card } ist verloren
zephyr-ask-between-resting = Die Kampagne ruht hier, bis ihr weiterfliegt.
zephyr-ask-between-log = Tage: { $days }. Aufträge erfüllt: { $completed }. Feinde zerstört: { $foes }. Eigene Schiffe zerstört: { $destroyed }. Besatzung verloren: { $deaths }.

# Auswahl: auf einem Knopf (do) und ausführlich für Listen und Vorlesen (say)

zephyr-done = Fertig
zephyr-say-done = Ohne Weiteres weitermachen
zephyr-say-done-outfit = Das Schiff ist bereit
zephyr-do-done-evening = Tag beenden
zephyr-say-done-evening = Den Abend dieses Schiffs beenden
zephyr-do-done-embark = Nicht beginnen
zephyr-say-done-embark = Keinen Auftrag beginnen
zephyr-do-done-drawn = Karte befolgen
zephyr-say-done-drawn = Die gezogene Karte befolgen
zephyr-say-done-react = Keine Karten mehr spielen
zephyr-do-done-die = Würfel behalten
zephyr-say-done-die = Den Würfel lassen, wie er ist
zephyr-do-done-opening = Beginnen
zephyr-say-done-opening = Das Gefecht ohne Fähigkeit beginnen
zephyr-do-done-actions = Feind würfelt
zephyr-say-done-actions = Keine Karten mehr spielen, der Feind würfelt
zephyr-say-done-dice = Die Würfel lassen, wie sie sind
zephyr-do-done-brace = Schaden hinnehmen
zephyr-say-done-brace = Den übrigen Schaden hinnehmen
zephyr-do-done-sinking = Schiff aufgeben
zephyr-say-done-sinking = Nichts reparieren, das Schiff wird zerstört
zephyr-say-done-regroup = Den Rest der Hand aufheben
zephyr-do-done-join = Heraushalten
zephyr-say-done-join = In kein Gefecht eingreifen
zephyr-say-done-salvage = Keine Fähigkeit für die Bergung nutzen
zephyr-do-done-death = Geschehen lassen
zephyr-say-done-death = Keine Fähigkeit nutzen, das Besatzungsmitglied stirbt
zephyr-do-done-companion = Gehen lassen
zephyr-say-done-companion = Den Begleiter gehen lassen
zephyr-say-done-cycle = Keine Karten mehr austauschen
zephyr-do-embark = { $card } beginnen
zephyr-say-embark = Den Auftrag { $card } beginnen. { $rule }
zephyr-do-keep = { $card } behalten
zephyr-say-keep = { $card } behalten. { $rule }
zephyr-do-join = Zu { $name } stoßen
zephyr-say-join = Sich { $name } anschließen: { $card }
zephyr-do-lead = { $name } führt
zephyr-say-lead = { $name } führt den Auftrag von jetzt an
zephyr-do-patrol = Patrouille
zephyr-say-patrol = Auf Patrouille um den Versorger gehen
zephyr-do-skirmish = Scharmützel
zephyr-say-skirmish = Eine Scharmützelkarte ziehen
zephyr-do-scavenge = Schrottsuche
zephyr-say-scavenge = Eine Karte der Schrottsuche ziehen
zephyr-say-choose = { $card }: { $choice }
zephyr-do-play = { $card } spielen
zephyr-say-play = { $card } ({ $sort }) spielen. { $rule }
zephyr-do-discard = { $card } ablegen
zephyr-say-discard = { $card } ({ $sort }) ablegen. { $rule }
zephyr-do-use = { $card } nutzen
zephyr-say-use = { $card } nutzen. { $rule }
# $at: worauf die Fähigkeit gerichtet ist.
zephyr-do-use-at = { $card } nutzen: { $at }
zephyr-say-use-at = { $card } nutzen: { $at }. { $rule }
zephyr-aim-die = { $die } von { $foe }
zephyr-aim-face = Auf { $die } drehen
zephyr-aim-attack = Angriff { $number }: { $count } Schaden an { $foe }
zephyr-do-exhaust = { $card } klingt ab
zephyr-say-exhaust = { $card } abklingen lassen
zephyr-do-restore = { $plate } reparieren
zephyr-say-restore = Den Rumpf reparieren, { $plate }
zephyr-do-lose = { $plate } aufgeben
zephyr-say-lose = Das Rumpfteil aufgeben, { $plate }
zephyr-do-face = { $name }
zephyr-say-face = { $foe } greift an: { $name }
zephyr-do-target = Auf { $foe } zielen
zephyr-say-target = Auf { $foe } zielen, Rumpf { $hull }, Besatzung { $crew }
zephyr-do-evade = { $blow } ausweichen
zephyr-say-evade = Einmal ausweichen: { $blow }
zephyr-do-ward = { $count ->
    [one] { $count } Marker entfernen
   *[other] { $count } Marker entfernen
}
zephyr-say-ward = { $count ->
    [one] { $count } Marker entfernen: { $count } Schaden weniger
   *[other] { $count } Marker entfernen: { $count } Schaden weniger
}
zephyr-do-enter = Zu { $ships } stoßen
zephyr-say-enter = In das Gefecht von { $ships } gegen { $foes } eingreifen
zephyr-do-share = { $scrap } Schrott für { $name }
zephyr-say-share = { $scrap } Schrott an { $name } geben
zephyr-do-award = { $name }
zephyr-say-award = { $card } an { $name } geben
zephyr-do-wreck = { $name }
zephyr-say-wreck = Die Bergung geht an { $name }
zephyr-do-pass = { $crew }
zephyr-say-pass = { $crew } übernimmt { $card }
zephyr-do-abandon = Auftrag aufgeben
zephyr-say-abandon = { $card } aufgeben und andocken
zephyr-do-go-on = Weiter: { $card }
zephyr-say-go-on = Weiter zur nächsten Mission, { $card }
zephyr-do-rest = Ruhen
zephyr-say-rest = Ruhen: Die Kampagne wartet, wie sie ist
zephyr-do-retry = Noch einmal
zephyr-say-retry = Die Mission noch einmal von Anfang an fliegen
zephyr-do-end = Kampagne beenden
zephyr-say-end = Die Kampagne hier beenden

# Beim Versorger. $sort: Art und Stufe eines Systems.

zephyr-do-buy-hull = { $tile ->
    [armour] Panzerung für { $price } kaufen
   *[structure] Struktur für { $price } kaufen
}
zephyr-say-buy-hull = { $tile ->
    [armour] Panzerung für { $price } Schrott kaufen: Sie wird jeden Morgen repariert
   *[structure] Struktur für { $price } Schrott kaufen: Sie wird beim Versorger repariert
}
zephyr-do-sell-hull = { $tile ->
    [armour] Panzerung für { $price } verkaufen
   *[structure] Struktur für { $price } verkaufen
}
zephyr-say-sell-hull = { $tile ->
    [armour] Eine Panzerplatte für { $price } Schrott verkaufen
   *[structure] Ein Strukturteil für { $price } Schrott verkaufen
}
zephyr-do-buy = { $card } für { $price } kaufen
zephyr-say-buy = { $card } ({ $sort }) für { $price } Schrott kaufen und einbauen. { $rule }
zephyr-say-buy-cargo = { $card } ({ $sort }) für { $price } Schrott in den Laderaum kaufen, denn kein Platz ist frei. { $rule }
zephyr-do-sell = { $card } für { $price } verkaufen
zephyr-say-sell = { $card } für { $price } Schrott verkaufen
zephyr-say-sell-cargo = { $card } aus dem Laderaum für { $price } Schrott verkaufen
zephyr-do-install = { $card } einbauen
zephyr-say-install = { $card } aus dem Laderaum einbauen
zephyr-do-uninstall = { $card } ausbauen
zephyr-say-uninstall = { $card } in den Laderaum ausbauen
zephyr-do-hire = { $crew } für { $price } anheuern
zephyr-say-hire = { $crew } für { $price } Schrott anheuern. { $rule }
zephyr-do-release = { $crew } entlassen
zephyr-say-release = { $crew } entlassen, ohne etwas zurückzubekommen
zephyr-do-move-crew = { $crew }: { $station }
zephyr-say-move-crew = { $crew } wechselt: { $station }
zephyr-do-pay-in = { $scrap } einzahlen
zephyr-say-pay-in = { $scrap } Schrott für die Mission einzahlen
zephyr-do-trade = { $goods } an { $name }
zephyr-say-trade = { $goods } an { $name } geben
zephyr-say-trade-installed = { $goods } ausbauen und an { $name } geben

# Was nach einer Aktion der Zufall entscheidet, und was gezeigt wird

zephyr-then-card = Dann wird eine Karte gezogen.
zephyr-then-hire = Wer an Bord kommt, entscheidet der Zufall.
zephyr-then-critical = Dann zeigt sich der kritische Schaden.
zephyr-then-enemy = Dann würfeln die Feinde.
zephyr-then-day = Dann beginnt der nächste Tag.
zephyr-then-chance = Dann entscheidet der Zufall.
zephyr-shown = Dann seht ihr, wer euch erwartet.
zephyr-mark-less = { $by } Rumpf
zephyr-mark-more = +{ $by } Rumpf

# Was wo liegt

zephyr-spot-mission = { $card }, { $done } von { $needed } Aufträgen erfüllt
zephyr-spot-mission-paid = { $card }, { $done } von { $needed } Aufträgen erfüllt, { $paid } von { $pay } Schrott eingezahlt
zephyr-spot-region = Region { $card }. { $rule }
zephyr-spot-party = { $space ->
    [explore] { $card }, geführt von { $name }, Tag { $day } von { $days }: erkunden. Unterwegs: { $ships }
    [a] { $card }, geführt von { $name }, Tag { $day } von { $days }: Feld A. Unterwegs: { $ships }
    [b] { $card }, geführt von { $name }, Tag { $day } von { $days }: Feld B. Unterwegs: { $ships }
   *[commander] { $card }, geführt von { $name }, Tag { $day } von { $days }: ein Kommandant. Unterwegs: { $ships }
}
zephyr-label-party = { $day } von { $days }
zephyr-spot-battle = Gefecht { $number }, Phase { $phase }: { $ships } gegen { $foes }
zephyr-spot-foe = { $foe }, Rumpf { $hull } von { $full }, Besatzung { $crew }
zephyr-spot-foe-ship = auf dem Schiff { $card }
zephyr-spot-attacks = greift { $name } an
zephyr-spot-aimed = Ziel von { $names }
zephyr-label-foe = Rumpf { $hull } von { $full }, Besatzung { $crew }
zephyr-label-hull = { $hull } von { $full }
zephyr-spot-die = { $foe } hat eine { $die } geworfen: { $effect }
zephyr-spot-die-cancelled = { $foe } hat eine { $die } geworfen: wirkungslos
zephyr-spot-blow = { $blow } an { $name }
zephyr-spot-blow-evaded = { $blow } an { $name }, ausgewichen
zephyr-spot-warlord = { $waves ->
    [0] { $card }, Rumpf { $hull } von { $full }, ist angreifbar
    [one] { $card }, Rumpf { $hull } von { $full }, hinter { $waves } Welle
   *[other] { $card }, Rumpf { $hull } von { $full }, hinter { $waves } Wellen
}
zephyr-spot-ship = { $evades ->
    [0] { $name }, { $card }, Rumpf { $hull } von { $tiles }, { $scrap } Schrott, { $place }
    [one] { $name }, { $card }, Rumpf { $hull } von { $tiles }, { $scrap } Schrott, { $place }, Ausweichen { $evades }
   *[other] { $name }, { $card }, Rumpf { $hull } von { $tiles }, { $scrap } Schrott, { $place }, Ausweichen { $evades }
}
zephyr-spot-station = { $play ->
    [attack] { $station }, ein Angriff mehr: { $crew }
    [manoeuvre] { $station }, ein Manöver mehr: { $crew }
    [tech] { $station }, eine Technik mehr: { $crew }
   *[none] { $station }: { $crew }
}
zephyr-spot-station-free = { $play ->
    [attack] { $station }, ein Angriff mehr: frei
    [manoeuvre] { $station }, ein Manöver mehr: frei
    [tech] { $station }, eine Technik mehr: frei
   *[none] { $station }: frei
}
zephyr-spot-ability = { $card }, bereit. { $rule }
zephyr-spot-ability-cooling = { $card }, klingt ab. { $rule }
zephyr-spot-card = { $where ->
    [hand] { $count } auf der Hand: { $card } ({ $sort }). { $rule }
    [played] { $count } im Spiel: { $card } ({ $sort }). { $rule }
    [discard] { $count } abgelegt: { $card } ({ $sort }). { $rule }
    [system] { $count } eingebaut: { $card } ({ $sort }). { $rule }
   *[cargo] { $count } im Laderaum: { $card } ({ $sort }). { $rule }
}
zephyr-spot-offer = Gezogener Auftrag: { $card }. { $rule }
zephyr-spot-drawn = Gezogen: { $card }. { $rule }
zephyr-spot-skirmish = Stapel der Scharmützel
zephyr-spot-scavenge = Stapel der Schrottsuche
zephyr-spot-buy-hull = { $tile ->
    [armour] Panzerung für { $price } Schrott, { $left } übrig
   *[structure] Struktur für { $price } Schrott, { $left } übrig
}
zephyr-spot-sell-hull = { $tile ->
    [armour] Panzerung verkaufen
   *[structure] Struktur verkaufen
}
zephyr-spot-buy = { $card } ({ $sort }) für { $price } Schrott. { $rule }
zephyr-spot-hire = { $crew } für { $price } Schrott, Fraktionskarten übrig: { $left }
zephyr-label-price = { $price }

# Warum etwas abgelehnt wird, und was stattdessen geht

zephyr-refused-over = Das Spiel ist vorbei. Beginne ein neues.
zephyr-refused-now = Danach ist jetzt nicht gefragt. Sieh nach, was zu entscheiden ist.
zephyr-refused-players = Ein bis fünf Schiffe fliegen. Wähle so viele.
zephyr-refused-missions = Diese Mission gibt es nicht, oder sie steht zweimal da. Wähle andere.
zephyr-refused-ships = Alle fliegen verschiedene Schiffe. Wähle eins, das niemand hat.
zephyr-refused-start-scrap = Um so viel ändert sich der Schrott zu Beginn nicht. Nimm 10 oder 20 mehr oder weniger, oder lass ihn.
zephyr-refused-two-ships = Zwei Schiffe in einer Hand sind genau zwei. Wähle zwei Schiffe.
zephyr-refused-first = Diesen Platz gibt es nicht. Wähle eins der Schiffe, das zuerst kommt.
zephyr-refused-story = Diese Kampagne hat ihre eigenen Missionen. Fliegt sie in ihrer Reihenfolge, oder wählt frei.
zephyr-refused-builds = Ausrüstung gibt es nur für Schiffe, die fliegen. Wähle für jedes Schiff einmal.
zephyr-refused-docked = Dein Schiff ist nicht beim Versorger. Docke zuerst an.
zephyr-refused-dear = Dafür brauchst du { $price } Schrott und hast weniger. Verkaufe etwas, oder verdiene mehr.
zephyr-refused-tiles = Im Vorrat ist kein solches Teil mehr. Nimm die andere Sorte.
zephyr-refused-hull-slot = Dafür ist kein Platz frei. Verkaufe zuerst ein Teil.
zephyr-refused-tile = So ein Teil hat dein Schiff nicht. Wähle ein anderes.
zephyr-refused-last-structure = Das letzte Strukturteil bleibt auf deinem Schiff. Wähle etwas anderes.
zephyr-refused-sale = Dieses System wird hier nicht verkauft. Wähle eins, das ausliegt.
zephyr-refused-epic = Epische Systeme werden weder gekauft noch verkauft. Man gewinnt sie von Kommandanten.
zephyr-refused-system = Dieses System hat dein Schiff nicht. Wähle eins von deinen.
zephyr-refused-slot = Kein Platz dieser Art ist frei. Baue zuerst ein System aus.
zephyr-refused-station = Dafür ist kein Posten frei. Entlasse zuerst jemanden, oder wähle einen anderen Posten.
zephyr-refused-faction = Von dieser Fraktion ist gerade niemand anzuheuern. Wähle eine andere.
zephyr-refused-crew = Dort ist niemand, der das könnte. Wähle einen anderen Posten.
zephyr-refused-pay = Jetzt ist nichts einzuzahlen. Behalte deinen Schrott.
zephyr-refused-amount = Schrott wechselt zu 1, 2, 5, 10 und so weiter den Besitzer, oder alles auf einmal. Wähle eine dieser Mengen.
zephyr-refused-gave = Dein Schiff hat heute schon etwas gegeben. Gib morgen wieder.
zephyr-refused-received = Dieses Schiff hat heute schon etwas bekommen. Wähle ein anderes.
zephyr-refused-ship = Dieses Schiff lässt sich hier nicht wählen. Wähle ein anderes.
zephyr-refused-assignment = Dafür gibt es keinen Auftrag. Geh auf Patrouille, oder beginne einen eigenen.
zephyr-refused-offered = Diesen Auftrag hast du nicht gezogen. Wähle einen, den du gezogen hast.
zephyr-refused-under-way = Dieser Auftrag läuft schon. Nur wer heute beginnt, nimmt Verbündete mit.
zephyr-refused-allies = Für Verbündete ist kein Platz mehr. Geh auf Patrouille, oder stoße zu einem anderen Schiff.
zephyr-refused-option = Diese Möglichkeit gibt es nicht. Wähle eine, die gezeigt wird.
zephyr-refused-row = Die Karten für diese Zeile wurden nicht gespielt. Wähle eine andere.
zephyr-refused-hand = Diese Karte ist nicht auf deiner Hand. Wähle eine, die dort ist.
zephyr-refused-play = Karten dieser Art kannst du nicht mehr spielen. Nutze eine Fähigkeit, oder mach weiter.
zephyr-refused-ability = So eine Fähigkeit gibt es nicht. Wähle eine andere.
zephyr-refused-cooldown = Diese Fähigkeit klingt ab. Am nächsten Tag oder beim Versorger ist sie wieder bereit, wie ihre Karte sagt.
zephyr-refused-window = Diese Fähigkeit ist für einen anderen Zeitpunkt. Ihre Karte sagt, für welchen.
zephyr-refused-gain = Das würde jetzt nichts ändern. Heb es dir auf.
zephyr-refused-aim = Darauf lässt sich das nicht richten. Wähle etwas anderes.
zephyr-refused-foe = Dieser Feind ist nicht im Gefecht. Wähle einen, der kämpft.
zephyr-refused-guarded = Der Kriegsherr ist nicht angreifbar, solange es noch eine Welle gibt. Zerstöre zuerst die Feindschiffe.
zephyr-refused-battle = Dieses Schiff ist nicht im Gefecht. Wähle eins, das kämpft.
zephyr-refused-evade = Du kannst nicht mehr ausweichen. Nimm den Schaden hin, oder nutze eine Fähigkeit.
zephyr-refused-evadable = Diesem Angriff lässt sich nicht ausweichen. Wähle einen anderen.
zephyr-refused-cubes = So viele Marker sind nicht da, oder es gibt weniger Schaden. Wähle weniger.
zephyr-refused-damaged = Das lässt sich hiermit nicht reparieren. Wähle ein beschädigtes Rumpfteil.
zephyr-refused-saved = Du hältst mehr Karten, als du aufheben darfst. Lege zuerst welche ab.
zephyr-refused-join = In dieses Gefecht kannst du nicht eingreifen. Wähle eins deines Gebiets, oder halte dich heraus.
zephyr-refused-much = So viel Schrott ist nicht da. Wähle weniger.
zephyr-refused-retried = Die Mission wurde schon zweimal geflogen. Die Kampagne endet hier.
zephyr-refused-next = Das war die letzte Mission. Beende die Kampagne.
zephyr-why-not-yours = Das gehört { $name }.

# Der Verlauf. Was ein Schiff tut, ist ein Satzteil, der mit dem Verb beginnt: Der Name des Schiffs kann davor stehen.

zephyr-line = { $does }.
zephyr-line-of = { $name } { $does }.
zephyr-log-mission = { $card } beginnt.
zephyr-log-dawn = Tag { $day } beginnt, Stufe { $tier }.
zephyr-log-region = Ihr kommt in eine neue Region: { $card }.
zephyr-log-shop = In dieser Region zu kaufen: { $cards }.
zephyr-log-event = Heute erwartet alle Schiffe ein Ereignis der Mission.
zephyr-log-goal = Das Zielfeld ist erreicht.
zephyr-log-wave = Eine Welle kommt: { $card }.
zephyr-log-warlord = Der Kriegsherr zeigt sich: { $card }, Rumpf { $hull }, mit { $cards }.
zephyr-log-warlord-bare = Keine Welle ist mehr übrig: Der Kriegsherr ist angreifbar.
zephyr-log-warlord-hull = Der Rumpf des Kriegsherrn steht bei { $hull }.
zephyr-log-won = { $card } ist gewonnen!
zephyr-log-lost = { $card } ist verloren.
zephyr-log-retried = { $card } wird noch einmal von Anfang an geflogen.
zephyr-log-rested = Die Kampagne ruht.
zephyr-log-ended = Die Kampagne wird beendet.
zephyr-log-offer = zieht den Auftrag { $card }
zephyr-log-offer-dropped = beginnt { $card } nicht
zephyr-log-offer-back = legt { $card } unter den Stapel
zephyr-log-embarked = beginnt { $card }
zephyr-log-joined = stößt zu { $other }: { $card }
zephyr-log-patrolled = geht auf Patrouille
zephyr-log-advanced = kommt zu Tag { $day } von { $card }
zephyr-log-space = { $space ->
    [a] kommt zu Feld A von { $card }
    [b] kommt zu Feld B von { $card }
   *[commander] trifft den Kommandanten von { $card }
}
zephyr-log-led = führt jetzt { $card }
zephyr-log-abandoned = gibt { $card } auf
zephyr-log-dropped = { $card } ist ohne Belohnung vorbei.
zephyr-log-completed = erfüllt { $card }
zephyr-log-failed = hat das Ziel von { $card } verfehlt
zephyr-log-skirmish = zieht die Scharmützelkarte { $card }
zephyr-log-scavenge = zieht bei der Schrottsuche { $card }
zephyr-log-explored-again = legt { $card } für eine andere Karte ab
zephyr-log-chose = wählt bei { $card }: { $choice }
zephyr-log-chose-number = wählt Möglichkeit { $number } von { $card }
zephyr-log-no-row = kann bei { $card } nichts ausrichten
zephyr-log-rolled = würfelt eine { $die }
zephyr-log-die-changed = macht daraus eine { $die }
zephyr-log-system-installed = bekommt { $card } und baut es ein
zephyr-log-system-cargo = bekommt { $card } in den Laderaum
zephyr-log-scrap-start = beginnt mit { $scrap } Schrott
zephyr-log-scrap-salvage = birgt { $scrap } Schrott
zephyr-log-scrap-reward = bekommt { $scrap } Schrott Belohnung
zephyr-log-scrap-empty = bekommt { $scrap } Schrott, denn so ein System ist nicht mehr da
zephyr-log-scrap-paid-in = zahlt { $scrap } Schrott für die Mission ein
zephyr-log-scrap-taken = verliert { $scrap } Schrott an den Feind
zephyr-log-scrap-spent = zahlt { $scrap } Schrott
zephyr-log-scrap-gained = bekommt { $scrap } Schrott
zephyr-log-drew = zieht { $cards }
zephyr-log-played = spielt { $card }
zephyr-log-discarded = legt { $cards } ab
zephyr-log-recovered = nimmt { $card } zurück auf die Hand
zephyr-log-used = nutzt { $card }
zephyr-log-exhausted = lässt { $card } abklingen
zephyr-log-refreshed = hat { $card } wieder bereit
zephyr-log-plays = { $kind ->
    [attack] darf { $count } Angriff mehr spielen
    [manoeuvre] darf { $count } Manöver mehr spielen
    [tech] darf { $count } Technik mehr spielen
   *[any] { $count ->
        [one] darf { $count } Karte mehr spielen
       *[other] darf { $count } Karten mehr spielen
    }
}
zephyr-log-evades = { $count ->
    [one] kann { $count } Angriff mehr ausweichen
   *[other] kann { $count } Angriffen mehr ausweichen
}
zephyr-log-reduces = verringert den Schaden um { $count }
zephyr-log-cubes = { $count ->
    [one] bekommt { $count } Marker gegen Schaden
   *[other] bekommt { $count } Marker gegen Schaden
}
zephyr-log-restored = repariert 1 Rumpfteil
zephyr-log-damaged = erleidet { $count } Schaden
zephyr-log-foe-came = { $foe }: { $card } kommt, Rumpf { $hull }, Besatzung { $crew }.
zephyr-log-commander-came = { $foe }: { $commander } kommt auf { $card }, Rumpf { $hull }, Besatzung { $crew }.
zephyr-log-foe-left = { $foe }, { $card }, ist fort.
zephyr-log-foe-rolled = { $foe } würfelt { $dice }.
zephyr-log-warlord-rolled = würfelt eine { $die } für { $card }: { $effect }
zephyr-log-die-cancelled = Würfel { $number } von { $foe } ist wirkungslos.
zephyr-log-die-rerolled = { $foe } würfelt neu: { $die }.
zephyr-log-foe-hit = { $foe } erleidet { $count } Schaden und hat noch Rumpf { $left }.
zephyr-log-foe-repaired = { $foe } repariert sich auf Rumpf { $left }.
zephyr-log-foe-crew = { $foe } hat jetzt Besatzung { $crew }.
zephyr-log-foe-destroyed = { $foe }, { $card }, ist zerstört.
zephyr-log-foe-evaded = { $foe } weicht { $count } Schaden von { $name } aus.
zephyr-log-joined-battle = greift in Gefecht { $number } ein
zephyr-log-phase = Angriffsphase { $phase }.
zephyr-log-phase-of = Angriffsphase { $phase } von Gefecht { $number }.
zephyr-log-faces = wird in dieser Phase angegriffen: { $foe }
zephyr-log-targeted = zielt auf { $foe }
zephyr-log-attacked = greift mit { $count } Schaden an: { $foe }
zephyr-log-attacked-direct = greift mit { $count } Schaden direkt an: { $foe }
zephyr-log-unevadable = macht einen Angriff, dem niemand ausweicht
zephyr-log-boosted = erhöht einen Angriff auf { $count } Schaden
zephyr-log-evaded = weicht { $count } Schaden von { $foe } aus
zephyr-log-destroyed = ist zerstört
zephyr-log-battle-won = Gefecht { $number } ist gewonnen.
zephyr-log-battle-lost = Gefecht { $number } ist verloren.
zephyr-log-withdrew = Die Feinde aus Gefecht { $number } ziehen ab.
zephyr-log-hull-lost = { $tile ->
    [armour] verliert eine Panzerplatte
   *[structure] verliert ein Strukturteil
}
zephyr-log-card-lost = verliert { $card } für immer
zephyr-log-cargo-lost = verliert den Laderaum: { $cards }
zephyr-log-hull-given = bekommt ein Strukturteil umsonst
zephyr-log-nothing-lost = verliert nichts
zephyr-log-crew-died = verliert ein Besatzungsmitglied: { $crew } stirbt
zephyr-log-crew-saved = behält ein Besatzungsmitglied: { $crew } lebt
zephyr-log-companion = behält { $card } bei jemand anderem aus der Besatzung
zephyr-log-hired = heuert { $crew } an
zephyr-log-hired-companion = heuert { $crew } mit { $card } an
zephyr-log-released = entlässt { $crew }
zephyr-log-crew-moved = tauscht die Besatzung der Posten { $from } und { $to }
zephyr-log-docked = dockt an
zephyr-log-hull-bought = { $tile ->
    [armour] kauft Panzerung
   *[structure] kauft Struktur
}
zephyr-log-hull-sold = { $tile ->
    [armour] verkauft Panzerung
   *[structure] verkauft Struktur
}
zephyr-log-system-bought = kauft { $card }
zephyr-log-system-bought-cargo = kauft { $card } in den Laderaum
zephyr-log-system-sold = verkauft { $card }
zephyr-log-installed = baut { $card } ein
zephyr-log-uninstalled = baut { $card } aus
zephyr-log-traded = gibt { $other }: { $goods }

# Das Ende. $again: ob es der zweite Versuch war.

zephyr-ends-won = Die Mission ist gewonnen
zephyr-ends-won-campaign = Die Kampagne ist gewonnen
zephyr-ends-lost = Die Mission ist verloren
zephyr-ends-lost-campaign = Die Kampagne ist verloren
zephyr-ends-ended = Die Kampagne ist vorbei
zephyr-ends-mission-won = { $again ->
    [yes] { $card }: im zweiten Versuch gewonnen, Tage { $days }, Feinde zerstört { $foes }.
   *[no] { $card }: gewonnen, Tage { $days }, Feinde zerstört { $foes }.
}
zephyr-ends-mission-lost = { $again ->
    [yes] { $card }: im zweiten Versuch verloren, Tage { $days }, Feinde zerstört { $foes }.
   *[no] { $card }: verloren, Tage { $days }, Feinde zerstört { $foes }.
}
zephyr-ends-mission-left = { $card }: nicht zu Ende geflogen, Tage { $days }, Feinde zerstört { $foes }.
zephyr-row-hull = Rumpfteile
zephyr-row-whole = Unbeschädigt
zephyr-row-systems = Systeme
zephyr-row-crew = Besatzung
zephyr-row-scrap = Schrott

# Statistik

zephyr-stats-overall = Alle Spiele
zephyr-stats-games = Spiele
zephyr-stats-won = Gewonnen
zephyr-stats-lost = Verloren
zephyr-stats-ended = Vorzeitig beendet
zephyr-stats-ways = Unterwegs
zephyr-stats-sum = Insgesamt
zephyr-stats-mean = Je Mission
zephyr-stats-missions-won = Missionen gewonnen
zephyr-stats-missions-lost = Missionen verloren
zephyr-stats-days = Tage
zephyr-stats-completed = Aufträge erfüllt
zephyr-stats-battles-won = Gefechte gewonnen
zephyr-stats-battles-lost = Gefechte verloren oder abgebrochen
zephyr-stats-foes = Feinde zerstört
zephyr-stats-salvaged = Schrott aus Bergung
zephyr-stats-destroyed = Eigene Schiffe zerstört
zephyr-stats-deaths = Besatzung verloren
zephyr-stats-missions = Einzelne Missionen
zephyr-stats-campaigns = Kampagnen
zephyr-stats-free = Missionen eigener Wahl
zephyr-stats-crews = Nach Schiffen
zephyr-stats-flown = Geflogen
zephyr-stats-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}

# Die Geschichten, die die Missionen der fertigen Kampagnen verbinden. Wer der Kriegsherr ist, wird in jedem Spiel gezogen.

zephyr-story-chapter = Kapitel { $number } von { $count }: { $mission }
zephyr-story-short-1 = Der Markt von Flotsum ist seit dem Frühling halb leer: Banditen sperren einen Luftweg nach dem anderen. Das Hafenamt heuert alle an, die ein Luftschiff haben und nichts Besseres vor. Ihr habt Luftschiffe.
zephyr-story-short-2 = Die Wege sind wieder frei, aber die Kornspeicher sind nicht voll, und der Frost kommt früh. Was ihr jetzt verdient, kauft Mehl. Bringt der Stadt ihr Brot, bevor die Pässe zu sind.
zephyr-story-short-3 = In diesem Winter hungert niemand in Flotsum, und jemand ärgert sich darüber. Die Banditen hatten einen Herrn, der trägt eine Krone aus Drachen und hat euch beim Namen verlangt.
zephyr-story-middle-1 = Die alte Frachtgilde ist bankrott, und ihre letzten Schiffe gehören euch, samt den Schulden. Der erste Gläubiger vergisst ein wenig davon, wenn es auf dem Weg nach Flotsum ruhig wird.
zephyr-story-middle-2 = Die Banditen am Weg hatten im Voraus dafür bezahlt. Eine ganze Flotte nimmt Zoll, wo nie eine Grenze war, und ihre Quittungen tragen das Siegel eures zweiten Gläubigers.
zephyr-story-middle-3 = Das Siegel führt zu neun Leuchttürmen. Einer nach dem anderen ging aus, immer in der Nacht, nachdem jemand den Zoll verweigert hatte. Zündet sie an und seht, wer kommt, um sie zu löschen.
zephyr-story-middle-4 = Von der neunten Laterne aus saht ihr den Hafen des Feinds, und von dort sah man euch. Bleibt der lange Heimweg, ohne Sterne und in Gesellschaft.
zephyr-story-middle-5 = Im Schuldbuch stehen eure Namen in Rot, und wer es führt, fliegt mit der Galgenflotte. Manche Rechnung begleicht man am besten selbst.
zephyr-story-long-1 = Der Westwind kommt dieses Jahr spät, heißt es auf den Kais. Ihr lacht darüber, nehmt einen kleinen Auftrag gegen Banditen an und denkt nicht weiter daran.
zephyr-story-long-2 = Ohne Westwind bleiben die Kornschiffe aus. Ihr ladet Brot statt Pulver, und es zeigt sich, dass es die schwerere Fracht ist.
zephyr-story-long-3 = Am Hunger verdient immer jemand. Quer über der letzten guten Strömung liegt eine Flotte und nimmt Zoll für Luft.
zephyr-story-long-4 = Der Zoll ging an einen Hof in den Wolken. Unter einem Himmel voller Drachen sitzt jemand, der den Wind gekauft haben will und ihn nicht hergibt.
zephyr-story-long-5 = Der Hof ist gefallen, und der Wind ist nicht zurück. Bei den Papieren liegt eine Liste mit neun Leuchttürmen, neben jedem ein Preis.
zephyr-story-long-6 = Hinter der neunten Laterne enden die Karten. Dort ist nichts, sagen alle, die nie dort waren. Aber die Nadel zittert, also fliegt ihr.
zephyr-story-long-7 = Gefunden habt ihr eine Werft voller Galgenschiffe, und die sind euch nach Hause gefolgt. Diesmal will niemand Zoll.
zephyr-story-long-8 = Hinter dem letzten Wrack beginnt die Luft sich zu regen. Jemand hält den Westwind an den Zügeln, und jedes Schiff unter diesem Himmel sieht auf euch.
