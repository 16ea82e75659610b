// Declares a part of AVFoundation without behaviour: only what the app uses, so that the compiler can check
// the app where AVFoundation does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer {
    public init() {}
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { absent() }
}
// avfaudio/avspeechboundary
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}
// avfaudio/avspeechutterance
open class AVSpeechUtterance {
    public init(string: String) {}
    open var voice: AVSpeechSynthesisVoice?
    open var prefersAssistiveTechnologySettings: Bool = false
}
// avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice {
    public init?(language languageCode: String?) {}
}
// avfaudio/avaudioframecount
public typealias AVAudioFrameCount = UInt32
// avfaudio/avaudiochannelcount
public typealias AVAudioChannelCount = UInt32
// avfaudio/avaudioformat
open class AVAudioFormat {
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { return nil }
}
// avfaudio/avaudiobuffer
open class AVAudioBuffer {}
// avfaudio/avaudiopcmbuffer
open class AVAudioPCMBuffer: AVAudioBuffer {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { return nil }
    open var frameLength: AVAudioFrameCount = 0
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { absent() }
}
// avfaudio/avaudionode
open class AVAudioNode {}
// avfaudio/avaudiomixernode
open class AVAudioMixerNode: AVAudioNode {}
// avfaudio/avaudionodecompletionhandler
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
// avfaudio/avaudioplayernode
open class AVAudioPlayerNode: AVAudioNode {
    public override init() { super.init() }
    open func play() {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
}
// avfaudio/avaudioplayernodebufferoptions
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { absent() }
    public static let interrupts: AVAudioPlayerNodeBufferOptions = absentValue()
}
// avfaudio/avaudiotime
open class AVAudioTime {}
// avfaudio/avaudioengine
open class AVAudioEngine {
    public init() {}
    open func attach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open var mainMixerNode: AVAudioMixerNode { absent() }
    open var isRunning: Bool { absent() }
    // avfaudio/avaudioengine/isautoshutdownenabled
    open var isAutoShutdownEnabled: Bool {
        get { absent() }
        set {}
    }
    open func start() throws {}
}
// avfaudio/avaudiosession
open class AVAudioSession {
    // avfaudio/avaudiosession/category-swift.struct
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
        public static let ambient: AVAudioSession.Category = absentValue()
        // avfaudio/avaudiosession/category-swift.struct/playback
        public static let playback: AVAudioSession.Category = absentValue()
    }
    // avfaudio/avaudiosession/mode-swift.struct
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { absent() }
        public static let `default`: AVAudioSession.Mode = absentValue()
    }
    // avfaudio/avaudiosession/categoryoptions-swift.struct
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { absent() }
        public static let mixWithOthers: AVAudioSession.CategoryOptions = absentValue()
    }
    open class func sharedInstance() -> AVAudioSession { absent() }
    open func setCategory(_ category: AVAudioSession.Category) throws {}
    // avfaudio/avaudiosession/setcategory(_:mode:options:)
    open func setCategory(
        _ category: AVAudioSession.Category,
        mode: AVAudioSession.Mode,
        options: AVAudioSession.CategoryOptions = []
    ) throws {}
}
