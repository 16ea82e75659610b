//! The printed cards, word for word, in English and German.

use super::reads;

/// Proves ZW-019, ZW-021.
#[test]
fn printed_action_cards_read_as_printed() {
    reads(&[
        ("cannon-blast", &["Deal 1 damage to your target."], &["Füge deinem Ziel 1 Schaden zu."]),
        ("rapid-repair", &["Repair 2 armour."], &["Repariere 2 Panzerplatten."]),
        (
            "deflection",
            &["Put 1 cube per undamaged armour on this card, each of which you can remove to reduce damage by 1."],
            &["Lege 1 Marker je unbeschädigter Panzerplatte auf diese Karte, die du einzeln entfernen kannst, um \
                 Schaden je um 1 zu verringern."],
        ),
        (
            "sprocket-rocket",
            &["Deal 1 damage to your target. Play 1 more tech card."],
            &["Füge deinem Ziel 1 Schaden zu. Spiele 1 weitere Technikkarte."],
        ),
        (
            "wildfire-cannon",
            &["Roll a die. 1–3: 1 damage to your target. 4–6: 2 damage to your target."],
            &["Wirf einen Würfel. 1–3: 1 Schaden an deinem Ziel. 4–6: 2 Schaden an deinem Ziel."],
        ),
        (
            "matchlock-repeater",
            &["Deal 1 damage to your target. Play 1 more attack card."],
            &["Füge deinem Ziel 1 Schaden zu. Spiele 1 weitere Angriffskarte."],
        ),
        ("wind-rider", &["Evade 1 attack. Draw 1 card."], &["Weiche 1 Angriff aus. Ziehe 1 Karte."]),
        (
            "steam-albatross",
            &["Draw 2 cards. Play 1 more card of any kind."],
            &["Ziehe 2 Karten. Spiele 1 weitere Karte beliebiger Art."],
        ),
    ]);
}

