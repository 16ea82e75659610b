//! The state as JSON: a record with readable names, and what makes a state sound.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::score::SURVIVED;
use super::sea::{CENTRE_CELLS, CORNER_CELLS, Cells, FORT_CELLS, PORT_CELLS};
use super::state::{
    ACTIONS, Berth, Fleet, FourWinds, HAND, OUTPOSTS, SEATS, SHIPS, TEMPEST_DRAW, TILES_EACH, TOKENS_A_SEASON, Terms,
};
use super::{
    SEA_SIDE, SeaCell, Season, SeasonLength, WINDS_REASONS, Wind, WindCounts, WindsEnding, WindsMode, WindsReason,
};
use crate::game::Seat;

/// Why a state cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Unsound {
    #[error("two to four players have a fleet each, in Tempest Survival one")]
    Seats,
    #[error("the sea is six rows of six signs")]
    Sea,
    #[error("reefs, krakens and storms are not where the game puts them")]
    Obstacles,
    #[error("such ships cannot be")]
    Ships,
    #[error("outposts stand on the edge, four of a player at most, one on a cell")]
    Outposts,
    #[error("the tiles on the sea, in the hands and in the bag are more than there are")]
    Tiles,
    #[error("points are given for other reasons")]
    Points,
    #[error("the season cannot have come so far")]
    Season,
    #[error("the storm deck cannot hold that")]
    Deck,
    #[error("the game cannot have ended so")]
    Ending,
}

/// A fleet in the form in which it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FleetRecord {
    ships: Vec<String>,
    hurt: Vec<u8>,
    outposts: Vec<SeaCell>,
    hand: WindCounts,
    points: BTreeMap<String, u16>,
    longest: u8,
    ports: Vec<SeaCell>,
}

/// The state in the form in which it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    mode: WindsMode,
    players: u8,
    length: SeasonLength,
    first: Seat,
    sea: Vec<String>,
    routed: Vec<SeaCell>,
    fleets: Vec<FleetRecord>,
    bag: WindCounts,
    season: Season,
    wind: Wind,
    rotated: bool,
    turn: u8,
    seat: Seat,
    action: u8,
    storms: u8,
    krakens: u8,
    ending: Option<WindsEnding>,
}

const fn tile_sign(wind: Wind) -> char {
    match wind {
        Wind::North => '^',
        Wind::East => '>',
        Wind::South => 'v',
        Wind::West => '<',
    }
}

impl From<Berth> for String {
    fn from(berth: Berth) -> String {
        match berth {
            Berth::None => "none".to_owned(),
            Berth::Slate => "slate".to_owned(),
            Berth::Damaged => "damaged".to_owned(),
            Berth::Lost => "lost".to_owned(),
            Berth::Safe(cell) => format!("safe:{cell}"),
            Berth::At(cell) => cell.to_string(),
        }
    }
}

impl std::str::FromStr for Berth {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Berth, Unsound> {
        let cell = |name: &str| name.parse().map_err(|_| Unsound::Ships);
        match (text, text.strip_prefix("safe:")) {
            ("slate", _) => Ok(Berth::Slate),
            ("damaged", _) => Ok(Berth::Damaged),
            ("lost", _) => Ok(Berth::Lost),
            (_, Some(harbour)) => Ok(Berth::Safe(cell(harbour)?)),
            (name, None) => Ok(Berth::At(cell(name)?)),
        }
    }
}

impl From<&Fleet> for FleetRecord {
    fn from(fleet: &Fleet) -> FleetRecord {
        let points = WindsReason::ALL
            .into_iter()
            .map(|reason| (reason.id().to_owned(), fleet.points[reason.index()]))
            .filter(|&(_, points)| points > 0);
        FleetRecord {
            ships: fleet.ships.into_iter().filter(|&berth| berth != Berth::None).map(String::from).collect(),
            hurt: (1..=SHIPS as u8).filter(|number| fleet.hurt >> (number - 1) & 1 == 1).collect(),
            outposts: fleet.outposts.iter().collect(),
            hand: fleet.hand.into(),
            points: points.collect(),
            longest: fleet.longest,
            ports: fleet.ports.iter().collect(),
        }
    }
}

