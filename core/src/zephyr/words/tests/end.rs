//! What is said at the end and after many games.

use super::*;
use crate::game::Seats;
use crate::words::Finished;
use crate::zephyr::{ZephyrEnding, ZephyrTally};

#[test]
fn a_result_tells_each_mission_and_what_is_left() {
    let mut game = begin(&setup("plane-and-simple", 2));
    game.campaign.ending = Some(ZephyrEnding::Won);
    game.campaign.logs[0].won = Some(true);
    game.campaign.logs[0].days = 7;
    game.campaign.logs[0].foes = 5;
    game.ships[1].scrap = 1_200;
    let outcome = game.outcome().expect("it is over");
    tell(Language::English, |teller| {
        let result = game.result(&outcome, teller);
        assert_eq!(result.title, "The mission is won");
        assert_eq!(result.sentence, "Plane & Simple: won, days 7, enemies destroyed 5.");
        assert_eq!((result.winners.len(), result.columns.len()), (2, 2));
        let scrap = result.rows.last().expect("rows");
        assert_eq!((&*scrap.label, &*scrap.figures[1]), ("Scrap", "1,200"));
    });
    tell(Language::German, |teller| {
        let result = game.result(&outcome, teller);
        assert_eq!(
            result.sentence,
            "Plane & Simple: gewonnen, Tage 7, Feinde zerstört 5."
                .replace("Plane & Simple", &super::super::names::card(card("plane-and-simple"), teller.tongue))
        );
    });
}

#[test]
fn a_campaign_that_was_retried_says_so() {
    let mut game = begin(&setup("campaign-short", 1));
    game.campaign.ending = Some(ZephyrEnding::Lost);
    game.campaign.logs[0].won = Some(false);
    game.campaign.logs[0].retried = true;
    let outcome = game.outcome().expect("it is over");
    tell(Language::English, |teller| {
        let result = game.result(&outcome, teller);
        assert_eq!(result.title, "The campaign is lost");
        assert!(result.sentence.starts_with("Plane & Simple: lost at the second try"), "{}", result.sentence);
        assert!(result.winners.is_empty());
    });
}

fn finished(mission: &str, ships: u8, ending: ZephyrEnding) -> Finished<Zephyr> {
    let won = ending == ZephyrEnding::Won;
    Finished {
        setup: setup(mission, ships),
        winners: if won { Seats::one(Seat(0)) } else { Seats::NONE },
        scores: vec![0; ships.into()],
        ending: ending.name().to_owned(),
        tally: ZephyrTally { days: 7, missions: [u32::from(won), u32::from(!won)], foes: 3, ..ZephyrTally::default() },
    }
}

#[test]
fn statistics_count_missions_campaigns_and_ships() {
    let games = [
        finished("plane-and-simple", 1, ZephyrEnding::Won),
        finished("plane-and-simple", 2, ZephyrEnding::Lost),
        finished("campaign-short", 2, ZephyrEnding::Ended),
    ];
    let tongue = Tongue::new(Language::English);
    let sections = Zephyr::statistics(&games, &tongue);
    let rows: Vec<String> = sections
        .iter()
        .flat_map(|section| {
            section.rows.iter().map(move |row| format!("{}, {}: {}", section.title, row.label, row.figures.join(" ")))
        })
        .collect();
    for row in [
        "All games, Games: 3",
        "All games, Won: 1",
        "All games, Ended early: 1",
        "On the way, Days: 21 7.0",
        "On the way, Enemies destroyed: 9 3.0",
        "Single missions, Plane & Simple: 2 1",
        "Campaigns, Bread and Kites: 1 0",
        "By ships, 1 ship: 1 1",
        "By ships, 2 ships: 2 0",
    ] {
        assert!(rows.contains(&row.to_owned()), "{row} is not among {rows:#?}");
    }
    assert!(Zephyr::statistics(&[], &tongue).is_empty());
}
