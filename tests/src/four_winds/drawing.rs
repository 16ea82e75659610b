//! The sea as six lines of text.
//!
//! A drawing has six lines, from the north, of six cells with blanks between them. A cell is `.` for open water, a tile
//! `^ > v <` or an obstacle: `#` a reef, `@` a kraken, `%` a storm. Then comes a figure for each ship, `1` for one of
//! the first seat, and then `A` to `D` for an outpost of the first to the fourth seat. So `^2B` is a north tile with a
//! ship and an outpost of seat 2.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::see;

/// A sea with nothing but its reefs.
pub const OPEN: &str = "
    . . . . . .
    . . . . . .
    . . # # . .
    . . # # . .
    . . . . . .
    . . . . . .";

/// The sea as a Tempest begins.
pub const CALM: &str = "
    . . . . . .
    . % . . % .
    . . .1 .1 . .
    . . .1 .1 . .
    . % . . % .
    . . . . . .";

/// The signs of the winds in drawings, clockwise from the north.
pub(super) const SIGNS: [char; 4] = ['^', '>', 'v', '<'];
/// A cell of a drawing.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub(super) ground: char,
    pub(super) ships: Vec<Seat>,
    pub(super) outpost: Option<Seat>,
}

impl Drawn {
    fn read(text: &str) -> Drawn {
        let mut signs = text.chars();
        let ground = signs.next().expect("a cell is not empty");
        assert!(SIGNS.contains(&ground) || ".#@%".contains(ground), "{text} is no cell");
        let mut drawn = Drawn { ground, ships: Vec::new(), outpost: None };
        for sign in signs {
            match sign {
                '1'..='4' => drawn.ships.push(Seat(sign as u8 - b'1')),
                'A'..='D' => drawn.outpost = Some(Seat(sign as u8 - b'A')),
                _ => panic!("{text} is no cell"),
            }
        }
        drawn
    }
}

pub(super) fn read(drawing: &str) -> Vec<Drawn> {
    let cells: Vec<Drawn> = drawing.split_whitespace().map(Drawn::read).collect();
    assert_eq!(cells.len(), SEA_CELLS, "a drawing has six lines of six cells");
    cells
}

/// The drawing of a game, its cells under one another.
pub fn drawing(game: &FourWinds) -> String {
    let cells = see(game).cells.into_iter().map(|here| {
        let ground = match (here.tile, here.obstacle) {
            (Some(wind), None) => SIGNS[wind.index()],
            (None, None) => '.',
            (None, Some(Obstacle::Reef)) => '#',
            (None, Some(Obstacle::Kraken)) => '@',
            (None, Some(Obstacle::Storm)) => '%',
            (Some(_), Some(_)) => panic!("{} has a tile and an obstacle", here.cell),
        };
        let ships = here.ships.iter().map(|ship| ship.seat).collect();
        Drawn { ground, ships, outpost: here.outpost.map(|outpost| outpost.seat) }
    });
    written(cells)
}

fn written(cells: impl Iterator<Item = Drawn>) -> String {
    let mut text = String::new();
    for (number, mut drawn) in cells.enumerate() {
        drawn.ships.sort();
        let mut cell = String::from(drawn.ground);
        cell.extend(drawn.ships.iter().map(|seat| (b'1' + seat.0) as char));
        cell.extend(drawn.outpost.map(|seat| (b'A' + seat.0) as char));
        text += &format!("{cell:<5}");
        if number % SEA_SIDE == SEA_SIDE - 1 {
            text = format!("{}\n", text.trim_end());
        }
    }
    text
}

/// The game looks like the drawing.
#[track_caller]
pub fn assert_sea(game: &FourWinds, expected: &str) {
    let expected = written(read(expected).into_iter());
    let is = drawing(game);
    assert!(is == expected, "the sea is\n{is}\nand should be\n{expected}");
}