impl From<FourWinds> for Record {
    fn from(game: FourWinds) -> Record {
        let sign = |cell: SeaCell| match game.tile(cell) {
            Some(wind) => tile_sign(wind),
            None if game.reefs.has(cell) => '#',
            None if game.krakens.has(cell) => '@',
            None if game.storms.has(cell) => '%',
            None => '.',
        };
        let row = |row: u8| (0..SEA_SIDE as u8).map(|column| sign(SeaCell::at(column, row))).collect();
        let [storms, krakens] = game.deck;
        Record {
            mode: game.terms.mode,
            players: game.terms.players,
            length: game.terms.length,
            first: game.first,
            sea: (0..SEA_SIDE as u8).map(row).collect(),
            routed: game.routed.iter().collect(),
            fleets: game.playing().map(|(_, fleet)| FleetRecord::from(fleet)).collect(),
            bag: game.bag.into(),
            season: game.season,
            wind: game.wind,
            rotated: game.rotated,
            turn: game.turn,
            seat: game.seat,
            action: game.action,
            storms,
            krakens,
            ending: game.ending,
        }
    }
}

impl TryFrom<&FleetRecord> for Fleet {
    type Error = Unsound;

    fn try_from(record: &FleetRecord) -> Result<Fleet, Unsound> {
        demand(record.ships.len() <= SHIPS, Unsound::Ships)?;
        let mut fleet = Fleet::EMPTY;
        for (berth, text) in fleet.ships.iter_mut().zip(&record.ships) {
            *berth = text.parse()?;
            if let Berth::At(cell) = *berth {
                fleet.afloat = fleet.afloat.with(cell);
            }
        }
        for &number in &record.hurt {
            demand((1..=SHIPS as u8).contains(&number), Unsound::Ships)?;
            fleet.hurt |= 1 << (number - 1);
        }
        fleet.outposts = cells(&record.outposts, Unsound::Outposts)?;
        fleet.ports = cells(&record.ports, Unsound::Season)?;
        fleet.hand = record.hand.into();
        for (id, &points) in &record.points {
            let reason = WindsReason::ALL.into_iter().find(|reason| reason.id() == id).ok_or(Unsound::Points)?;
            fleet.points[reason.index()] = points;
        }
        fleet.longest = record.longest;
        Ok(fleet)
    }
}

impl TryFrom<Record> for FourWinds {
    type Error = Unsound;

    fn try_from(record: Record) -> Result<FourWinds, Unsound> {
        let fits = match record.mode {
            WindsMode::Archipelago => (2..=SEATS as u8).contains(&record.players),
            WindsMode::Tempest => record.players == 1,
            WindsMode::Duel => record.players == 2,
        };
        let seated = record.seat.0 < record.players && record.first.0 < record.players;
        demand(fits && seated && record.fleets.len() == usize::from(record.players), Unsound::Seats)?;
        let mut fleets = [Fleet::EMPTY; SEATS];
        for (fleet, written) in fleets.iter_mut().zip(&record.fleets) {
            *fleet = Fleet::try_from(written)?;
        }
        let mut game = FourWinds {
            terms: Terms { mode: record.mode, players: record.players, length: record.length },
            first: record.first,
            tiles: [Cells::NONE; 4],
            reefs: Cells::NONE,
            krakens: Cells::NONE,
            storms: Cells::NONE,
            routed: cells(&record.routed, Unsound::Sea)?,
            fleets,
            bag: record.bag.into(),
            season: record.season,
            wind: record.wind,
            rotated: record.rotated,
            turn: record.turn,
            seat: record.seat,
            action: record.action,
            deck: [record.storms, record.krakens],
            ending: record.ending,
        };
        game.read_sea(&record.sea)?;
        game.sound()?;
        Ok(game)
    }
}

