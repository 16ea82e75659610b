//! The names of an enum's variants, as serde knows them, so that no list of them can grow stale.

use std::collections::HashSet;

use serde::de::value::Error;
use serde::de::{Deserializer, Error as _, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

/// The names of all variants of `T`.
pub fn of<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names = Names(&[]);
    // It never gives a value; on the way it learns what it would be one of.
    let _ = T::deserialize(&mut names);
    names.0
}

/// Notes the variants that it is asked for.
struct Names(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut Names {
    type Error = Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        self.0 = variants;
        Err(Error::custom("only the names are asked for"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no enum"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// The name of the variant that is written at the beginning of `debug`.
pub fn name(debug: &str) -> String {
    debug.chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// All words in what is written.
pub fn words(debug: &str) -> HashSet<&str> {
    debug.split(|sign: char| !sign.is_alphanumeric()).collect()
}
