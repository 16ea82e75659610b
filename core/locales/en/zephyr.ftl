# Zephyr. $name and $other are names of seats, $names several of them; $card is the title of a card, $rule what it does in
# whole sentences, $foe an enemy, $crew a crew member. Words of the game as in zephyr-effects.ftl.

# The ready-made campaigns

ui-zephyr-story-short = Bread and Kites
ui-zephyr-story-middle = The Debts of Flotsum
ui-zephyr-story-long = The Late West Wind

# The seats

zephyr-seat-blue = Blue
zephyr-seat-pink = Pink
zephyr-seat-orange = Orange
zephyr-seat-green = Green
zephyr-seat-plum = Plum

# Names of things

zephyr-cards-several = { $count } { $card }
zephyr-sort-base = { $kind }
zephyr-sort-system = { $kind }, { $tier }
zephyr-crew = { $card } ({ $faction })
zephyr-crew-plain = { $faction } crew member
zephyr-station = Station { $number }
zephyr-the-warlord = the warlord
zephyr-foe = enemy { $number }
zephyr-foe-of = enemy { $number } of battle { $battle }
zephyr-foe-named = { $card } ({ $number })
zephyr-plate = { $what ->
    [structure] Slot { $number }: structure
    [damaged-structure] Slot { $number }: damaged structure
    [armour] Slot { $number }: armour
    [damaged-armour] Slot { $number }: damaged armour
    [free-armour] Slot { $number }: free for armour or structure
   *[free-structure] Slot { $number }: free for structure
}
zephyr-tile = { $tile ->
    [armour] Armour
   *[structure] Structure
}
zephyr-goods-scrap = { $scrap } scrap
zephyr-goods-crew = a crew member
zephyr-blow = { $count } damage from { $foe }
zephyr-blow-direct = { $count } direct damage from { $foe }
zephyr-plays = { $kind ->
    [attack] { $count } attack
    [manoeuvre] { $count } manoeuvre
    [tech] { $count } tech
   *[any] { $count } of any kind
}
zephyr-played = { $kind ->
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
zephyr-rolled = { $foe }: { $dice }

# The game in a few words. $now: mission and day. $day: one of the following.

zephyr-campaign = Campaign
zephyr-summary = { $mission }, { $day }
zephyr-summary-campaign = { $campaign }, mission { $number } of { $count }: { $now }
zephyr-subtitle = { $mission }, { $day }. { $rest }
zephyr-day = day { $day }, tier { $tier }
zephyr-day-before = before the first day
zephyr-day-goal = goal space, tier { $tier }
zephyr-phase = Attack phase { $phase }
# The line under a seat's name. $tiles: how many hull tiles there are. $place: one of the following.
zephyr-note = Hull { $hull } of { $tiles }, { $scrap } scrap, { $place }
zephyr-place-docked = at the resupply
zephyr-place-patrol = on patrol
zephyr-place-out = out of the mission
zephyr-place-assignment = on { $card }

# What is asked

zephyr-step = { $name }, { $card }
zephyr-ask-shared = Decide together with { $names }.
zephyr-ask-outfit = Outfit your ship
zephyr-ask-outfit-detail = You have { $scrap } scrap. Before the first day you may buy hull and systems and hire crew.
zephyr-ask-evening = What do you do this evening?
zephyr-ask-evening-docked = At the resupply with { $scrap } scrap: buy, sell, install, hire and trade as you like.
zephyr-ask-evening-out = You are { $place }: trade, or abandon the assignment to dock.
zephyr-ask-evening-pay = { $scrap } scrap is still to be paid in for the mission.
zephyr-ask-offer = Keep one of two assignments
zephyr-ask-offer-detail = The other one goes under the deck.
zephyr-ask-embark = Begin { $card }?
zephyr-ask-embark-detail = An assignment that is not begun is discarded when all have moved.
zephyr-ask-move = Join an assignment, or patrol
zephyr-ask-move-detail = Only an assignment that has just begun can be joined. From patrol you are back in the evening.
zephyr-ask-explore = Skirmish or scavenge?
zephyr-ask-explore-detail = Skirmish cards bring battles, scavenge cards other adventures.
zephyr-ask-explore-two = You draw two cards of the deck and keep one.
zephyr-ask-kept = Keep one of two cards
zephyr-ask-kept-detail = The other one is discarded.
zephyr-ask-drawn = Follow { $card }, or use an ability?
zephyr-ask-choice = { $card }: choose one
zephyr-ask-choice-scrap = { $name } has { $scrap } scrap.
zephyr-ask-react = { $card }: play cards
zephyr-ask-react-plain = React: play cards
zephyr-ask-react-rows = What the rows need: { $needs }.
zephyr-ask-plays = Plays left: { $plays }.
zephyr-ask-plays-none = No plays left.
zephyr-ask-row = { $card }: take one row
zephyr-ask-played = Played: { $played }.
zephyr-ask-played-none = No card was played.
zephyr-ask-die = You rolled a { $die }: change it?
zephyr-ask-die-card = The die is for { $card }.
zephyr-ask-die-scrap = It is a scrap roll: the die is scrap for you.
zephyr-ask-die-salvage = It is for salvage, and adds to { $sum } scrap so far.
zephyr-ask-die-reward = It is a reward roll: 1–2 a silver system, 3–4 20 scrap, 5 a gold system, 6 30 scrap.
zephyr-ask-die-commander = It is for the reward of { $card }.
zephyr-ask-die-critical = It is critical damage: 1–2 takes a hull tile, 3–4 an action card, 5–6 a crew member.
zephyr-ask-repair = Choose hull to repair
zephyr-ask-repair-detail = { $count ->
    [one] { $count } damaged hull tile can still be restored.
   *[other] { $count } damaged hull tiles can still be restored.
}
zephyr-ask-exhaust = Choose a ready ability to put on cooldown
zephyr-ask-exhaust-detail = The ability does nothing and cools down as if you had used it.
zephyr-ask-opening = The battle begins: use an ability?
zephyr-ask-opening-detail = Against { $foes }.
zephyr-ask-formation = Whom does { $foe } attack?
zephyr-ask-formation-detail = { $count ->
    [one] It rolls { $count } die in this phase.
   *[other] It rolls { $count } dice in this phase.
}
zephyr-ask-target = Aim at an enemy
zephyr-ask-target-detail = What your cards deal in this phase goes there.
zephyr-ask-actions = Play cards: phase { $phase } against { $foes }
zephyr-ask-actions-target = You aim at { $foe }.
zephyr-ask-aim = { $card }: which enemy?
zephyr-ask-aim-detail = This attack deals { $count } damage.
zephyr-ask-dice = The enemies have rolled: use an ability?
zephyr-ask-dice-detail = After this the dice become attacks.
zephyr-ask-rolled = { $rolled }.
zephyr-ask-brace = { $count } damage comes at you
zephyr-ask-brace-detail = Direct: { $direct }. You have hull { $hull }, evades { $evades }, cubes { $cubes } and a reduction of { $reduction }.
zephyr-ask-sinking = All your hull is damaged: save your ship?
zephyr-ask-sinking-detail = If no hull is restored now, the ship is destroyed at the regroup.
zephyr-ask-discard = Discard what you do not want to save
zephyr-ask-discard-detail = You hold { $held } and may save { $save }. What you save is not drawn in the next phase.
zephyr-ask-join = Join a battle?
zephyr-ask-join-detail = Ships of your area fight. Once in, you stay until it ends.
zephyr-ask-salvage = Use an ability for the salvage?
zephyr-ask-salvage-detail = The battle is won, and the wrecks are searched next.
zephyr-ask-wreck = Who salvages { $foe }?
zephyr-ask-wreck-detail = Several ships aimed at it when it was destroyed.
zephyr-ask-share = Share { $scrap } scrap
zephyr-ask-share-detail = Name a ship and an amount, until all of it is given.
zephyr-ask-award = Who gets { $card }?
zephyr-ask-award-detail = It is installed only at the resupply; elsewhere it lies in cargo.
zephyr-ask-lose-hull = Choose a hull tile to lose
zephyr-ask-lose-hull-detail = It goes back to the supply.
zephyr-ask-death = { $crew } is about to die
zephyr-ask-death-detail = An ability of your ship can prevent it.
zephyr-ask-companion = Who takes { $card }?
zephyr-ask-companion-detail = Only the crew member next to the dead one can; otherwise the companion is lost.
zephyr-ask-leader = Name a new leader
zephyr-ask-leader-detail = You leave the assignment; one of the others leads it from now on.
zephyr-ask-cycle = Exchange cards of your hand
zephyr-ask-cycle-detail = { $count ->
    [one] { $count } card discarded so far; you draw as many.
   *[other] { $count } cards discarded so far; you draw as many.
}
zephyr-ask-hire = Hire a crew member for { $price } scrap
zephyr-ask-hire-detail = You have { $scrap } scrap. Choose the faction; who it is, chance decides.
zephyr-ask-between-won = { $card } is won
zephyr-ask-between-lost = { $card } is lost
zephyr-ask-between-resting = The campaign rests here until you go on.
zephyr-ask-between-log = Days: { $days }. Assignments completed: { $completed }. Enemies destroyed: { $foes }. Own ships destroyed: { $destroyed }. Crew lost: { $deaths }.

# Choices: on a button (do), and in full for lists and screen readers (say)

zephyr-done = Done
zephyr-say-done = Go on without more
zephyr-say-done-outfit = The ship is ready
zephyr-do-done-evening = End the day
zephyr-say-done-evening = End the evening of this ship
zephyr-do-done-embark = Do not begin it
zephyr-say-done-embark = Do not begin an assignment
zephyr-do-done-drawn = Follow the card
zephyr-say-done-drawn = Follow the card that was drawn
zephyr-say-done-react = Play no more cards
zephyr-do-done-die = Keep the die
zephyr-say-done-die = Keep the die as it is
zephyr-do-done-opening = Begin
zephyr-say-done-opening = Begin the battle without an ability
zephyr-do-done-actions = Enemy rolls
zephyr-say-done-actions = Play no more cards, the enemy rolls
zephyr-say-done-dice = Leave the dice as they are
zephyr-do-done-brace = Take the damage
zephyr-say-done-brace = Take the damage that is left
zephyr-do-done-sinking = Give up the ship
zephyr-say-done-sinking = Restore no hull, the ship is destroyed
zephyr-say-done-regroup = Save the rest of the hand
zephyr-do-done-join = Stay out
zephyr-say-done-join = Join no battle
zephyr-say-done-salvage = Use no ability for the salvage
zephyr-do-done-death = Let it happen
zephyr-say-done-death = Use no ability, the crew member dies
zephyr-do-done-companion = Let go
zephyr-say-done-companion = Let the companion go
zephyr-say-done-cycle = Exchange no more cards
zephyr-do-embark = Begin { $card }
zephyr-say-embark = Begin the assignment { $card }. { $rule }
zephyr-do-keep = Keep { $card }
zephyr-say-keep = Keep { $card }. { $rule }
zephyr-do-join = Join { $name }
zephyr-say-join = Join { $name } on { $card }
zephyr-do-lead = { $name } leads
zephyr-say-lead = { $name } leads the assignment from now on
zephyr-do-patrol = Patrol
zephyr-say-patrol = Patrol around the resupply
zephyr-do-skirmish = Skirmish
zephyr-say-skirmish = Draw a skirmish card
zephyr-do-scavenge = Scavenge
zephyr-say-scavenge = Draw a scavenge card
zephyr-say-choose = { $card }: { $choice }
zephyr-do-play = Play { $card }
zephyr-say-play = Play { $card } ({ $sort }). { $rule }
zephyr-do-discard = Discard { $card }
zephyr-say-discard = Discard { $card } ({ $sort }). { $rule }
zephyr-do-use = Use { $card }
zephyr-say-use = Use { $card }. { $rule }
# $at: what the ability is pointed at.
zephyr-do-use-at = Use { $card }: { $at }
zephyr-say-use-at = Use { $card }: { $at }. { $rule }
zephyr-aim-die = { $die } of { $foe }
zephyr-aim-face = Make it a { $die }
zephyr-aim-attack = Attack { $number }: { $count } damage to { $foe }
zephyr-do-exhaust = { $card } cools down
zephyr-say-exhaust = Put { $card } on cooldown
zephyr-do-restore = Repair { $plate }
zephyr-say-restore = Repair the hull, { $plate }
zephyr-do-lose = Lose { $plate }
zephyr-say-lose = Lose the hull tile, { $plate }
zephyr-do-face = { $name }
zephyr-say-face = { $foe } attacks { $name }
zephyr-do-target = Aim at { $foe }
zephyr-say-target = Aim at { $foe }, hull { $hull }, crew { $crew }
zephyr-do-evade = Evade { $blow }
zephyr-say-evade = Use one evade against { $blow }
zephyr-do-ward = { $count ->
    [one] Remove { $count } cube
   *[other] Remove { $count } cubes
}
zephyr-say-ward = { $count ->
    [one] Remove { $count } cube: { $count } damage less
   *[other] Remove { $count } cubes: { $count } damage less
}
zephyr-do-enter = Join { $ships }
zephyr-say-enter = Join the battle of { $ships } against { $foes }
zephyr-do-share = { $scrap } scrap for { $name }
zephyr-say-share = Give { $scrap } scrap to { $name }
zephyr-do-award = { $name }
zephyr-say-award = Give { $card } to { $name }
zephyr-do-wreck = { $name }
zephyr-say-wreck = { $name } takes the salvage
zephyr-do-pass = { $crew }
zephyr-say-pass = { $crew } takes { $card }
zephyr-do-abandon = Abandon
zephyr-say-abandon = Abandon { $card } and dock
zephyr-do-go-on = Fly { $card }
zephyr-say-go-on = Go on with the next mission, { $card }
zephyr-do-rest = Rest
zephyr-say-rest = Rest: the campaign waits as it is
zephyr-do-retry = Try again
zephyr-say-retry = Fly the mission once more from its start
zephyr-do-end = End the campaign
zephyr-say-end = End the campaign here

# At the resupply. $sort: kind and tier of a system.

zephyr-do-buy-hull = { $tile ->
    [armour] Buy armour for { $price }
   *[structure] Buy structure for { $price }
}
zephyr-say-buy-hull = { $tile ->
    [armour] Buy armour for { $price } scrap: it is repaired every morning
   *[structure] Buy structure for { $price } scrap: it is repaired at the resupply
}
zephyr-do-sell-hull = { $tile ->
    [armour] Sell armour for { $price }
   *[structure] Sell structure for { $price }
}
zephyr-say-sell-hull = { $tile ->
    [armour] Sell a piece of armour for { $price } scrap
   *[structure] Sell a piece of structure for { $price } scrap
}
zephyr-do-buy = Buy { $card } for { $price }
zephyr-say-buy = Buy { $card } ({ $sort }) for { $price } scrap and install it. { $rule }
zephyr-say-buy-cargo = Buy { $card } ({ $sort }) for { $price } scrap into the cargo, for no slot is free. { $rule }
zephyr-do-sell = Sell { $card } for { $price }
zephyr-say-sell = Sell { $card } for { $price } scrap
zephyr-say-sell-cargo = Sell { $card } out of the cargo for { $price } scrap
zephyr-do-install = Install { $card }
zephyr-say-install = Install { $card } out of the cargo
zephyr-do-uninstall = Take out { $card }
zephyr-say-uninstall = Take { $card } out into the cargo
zephyr-do-hire = Hire { $crew } for { $price }
zephyr-say-hire = Hire { $crew } for { $price } scrap. { $rule }
zephyr-do-release = Let { $crew } go
zephyr-say-release = Let { $crew } go, without a refund
zephyr-do-move-crew = { $crew }: { $station }
zephyr-say-move-crew = { $crew } changes over: { $station }
zephyr-do-pay-in = Pay in { $scrap }
zephyr-say-pay-in = Pay in { $scrap } scrap for the mission
zephyr-do-trade = { $goods } to { $name }
zephyr-say-trade = Give { $goods } to { $name }
zephyr-say-trade-installed = Take { $goods } out and give it to { $name }

# What chance decides after an action, and what is shown

zephyr-then-card = Then a card is drawn.
zephyr-then-hire = Who comes aboard, chance decides.
zephyr-then-critical = Then the critical damage shows.
zephyr-then-enemy = Then the enemies roll.
zephyr-then-day = Then the next day begins.
zephyr-then-chance = Then chance decides.
zephyr-shown = Then you see who waits for you.
zephyr-mark-less = { $by } hull
zephyr-mark-more = +{ $by } hull

# What lies where

zephyr-spot-mission = { $card }, { $done } of { $needed } assignments completed
zephyr-spot-mission-paid = { $card }, { $done } of { $needed } assignments completed, { $paid } of { $pay } scrap paid in
zephyr-spot-region = Region { $card }. { $rule }
zephyr-spot-party = { $space ->
    [explore] { $card }, led by { $name }, day { $day } of { $days }: explore. On it: { $ships }
    [a] { $card }, led by { $name }, day { $day } of { $days }: space A. On it: { $ships }
    [b] { $card }, led by { $name }, day { $day } of { $days }: space B. On it: { $ships }
   *[commander] { $card }, led by { $name }, day { $day } of { $days }: a commander. On it: { $ships }
}
zephyr-label-party = { $day } of { $days }
zephyr-spot-battle = Battle { $number }, phase { $phase }: { $ships } against { $foes }
zephyr-spot-foe = { $foe }, hull { $hull } of { $full }, crew { $crew }
zephyr-spot-foe-ship = on the ship { $card }
zephyr-spot-attacks = attacks { $name }
zephyr-spot-aimed = target of { $names }
zephyr-label-foe = Hull { $hull } of { $full }, crew { $crew }
zephyr-label-hull = { $hull } of { $full }
zephyr-spot-die = { $foe } rolled a { $die }: { $effect }
zephyr-spot-die-cancelled = { $foe } rolled a { $die }: cancelled
zephyr-spot-blow = { $blow } at { $name }
zephyr-spot-blow-evaded = { $blow } at { $name }, evaded
zephyr-spot-warlord = { $waves ->
    [0] { $card }, hull { $hull } of { $full }, can be attacked
    [one] { $card }, hull { $hull } of { $full }, behind { $waves } wave
   *[other] { $card }, hull { $hull } of { $full }, behind { $waves } waves
}
zephyr-spot-ship = { $evades ->
    [0] { $name }, { $card }, hull { $hull } of { $tiles }, { $scrap } scrap, { $place }
    [one] { $name }, { $card }, hull { $hull } of { $tiles }, { $scrap } scrap, { $place }, { $evades } evade
   *[other] { $name }, { $card }, hull { $hull } of { $tiles }, { $scrap } scrap, { $place }, { $evades } evades
}
zephyr-spot-station = { $play ->
    [attack] { $station }, one attack more: { $crew }
    [manoeuvre] { $station }, one manoeuvre more: { $crew }
    [tech] { $station }, one tech more: { $crew }
   *[none] { $station }: { $crew }
}
zephyr-spot-station-free = { $play ->
    [attack] { $station }, one attack more: free
    [manoeuvre] { $station }, one manoeuvre more: free
    [tech] { $station }, one tech more: free
   *[none] { $station }: free
}
zephyr-spot-ability = { $card }, ready. { $rule }
zephyr-spot-ability-cooling = { $card }, on cooldown. { $rule }
zephyr-spot-card = { $where ->
    [hand] { $count } in hand: { $card } ({ $sort }). { $rule }
    [played] { $count } in play: { $card } ({ $sort }). { $rule }
    [discard] { $count } discarded: { $card } ({ $sort }). { $rule }
    [system] { $count } installed: { $card } ({ $sort }). { $rule }
   *[cargo] { $count } in cargo: { $card } ({ $sort }). { $rule }
}
zephyr-spot-offer = Assignment drawn: { $card }. { $rule }
zephyr-spot-drawn = Drawn: { $card }. { $rule }
zephyr-spot-skirmish = Skirmish deck
zephyr-spot-scavenge = Scavenge deck
zephyr-spot-buy-hull = { $tile ->
    [armour] Armour for { $price } scrap, { $left } left
   *[structure] Structure for { $price } scrap, { $left } left
}
zephyr-spot-sell-hull = { $tile ->
    [armour] Sell armour
   *[structure] Sell structure
}
zephyr-spot-buy = { $card } ({ $sort }) for { $price } scrap. { $rule }
zephyr-spot-hire = { $crew } for { $price } scrap, faction cards left: { $left }
zephyr-label-price = { $price }

# Why something is refused, with what to do instead

zephyr-refused-over = The game is over. Begin another one.
zephyr-refused-now = That is not asked now. Look at what the prompt asks.
zephyr-refused-players = One to five ships fly. Choose as many.
zephyr-refused-missions = There is no such mission, or it stands there twice. Choose others.
zephyr-refused-ships = Every player flies another ship. Choose one that nobody has.
zephyr-refused-start-scrap = Starting scrap is not changed by so much. Take 10 or 20 more or less, or leave it.
zephyr-refused-two-ships = Two ships in one hand are exactly two. Choose two ships.
zephyr-refused-first = There is no such seat. Choose one of the ships to come first.
zephyr-refused-story = This campaign has its own missions. Fly them in its order, or choose freely.
zephyr-refused-builds = Recommended builds are for ships that fly. Choose one for each ship.
zephyr-refused-docked = Your ship is not at the resupply. Dock first.
zephyr-refused-dear = That takes { $price } scrap, and you have less. Sell something, or earn more.
zephyr-refused-tiles = The supply has no such tile left. Take the other kind.
zephyr-refused-hull-slot = No slot for it is free. Sell a tile first.
zephyr-refused-tile = Your ship has no such tile. Choose another one.
zephyr-refused-last-structure = The last structure stays on your ship. Choose something else.
zephyr-refused-sale = That system is not for sale here. Choose one that lies out.
zephyr-refused-epic = Epic systems are neither bought nor sold. They are won from commanders.
zephyr-refused-system = Your ship does not have that system. Choose one of yours.
zephyr-refused-slot = No slot of this kind is free. Take a system out first.
zephyr-refused-station = No station is free for that. Let somebody go first, or choose another station.
zephyr-refused-faction = Nobody of this faction can be hired now. Choose another faction.
zephyr-refused-crew = There is no crew member who could. Choose another station.
zephyr-refused-pay = Nothing is to be paid in now. Keep your scrap.
zephyr-refused-amount = Scrap changes hands by 1, 2, 5, 10 and so on, or all at once. Choose one of these amounts.
zephyr-refused-gave = Your ship has given something today. Give again tomorrow.
zephyr-refused-received = That ship has received something today. Choose another one.
zephyr-refused-ship = That ship cannot be chosen here. Choose another one.
zephyr-refused-assignment = There is no assignment for that. Patrol, or begin one of your own.
zephyr-refused-offered = You did not draw that assignment. Choose one that you drew.
zephyr-refused-under-way = That assignment is already under way. Only one that begins today can be joined.
zephyr-refused-allies = All places for allies are taken. Patrol, or join another ship.
zephyr-refused-option = There is no such option. Choose one that is shown.
zephyr-refused-row = The cards for this row were not played. Choose another row.
zephyr-refused-hand = That card is not in your hand. Choose one that is.
zephyr-refused-play = No play for this kind of card is left. Use an ability, or go on.
zephyr-refused-ability = There is no such ability. Choose another one.
zephyr-refused-cooldown = This ability is on cooldown. It comes back with the next day or at the resupply, as its card says.
zephyr-refused-window = This ability is for another moment. Its card says when.
zephyr-refused-gain = That would change nothing now. Keep it for later.
zephyr-refused-aim = That cannot be pointed at here. Choose something else.
zephyr-refused-foe = That enemy is not in the battle. Choose one that fights.
zephyr-refused-guarded = The warlord cannot be attacked while a wave is left. Destroy the enemy ships first.
zephyr-refused-battle = That ship is not in the battle. Choose one that fights.
zephyr-refused-evade = You have no evade left. Take the damage, or use an ability.
zephyr-refused-evadable = That attack cannot be evaded. Choose another one.
zephyr-refused-cubes = So many cubes are not there, or there is less damage. Choose fewer.
zephyr-refused-damaged = That hull cannot be repaired by this. Choose a damaged tile.
zephyr-refused-saved = You hold more cards than you may save. Discard some first.
zephyr-refused-join = That battle cannot be joined. Choose one of your area, or stay out.
zephyr-refused-much = So much scrap is not there. Choose less.
zephyr-refused-retried = The mission was already flown twice. The campaign ends here.
zephyr-refused-next = That was the last mission. End the campaign.
zephyr-why-not-yours = That belongs to { $name }.

# The log. What a ship does is a clause that begins with the verb: the ship's name may stand before it.

zephyr-line = { $does }.
zephyr-line-of = { $name } { $does }.
zephyr-log-mission = { $card } begins.
zephyr-log-dawn = Day { $day } begins, tier { $tier }.
zephyr-log-region = You enter a new region: { $card }.
zephyr-log-shop = For sale in this region: { $cards }.
zephyr-log-event = Today all ships meet an event of the mission.
zephyr-log-goal = The goal space is reached.
zephyr-log-wave = A wave comes: { $card }.
zephyr-log-warlord = The warlord shows up: { $card }, hull { $hull }, with { $cards }.
zephyr-log-warlord-bare = No wave is left: the warlord can be attacked.
zephyr-log-warlord-hull = The warlord has { $hull } hull left.
zephyr-log-won = { $card } is won!
zephyr-log-lost = { $card } is lost.
zephyr-log-retried = { $card } is flown once more from its start.
zephyr-log-rested = The campaign rests.
zephyr-log-ended = The campaign is ended.
zephyr-log-offer = draws the assignment { $card }
zephyr-log-offer-dropped = does not begin { $card }
zephyr-log-offer-back = puts { $card } under the deck
zephyr-log-embarked = begins { $card }
zephyr-log-joined = joins { $other } on { $card }
zephyr-log-patrolled = goes on patrol
zephyr-log-advanced = comes to day { $day } of { $card }
zephyr-log-space = { $space ->
    [a] comes to space A of { $card }
    [b] comes to space B of { $card }
   *[commander] meets the commander of { $card }
}
zephyr-log-led = now leads { $card }
zephyr-log-abandoned = abandons { $card }
zephyr-log-dropped = { $card } is over without a reward.
zephyr-log-completed = completes { $card }
zephyr-log-failed = has missed the goal of { $card }
zephyr-log-skirmish = draws the skirmish card { $card }
zephyr-log-scavenge = draws the scavenge card { $card }
zephyr-log-explored-again = discards { $card } for another card
zephyr-log-chose = chooses on { $card }: { $choice }
zephyr-log-chose-number = chooses option { $number } of { $card }
zephyr-log-no-row = can do nothing about { $card }
zephyr-log-rolled = rolls a { $die }
zephyr-log-die-changed = makes it a { $die }
zephyr-log-system-installed = gets { $card } and installs it
zephyr-log-system-cargo = gets { $card } into the cargo
zephyr-log-scrap-start = starts with { $scrap } scrap
zephyr-log-scrap-salvage = salvages { $scrap } scrap
zephyr-log-scrap-reward = gets a reward of { $scrap } scrap
zephyr-log-scrap-empty = gets { $scrap } scrap, for no such system is left
zephyr-log-scrap-paid-in = pays { $scrap } scrap in for the mission
zephyr-log-scrap-taken = loses { $scrap } scrap to the enemy
zephyr-log-scrap-spent = pays { $scrap } scrap
zephyr-log-scrap-gained = gains { $scrap } scrap
zephyr-log-drew = draws { $cards }
zephyr-log-played = plays { $card }
zephyr-log-discarded = discards { $cards }
zephyr-log-recovered = takes { $card } back into the hand
zephyr-log-used = uses { $card }
zephyr-log-exhausted = puts { $card } on cooldown
zephyr-log-refreshed = has { $card } ready again
zephyr-log-plays = { $kind ->
    [attack] may play { $count } attack more
    [manoeuvre] may play { $count } manoeuvre more
    [tech] may play { $count } tech more
   *[any] { $count ->
        [one] may play { $count } card more
       *[other] may play { $count } cards more
    }
}
zephyr-log-evades = { $count ->
    [one] has { $count } evade more
   *[other] has { $count } evades more
}
zephyr-log-reduces = reduces the damage by { $count }
zephyr-log-cubes = { $count ->
    [one] gets { $count } cube against damage
   *[other] gets { $count } cubes against damage
}
zephyr-log-restored = repairs 1 hull
zephyr-log-damaged = takes { $count } damage
zephyr-log-foe-came = { $foe }: { $card } comes, hull { $hull }, crew { $crew }.
zephyr-log-commander-came = { $foe }: { $commander } comes on { $card }, hull { $hull }, crew { $crew }.
zephyr-log-foe-left = { $foe }, { $card }, is gone.
zephyr-log-foe-rolled = { $foe } rolls { $dice }.
zephyr-log-warlord-rolled = rolls a { $die } for { $card }: { $effect }
zephyr-log-die-cancelled = Die { $number } of { $foe } is cancelled.
zephyr-log-die-rerolled = { $foe } rolls again: { $die }.
zephyr-log-foe-hit = { $foe } takes { $count } damage and has { $left } hull left.
zephyr-log-foe-repaired = { $foe } repairs itself to { $left } hull.
zephyr-log-foe-crew = { $foe } now has { $crew } crew.
zephyr-log-foe-destroyed = { $foe }, { $card }, is destroyed.
zephyr-log-foe-evaded = { $foe } evades { $count } damage from { $name }.
zephyr-log-joined-battle = joins battle { $number }
zephyr-log-phase = Attack phase { $phase }.
zephyr-log-phase-of = Attack phase { $phase } of battle { $number }.
zephyr-log-faces = is attacked by { $foe } in this phase
zephyr-log-targeted = aims at { $foe }
zephyr-log-attacked = attacks { $foe } with { $count } damage
zephyr-log-attacked-direct = attacks { $foe } with { $count } direct damage
zephyr-log-unevadable = makes an attack that cannot be evaded
zephyr-log-boosted = raises an attack to { $count } damage
zephyr-log-evaded = evades { $count } damage from { $foe }
zephyr-log-destroyed = is destroyed
zephyr-log-battle-won = Battle { $number } is won.
zephyr-log-battle-lost = Battle { $number } is lost.
zephyr-log-withdrew = The enemies of battle { $number } withdraw.
zephyr-log-hull-lost = { $tile ->
    [armour] loses a piece of armour
   *[structure] loses a piece of structure
}
zephyr-log-card-lost = loses { $card } for good
zephyr-log-cargo-lost = loses the cargo: { $cards }
zephyr-log-hull-given = gets a piece of structure for nothing
zephyr-log-nothing-lost = loses nothing
zephyr-log-crew-died = loses a crew member: { $crew } dies
zephyr-log-crew-saved = keeps a crew member: { $crew } lives
zephyr-log-companion = keeps { $card } with another crew member
zephyr-log-hired = hires { $crew }
zephyr-log-hired-companion = hires { $crew } with { $card }
zephyr-log-released = lets { $crew } go
zephyr-log-crew-moved = changes crew between stations { $from } and { $to }
zephyr-log-docked = docks
zephyr-log-hull-bought = { $tile ->
    [armour] buys armour
   *[structure] buys structure
}
zephyr-log-hull-sold = { $tile ->
    [armour] sells armour
   *[structure] sells structure
}
zephyr-log-system-bought = buys { $card }
zephyr-log-system-bought-cargo = buys { $card } into the cargo
zephyr-log-system-sold = sells { $card }
zephyr-log-installed = installs { $card }
zephyr-log-uninstalled = takes { $card } out
zephyr-log-traded = gives { $other }: { $goods }

# The end. $again: whether it was the second try.

zephyr-ends-won = The mission is won
zephyr-ends-won-campaign = The campaign is won
zephyr-ends-lost = The mission is lost
zephyr-ends-lost-campaign = The campaign is lost
zephyr-ends-ended = The campaign is over
zephyr-ends-mission-won = { $again ->
    [yes] { $card }: won at the second try, days { $days }, enemies destroyed { $foes }.
   *[no] { $card }: won, days { $days }, enemies destroyed { $foes }.
}
zephyr-ends-mission-lost = { $again ->
    [yes] { $card }: lost at the second try, days { $days }, enemies destroyed { $foes }.
   *[no] { $card }: lost, days { $days }, enemies destroyed { $foes }.
}
zephyr-ends-mission-left = { $card }: not flown to its end, days { $days }, enemies destroyed { $foes }.
zephyr-row-hull = Hull tiles
zephyr-row-whole = Undamaged
zephyr-row-systems = Systems
zephyr-row-crew = Crew
zephyr-row-scrap = Scrap

# Statistics

zephyr-stats-overall = All games
zephyr-stats-games = Games
zephyr-stats-won = Won
zephyr-stats-lost = Lost
zephyr-stats-ended = Ended early
zephyr-stats-ways = On the way
zephyr-stats-sum = In all
zephyr-stats-mean = Per mission
zephyr-stats-missions-won = Missions won
zephyr-stats-missions-lost = Missions lost
zephyr-stats-days = Days
zephyr-stats-completed = Assignments completed
zephyr-stats-battles-won = Battles won
zephyr-stats-battles-lost = Battles lost or broken off
zephyr-stats-foes = Enemies destroyed
zephyr-stats-salvaged = Scrap from salvage
zephyr-stats-destroyed = Own ships destroyed
zephyr-stats-deaths = Crew lost
zephyr-stats-missions = Single missions
zephyr-stats-campaigns = Campaigns
zephyr-stats-free = Missions of your choice
zephyr-stats-crews = By ships
zephyr-stats-flown = Flown
zephyr-stats-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}

