//! The Fluent files of each language, built into the library.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::Language;

const ENGLISH: &[&str] = &[
    include_str!("../../locales/en/interface.ftl"),
    include_str!("../../locales/en/library.ftl"),
    include_str!("../../locales/en/tack.ftl"),
];

const GERMAN: &[&str] = &[
    include_str!("../../locales/de/interface.ftl"),
    include_str!("../../locales/de/library.ftl"),
    include_str!("../../locales/de/tack.ftl"),
];

/// The files of `language`.
pub(super) const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    }
}

/// The keys of the sentences in `resource`.
pub(super) fn keys(resource: &FluentResource) -> impl Iterator<Item = String> + '_ {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    })
}
