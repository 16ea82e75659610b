//! The help in view: the compass, what pays, outposts, storms, the fleets, and what this mode is about.

use super::board::{left, pays};
use super::names::{self, look};
use crate::four_winds::score::SURVIVED;
use crate::four_winds::{FleetView, FourWinds, Season, WindsMode, WindsView};
use crate::words::{CardText, Teller, Value};

/// What stands between the lines of a card's rule, which are no sentences of one text.
const LINE_END: &str = "\n";

/// Every card, the ones that change before the ones that do not.
pub(super) fn cards(game: &FourWinds, teller: &Teller<'_>) -> Vec<CardText> {
    let view = look(game);
    let maker = Maker { game, view: &view, teller };
    let mut cards = vec![maker.compass(), maker.fleets(), maker.points(), maker.outposts(), maker.mode()];
    if view.mode == WindsMode::Tempest {
        cards.push(maker.plain(
            "storms",
            "four-winds-card-storms",
            "four-winds-card-storms-rule",
            &["four-winds-card-storms-detail"],
        ));
    }
    cards
}

struct Maker<'a> {
    game: &'a FourWinds,
    view: &'a WindsView,
    teller: &'a Teller<'a>,
}

impl Maker<'_> {
    fn say(&self, key: &str) -> String {
        self.teller.say(key, &[("needed", SURVIVED.into())])
    }

    /// Sentences one after another.
    fn text(&self, keys: &[&str]) -> String {
        keys.iter().map(|key| self.say(key)).collect::<Vec<_>>().join(" ")
    }

    fn plain(&self, id: &str, title: &str, rule: &str, detail: &[&str]) -> CardText {
        CardText { id: id.to_owned(), title: self.say(title), rule: self.say(rule), detail: self.text(detail) }
    }

    fn compass(&self) -> CardText {
        let view = self.view;
        let mut rule = vec![pays(self.game, self.teller)];
        if view.season == Season::Winter {
            rule.push(self.say("four-winds-compass-double"));
        }
        rule.push(left(view, self.teller));
        rule.push(match view.season.after() {
            Some(next) => {
                let season = names::season(next, self.teller);
                self.teller.say("four-winds-compass-next", &[("season", Value::Text(&season))])
            }
            None => self.say("four-winds-compass-last"),
        });
        let mut detail = vec!["four-winds-card-compass", "four-winds-card-compass-winter"];
        detail.push(match view.mode {
            WindsMode::Archipelago => "four-winds-card-compass-kraken",
            WindsMode::Duel => "four-winds-card-compass-kraken-duel",
            WindsMode::Tempest => "four-winds-card-compass-tempest",
        });
        if self.game.ebbs() {
            detail.push("four-winds-card-compass-ebb");
        }
        CardText {
            id: "compass".to_owned(),
            title: names::season(view.season, self.teller),
            rule: rule.join(LINE_END),
            detail: self.text(&detail),
        }
    }

    fn fleets(&self) -> CardText {
        let rule: Vec<String> = self.view.fleets.iter().map(|fleet| self.fleet(fleet)).collect();
        let detail = match self.view.mode {
            WindsMode::Archipelago => "four-winds-card-fleets-detail",
            WindsMode::Tempest => "four-winds-card-fleets-detail-tempest",
            WindsMode::Duel => "four-winds-card-fleets-detail-duel",
        };
        CardText {
            id: "fleets".to_owned(),
            title: self.say("four-winds-card-fleets"),
            rule: rule.join(LINE_END),
            detail: self.say(detail),
        }
    }

    /// A fleet in a line; what it has none of is left out, but for ships on the board and outposts.
    fn fleet(&self, fleet: &FleetView) -> String {
        let parts = [
            ("four-winds-fleet-afloat", fleet.afloat, true),
            ("four-winds-fleet-slate", fleet.slate, false),
            ("four-winds-fleet-damaged", fleet.damaged, false),
            ("four-winds-fleet-safe", fleet.safe, false),
            ("four-winds-fleet-lost", fleet.lost, false),
            ("four-winds-fleet-outposts", fleet.outposts, true),
        ];
        let said = parts.into_iter().filter(|&(_, count, always)| always || count > 0);
        let said: Vec<String> = said.map(|(key, count, _)| self.teller.say(key, &[("count", count.into())])).collect();
        let said = said.join(", ");
        let values = [("name", Value::Text(self.teller.name(fleet.seat))), ("fleet", Value::Text(&said))];
        self.teller.say("four-winds-fleet", &values)
    }

    fn points(&self) -> CardText {
        let (first, last) = match self.view.mode {
            WindsMode::Archipelago => ("four-winds-card-points-port", "four-winds-card-points-end"),
            WindsMode::Tempest => ("four-winds-card-points-haven", "four-winds-card-points-end-tempest"),
            WindsMode::Duel => ("four-winds-card-points-port", "four-winds-card-points-end-duel"),
        };
        let tempest = self.view.mode == WindsMode::Tempest;
        let mut lines = vec![
            first,
            "four-winds-card-points-chain",
            "four-winds-card-points-route",
            "four-winds-card-points-alignment",
        ];
        lines.extend((!tempest).then_some("four-winds-card-points-displacement"));
        lines.push(last);
        let rule: Vec<String> = lines.into_iter().map(|key| self.say(key)).collect();
        let detail: &[&str] = match tempest {
            true => &["four-winds-card-points-lines"],
            false => &["four-winds-card-points-detail", "four-winds-card-points-lines"],
        };
        CardText {
            id: "scoring".to_owned(),
            title: self.say("four-winds-card-points"),
            rule: rule.join(LINE_END),
            detail: self.text(detail),
        }
    }

    fn outposts(&self) -> CardText {
        let detail = match self.view.mode {
            WindsMode::Tempest => "four-winds-card-outposts-tempest",
            WindsMode::Archipelago | WindsMode::Duel => "four-winds-card-outposts-detail",
        };
        self.plain("outposts", "four-winds-card-outposts", "four-winds-card-outposts-rule", &[detail])
    }

    fn mode(&self) -> CardText {
        let (rule, detail) = match self.view.mode {
            WindsMode::Archipelago => ("four-winds-card-archipelago-rule", "four-winds-card-archipelago-detail"),
            WindsMode::Tempest => ("four-winds-card-tempest-rule", "four-winds-card-tempest-detail"),
            WindsMode::Duel => ("four-winds-card-duel-rule", "four-winds-card-duel-detail"),
        };
        self.plain("mode", names::mode(self.view.mode), rule, &[detail])
    }
}
