//! The rules of a game, cut into sections for a table of contents and for search.

use super::RulesSection;

/// The sections of `markdown`, each from its heading to the next. Text before the first heading is a section without one.
pub(super) fn sections(markdown: &str) -> Vec<RulesSection> {
    let mut sections: Vec<RulesSection> = Vec::new();
    let mut block = Vec::new();
    for line in markdown.lines() {
        if let Some((level, title)) = heading(line) {
            close(&mut sections, &mut block);
            sections.push(RulesSection { level, title: title.to_owned(), blocks: Vec::new() });
        } else if line.trim().is_empty() {
            close(&mut sections, &mut block);
        } else {
            block.push(line.trim_end());
        }
    }
    close(&mut sections, &mut block);
    sections
}

/// The level and text of a heading such as `## Winds`.
fn heading(line: &str) -> Option<(u8, &str)> {
    let text = line.trim_start_matches('#');
    let level = u8::try_from(line.len() - text.len()).ok().filter(|level| (1..=6).contains(level))?;
    text.strip_prefix(' ').map(|title| (level, title.trim()))
}

/// Adds the lines of `block` to the last section.
fn close(sections: &mut Vec<RulesSection>, block: &mut Vec<&str>) {
    if block.is_empty() {
        return;
    }
    if sections.is_empty() {
        sections.push(RulesSection { level: 1, title: String::new(), blocks: Vec::new() });
    }
    if let Some(section) = sections.last_mut() {
        section.blocks.push(block.join("\n"));
    }
    block.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_at_headings_and_blank_lines() {
        let found = sections("# Game\nOne\ntwo\n\n- a\n- b\n## Turn\n#not a heading\n");
        let section = |level, title: &str, blocks: &[&str]| RulesSection {
            level,
            title: title.to_owned(),
            blocks: blocks.iter().map(|&block| block.to_owned()).collect(),
        };
        assert_eq!(found, [section(1, "Game", &["One\ntwo", "- a\n- b"]), section(2, "Turn", &["#not a heading"])]);
    }

    #[test]
    fn keeps_text_without_a_heading() {
        assert_eq!(sections("Hello").len(), 1);
        assert!(sections("").is_empty());
    }
}
