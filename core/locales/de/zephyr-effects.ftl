# Zephyr: die Regeln seiner Karten, gebildet aus ihren Wirkungen. Ein Satzteil wie `ziehe 1 Karte` beginnt klein: Er steht
# nach einem Doppelpunkt, mit anderen in einer Reihe, auf einem Knopf oder am Satzanfang, und wer ihn dort hinstellt, sorgt
# für den großen Buchstaben.
#
# Wörter des Spiels, hier und überall: attack Angriff, manoeuvre Manöver, tech Technik; hull Rumpf (gezählt: Rumpfteil),
# structure Struktur (Strukturteil), armour Panzerung (Panzerplatte); damage Schaden, direct direkt, non-critical unkritisch
# (nimmt nie den letzten Rumpfteil); evade ausweichen, reduce verringern, repair reparieren; draw ziehen, play spielen, hand
# Hand; crew Besatzung, crew member Besatzungsmitglied, personality Persönlichkeit, companion Begleiter, faction Fraktion,
# station Posten; scrap Schrott, scrap roll Bergungswurf, reward roll Belohnungswurf, salvage Bergung; system System, cargo
# Laderaum, resupply Versorger (beim Versorger); tier Stufe, region Region, trip Fahrt, cooldown abklingen; explore erkunden,
# skirmish Scharmützel, scavenge Schrottsuche, react reagieren; assignment Auftrag, party Gruppe, leader Leitschiff, allies
# Verbündete, patrol Patrouille; enemy ship Feindschiff, commander Kommandant, warlord Kriegsherr, wave Welle; player ship
# Spielerschiff, target Ziel, formation Formation, phase Phase, battle Gefecht; die Würfel, roll Wurf, cube Marker.

# Wie die Dinge heißen

zephyr-rule-kind = { $kind ->
    [attack] Angriff
    [manoeuvre] Manöver
   *[tech] Technik
}
zephyr-rule-tier = { $tier ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[epic] Episch
}
zephyr-rule-faction = { $faction ->
    [imperial] Imperiale
    [rogue] Schurken
    [greaser] Schrauber
    [bandit] Banditen
   *[merchant] Händler
}
zephyr-rule-errand = { $errand ->
    [rescue] Rettung
    [escort] Geleit
    [bounty] Kopfgeld
    [salvage] Bergung
   *[courier] Kurier
}
zephyr-rule-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[very-hard] Sehr schwer
}
zephyr-rule-elimination = { $elimination ->
    [standard] Normal
   *[hard] Hart
}

# Sätze um einen Satzteil. $does: was geschieht. $faces: die Augen eines Würfels, etwa `1 und 4–6`. $label: diese, oder was
# eine Zeile einer Reaktion braucht. $parts: mehrere davon in einer Reihe.

zephyr-rule-sentence = { $does }.
zephyr-rule-then = Dann: { $does }.
zephyr-rule-again = Und noch einmal.
zephyr-rule-faces = { $from }–{ $to }
zephyr-rule-row = { $label }: { $does }.
zephyr-rule-part = { $label }: { $does }
zephyr-rule-parts = { $others }; { $last }
zephyr-rule-or = { $others } oder { $last }
zephyr-rule-letter = { $letter ->
    [a] A
   *[b] B
}
zephyr-rule-event = Ereignis: { $does }.
zephyr-rule-goal-space = Zielfeld: { $does }.
zephyr-rule-reward = Belohnung: { $does }.

# Fähigkeiten, die umgedreht werden. $when: der Zeitpunkt aus der Liste darunter.

zephyr-rule-flip = { $limit ->
    [day] Einmal am Tag: { $does }.
    [trip] Einmal je Fahrt: { $does }.
   *[free] Beliebig oft: { $does }.
}
zephyr-rule-flip-when = { $limit ->
    [day] Einmal am Tag, { $when }: { $does }.
    [trip] Einmal je Fahrt, { $when }: { $does }.
   *[free] Beliebig oft, { $when }: { $does }.
}
zephyr-rule-window = { $window ->
    [react] in einer Reaktion
    [actions] beim Ausspielen im Gefecht
    [battle-start] zu Beginn eines Gefechts
    [targets] während die Ziele bestimmt werden
    [resolve] nach den Würfeln des Feinds
    [own-die] nach einem eigenen Wurf
    [explore] bevor du erkundest
    [explored] nachdem du eine Erkundungskarte gezogen hast
    [salvage] während der Bergung
    [die-of-salvage] nach einem Wurf der Bergung
    [resupply] beim Versorger
    [crew-death] wenn ein Besatzungsmitglied sterben würde
   *[any] jederzeit
}

