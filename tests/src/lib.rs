//! What the tests of Windrose share.

pub mod tack;
pub mod tack_model;
