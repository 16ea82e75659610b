//! Many games without a screen: how long they are, who wins, how they end.

use std::collections::BTreeMap;
use std::time::Instant;

use serde::Serialize;
use windrose_core::chance::Seeded;
use windrose_core::game::{Game, MAX_SEATS};
use windrose_core::games::{GameKind, Listed, Visitor};
use windrose_core::players;

use crate::playthrough::MOST_ACTIONS;

/// Who decides in a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Each legal action is equally likely.
    Random,
    /// The action with the best outlook, see [`players::greedy`].
    Greedy,
    /// One of these that leaves the next seat the least, see [`players::careful`].
    Careful,
}

impl Bot {
    /// The bot's name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Careful => "careful",
        }
    }
}

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The mode's name; the game's first one when none.
    pub mode: Option<String>,
    /// How many people play; the mode's fewest when none.
    pub players: Option<u8>,
    /// How many games.
    pub games: u64,
    /// Game `i` uses stream `i` of this seed.
    pub seed: u64,
    /// Who decides.
    pub bot: Bot,
}

/// Figures over many numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub min: u32,
    /// The greatest.
    pub max: u32,
    /// 99 of 100 are not above it.
    pub p99: u32,
}

/// Figures over scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Scores {
    /// The mean.
    pub mean: f64,
    /// One of 10 is not above it.
    pub p10: i32,
    /// 9 of 10 are not above it.
    pub p90: i32,
}

/// What a simulation found.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// The game's key.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// How many people played.
    pub players: u8,
    /// How many games were begun.
    pub games: u64,
    /// How many ended.
    pub finished: u64,
    /// How many were given up as endless.
    pub capped: u64,
    /// Decisions a game.
    pub decisions: Lengths,
    /// Games won alone, by seat.
    pub wins_by_seat: Vec<u64>,
    /// Games with two winners or more.
    pub draws: u64,
    /// Games that all lost.
    pub lost: u64,
    /// Final scores over all seats.
    pub scores: Scores,
    /// Final scores by seat.
    pub scores_by_seat: Vec<Scores>,
    /// Games by ending.
    pub endings: BTreeMap<&'static str, u64>,
    /// What the game counts of its events.
    pub counts: serde_json::Value,
    /// Speed.
    pub decisions_per_second: f64,
}

impl Simulation {
    /// Simulates `kind`.
    ///
    /// # Errors
    /// A mode that the game lacks, or a number of players that the mode does not take.
    pub fn run(&self, kind: GameKind) -> Result<Findings, String> {
        kind.visit(Run(self))
    }
}

struct Run<'a>(&'a Simulation);