/// Proves ZW-019, ZW-021.
#[test]
fn printed_crew_and_their_ships_read_as_printed() {
    reads(&[
        (
            "faction-imperial",
            &["Once a trip: draw 1 card and play 1 more tech card."],
            &["Einmal je Fahrt: Ziehe 1 Karte und spiele 1 weitere Technikkarte."],
        ),
        (
            "faction-rogue",
            &["Once a trip: draw 1 card and play 1 more manoeuvre card."],
            &["Einmal je Fahrt: Ziehe 1 Karte und spiele 1 weitere Manöverkarte."],
        ),
        (
            "faction-greaser",
            &["Once a trip, at any time: repair 2 hull."],
            &["Einmal je Fahrt, jederzeit: Repariere 2 Rumpfteile."],
        ),
        (
            "faction-bandit",
            &["Once a trip: draw 1 card and play 1 more attack card."],
            &["Einmal je Fahrt: Ziehe 1 Karte und spiele 1 weitere Angriffskarte."],
        ),
        (
            "faction-merchant",
            &["Once a trip, during salvage or at the resupply: make 1 scrap roll."],
            &["Einmal je Fahrt, während der Bergung oder beim Versorger: Mache 1 Bergungswurf."],
        ),
        (
            "crew-cocidius",
            &["Once a day: kill 1 crew member of any enemy ship."],
            &["Einmal am Tag: Töte 1 Besatzungsmitglied eines beliebigen Feindschiffs."],
        ),
        (
            "companion-ransom",
            &["Once a day, when you play cards in a battle or after the enemy's dice: change your target."],
            &["Einmal am Tag, beim Ausspielen im Gefecht oder nach den Würfeln des Feinds: Wechsle dein Ziel."],
        ),
        (
            "companion-sebastian-t-keeler",
            &["Once a trip: add or subtract 1 on one of your dice."],
            &["Einmal je Fahrt: Erhöhe oder senke einen deiner Würfel um 1."],
        ),
        (
            "imperial-scimitar",
            &[
                "Hull: 4 slots for armour or structure and 3 for structure only.",
                "System slots: 2 attack, 2 manoeuvre, 1 tech.",
                "Crew stations: attack, manoeuvre and 2 without a play.",
                "Draw: 3 cards, and 1 more for every 2 systems.",
                "Once a day, when you play cards in a battle or after the enemy's dice: reduce the damage to any \
                 player ship of the battle by 2.",
            ],
            &[
                "Rumpf: 4 Plätze für Panzerung oder Struktur und 3 nur für Struktur.",
                "Systemplätze: 2 Angriff, 2 Manöver, 1 Technik.",
                "Posten der Besatzung: Angriff, Manöver und 2 ohne Zusatz.",
                "Ziehen: 3 Karten und 1 mehr für je 2 Systeme.",
                "Einmal am Tag, beim Ausspielen im Gefecht oder nach den Würfeln des Feinds: Verringere den Schaden \
                 an einem beliebigen Spielerschiff des Gefechts um 2.",
            ],
        ),
        (
            "rogue-spitfire",
            &[
                "Hull: 3 slots for armour or structure and 4 for structure only.",
                "System slots: 3 attack, 2 manoeuvre, 1 tech.",
                "Crew stations: attack, manoeuvre, tech and 1 without a play.",
                "Draw: 3 cards, and 1 more for every 2 systems.",
                "Once a day, at any time: evade 1 attack.",
            ],
            &[
                "Rumpf: 3 Plätze für Panzerung oder Struktur und 4 nur für Struktur.",
                "Systemplätze: 3 Angriff, 2 Manöver, 1 Technik.",
                "Posten der Besatzung: Angriff, Manöver, Technik und 1 ohne Zusatz.",
                "Ziehen: 3 Karten und 1 mehr für je 2 Systeme.",
                "Einmal am Tag, jederzeit: Weiche 1 Angriff aus.",
            ],
        ),
        (
            "greaser-tub",
            &[
                "Hull: 6 slots for armour or structure and 3 for structure only.",
                "System slots: 1 attack, 1 manoeuvre, 2 tech.",
                "Crew stations: tech, manoeuvre and 2 without a play.",
                "Draw: 4 cards, and 1 more for every 2 systems.",
                "Once a trip, at any time: repair 3 hull.",
            ],
            &[
                "Rumpf: 6 Plätze für Panzerung oder Struktur und 3 nur für Struktur.",
                "Systemplätze: 1 Angriff, 1 Manöver, 2 Technik.",
                "Posten der Besatzung: Technik, Manöver und 2 ohne Zusatz.",
                "Ziehen: 4 Karten und 1 mehr für je 2 Systeme.",
                "Einmal je Fahrt, jederzeit: Repariere 3 Rumpfteile.",
            ],
        ),
        (
            "bandit-condor",
            &[
                "Hull: 2 slots for armour or structure and 4 for structure only.",
                "System slots: 5 attack, 1 manoeuvre, 1 tech.",
                "Crew stations: attack, attack and 2 without a play.",
                "Draw: 3 cards, and 1 more for every 2 systems.",
                "Once a day, after the enemy's dice: one of your attacks deals 1 damage more.",
            ],
            &[
                "Rumpf: 2 Plätze für Panzerung oder Struktur und 4 nur für Struktur.",
                "Systemplätze: 5 Angriff, 1 Manöver, 1 Technik.",
                "Posten der Besatzung: Angriff, Angriff und 2 ohne Zusatz.",
                "Ziehen: 3 Karten und 1 mehr für je 2 Systeme.",
                "Einmal am Tag, nach den Würfeln des Feinds: Einer deiner Angriffe richtet 1 Schaden mehr an.",
            ],
        ),
        (
            "merchant-gypsy",
            &[
                "Hull: 4 slots for armour or structure and 3 for structure only.",
                "System slots: 2 attack, 2 manoeuvre, 2 tech.",
                "Crew stations: tech, manoeuvre, attack and 1 without a play.",
                "Draw: 3 cards, and 1 more for every 2 systems.",
                "Once a day: draw 1 card and play 1 more card of any kind.",
            ],
            &[
                "Rumpf: 4 Plätze für Panzerung oder Struktur und 3 nur für Struktur.",
                "Systemplätze: 2 Angriff, 2 Manöver, 2 Technik.",
                "Posten der Besatzung: Technik, Manöver, Angriff und 1 ohne Zusatz.",
                "Ziehen: 3 Karten und 1 mehr für je 2 Systeme.",
                "Einmal am Tag: Ziehe 1 Karte und spiele 1 weitere Karte beliebiger Art.",
            ],
        ),
    ]);
}

