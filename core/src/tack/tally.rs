//! What statistics keep of a finished game.

use serde::{Deserialize, Serialize};

use super::TackEvent;

/// Counts over a game's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TackTally {
    /// How often each seat rolled each face, 1 to 6; opening and re-rolls.
    pub faces: [[u32; 6]; 2],
    /// How often each seat changed a die under the 4-or-higher rule.
    pub raised: [u32; 2],
    /// The points of each seat, storm cards included, the tide's head start not.
    pub points: [u32; 2],
    /// How many rows scored with one die, two and three.
    pub scored: [u32; 3],
    /// How many rows bust.
    pub busts: u32,
    /// How many moves were made, and tokens played without one, passed turns included.
    pub acts: u32,
    /// How many turns were passed.
    pub passes: u32,
    /// How many tokens the tide turned.
    pub tokens: u32,
}

impl TackTally {
    /// How many turns were played. The tide's two tokens are one turn.
    pub const fn turns(&self) -> u32 {
        self.acts.saturating_sub(self.tokens / 2)
    }

    pub(super) fn count(&mut self, event: &TackEvent) {
        match *event {
            TackEvent::OpeningRolled { seat, faces } => self.rolled(seat.index(), &faces.0),
            TackEvent::Rolled { seat, count, faces } => {
                self.rolled(seat.index(), faces.0.get(..usize::from(count)).unwrap_or_default());
            }
            TackEvent::Raised { seat, .. } => self.raised[seat.index() & 1] += 1,
            TackEvent::RowScored { points, .. } => {
                let dice = usize::from(points.first) + usize::from(points.second);
                if let Some(scored) = self.scored.get_mut(dice.wrapping_sub(1)) {
                    *scored += 1;
                }
                self.points[0] += u32::from(points.first);
                self.points[1] += u32::from(points.second);
            }
            TackEvent::Bonus { seat, .. } => self.points[seat.index() & 1] += 1,
            TackEvent::RowBust { .. } => self.busts += 1,
            TackEvent::Moved { .. }
            | TackEvent::Sidestepped { .. }
            | TackEvent::Swapped { .. }
            | TackEvent::TideStayed { .. } => self.acts += 1,
            TackEvent::Passed { .. } => {
                self.acts += 1;
                self.passes += 1;
            }
            TackEvent::TokenTurned { .. } => self.tokens += 1,
            _ => {}
        }
    }

    fn rolled(&mut self, seat: usize, faces: &[u8]) {
        for &face in faces {
            if let Some(count) = self.faces[seat & 1].get_mut(usize::from(face).wrapping_sub(1)) {
                *count += 1;
            }
        }
    }
}
