//! What statistics keep of a finished game.

use serde::{Deserialize, Serialize};

use super::state::SEATS;
use super::{WINDS_REASONS, WindsEvent, WindsReason};
use crate::game::Seat;

/// Counts over a game's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindsTally {
    /// How many actions were taken.
    pub actions: u32,
    /// How many were skipped, for nothing could be done.
    pub skipped: u32,
    /// The points of each seat by reason, in the order of [`WindsReason::ALL`].
    pub points: [[u32; WINDS_REASONS]; SEATS],
    /// How many ships of each seat were driven onto obstacles, or trapped.
    pub wrecked: [u32; SEATS],
    /// How many ships got to a safe harbour.
    pub safe: u32,
}

impl WindsTally {
    /// The points of `seat` for `reason`.
    pub fn points(&self, seat: Seat, reason: WindsReason) -> u32 {
        self.points[seat.index() % SEATS][reason.index()]
    }

    pub(super) fn count(&mut self, event: &WindsEvent) {
        match *event {
            WindsEvent::Laid { .. }
            | WindsEvent::Sailed { .. }
            | WindsEvent::Launched { .. }
            | WindsEvent::Built { .. }
            | WindsEvent::Captured { .. }
            | WindsEvent::Rotated { .. }
            | WindsEvent::Finished { .. } => self.actions += 1,
            WindsEvent::Skipped { .. } => self.skipped += 1,
            WindsEvent::Scored { seat, reason, points, .. } => {
                self.points[seat.index() % SEATS][reason.index()] += u32::from(points);
            }
            WindsEvent::Damaged { ship, .. } | WindsEvent::Trapped { ship, .. } => {
                self.wrecked[ship.seat.index() % SEATS] += 1;
            }
            WindsEvent::Safe { .. } => self.safe += 1,
            WindsEvent::Began { .. }
            | WindsEvent::Drew { .. }
            | WindsEvent::Pushed { .. }
            | WindsEvent::Stayed { .. }
            | WindsEvent::Slid { .. }
            | WindsEvent::TurnEnded { .. }
            | WindsEvent::Ebbed { .. }
            | WindsEvent::SeasonBegan { .. }
            | WindsEvent::Repaired { .. }
            | WindsEvent::KrakenSurfaced { .. }
            | WindsEvent::Discarded { .. }
            | WindsEvent::TokenLanded { .. }
            | WindsEvent::Ended { .. } => {}
        }
    }
}
