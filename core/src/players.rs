//! The players that simulate: one at random, one greedy, one careful.

use crate::chance::{Chance, Seeded};
use crate::game::{Game, Seat};

/// A legal action, each equally likely; none when the game is over. `actions` is scratch space.
#[inline]
pub fn random<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<G::Action> {
    actions.clear();
    game.legal_actions(actions);
    match actions.len() {
        // Chance has nothing to decide.
        0 | 1 => actions.pop(),
        several => Some(actions.swap_remove(chance.below(several as u32) as usize)),
    }
}

/// The action after which [`Game::appraise`] is best for the deciding seat, ties by chance; none when the game is over.
/// `actions` is scratch space.
///
/// The seat judges by a redealt copy, so that it never sees what is hidden from it, and by dice of its own: what `chance`
/// gives here is not what the game will roll.
pub fn greedy<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<G::Action> {
    let seat = game.decision()?.seat;
    best(game, actions, chance, |after, _| after.appraise(seat))
}

/// Of the actions that [`greedy`] may take, the one that leaves the next seat the least, ties by chance; none when the game
/// is over. `actions` is scratch space.
///
/// What is left is the best that the next seat could make of its first decision, once the deciding seat has finished its
/// own like a greedy player.
pub fn careful<G: Game>(game: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<G::Action> {
    let seat = game.decision()?.seat;
    let mut scratch = Vec::new();
    let mut replies = Vec::new();
    best(game, actions, chance, |after, chance| {
        let worth = after.appraise(seat);
        let mut game = after.clone();
        for _ in 0..OWN_DECISIONS {
            if game.decision().is_none_or(|decision| decision.seat != seat) {
                break;
            }
            match greedy(&game, &mut scratch, chance) {
                Some(action) if game.apply(&action, chance, &mut ()).is_ok() => {}
                _ => break,
            }
        }
        (worth, std::cmp::Reverse(prospect(&game, seat, &mut replies, chance)))
    })
}

/// After so many decisions of its own a careful player looks at what the next seat could do, come what may.
const OWN_DECISIONS: usize = 8;

/// The best that the seat which decides in `game` can reach at once; the least there is when that is `seat` itself, or
/// when the game is over.
fn prospect<G: Game>(game: &G, seat: Seat, replies: &mut Vec<G::Action>, chance: &mut impl Chance) -> i32 {
    let Some(next) = game.decision().map(|decision| decision.seat).filter(|&next| next != seat) else {
        return i32::MIN;
    };
    replies.clear();
    game.legal_actions(replies);
    let mut most = i32::MIN;
    for reply in replies.iter() {
        let mut tried = tried(game, next, chance);
        if tried.apply(reply, chance, &mut ()).is_ok() {
            most = most.max(tried.appraise(next));
        }
    }
    most
}

/// What `seat` tries its actions on.
fn tried<G: Game>(game: &G, seat: Seat, chance: &mut impl Chance) -> G {
    if game.hides() { game.redeal(seat, chance) } else { game.clone() }
}

/// The action after which `worth` is greatest, ties by chance; one that only [passes](Game::passes) where no other makes the
/// position better than it is.
fn best<G: Game, C: Chance, W: Ord>(
    game: &G,
    actions: &mut Vec<G::Action>,
    chance: &mut C,
    mut worth: impl FnMut(&G, &mut C) -> W,
) -> Option<G::Action> {
    let seat = game.decision()?.seat;
    actions.clear();
    game.legal_actions(actions);
    actions.retain(|action| !game.rearranges(action));
    if let Some(pass) = actions.iter().position(|action| game.passes(action))
        && actions.len() > 1
    {
        let pass = actions.swap_remove(pass);
        let now = worth(game, chance);
        return match greatest(game, seat, actions, chance, &mut worth) {
            Some((gain, at)) if gain > now => Some(actions.swap_remove(at)),
            _ => Some(pass),
        };
    }
    greatest(game, seat, actions, chance, &mut worth).map(|(_, at)| actions.swap_remove(at))
}

/// The place of the action after which `worth` is greatest, ties by chance, with that worth.
fn greatest<G: Game, C: Chance, W: Ord>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    chance: &mut C,
    worth: &mut impl FnMut(&G, &mut C) -> W,
) -> Option<(W, usize)> {
    let luck = if G::SAME_LUCK { Some(chance.below(u32::MAX)) } else { None };
    let mut best: Option<(W, usize)> = None;
    let mut ties = 0;
    for (at, action) in actions.iter().enumerate() {
        let mut tried = tried(game, seat, chance);
        let done = match luck {
            Some(luck) => tried.apply(action, &mut Seeded::new(luck.into(), 0), &mut ()),
            None => tried.apply(action, chance, &mut ()),
        };
        if done.is_err() {
            continue;
        }
        let worth = worth(&tried, chance);
        match &best {
            Some((found, _)) if worth < *found => {}
            Some((found, _)) if worth == *found => {
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
    best
}
