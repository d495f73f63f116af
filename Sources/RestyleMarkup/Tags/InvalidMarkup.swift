/// What happens to tags and references that can't be read.
public enum InvalidMarkup: Hashable, Sendable {
  /// They are errors, with line and column.
  case rejected
  /// They are text like any other: for what people type, who may not know of tags.
  case keptAsText
}
