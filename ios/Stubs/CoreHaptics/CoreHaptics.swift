// Declares a part of CoreHaptics without behaviour: only what the app uses, so that the compiler can check
// the app where CoreHaptics does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
// corehaptics/chhapticengine
open class CHHapticEngine {
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { absent() }
    public init() throws {}
    // corehaptics/chhapticengine/resethandler-swift.typealias
    public typealias ResetHandler = @Sendable () -> Void
    open var resetHandler: CHHapticEngine.ResetHandler {
        get { absent() }
        set {}
    }
    open var playsHapticsOnly: Bool {
        get { absent() }
        set {}
    }
    open var isAutoShutdownEnabled: Bool {
        get { absent() }
        set {}
    }
    open func start() throws {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { absent() }
}
// corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    // corehaptics/chhapticpatternplayer/stop(attime:)
    func stop(atTime time: TimeInterval) throws
}
// corehaptics/chhapticpattern
open class CHHapticPattern {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
// corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter {}
// corehaptics/chhapticevent
open class CHHapticEvent {
    // corehaptics/chhapticevent/eventtype
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
        public static let hapticTransient: CHHapticEvent.EventType = absentValue()
        // corehaptics/chhapticevent/eventtype/hapticcontinuous
        public static let hapticContinuous: CHHapticEvent.EventType = absentValue()
    }
    // corehaptics/chhapticevent/parameterid
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
        public static let hapticIntensity: CHHapticEvent.ParameterID = absentValue()
        public static let hapticSharpness: CHHapticEvent.ParameterID = absentValue()
    }
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    ) {}
    // corehaptics/chhapticevent/init(eventtype:parameters:relativetime:duration:)
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {}
}
// corehaptics/chhapticeventparameter
open class CHHapticEventParameter {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
