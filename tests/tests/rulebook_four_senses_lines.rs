//! Four Senses' rulebook: which lines win, and the line finder against a slow one.

use std::collections::BTreeSet;

use windrose_core::chance::{Chance, Seeded};
use windrose_core::four_senses::*;
use windrose_tests::four_senses::*;
use windrose_tests::four_senses_model::{Felt, Named, lines_of, named, place};

/// The lines of `way`, each of which stands alone among those of its way on a board where `lay` says what lies on its
/// spaces and nothing else lies.
fn stand_alone(way: WinWay, lay: impl Fn(&[BoardSpace]) -> Vec<Stack>) -> Vec<String> {
    let mut found = Vec::new();
    for line in WinLine::all().filter(|line| line.way() == Some(way)) {
        let mut stacks = [Stack::EMPTY; SPACES];
        for (space, stack) in line.spaces().iter().zip(lay(line.spaces())) {
            stacks[space.index()] = stack;
        }
        let board = Board::of(&stacks);
        let standing: Vec<WinLine> = board.standing().iter().filter(|other| other.way() == Some(way)).collect();
        assert_eq!(standing, [line]);
        found.push(line.to_string());
    }
    found
}

const TEN: [&str; 10] = ["A1-D1", "A2-D2", "A3-D3", "A4-D4", "A1-A4", "B1-B4", "C1-C4", "D1-D4", "A1-D4", "A4-D1"];

/// Proves FS-016, FS-017.
#[test]
fn four_identical_tops_stand_in_rows_columns_and_long_diagonals_at_any_height() {
    for top in [TopFace::Flat, TopFace::Hole] {
        let heights = [1, 3, 2, 1];
        let found = stand_alone(WinWay::Identical, |_| heights.map(|height| Stack::of(height, top)).to_vec());
        assert_eq!(found, TEN.map(|ends| format!("{ends} identical")));
    }
    let mixed = scene(&two(), "A1 flat, B1 flat, C1 holed, D1 flat");
    assert!(!standing(&mixed).contains(&"A1-D1 identical".to_owned()));
}

/// Proves FS-018.
#[test]
fn four_of_one_height_stand_whatever_their_tops() {
    let tops = [TopFace::Flat, TopFace::Hole, TopFace::Hole, TopFace::Flat];
    for height in 1..=3 {
        let found = stand_alone(WinWay::Level, |_| tops.map(|top| Stack::of(height, top)).to_vec());
        assert_eq!(found, TEN.map(|ends| format!("{ends} level")));
    }
    let uneven = scene(&two(), "A1 flat, B1 flat, C1 holed, D1 tall-flat");
    assert_eq!(standing(&uneven), [""; 0]);
}

/// Proves FS-019, FS-020.
#[test]
fn stairs_climb_over_three_neighbours_in_any_direction() {
    let tops = [TopFace::Flat, TopFace::Hole, TopFace::Flat];
    for heights in [[1, 2, 3], [3, 2, 1]] {
        let lay = |_: &[BoardSpace]| heights.iter().zip(tops).map(|(&height, top)| Stack::of(height, top)).collect();
        let found = stand_alone(WinWay::Stairs, lay);
        assert_eq!(found.len(), 24);
        for short in ["A2-C4", "B1-D3", "A3-C1", "B4-D2"] {
            assert!(found.contains(&format!("{short} stairs")), "{short}");
        }
        assert!(!found.contains(&"A1-D1 stairs".to_owned()));
    }
    for heights in [[1, 3, 2], [2, 1, 3], [1, 2, 2], [2, 3, 2]] {
        let mut stacks = [Stack::EMPTY; SPACES];
        for (stack, height) in stacks.iter_mut().zip(heights) {
            *stack = Stack::of(height, TopFace::Flat);
        }
        assert!(Board::of(&stacks).standing().is_empty(), "{heights:?}");
    }
    // With a space between, there are no stairs.
    let gap = scene(&two(), "A1 flat, B1 tall-flat, D1 flat, D1 tall-flat");
    assert_eq!(standing(&gap), [""; 0]);
}

/// Proves FS-021.
#[test]
fn an_empty_space_counts_in_no_line() {
    assert!(Board::default().standing().is_empty());
    let holes = scene(&two(), "A1 holed, B1 holed, C1 holed");
    assert_eq!(standing(&holes), [""; 0], "the hole in the board is no holed piece");
    let steps = scene(&two(), "B1 flat, C1 tall-flat");
    assert_eq!(standing(&steps), [""; 0], "and no step");
}

/// The finder against one that walks along rays, on a million random boards.
#[test]
fn the_line_finder_finds_what_a_slow_one_finds_on_a_million_boards() {
    let names: Vec<Named> = WinLine::all().map(named).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), NAMABLE);
    let spaces: Vec<BoardSpace> = BoardSpace::all().collect();
    let mut chance = Seeded::new(44, 0);
    let mut lines = 0;
    for number in 0..1_000_000_u32 {
        let mut stacks = [Stack::EMPTY; SPACES];
        let mut felt = Felt::new();
        // Boards of few kinds of stacks have many lines, boards of many kinds few.
        let kinds = 2 + chance.below(6);
        let shift = chance.below(7);
        for (stack, &space) in stacks.iter_mut().zip(&spaces) {
            *stack = Stack::ALL[((chance.below(kinds) + shift) % 7) as usize];
            if let Some(top) = stack.top {
                felt.insert(place(space), (u32::from(stack.height), top == TopFace::Hole));
            }
        }
        let board = Board::of(&stacks);
        let found: BTreeSet<Named> = board.standing().iter().map(|line| names[line.index()]).collect();
        assert_eq!(found, lines_of(&felt), "board {number}: {stacks:?}");
        for line in WinLine::all() {
            assert_eq!(board.stands(line), found.contains(&names[line.index()]));
        }
        lines += found.len();
    }
    assert!(lines > 1_000_000, "only {lines} lines among a million boards");
}
