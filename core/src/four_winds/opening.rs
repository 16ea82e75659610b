//! *Game Setup*: the board, the fleets, the bag and the first hands.

use super::sea::{CENTRE, CENTRE_CELLS, Cells, SeaCell};
use super::state::{Berth, FLAGSHIP, Fleet, FourWinds, HAND, SEATS, TEMPEST_DRAW, TILES_EACH, Terms};
use super::turn::Play;
use super::{
    SEA_SIDE, Season, SeasonLength, Wind, WindsEvent, WindsMode, WindsOptions, WindsReason, WindsRefusal, WindsSetup,
};
use crate::chance::Chance;
use crate::game::{EventSink, FirstSeat, Seat};

/// How many ships start in the harbour.
const START_SHIPS: usize = 2;
/// Where the storms of Tempest Survival lie: b2, e2, b5 and e5.
const FIRST_STORMS: Cells = Cells::of(&[SeaCell::at(1, 1), SeaCell::at(4, 1), SeaCell::at(1, 4), SeaCell::at(4, 4)]);
/// How many storms and krakens are in the storm deck.
const STORM_DECK: [u8; 2] = [16, 4];

/// The points with which a seat starts when seats are evened, by its place in the `order` of play, from 0. Simulation
/// shows that beginning is worth something in the long game with three players only; `NOTES.md` has the figures.
pub const fn head_start(length: SeasonLength, players: u8, order: u8) -> u16 {
    match (length, players, order) {
        (SeasonLength::Long, 3, 1 | 2) => 50,
        _ => 0,
    }
}

/// What a set-up of the Archipelago Campaign for so many `players` may offer, with the season `length` that is chosen.
/// Of lengths that play alike the first stands for all.
pub fn options(players: u8, length: SeasonLength) -> WindsOptions {
    let standing_for = |length: SeasonLength| {
        let mut alike = SeasonLength::ALL.into_iter().filter(|other| other.plays(players) == length.plays(players));
        alike.next().unwrap_or(length)
    };
    WindsOptions {
        lengths: SeasonLength::ALL.into_iter().filter(|&length| standing_for(length) == length).collect(),
        length: standing_for(length),
        evens: (0..players).any(|order| head_start(length, players, order) > 0),
    }
}

impl FourWinds {
    /// See [`crate::game::Game::new`].
    pub(super) fn set_up<C: Chance, E: EventSink<WindsEvent>>(
        setup: &WindsSetup,
        chance: &mut C,
        events: &mut E,
    ) -> Result<FourWinds, WindsRefusal> {
        let (terms, first) = match *setup {
            WindsSetup::Archipelago { players, length, first, .. } => {
                if !(2..=SEATS as u8).contains(&players) {
                    return Err(WindsRefusal::Players);
                }
                (Terms { mode: WindsMode::Archipelago, players, length }, first)
            }
            WindsSetup::Tempest => {
                let terms = Terms { mode: WindsMode::Tempest, players: 1, length: SeasonLength::Standard };
                (terms, FirstSeat::Chosen { seat: Seat(0) })
            }
            WindsSetup::Duel { first } => {
                (Terms { mode: WindsMode::Duel, players: 2, length: SeasonLength::Long }, first)
            }
        };
        let (first, drawn) = match first {
            FirstSeat::Random => (Seat(chance.below(u32::from(terms.players)) as u8), true),
            FirstSeat::Chosen { seat } if seat.0 < terms.players => (seat, false),
            FirstSeat::Chosen { .. } => return Err(WindsRefusal::NoSuchSeat),
        };
        let evened = matches!(setup, WindsSetup::Archipelago { evened: true, .. });
        let mut game = FourWinds::laid_out(terms, first);
        let mut play = Play { game: &mut game, chance, events };
        play.tell(WindsEvent::Began { seat: first, drawn });
        if evened {
            play.even_seats();
        }
        play.deal();
        play.skip();
        Ok(game)
    }

    /// The board and the fleets before anything is drawn.
    fn laid_out(terms: Terms, first: Seat) -> FourWinds {
        let tempest = terms.mode == WindsMode::Tempest;
        let mut game = FourWinds {
            terms,
            first,
            tiles: [Cells::NONE; 4],
            reefs: if tempest { Cells::NONE } else { CENTRE_CELLS },
            krakens: Cells::NONE,
            storms: if tempest { FIRST_STORMS } else { Cells::NONE },
            routed: Cells::NONE,
            fleets: [Fleet::EMPTY; SEATS],
            bag: [TILES_EACH; 4],
            season: Season::Spring,
            wind: Wind::North,
            rotated: false,
            turn: 0,
            seat: first,
            action: 1,
            deck: if tempest { STORM_DECK } else { [0; 2] },
            ending: None,
        };
        for seat in (0..terms.players).map(Seat) {
            match terms.mode {
                WindsMode::Archipelago => game.moor(seat),
                WindsMode::Tempest => {
                    for (index, cell) in CENTRE.into_iter().enumerate() {
                        game.berth(seat, index, Berth::At(cell));
                    }
                }
                WindsMode::Duel => game.line_up(seat),
            }
        }
        game
    }

    /// Two ships in the home harbour, the others on the slate.
    fn moor(&mut self, seat: Seat) {
        let Some(home) = self.home(seat) else {
            return;
        };
        self.fleet_mut(seat).ships = [Berth::Slate; super::state::SHIPS];
        for index in 0..START_SHIPS {
            self.berth(seat, index, Berth::At(home));
        }
    }

    /// Six ships along the seat's edge, the flagship in the main home harbour.
    fn line_up(&mut self, seat: Seat) {
        for number in 0..SEA_SIDE as u8 {
            let cell = match seat.0 {
                0 => SeaCell::at(number, 0),
                _ => SeaCell::at(SEA_SIDE as u8 - 1 - number, SEA_SIDE as u8 - 1),
            };
            self.berth(seat, FLAGSHIP + usize::from(number), Berth::At(cell));
        }
    }
}

impl<C: Chance, E: EventSink<WindsEvent>> Play<'_, C, E> {
    /// Gives points to the seats that would be behind.
    fn even_seats(&mut self) {
        let Terms { players, length, .. } = self.game.terms;
        let mut seat = self.game.first;
        for order in 0..players {
            let points = head_start(length, players, order);
            if points > 0 {
                self.score(seat, WindsReason::HeadStart, points, 1, None, false);
            }
            seat = self.game.after(seat);
        }
    }

    /// Deals the first hands.
    fn deal(&mut self) {
        let count = if self.is_tempest() { TEMPEST_DRAW } else { HAND };
        for seat in (0..self.game.terms.players).map(Seat) {
            self.draw(seat, count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_offers_each_way_to_play_once() {
        for players in 2..=4 {
            for length in SeasonLength::ALL {
                let WindsOptions { lengths, length: stands, evens } = options(players, length);
                let ways: Vec<_> = lengths.iter().map(|length| length.plays(players)).collect();
                assert!(ways.iter().enumerate().all(|(at, way)| !ways[..at].contains(way)), "{lengths:?}");
                assert!(lengths.contains(&stands));
                assert_eq!(stands.plays(players), length.plays(players));
                assert_eq!(evens, (0..players).any(|order| head_start(length, players, order) > 0));
            }
        }
        assert_eq!(options(2, SeasonLength::One).lengths, SeasonLength::ALL);
        let four = options(4, SeasonLength::One);
        assert_eq!(four.lengths, [SeasonLength::Standard, SeasonLength::Long], "both give one turn");
        assert_eq!((four.length, four.evens), (SeasonLength::Standard, false));
        assert!(options(3, SeasonLength::Long).evens);
    }
}
