/// How the lines of a paragraph lie between its edges.
///
/// `natural` and `trailing` follow the direction of the lines, so that one style serves readers of both directions; `left`
/// and `right` stay where they are.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where the writing direction starts.
  case natural
  /// Where the writing direction ends: at the right edge in English, at the left one in Arabic.
  case trailing
  /// At the left edge, in every writing direction.
  case left
  /// In the middle.
  case center
  /// At the right edge, in every writing direction.
  case right
  /// At both edges.
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

/// The direction that a paragraph runs in.
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// The direction of the text itself.
  case natural
  /// As Latin does.
  case leftToRight
  /// As Arabic and Hebrew do.
  case rightToLeft
}

extension WritingDirection: SwiftSourceConvertible {}