/// Proves ZW-019, ZW-021.
#[test]
fn printed_enemies_read_as_printed() {
    reads(&[
        (
            "the-octodecillion",
            &[
                "Hull 4, 6 and 7 by tier, crew 1, 2 and 3.",
                "1 and 3: 1 damage.",
                "2: evades 1 attack.",
                "4: 1 damage and rolls again.",
                "5–6: nothing.",
            ],
            &[
                "Rumpf 4, 6 und 7 je nach Stufe, Besatzung 1, 2 und 3.",
                "1 und 3: 1 Schaden.",
                "2: weicht 1 Angriff aus.",
                "4: 1 Schaden und würfelt noch einmal.",
                "5–6: nichts.",
            ],
        ),
        (
            "the-festering-gull",
            &["Hull 3, 5 and 7 by tier, crew 2, 3 and 4.", "1–3: 1 damage.", "4–6: nothing."],
            &["Rumpf 3, 5 und 7 je nach Stufe, Besatzung 2, 3 und 4.", "1–3: 1 Schaden.", "4–6: nichts."],
        ),
        (
            "alexander",
            &[
                "Brings 1 more enemy ship.",
                "Reward die 1–2: 1 random silver system.",
                "Reward die 3–4: 1 random gold system.",
                "Reward die 5–6: 1 random epic system.",
                "1, 3 and 5: 2 damage.",
                "2 and 6: 1 damage.",
                "4: 1 direct damage.",
            ],
            &[
                "Bringt 1 weiteres Feindschiff mit.",
                "Belohnungswürfel 1–2: 1 zufälliges Silbersystem.",
                "Belohnungswürfel 3–4: 1 zufälliges Goldsystem.",
                "Belohnungswürfel 5–6: 1 zufälliges episches System.",
                "1, 3 und 5: 2 Schaden.",
                "2 und 6: 1 Schaden.",
                "4: 1 direkter Schaden.",
            ],
        ),
        (
            "commodore-von-groebhausen",
            &["1 ability and 3 waves.", "Hull 6, and 2 more per player ship."],
            &["1 Fähigkeit und 3 Wellen.", "Rumpf 6 und 2 Rumpfteile mehr je Spielerschiff."],
        ),
        (
            "agile-aggression",
            &[
                "1 and 5: 1 damage.",
                "2 and 4: evades 1 attack of the ship that rolled.",
                "3: 2 damage.",
                "6: evades 2 attacks of the ship that rolled.",
            ],
            &[
                "1 und 5: 1 Schaden.",
                "2 und 4: weicht 1 Angriff des Schiffs aus, das gewürfelt hat.",
                "3: 2 Schaden.",
                "6: weicht 2 Angriffen des Schiffs aus, das gewürfelt hat.",
            ],
        ),
        (
            "foul-villainy",
            &["Draw 1 commander per player ship and 1 enemy ship – the commanders bring no ships."],
            &["Ziehe 1 Kommandanten je Spielerschiff und 1 Feindschiff – die Kommandanten bringen keine Schiffe \
                 mit."],
        ),
    ]);
}

/// Proves ZW-019, ZW-021.
#[test]
fn printed_missions_assignments_and_exploration_read_as_printed() {
    reads(&[
        (
            "plane-and-simple",
            &[
                "Tier 1: 2 days.",
                "Tier 2: 2 days.",
                "Tier 3: 2 days.",
                "Assignments: Rescue, Escort and Courier.",
                "Each ship starts with 2 structure and 90 scrap.",
                "Goal: 1 assignment per player ship completed before the goal space.",
                "Standard elimination: all ships destroyed on one day lose the mission.",
                "Difficulty: Easy.",
                "Goal space: draw 1 enemy ship per player ship and 1 commander – the commander brings no ships.",
            ],
            &[
                "Stufe 1: 2 Tage.",
                "Stufe 2: 2 Tage.",
                "Stufe 3: 2 Tage.",
                "Aufträge: Rettung, Geleit und Kurier.",
                "Jedes Schiff beginnt mit 2 Strukturteilen und 90 Schrott.",
                "Missionsziel: 1 Auftrag je Spielerschiff, erledigt vor dem Zielfeld.",
                "Zerstörung normal: Werden alle Schiffe an einem Tag zerstört, ist die Mission verloren.",
                "Schwierigkeit: Leicht.",
                "Zielfeld: Ziehe 1 Feindschiff je Spielerschiff und 1 Kommandanten – der Kommandant bringt keine \
                 Schiffe mit.",
            ],
        ),
        (
            "pest-control",
            &[
                "Rescue: explore, explore and a commander with further ships.",
                "Up to 3 allies.",
                "Reward: 30 scrap and 1 random gold system.",
            ],
            &[
                "Rettung: erkunden, erkunden und ein Kommandant mit weiteren Schiffen.",
                "Höchstens 3 Verbündete.",
                "Belohnung: 30 Schrott und 1 zufälliges Goldsystem.",
            ],
        ),
        (
            "thin-the-ranks",
            &[
                "Rescue: A and B.",
                "Up to 3 allies.",
                "A: draw 1 enemy ship – if you win: the commander of this assignment brings 1 ship fewer.",
                "B: draw 1 commander – the commander brings ships.",
                "Reward: 20 scrap.",
            ],
            &[
                "Rettung: A und B.",
                "Höchstens 3 Verbündete.",
                "A: Ziehe 1 Feindschiff – bei einem Sieg: Der Kommandant dieses Auftrags bringt 1 Schiff weniger mit.",
                "B: Ziehe 1 Kommandanten – der Kommandant bringt Schiffe mit.",
                "Belohnung: 20 Schrott.",
            ],
        ),
        (
            "hazard-pay",
            &[
                "React: draw your cards and play, then take one row whose cards you played.",
                "2 tech cards: 3 scrap rolls.",
                "1 tech card: 1 scrap roll.",
                "1 crew member aboard: roll a die. 1–2: 1 scrap roll. 3–6: your first crew member dies.",
            ],
            &[
                "Reagiere: Ziehe deine Karten, spiele aus und nimm dann eine Zeile, deren Karten du gespielt hast.",
                "2 Technikkarten: 3 Bergungswürfe.",
                "1 Technikkarte: 1 Bergungswurf.",
                "1 Besatzungsmitglied an Bord: Wirf einen Würfel. 1–2: 1 Bergungswurf. 3–6: Dein erstes \
                 Besatzungsmitglied stirbt.",
            ],
        ),
    ]);
}
