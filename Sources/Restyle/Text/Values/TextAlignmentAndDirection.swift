/// The alignment of lines between the edges of a paragraph.
///
/// `natural` and `trailing` follow the writing direction, so one style serves readers of both directions. `left` and
/// `right` are the same in every writing direction.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the edge where lines start: the left one in English, the right one in Arabic.
  case natural
  /// At the edge where lines end: the right one in English, the left one in Arabic.
  case trailing
  /// At the left edge, in every writing direction.
  case left
  /// Centred.
  case center
  /// At the right edge, in every writing direction.
  case right
  /// Justified, at both edges.
  case justified
}

extension TextAlignment: SwiftSourceConvertible {}

extension TextAlignment: ByteCoded {
  @inlinable var byteCode: UInt8 {
    switch self {
    case .natural: 1
    case .trailing: 6
    case .left: 2
    case .center: 3
    case .right: 4
    case .justified: 5
    }
  }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = .natural
    case 2: self = .left
    case 3: self = .center
    case 4: self = .right
    case 5: self = .justified
    case 6: self = .trailing
    default: return nil
    }
  }
}

/// The writing direction of a paragraph.
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// The direction of the text itself.
  case natural
  /// From left to right, as in Latin script.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}

extension WritingDirection: SwiftSourceConvertible {}
