/// An inline part of a document, in reading order.
package enum MarkdownInline: Sendable {
  /// Text, by its range in the content.
  case text(Range<Int>)
  /// Text that replaces what was written.
  case characters(String)
  /// Code.
  case code(String)
  /// A tag, a comment or a processing instruction of HTML, as it was written.
  case html(Range<Int>)
  /// The end of a line, which is equivalent to a space.
  case softBreak
  /// A line break.
  case hardBreak
  /// The start of a span, which contains the parts up to its end.
  case start(Span)
  /// The end of the innermost open span.
  case end

  /// A part that contains other parts.
  package enum Span: Sendable {
    case emphasis
    case strong
    case strikethrough
    case link(MarkdownTarget)
    case image(MarkdownTarget)
  }
}

/// The target of a link, or the source of an image.
package struct MarkdownTarget: Sendable {
  package var destination = ""
  package var title = ""
}
