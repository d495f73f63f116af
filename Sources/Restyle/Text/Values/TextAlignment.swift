/// How the lines of a paragraph lie between its edges.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where the writing direction starts.
  case natural
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
