/// How invalid tags and references are treated.
public enum InvalidMarkup: Hashable, Sendable {
  /// They are errors, with line and column.
  case rejected
  /// Treats them as text, for input of people who may not know of tags.
  case keptAsText
}