/// The set of `cells`, each of which is written once.
fn cells(cells: &[SeaCell], error: Unsound) -> Result<Cells, Unsound> {
    let all: Cells = cells.iter().copied().collect();
    demand(all.len() as usize == cells.len(), error)?;
    Ok(all)
}

const fn demand(fits: bool, error: Unsound) -> Result<(), Unsound> {
    if fits { Ok(()) } else { Err(error) }
}

impl FourWinds {
    fn read_sea(&mut self, rows: &[String]) -> Result<(), Unsound> {
        demand(rows.len() == SEA_SIDE && rows.iter().all(|row| row.chars().count() == SEA_SIDE), Unsound::Sea)?;
        for (cell, sign) in SeaCell::all().zip(rows.iter().flat_map(|row| row.chars())) {
            let set = match sign {
                '.' => continue,
                '#' => &mut self.reefs,
                '@' => &mut self.krakens,
                '%' => &mut self.storms,
                tile => {
                    let wind = Wind::ALL.into_iter().find(|&wind| tile_sign(wind) == tile).ok_or(Unsound::Sea)?;
                    &mut self.tiles[wind.index()]
                }
            };
            *set = set.with(cell);
        }
        Ok(())
    }

    /// Whether a value that did not come from play keeps what play keeps.
    fn sound(&self) -> Result<(), Unsound> {
        self.sound_obstacles()?;
        self.sound_ships()?;
        self.sound_outposts()?;
        self.sound_tiles()?;
        self.sound_season()?;
        self.sound_ending()
    }

    fn sound_obstacles(&self) -> Result<(), Unsound> {
        let tempest = self.terms.mode == WindsMode::Tempest;
        let reefs = if tempest { Cells::NONE } else { CENTRE_CELLS };
        let harbours = CORNER_CELLS.or(PORT_CELLS);
        let free = self.obstacles().and(harbours.or(self.afloat()).or(self.outposts())).is_empty();
        demand(self.reefs == reefs && free && (tempest || self.storms.is_empty()), Unsound::Obstacles)
    }

    fn sound_ships(&self) -> Result<(), Unsound> {
        for (seat, fleet) in self.playing() {
            let fits = fleet.ships.iter().enumerate().all(|(index, &berth)| self.fits(index, berth));
            let damaged = fleet.ships.iter().enumerate().filter(|&(_, &berth)| berth == Berth::Damaged);
            let hurt = match self.terms.mode {
                WindsMode::Tempest => damaged.fold(0, |all, (index, _)| all | 1 << index) & !fleet.hurt == 0,
                WindsMode::Archipelago | WindsMode::Duel => fleet.hurt == 0,
            };
            demand(fits && hurt, Unsound::Ships)?;
            for cell in fleet.afloat.iter() {
                let shared = self.playing().any(|(other, fleet)| other != seat && fleet.afloat.has(cell));
                let harbour = self.terms.mode == WindsMode::Archipelago && self.owner(cell).is_some();
                let home = harbour && self.owner(cell) == Some(seat);
                demand((home || self.ships_on(seat, cell) == 1) && (harbour || !shared), Unsound::Ships)?;
                // Nobody but the owner comes to where a ship lies.
                demand(
                    !shared || self.owner(cell).is_some_and(|owner| self.fleet(owner).afloat.has(cell)),
                    Unsound::Ships,
                )?;
            }
        }
        let guests = |cell: SeaCell| {
            self.playing().filter(|&(seat, fleet)| Some(seat) != self.owner(cell) && fleet.afloat.has(cell)).count()
        };
        demand(CORNER_CELLS.iter().all(|cell| guests(cell) <= 1), Unsound::Ships)?;
        demand(self.closed().len() == self.fleets[0].count(|berth| matches!(berth, Berth::Safe(_))), Unsound::Ships)
    }

