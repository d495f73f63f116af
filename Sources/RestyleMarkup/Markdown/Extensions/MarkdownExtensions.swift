/// Extensions of CommonMark, in the syntax of GitHub Flavored Markdown 0.29.
///
/// ```swift
/// let notes = Markdown("- [x] ~~Draft~~ see www.example.org", extensions: .gitHub)
/// let title = StyledString(markdown: "~~Old~~ new", extensions: .strikethrough)
/// ```
public struct MarkdownExtensions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt8

  /// Creates options from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Tables: rows of cells between `|`.
  ///
  /// The cells of the first row are headers. A row of `-` below it aligns the columns.
  public static let tables = MarkdownExtensions(rawValue: 1 << 0)
  /// Struck-through text, between `~` or `~~`.
  public static let strikethrough = MarkdownExtensions(rawValue: 1 << 1)
  /// Tasks: list items that start with `[ ]` if they are open, or with `[x]` if they are done.
  public static let taskLists = MarkdownExtensions(rawValue: 1 << 2)
  /// Links without angle brackets.
  ///
  /// These are web addresses that start with `www.`, `http://`, `https://` or `ftp://`, and e-mail addresses.
  public static let bareLinks = MarkdownExtensions(rawValue: 1 << 3)

  /// All of these extensions, which GitHub supports.
  public static let gitHub: MarkdownExtensions = [.tables, .strikethrough, .taskLists, .bareLinks]
}
