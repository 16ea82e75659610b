//! What statistics keep of a finished game.

use serde::{Deserialize, Serialize};

use super::events::{ScrapReason, ZephyrEvent};

/// Counts over a game's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZephyrTally {
    /// Days that were flown.
    pub days: u32,
    /// Missions that were won, and that were lost.
    pub missions: [u32; 2],
    /// Assignments that were completed.
    pub completed: u32,
    /// Enemies that were destroyed.
    pub foes: u32,
    /// How often a player ship was destroyed.
    pub destroyed: u32,
    /// Crew that died.
    pub deaths: u32,
    /// Scrap out of salvage.
    pub salvage: u32,
    /// Battles that were won, and that were lost or broken off.
    pub battles: [u32; 2],
}

impl ZephyrTally {
    pub(super) fn count(&mut self, event: &ZephyrEvent) {
        match event {
            ZephyrEvent::Dawn { .. } => self.days += 1,
            ZephyrEvent::MissionEnded { won, .. } => self.missions[usize::from(!won)] += 1,
            ZephyrEvent::Completed { .. } => self.completed += 1,
            ZephyrEvent::FoeDestroyed { .. } => self.foes += 1,
            ZephyrEvent::ShipDestroyed { .. } => self.destroyed += 1,
            ZephyrEvent::CrewDied { .. } => self.deaths += 1,
            ZephyrEvent::Scrap { by, reason: ScrapReason::Salvage, .. } => self.salvage += u32::from(by.unsigned_abs()),
            ZephyrEvent::BattleWon { .. } => self.battles[0] += 1,
            ZephyrEvent::BattleLost { .. } | ZephyrEvent::Withdrew { .. } => self.battles[1] += 1,
            _ => {}
        }
    }
}