    /// Whether the ship with this index can be there in this mode.
    fn fits(&self, index: usize, berth: Berth) -> bool {
        let ships = match self.terms.mode {
            WindsMode::Archipelago => SHIPS,
            WindsMode::Tempest => super::CENTRE.len(),
            WindsMode::Duel => SEA_SIDE,
        };
        match berth {
            Berth::None => index >= ships,
            _ if index >= ships => false,
            Berth::At(cell) => cell.is_on_board() && !self.closed().has(cell) && !self.havens().has(cell),
            Berth::Slate => self.terms.mode == WindsMode::Archipelago,
            Berth::Damaged => self.terms.mode != WindsMode::Duel,
            Berth::Lost => self.terms.mode == WindsMode::Duel,
            Berth::Safe(cell) => self.terms.mode == WindsMode::Tempest && CORNER_CELLS.or(PORT_CELLS).has(cell),
        }
    }

    fn sound_outposts(&self) -> Result<(), Unsound> {
        let all: u32 = self.playing().map(|(_, fleet)| fleet.outposts.len()).sum();
        let fits = self
            .playing()
            .all(|(_, fleet)| fleet.outposts.without(FORT_CELLS).is_empty() && fleet.outposts.len() <= OUTPOSTS);
        demand(fits && all == self.outposts().len(), Unsound::Outposts)
    }

    fn sound_tiles(&self) -> Result<(), Unsound> {
        let most = if self.terms.mode == WindsMode::Tempest { TEMPEST_DRAW } else { HAND };
        for wind in Wind::ALL {
            let at = wind.index();
            let held: u32 = self.playing().map(|(_, fleet)| u32::from(fleet.hand[at])).sum();
            let known = u32::from(self.bag[at]) + held + self.tiles[at].len();
            demand(known <= u32::from(TILES_EACH), Unsound::Tiles)?;
        }
        demand(self.playing().all(|(_, fleet)| fleet.held() <= most), Unsound::Tiles)?;
        demand(self.routed.without(self.laid()).is_empty(), Unsound::Tiles)
    }

    fn sound_season(&self) -> Result<(), Unsound> {
        let tempest = self.terms.mode == WindsMode::Tempest;
        let turns = if tempest { TOKENS_A_SEASON } else { self.turns_each() * self.terms.players };
        // Only a game that is over has come to the last turn of its season.
        let turn = self.turn < turns || self.is_over() && self.turn == turns;
        let printed = self.season.printed_wind();
        let wind = if self.rotated { printed.clockwise() } else { printed };
        let ports = self.playing().all(|(_, fleet)| fleet.ports.without(PORT_CELLS).is_empty());
        let longest = self.playing().all(|(_, fleet)| usize::from(fleet.longest) <= SEA_SIDE);
        demand(turn && wind == self.wind && (1..=ACTIONS).contains(&self.action) && ports && longest, Unsound::Season)?;
        let [storms, krakens] = self.deck;
        // What has landed is not in the deck: five tokens in each season that is over, and those of this one.
        let landed = self.season as u8 * TOKENS_A_SEASON + self.turn;
        let deck = match tempest {
            true => storms <= 16 && krakens <= 4 && storms + krakens + landed <= 16 + 4,
            false => self.deck == [0; 2],
        };
        demand(deck && (!tempest || self.is_over() || self.deck != [0; 2]), Unsound::Deck)
    }

    fn sound_ending(&self) -> Result<(), Unsound> {
        let fits = match (self.ending, self.terms.mode) {
            (None, _) => self.can_act(),
            (Some(ending @ (WindsEnding::Survived | WindsEnding::Lost)), WindsMode::Tempest) => {
                let survived = self.all_safe() && self.total(self.seat) >= SURVIVED;
                survived == (ending == WindsEnding::Survived)
            }
            (Some(WindsEnding::Survived | WindsEnding::Lost), _) => false,
            (Some(WindsEnding::Elimination | WindsEnding::Harbour), mode) => {
                mode == WindsMode::Duel && !self.winners().is_empty()
            }
            (Some(WindsEnding::Conquest), _) => self.playing().any(|(seat, _)| self.has_conquered(seat)),
            (Some(WindsEnding::Seasons | WindsEnding::Bag), mode) => mode != WindsMode::Tempest,
        };
        demand(fits, Unsound::Ending)
    }
}

const _: () = assert!(WINDS_REASONS == WindsReason::ALL.len());
