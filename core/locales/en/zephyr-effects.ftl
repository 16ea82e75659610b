# Zephyr: the rules of its cards, made from their effects. A clause such as `draw 1 card` begins small: it stands after a
# colon, in a row with others, on a button or at the beginning of a sentence, and whoever puts it there sees to the capital.
#
# Words of the game, here and everywhere: attack, manoeuvre, tech; hull, structure, armour; damage, direct damage,
# non-critical damage (it never takes the last hull); evade, reduce, repair; draw, play, hand; crew, crew member, personality,
# companion, faction, station; scrap, scrap roll, reward roll, salvage; system, cargo, resupply; tier, region, trip, cooldown;
# explore, skirmish, scavenge, react; assignment, party, leader, allies, patrol; enemy ship, commander, warlord, wave; player
# ship, target, formation, phase; cube (a counter on a card).

# What things are called

zephyr-rule-kind = { $kind ->
    [attack] Attack
    [manoeuvre] Manoeuvre
   *[tech] Tech
}
zephyr-rule-tier = { $tier ->
    [bronze] Bronze
    [silver] Silver
    [gold] Gold
   *[epic] Epic
}
zephyr-rule-faction = { $faction ->
    [imperial] Imperial
    [rogue] Rogue
    [greaser] Greaser
    [bandit] Bandit
   *[merchant] Merchant
}
zephyr-rule-errand = { $errand ->
    [rescue] Rescue
    [escort] Escort
    [bounty] Bounty
    [salvage] Salvage
   *[courier] Courier
}
zephyr-rule-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[very-hard] Very hard
}
zephyr-rule-elimination = { $elimination ->
    [standard] Standard
   *[hard] Hard
}

# Sentences around a clause. $does: what happens. $faces: the faces of a die, such as `1 and 4–6`. $label: those, or what a
# row of a reaction needs. $parts: several of these in a row.

zephyr-rule-sentence = { $does }.
zephyr-rule-then = Then: { $does }.
zephyr-rule-again = And again.
zephyr-rule-faces = { $from }–{ $to }
zephyr-rule-row = { $label }: { $does }.
zephyr-rule-part = { $label }: { $does }
zephyr-rule-parts = { $others }; { $last }
zephyr-rule-or = { $others } or { $last }
zephyr-rule-letter = { $letter ->
    [a] A
   *[b] B
}
zephyr-rule-event = Event: { $does }.
zephyr-rule-goal-space = Goal space: { $does }.
zephyr-rule-reward = Reward: { $does }.

# Abilities that are flipped. $when: the moment, from the list below.

zephyr-rule-flip = { $limit ->
    [day] Once a day: { $does }.
    [trip] Once a trip: { $does }.
   *[free] As often as you like: { $does }.
}
zephyr-rule-flip-when = { $limit ->
    [day] Once a day, { $when }: { $does }.
    [trip] Once a trip, { $when }: { $does }.
   *[free] As often as you like, { $when }: { $does }.
}
zephyr-rule-window = { $window ->
    [react] in a reaction
    [actions] when you play cards in a battle
    [battle-start] when a battle begins
    [targets] while targets are declared
    [resolve] after the enemy's dice
    [own-die] after a die of yours
    [explore] before you explore
    [explored] after you have drawn an exploration card
    [salvage] during salvage
    [die-of-salvage] after a salvage die
    [resupply] at the resupply
    [crew-death] when a crew member is about to die
   *[any] at any time
}

# What happens by itself. $does: `repair 1 hull`, or with `each` `each ship repairs 1 hull`.

zephyr-rule-on = { $moment ->
    [day-start] At the start of each day, for each ship: { $does }.
    [scavenged] After the first scavenge card of a ship each day: { $does }.
    [wave-done] When a wave is beaten, for each ship: { $does }.
   *[crew-dies] Before a crew member dies: { $does }.
}
zephyr-rule-on-each = { $moment ->
    [day-start] At the start of each day each ship { $does }.
    [scavenged] After its first scavenge card of the day each ship { $does }.
   *[wave-done] When a wave is beaten each ship { $does }.
}
zephyr-rule-each-repair = { $hull ->
    [armour] repairs { $count } armour
   *[any] repairs { $count } hull
}
zephyr-rule-each-hit = takes { $amount }
zephyr-rule-each-salvage = { $count ->
    [one] makes { $count } scrap roll
   *[other] makes { $count } scrap rolls
}
zephyr-rule-each-roll = rolls a die
zephyr-rule-each-gain = gains { $amount }

