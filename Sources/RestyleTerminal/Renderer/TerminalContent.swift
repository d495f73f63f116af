public import Restyle

/// Content that a terminal shows in some of its columns, such as texts, boxes, tables, lists and bars.
///
/// ```swift
/// struct Banner: TerminalContent {
///   let title: String
///
///   func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
///     terminal.block(title, columns: columns).filled(with: .blue)
///   }
/// }
/// ```
public protocol TerminalContent: Sendable {
  /// Renders the content.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are, at least one; a block that is wider is cut.
  ///   - terminal: What renders, and notes what can't be shown.
  /// - Returns: The cells, as many as are needed.
  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock
}

extension TerminalBlock: TerminalContent {
  /// Returns the block.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock { self }
}

extension StyledString: TerminalContent {
  /// Renders the text in lines, with the alignment of its style.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let text = terminal.readyText(self)
    return terminal.block(of: text, columns: columns)
  }
}

extension StyledText: TerminalContent {
  /// Renders the text in lines, with the alignment of its style.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    StyledString([self]).block(columns: columns, in: &terminal)
  }
}

extension String: TerminalContent {
  /// Renders the text in lines.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    StyledString(self).block(columns: columns, in: &terminal)
  }
}