# Was von selbst geschieht. $does: `repariere 1 Rumpfteil`, bei `each` `repariert jedes Schiff 1 Rumpfteil`.

zephyr-rule-on = { $moment ->
    [day-start] Zu Beginn jedes Tages, für jedes Schiff: { $does }.
    [scavenged] Jeden Tag nach der ersten Schrottsuche eines Schiffs: { $does }.
    [wave-done] Nach jeder besiegten Welle, für jedes Schiff: { $does }.
   *[crew-dies] Bevor ein Besatzungsmitglied stirbt: { $does }.
}
zephyr-rule-on-each = { $moment ->
    [day-start] Zu Beginn jedes Tages { $does }.
    [scavenged] Nach seiner ersten Schrottsuche des Tages { $does }.
   *[wave-done] Nach jeder besiegten Welle { $does }.
}
zephyr-rule-each-repair = { $hull ->
    [armour] { $count ->
        [one] repariert jedes Schiff { $count } Panzerplatte
       *[other] repariert jedes Schiff { $count } Panzerplatten
    }
   *[any] { $count ->
        [one] repariert jedes Schiff { $count } Rumpfteil
       *[other] repariert jedes Schiff { $count } Rumpfteile
    }
}
zephyr-rule-each-hit = erleidet jedes Schiff { $amount }
zephyr-rule-each-salvage = { $count ->
    [one] macht jedes Schiff { $count } Bergungswurf
   *[other] macht jedes Schiff { $count } Bergungswürfe
}
zephyr-rule-each-roll = wirft jedes Schiff einen Würfel
zephyr-rule-each-gain = erhält jedes Schiff { $amount }

# Auswahl, Würfel und Reaktionen

