//! One language: its sentences, plurals and numbers.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::langid;

use super::catalogue;

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The app's language for a device whose languages have the BCP 47 `tags`, with commas between them and the dearest
    /// first: the first that the app has, and English where it has none of them.
    pub fn for_tags(tags: &str) -> Language {
        tags.split(',').find_map(Language::of_tag).unwrap_or(Language::English)
    }

    /// The language of a BCP 47 `tag`, where the app has it.
    fn of_tag(tag: &str) -> Option<Language> {
        let name = tag.trim().split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| name.eq_ignore_ascii_case(language.tag()))
    }

    /// The language's BCP 47 tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What stands between groups of three figures.
    const fn group_mark(self) -> char {
        match self {
            Language::English => ',',
            Language::German => '.',
        }
    }

    /// What stands before the figures after the whole.
    const fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            Language::German => ',',
        }
    }
}

/// The minus sign, as wide as a figure and spoken as minus; a hyphen is neither.
pub(crate) const MINUS: char = '\u{2212}';

/// A value to fill into a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A number, grouped and pluralised as the language does.
    Number(i64),
    /// A text, put in as it is.
    Text(&'a str),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Number(i64::from(number))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(i64::from(number))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text)
    }
}

/// Speaks one language.
pub struct Tongue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

impl std::fmt::Debug for Tongue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tongue").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Tongue {
    /// The tongue of `language`, with every file of its locale.
    pub fn new(language: Language) -> Tongue {
        let id = match language {
            Language::English => langid!("en"),
            Language::German => langid!("de"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks show as boxes in some fonts, and no sentence of ours mixes directions.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| whole(value, Language::English),
            Language::German => |value, _| whole(value, Language::German),
        }));
        let mut keys = Vec::new();
        for source in catalogue::sources(language) {
            // A sentence that does not parse is missing, and the test of the catalogue names it.
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            keys.extend(catalogue::keys(&resource));
            bundle.add_resource_overriding(resource);
        }
        Tongue { language, bundle, keys }
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence `key`.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence `key` with `values` filled in; the key itself when there is none, which a test forbids.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for &(name, value) in values {
            match value {
                Value::Number(number) => args.set(name, FluentNumber::from(number)),
                Value::Text(text) => args.set(name, Cow::Borrowed(text)),
            }
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A whole number as the language writes it.
    pub fn number(&self, number: impl Into<i64>) -> String {
        grouped(number.into(), self.language)
    }

    /// A number with one figure after the whole, such as an average.
    pub fn decimal(&self, number: f64) -> String {
        let tenths = (number * 10.0).round() as i64;
        let sign = if tenths < 0 { MINUS.to_string() } else { String::new() };
        let whole = grouped((tenths / 10).abs(), self.language);
        format!("{sign}{whole}{}{}", self.language.decimal_mark(), (tenths % 10).abs())
    }

    /// Items in a row as one says them: `A, B and C`. Nothing for no item.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let Some((last, others)) = items.split_last() else {
            return String::new();
        };
        if others.is_empty() {
            return last.as_ref().to_owned();
        }
        let others = others.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
        self.say("list-and", &[("others", Value::Text(&others)), ("last", Value::Text(last.as_ref()))])
    }

    /// The keys of every sentence.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The fixed words of the interface: every sentence whose key begins with `ui-`, by key.
    pub fn interface(&self) -> BTreeMap<String, String> {
        self.keys().filter(|key| key.starts_with("ui-")).map(|key| (key.to_owned(), self.say(key, &[]))).collect()
    }
}

/// The text with a capital at its beginning, for sentences that begin with a word that has none.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A whole number among a sentence's values as the language writes it; everything else is left to Fluent.
fn whole(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 => Some(grouped(number.value as i64, language)),
        _ => None,
    }
}

