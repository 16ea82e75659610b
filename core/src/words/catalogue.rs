//! The Fluent files of each language, built into the library.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::Language;

const ENGLISH: &[&str] = &[
    include_str!("../../locales/en/four-senses.ftl"),
    include_str!("../../locales/en/four-winds.ftl"),
    include_str!("../../locales/en/interface.ftl"),
    include_str!("../../locales/en/library.ftl"),
    include_str!("../../locales/en/system.ftl"),
    include_str!("../../locales/en/tack.ftl"),
    include_str!("../../locales/en/zephyr.ftl"),
    include_str!("../../locales/en/zephyr-cards.ftl"),
    include_str!("../../locales/en/zephyr-effects.ftl"),
];

const GERMAN: &[&str] = &[
    include_str!("../../locales/de/four-senses.ftl"),
    include_str!("../../locales/de/four-winds.ftl"),
    include_str!("../../locales/de/interface.ftl"),
    include_str!("../../locales/de/library.ftl"),
    include_str!("../../locales/de/system.ftl"),
    include_str!("../../locales/de/tack.ftl"),
    include_str!("../../locales/de/zephyr.ftl"),
    include_str!("../../locales/de/zephyr-cards.ftl"),
    include_str!("../../locales/de/zephyr-effects.ftl"),
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

#[cfg(test)]
#[allow(clippy::panic, reason = "what is wrong stops a test")]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
    use fluent_syntax::parser::parse;

    use super::*;

    /// The sentences of `language`: key, variables, and the patterns as Fluent reads them.
    fn sentences(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found = BTreeMap::new();
        for source in sources(language) {
            let resource = parse(*source).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let mut variables = BTreeSet::new();
                if let Some(pattern) = &message.value {
                    collect(pattern, &mut variables);
                }
                let before = found.insert(message.id.name.to_owned(), variables);
                assert!(before.is_none(), "{language:?}: {} stands twice", message.id.name);
            }
        }
        found
    }

    fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(inline) => note(inline, into),
                Expression::Select { selector, variants } => {
                    note(selector, into);
                    variants.iter().for_each(|variant| collect(&variant.value, into));
                }
            }
        }
    }

    fn note(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                into.insert(id.name.to_owned());
            }
            other => panic!("only values are filled in, not {other:?}"),
        }
    }

    #[test]
    fn languages_say_the_same_with_the_same_values() {
        let english = sentences(Language::English);
        let german = sentences(Language::German);
        assert_eq!(english.keys().collect::<Vec<_>>(), german.keys().collect::<Vec<_>>());
        for (key, variables) in &english {
            assert_eq!(Some(variables), german.get(key), "{key}");
        }
    }

    #[test]
    fn fixed_words_of_the_interface_take_no_value() {
        for (key, variables) in sentences(Language::English) {
            let fixed = key.starts_with("ui-") || key.starts_with("boot-");
            assert!(!fixed || variables.is_empty(), "{key} takes {variables:?}");
        }
    }

    #[test]
    fn the_fonts_have_every_sign() {
        let signs =
            |text: &str| text.chars().find(|sign| !(sign.is_ascii_graphic() || " \näöüÄÖÜß–„“".contains(*sign)));
        for language in Language::ALL {
            for source in sources(language) {
                assert_eq!(signs(source), None, "{language:?}");
            }
            for &kind in crate::games::GameKind::ALL {
                assert_eq!(signs(kind.rules(language)), None, "{language:?}: {kind:?}");
            }
        }
    }
}
