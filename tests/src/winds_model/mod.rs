//! 4 Winds once more, slowly and plainly, to hold the engine against.
//!
//! The model is written from the rulebook and the rulings alone and shares nothing with the engine but the names of
//! things. The sea is six rows of six squares, a fleet is the list of where its ships are, and everything else is
//! looked up afresh whenever it is asked. Chance is a list of numbers that the engine drew for the same action.

mod build;
mod draws;
mod duel;
mod legal;
mod look;
mod positions;
mod push;
mod record;
mod score;
mod sea;
mod season;
mod tempest;

pub use draws::{Drawn, Noted};
pub use positions::anywhere;
pub use sea::{At, Square, Tile, centre, corners, every, named, ports};

use windrose_core::four_winds::*;
use windrose_core::game::{FirstSeat, Seat};

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// On the sea.
    Sea(At),
    /// On the slate, ready.
    Slate,
    /// On the slate, damaged.
    Damaged,
    /// Duel: eliminated.
    Lost,
    /// Tempest Survival: safe in this harbour.
    Safe(At),
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fleet {
    /// Its ships by number.
    pub ships: Vec<Lies>,
    /// Tempest Survival: for each ship whether it ever was damaged.
    pub hurt: Vec<bool>,
    /// Its outposts on the sea.
    pub outposts: Vec<At>,
    /// Its tiles, by wind clockwise from the north.
    pub hand: [u32; 4],
    /// Its points by reason.
    pub points: [u32; 10],
    /// How long the longest chain is that it built.
    pub longest: u32,
    /// The ports that paid it this season.
    pub ports: Vec<At>,
}

/// A ship: whose, and its place in the list of the fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ship {
    /// The seat.
    pub seat: usize,
    /// Its number less one.
    pub index: usize,
}

impl Ship {
    fn told(self) -> WindsShip {
        WindsShip { seat: Seat(self.seat as u8), number: self.index as u8 + 1 }
    }
}

/// A game as the model plays it.
#[derive(Clone, Debug)]
pub struct Model {
    /// Which of the three games.
    pub mode: WindsMode,
    /// How many play.
    pub players: usize,
    /// How long a season is.
    pub length: SeasonLength,
    /// Who began.
    pub first: usize,
    /// The sea by row and column.
    pub sea: [[Square; 6]; 6],
    /// What each seat has.
    pub fleets: Vec<Fleet>,
    /// The tiles in the bag, by wind clockwise from the north.
    pub bag: [u32; 4],
    /// The season.
    pub season: Season,
    /// The active wind.
    pub wind: Wind,
    /// Whether the compass was turned this season.
    pub rotated: bool,
    /// How many turns, in Tempest Survival tokens, are over this season.
    pub turn: u32,
    /// Whose turn it is.
    pub seat: usize,
    /// Which action of the turn comes next, 1 or 2.
    pub action: u32,
    /// Storms left in the deck.
    pub storms: u32,
    /// Krakens left in the deck.
    pub krakens: u32,
    /// How the game ended.
    pub ending: Option<WindsEnding>,
    /// What the engine drew for the last action, as the model used it.
    pub drawn: Drawn,
    events: Vec<WindsEvent>,
}

impl Model {
    /// Sets a game up with what was drawn for it; `heads` are the points that the seats start with, by order of
    /// play. The opening events come back too.
    pub fn new(setup: &WindsSetup, heads: &[u32], drawn: Drawn) -> (Model, Vec<WindsEvent>) {
        let (mode, players, length, first) = match *setup {
            WindsSetup::Archipelago { players, length, first, .. } => (WindsMode::Archipelago, players, length, first),
            WindsSetup::Tempest => (WindsMode::Tempest, 1, SeasonLength::Standard, FirstSeat::Chosen { seat: Seat(0) }),
            WindsSetup::Duel { first } => (WindsMode::Duel, 2, SeasonLength::Long, first),
        };
        let mut model = Model::laid_out(mode, usize::from(players), length);
        model.drawn = drawn;
        model.first = match first {
            FirstSeat::Random => model.drawn.below(u32::from(players)) as usize,
            FirstSeat::Chosen { seat } => seat.index(),
        };
        model.seat = model.first;
        let began = WindsEvent::Began { seat: Seat(model.first as u8), drawn: first == FirstSeat::Random };
        model.events.push(began);
        for (order, &points) in heads.iter().enumerate().filter(|head| *head.1 > 0) {
            let seat = (model.first + order) % model.players;
            model.score(seat, WindsReason::HeadStart, points, 1, None, false);
        }
        for seat in 0..model.players {
            model.draw(seat, if mode == WindsMode::Tempest { 2 } else { 4 });
        }
        let events = std::mem::take(&mut model.events);
        (model, events)
    }

