//! Carve.
