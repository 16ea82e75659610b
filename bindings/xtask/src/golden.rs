//! `golden`: the playthroughs that Rust, Kotlin and Swift play again.

use anyhow::{Result, anyhow};
use windrose_core::chance::Seeded;
use windrose_core::games::{GameKind, Listed, Visitor};
use windrose_tests::playthrough::{Playthrough, chooser};
use windrose_tests::simulation::Bot;

use crate::project;

/// The seed of the first golden playthrough; another one changes them all.
const SEED: u64 = 1_492;

/// Plays a random and a greedy game of every mode and writes them to `tests/playthroughs`.
///
/// # Errors
/// A folder that cannot be written.
pub fn run() -> Result<()> {
    let folder = project::root().join("tests/playthroughs");
    std::fs::create_dir_all(&folder)?;
    for &kind in GameKind::ALL {
        for (name, playthrough) in kind.visit(Golden)? {
            let mut text = serde_json::to_string(&playthrough)?;
            // One step a line, so that a difference in a golden file can be read.
            text = text.replace("{\"choice\":", "\n{\"choice\":") + "\n";
            std::fs::write(folder.join(&name), text)?;
            println!("{name}: {} steps", playthrough.steps.len());
        }
    }
    Ok(())
}

struct Golden;

impl Visitor for Golden {
    type Out = Result<Vec<(String, Playthrough)>>;

    fn visit<G: Listed>(self) -> Self::Out {
        let mut all = Vec::new();
        // A seed for each file, so that many cards come up among them.
        let mut seeds = SEED..;
        for mode in G::MODES {
            for people in mode.fewest..=mode.most {
                let setup = G::KIND.setup(mode.name, people);
                let setup = setup.ok_or_else(|| anyhow!("{} has no set-up", mode.name))?;
                for ((bot, name), seed) in
                    [(Bot::Random, "random"), (Bot::Greedy, "greedy")].into_iter().zip(&mut seeds)
                {
                    let choose = chooser(bot, Seeded::new(!seed, 0));
                    let playthrough = Playthrough::record(G::KIND, mode.name, setup.clone(), seed, 0, choose);
                    all.push((format!("{}-{}-{people}-{name}.json", G::KIND.key(), mode.name), playthrough));
                }
            }
        }
        Ok(all)
    }
}
