//! The story that connects the missions of a ready-made campaign.

use super::names;
use crate::words::{CardText, Teller, Value};
use crate::zephyr::{Zephyr, ZephyrStory};

/// What is told before each mission, in their order.
const fn chapters(story: ZephyrStory) -> &'static [&'static str] {
    match story {
        ZephyrStory::Short => &["zephyr-story-short-1", "zephyr-story-short-2", "zephyr-story-short-3"],
        ZephyrStory::Middle => &[
            "zephyr-story-middle-1",
            "zephyr-story-middle-2",
            "zephyr-story-middle-3",
            "zephyr-story-middle-4",
            "zephyr-story-middle-5",
        ],
        ZephyrStory::Long => &[
            "zephyr-story-long-1",
            "zephyr-story-long-2",
            "zephyr-story-long-3",
            "zephyr-story-long-4",
            "zephyr-story-long-5",
            "zephyr-story-long-6",
            "zephyr-story-long-7",
            "zephyr-story-long-8",
        ],
    }
}

/// The chapter of the mission under way as a card; none without a story.
pub(super) fn card(game: &Zephyr, teller: &Teller<'_>) -> Option<CardText> {
    let story = game.terms.story?;
    let chapters = chapters(story);
    let chapter = chapters.get(usize::from(game.mission.number))?;
    let mission = names::card(game.mission.card, teller.tongue);
    let values = [
        ("number", Value::Number(i64::from(game.mission.number) + 1)),
        ("count", Value::Number(chapters.len() as i64)),
        ("mission", Value::Text(&mission)),
    ];
    Some(CardText {
        id: "story".to_owned(),
        title: names::story(story, teller.tongue),
        rule: teller.say("zephyr-story-chapter", &values),
        detail: teller.say(chapter, &[]),
    })
}
