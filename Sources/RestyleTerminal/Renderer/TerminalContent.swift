public import Restyle

/// Content for some of a terminal's columns, such as a text, a box, a table, a list or a bar.
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
  ///   - columns: The number of columns, at least one; a wider block is cut off.
  ///   - terminal: The renderer, which notes the features that can't be shown.
  /// - Returns: A block that is as large as it needs to be.
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
