//! The model's sea: places as row and column, and what the rulings print on them.

use windrose_core::four_winds::{Obstacle, SeaCell, Wind};

/// The four winds, clockwise from the north.
pub const CLOCKWISE: [Wind; 4] = [Wind::North, Wind::East, Wind::South, Wind::West];

/// A place: row and column from 0, the row first, so that places are ordered as they are read. It may lie off the sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The row, from 0 in the north.
    pub row: i32,
    /// The column, from 0 in the west.
    pub column: i32,
}

/// The place with a name such as `b4`.
pub fn named(name: &str) -> At {
    let name = name.as_bytes();
    At { row: i32::from(name[1] - b'1'), column: i32::from(name[0] - b'a') }
}

/// Every place of the sea in reading order.
pub fn every() -> Vec<At> {
    (0..6).flat_map(|row| (0..6).map(move |column| At { row, column })).collect()
}

/// The corners clockwise: north-west, north-east, south-east, south-west.
pub fn corners() -> [At; 4] {
    ["a1", "f1", "f6", "a6"].map(named)
}

/// The trade ports.
pub fn ports() -> [At; 4] {
    ["c1", "f3", "d6", "a4"].map(named)
}

/// The four places in the centre, in reading order.
pub fn centre() -> [At; 4] {
    ["c3", "d3", "c4", "d4"].map(named)
}

/// The wind that blows the other way.
pub fn against(wind: Wind) -> Wind {
    match wind {
        Wind::North => Wind::South,
        Wind::South => Wind::North,
        Wind::East => Wind::West,
        Wind::West => Wind::East,
    }
}

impl At {
    /// The place that the engine calls so.
    pub fn of(cell: SeaCell) -> At {
        named(&cell.to_string())
    }

    /// What the engine calls the place.
    pub fn cell(self) -> SeaCell {
        self.name().parse().unwrap()
    }

    /// The place's name.
    pub fn name(self) -> String {
        format!("{}{}", (b'a' + self.column as u8) as char, self.row + 1)
    }

    /// The place one step along a wind, perhaps off the sea.
    pub fn towards(self, wind: Wind) -> At {
        let At { row, column } = self;
        match wind {
            Wind::North => At { row: row - 1, column },
            Wind::South => At { row: row + 1, column },
            Wind::East => At { row, column: column + 1 },
            Wind::West => At { row, column: column - 1 },
        }
    }

    /// Whether the place lies on the sea.
    pub fn is_sea(self) -> bool {
        (0..6).contains(&self.row) && (0..6).contains(&self.column)
    }

    /// The places of the sea orthogonally next to it, in reading order.
    pub fn sides(self) -> Vec<At> {
        let mut sides: Vec<At> =
            CLOCKWISE.map(|wind| self.towards(wind)).into_iter().filter(|at| at.is_sea()).collect();
        sides.sort();
        sides
    }

    /// The edges of the sea beside it, the northern or southern first: none within, two on a corner.
    pub fn edges(self) -> Vec<Wind> {
        let beside = [Wind::North, Wind::South, Wind::East, Wind::West];
        beside.into_iter().filter(|&wind| !self.towards(wind).is_sea()).collect()
    }

    /// Whether it is a corner.
    pub fn is_corner(self) -> bool {
        corners().contains(&self)
    }

    /// Whether it is a trade port.
    pub fn is_port(self) -> bool {
        ports().contains(&self)
    }

    /// How far along a wind it lies, for comparison.
    pub fn along(self, wind: Wind) -> i32 {
        match wind {
            Wind::North => -self.row,
            Wind::South => self.row,
            Wind::East => self.column,
            Wind::West => -self.column,
        }
    }
}

/// A tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its wind.
    pub wind: Wind,
    /// Whether it belonged to a route when that was paid.
    pub routed: bool,
}

/// What lies on a place, but for ships and outposts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// The tile.
    pub tile: Option<Tile>,
    /// What closes it.
    pub obstacle: Option<Obstacle>,
}