    /// The table as it is laid out, before anybody draws; the first seat begins.
    fn laid_out(mode: WindsMode, players: usize, length: SeasonLength) -> Model {
        let mut model = Model {
            mode,
            players,
            length,
            first: 0,
            sea: [[Square::default(); 6]; 6],
            fleets: Vec::new(),
            bag: [25; 4],
            season: Season::Spring,
            wind: Wind::North,
            rotated: false,
            turn: 0,
            seat: 0,
            action: 1,
            storms: 0,
            krakens: 0,
            ending: None,
            drawn: Drawn::default(),
            events: Vec::new(),
        };
        if mode == WindsMode::Tempest {
            (model.storms, model.krakens) = (16, 4);
            ["b2", "e2", "b5", "e5"].into_iter().for_each(|at| model.close(named(at), Obstacle::Storm));
        } else {
            centre().into_iter().for_each(|at| model.close(at, Obstacle::Reef));
        }
        model.fleets = (0..players).map(|seat| model.starting_fleet(seat)).collect();
        model
    }

    fn starting_fleet(&self, seat: usize) -> Fleet {
        let ships: Vec<Lies> = match self.mode {
            WindsMode::Archipelago => {
                let home = self.home(seat);
                (0..8).map(|index| if index < 2 { Lies::Sea(home) } else { Lies::Slate }).collect()
            }
            WindsMode::Tempest => centre().map(Lies::Sea).to_vec(),
            WindsMode::Duel => {
                // Numbered from the main harbour on, so that the flagship is number 1.
                let At { row, column } = self.home(seat);
                (0..6).map(|step| Lies::Sea(At { row, column: (column - step).abs() })).collect()
            }
        };
        Fleet {
            hurt: vec![false; ships.len()],
            ships,
            outposts: Vec::new(),
            hand: [0; 4],
            points: [0; 10],
            longest: 0,
            ports: Vec::new(),
        }
    }

    /// Plays a legal action with what was drawn for it, up to the next decision or the end; what happened.
    pub fn play(&mut self, action: WindsAction, drawn: Drawn) -> Vec<WindsEvent> {
        self.drawn = drawn;
        match action {
            WindsAction::Lay { wind, cell } => self.lay(wind, At::of(cell)),
            WindsAction::Sail { from, to } => self.sail(At::of(from), At::of(to)),
            WindsAction::Launch { to } => self.launch(At::of(to)),
            WindsAction::Build { cell } => self.build(At::of(cell)),
            WindsAction::Rotate => self.rotate(),
            WindsAction::End => {
                self.events.push(WindsEvent::Finished { seat: Seat(0) });
                self.tempest_is_over();
            }
        }
        self.look_for_wins();
        while self.ending.is_none() {
            self.action += 1;
            if self.action > 2 {
                self.turn_is_over();
            }
            if self.ending.is_some() || !self.legal().is_empty() {
                break;
            }
            self.events.push(WindsEvent::Skipped { seat: Seat(self.seat as u8) });
        }
        std::mem::take(&mut self.events)
    }

    /// The home harbour of a seat: the corner where its fleet is at home.
    pub fn home(&self, seat: usize) -> At {
        let homes: &[&str] = match (self.mode, self.players) {
            (WindsMode::Duel, _) | (_, 2) => &["a1", "f6"],
            (_, 3) => &["a1", "f1", "f6"],
            _ => &["a1", "f1", "f6", "a6"],
        };
        named(homes[seat])
    }

