public import Restyle

/// Creates styled text from inline Markdown.
// A class, since the style is large, and would be copied with the rest for each block.
final class MarkdownText: Sendable {
  let document: MarkdownDocument
  let style: MarkdownStyle

  init(_ document: MarkdownDocument, style: MarkdownStyle) {
    self.document = document
    self.style = style
  }

  /// The text of some inline parts.
  ///
  /// - Parameter inlines: The range of the parts.
  /// - Returns: The text.
  func text(_ inlines: Range<Int>) -> StyledString {
    var result = StyledString()
    var styles = [TextStyle()]
    var text = ""
    // The content of an image is its alternative text, without styles.
    var image: (target: MarkdownTarget, depth: Int)?
    for inline in document.inlines[inlines] {
      switch inline {
      case .text(let range), .html(let range):
        text += String(decoding: document.content[range], as: UTF8.self)
      case .characters(let characters): text += characters
      case .softBreak: text += " "
      case .hardBreak: text += "\n"
      case .code(let code) where image != nil: text += code
      case .start where image != nil: image?.depth += 1
      case .end where image != nil:
        image?.depth -= 1
        guard let (target, depth) = image, depth == 0 else { continue }
        let inline = InlineImage(Image(url: target.destination), alternative: text)
        result.append(StyledText(inline, style: styles[styles.count - 1].merging(style.image)))
        text = ""
        image = nil
      case .code, .start, .end:
        result.append(StyledText(text, style: styles[styles.count - 1]))
        text = ""
        switch inline {
        case .start(.image(let target)): image = (target, 1)
        case .code(let code):
          result.append(StyledText(code, style: styles[styles.count - 1].merging(style.code)))
        case .start(let span): styles.append(styles[styles.count - 1].merging(overlay(of: span)))
        default: styles.removeLast()
        }
      }
    }
    result.append(StyledText(text, style: styles[styles.count - 1]))
    return result
  }

  private func overlay(of span: MarkdownInline.Span) -> TextStyle {
    switch span {
    case .emphasis: style.emphasis
    case .strong: style.strong
    case .strikethrough: style.strikethrough
    case .link(let target): style.link.linked(to: Link(target.destination))
    case .image: style.image
    }
  }

  /// The image that is the only content of some inline parts, with its alternative text; nil if there is other text.
  func onlyImage(in inlines: Range<Int>) -> (target: MarkdownTarget, alternative: String)? {
    guard let first = document.inlines[inlines].first, case .start(.image(let target)) = first else {
      return nil
    }
    var depth = 0
    for index in inlines {
      if case .start = document.inlines[index] { depth += 1 }
      if case .end = document.inlines[index] { depth -= 1 }
      if depth == 0, index + 1 < inlines.upperBound { return nil }
    }
    return (target, text(inlines).textWithoutImages)
  }
}

extension StyledString {
  /// Creates a text from the inline syntax of Markdown: emphasis, code, links, images and breaks.
  ///
  /// ```swift
  /// let terms = StyledString(markdown: "Read the *new* [terms](/terms).")
  /// ```
  ///
  /// Characters that start a block in a document, such as `#` or `>`, are text, and so is HTML. To insert what people
  /// typed, use a template with arguments: `StyledString(localized:arguments:)`.
  ///
  /// - Parameters:
  ///   - text: The text in Markdown; any text is valid.
  ///   - extensions: The extensions of CommonMark to enable. Those for tables and lists have no effect, since these are
  ///     blocks.
  ///   - style: The style of emphasis, code, links and images; nil for the default one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    markdown text: String, extensions: MarkdownExtensions = [], style: MarkdownStyle? = nil
  ) {
    let document = MarkdownDocument(inline: text, extensions: extensions)
    self = MarkdownText(document, style: style ?? .default).text(0..<document.inlines.count)
  }
}
