//! What the rules ask of a state: who comes next, which tier it is, who decides, what cards in force change.

use super::cards::language::{Effect, Stat, Trigger};
use super::state::{Battle, Cause, Party, Place, Ship, Zephyr};
use crate::game::{Seat, Seats};

impl Zephyr {
    /// How many player ships there are.
    pub(super) fn players(&self) -> u8 {
        self.ships.len() as u8
    }

    /// One player flies one ship, so that the rules for a single player hold.
    pub(super) fn alone(&self) -> bool {
        self.ships.len() == 1
    }

    /// All ships.
    pub(super) fn all(&self) -> Seats {
        (0..self.players()).map(Seat).fold(Seats::NONE, Seats::with)
    }

    /// All ships that take part in the mission.
    pub(super) fn flying(&self) -> Seats {
        self.all_where(|ship| ship.place != Place::Out)
    }

    fn all_where(&self, which: impl Fn(&Ship) -> bool) -> Seats {
        (0..)
            .map(Seat)
            .zip(&self.ships)
            .filter(|(_, ship)| which(ship))
            .fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// All ships in the order of a day.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.terms.first.0, self.players());
        (0..count).map(move |place| Seat((first + place) % count))
    }

    /// The `seats` in the order of a day, from the last to the first.
    pub(super) fn in_order_back(&self, seats: Seats) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.terms.first.0, self.players());
        (0..count).rev().map(move |place| Seat((first + place) % count)).filter(move |&seat| seats.contains(seat))
    }

    /// The first of `seats` in the order of a day.
    pub(super) fn first_of(&self, seats: Seats) -> Seat {
        self.in_order().find(|&seat| seats.contains(seat)).unwrap_or(self.terms.first)
    }

    /// The ship of a seat; the first ship for a seat that does not exist.
    pub(super) fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat.index().min(self.ships.len() - 1)]
    }

    /// The ship of a seat, to change it.
    pub(super) fn ship_mut(&mut self, seat: Seat) -> &mut Ship {
        let last = self.ships.len() - 1;
        &mut self.ships[seat.index().min(last)]
    }

    /// The battle with this place among those of the day.
    pub(super) fn battle(&self, battle: u8) -> &Battle {
        &self.battles[usize::from(battle)]
    }

    /// The battle with this place among those of the day, to change it.
    pub(super) fn battle_mut(&mut self, battle: u8) -> &mut Battle {
        &mut self.battles[usize::from(battle)]
    }

    /// How many days the mission has before its goal space.
    pub(super) fn days(&self) -> u8 {
        self.mission.stats().days.iter().sum()
    }

    /// The tier of a day, from the mission's track: the last one for the goal space.
    pub(super) fn tier_of(&self, day: u8) -> u8 {
        if self.campaign.tier_three {
            return 3;
        }
        let mut left = day.max(1);
        let mut last = 1;
        for (tier, days) in (1..).zip(self.mission.stats().days) {
            if days > 0 {
                last = tier;
            }
            if left <= days {
                return tier;
            }
            left -= days;
        }
        last
    }

    /// The tier of the day.
    pub(super) fn tier(&self) -> u8 {
        self.tier_of(self.mission.day)
    }

    /// Whether a region is entered on this day: the first day of a tier on the track.
    pub(super) fn enters_region(&self, day: u8) -> bool {
        let mut first = 1;
        for days in self.mission.stats().days {
            if days > 0 && day == first {
                return true;
            }
            first += days;
        }
        false
    }

    /// Whether the day is an event of the mission.
    pub(super) fn is_event(&self, day: u8) -> bool {
        let stats = self.mission.stats();
        let mut last = 0;
        stats.days.iter().zip(stats.events).any(|(&days, event)| {
            last += days;
            event && days > 0 && day == last
        })
    }

    /// Whose is a decision of this adventure: the party's leader, or the first seat of those who share it.
    pub(super) fn decides(&self, cause: Cause, seat: Seat) -> Seat {
        match cause {
            Cause::Explored(_) => seat,
            Cause::Errand(party) => self.parties.get(usize::from(party)).map_or(seat, |party| party.leader),
            Cause::Event | Cause::Goal => self.first_of(self.flying()),
        }
    }

    /// Who sets the formation of a battle.
    pub(super) fn holds_formation(&self, battle: u8) -> Seat {
        let battle = self.battle(battle);
        if let Cause::Errand(party) = battle.cause {
            let leader = self.parties.get(usize::from(party)).map(|party| party.leader);
            if let Some(leader) = leader.filter(|&leader| battle.ships.contains(leader)) {
                return leader;
            }
        }
        self.first_of(battle.ships)
    }

    /// The assignment that a ship is on, with its number.
    pub(super) fn party_of(&self, seat: Seat) -> Option<(u8, &Party)> {
        match self.ship(seat).place {
            Place::Errand(number) => Some((number, self.parties.get(usize::from(number))?)),
            _ => None,
        }
    }

    /// Whether the ship is at the resupply: on the day of a mission's event all ships come there.
    pub(super) fn at_resupply(&self, seat: Seat) -> bool {
        match self.ship(seat).place {
            Place::Docked => true,
            Place::Patrol | Place::Errand(_) => self.is_event(self.mission.day),
            Place::Out => false,
        }
    }

    /// The ships of a party.
    pub(super) fn in_party(&self, party: u8) -> Seats {
        self.all_where(|ship| ship.place == Place::Errand(party))
    }

    /// The ships that an adventure is about.
    pub(super) fn in_cause(&self, cause: Cause) -> Seats {
        match cause {
            Cause::Explored(seat) => Seats::one(seat),
            Cause::Errand(party) => self.in_party(party),
            Cause::Event | Cause::Goal => self.flying(),
        }
    }

    /// Whether two ships are in one area.
    pub(super) fn same_area(&self, one: Seat, other: Seat) -> bool {
        let places = (self.ship(one).place, self.ship(other).place);
        places.0 == places.1 && matches!(places.0, Place::Patrol | Place::Errand(_))
    }

    /// What the region in force, and in his battle the warlord, add to a figure.
    pub(super) fn stat(&self, stat: Stat) -> i8 {
        let warlord = self.mission.warlord.as_ref().filter(|warlord| warlord.revealed).map(|warlord| warlord.card);
        self.mission
            .region
            .into_iter()
            .chain(warlord)
            .flat_map(|card| card.abilities())
            .filter(|ability| ability.trigger == Trigger::Passive)
            .map(|ability| match ability.effect {
                Effect::Modify { stat: changed, by, .. } if changed == stat => by,
                _ => 0,
            })
            .sum()
    }

    /// How many cards the ship draws for a reaction.
    pub(super) fn react_hand(&self, seat: Seat) -> u8 {
        let extra = self.stat(Stat::HandSize) + self.stat(Stat::ReactHand);
        self.ship(seat).base_hand().saturating_add_signed(extra)
    }

    /// How many cards the ship has in hand after drawing for a phase of a battle, and may save at most.
    pub(super) fn battle_hand(&self, seat: Seat, phase: u8) -> u8 {
        let ship = self.ship(seat);
        let mut extra = self.stat(Stat::HandSize);
        if phase == 1 {
            extra += self.stat(Stat::FirstHand) + ship.first_hand;
        }
        ship.base_hand().saturating_add_signed(extra)
    }

    /// The present hand size that limits what may be saved.
    pub(super) fn may_save(&self, seat: Seat) -> u8 {
        self.ship(seat).base_hand()
    }
}
