// Declares a part of UniformTypeIdentifiers without behaviour: only what the app uses, so that the compiler can check
// the app where UniformTypeIdentifiers does not exist. Nothing here ever runs. The comment at each declaration is the
// path of the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing
// newer.

import Foundation

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { return nil }
    public static var data: UTType { absent() }
}
