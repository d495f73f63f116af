/// The treatment of invalid tags and references.
public enum InvalidMarkup: Hashable, Sendable {
  /// Throws an error, with the line and the column.
  case rejected
  /// Keeps the invalid parts as text, for input of people who may not know tags.
  case keptAsText
}
