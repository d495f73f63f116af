/// What happens to text that is longer than its line.
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// It goes on in the next line, from a border between words.
  case wordWrapping
  /// It goes on in the next line, from any character.
  case charWrapping
  /// It is cut off.
  case clipping
  /// Its beginning gives way to an ellipsis.
  case truncatingHead
  /// Its end gives way to an ellipsis.
  case truncatingTail
  /// Its middle gives way to an ellipsis.
  case truncatingMiddle
}

extension LineBreakMode: SwiftSourceConvertible {}