impl Visitor for Run<'_> {
    type Out = Result<Findings, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        let wanted = self.0;
        let mode = match &wanted.mode {
            None => G::MODES.first(),
            Some(name) => G::MODES.iter().find(|mode| mode.name == name),
        };
        let mode = mode.ok_or_else(|| {
            let names: Vec<_> = G::MODES.iter().map(|mode| mode.name).collect();
            format!("the modes of {} are: {}", G::KIND.key(), names.join(", "))
        })?;
        let people = wanted.players.unwrap_or(mode.fewest);
        let setup = G::mode(mode.name, people).ok_or_else(|| match (mode.fewest, mode.most) {
            (1, 1) => format!("{} takes 1 player", mode.name),
            (fewest, most) if fewest == most => format!("{} takes {most} players", mode.name),
            (fewest, most) => format!("{} takes {fewest} to {most} players", mode.name),
        })?;
        let mut tallied = Tallied::<G>::default();
        let (mut finished, mut capped, mut draws, mut lost) = (0, 0, 0, 0);
        let mut lengths = Vec::new();
        let mut wins = [0; MAX_SEATS];
        let mut scores: [Vec<i32>; MAX_SEATS] = Default::default();
        let mut endings = BTreeMap::new();
        let mut seats = 0;
        let started = Instant::now();
        for stream in 0..wanted.games {
            // The players have chance of their own, so that a bot's choices do not change the dice.
            let dice = Seeded::new(wanted.seed, stream);
            let whim = Seeded::new(!wanted.seed, stream);
            let (game, decisions) = play_out::<G>(&setup, dice, whim, wanted.bot, &mut tallied)?;
            seats = game.seats();
            lengths.push(decisions);
            let Some(outcome) = game.outcome() else {
                capped += 1;
                continue;
            };
            finished += 1;
            *endings.entry(outcome.ending).or_insert(0) += 1;
            match outcome.winners.len() {
                0 => lost += 1,
                1 => outcome.winners.iter().for_each(|seat| wins[seat.index()] += 1),
                _ => draws += 1,
            }
            for (own, score) in scores.iter_mut().zip(outcome.scores).take(usize::from(seats)) {
                own.push(score);
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        let decided: u64 = lengths.iter().map(|&length| u64::from(length)).sum();
        let mut all: Vec<i32> = scores.iter().flatten().copied().collect();
        Ok(Findings {
            game: G::KIND.key().into(),
            mode: mode.name.into(),
            players: people,
            games: wanted.games,
            finished,
            capped,
            decisions: lengths_of(&mut lengths),
            wins_by_seat: wins[..usize::from(seats)].to_vec(),
            draws,
            lost,
            scores: scores_of(&mut all),
            scores_by_seat: scores[..usize::from(seats)].iter_mut().map(|own| scores_of(own)).collect(),
            endings,
            counts: serde_json::to_value(&tallied.0).map_err(|error| error.to_string())?,
            decisions_per_second: decided as f64 / seconds,
        })
    }
}

/// Counts the events of all games together.
struct Tallied<G: Game>(G::Tally);

impl<G: Game> Default for Tallied<G> {
    fn default() -> Self {
        Tallied(G::Tally::default())
    }
}

impl<G: Game> windrose_core::game::EventSink<G::Event> for Tallied<G> {
    fn happened(&mut self, event: G::Event) {
        G::tally(&mut self.0, &event);
    }
}

/// Plays one game to its end, or to the cap; the game and how many decisions it took.
fn play_out<G: Listed>(
    setup: &G::Setup,
    mut dice: Seeded,
    mut whim: Seeded,
    bot: Bot,
    tallied: &mut Tallied<G>,
) -> Result<(G, u32), String> {
    let mut game = G::new(setup, &mut dice, tallied).map_err(|refusal| format!("{refusal:?}"))?;
    let mut actions = Vec::new();
    let mut decisions = 0;
    while decisions < MOST_ACTIONS as u32 {
        let action = match bot {
            Bot::Random => players::random(&game, &mut actions, &mut whim),
            Bot::Greedy => players::greedy(&game, &mut actions, &mut whim),
            Bot::Careful => players::careful(&game, &mut actions, &mut whim),
        };
        let Some(action) = action else { break };
        game.apply(&action, &mut dice, tallied).map_err(|refusal| format!("a legal action is refused: {refusal:?}"))?;
        decisions += 1;
    }
    Ok((game, decisions))
}

fn lengths_of(lengths: &mut [u32]) -> Lengths {
    lengths.sort_unstable();
    let (Some(&min), Some(&max)) = (lengths.first(), lengths.last()) else {
        return Lengths::default();
    };
    let sum: u64 = lengths.iter().map(|&length| u64::from(length)).sum();
    Lengths { mean: sum as f64 / lengths.len() as f64, min, max, p99: lengths[rank(lengths.len(), 99)] }
}

fn scores_of(scores: &mut [i32]) -> Scores {
    scores.sort_unstable();
    if scores.is_empty() {
        return Scores::default();
    }
    let sum: i64 = scores.iter().map(|&score| i64::from(score)).sum();
    let (p10, p90) = (scores[rank(scores.len(), 10)], scores[rank(scores.len(), 90)]);
    Scores { mean: sum as f64 / scores.len() as f64, p10, p90 }
}

/// Where in a sorted list of `count` numbers the one stands that `percent` of them are not above.
fn rank(count: usize, percent: usize) -> usize {
    (count * percent).div_ceil(100).saturating_sub(1)
}
