public import Restyle
public import RestyleElements

/// A Markdown document as an element, according to CommonMark 0.31.2.
///
/// ```swift
/// let notes = Markdown(
///   """
///   # Release notes
///   - **Faster** lists
///   - See [the guide](/guide)
///   """)
/// ```
///
/// Every text is a valid document. ``MarkdownExtensions`` enable tables, tasks and more. HTML is shown as text, and
/// ``rawHTML`` lists it. Each output decides whether links and images are safe. Titles of links, and of images among
/// other text, aren't shown.
public struct Markdown: Element {
  var document: MarkdownDocument
  /// The style of the document; nil for the default one at the time of rendering.
  public var style: MarkdownStyle?
  /// The prefix of the identifiers of headings, which links to them need; nil for headings without identifiers.
  ///
  /// The rest of an identifier is derived from the text of the heading, as on GitHub: `Green tea` becomes `green-tea`,
  /// and the next heading with the same text `green-tea-1`. A prefix such as `article-` keeps a document from
  /// repeating other identifiers of the page.
  @Exact public var headingIdentifierPrefix: String?

  /// Creates a document from text.
  ///
  /// - Parameters:
  ///   - text: The text in Markdown; any text is valid.
  ///   - extensions: The extensions of CommonMark to enable.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - headingIdentifierPrefix: The prefix of the identifiers of headings; nil for headings without identifiers.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, extensions: MarkdownExtensions = [], style: MarkdownStyle? = nil,
    headingIdentifierPrefix: String? = nil
  ) {
    document = MarkdownDocument(text, extensions: extensions)
    self.style = style
    self.headingIdentifierPrefix = headingIdentifierPrefix
  }

  /// The blocks of the document.
  public var body: ElementContent {
    // The texts of headings needn't be read if there is no prefix.
    let identifiers = headingIdentifierPrefix == nil ? [] : headings.compactMap(\.identifier)
    var elements = MarkdownElements(document, style: style ?? .default, headingIdentifiers: identifiers)
    for block in document.blocks { elements.append(block) }
    return elements.content
  }
}

extension Markdown {
  /// A piece of HTML in a document.
  public struct RawHTML: Hashable, Sendable {
    /// The HTML source.
    @Exact public private(set) var text: String
    /// The line where the HTML starts, from 1.
    public let line: Int
  }

  /// The HTML in the document, which is shown as text.
  public var rawHTML: [RawHTML] {
    var found: [RawHTML] = []
    func add(_ range: Range<Int>, _ line: Int) {
      found.append(RawHTML(text: String(decoding: document.content[range], as: UTF8.self), line: line))
    }
    for block in document.blocks {
      if case .html = block.kind { add(block.content, block.line) }
      var line = block.line
      var counted = block.content.lowerBound
      for inline in document.inlines[block.inlines] {
        guard case .html(let range) = inline else { continue }
        line += document.content[counted..<range.lowerBound].count { $0 == 0x0A }
        counted = range.lowerBound
        add(range, line)
      }
    }
    return found
  }
}
