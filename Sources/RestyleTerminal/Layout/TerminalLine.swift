public import Restyle

/// One line of a text laid out in cells.
///
/// The contents of all lines, each followed by its ending, are the original text, except for soft hyphens and tabs.
public struct TerminalLine: Hashable, Sendable {
  /// The visible text of the line, without soft hyphens, but with a hyphen if a soft hyphen ends the line.
  public var content: StyledString
  /// The width of the line in cells.
  public var width: Int
  /// The text between this line and the next: spaces, or a line ending; empty within words.
  @Exact public var ending: String
  /// Whether a soft hyphen ends the line.
  public var isHyphenated: Bool
}
