/// A part of a line of Markdown, in the order in which it is read.
package enum MarkdownInline: Sendable {
  /// Text, where it lies in the content.
  case text(Range<Int>)
  /// Text in place of what was written.
  case characters(String)
  /// Code.
  case code(String)
  /// A tag, a comment or an instruction of HTML, as it was written.
  case html(Range<Int>)
  /// The end of a line that means no more than a space.
  case softBreak
  /// The end of a line that is to be one.
  case hardBreak
  /// The start of a span, which contains the parts up to its end.
  case start(Span)
  /// The end of the span that was started last.
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

/// Where a link leads to, or where an image is.
package struct MarkdownTarget: Sendable {
  package var destination = ""
  package var title = ""
}
