public import Restyle
import RestyleElements

extension Markdown {
  /// A heading of a document.
  public struct Heading: Hashable, Sendable {
    /// The rank of the heading, 1...6, the highest first.
    public let level: Int
    /// The text without its styles, and with images as their alternative texts.
    @Exact public private(set) var text: String
    /// The identifier of the heading's element; nil if the headings of the document have none.
    @Exact public private(set) var identifier: String?

    /// A link to the heading; nil if it has no identifier.
    public var link: Link? { identifier.map { .element($0) } }
  }

  /// The headings of the document in order, for a table of contents.
  ///
  /// ```swift
  /// let article = Markdown("# Tea\n## Green\n## Black", headingIdentifierPrefix: "tea-")
  /// let contents = List {
  ///   for heading in article.headings {
  ///     if let link = heading.link { Hyperlink(heading.text, to: link) }
  ///   }
  /// }
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var headings: [Heading] { document.headings(prefix: headingIdentifierPrefix) }

  /// Returns the document with its headings moved to a level and those below it.
  ///
  /// ```swift
  /// let page = Stack {
  ///   Label("Lake view double").heading(1)
  ///   Markdown(description).headings(from: 2)
  /// }
  /// ```
  ///
  /// A page has one heading of the first level, and documents usually begin with such a heading too. Moved headings
  /// have the styles of their new levels.
  ///
  /// - Parameter level: The level of the document's highest headings, 1...6. Other numbers become the nearest of these.
  /// - Returns: The document. The distances between the levels of its headings stay the same, up to level 6.
  /// - Complexity: O(*n*) in the number of blocks.
  public func headings(from level: Int) -> Markdown {
    var moved = self
    moved.document.moveHeadings(to: min(max(level, 1), 6))
    return moved
  }
}

extension MarkdownDocument {
  /// The headings in reading order.
  ///
  /// - Parameter prefix: The prefix of their identifiers; nil for headings without identifiers.
  /// - Returns: The headings.
  func headings(prefix: String?) -> [Markdown.Heading] {
    let text = MarkdownText(self, style: MarkdownStyle(text: TextStyle()))
    var identifiers = HeadingIdentifiers()
    return blocks.compactMap { block in
      guard case .heading(let level) = block.kind else { return nil }
      let text = text.text(block.inlines).textWithoutImages
      let identifier = prefix.map { $0 + identifiers.identifier(for: text) }
      return Markdown.Heading(level: level, text: text, identifier: identifier)
    }
  }
}

/// Derives identifiers of headings from their texts, like GitHub (github/html-pipeline, table of contents).
private struct HeadingIdentifiers {
  // The number of repetitions of each identifier.
  private var repetitions: [ExactText: Int] = [:]

  /// Returns the identifier of the next heading, which is unique.
  mutating func identifier(for text: String) -> String {
    let base = Self.words(of: text)
    var identifier = base
    while repetitions[ExactText(identifier)] != nil {
      repetitions[ExactText(base), default: 0] += 1
      identifier = "\(base)-\(repetitions[ExactText(base), default: 0])"
    }
    repetitions[ExactText(identifier)] = 0
    return identifier
  }

  /// The words of a text in lowercase letters, joined by hyphens.
  private static func words(of text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .spaceSeparator where scalar == " ": result += "-"
      case _ where scalar == "-": result += "-"
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        result.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic: result += scalar.properties.lowercaseMapping
      default: break
      }
    }
    return result.isEmpty ? "heading" : result
  }
}
