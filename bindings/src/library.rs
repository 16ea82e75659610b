//! The saved games of a device.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use windrose_core::games::{GameKind, GameSetup};
use windrose_core::library::{
    self as core, GameInfo, LibraryError, OpeningReport, Options, RulesSection, SavedGame, Shelf, Statistics,
};
use windrose_core::settings::Settings;

use crate::error::{Answered, WindroseError, guarded};
use crate::table::Table;
