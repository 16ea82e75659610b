//! Four Senses' rulebook: components, set-up, placing and what a space counts by.

use std::collections::BTreeSet;

use windrose_core::chance::{Scripted, Seeded};
use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::players;
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_senses::*;

/// Proves FS-001.
#[test]
fn the_board_has_four_by_four_spaces_and_starts_empty() {
    let view = see(&begin(&two()));
    let names: Vec<String> = view.spaces.iter().map(|felt| felt.space.to_string()).collect();
    let expected = (1..=4).flat_map(|row| ["A", "B", "C", "D"].map(|column| format!("{column}{row}")));
    assert_eq!(names, expected.collect::<Vec<_>>());
    assert!(view.spaces.iter().all(|felt| felt.stack == Stack::EMPTY));
}

/// Proves FS-002, FS-004, FS-057.
#[test]
fn the_supply_has_eight_of_each_sorted_and_its_counts_are_open_to_all() {
    let game = scene(&two(), "A1 flat, B1 tall-hole, C1 tall-flat");
    for viewer in [Viewer::Seat(FIRST), Viewer::Seat(SECOND), Viewer::Bystander] {
        let left: Vec<_> = game.view(viewer).supply.iter().map(|supplied| (supplied.piece, supplied.left)).collect();
        let [flat, holed, tall_flat, tall_hole] = WoodPiece::ALL;
        assert_eq!(left, [(flat, 7), (holed, 8), (tall_flat, 6), (tall_hole, 6)]);
    }
    let full: Vec<u8> = see(&begin(&two())).supply.iter().map(|supplied| supplied.left).collect();
    assert_eq!(full, [8; 4]);
    assert_eq!(
        WoodPiece::ALL.map(|piece| (piece.levels(), piece.top())),
        [(1, TopFace::Flat), (1, TopFace::Hole), (2, TopFace::Flat), (2, TopFace::Hole)]
    );
}

/// Proves FS-003.
#[test]
fn every_seat_takes_from_the_one_supply() {
    for setup in [two(), three()] {
        let mut game = begin(&setup);
        for (taken, at) in (1..).zip(["A1", "C2", "D4", "B3", "A4"]) {
            play(&mut game, placement(&format!("{at} holed")));
            play(&mut game, FourSensesAction::EndTurn);
            assert_eq!(see(&game).supply[1].left, 8 - taken);
        }
    }
}

/// Proves FS-005.
#[test]
fn two_or_three_take_part() {
    for players in 0..=6 {
        let setup = FourSensesSetup { players, ..two() };
        let game = FourSenses::new(&setup, &mut Scripted::new(&[]), &mut ());
        if (2..=3).contains(&players) {
            assert_eq!(game.unwrap().seats(), players);
        } else {
            assert_eq!(game, Err(FourSensesRefusal::Players));
        }
    }
}

/// Proves FS-006.
#[test]
fn the_players_choose_who_begins_or_leave_it_to_chance() {
    for players in 2..=3 {
        for seat in (0..4).map(Seat) {
            let setup = FourSensesSetup { players, first: FirstSeat::Chosen { seat }, ..two() };
            let game = FourSenses::new(&setup, &mut Scripted::new(&[]), &mut ());
            if seat.0 < players {
                assert_eq!(asked(&game.unwrap()), Some((seat, FourSensesQuestion::Place)));
            } else {
                assert_eq!(game, Err(FourSensesRefusal::NoSuchSeat));
            }
        }
        let setup = FourSensesSetup { players, first: FirstSeat::Random, ..two() };
        for drawn in 0..players {
            let mut events: Vec<FourSensesEvent> = Vec::new();
            let game = FourSenses::new(&setup, &mut Scripted::new(&[u32::from(drawn)]), &mut events).unwrap();
            assert_eq!(asked(&game), Some((Seat(drawn), FourSensesQuestion::Place)));
            let rounds = if players == 3 { 3 } else { 1 };
            assert_eq!(events, [FourSensesEvent::RoundBegan { round: 1, rounds, seat: Seat(drawn), drawn: true }]);
        }
    }
    // What a set-up begins with is the random seat.
    assert_eq!(FourSensesSetup::TWO_PLAYERS.first, FirstSeat::Random);
    for mode in FourSenses::MODES {
        assert_eq!(FourSenses::mode(mode.name, 3).unwrap().first, FirstSeat::Random);
    }
}

/// Proves FS-007.
#[test]
fn a_turn_takes_exactly_one_piece() {
    let mut game = begin(&two());
    assert_eq!(refusal(&game, FourSensesAction::EndTurn), FourSensesRefusal::MustPlace);
    play(&mut game, placement("B2 flat"));
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::TurnEnd)));
    assert_eq!(refusal(&game, placement("B3 flat")), FourSensesRefusal::OtherQuestion);
    play(&mut game, FourSensesAction::EndTurn);
    assert_eq!(asked(&game), Some((SECOND, FourSensesQuestion::Place)));
    let mut game = scene(&two(), "A1 flat, B1 flat, C1 flat, D1 flat");
    declare(&mut game, &["A1-D1 identical"]);
    assert!(game.outcome().is_some(), "a right declaration ends the game before a piece is placed");
}

