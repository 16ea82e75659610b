// Declares what Foundation has on iOS 17 and lacks on Linux, as far as the app uses it. The comment at each declaration
// is the path of the page that it follows, below developer.apple.com/documentation/.

import Foundation

extension URL {
    // foundation/url/applicationsupportdirectory
    public static var applicationSupportDirectory: URL { absent() }
    // foundation/url/startaccessingsecurityscopedresource()
    public func startAccessingSecurityScopedResource() -> Bool { absent() }
    // foundation/url/stopaccessingsecurityscopedresource()
    public func stopAccessingSecurityScopedResource() {}
}
