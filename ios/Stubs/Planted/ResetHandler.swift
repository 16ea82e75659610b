// expect: capture of 'restarts' with non-sendable type 'Restarts' in a
import CoreHaptics

final class Restarts {
    var count = 0
}

/// A handler that Core Haptics calls on a thread of its own, and that counts in an object of another.
func count(_ engine: CHHapticEngine) {
    let restarts = Restarts()
    engine.resetHandler = { restarts.count += 1 }
}
