//! The figures of 4 Winds that `NOTES.md` has beside those of `cargo xtask simulate`: who wins by corner and by order of
//! play, and what the points are given for.
//!
//! `four_winds_figures MODE PLAYERS GAMES`: greedy players, game `i` on stream `i` of seed 1.

use anyhow::{Context as _, Result, bail};
use windrose_core::chance::Seeded;
use windrose_core::four_winds::{FourWinds, WindsEvent, WindsReason};
use windrose_core::game::{Game, Seat};
use windrose_core::players;

const SEED: u64 = 1;
const MOST_SEATS: usize = 4;

#[derive(Default)]
struct Figures {
    /// Games won by seat, a shared one in parts.
    by_seat: [f64; MOST_SEATS],
    /// Games won by place in the order of play.
    by_order: [f64; MOST_SEATS],
    /// Points by reason, of all seats.
    points: [u64; WindsReason::ALL.len()],
    actions: u64,
    skipped: u64,
}

impl Figures {
    fn add(&mut self, game: &FourWinds, events: &[WindsEvent]) {
        let players = game.seats();
        let first = events.iter().find_map(|event| match event {
            WindsEvent::Began { seat, .. } => Some(seat.0),
            _ => None,
        });
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        for winner in winners.iter() {
            let order = (winner.0 + players - first.unwrap_or_default()) % players;
            self.by_seat[winner.index()] += 1.0 / f64::from(winners.len());
            self.by_order[usize::from(order)] += 1.0 / f64::from(winners.len());
        }
        for seat in (0..players).map(Seat) {
            for reason in WindsReason::ALL {
                self.points[reason.index()] += u64::from(game.points(seat, reason));
            }
        }
        self.skipped += events.iter().filter(|event| matches!(event, WindsEvent::Skipped { .. })).count() as u64;
    }

    fn print(&self, players: u8, games: u64) {
        let percent = |wins: &[f64; MOST_SEATS]| {
            let shares =
                wins.iter().take(usize::from(players)).map(|won| format!("{:.1}%", 100.0 * won / games as f64));
            shares.collect::<Vec<_>>().join(", ")
        };
        println!("wins by seat: {}", percent(&self.by_seat));
        println!("wins by order of play: {}", percent(&self.by_order));
        let all: u64 = self.points.iter().sum();
        for reason in WindsReason::ALL {
            let share = 100.0 * self.points[reason.index()] as f64 / all.max(1) as f64;
            println!("{:>13}: {share:.1}% of all points", reason.id());
        }
        let skipped = 100.0 * self.skipped as f64 / (self.actions + self.skipped).max(1) as f64;
        println!("{:.1} actions a game, {skipped:.2}% skipped", self.actions as f64 / games as f64);
    }
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [mode, players, games] = arguments.as_slice() else {
        bail!("four_winds_figures MODE PLAYERS GAMES");
    };
    let (people, games): (u8, u64) = (players.parse()?, games.parse()?);
    let setup = FourWinds::mode(mode, people).context("no such mode, or not for so many players")?;
    let mut figures = Figures::default();
    let mut actions = Vec::new();
    for stream in 0..games {
        // The players have chance of their own, as in `cargo xtask simulate`.
        let (mut draws, mut whim) = (Seeded::new(SEED, stream), Seeded::new(!SEED, stream));
        let mut events = Vec::new();
        let Ok(mut game) = FourWinds::new(&setup, &mut draws, &mut events) else {
            bail!("the set-up is refused");
        };
        while let Some(action) = players::greedy(&game, &mut actions, &mut whim) {
            if game.apply(&action, &mut draws, &mut events).is_err() {
                bail!("a legal action is refused");
            }
            figures.actions += 1;
        }
        figures.add(&game, &events);
    }
    figures.print(people, games);
    Ok(())
}
