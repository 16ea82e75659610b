//! The figures of a card: a ship's mat, an enemy's hull and crew, a mission's days and goals, an assignment's route.

use super::amounts::Noun;
use super::names::{difficulty, elimination_id, errand, kind_id};
use super::{Form, Text};
use crate::words::{Tongue, Value};
use crate::zephyr::cards::CardId;
use crate::zephyr::cards::language::{AssignmentStats, Goal, Letter, Mat, MissionStats, Space, Stats, Tier};

/// The card's figures, a line each; none for cards that have no more than a kind, a tier or a faction.
#[must_use]
pub fn figures(card: CardId, tongue: &Tongue) -> Vec<String> {
    let text = Text::of(card, tongue);
    match &card.card().stats {
        Stats::Ship(mat) => text.mat(mat),
        Stats::EnemyShip { hull, crew } => vec![text.foe(*hull, *crew)],
        Stats::Commander { brings, rewards } => text.commander(*brings, rewards),
        Stats::Warlord { abilities, waves, hull, hull_per_ship } => vec![
            text.say("zephyr-rule-warlord-cards", &[("abilities", (*abilities).into()), ("waves", (*waves).into())]),
            text.say("zephyr-rule-warlord-hull", &[("hull", (*hull).into()), ("more", (*hull_per_ship).into())]),
        ],
        Stats::Mission(mission) => text.mission(mission),
        Stats::Assignment(assignment) => text.assignment(assignment),
        Stats::Action { .. }
        | Stats::Faction(_)
        | Stats::Personality { .. }
        | Stats::WarlordAbility
        | Stats::WarlordWave
        | Stats::Region
        | Stats::Skirmish
        | Stats::Scavenge => Vec::new(),
    }
}

impl Text<'_> {
    fn mat(&self, mat: &Mat) -> Vec<String> {
        let [attacks, manoeuvres, techs] = mat.slots;
        let slots = [("attacks", attacks.into()), ("manoeuvres", manoeuvres.into()), ("techs", techs.into())];
        let station = |kind| self.say("zephyr-rule-mat-station", &[("kind", kind_id(kind).into())]);
        let mut stations: Vec<_> = mat.stations.into_iter().flatten().map(station).collect();
        let plain = mat.stations.len() - stations.len();
        if plain > 0 {
            stations.push(self.say("zephyr-rule-mat-plain", &[("count", (plain as i64).into())]));
        }
        let stations = self.tongue.list(&stations);
        vec![
            self.say("zephyr-rule-mat-hull", &[("plain", mat.plain.into()), ("armoured", mat.armoured.into())]),
            self.say("zephyr-rule-mat-slots", &slots),
            self.say("zephyr-rule-mat-stations", &[("stations", Value::Text(&stations))]),
            self.say("zephyr-rule-mat-draw", &[("count", mat.draw.into())]),
        ]
    }

    fn foe(&self, hull: [u8; 3], crew: [u8; 3]) -> String {
        let values = [
            ("hull1", hull[0].into()),
            ("hull2", hull[1].into()),
            ("hull3", hull[2].into()),
            ("crew1", crew[0].into()),
            ("crew2", crew[1].into()),
            ("crew3", crew[2].into()),
        ];
        self.say("zephyr-rule-foe-figures", &values)
    }

    fn commander(&self, brings: u8, rewards: &[Tier; 6]) -> Vec<String> {
        let mut lines = vec![self.say("zephyr-rule-brings", &[("count", brings.into())])];
        let faces: Vec<(u8, Tier)> = (1..).zip(rewards.iter().copied()).collect();
        for same in faces.chunk_by(|(_, one), (_, next)| one == next) {
            let Some(&(_, won)) = same.first() else {
                continue;
            };
            let faces = self.faces(&same.iter().map(|&(face, _)| face).collect::<Vec<_>>());
            let system = self.system(won, Form::Named).text;
            let values = [("faces", Value::Text(&faces)), ("system", Value::Text(&system))];
            lines.push(self.say("zephyr-rule-commander-reward", &values));
        }
        lines
    }

    fn mission(&self, mission: &MissionStats) -> Vec<String> {
        let mut lines = Vec::new();
        for ((tier, days), event) in (1_u8..).zip(mission.days).zip(mission.events) {
            if days > 0 {
                let event = if event { "yes" } else { "no" };
                let values = [("event", event.into()), ("tier", tier.into()), ("count", days.into())];
                lines.push(self.say("zephyr-rule-mission-days", &values));
            }
        }
        let kinds: Vec<_> = mission.kinds.iter().map(|kind| errand(*kind, self.tongue)).collect();
        let kinds = self.tongue.list(&kinds);
        lines.push(self.say("zephyr-rule-mission-kinds", &[("kinds", Value::Text(&kinds))]));
        let supplies = [("structure", mission.structure.into()), ("scrap", mission.scrap.into())];
        lines.push(self.say("zephyr-rule-mission-supplies", &supplies));
        lines.extend(mission.goals.iter().map(|goal| self.goal(goal)));
        if mission.warlord {
            lines.push(self.say("zephyr-rule-mission-warlord", &[]));
        }
        let elimination = elimination_id(mission.elimination);
        lines.push(self.say("zephyr-rule-mission-elimination", &[("elimination", elimination.into())]));
        let difficulty = difficulty(mission.difficulty, self.tongue);
        lines.push(self.say("zephyr-rule-mission-difficulty", &[("difficulty", Value::Text(&difficulty))]));
        lines
    }

    fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Assignments(count) => {
                let amount = self.amount(Noun::Assignments, count);
                self.say("zephyr-rule-goal-assignments", &[("amount", Value::Text(&amount))])
            }
            Goal::Paid { scrap, from_tier } => {
                let amount = self.amount(Noun::Scrap, scrap);
                let values = [("amount", Value::Text(&amount)), ("tier", (*from_tier).into())];
                self.say("zephyr-rule-goal-paid", &values)
            }
        }
    }

    fn assignment(&self, assignment: &AssignmentStats) -> Vec<String> {
        let route: Vec<_> = assignment.route.iter().map(|space| self.space(*space)).collect();
        let (errand, route) = (errand(assignment.kind, self.tongue), self.tongue.list(&route));
        vec![
            self.say("zephyr-rule-route", &[("errand", Value::Text(&errand)), ("route", Value::Text(&route))]),
            self.say("zephyr-rule-allies", &[("count", assignment.allies.into())]),
        ]
    }

    fn space(&self, space: Space) -> String {
        let id = match space {
            Space::Explore => "explore",
            Space::Letter(Letter::A) => "a",
            Space::Letter(Letter::B) => "b",
            Space::Commander => "commander",
        };
        self.say("zephyr-rule-space", &[("space", id.into())])
    }
}