    /// Whether it is a home harbour.
    fn is_harbour(&self, at: At) -> bool {
        self.mode != WindsMode::Tempest && (0..self.players).any(|seat| self.home(seat) == at)
    }

    /// Whose harbour it is that takes any number of its owner's ships.
    pub fn owner(&self, at: At) -> Option<usize> {
        if self.mode != WindsMode::Archipelago {
            return None;
        }
        (0..self.players).find(|&seat| self.home(seat) == at)
    }

    /// The square at a place.
    pub fn square(&self, at: At) -> Square {
        self.sea[at.row as usize][at.column as usize]
    }

    fn square_mut(&mut self, at: At) -> &mut Square {
        &mut self.sea[at.row as usize][at.column as usize]
    }

    fn close(&mut self, at: At, obstacle: Obstacle) {
        self.square_mut(at).obstacle = Some(obstacle);
    }

    /// The wind of the tile at a place, which may lie off the sea.
    pub fn tile(&self, at: At) -> Option<Wind> {
        if at.is_sea() { self.square(at).tile.map(|tile| tile.wind) } else { None }
    }

    /// The ships on a place: guests in a harbour first, then by number.
    pub fn ships(&self, at: At) -> Vec<Ship> {
        let mut ships = Vec::new();
        for (seat, fleet) in self.fleets.iter().enumerate() {
            for (index, &ship) in fleet.ships.iter().enumerate() {
                if ship == Lies::Sea(at) {
                    ships.push(Ship { seat, index });
                }
            }
        }
        let owner = self.owner(at);
        ships.sort_by_key(|&ship| (Some(ship.seat) == owner, ship));
        ships
    }

    /// Where a ship is on the sea.
    pub fn place(&self, ship: Ship) -> Option<At> {
        match self.fleets[ship.seat].ships[ship.index] {
            Lies::Sea(at) => Some(at),
            _ => None,
        }
    }

    fn put(&mut self, ship: Ship, lies: Lies) {
        self.fleets[ship.seat].ships[ship.index] = lies;
    }

    /// Whether a ship is safe in this harbour, which is closed for it.
    pub fn is_taken(&self, at: At) -> bool {
        self.fleets.iter().any(|fleet| fleet.ships.contains(&Lies::Safe(at)))
    }

    /// Whether a ship of the seat may enter a place.
    pub fn may_enter(&self, seat: usize, at: At) -> bool {
        at.is_sea()
            && self.square(at).obstacle.is_none()
            && !self.is_taken(at)
            && (self.owner(at) == Some(seat) || self.ships(at).is_empty())
    }

    /// Whose outpost stands at a place.
    pub fn outpost(&self, at: At) -> Option<usize> {
        self.fleets.iter().position(|fleet| fleet.outposts.contains(&at))
    }

    /// How many tiles the current chain through a place has; 0 where there is none.
    pub fn chain(&self, at: At) -> u32 {
        let Some(wind) = self.tile(at) else {
            return 0;
        };
        let others: u32 = self.run(at, wind).iter().sum();
        if others > 0 { others + 1 } else { 0 }
    }

    fn score(&mut self, seat: usize, reason: WindsReason, points: u32, count: usize, at: Option<At>, doubled: bool) {
        self.fleets[seat].points[place_of(reason)] += points;
        self.events.push(WindsEvent::Scored {
            seat: Seat(seat as u8),
            reason,
            points: points as u16,
            count: count as u8,
            cell: at.map(At::cell),
            doubled,
        });
    }

    /// The points of a seat.
    pub fn total(&self, seat: usize) -> u32 {
        self.fleets[seat].points.iter().sum()
    }
}

/// Where points for a reason are kept.
pub fn place_of(reason: WindsReason) -> usize {
    WindsReason::ALL.iter().position(|&one| one == reason).unwrap()
}
