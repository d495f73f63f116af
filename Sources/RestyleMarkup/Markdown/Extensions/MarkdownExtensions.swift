/// The extensions of CommonMark that are read, in the syntax of GitHub Flavored Markdown 0.29.
///
/// ```swift
/// let notes = Markdown("- [x] ~~Draft~~ see www.example.org", extensions: .gitHub)
/// let title = StyledString(markdown: "~~Old~~ new", extensions: .strikethrough)
/// ```
public struct MarkdownExtensions: OptionSet, Hashable, Sendable {
  /// The bits of the choices.
  public let rawValue: UInt8

  /// Creates a choice from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Tables: rows of cells between `|`, the first of them headers, below which a row of `-` aligns the columns.
  public static let tables = MarkdownExtensions(rawValue: 1 << 0)
  /// Text between `~` or `~~` is struck through.
  public static let strikethrough = MarkdownExtensions(rawValue: 1 << 1)
  /// Items of lists that start with `[ ]` or `[x]` are tasks, to be done or done.
  public static let taskLists = MarkdownExtensions(rawValue: 1 << 2)
  /// Addresses are links without angle brackets too, if they start with `www.`, `http://`, `https://` or `ftp://`, or
  /// are addresses of e-mail.
  public static let bareLinks = MarkdownExtensions(rawValue: 1 << 3)

  /// All that people know from GitHub.
  public static let gitHub: MarkdownExtensions = [.tables, .strikethrough, .taskLists, .bareLinks]
}