/// A number with a mark between groups of three figures and a real minus sign.
fn grouped(number: i64, language: Language) -> String {
    let figures = number.unsigned_abs().to_string();
    let mut text = String::with_capacity(figures.len() + figures.len() / 3 + MINUS.len_utf8());
    if number < 0 {
        text.push(MINUS);
    }
    for (at, figure) in figures.chars().enumerate() {
        if at > 0 && (figures.len() - at).is_multiple_of(3) {
            text.push(language.group_mark());
        }
        text.push(figure);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped_from_four_on() {
        let [english, german] = Language::ALL.map(Tongue::new);
        for (number, in_english, in_german) in [
            (0, "0", "0"),
            (7, "7", "7"),
            (999, "999", "999"),
            (1_450, "1,450", "1.450"),
            (12_000, "12,000", "12.000"),
            (1_234_567, "1,234,567", "1.234.567"),
            (-3, "\u{2212}3", "\u{2212}3"),
            (-1_450, "\u{2212}1,450", "\u{2212}1.450"),
        ] {
            assert_eq!(english.number(number), in_english);
            assert_eq!(german.number(number), in_german);
        }
        assert_eq!(english.say("salvage-nameless", &[("id", 1_450_i64.into())]), "Game number 1,450");
        assert_eq!(german.say("salvage-nameless", &[("id", (-1_450_i64).into())]), "Spiel Nummer \u{2212}1.450");
    }

    #[test]
    fn averages_have_one_figure_after_the_whole() {
        let [english, german] = Language::ALL.map(Tongue::new);
        for (number, in_english, in_german) in [
            (0.0, "0.0", "0,0"),
            (4.64, "4.6", "4,6"),
            (4.96, "5.0", "5,0"),
            (1_234.5, "1,234.5", "1.234,5"),
            (-0.04, "0.0", "0,0"),
            (-0.5, "\u{2212}0.5", "\u{2212}0,5"),
        ] {
            assert_eq!(english.decimal(number), in_english);
            assert_eq!(german.decimal(number), in_german);
        }
    }

    #[test]
    fn items_stand_in_a_row() {
        let [english, german] = Language::ALL.map(Tongue::new);
        assert_eq!(english.list::<&str>(&[]), "");
        assert_eq!(english.list(&["A"]), "A");
        assert_eq!(english.list(&["A", "B"]), "A and B");
        assert_eq!(german.list(&["A", "B", "C"]), "A, B und C");
    }

    #[test]
    fn plurals_fit_none_one_and_two() {
        let [english, german] = Language::ALL.map(Tongue::new);
        let points = |tongue: &Tongue, points: i64| {
            tongue.say("seat-spoken-points", &[("name", "Blue".into()), ("points", points.into())])
        };
        assert_eq!([0, 1, 2].map(|n| points(&english, n)), ["Blue, 0 points", "Blue, 1 point", "Blue, 2 points"]);
        assert_eq!([0, 1, 2].map(|n| points(&german, n)), ["Blue, 0 Punkte", "Blue, 1 Punkt", "Blue, 2 Punkte"]);
        let kept = |tongue: &Tongue, games: i64| tongue.say("salvage-kept", &[("games", games.into())]);
        assert_eq!(kept(&english, 0), "No game could be brought back.");
        assert_eq!(kept(&english, 1), "1 game came back exactly as it was.");
        assert_eq!(kept(&english, 2), "2 games came back exactly as they were.");
        assert_eq!(kept(&german, 0), "Kein Spiel ließ sich zurückholen.");
        assert_eq!(kept(&german, 1), "1 Spiel ist genau so wieder da, wie es war.");
        assert_eq!(kept(&german, 2), "2 Spiele sind genau so wieder da, wie sie waren.");
        let wind = |tongue: &Tongue, dice: i64| {
            let values = [("row", 4), ("wind", 12), ("total", 3 * dice), ("dice", dice)];
            tongue.say("tack-spot-wind", &values.map(|(name, number)| (name, Value::Number(number))))
        };
        assert_eq!(wind(&english, 0), "Row 4, wind 12, no dice");
        assert_eq!(wind(&english, 1), "Row 4, wind 12, now 3 with 1 die");
        assert_eq!(wind(&english, 2), "Row 4, wind 12, now 6 with 2 dice");
        assert_eq!(wind(&german, 0), "Reihe 4, Wind 12, keine Würfel");
        assert_eq!(wind(&german, 1), "Reihe 4, Wind 12, jetzt 3 mit 1 Würfel");
        assert_eq!(wind(&german, 2), "Reihe 4, Wind 12, jetzt 6 mit 2 Würfeln");
    }

    #[test]
    fn a_device_gets_its_language_or_english() {
        for (tag, language) in [("de-AT", Language::German), ("DE", Language::German), ("fr", Language::English)] {
            assert_eq!(Language::for_tags(tag), language);
        }
    }

    #[test]
    fn the_first_language_that_the_app_has_counts() {
        for (tags, language) in [
            ("fr-FR,de-CH,en-US", Language::German),
            ("fr-FR, en-US, de-CH", Language::English),
            ("de,en", Language::German),
            ("en,de", Language::English),
            ("fr,it", Language::English),
            ("den,de", Language::German),
            ("", Language::English),
            (",,", Language::English),
        ] {
            assert_eq!(Language::for_tags(tags), language, "{tags}");
        }
    }
}
