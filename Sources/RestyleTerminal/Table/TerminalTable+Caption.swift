public import Restyle
public import RestyleElements
import RestyleRendering

extension TerminalTable {
  /// A text above or below a table, broken at the width of the table.
  ///
  /// ```swift
  /// var table = TerminalTable(columns: ["City"], rows: [["Berlin"]], caption: "Cities")
  /// table.caption?.isAbove = false
  /// ```
  public struct Caption: Hashable, Sendable {
    /// The text.
    public var text: StyledString
    /// The alignment of the text.
    public var alignment: StackStyle.Alignment
    /// Whether the text is above the table instead of below it.
    public var isAbove: Bool

    /// Creates a caption.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: The alignment of the text.
    ///   - isAbove: Whether the text is above the table instead of below it.
    public init(_ text: StyledString, alignment: StackStyle.Alignment = .center, isAbove: Bool = true) {
      self.text = text
      self.alignment = alignment
      self.isAbove = isAbove
    }

    /// Creates a caption from a displayable value, such as the string of a variable.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: The alignment of the text.
    ///   - isAbove: Whether the text is above the table instead of below it.
    @_disfavoredOverload  // Literals can contain styles.
    public init(
      _ text: some DisplayableString, alignment: StackStyle.Alignment = .center, isAbove: Bool = true
    ) {
      self.init(StyledString(styling: text), alignment: alignment, isAbove: isAbove)
    }
  }
}

extension TerminalTable.Caption: ExpressibleByStringInterpolation {
  /// Creates a caption above a table.
  public init(stringLiteral text: String) { self.init(StyledString(text)) }

  /// Creates a caption above a table, with styles in its text.
  public init(stringInterpolation text: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: text))
  }
}

extension TerminalTable.Caption {
  /// The table with the caption above or below it.
  func beside(
    _ table: TerminalBlock, columns: Int, _ style: TextStyle, in terminal: inout TerminalRenderer
  ) -> TerminalBlock {
    guard !text.isEmpty else { return table }
    var ready = terminal.readyText(text.inheriting(from: style))
    if ready.block.attribute(for: .alignment) == nil { ready.block.alignment = alignment.ofText }
    // Words of the caption aren't broken just because the table is narrow.
    let width = max(min(table.width, columns), min(ready.wordWidth(terminal.profile.metrics), columns), 1)
    let lines = terminal.block(of: ready, columns: width, isSpread: true)
    return TerminalBlock(column: isAbove ? [lines, table] : [table, lines])
  }
}
