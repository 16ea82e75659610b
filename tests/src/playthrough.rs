//! Games written down step by step, so that Rust, Kotlin and Swift can play them again to the same states.

use serde::{Deserialize, Serialize};
use windrose_core::chance::{Chance, Recorded, Scripted, Seeded};
use windrose_core::game::MAX_SEATS;
use windrose_core::games::{AnyGame, GameAction, GameEvent, GameKind, GameSetup};
use windrose_core::hash::fnv1a;
use windrose_core::words::{Language, Teller, Tongue};

use crate::exported::Exported;
use crate::simulation::Bot;

/// The mode of a playthrough that was read from an exported game, which does not say it.
const SAVED: &str = "saved";

/// No game may go on for longer.
pub const MOST_ACTIONS: usize = 2_000;

/// A game written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playthrough {
    /// The game's key.
    pub game: String,
    /// The mode that it shows.
    pub mode: String,
    /// The version of the rules by which it was played.
    pub rules_version: u32,
    /// How it was set up.
    pub setup: GameSetup,
    /// The names of the seats; none when they are those that the game gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The seed whose stream 0 gave the chance; none when another source did.
    pub seed: Option<u64>,
    /// What chance gave before the first decision.
    pub opening: Vec<u32>,
    /// The hash of the first state.
    #[serde(with = "hash_text")]
    pub hash: u64,
    /// The actions.
    pub steps: Vec<Step>,
}

/// An action and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Where the action stood in the list of legal actions.
    pub choice: usize,
    /// The action.
    pub action: GameAction,
    /// What chance gave.
    pub chance: Vec<u32>,
    /// The hash of the state after it.
    #[serde(with = "hash_text")]
    pub hash: u64,
}

/// Hashes stand in JSON as 16 hexadecimal figures: a JSON number is no safe place for 64 bits.
mod hash_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(hash: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{hash:016x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        u64::from_str_radix(&String::deserialize(from)?, 16).map_err(D::Error::custom)
    }
}

/// The hash of a state: FNV-1a 64 of its canonical JSON.
///
/// # Panics
/// A state that cannot be written is a fault of the game.
pub fn state_hash(game: &dyn AnyGame) -> u64 {
    fnv1a(game.to_json().expect("a state can be written").as_bytes())
}

/// What one step of a replay shows.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The number of the step, from 1.
    pub number: usize,
    /// The game before the action.
    pub before: &'a dyn AnyGame,
    /// Every legal action.
    pub legal: &'a [GameAction],
    /// The action in words.
    pub chosen: String,
    /// The step.
    pub step: &'a Step,
    /// The game after the action.
    pub after: &'a dyn AnyGame,
    /// What happened.
    pub events: &'a [GameEvent],
    /// What happened, a line each.
    pub lines: Vec<String>,
}

impl Playthrough {
    /// Plays `kind` in `mode` from `stream` of `seed`, choosing with `choose` (a number below the number of legal actions).
    ///
    /// # Panics
    /// A set-up or legal action that is refused is a fault of the game.
    pub fn record(
        kind: GameKind,
        mode: &str,
        setup: GameSetup,
        seed: u64,
        stream: u64,
        mut choose: impl FnMut(&dyn AnyGame, &[GameAction]) -> usize,
    ) -> Playthrough {
        let tongue = Tongue::new(Language::English);
        let names = setup.seat_names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        let mut source = Seeded::new(seed, stream);
        let mut chance = Recorded::new(&mut source);
        let mut game = setup.begin(&mut chance, &mut Vec::new(), &teller).expect("the set-up is known");
        let opening = chance.into_numbers();
        let hash = state_hash(game.as_ref());
        let mut steps = Vec::new();
        while game.decision().is_some() {
            assert!(steps.len() < MOST_ACTIONS, "the game does not end");
            let legal = game.legal_actions();
            let choice = choose(game.as_ref(), &legal);
            let action = legal[choice].clone();
            let mut chance = Recorded::new(&mut source);
            game.apply(&action, &mut chance, &mut Vec::new(), &teller).expect("a legal action is taken");
            steps.push(Step { choice, action, chance: chance.into_numbers(), hash: state_hash(game.as_ref()) });
        }
        Playthrough {
            game: kind.key().into(),
            mode: mode.into(),
            rules_version: kind.rules_version(),
            setup,
            names: Vec::new(),
            seed: (stream == 0).then_some(seed),
            opening,
            hash,
            steps,
        }
    }

    /// Reads a playthrough, or a game that the app exported.
    ///
    /// # Errors
    /// A text that is neither, and as [`Playthrough::from_export`].
    pub fn read(text: &str) -> Result<Playthrough, String> {
        #[derive(Deserialize)]
        struct Named {
            #[serde(rename = "game")]
            _game: String,
        }
        // A playthrough names its game; an export holds it as an object.
        if serde_json::from_str::<Named>(text).is_ok() {
            serde_json::from_str(text).map_err(|error| format!("it is no whole playthrough: {error}"))
        } else {
            Playthrough::from_export(text)
        }
    }

