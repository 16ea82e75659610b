//! Four Senses' state as JSON: every state that play reaches is written and read back, and what cannot be is refused.

use windrose_core::chance::Seeded;
use windrose_core::four_senses::*;
use windrose_core::game::Game;
use windrose_core::players;
use windrose_tests::four_senses::*;

#[test]
fn every_state_of_random_games_is_read_back() {
    for mode in FourSenses::MODES {
        for people in mode.fewest..=mode.most {
            let setup = FourSenses::mode(mode.name, people).unwrap();
            let mut list = Vec::new();
            for game in 0..30 {
                let mut chance = Seeded::new(5, game);
                let mut state = FourSenses::new(&setup, &mut chance, &mut ()).unwrap();
                loop {
                    let text = serde_json::to_string(&state).unwrap();
                    let again: FourSenses =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    assert_eq!(again, state);
                    assert_eq!(serde_json::to_string(&again).unwrap(), text);
                    // Careful players declare rightly and place all pieces, random ones declare wrongly.
                    let action = match game % 3 {
                        0 => players::random(&state, &mut list, &mut chance),
                        1 => players::greedy(&state, &mut list, &mut chance),
                        _ => players::careful(&state, &mut list, &mut chance),
                    };
                    let Some(action) = action else {
                        break;
                    };
                    state.apply(&action, &mut chance, &mut ()).unwrap();
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let mut game = scene(&two(), "A1 flat, B2 tall-hole, A1 holed");
    play(&mut game, FourSensesAction::Declare);
    play(&mut game, FourSensesAction::Name { line: line("A1-D4 level") });
    let text = serde_json::to_string(&game).unwrap();
    assert!(serde_json::from_str::<FourSenses>(&text).is_ok(), "{text}");
    for (part, wrong) in [
        (r#""players":2"#, r#""players":1"#),
        (r#""players":2"#, r#""players":4"#),
        (r#""first":0"#, r#""first":2"#),
        (r#""A1 2 hole""#, r#""A1 3 hole""#),
        (r#""A1 2 hole""#, r#""A1 0 hole""#),
        (r#""A1 2 hole""#, r#""A1 2 hole","A1 1 flat""#),
        (r#""A1 2 hole""#, r#""E1 2 hole""#),
        (r#""A1 2 hole""#, r#""A1 2 round""#),
        (r#""A1 2 hole","#, ""),
        (r#""flat":7"#, r#""flat":9"#),
        (r#""flat":7"#, r#""flat":6"#),
        (r#""tall":7"#, r#""tall":8"#),
        (r#""latest":"A1""#, r#""latest":"A2""#),
        (r#""latest":"A1""#, r#""latest":null"#),
        (r#""turn":1"#, r#""turn":2"#),
        (r#""stage":"Placing""#, r#""stage":"Claims""#),
        (r#""stage":"Placing""#, r#""stage":"Placed""#),
        (r#""silenced":false"#, r#""silenced":true"#),
        (r#"["A1-D4 level"]"#, r#"["A1-C4 level"]"#),
        (r#"["A1-D4 level"]"#, r#"["A1-D4 level","A1-D4 level"]"#),
        (r#"["A1-D4 level"]"#, r#"["A1-D4 level","A1-A4 level","B1-B4 level"]"#),
        (r#""out":[]"#, r#""out":[0]"#),
        (r#""rounds":[]"#, r#""rounds":["Supply"]"#),
        (r#""rounds":[]"#, r#""rounds":[{"end":"Supply","points":[1,0,0]}]"#),
        (r#""rounds":[]"#, r#""rounds":[],"extra":1"#),
    ] {
        let changed = text.replacen(part, wrong, 1);
        assert_ne!(changed, text, "{part} is part of {text}");
        assert!(serde_json::from_str::<FourSenses>(&changed).is_err(), "{changed}");
    }
}

/// The list and the check agree on actions taken from other states, and a refused action changes nothing.
#[test]
fn exactly_the_listed_actions_are_allowed() {
    let mut seen: Vec<FourSensesAction> = Vec::new();
    let mut list = Vec::new();
    for stream in 0..40 {
        let setup = FourSensesSetup { players: 2 + (stream % 2) as u8, ..two() };
        let mut chance = Seeded::new(9, stream);
        let mut state = begin(&setup);
        while let Some(action) = players::random(&state, &mut list, &mut chance) {
            let legal = legal(&state);
            for other in &seen {
                assert_eq!(state.check(other).is_ok(), legal.contains(other), "{other:?} in {state:?}");
            }
            if !seen.contains(&action) {
                seen.push(action);
            }
            if let Some(refused) = seen.iter().find(|other| !legal.contains(other)) {
                let before = state;
                assert!(state.apply(refused, &mut chance, &mut ()).is_err());
                assert_eq!(state, before);
            }
            state.apply(&action, &mut chance, &mut ()).unwrap();
        }
    }
    assert_eq!(seen.len(), 64 + 44 + 3, "every action has come up");
}
