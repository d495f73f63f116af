public import Restyle
public import RestyleElements

/// A document of Markdown as an element: CommonMark 0.31.2.
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
/// Every text is a document; nothing in it is an error. Tables, tasks and more are read by choice, as
/// ``MarkdownExtensions`` list them. HTML is text like any other, which ``rawHTML`` lists. Whether links and images are
/// safe is decided where they enter an output. Titles of links, and of images among other text, aren't shown.
public struct Markdown: Element {
  var document: MarkdownDocument
  /// How the document looks; nil for the default at the time of rendering.
  public var style: MarkdownStyle?
  /// The start of the identifiers of headings, which links to them need; nil for headings without identifiers.
  ///
  /// The rest is derived from the text of the heading, as GitHub does it: `Green tea` is `green-tea`, and the next
  /// heading of that text `green-tea-1`. A start such as `article-` distinguishes them from the other identifiers of a
  /// page, which text from people could repeat otherwise.
  @Exact public var headingIdentifierPrefix: String?

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - text: The text, which may be any.
  ///   - extensions: What is read beyond CommonMark.
  ///   - style: How it looks; nil for the default at the time of rendering.
  ///   - headingIdentifierPrefix: The start of the identifiers of headings; nil for headings without identifiers.
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
    // Without a prefix, their texts needn't be read.
    let identifiers = headingIdentifierPrefix == nil ? [] : headings.compactMap(\.identifier)
    return ElementContent(document, style: style ?? .default, headingIdentifiers: identifiers)
  }
}

extension Markdown {
  /// A piece of HTML in a document.
  public struct RawHTML: Hashable, Sendable {
    /// The HTML as it was written.
    @Exact public private(set) var text: String
    /// The line that it starts in, counted from 1.
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