/// Proves FS-008, FS-009, FS-010, FS-011.
#[test]
fn pieces_go_on_empty_spaces_and_on_a_lone_one_level_piece() {
    let game = scene(&two(), "A1 flat, B1 tall-flat, C1 flat, C1 holed, D1 holed, D1 tall-hole");
    assert_eq!(["A1", "B1", "C1", "D1", "A2"].map(|at| lies(&game, at).0), [1, 2, 2, 3, 0]);
    for (at, open) in [("A1", true), ("B1", false), ("C1", false), ("D1", false), ("A2", true)] {
        for piece in ["flat", "holed", "tall-flat", "tall-hole"] {
            let action = placement(&format!("{at} {piece}"));
            assert_eq!(legal(&game).contains(&action), open, "{action:?}");
            if !open {
                assert_eq!(refusal(&game, action), FourSensesRefusal::Full);
            }
        }
    }
    let after = |text: &str| {
        let mut game = game;
        play(&mut game, placement(text));
        lies(&game, &text[..2])
    };
    assert_eq!(after("A1 holed"), (2, Some(TopFace::Hole)));
    assert_eq!(after("A1 tall-hole"), (3, Some(TopFace::Hole)));
    assert_eq!(after("A2 holed"), (1, Some(TopFace::Hole)));
    assert_eq!(after("A2 tall-flat"), (2, Some(TopFace::Flat)));
}

/// Proves FS-012.
#[test]
fn every_piece_of_the_supply_has_a_space_as_long_as_it_lasts() {
    for stream in 0..2_000 {
        let mut chance = Seeded::new(12, stream);
        let mut game = begin(&two());
        let mut placed = 0;
        while let Some((_, FourSensesQuestion::Place)) = asked(&game) {
            let placements: Vec<_> =
                legal(&game).into_iter().filter(|action| matches!(action, FourSensesAction::Place { .. })).collect();
            let kinds: BTreeSet<WoodPiece> = placements
                .iter()
                .filter_map(|action| match action {
                    FourSensesAction::Place { piece, .. } => Some(*piece),
                    _ => None,
                })
                .collect();
            let left: BTreeSet<WoodPiece> =
                see(&game).supply.iter().filter(|supplied| supplied.left > 0).map(|supplied| supplied.piece).collect();
            assert_eq!(kinds, left);
            let at = windrose_core::chance::Chance::below(&mut chance, placements.len() as u32) as usize;
            play(&mut game, placements[at]);
            play(&mut game, FourSensesAction::EndTurn);
            placed += 1;
        }
        assert_eq!(placed, 24);
    }
}

/// Proves FS-013.
#[test]
fn whoever_places_a_two_level_piece_chooses_the_face() {
    let game = begin(&two());
    for (piece, top) in [("tall-flat", TopFace::Flat), ("tall-hole", TopFace::Hole)] {
        let mut game = game;
        play(&mut game, placement(&format!("C3 {piece}")));
        assert_eq!(lies(&game, "C3"), (2, Some(top)));
        assert_eq!(see(&game).supply[2].left, 7);
        assert_eq!(see(&game).supply[3].left, 7);
    }
}

/// Proves FS-014.
#[test]
fn the_board_can_be_felt_by_anybody_at_any_time() {
    let tongue = Tongue::new(Language::English);
    let teller = Teller { tongue: &tongue, names: &[] };
    for mode in FourSenses::MODES {
        let mut whim = Seeded::new(14, 0);
        let mut game = FourSenses::new(&FourSenses::mode(mode.name, 3).unwrap(), &mut whim, &mut ()).unwrap();
        let mut actions = Vec::new();
        while let Some(action) = players::random(&game, &mut actions, &mut whim) {
            let board = game.view(Viewer::Bystander).spaces;
            let said = game.spots(Viewer::Bystander, &teller);
            assert!(said.len() >= board.len());
            let before = game;
            for seat in (0..3).map(Seat).cycle().take(9) {
                assert_eq!(game.view(Viewer::Seat(seat)).spaces, board);
                assert_eq!(game.spots(Viewer::Seat(seat), &teller), said);
            }
            assert_eq!(game, before, "feeling, as often as one likes, changes nothing");
            game.apply(&action, &mut whim, &mut ()).unwrap();
        }
    }
}

/// Proves FS-015.
#[test]
fn a_space_counts_by_its_height_and_its_top_alone() {
    let stacked = scene(&two(), "A1 flat, A1 holed, B4 tall-hole");
    let turned = scene(&two(), "A1 tall-hole, B4 flat, B4 holed");
    assert_eq!(lies(&stacked, "A1"), lies(&turned, "A1"));
    assert_eq!(stacked.board(), turned.board());
    assert_eq!(see(&stacked).spaces, see(&turned).spaces);
}
