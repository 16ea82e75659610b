//! Errors for people, and the wall that no panic crosses.

use std::panic::{AssertUnwindSafe, catch_unwind};

use windrose_core::library::{ErrorKind, ErrorText, LibraryError};
use windrose_core::words::Tongue;

/// An error, with what an interface may do about it and the words for people.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum WindroseError {
    /// The call has changed nothing.
    #[error("{kind:?}: {}", text.title)]
    Failed {
        /// What an interface may do about it.
        kind: ErrorKind,
        /// What happened and what to do next.
        text: ErrorText,
    },
}

/// What a call answers.
pub type Answered<T> = Result<T, WindroseError>;

impl WindroseError {
    /// `error` in the words of `tongue`.
    pub fn told(error: &LibraryError, tongue: &Tongue) -> WindroseError {
        WindroseError::Failed { kind: error.kind(), text: error.text(tongue) }
    }

    /// A fault of ours, in the words of `tongue`.
    pub fn fault(tongue: &Tongue) -> WindroseError {
        let text = ErrorText { title: tongue.say("error-fault", &[]), next: tongue.say("error-fault-next", &[]) };
        WindroseError::Failed { kind: ErrorKind::Fault, text }
    }
}

/// Does `work` and turns a panic into nothing: a fault of ours must not take the app down.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
