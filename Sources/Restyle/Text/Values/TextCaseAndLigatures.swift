/// The case in which letters are displayed; the text itself stays unchanged.
///
/// The cases correspond to those of the CSS property `text-transform`: `none`, `lowercase`, `uppercase` and
/// `capitalize`.
public enum TextCase: String, Hashable, Codable, CaseIterable, Sendable {
  /// Letters are displayed unchanged.
  case preserve
  /// All letters are displayed in lower case.
  case lower
  /// All letters are displayed in upper case.
  case upper
  /// The first letter of each word is displayed in title case, and the others unchanged.
  case capitalized
}

extension TextCase: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .preserve: 1
    case .lower: 2
    case .upper: 3
    case .capitalized: 4
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .preserve
    case 2: self = .lower
    case 3: self = .upper
    case 4: self = .capitalized
    default: return nil
    }
  }
}

extension TextCase: SwiftSourceConvertible {}

/// The ligatures of a text.
public enum Ligatures: String, Hashable, Sendable, Codable, CaseIterable {
  /// No ligatures.
  case none
  /// The font's ligatures for ordinary text.
  case standard
  /// All ligatures of the font, including decorative ones.
  case all
}

extension Ligatures: SwiftSourceConvertible {}
