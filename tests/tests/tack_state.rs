//! Tack's state as JSON: every state that play reaches is written and read back, and what cannot be is refused.

use windrose_core::chance::Seeded;
use windrose_core::game::Game;
use windrose_core::players;
use windrose_core::tack::*;
use windrose_tests::tack::*;

#[test]
fn every_state_of_random_games_is_read_back() {
    for mode in Tack::MODES {
        let setup = Tack::mode(mode.name, mode.fewest).unwrap();
        let mut list = Vec::new();
        for game in 0..20 {
            let mut chance = Seeded::new(5, game);
            let mut state = Tack::new(&setup, &mut chance, &mut ()).unwrap();
            loop {
                let text = serde_json::to_string(&state).unwrap();
                let again: Tack = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(again, state);
                assert_eq!(serde_json::to_string(&again).unwrap(), text);
                let Some(action) = players::random(&state, &mut list, &mut chance) else {
                    break;
                };
                state.apply(&action, &mut chance, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let game = scene(WindCard::ClearDay1, &[], FIRST, "6: .. b5 .. .. ..\n 2: a2 .. .. .. ..");
    let text = serde_json::to_string(&game).unwrap();
    assert!(serde_json::from_str::<Tack>(&text).is_ok());
    for (part, wrong) in [
        (r#""A2 2""#, r#""A2 7""#),
        (r#""A2 2""#, r#""A6 2""#),
        (r#""A2 2""#, r#""A2 2","A3 2""#),
        (r#""A2 2""#, r#""A2 6","B2 6""#),
        (r#""scores":{"first":0"#, r#""scores":{"first":9"#),
        (r#""storms":[]"#, r#""storms":["Gale"]"#),
        (r#""question":"Move""#, r#""question":"TurnEnd""#),
        (r#""active":0"#, r#""active":1"#),
        (r#""turn":1"#, r#""turn":61"#),
    ] {
        let changed = text.replacen(part, wrong, 1);
        assert_ne!(changed, text, "{part} is part of {text}");
        assert!(serde_json::from_str::<Tack>(&changed).is_err(), "{changed}");
    }
}

/// The list and the check agree on actions taken from other states, and a refused action changes nothing.
#[test]
fn exactly_the_listed_actions_are_allowed() {
    let mut seen: Vec<TackAction> = Vec::new();
    let mut list = Vec::new();
    for (stream, mode) in (0..).zip(Tack::MODES) {
        let mut chance = Seeded::new(9, stream);
        let mut state = Tack::new(&Tack::mode(mode.name, mode.fewest).unwrap(), &mut chance, &mut ()).unwrap();
        while let Some(action) = players::random(&state, &mut list, &mut chance) {
            let legal = legal(&state);
            for other in &seen {
                assert_eq!(state.check(other).is_ok(), legal.contains(other), "{other:?} in {state:?}");
            }
            assert!(legal.iter().all(|action| state.check(action).is_ok()));
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
}
