//! Tack: dice against the wind, for two players or one against the tide.

mod types;

pub use types::*;
