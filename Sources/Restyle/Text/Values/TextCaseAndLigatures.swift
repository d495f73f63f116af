/// How the letters of a text are displayed; the text itself is unchanged.
///
/// The cases are those of the CSS property `text-transform`: `none`, `lowercase`, `uppercase` and `capitalize`.
public enum TextCase: String, Hashable, Codable, CaseIterable, Sendable {
  /// Letters are displayed as they are.
  case preserve
  /// All letters are displayed in lower case.
  case lower
  /// All letters are displayed in upper case.
  case upper
  /// The first letter of each word is displayed in title case, the others as they are.
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

/// Which ligatures text is set with.
public enum Ligatures: String, Hashable, Sendable, Codable, CaseIterable {
  /// None at all.
  case none
  /// Those that the font provides for ordinary text.
  case standard
  /// The decorative ones as well.
  case all
}

extension Ligatures: SwiftSourceConvertible {}
