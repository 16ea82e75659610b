//! What must be true of the cards for the game to be whole.

use std::collections::HashSet;

use crate::Entry;

/// Every problem of the cards, each with the file and the card.
pub fn all(entries: &[Entry]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut ids = HashSet::new();
    for Entry { file, card } in entries {
        if !ids.insert(card.id.as_str()) {
            problems.push(format!("{file}.ron: {} stands twice", card.id));
        }
    }
    problems
}
