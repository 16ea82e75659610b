//! What time it is, through a door that tests can turn.

use std::fmt::Debug;
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since the beginning of 1970, UTC.
    fn now(&self) -> i64;
}

/// The device's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeviceClock;

impl Clock for DeviceClock {
    fn now(&self) -> i64 {
        // A clock before 1970 or beyond i64 is a broken one; any fixed time serves then.
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .ok()
            .and_then(|since| i64::try_from(since.as_millis()).ok())
            .unwrap_or(0)
    }
}
