//! Cards that the rulebook does not print, word for word, in English and German.

use super::reads;

#[test]
fn other_cards_read_as_they_work() {
    reads(&[
        (
            "boarding-hooks",
            &["Deal 1 damage to your target. Roll a die. 5–6: kill 1 crew member of your target."],
            &["Füge deinem Ziel 1 Schaden zu. Wirf einen Würfel. 5–6: Töte 1 Besatzungsmitglied deines Ziels."],
        ),
        (
            "grape-organ",
            &["Deal 1 damage to any enemy. And again."],
            &["Füge einem beliebigen Feind 1 Schaden zu. Und noch einmal."],
        ),
        ("meteor-lance", &["Deal 3 direct damage to your target."], &["Füge deinem Ziel 3 direkte Schäden zu."]),
        (
            "crew-gunnery-jo",
            &["Once a day, after the enemy's dice: one of your attacks cannot be evaded."],
            &["Einmal am Tag, nach den Würfeln des Feinds: Einem deiner Angriffe kann niemand ausweichen."],
        ),
        (
            "crew-nail",
            &["Once a trip, after a salvage die: turn the die to 6."],
            &["Einmal je Fahrt, nach einem Wurf der Bergung: Drehe den Würfel auf 6."],
        ),
        (
            "pale-auditor",
            &[
                "Hull 3, 5 and 6 by tier, crew 1, 2 and 3.",
                "1–2: 1 damage to every player ship.",
                "3–4: takes 5 scrap.",
                "5: 2 damage.",
                "6: nothing.",
            ],
            &[
                "Rumpf 3, 5 und 6 je nach Stufe, Besatzung 1, 2 und 3.",
                "1–2: 1 Schaden an jedem Spielerschiff.",
                "3–4: nimmt 5 Schrott.",
                "5: 2 Schaden.",
                "6: nichts.",
            ],
        ),
        (
            "press-gang",
            &["1 and 5: +1 crew for the first enemy ship.", "2 and 4: 1 damage.", "3 and 6: nothing."],
            &["1 und 5: +1 Besatzung für das erste Feindschiff.", "2 und 4: 1 Schaden.", "3 und 6: nichts."],
        ),
        (
            "honour-guard",
            &["Draw 1 enemy ship per player ship (minus 1) and 1 commander – the commander brings no ships; each 1 \
                 hull less."],
            &["Ziehe 1 Feindschiff je Spielerschiff (minus 1) und 1 Kommandanten – der Kommandant bringt keine \
                 Schiffe mit; je 1 Rumpfteil weniger."],
        ),
        (
            "region-clear-blue",
            &["At the start of each day each ship repairs 1 hull."],
            &["Zu Beginn jedes Tages repariert jedes Schiff 1 Rumpfteil."],
        ),
        (
            "region-thunderheads",
            &["At the start of each day each ship rolls a die. 1: 1 non-critical damage."],
            &["Zu Beginn jedes Tages wirft jedes Schiff einen Würfel. 1: 1 unkritischer Schaden."],
        ),
        (
            "region-hospice-isles",
            &["Before a crew member dies: roll a die. 4–6: the crew member lives."],
            &["Bevor ein Besatzungsmitglied stirbt: Wirf einen Würfel. 4–6: Das Besatzungsmitglied überlebt."],
        ),
        (
            "the-unpaid-captain",
            &[
                "2 abilities and 3 waves.",
                "Hull 4, and 1 more per player ship.",
                "When a wave is beaten each ship makes 1 scrap roll.",
            ],
            &[
                "2 Fähigkeiten und 3 Wellen.",
                "Rumpf 4 und 1 Rumpfteil mehr je Spielerschiff.",
                "Nach jeder besiegten Welle macht jedes Schiff 1 Bergungswurf.",
            ],
        ),
        (
            "winter-bread",
            &[
                "Tier 1: 2 days.",
                "Tier 2: 2 days.",
                "Tier 3: 2 days.",
                "Assignments: Rescue, Escort and Courier.",
                "Each ship starts with 2 structure and 90 scrap.",
                "Goal: 1 assignment per player ship completed before the goal space.",
                "Goal: 30 scrap per player ship paid in at the resupply from tier 2 on.",
                "Standard elimination: all ships destroyed on one day lose the mission.",
                "Difficulty: Medium.",
                "Goal space: draw 1 enemy ship per player ship (plus 1).",
            ],
            &[
                "Stufe 1: 2 Tage.",
                "Stufe 2: 2 Tage.",
                "Stufe 3: 2 Tage.",
                "Aufträge: Rettung, Geleit und Kurier.",
                "Jedes Schiff beginnt mit 2 Strukturteilen und 90 Schrott.",
                "Missionsziel: 1 Auftrag je Spielerschiff, erledigt vor dem Zielfeld.",
                "Missionsziel: 30 Schrott je Spielerschiff, eingezahlt beim Versorger ab Stufe 2.",
                "Zerstörung normal: Werden alle Schiffe an einem Tag zerstört, ist die Mission verloren.",
                "Schwierigkeit: Mittel.",
                "Zielfeld: Ziehe 1 Feindschiff je Spielerschiff (plus 1).",
            ],
        ),
        (
            "the-long-dark",
            &[
                "Tier 1: 2 days.",
                "Tier 2: 2 days.",
                "Tier 3: 2 days, the last one an event.",
                "Assignments: Rescue, Escort and Salvage.",
                "Each ship starts with 2 structure and 90 scrap.",
                "Goal: 1 assignment per player ship completed before the goal space.",
                "Hard elimination: a destroyed ship is out.",
                "Difficulty: Hard.",
                "Event: draw 1 enemy ship per player ship.",
                "Goal space: draw 1 enemy ship per player ship (plus 2). Alone with one ship instead: draw 2 enemy \
                 ships.",
            ],
            &[
                "Stufe 1: 2 Tage.",
                "Stufe 2: 2 Tage.",
                "Stufe 3: 2 Tage, der letzte ein Ereignis.",
                "Aufträge: Rettung, Geleit und Bergung.",
                "Jedes Schiff beginnt mit 2 Strukturteilen und 90 Schrott.",
                "Missionsziel: 1 Auftrag je Spielerschiff, erledigt vor dem Zielfeld.",
                "Zerstörung hart: Ein zerstörtes Schiff scheidet aus.",
                "Schwierigkeit: Schwer.",
                "Ereignis: Ziehe 1 Feindschiff je Spielerschiff.",
                "Zielfeld: Ziehe 1 Feindschiff je Spielerschiff (plus 2). Allein mit einem Schiff stattdessen: Ziehe \
                 2 Feindschiffe.",
            ],
        ),
        (
            "the-long-chase",
            &[
                "Bounty: explore and A.",
                "Up to 3 allies.",
                "A: react together: every ship of the party draws its cards and plays, then the leader takes one row \
                 whose cards you all played.",
                "2 manoeuvre cards: nothing.",
                "Otherwise: 1 non-critical damage to each ship of the party and a battle against 1 enemy ship.",
                "Reward: 1 random gold system.",
            ],
            &[
                "Kopfgeld: erkunden und A.",
                "Höchstens 3 Verbündete.",
                "A: Reagiert zusammen: Jedes Schiff der Gruppe zieht seine Karten und spielt aus, dann nimmt das \
                 Leitschiff eine Zeile, deren Karten ihr zusammen gespielt habt.",
                "2 Manöverkarten: nichts.",
                "Sonst: 1 unkritischer Schaden an jedem Schiff der Gruppe und ein Gefecht gegen 1 Feindschiff.",
                "Belohnung: 1 zufälliges Goldsystem.",
            ],
        ),
        (
            "behind-the-thunderhead",
            &[
                "Draw 1 enemy ship. React: draw your cards and play, then take one row whose cards you played.",
                "1 manoeuvre card: the enemies are discarded.",
                "Otherwise: nothing.",
            ],
            &[
                "Ziehe 1 Feindschiff. Reagiere: Ziehe deine Karten, spiele aus und nimm dann eine Zeile, deren \
                 Karten du gespielt hast.",
                "1 Manöverkarte: Die Feinde werden abgelegt.",
                "Sonst: nichts.",
            ],
        ),
        (
            "strongbox-keel",
            &["Draw 1 enemy ship – 1 hull more; 1 crew more; if you win: 3 scrap rolls."],
            &["Ziehe 1 Feindschiff – 1 Rumpfteil mehr; 1 Besatzung mehr; bei einem Sieg: 3 Bergungswürfe."],
        ),
        (
            "a-modest-fee",
            &["Draw 1 enemy ship. Choose one.", "Pay 5 scrap per tier: the enemies are discarded.", "None of this."],
            &[
                "Ziehe 1 Feindschiff. Wähle eins davon.",
                "Zahle 5 Schrott je Stufe: Die Feinde werden abgelegt.",
                "Nichts davon.",
            ],
        ),
        (
            "squall-line",
            &[
                "React: draw your cards and play.",
                "Then: take 3 non-critical damage (minus 1 per manoeuvre card played). Make 2 scrap rolls.",
            ],
            &[
                "Reagiere: Ziehe deine Karten und spiele aus.",
                "Dann: Erleide 3 unkritische Schäden (minus 1 je gespielter Manöverkarte). Mache 2 Bergungswürfe.",
            ],
        ),
        (
            "one-more-crate",
            &["Roll a die up to 3 times. 1: 1 non-critical damage, and it is over. 2–6: 1 scrap per pip of the \
                 die, and you may roll again."],
            &["Wirf bis zu 3 Mal einen Würfel. 1: 1 unkritischer Schaden, und es ist vorbei. 2–6: 1 Schrott je \
                 Auge des Würfels, und du darfst noch einmal werfen."],
        ),
        (
            "bolt-by-bolt",
            &[
                "React: draw your cards and play, then take one row whose cards you played.",
                "1 tech card: 4 scrap per tech card played (at most 8).",
                "Otherwise: 1 non-critical damage.",
            ],
            &[
                "Reagiere: Ziehe deine Karten, spiele aus und nimm dann eine Zeile, deren Karten du gespielt hast.",
                "1 Technikkarte: 4 Schrott je gespielter Technikkarte (höchstens 8).",
                "Sonst: 1 unkritischer Schaden.",
            ],
        ),
    ]);
}