    /// Reads a game that the app exported, plays it again, and compares its last state.
    ///
    /// # Errors
    /// A text that is no exported game, and a game that goes another way than it is written.
    pub fn from_export(text: &str) -> Result<Playthrough, String> {
        let saved = Exported::read(text.as_bytes())?;
        let kind = GameKind::from_key(&saved.kind).ok_or_else(|| format!("there is no game {}", saved.kind))?;
        if saved.rules_version != kind.rules_version() {
            return Err(format!("rules version {}, and ours is {}", saved.rules_version, kind.rules_version()));
        }
        let (setup, opening) = saved.setup()?;
        let tongue = Tongue::new(Language::English);
        let teller = Teller { tongue: &tongue, names: &saved.names };
        let uneven = |place: &str| format!("{place}: chance was asked for other numbers");
        let mut numbers = Scripted::new(opening);
        let mut game = setup.begin(&mut numbers, &mut Vec::new(), &teller).map_err(|refused| refused.reason)?;
        if !numbers.came_out_even() {
            return Err(uneven("the opening"));
        }
        let hash = state_hash(game.as_ref());
        let mut steps = Vec::new();
        for (action, chance) in saved.actions()? {
            let number = steps.len() + 1;
            let choice = game.legal_actions().iter().position(|legal| *legal == action);
            let choice = choice.ok_or_else(|| format!("step {number}: the action is not legal"))?;
            let mut numbers = Scripted::new(chance);
            game.apply(&action, &mut numbers, &mut Vec::new(), &teller)
                .map_err(|refused| format!("step {number}: {}", refused.reason))?;
            if !numbers.came_out_even() {
                return Err(uneven(&format!("step {number}")));
            }
            steps.push(Step { choice, action, chance: chance.to_vec(), hash: state_hash(game.as_ref()) });
        }
        let state: serde_json::Value =
            game.to_json().and_then(|json| serde_json::from_str(&json)).map_err(|error| error.to_string())?;
        if state != saved.state {
            return Err("the game leads to another state than the saved one".into());
        }
        Ok(Playthrough {
            game: kind.key().into(),
            mode: SAVED.into(),
            rules_version: saved.rules_version,
            setup,
            names: saved.names.clone(),
            seed: Some(saved.seed),
            opening: opening.to_vec(),
            hash,
            steps,
        })
    }

    fn names(&self, tongue: &Tongue) -> Vec<String> {
        self.setup.seats_called(&self.names, tongue)
    }

    /// The game before the first action, and what its opening told, a line each.
    ///
    /// # Errors
    /// A game, mode, version or chance that does not lead to the first state that is written.
    pub fn first(&self) -> Result<(Box<dyn AnyGame>, Vec<String>), String> {
        let kind = GameKind::from_key(&self.game).ok_or_else(|| format!("there is no game {}", self.game))?;
        if self.rules_version != kind.rules_version() {
            return Err(format!("rules version {}, and ours is {}", self.rules_version, kind.rules_version()));
        }
        let is_mode = |players| kind.setup(&self.mode, players).as_ref() == Some(&self.setup);
        if self.mode != SAVED && !(1..=MAX_SEATS as u8).any(is_mode) {
            return Err(format!("the set-up is not that of the mode {}", self.mode));
        }
        let tongue = Tongue::new(Language::English);
        let names = self.names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        let mut chance = Scripted::new(&self.opening);
        let mut events = Vec::new();
        let game = self.setup.begin(&mut chance, &mut events, &teller).map_err(|refused| refused.reason)?;
        settled("the opening", &chance, game.as_ref(), self.hash)?;
        Ok((game, spoken(&events, &teller)))
    }

    /// Plays the game again from what is written down and hands each step to `show`.
    ///
    /// # Errors
    /// Where the game goes another way than it is written.
    pub fn replay(&self, mut show: impl FnMut(&Shown<'_>)) -> Result<Box<dyn AnyGame>, String> {
        let (mut game, _) = self.first()?;
        let tongue = Tongue::new(Language::English);
        let names = self.names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        for (at, step) in self.steps.iter().enumerate() {
            let number = at + 1;
            let before = game.boxed();
            let legal = game.legal_actions();
            if legal.get(step.choice) != Some(&step.action) {
                return Err(format!("step {number}: legal action {} is another one", step.choice));
            }
            let mut chance = Scripted::new(&step.chance);
            let mut events = Vec::new();
            game.apply(&step.action, &mut chance, &mut events, &teller)
                .map_err(|refused| format!("step {number}: {}", refused.reason))?;
            settled(&format!("step {number}"), &chance, game.as_ref(), step.hash)?;
            let lines = spoken(&events, &teller);
            let chosen = before.choice(&step.action, &teller).map(|choice| choice.spoken).unwrap_or_default();
            show(&Shown {
                number,
                before: before.as_ref(),
                legal: &legal,
                chosen,
                step,
                after: game.as_ref(),
                events: &events,
                lines,
            });
        }
        Ok(game)
    }
}

/// What `events` tell, a line each.
fn spoken(events: &[GameEvent], teller: &Teller<'_>) -> Vec<String> {
    events.iter().filter_map(|event| event.line(teller)).map(|line| line.spoken).collect()
}

fn settled(place: &str, chance: &Scripted<'_>, game: &dyn AnyGame, hash: u64) -> Result<(), String> {
    if !chance.came_out_even() {
        return Err(format!("{place}: chance was asked for other numbers"));
    }
    if state_hash(game) != hash {
        return Err(format!("{place}: another state"));
    }
    Ok(())
}

/// How `bot` chooses among the legal actions, by the numbers of `chance`.
///
/// # Panics
/// A choice that is not legal is a fault of the game.
pub fn chooser(bot: Bot, mut chance: impl Chance) -> impl FnMut(&dyn AnyGame, &[GameAction]) -> usize {
    move |game, legal| {
        let chosen = match bot {
            Bot::Random => return chance.below(legal.len() as u32) as usize,
            Bot::Greedy => game.greedy(&mut chance),
            Bot::Careful => game.careful(&mut chance),
        };
        let chosen = chosen.expect("the game goes on");
        legal.iter().position(|action| *action == chosen).expect("the player plays by the rules")
    }
}
