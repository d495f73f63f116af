public import Restyle

/// One line of a text that was laid out in cells.
///
/// What is shown of all lines, each followed by its ending, is the text again, but for soft hyphens and tabs.
public struct TerminalLine: Hashable, Sendable {
  /// What the line shows: without the soft hyphens of the text, with a hyphen where one ends the line.
  public var content: StyledString
  /// How many cells the line takes.
  public var width: Int
  /// What stands in the text between this line and the next: spaces, or what ends a line; empty within words.
  public var ending: String
  /// Whether a soft hyphen ends the line.
  public var isHyphenated: Bool
}
