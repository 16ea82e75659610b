//! Chance: the one door through which dice, shuffles and draws come into a game.

use std::cell::Cell;

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// A source of chance.
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// The face of a rolled die, 1 to 6.
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Chance from a seed: ChaCha8 with our own rejection, so that a seed gives the same game for ever.
///
/// The stream keeps apart what grows from one seed: a saved game uses stream 0, game `i` of a simulation stream `i`.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The numbers of `seed` and `stream` from their beginning.
    pub fn new(seed: u64, stream: u64) -> Seeded {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Seeded(rng)
    }

    /// The numbers of `seed` on stream 0 from where [`Seeded::position`] said that they stood.
    pub fn resume(seed: u64, position: u64) -> Seeded {
        let mut seeded = Seeded::new(seed, 0);
        seeded.0.set_word_pos(u128::from(position));
        seeded
    }

    /// How many 32-bit words have been used.
    pub fn position(&self) -> u64 {
        self.0.get_word_pos() as u64
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's multiplication: the high half is the number, and low halves under 2^32 mod n are rejected as bias.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Chance that was written down before: a test's script or a game's log.
#[derive(Clone, Debug)]
pub struct Scripted<'a> {
    left: &'a [u32],
    fits: bool,
}

impl<'a> Scripted<'a> {
    /// Gives out `numbers` one after another.
    pub fn new(numbers: &'a [u32]) -> Scripted<'a> {
        Scripted { left: numbers, fits: true }
    }

    /// Whether the script was used to its end, never asked for more than it held, and every number was in its range.
    pub fn came_out_even(&self) -> bool {
        self.fits && self.left.is_empty()
    }
}

impl Chance for Scripted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self.left.split_first() {
            Some((&number, rest)) if number < n => {
                self.left = rest;
                number
            }
            _ => {
                self.fits = false;
                0
            }
        }
    }
}

/// Chance that writes down what another source gives.
#[derive(Debug)]
pub struct Recorded<C> {
    source: C,
    numbers: Vec<u32>,
}

impl<C: Chance> Recorded<C> {
    /// Writes down what `source` gives.
    pub fn new(source: C) -> Recorded<C> {
        Recorded { source, numbers: Vec::new() }
    }

    /// What was given, in order.
    pub fn into_numbers(self) -> Vec<u32> {
        self.numbers
    }
}

impl<C: Chance> Chance for Recorded<C> {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.source.below(n);
        self.numbers.push(number);
        number
    }
}

/// Chance for a preview: it knows no number, and tells through a shared flag that one was asked for.
///
/// What happens after the first draw is not to be shown; [`UntilDraw`] drops it.
#[derive(Debug)]
pub struct CutOff<'a>(pub &'a Cell<bool>);

impl Chance for CutOff<'_> {
    fn below(&mut self, _: u32) -> u32 {
        self.0.set(true);
        0
    }
}

/// Keeps the events up to the first draw of a [`CutOff`] chance with the same flag.
#[derive(Debug)]
pub struct UntilDraw<'a, E> {
    /// Set by the chance when it was asked.
    pub drawn: &'a Cell<bool>,
    /// The events before that.
    pub events: Vec<E>,
}

impl<E> crate::game::EventSink<E> for UntilDraw<'_, E> {
    fn happened(&mut self, event: E) {
        if !self.drawn.get() {
            self.events.push(event);
        }
    }
}
