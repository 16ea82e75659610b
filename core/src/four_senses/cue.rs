//! What a space feels and sounds like: made here, so that every device gives the same.
//!
//! One pattern serves both: a pulse for each level, then the top, one long smooth pulse for a flat one or two short ones
//! for a hole. The tones keep the pattern's times and rise with each level; the top sounds as high as the level it is on.
//! An empty space is one faint tick: the hole in the board itself.

use serde::Serialize;

use super::{Stack, TopFace};

/// One pulse of a cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct CuePulse {
    /// How long it lasts, in milliseconds.
    pub millis: u16,
    /// How strong it is, 1 to 100.
    pub strength: u8,
    /// The rest after it, in milliseconds.
    pub pause: u16,
}

/// One tone of a cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct CueTone {
    /// Its pitch, in hertz.
    pub hertz: u16,
    /// How long it lasts, in milliseconds.
    pub millis: u16,
    /// How loud it is, 1 to 100.
    pub strength: u8,
    /// The rest after it, in milliseconds.
    pub pause: u16,
}

/// What a finger on a space feels and hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TouchCue {
    /// The pulses, one after another.
    pub pulses: Vec<CuePulse>,
    /// The tones, one after another, at the same times as the pulses.
    pub tones: Vec<CueTone>,
}

/// The pitch of the board, and of the first, second and third level: a rising fifth and fourth.
const PITCHES: [u16; 4] = [220, 330, 440, 587];

const TICK: CuePulse = CuePulse { millis: 25, strength: 25, pause: 0 };
const LEVEL: CuePulse = CuePulse { millis: 45, strength: 90, pause: 110 };
/// The last level rests longer, so that it is not taken for part of the top.
const LAST_LEVEL: CuePulse = CuePulse { pause: 230, ..LEVEL };
const SMOOTH: CuePulse = CuePulse { millis: 340, strength: 60, pause: 0 };
const SHORT: CuePulse = CuePulse { millis: 60, strength: 60, pause: 80 };
const LAST_SHORT: CuePulse = CuePulse { pause: 0, ..SHORT };

/// The cue of what lies on a space, or of a piece of the supply.
pub fn cue(stack: Stack) -> TouchCue {
    let mut beats = Vec::with_capacity(5);
    for level in 1..=stack.height {
        beats.push((level, if level < stack.height { LEVEL } else { LAST_LEVEL }));
    }
    match stack.top {
        None => beats.push((0, TICK)),
        Some(TopFace::Flat) => beats.push((stack.height, SMOOTH)),
        Some(TopFace::Hole) => beats.extend([(stack.height, SHORT), (stack.height, LAST_SHORT)]),
    }
    let tone = |&(level, pulse): &(u8, CuePulse)| CueTone {
        hertz: PITCHES.get(usize::from(level)).copied().unwrap_or(PITCHES[0]),
        millis: pulse.millis,
        strength: pulse.strength,
        pause: pulse.pause,
    };
    TouchCue { tones: beats.iter().map(tone).collect(), pulses: beats.into_iter().map(|(_, pulse)| pulse).collect() }
}
