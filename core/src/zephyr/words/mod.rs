//! Zephyr in words.

pub mod effects;
