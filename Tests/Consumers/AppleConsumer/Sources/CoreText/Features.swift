// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Core Foundation's strings, which Swift on Linux doesn't have.
public typealias CFString = NSString

// Safe: neither changes.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = NSString(string: "CTFeatureOpenTypeTag")
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = NSString(
  string: "CTFeatureOpenTypeValue")
