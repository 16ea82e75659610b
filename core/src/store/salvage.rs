//! Brings what verifies from a damaged file into a fresh one.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::StoreError;

/// The name under which the file keeps its report.
pub(super) const REPORT: &str = "report";

/// What came of damage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Report {
    /// How many games came through as they were.
    pub salvaged: u32,
    /// The games that are lost and of which something can be told.
    pub lost: Vec<Loss>,
    /// How many more are lost.
    pub lost_nameless: u32,
    /// The games that came through, but perhaps not as far as they had come.
    pub older: Vec<Loss>,
    /// How many of the latest changes are missing at least.
    pub missing_changes: i64,
    /// Whether more may be missing than this report can tell.
    pub unsure: bool,
    /// Whether settings are back to their defaults.
    pub settings_lost: bool,
    /// The name of the damaged file; none when there was none left.
    pub kept: Option<String>,
}

/// A game that did not come through as it was, as far as it can still be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Loss {
    pub id: i64,
    pub kind: Option<String>,
    pub title: Option<String>,
    pub names: Vec<String>,
    pub step: Option<u32>,
}

pub(super) fn finish_interrupted(_: &Path) -> Result<(), StoreError> { Ok(()) }
pub(super) fn salvage(_: &Path, _: i64, why: &str) -> Result<(), StoreError> { Err(StoreError::Damaged(why.into())) }
pub(super) fn remove_kept(_: &Path) -> Result<(), StoreError> { Ok(()) }
