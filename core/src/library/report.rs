//! What came of damage, in words.

use super::{LostGame, OpeningReport};
use crate::games::GameKind;
use crate::store::{Loss, Report};
use crate::table::show;
use crate::words::Tongue;

/// `report` in the language of `tongue`.
pub(super) fn in_words(report: &Report, tongue: &Tongue) -> OpeningReport {
    let lost: Vec<_> = report.lost.iter().map(|loss| lost_game(loss, tongue)).collect();
    let older: Vec<_> = report.older.iter().map(|loss| lost_game(loss, tongue)).collect();
    let all_lost = i64::from(report.lost_nameless) + lost.len() as i64;
    let mut lines = vec![tongue.say("salvage-kept", &[("games", report.salvaged.into())])];
    if all_lost > 0 {
        lines.push(tongue.say("salvage-lost", &[("games", all_lost.into())]));
        lines.extend(lost.iter().map(|lost| lost.text.clone()));
        if report.lost_nameless > 0 {
            lines.push(tongue.say("salvage-lost-nameless", &[("games", report.lost_nameless.into())]));
        }
    }
    if !older.is_empty() {
        lines.push(tongue.say("salvage-older", &[("games", (older.len() as i64).into())]));
        lines.extend(older.iter().map(|older| older.text.clone()));
    }
    if report.missing_changes > 0 {
        lines.push(tongue.say("salvage-changes", &[("changes", report.missing_changes.into())]));
    }
    if report.unsure {
        lines.push(tongue.say("salvage-unsure", &[]));
    }
    if report.settings_lost {
        lines.push(tongue.say("salvage-settings", &[]));
    }
    if let Some(file) = &report.kept {
        lines.push(tongue.say("salvage-file", &[("file", file.into())]));
    }
    OpeningReport {
        salvaged: report.salvaged,
        lost,
        lost_nameless: report.lost_nameless,
        older,
        kept_file: report.kept.clone(),
        title: tongue.say(if report.kept.is_some() { "salvage-title" } else { "salvage-title-missing" }, &[]),
        lines,
    }
}

/// Whether `told` is `report` in words, of whatever language.
pub(super) fn tells_of(report: &Report, told: &OpeningReport) -> bool {
    report.kept == told.kept_file
        && report.salvaged == told.salvaged
        && report.lost.len() == told.lost.len()
        && report.lost_nameless == told.lost_nameless
        && report.older.len() == told.older.len()
}

fn lost_game(loss: &Loss, tongue: &Tongue) -> LostGame {
    let kind = loss.kind.as_deref().and_then(GameKind::from_key);
    let names: Vec<_> = loss.names.iter().filter(|name| !name.is_empty()).map(String::as_str).collect();
    let name = match (&loss.title, kind) {
        (Some(title), _) => Some(title.clone()),
        (None, Some(kind)) if names.is_empty() => Some(show::title(kind, tongue)),
        (None, Some(kind)) => {
            let game = show::title(kind, tongue);
            let names = names.join(", ");
            Some(tongue.say("saved-name", &[("game", (&game).into()), ("names", (&names).into())]))
        }
        (None, None) => None,
    };
    let text = name.clone().unwrap_or_else(|| tongue.say("salvage-nameless", &[("id", loss.id.into())]));
    LostGame { name, kind, step: loss.step, text }
}