# Choices, dice and reactions

zephyr-rule-nothing = nothing
zephyr-rule-nothing-happens = nothing happens
zephyr-rule-alone = Alone with one ship instead: { $does }.
zephyr-rule-if-alone = alone with one ship: { $then }; otherwise: { $other }
zephyr-rule-choose = choose one
zephyr-rule-choose-of = choose one ({ $parts })
zephyr-rule-decline = none of this
zephyr-rule-pay = pay { $amount }: { $does }
zephyr-rule-roll = roll a die
zephyr-rule-roll-of = roll a die ({ $parts })
zephyr-rule-roll-times = roll a die up to { $count } times
zephyr-rule-roll-times-of = roll a die up to { $count } times ({ $parts })
zephyr-rule-stop = { $does }, and it is over
zephyr-rule-go-on = { $does }, and you may roll again
zephyr-rule-react = { $who ->
    [party] react together: every ship of the party draws its cards and plays, then the leader takes one row whose cards you all played
   *[ship] react: draw your cards and play, then take one row whose cards you played
}
zephyr-rule-react-free = react: draw your cards and play
zephyr-rule-react-of = react ({ $parts })
zephyr-rule-need-plays = { $kind ->
    [attack] { $count ->
        [one] { $count } attack card
       *[other] { $count } attack cards
    }
    [manoeuvre] { $count ->
        [one] { $count } manoeuvre card
       *[other] { $count } manoeuvre cards
    }
   *[tech] { $count ->
        [one] { $count } tech card
       *[other] { $count } tech cards
    }
}
zephyr-rule-need-crew = 1 crew member aboard
zephyr-rule-need-nothing = otherwise

# Amounts. $amount: one of them, to which something is added. `taken` is what somebody takes or deals.

zephyr-rule-scrap = { $count } scrap
zephyr-rule-hit = { $count } non-critical damage
zephyr-rule-hit-taken = { $count } non-critical damage
zephyr-rule-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
zephyr-rule-ships = { $count ->
    [one] { $count } enemy ship
   *[other] { $count } enemy ships
}
zephyr-rule-commanders = { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
}
zephyr-rule-assignments = { $count ->
    [one] { $count } assignment
   *[other] { $count } assignments
}
zephyr-rule-hull-more = { $count } hull more
zephyr-rule-hull-less = { $count } hull less
zephyr-rule-per = { $unit ->
    [tier] { $amount } per tier
    [players] { $amount } per player ship
    [players-half] { $amount } per 2 player ships
    [party] { $amount } per ship of the party
    [party-half] { $amount } per 2 ships of the party
    [die] { $amount } per pip of the die
    [attack] { $amount } per attack card played
    [manoeuvre] { $amount } per manoeuvre card played
    [tech] { $amount } per tech card played
   *[armour] { $amount } per undamaged armour
}
zephyr-rule-times = { $amount } times ({ $factor })
zephyr-rule-times-half = { $amount } times half of ({ $factor }), rounded down
zephyr-rule-plus = { $amount } (plus { $more })
zephyr-rule-minus = { $amount } (minus { $less })
zephyr-rule-at-most = { $amount } (at most { $most })

# What a card of a player does, as a clause in the second person

