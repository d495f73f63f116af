public import Restyle
import RestyleRendering

extension HTMLRenderer {
  /// Appends markup that is part of the program; it is not escaped.
  public mutating func append(markup: StaticString) { writer.bytes.append(verbatim: markup) }

  /// Appends text, escaped, in no style.
  public mutating func append(text: String) { append(StyledText(text)) }

  /// Appends a text as an element of its own.
  public mutating func append(_ text: StyledText, as element: HTMLTextElement = .span) {
    append(StyledString([text]), as: element)
  }

  /// Appends runs of text, within one element that is no `span`.
  ///
  /// The element takes the style of the only run. Where there are several, each becomes a `span` of its own, and
  /// the element takes the first one's alignment, indents and whatever else concerns paragraphs. A run that sets
  /// nothing is text without an element around it.
  public mutating func append(_ string: StyledString, as element: HTMLTextElement = .span) {
    let runs = string.displayRuns
    element == .span ? writer.append(runs, as: .whole) : writer.append(runs, as: element)
  }
}