# The stories that connect the missions of the ready-made campaigns. Who the warlord is, is drawn for each game.

zephyr-story-chapter = Chapter { $number } of { $count }: { $mission }
zephyr-story-short-1 = The market of Flotsum has been half empty since spring: bandits close the air roads one by one. The harbour office hires whoever has an airship and no better plans. You have an airship.
zephyr-story-short-2 = The roads are open again, but the granaries are not full, and the frost comes early. What you earn now buys flour. Bring the city its bread before the passes close.
zephyr-story-short-3 = Nobody starves in Flotsum this winter, and somebody is angry about that. The bandits had a master, who wears a crown of kites and has asked for you by name.
zephyr-story-middle-1 = The old freight guild is bankrupt, and its last ships are yours, debts included. The first creditor will forget a little if the road to Flotsum becomes quiet.
zephyr-story-middle-2 = The bandits on the road had paid for it in advance. A whole fleet takes tolls where there never was a border, and its receipts bear the seal of your second creditor.
zephyr-story-middle-3 = The seal leads to nine lighthouses, which went dark one after another, each the night after somebody refused a toll. Light them again, and see who comes to put them out.
zephyr-story-middle-4 = From the ninth lantern you saw the enemy's harbour, and from there they saw you. What is left is the long way home, without stars and with company.
zephyr-story-middle-5 = The register of debts has your names in red, and its keeper flies with the Gallows Fleet. Some accounts are best settled in person.
zephyr-story-long-1 = The west wind is late this year, they say on the quays. You laugh about it, take a small job against bandits and think no more of it.
zephyr-story-long-2 = Without the west wind the grain ships stay away. You carry bread instead of powder, and it turns out to be the heavier freight.
zephyr-story-long-3 = Hunger has its profiteers. Across the last good current lies a fleet, and it takes a toll for air.
zephyr-story-long-4 = The toll went to a court in the clouds. Under a sky full of kites sits somebody who claims to have bought the wind, and does not sell.
zephyr-story-long-5 = The court has fallen, and the wind has not come back. Among its papers is a list of nine lighthouses with a price beside each.
zephyr-story-long-6 = Behind the ninth lantern the charts end. There is nothing there, say all who never went. But the needle trembles, so you go.
zephyr-story-long-7 = What you found was a dockyard full of gallows ships, and they have followed you home. Nobody asks for a toll this time.
zephyr-story-long-8 = Behind the last wreck the air begins to stir. Somebody holds the west wind by the reins, and every ship under this sky looks to you.