zephyr-rule-do-damage = { $whom ->
    [target] deal { $count } damage to your target
    [any] deal { $count } damage to any enemy
    [each] deal { $count } damage to every player ship
   *[attacked] deal { $count } damage to the attacked ship
}
zephyr-rule-do-direct = { $whom ->
    [target] deal { $count } direct damage to your target
    [any] deal { $count } direct damage to any enemy
    [each] deal { $count } direct damage to every player ship
   *[attacked] deal { $count } direct damage to the attacked ship
}
zephyr-rule-do-hit = take { $amount }
zephyr-rule-do-hit-party = each ship of the party takes { $amount }
zephyr-rule-boost = one of your attacks deals { $count } damage more
zephyr-rule-unevadable = one of your attacks cannot be evaded
zephyr-rule-do-evade = { $count ->
    [one] evade { $count } attack
   *[other] evade { $count } attacks
}
zephyr-rule-reduce = { $whom ->
    [any] reduce the damage to any player ship of the battle by { $count }
   *[me] reduce the damage to your ship by { $count }
}
zephyr-rule-ward = put { $amount } on this card, each of which you can remove to reduce damage by 1
zephyr-rule-cancel-die = cancel 1 enemy die
zephyr-rule-reroll-foe = make the enemy roll 1 die again
zephyr-rule-reroll = roll one of your dice again
zephyr-rule-shift-die = add or subtract 1 on one of your dice
zephyr-rule-set-die = turn the die to { $face }
zephyr-rule-do-roll-again = roll again
zephyr-rule-retarget = change your target
zephyr-rule-reform = set the formation anew
zephyr-rule-do-kill = { $whom ->
    [any] kill 1 crew member of any enemy ship
    [first] your first crew member dies
   *[target] kill 1 crew member of your target
}
zephyr-rule-do-repair = { $hull ->
    [armour] repair { $count } armour
   *[any] repair { $count } hull
}
zephyr-rule-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
zephyr-rule-recover = take 1 discarded action card back into your hand
zephyr-rule-cycle = discard any number of cards and draw as many
zephyr-rule-plays = { $kind ->
    [attack] { $count ->
        [one] play { $count } more attack card
       *[other] play { $count } more attack cards
    }
    [manoeuvre] { $count ->
        [one] play { $count } more manoeuvre card
       *[other] play { $count } more manoeuvre cards
    }
    [tech] { $count ->
        [one] play { $count } more tech card
       *[other] play { $count } more tech cards
    }
   *[any] { $count ->
        [one] play { $count } more card of any kind
       *[other] play { $count } more cards of any kind
    }
}
zephyr-rule-refresh = { $whose ->
    [crew] take another ability of your crew off cooldown
   *[ship] take your ship's ability off cooldown
}
zephyr-rule-do-exhaust = put 1 ready ability on cooldown
zephyr-rule-gain = gain { $amount }
zephyr-rule-lose = lose { $amount }
zephyr-rule-do-salvage = { $count ->
    [one] make { $count } scrap roll
   *[other] make { $count } scrap rolls
}
zephyr-rule-do-reward = make 1 reward roll
zephyr-rule-do-system = { $tier ->
    [bronze] gain 1 random bronze system
    [silver] gain 1 random silver system
    [gold] gain 1 random gold system
   *[epic] gain 1 random epic system
}
zephyr-rule-do-hire = hire 1 crew member for { $price } scrap
zephyr-rule-do-foes = draw { $foes }
zephyr-rule-discard-foes = the enemies are discarded
zephyr-rule-swap-foe = discard 1 enemy ship and draw another
zephyr-rule-draw-two = draw 2 exploration cards and keep 1
zephyr-rule-redraw = discard the exploration card and draw another
zephyr-rule-prevent = the crew member lives

# What a row brings: of an enemy, who attacks and does it itself, of a die or of a reaction

zephyr-rule-damage = { $whom ->
    [target] { $count } damage to your target
    [any] { $count } damage to any enemy
    [each] { $count } damage to every player ship
   *[attacked] { $count } damage
}
zephyr-rule-direct = { $whom ->
    [target] { $count } direct damage to your target
    [any] { $count } direct damage to any enemy
    [each] { $count } direct damage to every player ship
   *[attacked] { $count } direct damage
}
zephyr-rule-hit-party = { $amount } to each ship of the party
zephyr-rule-row-evade = { $whose ->
    [warlord] { $count ->
        [one] evades { $count } attack of the ship that rolled
       *[other] evades { $count } attacks of the ship that rolled
    }
   *[foe] { $count ->
        [one] evades { $count } attack
       *[other] evades { $count } attacks
    }
}
zephyr-rule-row-repair = repairs { $count } hull
zephyr-rule-row-again = rolls again
zephyr-rule-row-crew = { $whose ->
    [warlord] +1 crew for the first enemy ship
   *[foe] +1 crew
}
zephyr-rule-row-exhaust = puts 1 ready ability on cooldown
zephyr-rule-row-takes = takes { $amount }
zephyr-rule-loss = loss of { $amount }
zephyr-rule-salvage = { $count ->
    [one] { $count } scrap roll
   *[other] { $count } scrap rolls
}
zephyr-rule-reward-roll = 1 reward roll
zephyr-rule-system = { $tier ->
    [bronze] 1 random bronze system
    [silver] 1 random silver system
    [gold] 1 random gold system
   *[epic] 1 random epic system
}
zephyr-rule-hire = 1 crew member for { $price } scrap
zephyr-rule-foes = a battle against { $foes }