zephyr-rule-nothing = nichts
zephyr-rule-nothing-happens = nichts geschieht
zephyr-rule-alone = Allein mit einem Schiff stattdessen: { $does }.
zephyr-rule-if-alone = allein mit einem Schiff: { $then }; sonst: { $other }
zephyr-rule-choose = wähle eins davon
zephyr-rule-choose-of = wähle eins davon ({ $parts })
zephyr-rule-decline = nichts davon
zephyr-rule-pay = zahle { $amount }: { $does }
zephyr-rule-roll = wirf einen Würfel
zephyr-rule-roll-of = wirf einen Würfel ({ $parts })
zephyr-rule-roll-times = wirf bis zu { $count } Mal einen Würfel
zephyr-rule-roll-times-of = wirf bis zu { $count } Mal einen Würfel ({ $parts })
zephyr-rule-stop = { $does }, und es ist vorbei
zephyr-rule-go-on = { $does }, und du darfst noch einmal werfen
zephyr-rule-react = { $who ->
    [party] reagiert zusammen: Jedes Schiff der Gruppe zieht seine Karten und spielt aus, dann nimmt das Leitschiff eine Zeile, deren Karten ihr zusammen gespielt habt
   *[ship] reagiere: Ziehe deine Karten, spiele aus und nimm dann eine Zeile, deren Karten du gespielt hast
}
zephyr-rule-react-free = reagiere: Ziehe deine Karten und spiele aus
zephyr-rule-react-of = reagiere ({ $parts })
zephyr-rule-need-plays = { $kind ->
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
zephyr-rule-need-crew = 1 Besatzungsmitglied an Bord
zephyr-rule-need-nothing = sonst

# Mengen. $amount: eine davon, zu der etwas dazukommt. `taken` ist, was jemand erleidet.

zephyr-rule-scrap = { $count } Schrott
zephyr-rule-hit = { $count ->
    [one] { $count } unkritischer Schaden
   *[other] { $count } unkritische Schäden
}
zephyr-rule-hit-taken = { $count ->
    [one] { $count } unkritischen Schaden
   *[other] { $count } unkritische Schäden
}
zephyr-rule-cubes = { $count } Marker
zephyr-rule-ships = { $count ->
    [one] { $count } Feindschiff
   *[other] { $count } Feindschiffe
}
zephyr-rule-commanders = { $count } Kommandanten
zephyr-rule-assignments = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
zephyr-rule-hull-more = { $count ->
    [one] { $count } Rumpfteil mehr
   *[other] { $count } Rumpfteile mehr
}
zephyr-rule-hull-less = { $count ->
    [one] { $count } Rumpfteil weniger
   *[other] { $count } Rumpfteile weniger
}
zephyr-rule-per = { $unit ->
    [tier] { $amount } je Stufe
    [players] { $amount } je Spielerschiff
    [players-half] { $amount } je 2 Spielerschiffe
    [party] { $amount } je Schiff der Gruppe
    [party-half] { $amount } je 2 Schiffe der Gruppe
    [die] { $amount } je Auge des Würfels
    [attack] { $amount } je gespielter Angriffskarte
    [manoeuvre] { $amount } je gespielter Manöverkarte
    [tech] { $amount } je gespielter Technikkarte
   *[armour] { $amount } je unbeschädigter Panzerplatte
}
zephyr-rule-times = { $amount } mal ({ $factor })
zephyr-rule-times-half = { $amount } mal die Hälfte von ({ $factor }), abgerundet
zephyr-rule-plus = { $amount } (plus { $more })
zephyr-rule-minus = { $amount } (minus { $less })
zephyr-rule-at-most = { $amount } (höchstens { $most })

# Was eine eigene Karte tut, als Aufforderung

zephyr-rule-do-damage = { $whom ->
    [target] füge deinem Ziel { $count } Schaden zu
    [any] füge einem beliebigen Feind { $count } Schaden zu
    [each] füge jedem Spielerschiff { $count } Schaden zu
   *[attacked] füge dem angegriffenen Schiff { $count } Schaden zu
}
zephyr-rule-do-direct = { $whom ->
    [target] { $count ->
        [one] füge deinem Ziel { $count } direkten Schaden zu
       *[other] füge deinem Ziel { $count } direkte Schäden zu
    }
    [any] { $count ->
        [one] füge einem beliebigen Feind { $count } direkten Schaden zu
       *[other] füge einem beliebigen Feind { $count } direkte Schäden zu
    }
    [each] { $count ->
        [one] füge jedem Spielerschiff { $count } direkten Schaden zu
       *[other] füge jedem Spielerschiff { $count } direkte Schäden zu
    }
   *[attacked] { $count ->
        [one] füge dem angegriffenen Schiff { $count } direkten Schaden zu
       *[other] füge dem angegriffenen Schiff { $count } direkte Schäden zu
    }
}
zephyr-rule-do-hit = erleide { $amount }
zephyr-rule-do-hit-party = jedes Schiff der Gruppe erleidet { $amount }
zephyr-rule-boost = einer deiner Angriffe richtet { $count } Schaden mehr an
zephyr-rule-unevadable = einem deiner Angriffe kann niemand ausweichen
zephyr-rule-do-evade = { $count ->
    [one] weiche { $count } Angriff aus
   *[other] weiche { $count } Angriffen aus
}
zephyr-rule-reduce = { $whom ->
    [any] verringere den Schaden an einem beliebigen Spielerschiff des Gefechts um { $count }
   *[me] verringere den Schaden an deinem Schiff um { $count }
}
zephyr-rule-ward = lege { $amount } auf diese Karte, die du einzeln entfernen kannst, um Schaden je um 1 zu verringern
zephyr-rule-cancel-die = mache 1 Würfel des Feinds wirkungslos
zephyr-rule-reroll-foe = lass den Feind 1 Würfel neu werfen
zephyr-rule-reroll = wirf einen deiner Würfel neu
zephyr-rule-shift-die = erhöhe oder senke einen deiner Würfel um 1
zephyr-rule-set-die = drehe den Würfel auf { $face }
zephyr-rule-do-roll-again = würfle noch einmal
zephyr-rule-retarget = wechsle dein Ziel
zephyr-rule-reform = stelle die Formation neu auf
zephyr-rule-do-kill = { $whom ->
    [any] töte 1 Besatzungsmitglied eines beliebigen Feindschiffs
    [first] dein erstes Besatzungsmitglied stirbt
   *[target] töte 1 Besatzungsmitglied deines Ziels
}
zephyr-rule-do-repair = { $hull ->
    [armour] { $count ->
        [one] repariere { $count } Panzerplatte
       *[other] repariere { $count } Panzerplatten
    }
   *[any] { $count ->
        [one] repariere { $count } Rumpfteil
       *[other] repariere { $count } Rumpfteile
    }
}
zephyr-rule-draw = { $count ->
    [one] ziehe { $count } Karte
   *[other] ziehe { $count } Karten
}
zephyr-rule-recover = nimm 1 abgelegte Aktionskarte zurück auf die Hand
zephyr-rule-cycle = lege beliebig viele Karten ab und ziehe ebenso viele
zephyr-rule-plays = { $kind ->
    [attack] { $count ->
        [one] spiele { $count } weitere Angriffskarte
       *[other] spiele { $count } weitere Angriffskarten
    }
    [manoeuvre] { $count ->
        [one] spiele { $count } weitere Manöverkarte
       *[other] spiele { $count } weitere Manöverkarten
    }
    [tech] { $count ->
        [one] spiele { $count } weitere Technikkarte
       *[other] spiele { $count } weitere Technikkarten
    }
   *[any] { $count ->
        [one] spiele { $count } weitere Karte beliebiger Art
       *[other] spiele { $count } weitere Karten beliebiger Art
    }
}
zephyr-rule-refresh = { $whose ->
    [crew] mache eine andere Fähigkeit deiner Besatzung wieder bereit
   *[ship] mache die Fähigkeit deines Schiffs wieder bereit
}
zephyr-rule-do-exhaust = lass 1 bereite Fähigkeit abklingen
zephyr-rule-gain = erhalte { $amount }
zephyr-rule-lose = verliere { $amount }
zephyr-rule-do-salvage = { $count ->
    [one] mache { $count } Bergungswurf
   *[other] mache { $count } Bergungswürfe
}
zephyr-rule-do-reward = mache 1 Belohnungswurf
zephyr-rule-do-system = { $tier ->
    [bronze] erhalte 1 zufälliges Bronzesystem
    [silver] erhalte 1 zufälliges Silbersystem
    [gold] erhalte 1 zufälliges Goldsystem
   *[epic] erhalte 1 zufälliges episches System
}
zephyr-rule-do-hire = heuere 1 Besatzungsmitglied für { $price } Schrott an
zephyr-rule-do-foes = ziehe { $foes }
zephyr-rule-discard-foes = die Feinde werden abgelegt
zephyr-rule-swap-foe = lege 1 Feindschiff ab und ziehe ein anderes
zephyr-rule-draw-two = ziehe 2 Erkundungskarten und behalte 1
zephyr-rule-redraw = lege die Erkundungskarte ab und ziehe eine andere
zephyr-rule-prevent = das Besatzungsmitglied überlebt

# Was eine Zeile bringt: bei einem Feind, der angreift und es selbst tut, bei einem Würfel oder einer Reaktion

zephyr-rule-damage = { $whom ->
    [target] { $count } Schaden an deinem Ziel
    [any] { $count } Schaden an einem beliebigen Feind
    [each] { $count } Schaden an jedem Spielerschiff
   *[attacked] { $count } Schaden
}
zephyr-rule-direct = { $whom ->
    [target] { $count ->
        [one] { $count } direkter Schaden an deinem Ziel
       *[other] { $count } direkte Schäden an deinem Ziel
    }
    [any] { $count ->
        [one] { $count } direkter Schaden an einem beliebigen Feind
       *[other] { $count } direkte Schäden an einem beliebigen Feind
    }
    [each] { $count ->
        [one] { $count } direkter Schaden an jedem Spielerschiff
       *[other] { $count } direkte Schäden an jedem Spielerschiff
    }
   *[attacked] { $count ->
        [one] { $count } direkter Schaden
       *[other] { $count } direkte Schäden
    }
}
zephyr-rule-hit-party = { $amount } an jedem Schiff der Gruppe
zephyr-rule-row-evade = { $whose ->
    [warlord] { $count ->
        [one] weicht { $count } Angriff des Schiffs aus, das gewürfelt hat
       *[other] weicht { $count } Angriffen des Schiffs aus, das gewürfelt hat
    }
   *[foe] { $count ->
        [one] weicht { $count } Angriff aus
       *[other] weicht { $count } Angriffen aus
    }
}
zephyr-rule-row-repair = { $count ->
    [one] repariert { $count } Rumpfteil
   *[other] repariert { $count } Rumpfteile
}
zephyr-rule-row-again = würfelt noch einmal
zephyr-rule-row-crew = { $whose ->
    [warlord] +1 Besatzung für das erste Feindschiff
   *[foe] +1 Besatzung
}
zephyr-rule-row-exhaust = lässt 1 bereite Fähigkeit abklingen
zephyr-rule-row-takes = nimmt { $amount }
zephyr-rule-loss = Verlust von { $amount }
zephyr-rule-salvage = { $count ->
    [one] { $count } Bergungswurf
   *[other] { $count } Bergungswürfe
}
zephyr-rule-reward-roll = 1 Belohnungswurf
zephyr-rule-system = { $tier ->
    [bronze] 1 zufälliges Bronzesystem
    [silver] 1 zufälliges Silbersystem
    [gold] 1 zufälliges Goldsystem
   *[epic] 1 zufälliges episches System
}
zephyr-rule-hire = 1 Besatzungsmitglied für { $price } Schrott
zephyr-rule-foes = ein Gefecht gegen { $foes }

# Feinde, die kommen. $foes: Mengen davon. $details: was an ihnen besonders ist, in einer Reihe.

zephyr-rule-foes-details = { $foes } – { $details }
zephyr-rule-foes-bring = { $bring ->
    [yes] { $several ->
        [yes] die Kommandanten bringen Schiffe mit
       *[no] der Kommandant bringt Schiffe mit
    }
   *[no] { $several ->
        [yes] die Kommandanten bringen keine Schiffe mit
       *[no] der Kommandant bringt keine Schiffe mit
    }
}
zephyr-rule-foes-hull = { $each ->
    [yes] je { $amount }
   *[no] { $amount }
}
zephyr-rule-foes-crew = { $each ->
    [yes] { $sign ->
        [less] je { $count } Besatzung weniger
       *[more] je { $count } Besatzung mehr
    }
   *[no] { $sign ->
        [less] { $count } Besatzung weniger
       *[more] { $count } Besatzung mehr
    }
}
zephyr-rule-foes-hand = { $sign ->
    [less] { $count ->
        [one] in der ersten Phase ziehst du { $count } Karte weniger
       *[other] in der ersten Phase ziehst du { $count } Karten weniger
    }
   *[more] { $count ->
        [one] in der ersten Phase ziehst du { $count } Karte mehr
       *[other] in der ersten Phase ziehst du { $count } Karten mehr
    }
}
zephyr-rule-foes-won = bei einem Sieg: { $does }

# Werte des Spiels, die Karten ändern

zephyr-rule-stat-first-hand = { $sign ->
    [less] { $count ->
        [one] in der ersten Phase jedes Gefechts zieht jedes Schiff { $count } Karte weniger
       *[other] in der ersten Phase jedes Gefechts zieht jedes Schiff { $count } Karten weniger
    }
   *[more] { $count ->
        [one] in der ersten Phase jedes Gefechts zieht jedes Schiff { $count } Karte mehr
       *[other] in der ersten Phase jedes Gefechts zieht jedes Schiff { $count } Karten mehr
    }
}
zephyr-rule-stat-hand = { $sign ->
    [less] { $count ->
        [one] in Reaktionen und Gefechten zieht jedes Schiff { $count } Karte weniger
       *[other] in Reaktionen und Gefechten zieht jedes Schiff { $count } Karten weniger
    }
   *[more] { $count ->
        [one] in Reaktionen und Gefechten zieht jedes Schiff { $count } Karte mehr
       *[other] in Reaktionen und Gefechten zieht jedes Schiff { $count } Karten mehr
    }
}
zephyr-rule-stat-react-hand = { $sign ->
    [less] { $count ->
        [one] in Reaktionen zieht jedes Schiff { $count } Karte weniger
       *[other] in Reaktionen zieht jedes Schiff { $count } Karten weniger
    }
   *[more] { $count ->
        [one] in Reaktionen zieht jedes Schiff { $count } Karte mehr
       *[other] in Reaktionen zieht jedes Schiff { $count } Karten mehr
    }
}
zephyr-rule-stat-foe-hull = { $sign ->
    [less] { $count ->
        [one] Feindschiffe haben { $count } Rumpfteil weniger
       *[other] Feindschiffe haben { $count } Rumpfteile weniger
    }
   *[more] { $count ->
        [one] Feindschiffe haben { $count } Rumpfteil mehr
       *[other] Feindschiffe haben { $count } Rumpfteile mehr
    }
}
zephyr-rule-stat-skirmish-crew = { $sign ->
    [less] Feindschiffe von Scharmützelkarten haben { $count } Besatzung weniger
   *[more] Feindschiffe von Scharmützelkarten haben { $count } Besatzung mehr
}
zephyr-rule-stat-commander-crew = { $sign ->
    [less] Kommandanten haben { $count } Besatzung weniger auf ihrem Schiff
   *[more] Kommandanten haben { $count } Besatzung mehr auf ihrem Schiff
}
zephyr-rule-stat-first-wave-crew = { $sign ->
    [less] Feindschiffe der ersten Welle haben { $count } Besatzung weniger
   *[more] Feindschiffe der ersten Welle haben { $count } Besatzung mehr
}
zephyr-rule-stat-blank-face = eine { $face } auf einem Würfel des Feinds bewirkt nichts
zephyr-rule-stat-brings = { $sign ->
    [less] { $count ->
        [one] der Kommandant dieses Auftrags bringt { $count } Schiff weniger mit
       *[other] der Kommandant dieses Auftrags bringt { $count } Schiffe weniger mit
    }
   *[more] { $count ->
        [one] der Kommandant dieses Auftrags bringt { $count } Schiff mehr mit
       *[other] der Kommandant dieses Auftrags bringt { $count } Schiffe mehr mit
    }
}
zephyr-rule-stat-salvage-dice = { $sign ->
    [less] { $count ->
        [one] jedes Feindschiff wird mit { $count } Würfel weniger geborgen
       *[other] jedes Feindschiff wird mit { $count } Würfeln weniger geborgen
    }
   *[more] { $count ->
        [one] jedes Feindschiff wird mit { $count } Würfel mehr geborgen
       *[other] jedes Feindschiff wird mit { $count } Würfeln mehr geborgen
    }
}
zephyr-rule-stat-reward-die = { $sign ->
    [less] der Belohnungswürfel eines Kommandanten zählt { $count } weniger, aber mindestens 1
   *[more] der Belohnungswürfel eines Kommandanten zählt { $count } mehr, aber höchstens 6
}
zephyr-rule-stat-system-price = { $sign ->
    [less] Systeme kosten { $count } Schrott weniger
   *[more] Systeme kosten { $count } Schrott mehr
}
zephyr-rule-stat-next-price = { $sign ->
    [less] dein nächstes System oder Rumpfteil kostet { $count } Schrott weniger
   *[more] dein nächstes System oder Rumpfteil kostet { $count } Schrott mehr
}
zephyr-rule-stat-next-sale = dein nächster Verkauf bringt den vollen Preis
zephyr-rule-stat-join = andere Schiffe des Gebiets dürfen sich Gefechten ab der ersten Phase anschließen

# Werte von Schiffen, Feinden, Missionen und Aufträgen

zephyr-rule-mat-hull = { $armoured ->
    [0] { $plain ->
        [one] Rumpf: { $plain } Platz für Struktur.
       *[other] Rumpf: { $plain } Plätze für Struktur.
    }
   *[other] { $plain ->
        [0] { $armoured ->
            [one] Rumpf: { $armoured } Platz für Panzerung oder Struktur.
           *[other] Rumpf: { $armoured } Plätze für Panzerung oder Struktur.
        }
        [one] { $armoured ->
            [one] Rumpf: { $armoured } Platz für Panzerung oder Struktur und { $plain } nur für Struktur.
           *[other] Rumpf: { $armoured } Plätze für Panzerung oder Struktur und { $plain } nur für Struktur.
        }
       *[other] { $armoured ->
            [one] Rumpf: { $armoured } Platz für Panzerung oder Struktur und { $plain } nur für Struktur.
           *[other] Rumpf: { $armoured } Plätze für Panzerung oder Struktur und { $plain } nur für Struktur.
        }
    }
}
zephyr-rule-mat-slots = Systemplätze: { $attacks } Angriff, { $manoeuvres } Manöver, { $techs } Technik.
zephyr-rule-mat-stations = Posten der Besatzung: { $stations }.
zephyr-rule-mat-station = { $kind ->
    [attack] Angriff
    [manoeuvre] Manöver
   *[tech] Technik
}
zephyr-rule-mat-plain = { $count } ohne Zusatz
zephyr-rule-mat-draw = { $count ->
    [one] Ziehen: { $count } Karte und 1 mehr für je 2 Systeme.
   *[other] Ziehen: { $count } Karten und 1 mehr für je 2 Systeme.
}
zephyr-rule-foe-figures = Rumpf { $hull1 }, { $hull2 } und { $hull3 } je nach Stufe, Besatzung { $crew1 }, { $crew2 } und { $crew3 }.
zephyr-rule-brings = { $count ->
    [0] Bringt kein weiteres Schiff mit.
    [one] Bringt { $count } weiteres Feindschiff mit.
   *[other] Bringt { $count } weitere Feindschiffe mit.
}
zephyr-rule-commander-reward = Belohnungswürfel { $faces }: { $system }.
zephyr-rule-warlord-cards = { $abilities ->
    [one] { $waves ->
        [one] { $abilities } Fähigkeit und { $waves } Welle.
       *[other] { $abilities } Fähigkeit und { $waves } Wellen.
    }
   *[other] { $waves ->
        [one] { $abilities } Fähigkeiten und { $waves } Welle.
       *[other] { $abilities } Fähigkeiten und { $waves } Wellen.
    }
}
zephyr-rule-warlord-hull = { $more ->
    [one] Rumpf { $hull } und { $more } Rumpfteil mehr je Spielerschiff.
   *[other] Rumpf { $hull } und { $more } Rumpfteile mehr je Spielerschiff.
}
zephyr-rule-mission-days = { $event ->
    [yes] { $count ->
        [one] Stufe { $tier }: { $count } Tag, ein Ereignis.
       *[other] Stufe { $tier }: { $count } Tage, der letzte ein Ereignis.
    }
   *[no] { $count ->
        [one] Stufe { $tier }: { $count } Tag.
       *[other] Stufe { $tier }: { $count } Tage.
    }
}
zephyr-rule-mission-kinds = Aufträge: { $kinds }.
zephyr-rule-mission-supplies = { $structure ->
    [one] Jedes Schiff beginnt mit { $structure } Strukturteil und { $scrap } Schrott.
   *[other] Jedes Schiff beginnt mit { $structure } Strukturteilen und { $scrap } Schrott.
}
zephyr-rule-mission-elimination = { $elimination ->
    [standard] Zerstörung normal: Werden alle Schiffe an einem Tag zerstört, ist die Mission verloren.
   *[hard] Zerstörung hart: Ein zerstörtes Schiff scheidet aus.
}
zephyr-rule-mission-difficulty = Schwierigkeit: { $difficulty }.
zephyr-rule-goal-assignments = Missionsziel: { $amount }, erledigt vor dem Zielfeld.
zephyr-rule-goal-paid = Missionsziel: { $amount }, eingezahlt beim Versorger ab Stufe { $tier }.
zephyr-rule-mission-warlord = Zielfeld: der Kriegsherr.
zephyr-rule-route = { $errand }: { $route }.
zephyr-rule-space = { $space ->
    [explore] erkunden
    [a] A
    [b] B
   *[commander] ein Kommandant mit weiteren Schiffen
}
zephyr-rule-allies = { $count ->
    [0] Keine Verbündeten.
    [one] Höchstens { $count } Verbündeter.
   *[other] Höchstens { $count } Verbündete.
}
