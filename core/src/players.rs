//! The players that simulate: one at random, one greedy.

use crate::chance::Chance;
use crate::game::Game;

/// A legal action, each equally likely; none when the game is over. `actions` is scratch space.
pub fn random<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<G::Action> {
    actions.clear();
    game.legal_actions(actions);
    if actions.is_empty() {
        return None;
    }
    let at = chance.below(actions.len() as u32) as usize;
    Some(actions.swap_remove(at))
}

/// The action after which [`Game::appraise`] is best for the deciding seat, ties by chance; none when the game is over.
/// `actions` is scratch space.
///
/// The seat judges by a redealt copy, so that it never sees what is hidden from it, and by dice of its own: what `chance`
/// gives here is not what the game will roll.
pub fn greedy<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<G::Action> {
    let seat = game.decision()?.seat;
    actions.clear();
    game.legal_actions(actions);
    let mut best: Option<(i32, usize)> = None;
    let mut ties = 0;
    for (at, action) in actions.iter().enumerate() {
        let mut tried = if G::HIDES { game.redeal(seat, chance) } else { game.clone() };
        if tried.apply(action, chance, &mut ()).is_err() {
            continue;
        }
        let worth = tried.appraise(seat);
        match best {
            Some((found, _)) if worth < found => {}
            Some((found, _)) if worth == found => {
                ties += 1;
                if chance.below(ties) == 0 {
                    best = Some((worth, at));
                }
            }
            _ => {
                ties = 1;
                best = Some((worth, at));
            }
        }
    }
    best.map(|(_, at)| actions.swap_remove(at))
}