# Enemies that come. $foes: amounts of them. $details: what is special about them, in a row.

zephyr-rule-foes-details = { $foes } – { $details }
zephyr-rule-foes-bring = { $bring ->
    [yes] { $several ->
        [yes] the commanders bring ships
       *[no] the commander brings ships
    }
   *[no] { $several ->
        [yes] the commanders bring no ships
       *[no] the commander brings no ships
    }
}
zephyr-rule-foes-hull = { $each ->
    [yes] each { $amount }
   *[no] { $amount }
}
zephyr-rule-foes-crew = { $each ->
    [yes] { $sign ->
        [less] each { $count } crew less
       *[more] each { $count } crew more
    }
   *[no] { $sign ->
        [less] { $count } crew less
       *[more] { $count } crew more
    }
}
zephyr-rule-foes-hand = { $sign ->
    [less] { $count ->
        [one] in the first phase you draw { $count } card less
       *[other] in the first phase you draw { $count } cards less
    }
   *[more] { $count ->
        [one] in the first phase you draw { $count } card more
       *[other] in the first phase you draw { $count } cards more
    }
}
zephyr-rule-foes-won = if you win: { $does }

# Figures of the game that cards change

zephyr-rule-stat-first-hand = { $sign ->
    [less] { $count ->
        [one] in the first phase of each battle every ship draws { $count } card less
       *[other] in the first phase of each battle every ship draws { $count } cards less
    }
   *[more] { $count ->
        [one] in the first phase of each battle every ship draws { $count } card more
       *[other] in the first phase of each battle every ship draws { $count } cards more
    }
}
zephyr-rule-stat-hand = { $sign ->
    [less] { $count ->
        [one] in reactions and battles every ship draws { $count } card less
       *[other] in reactions and battles every ship draws { $count } cards less
    }
   *[more] { $count ->
        [one] in reactions and battles every ship draws { $count } card more
       *[other] in reactions and battles every ship draws { $count } cards more
    }
}
zephyr-rule-stat-react-hand = { $sign ->
    [less] { $count ->
        [one] in reactions every ship draws { $count } card less
       *[other] in reactions every ship draws { $count } cards less
    }
   *[more] { $count ->
        [one] in reactions every ship draws { $count } card more
       *[other] in reactions every ship draws { $count } cards more
    }
}
zephyr-rule-stat-foe-hull = { $sign ->
    [less] enemy ships have { $count } hull less
   *[more] enemy ships have { $count } hull more
}
zephyr-rule-stat-skirmish-crew = { $sign ->
    [less] enemy ships from skirmish cards have { $count } crew less
   *[more] enemy ships from skirmish cards have { $count } crew more
}
zephyr-rule-stat-commander-crew = { $sign ->
    [less] commanders have { $count } crew less on their ship
   *[more] commanders have { $count } crew more on their ship
}
zephyr-rule-stat-first-wave-crew = { $sign ->
    [less] enemy ships of the first wave have { $count } crew less
   *[more] enemy ships of the first wave have { $count } crew more
}
zephyr-rule-stat-blank-face = a { $face } on an enemy's die does nothing
zephyr-rule-stat-brings = { $sign ->
    [less] { $count ->
        [one] the commander of this assignment brings { $count } ship fewer
       *[other] the commander of this assignment brings { $count } ships fewer
    }
   *[more] { $count ->
        [one] the commander of this assignment brings { $count } ship more
       *[other] the commander of this assignment brings { $count } ships more
    }
}
zephyr-rule-stat-salvage-dice = { $sign ->
    [less] { $count ->
        [one] the salvage of each enemy ship is rolled with { $count } die less
       *[other] the salvage of each enemy ship is rolled with { $count } dice less
    }
   *[more] { $count ->
        [one] the salvage of each enemy ship is rolled with { $count } die more
       *[other] the salvage of each enemy ship is rolled with { $count } dice more
    }
}
zephyr-rule-stat-reward-die = { $sign ->
    [less] the reward die of a commander counts { $count } less, but at least 1
   *[more] the reward die of a commander counts { $count } more, but at most 6
}
zephyr-rule-stat-system-price = { $sign ->
    [less] systems cost { $count } scrap less
   *[more] systems cost { $count } scrap more
}
zephyr-rule-stat-next-price = { $sign ->
    [less] your next system or hull costs { $count } scrap less
   *[more] your next system or hull costs { $count } scrap more
}
zephyr-rule-stat-next-sale = you get the full price for your next sale
zephyr-rule-stat-join = other ships of the area may join battles from the first phase

