// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What stands in for AppKit: the declarations that Restyle and the tests use, as the public documentation gives them.
// They keep what is set, and draw nothing.
@_exported import Foundation
@_exported import UIFoundation

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
    public static let accessibilityHighContrastAqua = Self(
      rawValue: "NSAppearanceNameAccessibilityHighContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Self(
      rawValue: "NSAppearanceNameAccessibilityHighContrastDarkAqua")
  }

  public let name: Name

  public init?(named name: Name) { self.name = name }

  open func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : nil }
}

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  private let provider: @Sendable (NSAppearance) -> NSColor?
  package let components: [CGFloat]
  package let isDisplayP3: Bool

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    isDisplayP3 = false
    provider = { _ in nil }
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    isDisplayP3 = true
    provider = { _ in nil }
  }

  public init(name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    components = []
    isDisplayP3 = false
    provider = dynamicProvider
  }

  open func set() { NSImage.drawn.append("\(components)") }

  package func color(in appearance: NSAppearance) -> NSColor { provider(appearance) ?? self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor, !components.isEmpty else { return self === object as? NSColor }
    return components == other.components && isDisplayP3 == other.isDisplayP3
  }

  open override var hash: Int { components.hashValue }
}
