// Declares a part of UniformTypeIdentifiers without behaviour: only what the app uses, so that the compiler can check
// the app where UniformTypeIdentifiers does not exist. Nothing here ever runs. The comment at each declaration is the
// path of the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing
// newer.

import Foundation

func absent() -> Never { fatalError("Declared only for the compiler") }
func absentValue<T>() -> T { absent() }

// uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
    public init?(_ identifier: String) { return nil }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { return nil }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {}
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {}
    public static var data: UTType { absent() }
    public static var json: UTType { absent() }
    public static var plainText: UTType { absent() }
}