# Figures of ships, enemies, missions and assignments

zephyr-rule-mat-hull = { $armoured ->
    [0] { $plain ->
        [one] Hull: { $plain } slot for structure.
       *[other] Hull: { $plain } slots for structure.
    }
   *[other] { $plain ->
        [0] { $armoured ->
            [one] Hull: { $armoured } slot for armour or structure.
           *[other] Hull: { $armoured } slots for armour or structure.
        }
        [one] { $armoured ->
            [one] Hull: { $armoured } slot for armour or structure and { $plain } for structure only.
           *[other] Hull: { $armoured } slots for armour or structure and { $plain } for structure only.
        }
       *[other] { $armoured ->
            [one] Hull: { $armoured } slot for armour or structure and { $plain } for structure only.
           *[other] Hull: { $armoured } slots for armour or structure and { $plain } for structure only.
        }
    }
}
zephyr-rule-mat-slots = System slots: { $attacks } attack, { $manoeuvres } manoeuvre, { $techs } tech.
zephyr-rule-mat-stations = Crew stations: { $stations }.
zephyr-rule-mat-station = { $kind ->
    [attack] attack
    [manoeuvre] manoeuvre
   *[tech] tech
}
zephyr-rule-mat-plain = { $count } without a play
zephyr-rule-mat-draw = { $count ->
    [one] Draw: { $count } card, and 1 more for every 2 systems.
   *[other] Draw: { $count } cards, and 1 more for every 2 systems.
}
zephyr-rule-foe-figures = Hull { $hull1 }, { $hull2 } and { $hull3 } by tier, crew { $crew1 }, { $crew2 } and { $crew3 }.
zephyr-rule-brings = { $count ->
    [0] Brings no other ship.
    [one] Brings { $count } more enemy ship.
   *[other] Brings { $count } more enemy ships.
}
zephyr-rule-commander-reward = Reward die { $faces }: { $system }.
zephyr-rule-warlord-cards = { $abilities ->
    [one] { $waves ->
        [one] { $abilities } ability and { $waves } wave.
       *[other] { $abilities } ability and { $waves } waves.
    }
   *[other] { $waves ->
        [one] { $abilities } abilities and { $waves } wave.
       *[other] { $abilities } abilities and { $waves } waves.
    }
}
zephyr-rule-warlord-hull = Hull { $hull }, and { $more } more per player ship.
zephyr-rule-mission-days = { $event ->
    [yes] { $count ->
        [one] Tier { $tier }: { $count } day, an event.
       *[other] Tier { $tier }: { $count } days, the last one an event.
    }
   *[no] { $count ->
        [one] Tier { $tier }: { $count } day.
       *[other] Tier { $tier }: { $count } days.
    }
}
zephyr-rule-mission-kinds = Assignments: { $kinds }.
zephyr-rule-mission-supplies = Each ship starts with { $structure } structure and { $scrap } scrap.
zephyr-rule-mission-elimination = { $elimination ->
    [standard] Standard elimination: all ships destroyed on one day lose the mission.
   *[hard] Hard elimination: a destroyed ship is out.
}
zephyr-rule-mission-difficulty = Difficulty: { $difficulty }.
zephyr-rule-goal-assignments = Goal: { $amount } completed before the goal space.
zephyr-rule-goal-paid = Goal: { $amount } paid in at the resupply from tier { $tier } on.
zephyr-rule-mission-warlord = Goal space: the warlord.
zephyr-rule-route = { $errand }: { $route }.
zephyr-rule-space = { $space ->
    [explore] explore
    [a] A
    [b] B
   *[commander] a commander with further ships
}
zephyr-rule-allies = { $count ->
    [0] No allies.
    [one] Up to { $count } ally.
   *[other] Up to { $count } allies.
}
