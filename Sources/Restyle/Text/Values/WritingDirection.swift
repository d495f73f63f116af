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
