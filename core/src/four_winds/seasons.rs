//! How a season ends and the next begins, and the storm phase of Tempest Survival.

use super::sea::Cells;
use super::state::{Berth, TEMPEST_DRAW, TOKENS_A_SEASON};
use super::turn::Play;
use super::{Obstacle, WindsEnding, WindsEvent, WindsMode};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

impl<C: Chance, E: EventSink<WindsEvent>> Play<'_, C, E> {
    /// Ends the season: tiles ebb, and the next season begins, or the game is over.
    pub(super) fn end_season(&mut self) {
        if self.game.season.after().is_none() {
            self.finish(WindsEnding::Seasons);
            return;
        }
        if self.game.ebbs() {
            let wind = self.game.season.printed_wind();
            let gone = std::mem::take(&mut self.game.tiles[wind.index()]);
            self.game.routed = self.game.routed.without(gone);
            self.tell(WindsEvent::Ebbed { wind, count: gone.len() as u8 });
        }
        self.begin_next_season();
        for seat in (0..self.game.terms.players).map(Seat) {
            self.repair(seat);
        }
        let cell = self.any_of(self.game.open_sea());
        if let Some(cell) = cell {
            self.game.krakens = self.game.krakens.with(cell);
        }
        self.tell(WindsEvent::KrakenSurfaced { cell });
    }

    /// Moves the compass on to the next season.
    fn begin_next_season(&mut self) {
        let Some(season) = self.game.season.after() else {
            return;
        };
        let game = &mut *self.game;
        game.season = season;
        game.wind = season.printed_wind();
        game.rotated = false;
        game.turn = 0;
        for fleet in &mut game.fleets {
            fleet.ports = Cells::NONE;
        }
        let wind = game.wind;
        self.tell(WindsEvent::SeasonBegan { season, wind });
    }

    fn repair(&mut self, seat: Seat) {
        let mut count = 0;
        for berth in &mut self.game.fleet_mut(seat).ships {
            if *berth == Berth::Damaged {
                *berth = Berth::Slate;
                count += 1;
            }
        }
        if count > 0 {
            self.tell(WindsEvent::Repaired { seat, count });
        }
    }

    /// What follows the two actions of Tempest Survival: the tiles that were not laid are discarded, and the next token
    /// of the storm deck lands. Then two tiles are drawn.
    pub(super) fn storm_phase(&mut self, seat: Seat) {
        let left = std::mem::take(&mut self.game.fleet_mut(seat).hand);
        if left != [0; 4] {
            self.tell(WindsEvent::Discarded { tiles: left.into() });
        }
        self.tell(WindsEvent::TurnEnded { seat });
        let [storms, krakens] = self.game.deck.map(u32::from);
        if self.below(storms + krakens) < storms {
            self.game.deck[0] -= 1;
            self.land_storm();
        } else {
            self.game.deck[1] = self.game.deck[1].saturating_sub(1);
            self.land_kraken(seat);
        }
        self.game.turn += 1;
        if self.game.deck == [0; 2] {
            self.end_tempest();
            return;
        }
        if self.game.turn == TOKENS_A_SEASON {
            self.begin_next_season();
        }
        self.draw(seat, TEMPEST_DRAW);
    }

    /// A storm lands, and blows the ships next to it along the active wind.
    fn land_storm(&mut self) {
        let cell = self.any_of(self.game.open_sea());
        self.tell(WindsEvent::TokenLanded { token: Obstacle::Storm, cell });
        if let Some(cell) = cell {
            self.game.storms = self.game.storms.with(cell);
            self.blow(cell, self.game.wind, None);
        }
    }

    /// A kraken comes up beside a ship at sea, or where no cell is free there, on any.
    fn land_kraken(&mut self, seat: Seat) {
        let free = self.game.open_sea();
        let afloat = self.game.ships_on_grid(seat);
        let mut near = Cells::NONE;
        if afloat > 0 {
            let number = self.below(afloat) as usize;
            let at_sea = self.game.fleet(seat).ships.iter().filter_map(|&berth| match berth {
                Berth::At(cell) => Some(cell),
                _ => None,
            });
            near = at_sea.skip(number).take(1).fold(Cells::NONE, Cells::with).around().and(free);
        }
        let cell = self.any_of(if near.is_empty() { free } else { near });
        self.tell(WindsEvent::TokenLanded { token: Obstacle::Kraken, cell });
        if let Some(cell) = cell {
            self.game.krakens = self.game.krakens.with(cell);
        }
    }

    /// Whether the game is the solo one.
    pub(super) fn is_tempest(&self) -> bool {
        self.game.terms.mode == WindsMode::Tempest
    }
}
