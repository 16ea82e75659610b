//! What an action does, and how a turn goes on: *Structure of a Play Session*.

use super::sea::Cells;
use super::state::{ACTIONS, Berth, FLAGSHIP, FourWinds, HAND};
use super::{SeaCell, WindsAction, WindsEnding, WindsEvent, WindsMode, WindsRefusal, WindsShip};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// A game with its chance and what hears of it.
pub(super) struct Play<'a, C, E> {
    pub(super) game: &'a mut FourWinds,
    pub(super) chance: &'a mut C,
    pub(super) events: &'a mut E,
}

/// How events call a ship.
pub(super) const fn ship(seat: Seat, index: usize) -> WindsShip {
    WindsShip { seat, number: index as u8 + 1 }
}

impl<C: Chance, E: EventSink<WindsEvent>> Play<'_, C, E> {
    pub(super) fn tell(&mut self, event: WindsEvent) {
        self.events.happened(event);
    }

    /// A number below `n`; nothing is drawn where there is only one.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        if n > 1 { self.chance.below(n) } else { 0 }
    }

    /// One of `cells`, each equally likely; none of none.
    pub(super) fn any_of(&mut self, cells: Cells) -> Option<SeaCell> {
        let number = self.below(cells.len());
        cells.nth(number)
    }

    /// Checks `action`, and plays it and all that follows from it.
    #[inline]
    pub(super) fn take(&mut self, action: WindsAction) -> Result<(), WindsRefusal> {
        self.game.verify(action)?;
        let seat = self.game.seat;
        match action {
            WindsAction::Lay { wind, cell } => self.lay(seat, wind, cell),
            WindsAction::Sail { from, to } => self.sail(seat, from, to),
            WindsAction::Launch { to } => self.launch(seat, to),
            WindsAction::Build { cell } => self.build(seat, cell),
            WindsAction::Rotate => {
                self.game.rotated = true;
                self.game.wind = self.game.wind.clockwise();
                self.tell(WindsEvent::Rotated { seat, wind: self.game.wind });
            }
            WindsAction::End => {
                self.tell(WindsEvent::Finished { seat });
                self.end_tempest();
                return Ok(());
            }
        }
        self.go_on(seat);
        Ok(())
    }

    fn sail(&mut self, seat: Seat, from: SeaCell, to: SeaCell) {
        let Some(index) = self.game.fleet(seat).find(Berth::At(from)) else {
            return;
        };
        self.game.berth(seat, index, Berth::At(to));
        self.tell(WindsEvent::Sailed { ship: ship(seat, index), from, to });
        self.slide(seat, index);
        self.arrive(seat, index);
    }

    /// Brings a ship from the slate into play. It does not slide.
    fn launch(&mut self, seat: Seat, to: SeaCell) {
        let place = match self.game.terms.mode {
            WindsMode::Tempest => Berth::Damaged,
            WindsMode::Archipelago | WindsMode::Duel => Berth::Slate,
        };
        if let Some(index) = self.game.fleet(seat).find(place) {
            self.game.berth(seat, index, Berth::At(to));
            self.tell(WindsEvent::Launched { ship: ship(seat, index), to });
        }
    }

    fn build(&mut self, seat: Seat, cell: SeaCell) {
        let rival = self.game.playing().find(|(_, fleet)| fleet.outposts.has(cell)).map(|(rival, _)| rival);
        if let Some(rival) = rival {
            let fleet = self.game.fleet_mut(rival);
            fleet.outposts = fleet.outposts.less(cell);
        }
        let fleet = self.game.fleet_mut(seat);
        fleet.outposts = fleet.outposts.with(cell);
        let (edge, anchored) = self.game.standing_edge(cell);
        self.tell(match rival {
            Some(from) => WindsEvent::Captured { seat, cell, from, edge, anchored },
            None => WindsEvent::Built { seat, cell, edge, anchored },
        });
    }

    /// The game goes on after an action of `seat`, up to the next decision.
    #[inline]
    fn go_on(&mut self, seat: Seat) {
        if self.is_decided(seat) {
            return;
        }
        self.action_over();
        self.skip();
    }

    /// Skips actions for as long as nothing can be done.
    pub(super) fn skip(&mut self) {
        while !self.game.is_over() && !self.game.can_act() {
            self.tell(WindsEvent::Skipped { seat: self.game.seat });
            self.action_over();
        }
    }

    fn action_over(&mut self) {
        if self.game.action < ACTIONS {
            self.game.action += 1;
        } else {
            self.game.action = 1;
            self.end_turn(self.game.seat);
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        if self.game.terms.mode == WindsMode::Tempest {
            self.storm_phase(seat);
            return;
        }
        if self.game.terms.mode == WindsMode::Duel {
            // What the board decides comes before the draw, so that a preview can tell it.
            self.trap(seat);
            if self.is_decided(seat) {
                return;
            }
        }
        if !self.fill_hand(seat) {
            self.finish(WindsEnding::Bag);
            return;
        }
        self.tell(WindsEvent::TurnEnded { seat });
        self.game.turn += 1;
        self.game.seat = self.game.after(seat);
        if self.game.turn == self.game.turns_each() * self.game.terms.players {
            self.end_season();
        }
    }

    /// Fills the hand of `seat` up to four tiles; false when the bag is empty before.
    fn fill_hand(&mut self, seat: Seat) -> bool {
        let missing = HAND.saturating_sub(self.game.fleet(seat).held());
        self.draw(seat, missing) == missing
    }

    /// Draws up to `count` tiles; tells how many there were.
    pub(super) fn draw(&mut self, seat: Seat, count: u8) -> u8 {
        let mut drawn = [0; 4];
        let mut number = 0;
        while number < count {
            if self.game.bag == [0; 4] {
                break;
            }
            let kind = self.game.take_tile(self.chance);
            self.game.fleet_mut(seat).hand[kind] += 1;
            drawn[kind] += 1;
            number += 1;
        }
        if number > 0 {
            self.tell(WindsEvent::Drew { seat, count: number, tiles: Some(drawn.into()) });
        }
        number
    }

    /// A flagship that cannot stir at the end of its owner's turn is eliminated.
    fn trap(&mut self, seat: Seat) {
        let Berth::At(cell) = self.game.fleet(seat).ships[FLAGSHIP] else {
            return;
        };
        let closed = self.game.obstacles().or(self.game.afloat());
        if Cells::one(cell).around().without(closed).is_empty() {
            self.game.berth(seat, FLAGSHIP, Berth::Lost);
            self.tell(WindsEvent::Trapped { ship: ship(seat, FLAGSHIP), cell });
        }
    }
}
