//! Secrets in words, which are the same in every language.

use super::{Leak, Secrets, SecretsAction, SecretsEvent, SecretsRefusal, SecretsSetup};
use crate::game::{Game as _, Outcome, Seat, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, FigureRow, Finished, Foretold, Line, Prompt, ResultText, ScoreSheet, Speak, Spot,
    StatSection, Teller, Tongue,
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
            Viewer::Seat(seat) if self.leak == Some(Leak::Words) => {
                format!("the next number is {}", self.next_number(seat))
            }
            Viewer::Seat(seat) => format!("your number is {}", self.numbers[seat.index()]),
            Viewer::Bystander | Viewer::Afterwards => "all is secret".to_owned(),
        }
    }

    fn seat_note(&self, seat: Seat, _: &Teller<'_>) -> String {
        if self.shown[seat.index()] { "shown".to_owned() } else { String::new() }
    }

    fn sheet(&self, _: &Teller<'_>) -> Option<ScoreSheet> {
        let figures = self.notes.iter().map(u32::to_string).collect();
        let row = FigureRow { label: "Notes".to_owned(), figures, total: true };
        Some(ScoreSheet { columns: (0..self.seats()).map(Seat).collect(), rows: vec![row] })
    }

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        let decision = self.decision()?;
        let step = format!("{}, your turn", teller.name(decision.seat));
        Some(Prompt { step, title: "Do something.".to_owned(), detail: String::new() })
    }

    fn choice(&self, action: &SecretsAction, _: &Teller<'_>) -> ChoiceText {
        let label = match action {
            SecretsAction::Note { points } => format!("Note {points}"),
            SecretsAction::Draw => "Draw".to_owned(),
            SecretsAction::Show => "Show".to_owned(),
            SecretsAction::Pass => "Pass".to_owned(),
        };
        ChoiceText { spoken: label.clone(), label, parts: Vec::new(), any_order: false }
    }

    fn blocked(&self, _: Viewer, _: &Teller<'_>) -> Vec<Blocked> {
        Vec::new()
    }

    fn why_not(&self, _: &[String], _: &str, _: &Teller<'_>) -> Option<String> {
        None
    }

    fn refusal(refusal: SecretsRefusal, _: &Teller<'_>) -> String {
        format!("{refusal:?}")
    }

    fn event(event: &SecretsEvent, _: &Teller<'_>) -> Option<Line> {
        let text = match event {
            SecretsEvent::Drew { number: Some(number), .. } => format!("Drew {number}."),
            SecretsEvent::Drew { .. } => "Drew a number.".to_owned(),
            SecretsEvent::Noted { points, .. } => format!("Noted {points}."),
            SecretsEvent::Showed { number, .. } => format!("Showed {number}."),
            SecretsEvent::Passed { .. } => "Passed.".to_owned(),
        };
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

    fn preview(&self, action: &SecretsAction, events: &[SecretsEvent], teller: &Teller<'_>) -> Foretold {
        let told: Vec<_> =
            events.iter().filter_map(|event| Secrets::event(event, teller)).map(|line| line.text).collect();
        let title = format!("{}: {}", self.choice(action, teller).label, told.join(" "));
        Foretold {
            title,
            notes: Vec::new(),
            marks: Vec::new(),
            then: "Then a number is drawn.".to_owned(),
            shown: String::new(),
        }
    }

    fn result(&self, outcome: &Outcome, _: &Teller<'_>) -> ResultText {
        ResultText {
            title: format!("{} with the highest number", outcome.winners.len()),
            sentence: "Every number is shown.".to_owned(),
            columns: (0..self.seats()).map(Seat).collect(),
            winners: outcome.winners.iter().collect(),
            rows: Vec::new(),
        }
    }

    fn statistics(games: &[Finished<Secrets>], _: &Tongue) -> Vec<StatSection> {
        let notes: u32 = games.iter().map(|game| game.tally.notes).sum();
        vec![StatSection { title: format!("{notes} notes"), columns: Vec::new(), rows: Vec::new(), bars: Vec::new() }]
    }
}
