//! Secrets in words, which are the same in every language.

use super::{Secrets, SecretsAction, SecretsEvent, SecretsRefusal, SecretsSetup};
use crate::game::{Outcome, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Line, Mark, Prompt, ResultText, Speak, Spot, StatSection, Teller, Tongue,
};

impl Speak for Secrets {
    fn seat_names(setup: &SecretsSetup, _: &Tongue) -> Vec<String> {
        (0..setup.seats).map(|seat| format!("Keeper {}", seat + 1)).collect()
    }

    fn summary(&self, _: &Teller<'_>) -> String {
        format!("{} secrets", self.numbers.len())
    }

    fn subtitle(&self, viewer: Viewer, _: &Teller<'_>) -> String {
        match viewer {
            Viewer::Seat(seat) => format!("your number is {}", self.numbers[seat.index()]),
            Viewer::Bystander => String::new(),
        }
    }

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        let step = format!("{}, your turn", teller.name(self.turn));
        Some(Prompt { step, title: "Do something.".to_owned(), detail: String::new() })
    }

    fn choice(&self, action: &SecretsAction, _: &Teller<'_>) -> ChoiceText {
        ChoiceText { label: format!("{action:?}"), spoken: format!("{action:?}"), parts: Vec::new() }
    }

    fn blocked(&self, _: Viewer, _: &Teller<'_>) -> Vec<Blocked> {
        Vec::new()
    }

    fn refusal(refusal: SecretsRefusal, _: &Teller<'_>) -> String {
        format!("{refusal:?}")
    }

    fn event(event: &SecretsEvent, _: &Teller<'_>) -> Option<Line> {
        let text = format!("{event:?}");
        Some(Line { seat: None, spoken: text.clone(), text })
    }

    fn trail(_: &SecretsEvent) -> Vec<String> {
        Vec::new()
    }

    fn spots(&self, _: Viewer, _: &Teller<'_>) -> Vec<Spot> {
        Vec::new()
    }

    fn cards(&self, _: Viewer, _: &Teller<'_>) -> Vec<CardText> {
        Vec::new()
    }

    fn preview(&self, action: &SecretsAction, events: &[SecretsEvent], _: &Teller<'_>) -> (String, Vec<Mark>) {
        (format!("{action:?}: {events:?}"), Vec::new())
    }

    fn result(&self, outcome: &Outcome, _: &Teller<'_>) -> ResultText {
        let title = format!("{} with the highest number", outcome.winners.len());
        let winners: Vec<_> = outcome.winners.iter().collect();
        ResultText { title, sentence: String::new(), columns: winners.clone(), winners, rows: Vec::new() }
    }

    fn statistics(games: &[Finished<Secrets>], _: &Tongue) -> Vec<StatSection> {
        let notes: u32 = games.iter().map(|game| game.tally.notes).sum();
        vec![StatSection { title: format!("{notes} notes"), columns: Vec::new(), rows: Vec::new(), bars: Vec::new() }]
    }
}
