import Testing

@testable import RestyleTerminal

extension TerminalBlock {
  /// Checks what holds for all blocks: no line is wider than the block, and each as wide as it says.
  func check(_ sourceLocation: SourceLocation = #_sourceLocation) {
    for (line, text) in zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false)) {
      #expect(line.width <= width, sourceLocation: sourceLocation)
      #expect(metrics.width(of: text) == line.width, "\(text)", sourceLocation: sourceLocation)
    }
  }

  /// The block of something, which keeps within the columns.
  static func checked(
    _ content: some TerminalContent, columns: Int, _ profile: TerminalProfile,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) -> TerminalBlock {
    var terminal = TerminalRenderer(profile)
    let block = terminal.block(content, columns: columns)
    block.check(sourceLocation)
    #expect(block.width <= columns, sourceLocation: sourceLocation)
    return block
  }

  /// What the block shows, each line filled up to its width.
  var rows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line + String(repeating: " ", count: max(width - metrics.width(of: line), 0))
    }
  }

  /// The cells as a terminal shows them.
  func cells(_ profile: TerminalProfile = TerminalProfile()) -> TerminalCells {
    var terminal = TerminalRenderer(profile)
    terminal.append(block: self, columns: max(width, 1))
    return TerminalCells(String(terminal.text.dropLast(terminal.text.hasSuffix("\n") ? 1 : 0)))
  }
}
