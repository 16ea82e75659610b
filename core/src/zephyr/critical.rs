//! Critical damage (*Critical Damage*): the roll, what it takes, and what becomes of a destroyed ship.

use super::ZephyrRefusal;
use super::cards::language::Elimination;
use super::decks::take;
use super::docks::remove;
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, RollUse, Task};
use super::state::{HULL_SLOTS, Place, Plate, Ship, Zephyr};
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

impl Ship {
    /// The slots whose tile the owner may lose. The last structure stays as long as there is armour: no ship is ever
    /// without one.
    fn losable(&self) -> impl Iterator<Item = u8> + '_ {
        let last = self.structure() == 1 && self.tiles() > 1;
        (0..HULL_SLOTS as u8).zip(&self.hull).filter_map(move |(slot, &plate)| {
            let may = plate != Plate::None && (plate.armour() || !last);
            may.then_some(slot)
        })
    }
}

impl Zephyr {
    /// Whether the ship may lose the hull tile that the answer names.
    pub(super) fn verify_lose(&self, seat: Seat, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        let ZephyrAction::Lose { slot } = *action else {
            return Err(ZephyrRefusal::NotNow);
        };
        let ship = self.ship(seat);
        if ship.losable().any(|losable| losable == slot) {
            Ok(())
        } else if ship.hull.get(usize::from(slot)).is_none_or(|&plate| plate == Plate::None) {
            Err(ZephyrRefusal::NoSuchTile)
        } else {
            Err(ZephyrRefusal::LastStructure)
        }
    }

    /// Every hull tile that the ship may lose.
    pub(super) fn list_lose(&self, seat: Seat, into: &mut Vec<ZephyrAction>) {
        into.extend(self.ship(seat).losable().map(|slot| ZephyrAction::Lose { slot }));
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// A destroyed ship rolls.
    pub(super) fn critical(&mut self, seat: Seat) {
        self.next([Task::Rolled { seat, face: 0, for_what: RollUse::Critical }]);
    }

    /// What the critical roll takes: hull, an action card or crew. With nothing of the kind nothing is lost.
    pub(super) fn critical_face(&mut self, seat: Seat, die: u8) {
        match die {
            1 | 2 => self.lose_hull(seat),
            3 | 4 => self.lose_card(seat),
            _ => match (0u8..).zip(&self.game.ship(seat).crew).find(|(_, crew)| crew.is_some()) {
                Some((station, _)) => self.next([Task::CrewDies(seat, station)]),
                None => self.tell(ZephyrEvent::NothingLost { seat }),
            },
        }
    }

    fn lose_hull(&mut self, seat: Seat) {
        let (first, second) = {
            let mut slots = self.game.ship(seat).losable();
            (slots.next(), slots.next())
        };
        match (first, second) {
            (None, _) => self.tell(ZephyrEvent::NothingLost { seat }),
            (Some(slot), None) => self.lose(seat, slot),
            (Some(_), Some(_)) => self.game.ask = Some(Ask::LoseHull(seat)),
        }
    }

    /// The ship loses the hull tile of this slot.
    pub(super) fn lose(&mut self, seat: Seat, slot: u8) {
        if let Some(armour) = self.take_tile(seat, slot.into()) {
            self.tell(ZephyrEvent::HullLost { seat, armour });
        }
    }

    /// All action cards are shuffled, and one at random is out of the game, with its tile where it is a system.
    fn lose_card(&mut self, seat: Seat) {
        let ship = self.game.ship_mut(seat);
        ship.discard_all();
        ship.pile.append(&mut ship.discards);
        ship.pile.sort_unstable();
        match take(&mut ship.pile, self.chance, |_| true) {
            Some(card) => {
                remove(&mut ship.systems, card);
                self.tell(ZephyrEvent::CardLost { seat, card });
            }
            None => self.tell(ZephyrEvent::NothingLost { seat }),
        }
    }

    /// A destroyed ship leaves after its critical roll: its cargo is lost, and it docks or is out.
    pub(super) fn wrecked(&mut self, seat: Seat) {
        let cards = std::mem::take(&mut self.game.ship_mut(seat).cargo);
        if !cards.is_empty() {
            self.tell(ZephyrEvent::CargoLost { seat, cards });
        }
        self.give_hull(seat);
        self.leave_party(seat);
        if self.game.mission.stats().elimination == Elimination::Hard {
            self.game.ship_mut(seat).place = Place::Out;
        } else {
            self.game.ship_mut(seat).place = Place::Docked;
            self.docked(seat);
        }
    }

    /// A ship without hull gets a structure tile for nothing.
    fn give_hull(&mut self, seat: Seat) {
        if self.game.ship(seat).tiles() > 0 || self.game.supply.structure == 0 {
            return;
        }
        if let Some(slot) = self.game.ship(seat).free_hull_slot(false) {
            self.game.supply.structure -= 1;
            self.game.ship_mut(seat).hull[slot] = Plate::Structure;
            self.tell(ZephyrEvent::HullGiven { seat });
        }
    }
}
