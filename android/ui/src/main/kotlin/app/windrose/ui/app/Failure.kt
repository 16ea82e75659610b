package app.windrose.ui.app

import androidx.compose.runtime.Immutable
import app.windrose.bindings.WindroseException
import app.windrose.core.ErrorKind

/** Something that went wrong, in words for people: what happened and, where there is something, what to do [next]. */
@Immutable
data class Failure(val kind: ErrorKind, val title: String, val next: String) {
    companion object {
        /** What [error] tells the player; other errors are faults of ours and go on as they are. */
        fun of(error: WindroseException): Failure = when (error) {
            is WindroseException.Failed -> Failure(error.kind, error.text.title, error.text.next)
        }
    }
}
