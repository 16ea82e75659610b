//! Seeds as people copy and type them: `5QMF9-JPHC-FWRX7`.
//!
//! Crockford's base 32, thirteen digits for the 64 bits and one that checks them, in groups. Small letters, spaces and
//! other dashes are taken as well, and the letters O, I and L for the figures that they look like.

use std::hash::{BuildHasher as _, RandomState};

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many digits a 64-bit seed needs.
const LENGTH: usize = 13;

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSeed {
    /// It has too few or too many letters and figures.
    #[error("a seed has 14 letters and figures")]
    Length,
    /// It has a letter or sign that no seed has.
    #[error("{0:?} is in no seed")]
    Sign(char),
    /// A letter or figure was mistyped: the last one does not fit the others.
    #[error("the letters do not belong together")]
    Check,
}

/// The digit that goes with `seed`, so that a slip of the finger is noticed.
fn check_digit(seed: u64) -> u8 {
    // The highest bits of the product depend on every bit of the seed.
    ((seed ^ seed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 59) as u8
}

/// `seed` in letters and figures.
pub fn write(seed: u64) -> String {
    let mut text = String::with_capacity(LENGTH + 3);
    for place in (0..LENGTH).rev() {
        text.push(DIGITS[(seed >> (5 * place) & 31) as usize].into());
        // Groups of five, four and five, the last one ending with the digit that checks.
        if place == 8 || place == 4 {
            text.push('-');
        }
    }
    text.push(DIGITS[usize::from(check_digit(seed))].into());
    text
}

/// The seed that `text` names.
///
/// # Errors
/// Text that is not a seed, or one with a slip in it.
pub fn read(text: &str) -> Result<u64, NoSeed> {
    let mut digits = Vec::with_capacity(LENGTH + 1);
    for sign in text.chars().filter(|sign| !sign.is_whitespace() && !matches!(sign, '-' | '–' | '—' | '_' | '.')) {
        digits.push(digit(sign).ok_or(NoSeed::Sign(sign))?);
    }
    let Some((&check, digits)) = digits.split_last().filter(|(_, digits)| digits.len() == LENGTH) else {
        return Err(NoSeed::Length);
    };
    // The first of thirteen digits has room for one bit more than 64.
    let wide = digits.iter().fold(0u128, |seed, &digit| seed << 5 | u128::from(digit));
    let seed = u64::try_from(wide).map_err(|_| NoSeed::Check)?;
    if check_digit(seed) == check { Ok(seed) } else { Err(NoSeed::Check) }
}

/// A seed that nobody can foresee.
pub fn random() -> u64 {
    // The keys of the standard library's maps come from the operating system, and are new for each map.
    RandomState::new().hash_one(0)
}

fn digit(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    DIGITS.iter().position(|&digit| char::from(digit) == sign).and_then(|at| u8::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_what_it_writes() {
        for seed in [0, 1, 42, u64::MAX, 0x0123_4567_89ab_cdef] {
            let text = write(seed);
            assert_eq!(text.len(), 16, "{text}");
            assert_eq!(read(&text), Ok(seed));
            assert_eq!(read(&text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l")), Ok(seed));
        }
    }

    #[test]
    fn writes_what_the_first_lines_show() {
        assert_eq!(write(0x5bd1_e995_a2c7_f31d), "5QMF9-JPHC-FWRX7");
    }

    #[test]
    fn notices_slips() {
        let text = write(42);
        assert_eq!(read("hello"), Err(NoSeed::Length));
        assert_eq!(read(""), Err(NoSeed::Length));
        assert_eq!(read("U"), Err(NoSeed::Sign('U')));
        assert_eq!(read(&format!("{text}0")), Err(NoSeed::Length));
        assert_eq!(read("ZZZZZ-ZZZZ-ZZZZZ"), Err(NoSeed::Check));
        let slips = (1..32).filter(|&by| {
            let mut digits = text.clone().into_bytes();
            let at = DIGITS.iter().position(|&digit| digit == digits[3]).unwrap_or(0);
            digits[3] = DIGITS[(at + by) % 32];
            read(&String::from_utf8(digits).unwrap_or_default()).is_err()
        });
        assert!(slips.count() >= 28, "a slip passes only by chance");
    }
}
