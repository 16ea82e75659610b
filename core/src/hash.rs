//! FNV-1a with 64 bits: the checksum of saved rows and exported games, and the fingerprint of states in tests.
//!
//! It guards against accidents, not against people: whoever wants to change a saved game can do so.

/// The offset basis that the algorithm prescribes.
const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
/// The prime that the algorithm prescribes.
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A running FNV-1a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(BASIS)
    }
}

impl Fnv {
    /// Takes in `bytes`.
    #[must_use]
    pub fn bytes(mut self, bytes: &[u8]) -> Fnv {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
        self
    }

    /// Takes in a text with its length, so that no two lists of texts look the same.
    #[must_use]
    pub fn text(self, text: &str) -> Fnv {
        self.bytes(&(text.len() as u64).to_le_bytes()).bytes(text.as_bytes())
    }

    /// Takes in a number.
    #[must_use]
    pub fn number(self, number: i64) -> Fnv {
        self.bytes(&number.to_le_bytes())
    }

    /// The hash of what was taken in.
    pub fn finish(self) -> u64 {
        self.0
    }
}

/// The FNV-1a hash of `bytes`.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    Fnv::default().bytes(bytes).finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_published_vectors() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn tells_lists_of_texts_apart() {
        let first = Fnv::default().text("ab").text("c").finish();
        assert_ne!(first, Fnv::default().text("a").text("bc").finish());
    }
}
